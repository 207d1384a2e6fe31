### Карткова гра «Жах Аркгема»: що гра каже про себе. Назви карт — в arkham-lcg-titles.ftl.
###
### Ім’я, передане як `$x`, приносить свої атрибути як `$x-<атрибут>`. Які бувають атрибути:
### карти: див. arkham-lcg-titles.ftl · вміння: gen, dat, acc · знаки: glyph
###
### Для числа, меншого за нуль, є своє повідомлення, знак стоїть у ньому: `$n` не буває від’ємним.

## Гра та її налаштування

lcg-game = Жах Аркгема: Карткова гра
arkham-lcg-title = Жах Аркгема: Карткова гра
arkham-lcg-about = Дослідники, кожен зі своєю колодою, з’ясовують, що коїться в Аркгемі: ідіть за здогадками від справи до справи, доки приреченість не довела загрозу до кінця.
arkham-lcg-players = 1–4
arkham-lcg-length = 60–120 хвилин
arkham-lcg-mood = Напружено, спільно, нитка за ниткою
arkham-lcg-intro = Ви граєте дослідником зі своєю колодою. За хід маєте три дії: досліджувати, переходити, атакувати, тікати, грати карти, брати карти, отримувати ресурси. Усе непевне вирішує перевірка: вміння й символи доданих карт плюс один жетон із вмістилища хаосу проти складності. Здогадки просувають справи, і остання справа веде до перемоги. Приреченість раунд за раундом просуває загрози, і остання загроза — перемога іншої сторони. Рани й жах виснажують; переможений дослідник вибуває зі сценарію й отримує травму.
arkham-lcg-measure-round = Останній раунд
arkham-lcg-measure-act = Остання справа
arkham-lcg-measure-agenda = Остання загроза
arkham-lcg-measure-out = Дослідників вибуло
arkham-lcg-campaign = Ніч фанатика
arkham-lcg-campaign-about = Три сценарії поспіль («Збіговисько», «Опівнічні маски» та «Пожирач із глибин»): те, що сталося в одному, змінює наступний. Або один із них окремо. Друзі приходять за посиланням, кожен зі своїм дослідником і своєю колодою.
arkham-lcg-campaign-new = Кампанія або свої колоди
arkham-lcg-campaign-instead = Тут ви обираєте колоди за всіх. Якщо друзі прийдуть зі своїми, спершу зберіть групу:
lcg-option-scenario = Сценарій
lcg-option-difficulty = Складність
lcg-option-investigators = Дослідники, за порядком місць
lcg-option-lead = Хто провідний дослідник
lcg-difficulty-easy = легка
lcg-difficulty-standard = середня
lcg-difficulty-hard = важка
lcg-difficulty-expert = надважка
lcg-scenario-the-gathering = Збіговисько
lcg-scenario-the-midnight-masks = Опівнічні маски
lcg-scenario-the-devourer-below = Пожирач із глибин

## Набори контактів

lcg-set-torch = Збіговисько
lcg-set-arkham = Опівнічні маски
lcg-set-cultists = Культ Умордгота
lcg-set-tentacles = Пожирач із глибин
lcg-set-rats = Щури
lcg-set-ghouls = Гулі
lcg-set-striking-fear = Крижаний страх
lcg-set-ancient-evils = Прадавнє зло
lcg-set-chilling-cold = Пронизливий холод
lcg-set-pentagram = Темний культ
lcg-set-nightgaunts = Нічні потвори
lcg-set-locked-doors = Замкнені двері
lcg-set-agents-of-hastur = Слуги Гастура
lcg-set-agents-of-yog = Слуги Йог-Сотота
lcg-set-agents-of-shub = Слуги Шуб-Ніґґурат
lcg-set-agents-of-cthulhu = Слуги Ктулху

## Частини раунду

lcg-phase-setup = Підготовка
lcg-phase-mythos = Фаза Міфу
lcg-phase-investigation = Фаза дослідників
lcg-phase-enemy = Фаза ворогів
lcg-phase-upkeep = Фаза відновлення

## Вміння, класи, слоти

lcg-skill-willpower = воля
    .gen = волі
    .dat = волі
    .acc = волю
lcg-skill-intellect = інтелект
    .gen = інтелекту
    .dat = інтелекту
    .acc = інтелект
lcg-skill-combat = сила
    .gen = сили
    .dat = силі
    .acc = силу
lcg-skill-agility = спритність
    .gen = спритності
    .dat = спритності
    .acc = спритність
