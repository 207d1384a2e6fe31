### Що каже гра: запитання, варіанти, причини, журнал.
### 
### Імена, передані як `$x`, приносять атрибути, описані в titles.ftl.

## Гравці без дослідника

ah3-player-1 = Гравець 1
    .gen = гравця 1
    .dat = гравцеві 1
    .acc = гравця 1
    .with = з гравцем 1
    .gender = m
ah3-player-2 = Гравець 2
    .gen = гравця 2
    .dat = гравцеві 2
    .acc = гравця 2
    .with = з гравцем 2
    .gender = m
ah3-player-3 = Гравець 3
    .gen = гравця 3
    .dat = гравцеві 3
    .acc = гравця 3
    .with = з гравцем 3
    .gender = m
ah3-player-4 = Гравець 4
    .gen = гравця 4
    .dat = гравцеві 4
    .acc = гравця 4
    .with = з гравцем 4
    .gender = m
ah3-player-5 = Гравець 5
    .gen = гравця 5
    .dat = гравцеві 5
    .acc = гравця 5
    .with = з гравцем 5
    .gender = m
ah3-player-6 = Гравець 6
    .gen = гравця 6
    .dat = гравцеві 6
    .acc = гравця 6
    .with = з гравцем 6
    .gender = m

## Підготовка

ah3-option-scenario = Сценарій
ah3-option-investigators = Дослідники в порядку місць
ah3-option-lead = Хто веде
ah3-option-cup = Пул Міфу
ah3-cup-easier = легше: порожній жетон замість жетона приреченості
ah3-cup-standard = як сказано у сценарії
ah3-cup-harder = важче: жетон приреченості замість порожнього
ah3-option-encounters = Скільки видно з контакту до його розігрування
ah3-encounters-read = спершу сцена, перевірка й ціна; успіх і провал — лише коли вони відомі
ah3-encounters-open = усе одразу
ah3-option-engaged-follow = Що роблять монстри, з якими дослідник у бою, коли його переміщує текст
ah3-engaged-follow-stay = лишаються на місці оновленими; спостережливі йдуть за ним
ah3-engaged-follow-follow = ідуть разом із ним
ah3-option-watcher-encounters = Чи має контакти дослідник у бою лише зі спостережливими монстрами
ah3-watcher-encounters-skipped = ні
ah3-watcher-encounters-allowed = так
ah3-option-lodge = Хто перемагає, якщо перемогла ложа
ah3-lodge-all = усі
ah3-lodge-members = лише ті, хто до неї вступив
ah3-option-simultaneous-end = Перемога й поразка водночас
ah3-simultaneous-end-group = порядок вибирає група, тож ви перемагаєте
ah3-simultaneous-end-loss-first = поразка раніше
ah3-option-group = Рішення групи
ah3-group-lead = вирішує провідний гравець
ah3-group-vote = усі голосують, а за рівності вирішує провідний гравець

## Кінцівки

ah3-end-won = Ви перемогли: «{ $card }».
ah3-end-lodge = Перемогла ложа Срібних Сутінків, і всі ви разом із нею.
ah3-end-lodge-members = Перемогла ложа Срібних Сутінків і ті, хто до неї вступив.
ah3-end-lost = Ви програли: «{ $card }».
ah3-end-nobody-left = Ви програли: дослідників більше немає.

## Показники симуляцій

arkham-horror-measure-round = раунди
arkham-horror-measure-sheet-clues = здогадки на аркуші
arkham-horror-measure-sheet-doom = приреченість на аркуші
arkham-horror-measure-doom = приреченість на полі
arkham-horror-measure-departed = втрачено дослідників
ah3-stage = { $scenario } · раунд { $round } · { $phase }
ah3-phase-set-up = підготовка

## Запитання

