### Карткова гра «Жах Аркгема»: стіл у терміналі та списками.
###
### `$state` — список того, що лежить на карті і яка вона; `$some` каже, чи є в ньому щось (yes, no).

lcg-stage = раунд { $round }
lcg-stage-of = { $scenario } · { $stage }
lcg-area-story = { $scenario } (складність: { $difficulty })
lcg-area-round = Раунд { $round } · { $phase } · провідний дослідник: { $lead }
lcg-area-round-of = Раунд { $round } · { $phase } · хід { $who-gen } · провідний дослідник: { $lead }
lcg-area-agenda = Загроза { $stage }, «{ $card }»: приреченості у грі { $doom }, просунеться, коли стане { $n }
lcg-area-agenda-advanced = Загроза { $stage }, «{ $card }»: уже просунута, приреченості у грі { $doom }
lcg-area-agenda-open = Загроза { $stage }, «{ $card }»: приреченості у грі { $doom }
lcg-area-act = Справа { $stage }, «{ $card }»: просунути за { lcg-n-clues }
lcg-area-act-open = Справа { $stage }, «{ $card }»: що її просуне, сказано на карті
lcg-area-bag = Вмістилище хаосу: { $tokens }
lcg-area-test = Перевірка вміння: { $who }, { $skill } { $value } проти { $difficulty }; шанс за жетонами { $chance }{ "\u00A0" }%
lcg-area-committed = Додано: «{ $card }»
lcg-area-tokens = Витягнуті жетони: { $tokens }
lcg-area-limbo = Розігрується зараз
lcg-area-card = { $some ->
    [yes] { $card } ({ $state })
   *[no] { $card }
}
lcg-area-place = { $some ->
    [yes] { $card } ({ $state })
   *[no] { $card }
}
lcg-area-place-unseen = { $some ->
    [yes] { $card } (закрита локація; { $state })
   *[no] { $card } (закрита локація)
}
lcg-area-here = { $card }
lcg-area-attached = Приєднано: { lcg-area-card }
lcg-area-person = { $card }
lcg-area-fate-resigned = { $who }: відступ удався.
lcg-area-fate-wounded = { $who } поза сценарієм через рани.
lcg-area-fate-mad = { $who } поза сценарієм через жах.
lcg-area-fate-lost = { $who }: поразка.
lcg-area-health = Здоров’я { $n } з { $most }
lcg-area-sanity = Розум { $n } з { $most }
lcg-area-skills = Вміння: { $skills }
lcg-area-skill = { $skill } { $n }
lcg-area-resources = Ресурси: { $n }
lcg-area-clues = Здогадки: { $n }
lcg-area-actions = Лишилося дій: { $n }
lcg-area-fights = У бою: { lcg-area-card }
lcg-area-threat = Зона боротьби: { lcg-area-card }
lcg-area-controls = У грі: { lcg-area-card }
lcg-area-in-hand = На руці: { $some ->
    [yes] { $card } (ціна { $n }; символи: { $state })
   *[no] { $card } (ціна { $n })
}
lcg-area-in-hand-free = На руці: { $some ->
    [yes] { $card } (символи: { $state })
   *[no] { $card }
}
lcg-area-hand = Карт на руці: { $n }
lcg-area-deck = Карт у колоді: { $n }
lcg-area-discarded = У відбої: { $card }
lcg-area-encounter = Колода контактів
lcg-area-encounters = Карт у колоді: { $n }
lcg-area-cultists = Карт у колоді культистів: { $n }
lcg-area-victory = Переможний рахунок
lcg-area-aside = Відкладено

lcg-printed-easy = На легкій і середній складності:
lcg-printed-hard = На важкій і надважкій складності:

## Що лежить на карті і яка вона