lcg-icon-wild = будь-яке вміння
lcg-class-guardian = Вартовий
lcg-class-seeker = Шукач
lcg-class-rogue = Спритник
lcg-class-mystic = Містик
lcg-class-survivor = Вцілілий
lcg-class-neutral = нейтральний клас
lcg-class-mythos = карта сценарію
lcg-slot-accessory = аксесуар
lcg-slot-body = одяг
lcg-slot-ally = союзник
lcg-slot-hand = рука
lcg-slot-arcane = магія

## Види карт

lcg-type-investigator = дослідник
lcg-type-asset = здобуток
lcg-type-event = подія
lcg-type-skill = вміння
lcg-type-treachery = підступність
lcg-type-enemy = ворог
lcg-type-location = локація
lcg-type-act = справа
lcg-type-agenda = загроза
lcg-type-scenario = пам’ятка сценарію
lcg-weakness-own = слабкість
lcg-weakness-basic = базова слабкість

## Жетони хаосу

lcg-token-plus = +{ $n }
lcg-token-zero = 0
lcg-token-minus = −{ $n }
lcg-token-skull = череп
lcg-token-cultist = культист
lcg-token-tablet = скрижаль
lcg-token-elder-thing = древня істота
lcg-token-auto-fail = автоматичний провал
lcg-token-elder-sign = Знак Прадавніх

## Знаки, що з’єднують локації

lcg-sign-circle = коло
    .glyph = ●
lcg-sign-square = квадрат
    .glyph = ■
lcg-sign-triangle = трикутник
    .glyph = ▲
lcg-sign-plus = плюс
    .glyph = ✚
lcg-sign-diamond = ромб
    .glyph = ◆
lcg-sign-squiggle = хвиля
    .glyph = ∿
lcg-sign-moon = місяць
    .glyph = ☾
lcg-sign-hourglass = пісковий годинник
    .glyph = ⧗
lcg-sign-t = літера T
    .glyph = ┳
lcg-sign-equals = знак рівності
    .glyph = ═

## Жетони застосовності

lcg-use-ammo = набої
lcg-use-charges = заряди
lcg-use-secrets = таємниці
lcg-use-supplies = припаси

## Ключові слова

lcg-keyword-aloof = Відчужений
lcg-keyword-exceptional = Винятковий
lcg-keyword-fast = Миттєво
lcg-keyword-hunter = Мисливець
lcg-keyword-massive = Масивний
lcg-keyword-peril = Небезпека
lcg-keyword-permanent = Постійний
lcg-keyword-retaliate = Месник
lcg-keyword-surge = Навала

## Риси

lcg-trait-agency = Агенція
lcg-trait-ally = Союзник
lcg-trait-ancient-one = Прадавній
lcg-trait-arkham = Аркгем
lcg-trait-armor = Броня
lcg-trait-byakhee = Б’якхі
lcg-trait-cave = Печера
lcg-trait-central = Центр
lcg-trait-charm = Оберіг
lcg-trait-creature = Створіння
lcg-trait-criminal = Злочинець
lcg-trait-cultist = Культист
lcg-trait-curse = Прокляття
lcg-trait-dark-young = Темне чадо
lcg-trait-deep-one = Глибоководний
lcg-trait-detective = Детектив
lcg-trait-drifter = Волоцюга
lcg-trait-elite = Елітний
lcg-trait-firearm = Вогнепальна зброя
lcg-trait-fortune = Удача
lcg-trait-ghoul = Гуль
lcg-trait-hazard = Ризик
lcg-trait-hex = Наврок
lcg-trait-humanoid = Гуманоїд
lcg-trait-illicit = Незаконне
lcg-trait-innate = Вроджене
lcg-trait-insight = Інтуїція
lcg-trait-item = Предмет
lcg-trait-madness = Божевілля
lcg-trait-melee = Ближній бій
lcg-trait-miskatonic = Міскатонік
lcg-trait-monster = Монстр
lcg-trait-nightgaunt = Нічна потвора
lcg-trait-obstacle = Перешкода
lcg-trait-omen = Знамення
lcg-trait-pact = Угода
lcg-trait-police = Поліція
lcg-trait-practiced = Вишкіл
lcg-trait-relic = Реліквія
lcg-trait-science = Наука
lcg-trait-silver-twilight = Срібні Сутінки
lcg-trait-sorcerer = Чародій
lcg-trait-spell = Заклинання
lcg-trait-spirit = Дух
lcg-trait-supply = Постачання
lcg-trait-tactic = Тактика
lcg-trait-talent = Талант
lcg-trait-task = Завдання
lcg-trait-terror = Страхіття
lcg-trait-tome = Книга
lcg-trait-tool = Інструмент
lcg-trait-weapon = Зброя
lcg-trait-woods = Ліс
lcg-trait-yithian = Їтіанець

## Лічба: з цього складено інші повідомлення (знахідний відмінок)