ah3-source = { $name }
ah3-source-sheet = Аркуш сценарію
ah3-source-encounter = Контакт
ah3-ask-nothing = Вирішувати нічого.
ah3-ask-choose = { $who }: виберіть.
ah3-ask-text = { $who } — { $source }: { $text }
ah3-ask-test = { $tester }: перевірка { $skill-gen }, { $dice } { $dice ->
    [one] кубик
    [few] кубики
   *[many] кубиків
}. Використайте здобутки або кидайте.
ah3-ask-test-rolled = { $who }: у перевірці { $skill-gen } в { $tester-gen } поки { $successes } { $successes ->
    [one] успіх
    [few] успіхи
   *[many] успіхів
}. Змініть її або лишіть як є.
ah3-ask-action = { $who }: виберіть { $n }-ту дію цього ходу.
ah3-ask-starting-possessions = { $who }: виберіть, з чим почати.
ah3-ask-newcomer = Виберіть нового дослідника.
ah3-ask-whose-turn = Хто ходить наступним?
ah3-ask-focus = { $who }: виберіть уміння.
ah3-ask-ward = { $who }: скільки приреченості прибрати?
ah3-ask-research = { $who }: скільки здогадок покласти на аркуш сценарію?
ah3-ask-move = { $who }: куди ви йдете?
ah3-ask-take-over = { $who }: приймаєте бій із монстром на себе?
ah3-ask-whom-it-engages = З ким монстр вступає в бій?
ah3-ask-disengage-order = { $who }: з яким монстром вийти з бою наступним?
ah3-ask-attack = { $who }: якого монстра ви атакуєте?
ah3-ask-evade = { $who }: від яких монстрів ви тікаєте?
ah3-ask-monster-order = Який монстр активується наступним?
ah3-ask-monster-activates = Куди попрямує монстр?
ah3-ask-monster-moves = Куди переміщується монстр?
ah3-ask-attack-order = Який монстр нападає наступним?
ah3-ask-spawn = Де з’являється монстр?
ah3-ask-whose-encounter = У кого наступний контакт?
ah3-ask-encounter = { $who }: який контакт розіграти?
ah3-ask-mythos = Що відбувається раніше?
ah3-ask-reckoning = Яка розплата розігрується наступною?
ah3-ask-place-doom = Приреченість із вулиці лягає на суміжну ділянку: на яку?
ah3-ask-doom-order = Куди приреченість лягає наступною?
ah3-ask-remove-doom = { $who }: звідки прибрати приреченість?
ah3-ask-codex-order = Яка карта кодексу раніше?
ah3-ask-place-scar = Куди лягає шрам?
ah3-ask-lodge = { $who }: ложа робить вам пропозицію. Вступити до неї й отримати темну угоду?
ah3-ask-recover = { $who }: хто відновлюється?
ah3-ask-gain = { $who }: що ви берете?
ah3-ask-buy-spells = { $who }: яке заклинання ви купуєте?
ah3-ask-discard-asset = { $who }: що ви скидаєте?
ah3-ask-moments = { $who }: використати властивість?

## Варіанти

