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
arkham-lcg-intro = Ви граєте дослідником зі своєю колодою. За хід маєте три дії: досліджувати, переходити, атакувати, тікати, грати карти, брати карти, здобувати ресурси. Усе непевне вирішує перевірка вміння: вміння й символи доданих карт плюс один жетон із вмістилища хаосу проти складності. Здогадки просувають справи, й остання справа веде до перемоги. Приреченість раунд за раундом просуває загрози, й остання загроза — перемога іншої сторони. Рани й жах виснажують; переможений дослідник вибуває зі сценарію й отримує травму.
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
lcg-set-ghouls = Упирі
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
lcg-class-neutral = нейтральна
lcg-class-mythos = карта сценарію
lcg-slot-accessory = аксесуар
lcg-slot-body = одяг
lcg-slot-ally = союзник
lcg-slot-hand = рука
lcg-slot-arcane = магія

## Види карт

lcg-sort-investigator = дослідник
lcg-sort-asset = здобуток
lcg-sort-event = подія
lcg-sort-skill = вміння
lcg-sort-treachery = підступність
lcg-sort-enemy = ворог
lcg-sort-location = локація
lcg-sort-act = справа
lcg-sort-agenda = загроза
lcg-sort-scenario = пам’ятка сценарію
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
lcg-trait-elite = Еліта
lcg-trait-firearm = Вогнепальна зброя
lcg-trait-fortune = Удача
lcg-trait-ghoul = Упир
lcg-trait-hazard = Ризик
lcg-trait-hex = Наврок
lcg-trait-humanoid = Гуманоїд
lcg-trait-illicit = Незаконне
lcg-trait-innate = Вроджене
lcg-trait-insight = Осяяння
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
lcg-trait-spell = Закляття
lcg-trait-spirit = Дух
lcg-trait-supply = Постачання
lcg-trait-tactic = Тактика
lcg-trait-talent = Талант
lcg-trait-task = Завдання
lcg-trait-terror = Страхіття
lcg-trait-tome = Фоліант
lcg-trait-tool = Інструмент
lcg-trait-weapon = Зброя
lcg-trait-woods = Ліс
lcg-trait-yithian = Їтіанець