lcg-n-damage = { $damage ->
    [one] { $damage } рану
    [few] { $damage } рани
   *[many] { $damage } ран
}
lcg-n-horror = { $horror ->
    [one] { $horror } жах
    [few] { $horror } жахи
   *[many] { $horror } жахів
}
lcg-n-harm = { $damage ->
    [0] { lcg-n-horror }
   *[other] { $horror ->
        [0] { lcg-n-damage }
       *[other] { lcg-n-damage } і { lcg-n-horror }
    }
}
lcg-n-clues = { $n ->
    [one] { $n } здогадку
    [few] { $n } здогадки
   *[many] { $n } здогадок
}
lcg-n-resources = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурси
   *[many] { $n } ресурсів
}
lcg-n-cards = { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}
lcg-n-doom = { $n ->
    [one] { $n } приреченість
    [few] { $n } приреченості
   *[many] { $n } приреченостей
}
lcg-n-actions = { $n ->
    [one] { $n } дію
    [few] { $n } дії
   *[many] { $n } дій
}
lcg-n-ammo = { $n ->
    [one] { $n } набій
    [few] { $n } набої
   *[many] { $n } набоїв
}
lcg-n-charges = { $n ->
    [one] { $n } заряд
    [few] { $n } заряди
   *[many] { $n } зарядів
}
lcg-n-secrets = { $n ->
    [one] { $n } таємницю
    [few] { $n } таємниці
   *[many] { $n } таємниць
}
lcg-n-supplies = { $n ->
    [one] { $n } припас
    [few] { $n } припаси
   *[many] { $n } припасів
}
lcg-n-physical = { $n ->
    [one] { $n } фізичну травму
    [few] { $n } фізичні травми
   *[many] { $n } фізичних травм
}
lcg-n-mental = { $n ->
    [one] { $n } психічну травму
    [few] { $n } психічні травми
   *[many] { $n } психічних травм
}
lcg-n-experience = { $experience ->
    [one] { $experience } бал
    [few] { $experience } бали
   *[many] { $experience } балів
} досвіду

## Карта в реченні: за назвою чи як істота

lcg-the = { $card-is ->
    [being] { $card }
    [place] локація «{ $card }»
   *[card] карта «{ $card }»
}
    .start = { $card-is ->
        [being] { $card }
        [place] Локація «{ $card }»
       *[card] Карта «{ $card }»
    }
    .acc = { $card-is ->
        [being] { $card-acc }
        [place] локацію «{ $card }»
       *[card] карту «{ $card }»
    }
    .gen = { $card-is ->
        [being] { $card-gen }
        [place] локації «{ $card }»
       *[card] карти «{ $card }»
    }
lcg-unseen = закрита карта

## Запитання

