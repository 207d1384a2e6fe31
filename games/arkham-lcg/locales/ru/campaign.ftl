### Карточная игра «Ужас Аркхэма»: кампании и колоды, между сценариями.

## Перед сценарием или кампанией

lcg-option-deck = Колода места { $seat }
lcg-option-deck-of = Колода { $investigator-gen }
lcg-option-earlier = Каким считать исход сценария «{ $scenario }»
lcg-option-interrogated = Кого допросили в сценарии «{ $scenario }»; остальные скрылись
lcg-interrogated-nobody = никого
lcg-option-played = Во что играем
lcg-played-all = «{ arkham-lcg-campaign }»: все три сценария
lcg-played-alone = «{ $scenario }»: отдельный сценарий
lcg-deck-starter = готовая колода
lcg-resolution-the-gathering-0 = без развязки: все ушли, Жрец упырей жив
lcg-resolution-the-gathering-1 = развязка 1: дом сгорел, Лита с вами
lcg-resolution-the-gathering-2 = развязка 2: дом уцелел, Лита идёт своей дорогой
lcg-resolution-the-gathering-3 = развязка 3: Жрец упырей жив, Лита с вами
lcg-resolution-the-midnight-masks-1 = развязка 1: время ещё было
lcg-resolution-the-midnight-masks-2 = развязка 2: полночь миновала

## Кампания

lcg-campaign-zealot = { arkham-lcg-campaign } · сложность: { $difficulty }
lcg-campaign-alone = «{ $scenario }», отдельный сценарий · сложность: { $difficulty }
lcg-ending-won = Кампания выиграна: Аркхэм спасён.
lcg-ending-survived = Кампания окончена: вы живы, но какой ценой.
lcg-ending-lost = Кампания проиграна.
lcg-ending-alone-won = Сценарий выигран.
lcg-ending-alone-lost = Сценарий проигран.

## Участники

lcg-member-experience = Неистраченный опыт: { $n }
lcg-member-worth = { $n ->
    [0] Карт высоких уровней нет
   *[other] Карты высоких уровней: опыт { $n }; базовых слабостей: { $weaknesses }
}
lcg-member-trauma = Травмы: физических { $physical }, ментальных { $mental }
lcg-member-killed = Гибель в прошлом сценарии
lcg-member-insane = Безумие после прошлого сценария
lcg-member-assets = Активы: { $cards }
lcg-member-events = События: { $cards }
lcg-member-skills = Навыки: { $cards }
lcg-member-others = Личные карты и слабости: { $cards }
lcg-copies = { $n } × { $card }
lcg-card-of-level = { $card } (уровень { $level })
lcg-card-at = { $card }: опыт { $price }
lcg-weakness-by-lot = базовая слабость по жребию

## Что можно сделать

lcg-form-buy = Купить карту: { $investigator }
lcg-form-swap = Заменить карту в колоде { $investigator-gen }
lcg-form-deck = Другой сыщик или колода вместо { $investigator-gen }
lcg-form-replace = Место { $investigator-gen } занимает кто-то другой
lcg-form-leave = { $investigator } покидает группу
lcg-form-join = Кто-то присоединяется к группе
lcg-form-carry = Решить, в чьей колоде Лита Чантлер
lcg-form-card = Какую карту взять
lcg-form-instead = Какую карту убрать
lcg-form-deck-text = Колода
lcg-form-who = Сыщик
lcg-form-carrier = Кто берёт её с собой
lcg-form-nobody = никто
lcg-form-back = { $investigator } (возвращение с прежней колодой)

## Что сделано

lcg-deed-bought = { $investigator }: куплена карта «{ $card }» (опыт: { $price }) вместо «{ $instead }».
lcg-deed-swapped = { $investigator }: в колоде «{ $card }» вместо «{ $instead }».
lcg-deed-deck = { $investigator }: взята другая колода.
lcg-deed-replaced = Вместо { $investigator-gen } играет { $now }.
lcg-deed-carried = Лита Чантлер теперь в колоде { $investigator-gen }.
lcg-deed-carried-by-nobody = Литу Чантлер никто не берёт с собой.

## Журнал