ah3-do-option = Варіант { $n }
ah3-do-text = { $text }
ah3-do-neighbourhood = { $at }
ah3-do-turn = { $who }
ah3-do-encounter = { $who }
ah3-do-engaged = { $who }
ah3-do-trade-with = Обмінятися { $who-with }
ah3-do-person = { $who }
ah3-do-investigator = { $who }
ah3-do-skill = { $skill }
ah3-do-focus = Зосередити: { $skill }
ah3-do-action-move = Переміщення: до 2 ділянок і ще по 1 за кожен із $2
ah3-do-action-gather-resources = Збір коштів: отримати $1
ah3-do-action-focus = Зосередження: отримати жетон зосередження
ah3-do-action-ward = Захист: перевіркою знань прибрати звідси приреченість
ah3-do-action-research = Вивчення: перевіркою спостережливості покласти здогадки на аркуш сценарію
ah3-do-action-trade = Обмін з іншими тут
ah3-do-action-attack = Атака: перевіркою сили завдати ран монстрові тут
ah3-do-action-evade = Втеча: перевіркою спостережливості вирватися від монстрів
ah3-do-act = «{ $asset }»: { $text }
ah3-do-own-act = Власна дія: { $text }
ah3-do-codex-act = «{ $card }»: { $text }
ah3-do-die = Кубик { $at }: { $face }
ah3-do-token = { $token }
ah3-do-none = Аніскільки
ah3-do-number = { $n }
ah3-do-remove = Прибрати { $amount }
ah3-do-put-on-sheet = Покласти { $amount } на аркуш сценарію
ah3-do-clue = Здогадка
ah3-do-money = Долар
ah3-do-remnant = Трофей
ah3-do-give = Віддати { $amount }
ah3-do-be-given = Взяти { $amount }
ah3-do-ability = Використати властивість: { $who }
ah3-do-roll = Кинути кубики
ah3-do-yes = Так
ah3-do-join = Вступити до ложі
ah3-do-agree = Погодитися
ah3-do-stop = Закінчити
ah3-do-end-turn = Закінчити хід
ah3-do-stay = Лишитися тут
ah3-do-stop-trading = Закінчити обмін
ah3-do-stay-out = Не вступати
ah3-do-buy-nothing = Більше нічого не купувати
ah3-do-stop-test = Лишити результат
ah3-do-use-nothing = Нічого не використовувати
ah3-do-remove-no-more = Більше не прибирати
ah3-do-decline = Відмовитися
ah3-do-let-it = Не втручатися
ah3-do-take-nothing = Нічого не брати
ah3-do-next = Номер { $n }
ah3-do-go = Іти { $at-to } ({ $steps } { $steps ->
    [one] ділянка
    [few] ділянки
   *[many] ділянок
})
ah3-do-go-paying = Іти { $at-to } ({ $steps } { $steps ->
    [one] ділянка
    [few] ділянки
   *[many] ділянок
}, ${ $money })
ah3-do-doom-at = Приреченість { $at-at }
ah3-do-remove-doom-at = Прибрати приреченість { $at-at }
ah3-do-scar-at = Шрам { $at-at }
ah3-do-spawn-at = Розмістити { $at-at }
ah3-do-monster-to = { $at }
ah3-do-at = { $at }
ah3-do-attack = Атакувати { $monster-acc } { $place }
ah3-do-activate = { $monster } { $place }
ah3-do-attacked-by = { $monster } { $place }
ah3-do-disengage = { $monster } { $place }
ah3-do-engage = { $monster } { $place }
ah3-do-monster = { $monster } { $place }
ah3-in-deck = (у колоді)
ah3-do-let-suffer = Приймає карта «{ $asset }»
ah3-do-let-recover = «{ $asset }»
ah3-do-discard = Скинути карту «{ $asset }»
ah3-do-buy = «{ $asset }» (${ $value })
ah3-do-take = Взяти карту «{ $asset }»
ah3-do-use = Використати карту «{ $asset }»
ah3-do-asset = «{ $asset }»

## Чому чогось не можна

ah3-why-done-this-round = У цьому раунді це вже зроблено.
ah3-why-had-turn = { $who }: хід у цій фазі вже був.
ah3-why-too-far = До неї { $distance } { $distance ->
    [one] ділянка
    [few] ділянки
   *[many] ділянок
}; можна пройти { $spaces } і ще { $money } за гроші.
ah3-why-monster-in-the-way = Дорогою вас зупинить оновлений монстр.
ah3-why-focused-already = Це вміння вже зосереджено: { $skill }.
ah3-why-investigator-gone = { $who } вибуває з цієї партії.
ah3-why-action-done = Дію «{ $action }» у цьому раунді ви вже виконали.
ah3-why-engaged = Ви в бою з монстром: можна лише атакувати або тікати.
ah3-why-no-doom-here = На вашій ділянці немає приреченості.
ah3-why-no-clues = Ви не маєте здогадок.
ah3-why-nobody-to-trade = Тут немає з ким обмінятися.
ah3-why-no-monster-here = На вашій ділянці немає монстрів.
ah3-why-not-engaged = Ви ні з ким не в бою.