lcg-ask-nothing = Нема чого вирішувати.
lcg-ask-mulligan = Ваша стартова рука. Які карти замінити? Замість кожної прийде нова, і лише один раз.
lcg-ask-turns = Хто ходить наступним?
lcg-ask-turn = Ваш хід. { $n ->
    [0] Дій не лишилося: можна лише те, що їх не потребує.
    [one] Лишилася { $n } дія.
    [few] Лишилося { $n } дії.
   *[many] Лишилося { $n } дій.
}
lcg-ask-turn-extra = Ваш хід. { $n ->
    [0] Звичайних дій не лишилося
    [one] Лишилася { $n } дія
    [few] Лишилося { $n } дії
   *[many] Лишилося { $n } дій
}, і ще одна — на властивості карт із рисою «{ $trait }».
lcg-ask-turn-of = Хід { $who-gen }. Ви можете застосувати те, що не потребує дій.
lcg-ask-window = Хочете щось застосувати, перш ніж гра піде далі?
lcg-ask-react = Відповісте картою або властивістю ({ $when })?
lcg-ask-forced = Разом спрацьовує кілька примусових властивостей. Яка перша?
lcg-ask-contribute = { $n ->
    [one] Лишилося витратити { $n } здогадку. Чию?
    [few] Лишилося витратити { $n } здогадки. Чия наступна?
   *[many] Лишилося витратити { $n } здогадок. Чия наступна?
}
lcg-ask-engaging = У бій разом вступають кілька ворогів. Хто перший?
lcg-ask-prey = З ким вступає в бій { $enemy }?
lcg-ask-spawn = Де з’являється { $enemy }?
lcg-ask-opportunity = Ви відволіклися, і вороги б’ють на випередження. Хто перший?
lcg-ask-massive = Кого наступним атакує { $enemy }?
lcg-ask-attacks = Вас атакують кілька ворогів. Хто наступний?
lcg-ask-hunter = Вирушають кілька мисливців. Хто наступний?
lcg-ask-way = Куди йде { $enemy }?
lcg-ask-search = Ви обшукали свою колоду. Яку карту взяти?
lcg-ask-search-vain = Ви шукали, але того, що треба, там немає.
lcg-ask-scry-deck = У яку колоду зазирнути?
lcg-ask-scry = Ви бачите верхні карти колоди. Яку повернути першою? Повернена останньою лежатиме зверху.
lcg-ask-dig = Ви обшукали колоду контактів і її відбій. Яку карту взяти?
lcg-ask-either = «{ $card }»: що ви оберете?
lcg-ask-lead = «{ $card }»: за всіх вирішуєте ви, провідний дослідник. Що ви оберете?
lcg-ask-may = «{ $card }», якщо бажаєте: { $text }. Зробити це?
lcg-ask-skill = Яке вміння перевірити?
lcg-ask-target = «{ $card }»: { $text }. Що чи кого обрати?
lcg-ask-fight = Якого ворога атакувати?
lcg-ask-evade = Від якого ворога втекти?
lcg-ask-recover = Яку карту повернути на руку з відбою?
lcg-ask-discard = { $n ->
    [one] З руки треба скинути { $n } карту. Яку?
    [few] З руки треба скинути { $n } карти. Які?
   *[many] З руки треба скинути { $n } карт. Які?
}
lcg-ask-room = Для карти «{ $card }» немає місця (слот: { $slot }). Що скинути заради неї?
lcg-ask-redirect = Атаку відведено: { $enemy }. Який ворог отримає її рани?
lcg-ask-damage = Вам наносять { lcg-n-damage }. { $damage ->
    [one] Куди її покласти?
   *[other] Куди покласти першу?
}
lcg-ask-horror = Вам наносять { lcg-n-horror }. { $horror ->
    [one] Куди його покласти?
   *[other] Куди покласти перший?
}
lcg-ask-trauma = Тіло й розум не витримали водночас. Яка травма лишиться з вами?
lcg-ask-new-lead = Провідний дослідник вибув. Хто тепер провідний?
lcg-ask-commit = Ви перевіряєте { $skill-acc }: { $value } проти { $difficulty }, поки без жетона. Шанс за жетонами: { $chance }{ "\u00A0" }%. Які карти додати?
lcg-ask-help = { $who } перевіряє { $skill-acc }: { $value } проти { $difficulty }, поки без жетона. Шанс за жетонами: { $chance }{ "\u00A0" }%. Додасте карту на допомогу?
lcg-ask-turn-of-kind = Що застосувати в чужий хід
lcg-ask-turn-kind = Ваш власний хід
lcg-ask-commit-kind = Які карти додати до своїх перевірок
lcg-ask-help-kind = Чи допомагати іншим у перевірках
lcg-prospect = До жетона виходить { $value } проти { $difficulty }. Шанс за жетонами: { $chance }{ "\u00A0" }%.
lcg-ask-results = Перевірка дає одразу кілька результатів. Який перший?
lcg-ask-discard-order = Перевірку завершено. Яка подія ляже у ваш відбій наступною, під решту?
lcg-ask-weaknesses = Разом прийшло кілька слабкостей. Яку розіграти першою?
lcg-ask-less-room = Слотів поменшало. Що скинути?
lcg-ask-token = Витягнуто два жетони. Котрий зарахувати?

## Відповіді