lcg-state-enemy = сила { $fight }, спритність { $evade }
lcg-state-damage = рани { $n } з { $most }
lcg-state-damage-alone = рани { $n }
lcg-state-horror = жах { $n } з { $most }
lcg-state-horror-alone = жах { $n }
lcg-state-clues = здогадки { $n }
lcg-state-doom = приреченість { $n }
lcg-state-resources = ресурси { $n }
lcg-state-number = № { $n }
lcg-state-shroud = морок { $n }
lcg-state-exhausted = задіяно

## Картина столу

lcg-draw-round = Раунд { $n }
lcg-draw-agenda = Загроза { $n }
lcg-draw-act = Справа { $n }
lcg-draw-doom-of = Приреченості у грі: { $n }; просунеться, коли стане { $most }
lcg-draw-doom-in-play = Приреченості у грі: { $n }
lcg-draw-clues-together = Здогадок у дослідників: { $n }
lcg-draw-clues-of = Здогадок у дослідників: { $n }; просунеться за { $most }
lcg-draw-bag = Вмістилище хаосу
lcg-draw-odds-of = { $n } з { $most }, { $chance }{ "\u00A0" }%
lcg-draw-signs = Що роблять знаки
lcg-draw-test = Перевірка вміння
lcg-draw-value = Значення вміння разом із доданими картами
lcg-draw-against = проти
lcg-draw-difficulty = Складність
lcg-draw-unseen = закрита локація
lcg-draw-victory = Перемога { $n }
lcg-draw-fight = Сила
lcg-draw-evade = Спритність
lcg-draw-strikes = Рани й жах від атаки
lcg-draw-cost = Ціна
lcg-draw-icons = Символи для перевірок
lcg-draw-read = Прочитати: { $card }
lcg-draw-lead = провідний
lcg-draw-resources = { $n ->
    [one] ресурс
    [few] ресурси
   *[many] ресурсів
}
lcg-draw-clues = { $n ->
    [one] здогадка
    [few] здогадки
   *[many] здогадок
}
lcg-draw-actions = { $n ->
    [one] дія
    [few] дії
   *[many] дій
}
lcg-draw-deck = колода
lcg-draw-cultists = Колода культистів
lcg-draw-discards = Відбій
lcg-draw-threat = Зона боротьби
lcg-draw-play = У грі
lcg-draw-hand = Рука
lcg-draw-fate-resigned = відступ
lcg-draw-fate-wounded = поза сценарієм: рани
lcg-draw-fate-mad = поза сценарієм: жах
lcg-draw-fate-lost = поразка

## How to play

arkham-lcg-how =
    Усі грають разом проти сценарію й разом виграють або програють.
    У раунді спершу прибуває приреченість і кожен бере карту контакту; потім у кожного хід із трьох дій; потім вороги полюють і атакують; потім карти готуються, і кожен бере карту та ресурс.
    Дією можна дослідити свою локацію, перейти, атакувати, втекти, зіграти карту, взяти карту чи ресурс. Поки з вами зчепився ворог, майже все, крім атаки та втечі, дає йому вдарити першим.
    Усе непевне вирішує перевірка: вміння, символи карт, які додали ви та інші у вашій локації, і один жетон із вмістилища хаосу проти складності. Точний шанс стоїть поруч.
    Здогадки просувають справу, яка веде вас далі; приреченість просуває загрозу, яка веде до кінця.
    Рани й жах можуть узяти на себе здобутки зі здоров’ям чи розумом. Хто дістав того чи іншого стільки, скільки може витримати, вибуває зі сценарію.
    Карт умінь не грають: їх додають до перевірок. Карти «Миттєво» не потребують дії.
    Питати про все не обов’язково: «Про це мене не питати…» пропускає такі запитання, доки ви не захочете їх знову.
    Усе, що світиться, можна натиснути; той самий вибір є у списку поруч. Клацання по решті скаже, що це й чому цього не вибрати.
    Вагаєтеся? «Підказка» спитає бота, «Скасувати хід» поверне все назад, § відкриє правило.