## Кидки

ah3-roll-test = { $who }: перевірка { $skill-gen }, кубик
ah3-roll-die = Кубик
ah3-roll-token = Тягнуть жетон Міфу
ah3-roll-monster = Карта колоди монстрів
ah3-roll-event = Карта колоди подій
ah3-roll-headline = Заголовок
ah3-roll-asset = Карта колоди
ah3-roll-marker = Відкривається маркер
ah3-roll-attached = Яка карта приєднується
ah3-roll-encounter = Тягнуть контакт
ah3-roll-card = Тягнуть карту
ah3-face-number = { $n }
ah3-face-event = { $neighbourhood }, подія { $n }

## Журнал

ah3-log-round = Раунд { $round }
ah3-log-phase = — { $phase } —
ah3-log-turn = Ходить { $who }.
ah3-log-acts = { $who }: { $action }.
ah3-log-acts-with = { $who } виконує дію карти «{ $asset }».
ah3-log-acts-alone = { $who } виконує дію аркуша дослідника.
ah3-log-acts-by-codex = { $who } виконує дію карти «{ $card }».
ah3-log-stands-up = { $who } більше не { $who-gender ->
    [f] затримана
   *[m] затриманий
} і втрачає дію.
ah3-log-chosen = У наступному раунді в гру вступить { $who }.
ah3-log-enters = { $who } вступає в гру { $at-at }.
ah3-log-gains = { $who } отримує { $amount }.
ah3-log-loses = { $who } втрачає { $amount }.
ah3-log-spends = { $who } витрачає { $amount }.
ah3-log-gains-from = { $who } отримує { $amount } { $from-from }.
ah3-log-spends-from = { $who } повертає { $amount } { $from-to }.
ah3-log-focuses = { $who } зосереджує вміння: { $skill }.
ah3-log-unfocuses = { $who } скидає жетон зосередження: { $skill }.
ah3-log-gains-asset = { $who } отримує карту «{ $asset }».
ah3-log-discards-asset = { $who } скидає карту «{ $asset }».
ah3-log-gives = { $who } віддає { $to-dat } карту «{ $asset }».
ah3-log-trades = { $who } обмінюється { $with-with }.
ah3-log-bundled-asset = До обміну: { $who } віддасть { $to-dat } карту «{ $asset }».
ah3-log-bundled-goods = До обміну: { $who } віддасть { $to-dat } { $amount }.
ah3-log-trade-proposed = { $who } пропонує { $to-dat } цей обмін.
ah3-log-uses = { $who } використовує карту «{ $asset }».
ah3-log-uses-sheet = { $who } використовує здібність { $of-gen }.
ah3-log-picks = { $who } обирає: { $what }.
ah3-log-picks-number = { $who } обирає число { $n }.
ah3-log-picks-nothing = { $who } продовжує.
ah3-log-picks-something = { $who } вирішує, що буде далі.
ah3-log-passed = Показано й покладено під низ колоди: { $assets }.
ah3-log-on-display = «{ $asset }» лягає на вітрину.
ah3-log-off-display = «{ $asset }» зникає з вітрини.
ah3-log-blessed = { $who } стає { $who-gender ->
    [f] благословенною
   *[m] благословенним
}.
ah3-log-no-longer-blessed = { $who } більше не { $who-gender ->
    [f] благословенна
   *[m] благословенний
}.
ah3-log-cursed = { $who } стає { $who-gender ->
    [f] проклятою
   *[m] проклятим
}.
ah3-log-no-longer-cursed = { $who } більше не { $who-gender ->
    [f] проклята
   *[m] проклятий
}.
ah3-log-pact = { $who } отримує темну угоду.
ah3-log-no-more-pact = Темну угоду { $who-gen } скинуто.
ah3-log-pact-turned = Темну угоду { $who-gen } перевернуто: «{ $pact }».
ah3-log-moves = { $who } переміщується { $from-from } { $to-to }.
ah3-log-suffers = { $who } отримує { $amount }.
ah3-log-asset-suffers = «{ $asset }» приймає { $amount } за { $who-acc }.
ah3-log-prevents = { $who }: відвернуто { $amount }.
ah3-log-recovers = { $who } відновлює { $amount }.
ah3-log-asset-recovers = «{ $asset }» ({ $who }) відновлює { $amount }.
ah3-log-delayed = { $who } стає { $who-gender ->
    [f] затриманою
   *[m] затриманим
}.
ah3-log-defeated = { $who } зазнає поразки.
ah3-log-devoured = { $who } { $who-gender ->
    [f] пожерта
   *[m] пожертий
}.
ah3-log-retired = { $who } іде у відставку.
ah3-log-spawned = { $monster } { $monster-gender ->
    [pl] з’являються
   *[m] з’являється
} { $at-at }.
ah3-log-monster-moves = { $monster } { $monster-gender ->
    [pl] переміщуються
   *[m] переміщується
} { $from-from } { $to-to }.
ah3-log-engages = { $monster } { $monster-gender ->
    [pl] вступають
   *[m] вступає
} в бій { $who-with }.
ah3-log-disengages = { $who } виходить із бою { $monster-with }.
ah3-log-exhausted = { $monster }: { $monster-gender ->
    [f] задіяна
    [pl] задіяні
   *[m] задіяний
}.
ah3-log-readied = { $monster }: { $monster-gender ->
    [f] оновлена
    [pl] оновлені
   *[m] оновлений
}.
ah3-log-lurks = { $monster } { $monster-gender ->
    [pl] діють
   *[m] діє
}, не сходячи з місця.
ah3-log-attacks-monster = { $who } атакує { $monster-acc }.
ah3-log-attacks = { $monster } { $monster-gender ->
    [pl] нападають
   *[m] нападає
} на { $who-acc }.
ah3-log-damaged = { $monster } { $monster-gender ->
    [pl] отримують
   *[m] отримує
} { $amount }.
ah3-log-healed = { $monster } { $monster-gender ->
    [pl] відновлюють
   *[m] відновлює
} { $amount }.
ah3-log-monster-defeated = { $monster }: { $monster-gender ->
    [f] переможена
    [pl] переможені
   *[m] переможений
}.
ah3-log-not-spawned = { $monster }: з’явитися ніде, карта лягає на верх колоди.
ah3-log-monster-top = Зверху колоди монстрів: { $monster }.
ah3-log-monsters-passed = На верх колоди монстрів лягають: { $monsters }.
ah3-log-tests = { $who } робить перевірку { $skill-gen }: { $dice } { $dice ->
    [one] кубик
    [few] кубики
   *[many] кубиків
}.
ah3-log-rolls = { $who } кидає кубик: { $face }.
ah3-log-rerolls = { $who } перекидає { $from }: випадає { $to }.
ah3-log-raises = { $who } підвищує кубик до { $to }.
ah3-log-result = { $who }: { $n } { $n ->
    [one] успіх
    [few] успіхи
   *[many] успіхів
}.
ah3-log-reads-encounter = У { $who-gen } контакт { $at-at }
ah3-log-reads-event = У { $who-gen } контакт із подією { $at-at }
ah3-log-reads-street = У { $who-gen } контакт { $at-at }
ah3-log-reads-anomaly = У { $who-gen } контакт з аномалією { $at-at }
ah3-log-reads-codex = У { $who-gen } контакт «{ $card }» { $at-at }
ah3-log-draws = { $who } тягне жетон Міфу: { $token }.
ah3-log-cup-refilled = Усі жетони Міфу повертаються до пулу.
ah3-log-cup-grows = До пулу Міфу додано: { $tokens }.
ah3-log-headline = { $who } читає заголовок «{ $headline }». { $text }
ah3-log-rumour-discarded = Чутки «{ $headline }» скинуто.
ah3-log-reckons = Розплата { $place }.
ah3-log-doom = 1 приреченість з’являється { $place }.
ah3-log-doom-removed = Прибрано { $place }: { $amount }.
ah3-log-event-top = Зверху колоди подій лежить подія району «{ $neighbourhood }».
ah3-log-events-renewed = Скинуті події стають новою колодою.
ah3-log-event-discarded = Скинуто подію району «{ $neighbourhood }».
ah3-log-gate-burst = Прорив брами { $at-at }.
ah3-log-clue-spawned = Здогадка з’являється { $at-at }.
ah3-log-sheet-gains-clues = На аркуш сценарію лягає { $amount }.
ah3-log-sheet-loses-clues = З аркуша сценарію зникає { $amount }.
ah3-log-event-shuffled-in = Подію замішано з верхніми картами колоди району «{ $neighbourhood }».
ah3-log-anomaly = Аномалія з’являється { $at-at }.
ah3-log-anomaly-leaves = Аномалія { $at-at } зникає.
ah3-log-codex-added = До кодексу додано карту «{ $card }». { $story }
ah3-log-codex-flipped = Карту «{ $card }» перевернуто: «{ $back }». { $story }
ah3-log-codex-archived = Карта «{ $card }» повертається до архіву.
ah3-log-codex-attached = Карту «{ $card }» приєднано до її колоди.
ah3-log-clue-on-codex = Здогадка переходить з аркуша сценарію на карту «{ $card }».
ah3-log-scar = Шрам з’являється { $place }.
ah3-log-marker = { ah3-colour-start } маркер з’являється { $place }.
ah3-log-hidden-marker = Маркер з’являється { $place }.
ah3-log-marker-revealed = Маркер { $at-at } — { ah3-colour-nom }.
ah3-log-marker-removed = Маркер { $place } прибрано.
ah3-colour-start = { $colour ->
    [white] Білий
    [blue] Синій
    [red] Червоний
    [green] Зелений
   *[black] Чорний
}
ah3-log-scar-mended = Шрам { $at-at } загоєно.
ah3-log-nobody-joined = До ложі ніхто не вступає.
ah3-log-joined = До ложі вступають: { $people }.
ah3-log-chose = { $who } вибирає варіант { $option }.
ah3-log-declines = { $who } відмовляється.
ah3-log-nothing-left = Більше нічого немає.
ah3-on-sheet = на аркуші сценарію
ah3-on-card = на карті «{ $card }»
ah3-on-rumour = на чутках
ah3-log-shown = { $who } бачить карту «{ $asset }».
ah3-log-exchanged = { $who } обмінюється { $with-with }: рани { $damage }, жах { $horror }.
ah3-log-exchanged-ally = { $who } обмінюється з картою «{ $asset }» ({ $with }): рани { $damage }, жах { $horror }.
ah3-do-deck = Карта з колоди