lcg-do-pass = Нічого
lcg-do-no-reaction = Не відповідати
lcg-do-decline = Ні
lcg-do-go-on = Далі
lcg-do-end-turn = Закінчити хід
lcg-do-turn = { $who }
lcg-do-give-clue = { $who } (здогадок: { $n })
lcg-do-engaged = { $who }
lcg-do-lead = Провідний дослідник — { $who }
lcg-do-investigate = Дослідити { $at-acc } (морок { $n }; шанс{ "\u00A0" }{ $chance }{ "\u00A0" }%)
lcg-do-move = Перейти { $to-to }
lcg-do-draw = Взяти карту
lcg-do-resource = Отримати ресурс
lcg-do-engage = Вступити в бій { $enemy-with }
lcg-do-fight = Атакувати { $enemy-acc } (сила { $n }; шанс{ "\u00A0" }{ $chance }{ "\u00A0" }%)
lcg-do-evade = Втекти від { $enemy-gen } (спритність { $n }; шанс{ "\u00A0" }{ $chance }{ "\u00A0" }%)
lcg-do-play = Зіграти карту «{ $card }» за { $n }
lcg-do-play-plain = Зіграти карту «{ $card }»
lcg-do-play-discarded = Зіграти з відбою карту «{ $card }» за { $n }
lcg-do-use = «{ $card }». { $text }
lcg-do-use-of = «{ $card }» ({ lcg-whose }). { $text }
# У кого карта: ворог б’ється з кимось іншим, або карта чужа.
lcg-whose = { $foe ->
    [yes] у бою { $who-with }
   *[no] у { $who-gen }
}
# Те, з чого починається перевірка, із шансом на успіх.
lcg-chance = { $what } (шанс{ "\u00A0" }{ $chance }{ "\u00A0" }%)
lcg-do-advance = Просунути справу «{ $card }» за { lcg-n-clues }
lcg-do-commit = Додати карту «{ $card }» (+{ $n })
lcg-do-strike = { $enemy } ({ lcg-n-harm })
lcg-do-go = { $enemy }
lcg-do-appear = { $at }
lcg-do-way = { $to }
lcg-do-way-barred = { $to }: шлях перекрито, ворог лишиться на місці
lcg-do-find = Взяти карту «{ $card }»
lcg-do-put-back = Повернути карту «{ $card }»
lcg-do-choose = { $card }
lcg-do-choose-at = { $card } ({ $at })
lcg-do-choose-hurt = { $card } (рани { $damage }, жах { $horror })
lcg-do-result = { $card }: { $text }
lcg-do-result-token = Жетон «{ $token }»: { $text }
lcg-result-damage = нанесіть { lcg-n-damage }
lcg-result-missed = { $who } отримує { lcg-n-damage }
lcg-result-evaded = утечіть
lcg-result-clues = знайдіть { lcg-n-clues }
lcg-do-recover = Повернути карту «{ $card }»
lcg-do-discard = Скинути карту «{ $card }»
lcg-do-redirect = Рани отримає { $enemy }
lcg-do-part = Обрати: { $text }
lcg-do-may = Так: { $text }
lcg-do-physical = Фізична травма
lcg-do-mental = Психічна травма
lcg-do-skill = Перевірити { $skill-acc } ({ $n })
lcg-do-damage = 1 рана: { lcg-the } (лишилося здоров’я: { $n })
lcg-do-horror = 1 жах: { lcg-the } (лишилося розуму: { $n })
lcg-do-replace = Замінити карту «{ $card }»
lcg-do-deck = Колода { $who-gen }
lcg-do-encounter-deck = Колода контактів
lcg-nth = { $what } (№ { $n })
lcg-do-token = { $token }

## Відповіді, що стоять разом

lcg-group-move = Перейти
lcg-group-play = Зіграти карту
lcg-group-use = { $card-is ->
    [being] Властивість { $card-gen }
    [place] Властивість локації «{ $card }»
   *[card] Застосувати карту «{ $card }»
}
lcg-group-use-of = { lcg-group-use } ({ lcg-whose })
lcg-group-enemy = { $enemy }
lcg-item-move = { $to }
lcg-item-play = «{ $card }» за { $n }
lcg-item-play-plain = «{ $card }»
lcg-item-play-discarded = «{ $card }» з відбою за { $n }
lcg-item-use = { $text }
lcg-item-fight = Атакувати (сила { $n }; шанс{ "\u00A0" }{ $chance }{ "\u00A0" }%)
lcg-item-evade = Втекти (спритність { $n }; шанс{ "\u00A0" }{ $chance }{ "\u00A0" }%)
lcg-item-engage = Вступити в бій
lcg-warns = спершу { $n ->
    [one] вдарить
   *[other] вдарять
} { $strikes }
lcg-warns-strikes = { $enemy } (отримаєте { lcg-n-harm })
lcg-warns-costs = коштує { lcg-n-actions } («{ $card }»)
lcg-warns-missed = у разі провалу рани отримає { $who }
lcg-warns-both = { $first }; { $then }

## Випадок

lcg-roll-token = { $who } витягує жетон хаосу.
lcg-roll-draw = { $who } бере карту.
lcg-roll-encounter = { $who } бере карту контакту.
lcg-roll-cultist = { $who } бере карту з колоди культистів.
lcg-roll-weakness = Жереб: базова слабкість для колоди { $who-gen }.
lcg-roll-discard = { $who } втрачає випадкову карту.
lcg-roll-look = { $who } дивиться карту колоди.
lcg-roll-turn-up = Відкривається верхня карта колоди контактів.
lcg-roll-place = Відкривається, що це за локація.
lcg-roll-set = Жереб: ще один набір контактів.
lcg-roll-nothing = Нема чого тягнути.
lcg-face-hand = карта { $n } на руці

## Журнал

