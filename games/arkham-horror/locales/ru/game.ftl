### Что говорит игра: вопросы, варианты, причины, журнал.
### 
### Имена, переданные как `$x`, приносят атрибуты, описанные в titles.ftl.

## Игроки без сыщика

ah3-player-1 = Игрок 1
    .gen = игрока 1
    .dat = игроку 1
    .acc = игрока 1
    .with = с игроком 1
    .gender = m
ah3-player-2 = Игрок 2
    .gen = игрока 2
    .dat = игроку 2
    .acc = игрока 2
    .with = с игроком 2
    .gender = m
ah3-player-3 = Игрок 3
    .gen = игрока 3
    .dat = игроку 3
    .acc = игрока 3
    .with = с игроком 3
    .gender = m
ah3-player-4 = Игрок 4
    .gen = игрока 4
    .dat = игроку 4
    .acc = игрока 4
    .with = с игроком 4
    .gender = m
ah3-player-5 = Игрок 5
    .gen = игрока 5
    .dat = игроку 5
    .acc = игрока 5
    .with = с игроком 5
    .gender = m
ah3-player-6 = Игрок 6
    .gen = игрока 6
    .dat = игроку 6
    .acc = игрока 6
    .with = с игроком 6
    .gender = m

## Подготовка

ah3-option-scenario = Сценарий
ah3-option-investigators = Сыщики в порядке мест
ah3-option-lead = Кто ведёт
ah3-option-cup = Пул мифов
ah3-cup-easier = легче: пустой жетон вместо жетона безысходности
ah3-cup-standard = как сказано в сценарии
ah3-cup-harder = труднее: жетон безысходности вместо пустого
ah3-option-encounters = Сколько видно из контакта до его разыгрывания
ah3-encounters-read = сначала сцена, проверка и плата; успех и провал — лишь когда они известны
ah3-encounters-open = всё сразу
ah3-option-engaged-follow = Что делают монстры, с которыми сыщик в бою, когда его перемещает текст
ah3-engaged-follow-stay = остаются на месте подготовленными; наблюдающие следуют за ним
ah3-engaged-follow-follow = идут вместе с ним
ah3-option-watcher-encounters = Бывают ли контакты у сыщика в бою с одними наблюдающими монстрами
ah3-watcher-encounters-skipped = нет
ah3-watcher-encounters-allowed = да
ah3-option-lodge = Кто побеждает, если победила ложа
ah3-lodge-all = все
ah3-lodge-members = только вступившие в неё
ah3-option-simultaneous-end = Победа и поражение одновременно
ah3-simultaneous-end-group = порядок выбирает группа, так что вы побеждаете
ah3-simultaneous-end-loss-first = поражение раньше
ah3-option-group = Решения группы
ah3-group-lead = решает ведущий игрок
ah3-group-vote = все голосуют, а при равенстве решает ведущий игрок

## Концовки

ah3-end-won = Вы победили: «{ $card }».
ah3-end-lodge = Победила ложа Серебряных Сумерек, и все вы вместе с ней.
ah3-end-lodge-members = Победила ложа Серебряных Сумерек и те, кто в неё вступил.
ah3-end-lost = Вы проиграли: «{ $card }».
ah3-end-nobody-left = Вы проиграли: сыщиков больше нет.

## Показатели симуляций

arkham-horror-measure-round = раунды
arkham-horror-measure-sheet-clues = улики на листе
arkham-horror-measure-sheet-doom = безысходность на листе
arkham-horror-measure-doom = безысходность на поле
arkham-horror-measure-departed = потеряно сыщиков
ah3-stage = { $scenario } · раунд { $round } · { $phase }
ah3-phase-set-up = подготовка

## Вопросы

