### Карточная игра «Ужас Аркхэма»: кампании и колоды, между сценариями.

## Перед сценарием или кампанией

lcg-option-deck = Колода места { $seat }
lcg-option-deck-of = Колода { $investigator-gen }
lcg-option-earlier = Чем считать окончание сценария «{ $scenario }»
lcg-deck-starter = готовая колода
lcg-resolution-the-gathering-0 = без развязки: все ушли, Жрец упырей жив
lcg-resolution-the-gathering-1 = развязка 1: дом сгорел, Лита с вами
lcg-resolution-the-gathering-2 = развязка 2: дом уцелел, Лита идёт своей дорогой
lcg-resolution-the-gathering-3 = развязка 3: Жрец упырей жив, Лита с вами
lcg-resolution-the-midnight-masks-1 = развязка 1: время ещё было
lcg-resolution-the-midnight-masks-2 = развязка 2: полночь миновала

## Кампания

lcg-campaign-zealot = Ночь фанатика · сложность: { $difficulty }
lcg-ending-won = Кампания выиграна: Аркхэм спасён.
lcg-ending-survived = Кампания окончена: вы живы, но какой ценой.
lcg-ending-lost = Кампания проиграна.

## Участники

lcg-member-experience = Неистраченный опыт: { $n }
lcg-member-trauma = травмы: физических { $physical }, психических { $mental }
lcg-member-killed = Гибель в прошлом сценарии
lcg-member-insane = Безумие после прошлого сценария
lcg-member-assets = Активы: { $cards }
lcg-member-events = События: { $cards }
lcg-member-skills = Навыки: { $cards }
lcg-member-others = Личные карты и слабости: { $cards }
lcg-copies = { $n } × { $card }
lcg-card-of-level = { $card } ({ $level })
lcg-card-at = { $card }: опыт { $price }
lcg-weakness-by-lot = базовая слабость по жребию

## Что можно сделать

lcg-form-buy = Купить карту: { $investigator }
lcg-form-swap = Заменить карту в колоде { $investigator-gen }
lcg-form-deck = Взять другую колоду: { $investigator }
lcg-form-replace = Место { $investigator-gen } занимает кто-то другой
lcg-form-leave = { $investigator } выходит из кампании
lcg-form-join = Кто-то вступает в кампанию
lcg-form-carry = Решить, в чьей колоде Лита Чантлер
lcg-form-card = Какую карту взять
lcg-form-instead = Какую карту убрать
lcg-form-deck-text = Колода
lcg-form-who = Сыщик
lcg-form-carrier = Кто берёт её с собой
lcg-form-nobody = никто

## Журнал

lcg-note-scenario = { $resolution ->
    [0] { $scenario }: без развязки, зона победы { $experience }
   *[other] { $scenario }: развязка { $resolution }, зона победы { $experience }
}
lcg-note-house-stands = Ваш дом уцелел.
lcg-note-house-burned = Ваш дом сгорел дотла.
lcg-note-priest-alive = Жрец упырей всё ещё жив.
lcg-note-priest-dead = Жрец упырей мёртв.
lcg-note-lita-joins = Лита Чантлер идёт с сыщиками.
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
lcg-note-joined = В кампанию вступает { $card }.
lcg-note-left = Кампанию покидает { $card }.