lcg-log-round = Починається раунд { $round }.
lcg-log-phase = { $phase }.
lcg-log-turn = Хід { $who-gen }.
lcg-log-turn-over = { $who } закінчує хід.
lcg-log-drew = { $who } бере карту «{ $card }».
lcg-log-drew-unseen = { $who } бере карту.
lcg-log-showed = { $who } показує карту «{ $card }».
lcg-log-looked = { $who } дивиться карту «{ $card }».
lcg-log-looked-unseen = { $who } дивиться карту.
lcg-log-searched = { $who } переглядає { lcg-n-cards } своєї колоди{ $seen }.
lcg-log-searched-encounter = { $who } переглядає { lcg-n-cards } колоди контактів{ $seen }.
lcg-log-searched-seen = {""}: { $cards }
lcg-log-searched-card = «{ $card }»
lcg-log-found-nothing = { $who } нічого не знаходить.
lcg-log-lot = З карти «{ $card }» усім видно, чиї слуги в колоді контактів.
lcg-log-turned-up = Відкрито карту «{ $card }».
lcg-log-reshuffled = Колода { $who-gen } скінчилася: відбій тасують у нову.
lcg-log-reshuffled-encounter = Колода контактів скінчилася: її відбій тасують у нову.
lcg-log-shuffled = { $who } тасує колоду.
lcg-log-shuffled-encounter = Колоду контактів тасують.
lcg-log-mulligan = { $who } замінює { lcg-n-cards }.
lcg-log-encounter = { $who } розкриває карту «{ $card }».
lcg-log-weakness-drawn = «{ $card }» — слабкість: { $who } одразу показує й розігрує її.
lcg-log-cancelled = Карту «{ $card }» відмінено.
lcg-log-surge = Карта «{ $card }» має навалу: потрібна ще одна карта контакту.
lcg-log-played = { $who } грає карту «{ $card }».
lcg-log-dares = { $who } ризикує наразитися на атаку на випередження: { $what }.
lcg-dare-investigate = досліджує локацію
lcg-dare-move = переходить { $to-to }
lcg-dare-draw = бере карту
lcg-dare-resource = отримує ресурс
lcg-dare-engage = вступає в бій { $enemy-with }
lcg-dare-use = застосовує карту «{ $card }»
lcg-dare-other = робить інше
lcg-log-assigned = { $horror ->
    [1] 1 жах візьме на себе { lcg-the }.
   *[0] 1 рану візьме на себе { lcg-the }.
}
lcg-log-used = { $who } застосовує { $card-is ->
    [place] властивість локації
   *[card] карту
} «{ $card }».
lcg-log-used-own = { $who } застосовує власну властивість: { $text }.
lcg-log-used-so = { $who } застосовує { $card-is ->
    [place] властивість локації
   *[card] карту
} «{ $card }»: { $text }.
lcg-log-chose = { $who } обирає: { $card }.
lcg-log-result = Далі { $who } виконує те, що дає { lcg-the }.
lcg-log-result-token = Далі { $who } виконує те, що дає жетон «{ $token }».
lcg-log-forced = Спрацьовує { $card-is ->
    [place] локація
   *[card] карта
} «{ $card }».
lcg-log-forced-so = Спрацьовує { $card-is ->
    [place] локація
   *[card] карта
} «{ $card }»: { $text }.
lcg-log-entered = { lcg-the.start } входить у гру.
lcg-log-attached = Карту «{ $card }» приєднано до { $to-is ->
    [place] локації
   *[card] карти
} «{ $to }».
lcg-log-discarded = Карта «{ $card }» іде у відбій.
lcg-log-returned = Карта «{ $card }» повертається на руку.
lcg-log-put-under = Карта «{ $card }» іде під низ колоди.
lcg-log-removed = { $card-is ->
    [place] Локація
   *[card] Карта
} «{ $card }» вибуває з гри.
lcg-log-victory = { $card-is ->
    [place] Локація
   *[card] Карта
} «{ $card }» переходить на переможний рахунок.
lcg-log-exhausted = Карту «{ $card }» задіяно.
lcg-log-readied = Карту «{ $card }» оновлено.
lcg-log-all-readied = Усі задіяні карти оновлено.
lcg-log-resources-gained = { $who } отримує { lcg-n-resources }.
lcg-log-resources-lost = { $who } віддає { lcg-n-resources }.
lcg-log-clues = { $who } знаходить { lcg-n-clues } { $at-at }.
lcg-log-clues-gained = { $who } отримує { lcg-n-clues }.
lcg-log-clues-spent = { $who } віддає { lcg-n-clues }.
lcg-log-clues-on = На { lcg-the.acc } кладуть { lcg-n-clues }.
lcg-log-clues-off = Із { lcg-the.gen } прибирають { lcg-n-clues }.
lcg-log-doom = На карту «{ $card }» кладуть { lcg-n-doom }.
lcg-log-doom-gone = Усю приреченість прибирають із карт у грі.
lcg-log-uses-added = На карту «{ $card }» кладуть { $amount }.
lcg-log-uses-spent = Карта «{ $card }» втрачає { $amount }.
lcg-log-harmed = { lcg-the.start } отримує { lcg-n-harm }.
lcg-log-horror-on = На { lcg-the.acc } кладуть { lcg-n-horror }.
lcg-log-horror-moved = Із { lcg-the.gen } на { $who-acc } переносять { lcg-n-horror }.
lcg-log-healed = Лікування ({ lcg-the }): знімають { lcg-n-harm }.
lcg-log-defeated = Переможено { lcg-the.acc }.
lcg-log-gone-resigned = { $who } відступає й залишає сценарій.
lcg-log-gone-wounded = { $who } падає від ран і вибуває зі сценарію.
lcg-log-gone-mad = { $who } втрачає розум від жаху й вибуває зі сценарію.
lcg-log-gone-lost = { $who } зазнає поразки й вибуває зі сценарію.
lcg-log-lead = Провідний дослідник тепер — { $who }.
lcg-log-sets-out = { lcg-the.start } вирушає { $to-to }.
lcg-log-moved = { lcg-the.start } переходить { $to-to }.
lcg-log-revealed = Відкрито локацію «{ $card }».
lcg-log-weakness = Жереб: у колоді { $who-gen } слабкість «{ $card }».
lcg-log-spawned = { $enemy } з’являється { $at-at }.
lcg-log-spawned-nowhere = { $enemy } не знаходить, де з’явитися.
lcg-log-engaged = { $enemy } вступає в бій { $who-with }.
lcg-log-disengaged = { $enemy } більше ні з ким не б’ється.
lcg-log-evaded = { $who } тікає від { $enemy-gen }.
lcg-log-attacked = { $enemy } атакує { $who-acc }.
lcg-log-strikes-back = { $enemy } у відповідь атакує { $who-acc }.
lcg-log-attack-cancelled = Атаку { $enemy-gen } відмінено.
lcg-log-raised = { lcg-the.start }: на певний час { $skill } +{ $n }.
lcg-log-fights = { $who } атакує { $enemy-acc }: { $skill } проти { $difficulty }.
lcg-log-evades = { $who } намагається втекти від { $enemy-gen }: { $skill } проти { $difficulty }.
lcg-log-test = { $who } перевіряє { $skill-acc }, складність { $difficulty }.
lcg-log-committed = { $who } додає карту «{ $card }».
lcg-log-token = Жетон хаосу: { $token }.
lcg-log-token-ignored = Жетон не рахується: { $token }.
lcg-log-passed = { $who } проходить перевірку: { $value } проти { $difficulty }.
lcg-log-failed = { $who } провалює перевірку: { $value } проти { $difficulty }.
lcg-log-passed-anyway = { $who } автоматично проходить перевірку.
lcg-log-failed-anyway = { $who } автоматично провалює перевірку.
lcg-log-act = Справа «{ $card }» просувається.
lcg-log-agenda = Загроза «{ $card }» просувається.
lcg-log-slowed = «{ $card }»: { $who } витрачає на { lcg-n-actions } більше.
lcg-log-actions-more = { $who } отримує ще { lcg-n-actions }.
lcg-log-actions-fewer = { $who } втрачає { lcg-n-actions }.
lcg-log-trauma-physical = { $who } отримує { lcg-n-physical }.
lcg-log-trauma-mental = { $who } отримує { lcg-n-mental }.
lcg-log-past-without = { $why }: локації «{ $at }» немає.
lcg-log-past-start = { $why }: дослідники починають { $at-at }.
lcg-log-past-shuffle-in = { $why }: { $card } — у колоді контактів.
lcg-log-past-doom = { $why }: на першій загрозі одразу { lcg-n-doom }.
lcg-log-past-lose-cards = { $why }: кожен втрачає навмання { lcg-n-cards } з початкової руки.
lcg-fact-house-burned = Ваш дім згорів
lcg-fact-priest-alive = Гуль-жрець досі живий
lcg-fact-past-midnight = Уже за північ
lcg-fact-escaped = Культисти втекли
lcg-log-scarred = Через давні травми { $who } одразу отримує { lcg-n-harm }.
lcg-log-over = Сценарій завершено: розв’язка { $resolution }. Переможний рахунок дає { lcg-n-experience }.
lcg-log-over-none = Сценарій завершено без розв’язки. Переможний рахунок дає { lcg-n-experience }.