ah3-source = { $name }
ah3-source-sheet = Лист сценария
ah3-source-encounter = Контакт
ah3-ask-nothing = Решать нечего.
ah3-ask-choose = { $who }: выберите.
ah3-ask-text = { $who } — { $source }: { $text }
ah3-ask-test = { $tester }: проверка { $skill-gen }, { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[many] кубиков
}. Используйте активы или бросайте.
ah3-ask-test-rolled = { $who }: в проверке { $skill-gen } у { $tester-gen } пока { $successes } { $successes ->
    [one] успех
    [few] успеха
   *[many] успехов
}. Измените её или оставьте как есть.
ah3-ask-action = { $who }: выберите { $n }-е действие этого хода.
ah3-ask-starting-possessions = { $who }: выберите, с чем начать.
ah3-ask-newcomer = Выберите нового сыщика.
ah3-ask-whose-turn = Кто ходит следующим?
ah3-ask-focus = { $who }: выберите навык.
ah3-ask-ward = { $who }: сколько безысходности убрать?
ah3-ask-research = { $who }: сколько улик положить на лист сценария?
ah3-ask-move = { $who }: куда вы идёте?
ah3-ask-take-over = { $who }: принимаете бой с монстром на себя?
ah3-ask-whom-it-engages = С кем монстр вступает в бой?
ah3-ask-disengage-order = { $who }: с каким монстром выйти из боя следующим?
ah3-ask-attack = { $who }: какого монстра вы атакуете?
ah3-ask-evade = { $who }: от каких монстров вы уклоняетесь?
ah3-ask-monster-order = Какой монстр активируется следующим?
ah3-ask-monster-activates = Куда направится монстр?
ah3-ask-monster-moves = Куда перемещается монстр?
ah3-ask-attack-order = Какой монстр нападает следующим?
ah3-ask-spawn = Где появляется монстр?
ah3-ask-whose-encounter = У кого следующий контакт?
ah3-ask-encounter = { $who }: какой контакт разыграть?
ah3-ask-mythos = Что происходит раньше?
ah3-ask-reckoning = Какая расплата разыгрывается следующей?
ah3-ask-place-doom = Безысходность с улицы ложится в смежную область: в какую?
ah3-ask-doom-order = Куда безысходность ложится следующей?
ah3-ask-remove-doom = { $who }: откуда убрать безысходность?
ah3-ask-codex-order = Какая карта кодекса раньше?
ah3-ask-place-scar = Куда ложится шрам?
ah3-ask-lodge = { $who }: ложа делает вам предложение. Вступить в неё и получить тёмную сделку?
ah3-ask-recover = { $who }: кто восстанавливается?
ah3-ask-gain = { $who }: что вы берёте?
ah3-ask-buy-spells = { $who }: какое заклинание вы покупаете?
ah3-ask-discard-asset = { $who }: что вы сбрасываете?
ah3-ask-moments = { $who }: использовать способность?

## Варианты