## Запитання, яким треба більше слів

ah3-ask-suffer = { $who } отримує { $amount }. { $asked ->
    [prevention] Запобігти частині?
    [which] Чому запобігти?
    [damage-taker] Який здобуток прийме рани?
    [horror-taker] Який здобуток прийме жах?
    [damage-taken] Скільки ран він прийме?
    [horror-taken] Скільки жаху він прийме?
   *[own-prevention] Чи запобігне частині карта, що приймає?
}
ah3-ask-cast-remnants = { $who } читає «{ $asset }»: скільки трофеїв витратити, щоб за кожен було на 1 жах менше?
ah3-ask-cast-damage = { $who } читає «{ $asset }»: скільки ран отримати замість жаху?
ah3-ask-buy = { $who }: що ви купуєте? Ви маєте ${ $money }.
ah3-ask-halve = { $who }: чим зменшити вдвічі ціну карти «{ $asset }»?
ah3-ask-shortage = { $who }: предметів бракує. Обійти це перевіркою впливу (−1)?
ah3-ask-clear-display = { $who }: ви нічого не купили. Які карти, не більше двох, скинути з вітрини?
ah3-ask-attack-clues = { $who }: скільки здогадок скинути з аркуша сценарію, по 1 рані за кожну?
ah3-ask-attack-dynamite = { $who }: використати здобуток замість результату кидка?
ah3-ask-exchange-with = { $who }: з ким обмінятися ранами та жахом?
ah3-ask-exchange-damage = { $who }: скільки ран буде у вас потім?
ah3-ask-exchange-horror = { $who }: скільки жаху буде у вас потім?
ah3-ask-trade = { $who } обмінюється { $to-with }. { $text } Що ще переходить із рук у руки?
ah3-ask-trade-with = { $who }: з ким обмінятися?
ah3-ask-trade-agree = { $who }: { $from } пропонує обмін. { $text } Погодитися?
ah3-trade-gives = { $who } віддає: { $things }.
ah3-trade-nothing = Поки нічого не віддано.
ah3-ask-pick-monster = { $who }: який монстр?
ah3-ask-share-action = { $who }: хто ще виконає цю дію?
ah3-ask-lose-focus = { $who }: якого жетона зосередження ви позбуваєтеся?
ah3-ask-split-harm = { $who }: скільки з цього ран? Решта — жах.
ah3-ask-discard-clues = Звідки скинути здогадку?
ah3-ask-move-next = { $who }: куди переміститися?
ah3-ask-alliance = На якій ділянці монстр з’явиться наступним?
ah3-ask-reroll = { $who }: які кубики перекинути?
ah3-ask-who-leads-text = Який дослідник замінить провідного?