## Кінець

lcg-end-open = { $story } Переможний рахунок дає { lcg-n-experience }.
lcg-end-won = { $story } Перемога! Переможний рахунок дає { lcg-n-experience }.
lcg-end-lost = { $story } Поразка: окремий сценарій виграють лише розв’язкою на карті справи. Переможний рахунок дає { lcg-n-experience }.
lcg-end-the-gathering-0 = У домі нікого не лишилося, а те, що вийшло з-під підлоги, досі там. Дім цілий, Гуль-жрець живий, і вас знайшла Літа Чантлер.
lcg-end-the-gathering-1 = Гуль-жрець мертвий, а дім згорів дощенту, як і хотіла Літа Чантлер. Вона йде з вами, а пожежі ви не забудете.
lcg-end-the-gathering-2 = Гуль-жрець мертвий, а дім цілий. Літа Чантлер іде своєю дорогою.
lcg-end-the-gathering-3 = Гулі захопили дім. Хто не встиг відступити, загинув.
lcg-end-the-midnight-masks-0 = На вулицях нікого з вас не лишилося. Кого з культистів знайшли, тих ви знаєте; решта втекла.
lcg-end-the-midnight-masks-1 = Усі, кого ви знайшли, заговорили. Ви знаєте, де збереться культ і хто з нього втік.
lcg-end-the-midnight-masks-2 = Пробило північ. Доведеться обійтися тим, що дізналися, а решта культистів уже йде до лісу.
lcg-end-the-devourer-below-0 = З лісу не повернувся ніхто. Умордгот пробудився, і зупинити його нема кому.
lcg-end-the-devourer-below-1 = Ритуал зірвано, доки його не довели до кінця. Ви вибралися живими, але з розумом не все гаразд.
lcg-end-the-devourer-below-2 = Умордгота вигнано туди, звідки він прийшов. Це дорого вам коштувало, але Аркгем живий.
lcg-end-the-devourer-below-3 = Літу Чантлер віддано Умордготові, і він задоволений. Вам жити з тим, що ви зробили.