ah3-do-option = Вариант { $n }
ah3-do-text = { $text }
ah3-do-neighbourhood = { $at }
ah3-do-turn = { $who }
ah3-do-encounter = { $who }
ah3-do-engaged = { $who }
ah3-do-trade-with = Обменяться { $who-with }
ah3-do-person = { $who }
ah3-do-investigator = { $who }
ah3-do-skill = { $skill }
ah3-do-focus = Улучшить: { $skill }
ah3-do-action-move = Движение: до 2 областей и ещё по 1 за каждый из $2
ah3-do-action-gather-resources = Сбор средств: получить $1
ah3-do-action-focus = Улучшение навыка: получить жетон навыка
ah3-do-action-ward = Защита: проверкой знаний убрать отсюда безысходность
ah3-do-action-research = Изучение: проверкой внимания положить улики на лист сценария
ah3-do-action-trade = Обмен с другими здесь
ah3-do-action-attack = Атака: проверкой силы нанести урон монстру здесь
ah3-do-action-evade = Уклонение: проверкой внимания вырваться от монстров
ah3-do-act = «{ $asset }»: { $text }
ah3-do-own-act = Собственное действие: { $text }
ah3-do-codex-act = «{ $card }»: { $text }
ah3-do-die = Кубик { $at }: { $face }
ah3-do-token = { $token }
ah3-do-none = Нисколько
ah3-do-number = { $n }
ah3-do-remove = Убрать { $amount }
ah3-do-put-on-sheet = Положить { $amount } на лист сценария
ah3-do-clue = Улика
ah3-do-money = Доллар
ah3-do-remnant = Трофей
ah3-do-give = Отдать { $amount }
ah3-do-be-given = Взять { $amount }
ah3-do-ability = Использовать способность: { $who }
ah3-do-roll = Бросить кубики
ah3-do-yes = Да
ah3-do-join = Вступить в ложу
ah3-do-agree = Согласиться
ah3-do-stop = Закончить
ah3-do-end-turn = Закончить ход
ah3-do-stay = Остаться здесь
ah3-do-stop-trading = Закончить обмен
ah3-do-stay-out = Не вступать
ah3-do-buy-nothing = Больше ничего не покупать
ah3-do-stop-test = Оставить результат
ah3-do-use-nothing = Ничего не использовать
ah3-do-remove-no-more = Больше не убирать
ah3-do-decline = Отказаться
ah3-do-let-it = Не вмешиваться
ah3-do-take-nothing = Ничего не брать
ah3-do-next = Номер { $n }
ah3-do-go = Идти { $at-to } ({ $steps } { $steps ->
    [one] область
    [few] области
   *[many] областей
})
ah3-do-go-paying = Идти { $at-to } ({ $steps } { $steps ->
    [one] область
    [few] области
   *[many] областей
}, ${ $money })
ah3-do-doom-at = Безысходность { $at-at }
ah3-do-remove-doom-at = Убрать безысходность { $at-at }
ah3-do-scar-at = Шрам { $at-at }
ah3-do-spawn-at = Разместить { $at-at }
ah3-do-monster-to = { $at }
ah3-do-at = { $at }
ah3-do-attack = Атаковать { $monster-acc } { $place }
ah3-do-activate = { $monster } { $place }
ah3-do-attacked-by = { $monster } { $place }
ah3-do-disengage = { $monster } { $place }
ah3-do-engage = { $monster } { $place }
ah3-do-monster = { $monster } { $place }
ah3-in-deck = (в колоде)
ah3-do-let-suffer = Принимает карта «{ $asset }»
ah3-do-let-recover = «{ $asset }»
ah3-do-discard = Сбросить карту «{ $asset }»
ah3-do-buy = «{ $asset }» (${ $value })
ah3-do-take = Взять карту «{ $asset }»
ah3-do-use = Использовать карту «{ $asset }»
ah3-do-asset = «{ $asset }»

## Почему чего-то нельзя

ah3-why-done-this-round = В этом раунде это уже сделано.
ah3-why-had-turn = { $who }: ход в этой фазе уже был.
ah3-why-too-far = До неё { $distance } { $distance ->
    [one] область
    [few] области
   *[many] областей
}; можно пройти { $spaces } и ещё { $money } за деньги.
ah3-why-monster-in-the-way = По пути вас остановит подготовленный монстр.
ah3-why-focused-already = Этот навык уже улучшен: { $skill }.
ah3-why-investigator-gone = { $who } выбывает из этой партии.
ah3-why-action-done = Действие «{ $action }» в этом раунде вы уже выполнили.
ah3-why-engaged = Вы в бою с монстром: можно лишь атаковать или уклоняться.
ah3-why-no-doom-here = В вашей области нет безысходности.
ah3-why-no-clues = У вас нет улик.
ah3-why-nobody-to-trade = Здесь не с кем обменяться.
ah3-why-no-monster-here = В вашей области нет монстров.
ah3-why-not-engaged = Вы ни с кем не в бою.

## Броски

