### Карткова гра «Жах Аркгема»: кампанії та колоди, між сценаріями.

## Перед сценарієм чи кампанією

lcg-option-deck = Колода місця { $seat }
lcg-option-deck-of = Колода { $investigator-gen }
lcg-option-earlier = Яким вважати кінець сценарію «{ $scenario }»
lcg-option-interrogated = Кого допитали у сценарії «{ $scenario }»; решта втекла
lcg-interrogated-nobody = нікого
lcg-option-played = У що граємо
lcg-played-all = «{ arkham-lcg-campaign }»: усі три сценарії
lcg-played-alone = «{ $scenario }»: окремий сценарій
lcg-deck-starter = готова колода
lcg-resolution-the-gathering-0 = без розв’язки: усі вибралися, Гуль-жрець живий
lcg-resolution-the-gathering-1 = розв’язка 1: дім згорів, Літа з вами
lcg-resolution-the-gathering-2 = розв’язка 2: дім уцілів, Літа йде своєю дорогою
lcg-resolution-the-gathering-3 = розв’язка 3: Гуль-жрець живий, Літа з вами
lcg-resolution-the-midnight-masks-1 = розв’язка 1: час іще був
lcg-resolution-the-midnight-masks-2 = розв’язка 2: північ минула

## Кампанія

lcg-campaign-zealot = { arkham-lcg-campaign } · складність: { $difficulty }
lcg-campaign-alone = «{ $scenario }», окремий сценарій · складність: { $difficulty }
lcg-ending-won = Кампанію виграно: Аркгем урятовано.
lcg-ending-survived = Кампанію завершено: ви живі, але якою ціною.
lcg-ending-lost = Кампанію програно.
lcg-ending-alone-won = Сценарій виграно.
lcg-ending-alone-lost = Сценарій програно.

## Учасники

lcg-member-experience = Невитрачений досвід: { $n }
lcg-member-worth = { $n ->
    [0] Карт вищих рівнів немає
   *[other] Карти вищих рівнів: досвід { $n }; базових слабкостей: { $weaknesses }
}
lcg-member-trauma = Травми: фізичних { $physical }, психічних { $mental }
lcg-member-killed = Загибель у минулому сценарії
lcg-member-insane = Божевілля після минулого сценарію
lcg-member-assets = Здобутки: { $cards }
lcg-member-events = Події: { $cards }
lcg-member-skills = Вміння: { $cards }
lcg-member-others = Особисті карти та слабкості: { $cards }
lcg-copies = { $n } × { $card }
lcg-card-of-level = { $card } (рівень { $level })
lcg-card-at = { $card }: досвід { $price }
lcg-weakness-by-lot = базова слабкість за жеребом

## Що можна зробити

lcg-form-buy = Купити карту: { $investigator }
lcg-form-swap = Замінити карту в колоді { $investigator-gen }
lcg-form-deck = Інший дослідник або колода замість { $investigator-gen }
lcg-form-replace = Місце { $investigator-gen } посідає хтось інший
lcg-form-leave = { $investigator } покидає групу
lcg-form-join = Хтось приєднується до групи
lcg-form-carry = Вирішити, у чиїй колоді Літа Чантлер
lcg-form-card = Яку карту взяти
lcg-form-instead = Яку карту прибрати
lcg-form-deck-text = Колода
lcg-form-who = Дослідник
lcg-form-carrier = Хто бере її з собою
lcg-form-nobody = ніхто
lcg-form-back = { $investigator } (повернення з попередньою колодою)

## Що зроблено

lcg-deed-bought = { $investigator }: куплено карту «{ $card }» (досвід: { $price }) замість «{ $instead }».
lcg-deed-swapped = { $investigator }: у колоді «{ $card }» замість «{ $instead }».
lcg-deed-deck = { $investigator }: узято іншу колоду.
lcg-deed-replaced = Замість { $investigator-gen } грає { $now }.
lcg-deed-carried = Літа Чантлер тепер у колоді { $investigator-gen }.
lcg-deed-carried-by-nobody = Літу Чантлер ніхто не бере з собою.

## Журнал