## Варіанти, яким треба більше слів

ah3-do-prevent-damage = Запобігти ранам
ah3-do-prevent-horror = Запобігти жаху
ah3-do-bear = { $amount }
ah3-do-instead = { $amount } замість жаху
ah3-do-spend = Витратити { $amount }
ah3-do-discard-clues = Скинути { $amount }
ah3-do-split = { $amount }
ah3-do-keep = { $amount }
ah3-do-all-dice = Усі кубики
ah3-do-spend-clue = Витратити здогадку, щоб перекинути кубик
ah3-do-spend-focus = Витратити жетон зосередження ({ $skill }), щоб перекинути кубик
ah3-do-spend-remnant = Витратити трофей, щоб додати 1 кубик
ah3-do-discard-focus = Жетон зосередження: { $skill }
ah3-do-sheet-clue = З аркуша сценарію
ah3-do-clue-of = { $who } віддає здогадку
ah3-do-codex-card = «{ $card }»
ah3-do-codex-card-at = «{ $card }» { $at-at }
ah3-do-reckoning-sheet = Аркуш сценарію
ah3-do-reckoning-rumour = Чутки
ah3-do-full-price = Заплатити повну ціну
ah3-do-no-test = Без перевірки
ah3-do-prevent-nothing = Нічому не запобігати
ah3-do-suffer-oneself = Здобутки не приймають
ah3-do-disagree = Відмовитися
ah3-do-pay-no-more = Більше не платити
ah3-do-nobody = Ніхто
ah3-do-offer-trade = Запропонувати такий обмін
ah3-do-pay-once-more = Заплатити
ah3-do-test-shortage = Зробити перевірку впливу (−1)
ah3-roll-pact = Зворот темної угоди
ah3-face-card = карта { $n }
ah3-face-any-event = подія
ah3-face-codex = карта архіву
ah3-times = { $text } { $n ->
    [2] двічі
   *[other] { $n } рази
}
ah3-at-copy = { $at-at } ({ $copy })
ah3-ask-test-dice = { $who }: які кубики?
ah3-ask-text-place = { $source }: { $text } Де?
ah3-ask-text-monster = { $source }: { $text } Який монстр?
ah3-ask-text-person = { $source }: { $text } Який дослідник?
ah3-forecast = { $skill }, { $dice } { $dice ->
    [one] кубик
    [few] кубики
   *[many] кубиків
}: хоча б 1 успіх { $one } %, 2 { $two } %, 3 { $three } %
ah3-log-with-text = { $line }: { $text }
ah3-log-alone = { $line }.
ah3-outcome = { $end } { $story }