ah3-roll-test = { $who }: проверка { $skill-gen }, кубик
ah3-roll-die = Кубик
ah3-roll-token = Тянут жетон мифа
ah3-roll-monster = Карта колоды монстров
ah3-roll-event = Карта колоды событий
ah3-roll-headline = Заголовок
ah3-roll-asset = Карта колоды
ah3-roll-marker = Открывается маркер
ah3-roll-attached = Какая карта присоединяется
ah3-roll-encounter = Тянут контакт
ah3-roll-card = Тянут карту
ah3-face-number = { $n }
ah3-face-event = { $neighbourhood }, событие { $n }

## Журнал

ah3-log-round = Раунд { $round }
ah3-log-phase = — { $phase } —
ah3-log-turn = Ходит { $who }.
ah3-log-acts = { $who }: { $action }.
ah3-log-acts-with = { $who } выполняет действие карты «{ $asset }».
ah3-log-acts-alone = { $who } выполняет действие листа сыщика.
ah3-log-acts-by-codex = { $who } выполняет действие карты «{ $card }».
ah3-log-stands-up = { $who } больше не { $who-gender ->
    [f] задержана
   *[m] задержан
} и теряет действие.
ah3-log-chosen = В следующем раунде в игру вступит { $who }.
ah3-log-enters = { $who } вступает в игру { $at-at }.
ah3-log-gains = { $who } получает { $amount }.
ah3-log-loses = { $who } теряет { $amount }.
ah3-log-spends = { $who } тратит { $amount }.
ah3-log-gains-from = { $who } получает { $amount } { $from-from }.
ah3-log-spends-from = { $who } возвращает { $amount } { $from-to }.
ah3-log-focuses = { $who } улучшает навык: { $skill }.
ah3-log-unfocuses = { $who } сбрасывает жетон навыка: { $skill }.
ah3-log-gains-asset = { $who } получает карту «{ $asset }».
ah3-log-discards-asset = { $who } сбрасывает карту «{ $asset }».
ah3-log-gives = { $who } отдаёт { $to-dat } карту «{ $asset }».
ah3-log-trades = { $who } обменивается { $with-with }.
ah3-log-bundled-asset = К обмену: { $who } отдаст { $to-dat } карту «{ $asset }».
ah3-log-bundled-goods = К обмену: { $who } отдаст { $to-dat } { $amount }.
ah3-log-trade-proposed = { $who } предлагает { $to-dat } этот обмен.
ah3-log-uses = { $who } использует карту «{ $asset }».
ah3-log-uses-sheet = { $who } использует способность { $of-gen }.
ah3-log-picks = { $who } выбирает: { $what }.
ah3-log-picks-number = { $who } выбирает число { $n }.
ah3-log-picks-nothing = { $who } продолжает.
ah3-log-picks-something = { $who } решает, что будет дальше.
ah3-log-passed = Показаны и ушли под низ колоды: { $assets }.
ah3-log-on-display = «{ $asset }» ложится на витрину.
ah3-log-off-display = «{ $asset }» уходит с витрины.
ah3-log-blessed = { $who } становится { $who-gender ->
    [f] благословлённой
   *[m] благословлённым
}.
ah3-log-no-longer-blessed = { $who } больше не { $who-gender ->
    [f] благословлена
   *[m] благословлён
}.
ah3-log-cursed = { $who } становится { $who-gender ->
    [f] проклятой
   *[m] проклятым
}.
ah3-log-no-longer-cursed = { $who } больше не { $who-gender ->
    [f] проклята
   *[m] проклят
}.
ah3-log-pact = { $who } получает тёмную сделку.
ah3-log-no-more-pact = Тёмная сделка { $who-gen } сброшена.
ah3-log-pact-turned = Тёмная сделка { $who-gen } перевёрнута: «{ $pact }».
ah3-log-moves = { $who } перемещается { $from-from } { $to-to }.
ah3-log-suffers = { $who } получает { $amount }.
ah3-log-asset-suffers = «{ $asset }» принимает { $amount } за { $who-acc }.
ah3-log-prevents = { $who }: предотвращено { $amount }.
ah3-log-recovers = { $who } восстанавливает { $amount }.
ah3-log-asset-recovers = «{ $asset }» ({ $who }) восстанавливает { $amount }.
ah3-log-delayed = { $who } становится { $who-gender ->
    [f] задержанной
   *[m] задержанным
}.
ah3-log-defeated = { $who } терпит поражение.
ah3-log-devoured = { $who } { $who-gender ->
    [f] сожрана
   *[m] сожран
}.
ah3-log-retired = { $who } уходит в отставку.
ah3-log-spawned = { $monster } { $monster-gender ->
    [pl] появляются
   *[m] появляется
} { $at-at }.
ah3-log-monster-moves = { $monster } { $monster-gender ->
    [pl] перемещаются
   *[m] перемещается
} { $from-from } { $to-to }.
ah3-log-engages = { $monster } { $monster-gender ->
    [pl] вступают
   *[m] вступает
} в бой { $who-with }.
ah3-log-disengages = { $who } выходит из боя { $monster-with }.
ah3-log-exhausted = { $monster }: { $monster-gender ->
    [f] изнурена
    [pl] изнурены
   *[m] изнурён
}.
ah3-log-readied = { $monster }: { $monster-gender ->
    [f] подготовлена
    [pl] подготовлены
   *[m] подготовлен
}.
ah3-log-lurks = { $monster } { $monster-gender ->
    [pl] действуют
   *[m] действует
}, не сходя с места.
ah3-log-attacks-monster = { $who } атакует { $monster-acc }.
ah3-log-attacks = { $monster } { $monster-gender ->
    [pl] нападают
   *[m] нападает
} на { $who-acc }.
ah3-log-damaged = { $monster } { $monster-gender ->
    [pl] получают
   *[m] получает
} { $amount }.
ah3-log-healed = { $monster } { $monster-gender ->
    [pl] восстанавливают
   *[m] восстанавливает
} { $amount }.
ah3-log-monster-defeated = { $monster }: { $monster-gender ->
    [f] побеждена
    [pl] побеждены
   *[m] побеждён
}.
ah3-log-not-spawned = { $monster }: появиться негде, карта ложится на верх колоды.
ah3-log-monster-top = Сверху колоды монстров: { $monster }.
ah3-log-monsters-passed = На верх колоды монстров ложатся: { $monsters }.
ah3-log-tests = { $who } проходит проверку { $skill-gen }: { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[many] кубиков
}.
ah3-log-rolls = { $who } бросает кубик: { $face }.
ah3-log-rerolls = { $who } перебрасывает { $from }: выпадает { $to }.
ah3-log-raises = { $who } повышает кубик до { $to }.
ah3-log-result = { $who }: { $n } { $n ->
    [one] успех
    [few] успеха
   *[many] успехов
}.
ah3-log-reads-encounter = У { $who-gen } контакт { $at-at }
ah3-log-reads-event = У { $who-gen } контакт с событием { $at-at }
ah3-log-reads-street = У { $who-gen } контакт { $at-at }
ah3-log-reads-anomaly = У { $who-gen } контакт с аномалией { $at-at }
ah3-log-reads-codex = У { $who-gen } контакт «{ $card }» { $at-at }
ah3-log-draws = { $who } тянет жетон мифа: { $token }.
ah3-log-cup-refilled = Все жетоны мифа возвращаются в пул.
ah3-log-cup-grows = В пул мифов добавлены: { $tokens }.
ah3-log-headline = { $who } читает заголовок «{ $headline }». { $text }
ah3-log-rumour-discarded = Слухи «{ $headline }» сброшены.
ah3-log-reckons = Расплата { $place }.
ah3-log-doom = 1 безысходность появляется { $place }.
ah3-log-doom-removed = Убрано { $place }: { $amount }.
ah3-log-event-top = Сверху колоды событий лежит событие района «{ $neighbourhood }».
ah3-log-events-renewed = Сброшенные события становятся новой колодой.
ah3-log-event-discarded = Сброшено событие района «{ $neighbourhood }».
ah3-log-gate-burst = Прорыв врат { $at-at }.
ah3-log-clue-spawned = Улика появляется { $at-at }.
ah3-log-sheet-gains-clues = На лист сценария ложится { $amount }.
ah3-log-sheet-loses-clues = С листа сценария уходит { $amount }.
ah3-log-event-shuffled-in = Событие замешано с верхними картами колоды района «{ $neighbourhood }».
ah3-log-anomaly = Аномалия появляется { $at-at }.
ah3-log-anomaly-leaves = Аномалия { $at-at } исчезает.
ah3-log-codex-added = В кодекс добавлена карта «{ $card }». { $story }
ah3-log-codex-flipped = Карта «{ $card }» перевёрнута: «{ $back }». { $story }
ah3-log-codex-archived = Карта «{ $card }» возвращается в архив.
ah3-log-codex-attached = Карта «{ $card }» присоединена к своей колоде.
ah3-log-clue-on-codex = Улика переходит с листа сценария на карту «{ $card }».
ah3-log-scar = Шрам появляется { $place }.
ah3-log-marker = { ah3-colour-start } маркер появляется { $place }.
ah3-log-hidden-marker = Маркер появляется { $place }.
ah3-log-marker-revealed = Маркер { $at-at } — { ah3-colour-nom }.
ah3-log-marker-removed = Маркер { $place } убран.
ah3-colour-start = { $colour ->
    [white] Белый
    [blue] Синий
    [red] Красный
    [green] Зелёный
   *[black] Чёрный
}
ah3-log-scar-mended = Шрам { $at-at } залечен.
ah3-log-nobody-joined = В ложу никто не вступает.
ah3-log-joined = В ложу вступают: { $people }.
ah3-log-chose = { $who } выбирает вариант { $option }.
ah3-log-declines = { $who } отказывается.
ah3-log-nothing-left = Больше ничего нет.
ah3-on-sheet = на листе сценария
ah3-on-card = на карте «{ $card }»
ah3-on-rumour = на слухах
ah3-log-shown = { $who } видит карту «{ $asset }».
ah3-log-exchanged = { $who } обменивается { $with-with }: урон { $damage }, ужас { $horror }.
ah3-log-exchanged-ally = { $who } обменивается с картой «{ $asset }» ({ $with }): урон { $damage }, ужас { $horror }.
ah3-do-deck = Карта из колоды