lcg-note-taken = Сценарій «{ $scenario }» не розігрували, його кінець обрано заздалегідь ({ $ended }).
lcg-note-scenario = { $resolution ->
    [0] «{ $scenario }»: без розв’язки. Переможний рахунок: { $experience }.
   *[other] «{ $scenario }»: розв’язка { $resolution }. Переможний рахунок: { $experience }.
}
lcg-note-fared = { $card }: досвід { $experience }{ $physical ->
    [0] {""}
    [one] , { $physical } фізична травма
    [few] , { $physical } фізичні травми
   *[other] , { $physical } фізичних травм
}{ $mental ->
    [0] {""}
    [one] , { $mental } психічна травма
    [few] , { $mental } психічні травми
   *[other] , { $mental } психічних травм
}.
lcg-note-bonus = Розв’язка приносить кожному ще { lcg-n-experience }.
lcg-note-own-bonus = { $card } отримує ще { lcg-n-experience }.
lcg-note-forfeited = { $card }: слабкість забирає { lcg-n-experience }.
lcg-note-haunted = { $card } не може забути: у колоді тепер «{ $weakness }».
lcg-note-house-stands = Ваш дім уцілів.
lcg-note-house-burned = Ваш дім згорів дощенту.
lcg-note-priest-alive = Гуль-жрець досі живий.
lcg-note-priest-dead = Гуль-жрець мертвий.
lcg-note-lita-joins = Літа Чантлер іде з дослідниками.
lcg-note-lita-with = Вона в колоді { $card-gen }.
lcg-note-lita-seeks-others = Літа пішла шукати інших помічників.
lcg-note-interrogated = { $card-acc } допитано.
lcg-note-got-away = { $card-gender ->
    [f] { $card } втекла.
   *[other] { $card } втік.
}
lcg-note-past-midnight = Північ минула.
lcg-note-arkham-fell = Аркгем дістався Умордготові.
lcg-note-ritual-broken = Ритуал перервано.
lcg-note-umordhoth-repelled = Умордгота відкинуто.
lcg-note-lita-sacrificed = Літу Чантлер віддано Умордготові.
lcg-note-killed = { $card-gender ->
    [f] { $card } загинула.
   *[other] { $card } загинув.
}
lcg-note-insane = { $card-gender ->
    [f] { $card } втратила розум.
   *[other] { $card } втратив розум.
}
lcg-note-joined = До групи приєднується { $card }.
lcg-note-left = Групу покидає { $card }.

## Складання колод

lcg-deck-builder = Складання колоди: { $investigator }
lcg-deck-of = Колода: { $name }
lcg-deck-name = Назва колоди
lcg-deck-nameless = Колода без назви
lcg-deck-nobody = дослідник не з цієї коробки
lcg-deck-size = { $n } з { $size }
lcg-deck-right = Колода готова до гри.
lcg-deck-change = Змінити карти
lcg-deck-another = Взяти іншу колоду…
lcg-deck-begin = Почати з готової колоди
lcg-deck-reset = Скинути
lcg-deck-done = Готово
lcg-deck-keep = Зберегти до моїх колод
lcg-deck-sides = Що показати
lcg-deck-pool = Карти на вибір
lcg-deck-here = Колода
lcg-deck-search = Знайти карти за назвою, рисою чи текстом
lcg-deck-by-class = Клас
lcg-deck-by-sort = Тип
lcg-deck-by-level = рівень
lcg-deck-found = { $n ->
    [0] Таких карт немає.
    [one] { $n } карта
    [few] { $n } карти
   *[other] { $n } карт
}
lcg-deck-level = рівень { $n }
lcg-deck-no-cost = Її не грають, тому вона не має ціни
lcg-deck-read = Прочитати карту
lcg-deck-copies = «{ $card }», у колоді: { $n }
lcg-deck-less = Прибрати «{ $card }»
lcg-deck-more = Додати «{ $card }»
lcg-deck-told = «{ $card }»: { $n }. У колоді { $size } з { $whole }.
lcg-deck-curve = Карти за ціною
lcg-deck-assets = Здобутки
lcg-deck-events = Події
lcg-deck-skills = Вміння
lcg-deck-fixed = Завжди в колоді
lcg-deck-strange = Не з цієї коробки
lcg-decks-title = Яка колода?
lcg-decks-starters = Готові колоди
lcg-decks-starter = { $investigator }: готова колода
lcg-decks-mine = Мої колоди
lcg-decks-mine-about = Зберігаються в цьому браузері.
lcg-decks-none = Поки порожньо. Змінені колоди зберігаються тут, у цьому браузері.
lcg-decks-take = Взяти
lcg-decks-rename = Перейменувати
lcg-decks-copy = Зробити копію
lcg-decks-drop = Видалити
lcg-decks-drop-sure = Видалити колоду «{ $name }»?
lcg-decks-import = З іншої програми
lcg-decks-import-about = Файл колоди з ArkhamDB чи arkham.build або його текст.
lcg-decks-import-text = Або вставте його текст
lcg-decks-import-take = Взяти цю колоду
lcg-decks-import-without = { $n ->
    [one] Взяти без { $n } карти не з цієї коробки
   *[other] Взяти без { $n } карт не з цієї коробки
}
lcg-decks-import-whole = Взяти як є
lcg-deck-leave-out = { $n ->
    [one] Прибрати { $n } карту не з цієї коробки
    [few] Прибрати { $n } карти не з цієї коробки
   *[other] Прибрати { $n } карт не з цієї коробки
}
lcg-decks-stranger = У цій колоді дослідник — { $name }, а тут грає інший.

## Зміни в колодах між сценаріями

lcg-upgrade-experience = Невитрачений досвід: { $n }
lcg-upgrade-higher = Лише карти вищих рівнів
lcg-upgrade-price = досвід: { $n }
lcg-upgrade-here = у колоді: { $n }
lcg-upgrade-choose = Оберіть карту, яку взяти, і карту, яку прибрати.
lcg-upgrade-instead = Тепер оберіть карту, яку прибрати.
lcg-upgrade-sum = Взяти «{ $card }», прибрати «{ $instead }». Ціна: { $n ->
    [one] { $n } бал
    [few] { $n } бали
   *[many] { $n } балів
} досвіду, залишиться { $left }.
lcg-upgrade-buy = Купити
lcg-swap-sum = Взяти «{ $card }», прибрати «{ $instead }».
lcg-swap-do = Замінити