lcg-note-taken = Сценарий «{ $scenario }» не разыгрывали, его исход выбран заранее ({ $ended }).
lcg-note-scenario = { $resolution ->
    [0] «{ $scenario }»: без развязки. Победный счёт: { $experience }.
   *[other] «{ $scenario }»: развязка { $resolution }. Победный счёт: { $experience }.
}
lcg-note-fared = { $card }: опыт { $experience }{ $physical ->
    [0] {""}
    [one] , { $physical } физическая травма
    [few] , { $physical } физические травмы
   *[other] , { $physical } физических травм
}{ $mental ->
    [0] {""}
    [one] , { $mental } ментальная травма
    [few] , { $mental } ментальные травмы
   *[other] , { $mental } ментальных травм
}.
lcg-note-bonus = Развязка приносит каждому ещё { lcg-n-experience }.
lcg-note-own-bonus = { $card } получает ещё { lcg-n-experience }.
lcg-note-forfeited = { $card }: слабость отнимает { lcg-n-experience }.
lcg-note-haunted = { $card } не может забыть: в колоде теперь «{ $weakness }».
lcg-note-house-stands = Ваш дом уцелел.
lcg-note-house-burned = Ваш дом сгорел дотла.
lcg-note-priest-alive = Жрец упырей всё ещё жив.
lcg-note-priest-dead = Жрец упырей мёртв.
lcg-note-lita-joins = Лита Чантлер идёт с сыщиками.
lcg-note-lita-with = Она в колоде { $card-gen }.
lcg-note-lita-seeks-others = Лита ушла искать других помощников.
lcg-note-interrogated = { $card-gender ->
    [f] { $card } допрошена.
   *[other] { $card } допрошен.
}
lcg-note-got-away = { $card-gender ->
    [f] { $card } скрылась.
   *[other] { $card } скрылся.
}
lcg-note-past-midnight = Полночь миновала.
lcg-note-arkham-fell = Аркхэм достался Умордхоту.
lcg-note-ritual-broken = Ритуал прерван.
lcg-note-umordhoth-repelled = Умордхот отброшен.
lcg-note-lita-sacrificed = Лита Чантлер отдана Умордхоту.
lcg-note-killed = { $card-gender ->
    [f] { $card } погибла.
   *[other] { $card } погиб.
}
lcg-note-insane = { $card-gender ->
    [f] { $card } потеряла рассудок.
   *[other] { $card } потерял рассудок.
}
lcg-note-joined = К группе присоединяется { $card }.
lcg-note-left = Группу покидает { $card }.

## Сборка колод

lcg-deck-builder = Сборка колоды: { $investigator }
lcg-deck-of = Колода: { $name }
lcg-deck-name = Название колоды
lcg-deck-nameless = Колода без названия
lcg-deck-nobody = сыщик не из этой коробки
lcg-deck-size = { $n } из { $size }
lcg-deck-right = Колода готова к игре.
lcg-deck-change = Изменить карты
lcg-deck-another = Взять другую колоду…
lcg-deck-begin = Начать с готовой колоды
lcg-deck-reset = Сбросить
lcg-deck-done = Готово
lcg-deck-keep = Сохранить в мои колоды
lcg-deck-sides = Что показать
lcg-deck-pool = Карты на выбор
lcg-deck-here = Колода
lcg-deck-search = Найти карты по названию, черте или тексту
lcg-deck-by-class = Класс
lcg-deck-by-sort = Тип
lcg-deck-by-level = уровень
lcg-deck-found = { $n ->
    [0] Таких карт нет.
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
lcg-deck-level = уровень { $n }
lcg-deck-no-cost = Её не играют, поэтому у неё нет цены
lcg-deck-read = Прочесть карту
lcg-deck-copies = «{ $card }», в колоде: { $n }
lcg-deck-less = Убрать «{ $card }»
lcg-deck-more = Добавить «{ $card }»
lcg-deck-told = «{ $card }»: { $n }. В колоде { $size } из { $whole }.
lcg-deck-curve = Карты по цене
lcg-deck-assets = Активы
lcg-deck-events = События
lcg-deck-skills = Навыки
lcg-deck-fixed = Всегда в колоде
lcg-deck-strange = Не из этой коробки
lcg-decks-title = Какая колода?
lcg-decks-starters = Готовые колоды
lcg-decks-starter = { $investigator }: готовая колода
lcg-decks-mine = Мои колоды
lcg-decks-mine-about = Хранятся в этом браузере.
lcg-decks-none = Пока пусто. Изменённые колоды сохраняются здесь, в этом браузере.
lcg-decks-take = Взять
lcg-decks-rename = Переименовать
lcg-decks-copy = Сделать копию
lcg-decks-drop = Удалить
lcg-decks-drop-sure = Удалить колоду «{ $name }»?
lcg-decks-import = Из другой программы
lcg-decks-import-about = Файл колоды из ArkhamDB или arkham.build либо его текст.
lcg-decks-import-text = Или вставьте его текст
lcg-decks-import-take = Взять эту колоду
lcg-decks-import-without = { $n ->
    [one] Взять без { $n } карты не из этой коробки
   *[other] Взять без { $n } карт не из этой коробки
}
lcg-decks-import-whole = Взять как есть
lcg-deck-leave-out = { $n ->
    [one] Убрать { $n } карту не из этой коробки
    [few] Убрать { $n } карты не из этой коробки
   *[other] Убрать { $n } карт не из этой коробки
}
lcg-decks-stranger = В этой колоде сыщик — { $name }, а здесь играет другой.

## Перемены в колодах между сценариями

lcg-upgrade-experience = Неистраченный опыт: { $n }
lcg-upgrade-higher = Только карты высоких уровней
lcg-upgrade-price = опыт: { $n }
lcg-upgrade-here = в колоде: { $n }
lcg-upgrade-choose = Выберите карту, которую взять, и карту, которую убрать.
lcg-upgrade-instead = Теперь выберите карту, которую убрать.
lcg-upgrade-sum = Взять «{ $card }», убрать «{ $instead }». Цена: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} опыта, останется { $left }.
lcg-upgrade-buy = Купить
lcg-swap-sum = Взять «{ $card }», убрать «{ $instead }».
lcg-swap-do = Заменить