## Вопросы, которым нужно больше слов

ah3-ask-suffer = { $who } получает { $amount }. { $asked ->
    [prevention] Предотвратить часть?
    [which] Что предотвратить?
    [damage-taker] Какой актив примет урон?
    [horror-taker] Какой актив примет ужас?
    [damage-taken] Сколько урона он примет?
    [horror-taken] Сколько ужаса он примет?
   *[own-prevention] Предотвратит ли часть принимающая карта?
}
ah3-ask-cast-remnants = { $who } читает «{ $asset }»: сколько трофеев потратить, чтобы за каждый было на 1 ужас меньше?
ah3-ask-cast-damage = { $who } читает «{ $asset }»: сколько урона получить вместо ужаса?
ah3-ask-buy = { $who }: что вы покупаете? У вас ${ $money }.
ah3-ask-halve = { $who }: чем уменьшить вдвое цену карты «{ $asset }»?
ah3-ask-shortage = { $who }: вещей не хватает. Обойти это проверкой общения (−1)?
ah3-ask-clear-display = { $who }: вы ничего не купили. Какие карты, не больше двух, сбросить с витрины?
ah3-ask-attack-clues = { $who }: сколько улик сбросить с листа сценария, по 1 урону за каждую?
ah3-ask-attack-dynamite = { $who }: использовать актив вместо результата броска?
ah3-ask-exchange-with = { $who }: с кем обменяться уроном и ужасом?
ah3-ask-exchange-damage = { $who }: сколько урона будет у вас потом?
ah3-ask-exchange-horror = { $who }: сколько ужаса будет у вас потом?
ah3-ask-trade = { $who } обменивается { $to-with }. { $text } Что ещё переходит из рук в руки?
ah3-ask-trade-with = { $who }: с кем обменяться?
ah3-ask-trade-agree = { $who }: { $from } предлагает обмен. { $text } Согласиться?
ah3-trade-gives = { $who } отдаёт: { $things }.
ah3-trade-nothing = Пока ничего не отдано.
ah3-ask-pick-monster = { $who }: какой монстр?
ah3-ask-share-action = { $who }: кто ещё выполнит это действие?
ah3-ask-lose-focus = { $who }: какого жетона навыка вы лишаетесь?
ah3-ask-split-harm = { $who }: сколько из этого урона? Остальное — ужас.
ah3-ask-discard-clues = Откуда сбросить улику?
ah3-ask-move-next = { $who }: куда переместиться?
ah3-ask-alliance = В какой области монстр появится следующим?
ah3-ask-reroll = { $who }: какие кубики перебросить?
ah3-ask-who-leads-text = Какой сыщик заменит ведущего?