## Чому ні: через що правило зараз забороняє

lcg-why-actions = Для цього треба дій: { $n }, а { $have ->
    [0] не лишилося жодної
   *[other] лишилося { $have }
}.
lcg-why-actions-by = Через карту «{ $card }» для цього треба дій: { $n }, а { $have ->
    [0] не лишилося жодної
   *[other] лишилося { $have }
}.
lcg-why-resources = Це коштує { lcg-n-resources }, а у вас { $have ->
    [0] немає жодного
   *[other] { $have }
}.
lcg-why-clues = Треба витратити { lcg-n-clues }, а у вас { $have ->
    [0] немає жодної
   *[other] { $have }
}.
lcg-why-clues-all = Треба витратити { lcg-n-clues }, а в усіх дослідників разом { $have ->
    [0] немає жодної
   *[other] { $have }
}.
lcg-why-clues-held = Хто в бою { $enemy-with }, не може ні знаходити, ні витрачати здогадки.
lcg-why-act-at = Це можна зробити, лише { $terms }, і лише за здогадки дослідників { $at-at }: треба витратити { lcg-n-clues }, а в них { $have ->
    [0] немає жодної
   *[other] { $have }
}.
lcg-why-locked = Тут не можна досліджувати через карту «{ $card }».
lcg-why-no-playing = Грати здобутки й події не можна через карту «{ $card }».
lcg-why-own-test = Цю карту можна додати лише до своєї перевірки.
lcg-why-once-per-test = Копію цієї карти вже додано, а можна лише одну.
lcg-why-no-icon = На цій карті немає символу вміння, яке перевіряють.
lcg-why-blank = Її текст зараз не діє.
lcg-why-blocked = Туди поки не можна: шлях закритий.
lcg-why-in-vain = Зараз це нічого не змінить.
lcg-why-used-up = Зараз більше не можна: ліміт застосувань вичерпано.
lcg-why-skill = Карт умінь не грають: їх додають із руки до перевірки, доки жетон не витягнуто.
lcg-why-uses = Для цього треба витратити { $amount }, а { $have ->
    [0] нічого не лишилося
   *[other] лишилося { $have }
}.
lcg-why-exhausted = Карту «{ $card }» вже задіяно.
lcg-why-cards = Для цього треба скинути { lcg-n-cards } з руки, а у вас { $have ->
    [0] немає жодної
   *[other] { $have }
}.
lcg-why-no-way = Звідти, де ви зараз ({ $at }), поки нікуди шляху немає.
lcg-why-far = Звідти, де ви зараз ({ $at }), туди шляху немає.
lcg-why-elsewhere = { $enemy } не у вашій локації, а { $at-at }.
lcg-why-not-engaged = { $enemy } не в бою з вами.
lcg-why-engaged = { $enemy } уже в бою з вами.
lcg-why-terms = Це можна зробити, лише { $terms }.
lcg-why-nobody-to-fight = У вашій локації немає ворога, якого можна атакувати.
lcg-why-nobody-to-evade = Ніхто з ворогів не в бою з вами.
lcg-why-not-sought = Це не те, що ви шукаєте.