## Варианты, которым нужно больше слов

ah3-do-prevent-damage = Предотвратить урон
ah3-do-prevent-horror = Предотвратить ужас
ah3-do-bear = { $amount }
ah3-do-instead = { $amount } вместо ужаса
ah3-do-spend = Потратить { $amount }
ah3-do-discard-clues = Сбросить { $amount }
ah3-do-split = { $amount }
ah3-do-keep = { $amount }
ah3-do-all-dice = Все кубики
ah3-do-spend-clue = Потратить улику, чтобы перебросить кубик
ah3-do-spend-focus = Потратить жетон навыка ({ $skill }), чтобы перебросить кубик
ah3-do-spend-remnant = Потратить трофей, чтобы добавить 1 кубик
ah3-do-discard-focus = Жетон навыка: { $skill }
ah3-do-sheet-clue = С листа сценария
ah3-do-clue-of = { $who } отдаёт улику
ah3-do-codex-card = «{ $card }»
ah3-do-codex-card-at = «{ $card }» { $at-at }
ah3-do-reckoning-sheet = Лист сценария
ah3-do-reckoning-rumour = Слухи
ah3-do-full-price = Заплатить полную цену
ah3-do-no-test = Без проверки
ah3-do-prevent-nothing = Ничего не предотвращать
ah3-do-suffer-oneself = Активы не принимают
ah3-do-disagree = Отказаться
ah3-do-pay-no-more = Больше не платить
ah3-do-nobody = Никто
ah3-do-offer-trade = Предложить такой обмен
ah3-do-pay-once-more = Заплатить
ah3-do-test-shortage = Пройти проверку общения (−1)
ah3-roll-pact = Оборот тёмной сделки
ah3-face-card = карта { $n }
ah3-face-any-event = событие
ah3-face-codex = карта архива
ah3-times = { $text } { $n ->
    [2] дважды
   *[other] { $n } раза
}
ah3-at-copy = { $at-at } ({ $copy })
ah3-ask-test-dice = { $who }: какие кубики?
ah3-ask-text-place = { $source }: { $text } Где?
ah3-ask-text-monster = { $source }: { $text } Какой монстр?
ah3-ask-text-person = { $source }: { $text } Какой сыщик?
ah3-forecast = { $skill }, { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[many] кубиков
}: хотя бы 1 успех { $one } %, 2 { $two } %, 3 { $three } %
ah3-log-with-text = { $line }: { $text }
ah3-log-alone = { $line }.
ah3-outcome = { $end } { $story }
