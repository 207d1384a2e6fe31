### «Остання година»: усе, що гра каже про себе. Терміни — ті самі, що в rules-fh.ftl.
###
### Ім’я, передане як `$x`, приносить свої атрибути як `$x-<атрибут>`. Які бувають атрибути:
### локації: number (номер), at (де), to (куди), from (звідки), it (знахідний відмінок) · символи: glyph
### монстри: start (на початку речення), acc, gender, а особливі ще few, many (2 хто, 5 кого) і all (усі хто)
### зони: acc · брами: start · місця на картах: object (що обстежують), from (звідки)
### дослідники на картах: start (на початку речення), dat
###
### `$voice` — як сказано ефект: `say` — окремим реченням; `bare` — те саме всередині речення;
### `they` — про іншого дослідника, після його імені.

## Гра та її налаштування

fh-game = Жах Аркгема: Остання година
final-hour-title = Жах Аркгема: Остання година
final-hour-about = Крізь брами на кампус Міскатонікського університету сунуть чудовиська. За вісім раундів з’ясуйте, які два символи обернуть ритуал, доки місце ритуалу не захоплено.
final-hour-players = 1–4
final-hour-length = 30–45 хвилин
final-hour-mood = Відчайдушно, разом проти часу
fh-option-investigators = Дослідники, за порядком місць
fh-option-ancient-one = Прадавній, якого належить зупинити
fh-option-difficulty = Складність
fh-option-lead = Хто веде перший раунд
fh-option-solo = Гра наодинці: один гравець веде двох дослідників
fh-option-yes = так
fh-option-no = ні

## Імена та назви

fh-investigator-jenny-barnes = Дженні Барнс
fh-investigator-ashcan-pete = Піт «Смітник»
fh-investigator-lily-chen = Лілі Чен
fh-investigator-tommy-muldoon = Томмі Малдун
fh-investigator-michael-mcglen = Майкл Макглен
fh-investigator-rita-young = Рита Янг
fh-solo-seat = { $first } і { $second }

fh-person-jenny-barnes = Дженні
fh-person-ashcan-pete = Піт
fh-person-lily-chen = Лілі
fh-person-tommy-muldoon = Томмі
fh-person-michael-mcglen = Майкл
fh-person-rita-young = Рита

fh-ancient-cthulhu = Ктулху
fh-ancient-shudde-mell = Шудде-М’єлл
fh-ancient-umordhoth = Умордгот

fh-difficulty-easy = легка
fh-difficulty-normal = звичайна
fh-difficulty-hard = важка

fh-phase-set-up = Підготовка
fh-phase-priority = Фаза дій: карти черговості
fh-phase-resolve = Фаза дій: карти дій
fh-phase-ancient-one = Фаза Прадавнього
fh-phase-ritual = Кінець раунду

fh-source-rulebook = так у правилах
fh-source-public = відомо про надруковані компоненти
fh-source-authored = написано для цієї гри; набір може це замінити

fh-location-1 = Дороті-Апман-Голл
    .number = 1
    .at = у Дороті-Апман-Голлі (1)
    .to = до Дороті-Апман-Голлу (1)
    .from = з Дороті-Апман-Голлу (1)
    .it = Дороті-Апман-Голл (1)
fh-location-2 = Студентська спілка
    .number = 2
    .at = у Студентській спілці (2)
    .to = до Студентської спілки (2)
    .from = зі Студентської спілки (2)
    .it = Студентську спілку (2)
fh-location-3 = Бібліотека Орна
    .number = 3
    .at = у Бібліотеці Орна (3)
    .to = до Бібліотеки Орна (3)
    .from = з Бібліотеки Орна (3)
    .it = Бібліотеку Орна (3)
fh-location-4 = Музей
    .number = 4
    .at = у Музеї (4)
    .to = до Музею (4)
    .from = з Музею (4)
    .it = Музей (4)
fh-location-5 = Лазарет
    .number = 5
    .at = у Лазареті (5)
    .to = до Лазарету (5)
    .from = з Лазарету (5)
    .it = Лазарет (5)
fh-location-6 = Дербі-Голл
    .number = 6
    .at = у Дербі-Голлі (6)
    .to = до Дербі-Голлу (6)
    .from = з Дербі-Голлу (6)
    .it = Дербі-Голл (6)
fh-location-7 = Лекторій
    .number = 7
    .at = у Лекторії (7)
    .to = до Лекторію (7)
    .from = з Лекторію (7)
    .it = Лекторій (7)
fh-location-8 = Лабораторний корпус
    .number = 8
    .at = у Лабораторному корпусі (8)
    .to = до Лабораторного корпусу (8)
    .from = з Лабораторного корпусу (8)
    .it = Лабораторний корпус (8)
fh-location-9 = Адміністративний корпус
    .number = 9
    .at = в Адміністративному корпусі (9)
    .to = до Адміністративного корпусу (9)
    .from = з Адміністративного корпусу (9)
    .it = Адміністративний корпус (9)
fh-location-10 = Обсерваторія Воррена
    .number = 10
    .at = в Обсерваторії Воррена (10)
    .to = до Обсерваторії Воррена (10)
    .from = з Обсерваторії Воррена (10)
    .it = Обсерваторію Воррена (10)
fh-location-11 = Семінарія Давньої Віри
    .number = 11
    .at = у Семінарії Давньої Віри (11)
    .to = до Семінарії Давньої Віри (11)
    .from = із Семінарії Давньої Віри (11)
    .it = Семінарію Давньої Віри (11)
fh-location-12 = Корпус гуманітарних наук
    .number = 12
    .at = у Корпусі гуманітарних наук (12)
    .to = до Корпусу гуманітарних наук (12)
    .from = з Корпусу гуманітарних наук (12)
    .it = Корпус гуманітарних наук (12)
fh-location-13 = Спортивний корпус
    .number = 13
    .at = у Спортивному корпусі (13)
    .to = до Спортивного корпусу (13)
    .from = зі Спортивного корпусу (13)
    .it = Спортивний корпус (13)
fh-location-14 = Будинок братства
    .number = 14
    .at = у Будинку братства (14)
    .to = до Будинку братства (14)
    .from = з Будинку братства (14)
    .it = Будинок братства (14)
fh-location-15 = Будинок сестринства
    .number = 15
    .at = у Будинку сестринства (15)
    .to = до Будинку сестринства (15)
    .from = з Будинку сестринства (15)
    .it = Будинок сестринства (15)

fh-zone-green = зелена зона
    .acc = зелену зону
fh-zone-purple = фіолетова зона
    .acc = фіолетову зону
fh-zone-orange = помаранчева зона
    .acc = помаранчеву зону

fh-symbol-diamond = ромб
    .glyph = ♦
fh-symbol-hourglass = пісковий годинник
    .glyph = ⧗
fh-symbol-moon = місяць
    .glyph = ☾
fh-symbol-star = зірка
    .glyph = ★
fh-symbol-cross = хрест
    .glyph = ✚

fh-gate-tesseract = брама з тесерактом
    .start = Брама з тесерактом
fh-gate-heptagram = брама з гептаграмою
    .start = Брама з гептаграмою
fh-gate-trinity = брама з трикветром
    .start = Брама з трикветром

fh-monster-red = червоний монстр
    .start = Червоний монстр
    .acc = червоного монстра
    .gender = m
fh-monster-red-killer = червоний убивця
    .start = Червоний убивця
    .acc = червоного вбивцю
    .gender = m
fh-monster-red-stalker = червоний блукач
    .start = Червоний блукач
    .acc = червоного блукача
    .gender = m
fh-monster-red-wrecker = червоний руйнівник
    .start = Червоний руйнівник
    .acc = червоного руйнівника
    .gender = m
fh-monster-blue = синій монстр
    .start = Синій монстр
    .acc = синього монстра
    .gender = m
fh-monster-blue-killer = синій убивця
    .start = Синій убивця
    .acc = синього вбивцю
    .gender = m
fh-monster-blue-stalker = синій блукач
    .start = Синій блукач
    .acc = синього блукача
    .gender = m
fh-monster-blue-wrecker = синій руйнівник
    .start = Синій руйнівник
    .acc = синього руйнівника
    .gender = m

fh-kind-deep-one = глибоководний
    .start = Глибоководний
    .acc = глибоководного
    .few = глибоководні
    .many = глибоководних
    .all = глибоководні
    .gender = m
fh-kind-star-spawn = зоряний виплодок
    .start = Зоряний виплодок
    .acc = зоряного виплодка
    .few = зоряні виплодки
    .many = зоряних виплодків
    .all = зоряні виплодки
    .gender = m
fh-kind-chthonian = хтонієць
    .start = Хтонієць
    .acc = хтонійця
    .few = хтонійці
    .many = хтонійців
    .all = хтонійці
    .gender = m
fh-kind-ghoul-horde = орда упирів
    .start = Орда упирів
    .acc = орду упирів
    .few = орди упирів
    .many = орд упирів
    .all = орди упирів
    .gender = f

fh-monster = { $monster } (здоров’я { $health })
fh-priority = { $number } { $symbol-glyph } ({ $omens ->
    [0] без знамень
    [one] { $omens } знамення
    [few] { $omens } знамення
   *[many] { $omens } знамень
})
fh-pathway = між { $a-number } і { $b-number }
fh-clue = доказ: { $symbol } { $symbol-glyph }
fh-clue-item = доказ із ключем

fh-card-a-color-for-all-seasons = Колір на всі пори року
fh-card-socialite = Світська левиця
fh-card-jennys-twin-45s = Парні кольти Дженні
fh-card-soiree = Званий вечір
fh-card-grand-gala = Великий прийом
fh-card-end-of-the-world-vision = Видіння кінця світу
fh-card-duke-to-the-rescue = Дюк поспішає на допомогу
fh-card-a-versatile-instrument = Інструмент на всі випадки
fh-card-throw-a-bone = Кинути кістку
fh-card-prophetic-dreams = Віщі сни
fh-card-meditate = Медитація
fh-card-empty-hand = Порожня рука
fh-card-calculated-force = Вивірена сила
fh-card-pierce-the-eye = Пронизати Око
fh-card-daughter-of-prophecy = Донька пророцтва
fh-card-serve-and-protect = Служити й захищати
fh-card-becky = Беккі
fh-card-police-surveillance = Поліційне стеження
fh-card-high-ground = Панівна висота
fh-card-stand-firm = Триматися до кінця
fh-card-doorkeeper = Придверник
fh-card-finish-the-work = Довести справу до кінця
fh-card-dynamite = Динаміт
fh-card-make-a-fuss = Зчинити галас
fh-card-chicago-typewriter = Чиказька друкарська машинка
fh-card-obstacles = Перешкоди
fh-card-relays = Естафета
fh-card-overcome = Подолання
fh-card-cross-country = Крос
fh-card-marathon = Марафон

fh-item-elder-sign = Старший Знак
fh-item-shotgun = Дробовик
fh-item-first-aid-kit = Аптечка
fh-item-bicycle = Велосипед
fh-item-star-chart = Зоряна карта
fh-item-lantern = Ліхтар
fh-item-carpenters-tools = Теслярський інструмент
fh-item-torn-page = Вирвана сторінка
fh-item-police-whistle = Поліційний свисток

## Лічба: з цього складено інші повідомлення

fh-n-steps = { $steps ->
    [one] { $steps } перехід
    [few] { $steps } переходи
   *[many] { $steps } переходів
}
    .gen = { $steps ->
        [one] { $steps } переходу
       *[many] { $steps } переходів
    }
fh-n-wounds = { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } рани
   *[many] { $wounds } ран
}
fh-n-monsters = { $count ->
    [one] { $count } монстр
    [few] { $count } монстри
   *[many] { $count } монстрів
}
    .acc = { $count ->
        [one] { $count } монстра
       *[many] { $count } монстрів
    }
fh-n-pathways = { $count ->
    [one] { $count } доріжку
    [few] { $count } доріжки
   *[many] { $count } доріжок
}
fh-n-tokens = { $tokens ->
    [one] { $tokens } жетон руйнування
    [few] { $tokens } жетони руйнування
   *[many] { $tokens } жетонів руйнування
}
fh-n-omens = { $omens ->
    [one] { $omens } знамення
    [few] { $omens } знамення
   *[many] { $omens } знамень
}
fh-n-health = { $health } здоров’я
fh-n-special = { $count ->
    [one] { $count } { $kind }
    [few] { $count } { $kind-few }
   *[many] { $count } { $kind-many }
}

## Місця на картах

fh-place-here = тут
    .object = свою локацію
    .from = зі своєї локації
fh-place-there = в черговій локації
    .object = чергову локацію
    .from = із чергової локації
fh-place-theirs = у своїй локації
    .object = свою локацію
    .from = зі своєї локації
fh-place-ritual-site = на місці ритуалу
    .object = місце ритуалу
    .from = з місця ритуалу
fh-place-gate-tesseract = біля брами з тесерактом
    .object = локацію брами з тесерактом
    .from = від брами з тесерактом
fh-place-gate-heptagram = біля брами з гептаграмою
    .object = локацію брами з гептаграмою
    .from = від брами з гептаграмою
fh-place-gate-trinity = біля брами з трикветром
    .object = локацію брами з трикветром
    .from = від брами з трикветром

fh-place-one-adjacent = в одній сусідній локації
    .object = одну сусідню локацію
    .from = з однієї сусідньої локації
fh-place-one-their-adjacent = в одній сусідній локації
    .object = одну сусідню локацію
    .from = з однієї сусідньої локації
fh-place-one-zone = в одній локації вашої зони
    .object = одну локацію вашої зони
    .from = з однієї локації вашої зони
fh-place-one-their-zone = в одній локації своєї зони
    .object = одну локацію своєї зони
    .from = з однієї локації своєї зони
fh-place-one-board = в одній будь-якій локації
    .object = одну будь-яку локацію
    .from = з однієї будь-якої локації
fh-place-one-gates = біля однієї брами
    .object = одну локацію з брамою
    .from = від однієї брами
fh-place-one-smallest-gates = біля брами з найменшою кількістю жетонів
    .object = локацію брами з найменшою кількістю жетонів
    .from = від брами з найменшою кількістю жетонів
fh-place-one-largest-gates = біля брами з найбільшою кількістю жетонів
    .object = локацію брами з найбільшою кількістю жетонів
    .from = від брами з найбільшою кількістю жетонів
fh-place-one-others = в локації іншого дослідника
    .object = локацію іншого дослідника
    .from = з локації іншого дослідника
fh-place-one-lair-deep-one = в одній локації з глибоководним
    .object = одну локацію з глибоководним
    .from = з однієї локації з глибоководним
fh-place-one-lair-star-spawn = в одній локації із зоряним виплодком
    .object = одну локацію із зоряним виплодком
    .from = з однієї локації із зоряним виплодком
fh-place-one-lair-chthonian = в одній локації з хтонійцем
    .object = одну локацію з хтонійцем
    .from = з однієї локації з хтонійцем
fh-place-one-lair-ghoul-horde = в одній локації з ордою упирів
    .object = одну локацію з ордою упирів
    .from = з однієї локації з ордою упирів

fh-place-among-adjacent = в сусідніх локаціях
    .object = сусідні локації
    .from = із сусідніх локацій
fh-place-among-their-adjacent = в сусідніх локаціях
    .object = сусідні локації
    .from = із сусідніх локацій
fh-place-among-zone = будь-де у вашій зоні
    .object = будь-яку локацію вашої зони
    .from = із будь-яких локацій вашої зони
fh-place-among-their-zone = будь-де у своїй зоні
    .object = будь-яку локацію своєї зони
    .from = із будь-яких локацій своєї зони
fh-place-among-board = будь-де
    .object = будь-яку локацію
    .from = із будь-яких локацій
fh-place-among-gates = біля будь-яких брам
    .object = будь-яку локацію з брамою
    .from = від будь-яких брам
fh-place-among-smallest-gates = біля брам із найменшою кількістю жетонів
    .object = локації брам із найменшою кількістю жетонів
    .from = від брам із найменшою кількістю жетонів
fh-place-among-largest-gates = біля брам із найбільшою кількістю жетонів
    .object = локації брам із найбільшою кількістю жетонів
    .from = від брам із найбільшою кількістю жетонів
fh-place-among-others = в локаціях інших дослідників
    .object = локації інших дослідників
    .from = з локацій інших дослідників
fh-place-among-lair-deep-one = в локаціях із глибоководними
    .object = локації з глибоководними
    .from = з локацій із глибоководними
fh-place-among-lair-star-spawn = в локаціях із зоряними виплодками
    .object = локації із зоряними виплодками
    .from = з локацій із зоряними виплодками
fh-place-among-lair-chthonian = в локаціях із хтонійцями
    .object = локації з хтонійцями
    .from = з локацій із хтонійцями
fh-place-among-lair-ghoul-horde = в локаціях з ордами упирів
    .object = локації з ордами упирів
    .from = з локацій з ордами упирів

fh-place-each-adjacent = в кожній сусідній локації
fh-place-each-their-adjacent = в кожній сусідній локації
fh-place-each-zone = в кожній локації вашої зони
fh-place-each-their-zone = в кожній локації своєї зони
fh-place-each-board = в кожній локації
fh-place-each-gates = біля кожної брами
fh-place-each-smallest-gates = біля кожної брами з найменшою кількістю жетонів
fh-place-each-largest-gates = біля кожної брами з найбільшою кількістю жетонів
fh-place-each-others = в локації кожного іншого дослідника
fh-place-each-lair-deep-one = в кожній локації з глибоководним
fh-place-each-lair-star-spawn = в кожній локації із зоряним виплодком
fh-place-each-lair-chthonian = в кожній локації з хтонійцем
fh-place-each-lair-ghoul-horde = в кожній локації з ордою упирів

## Дослідники на картах

fh-who-you = ви
    .start = Ви
    .dat = вам
fh-who-lead = провідний дослідник
    .start = Провідний дослідник
    .dat = провідному досліднику
fh-who-all = кожен дослідник
    .start = Кожен дослідник
    .dat = кожному досліднику
fh-who-others = кожен інший дослідник
    .start = Кожен інший дослідник
    .dat = кожному іншому досліднику
fh-who-others-in-zone = кожен інший дослідник у вашій зоні
    .start = Кожен інший дослідник у вашій зоні
    .dat = кожному іншому досліднику у вашій зоні
fh-who-others-in-their-zone = кожен інший дослідник у тій самій зоні
    .start = Кожен інший дослідник у тій самій зоні
    .dat = кожному іншому досліднику в тій самій зоні
fh-who-one = один будь-який дослідник
    .start = Один будь-який дослідник
    .dat = одному будь-якому досліднику
fh-who-one-other = один інший дослідник
    .start = Один інший дослідник
    .dat = одному іншому досліднику

## Ефекти

fh-effect-move = { $voice ->
    [they] робить до { fh-n-steps.gen }
    [bare] зробіть до { fh-n-steps.gen }
   *[say] Зробіть до { fh-n-steps.gen }.
}
fh-effect-roam = { $voice ->
    [they] робить до { fh-n-steps.gen } і після кожного { $what }
    [bare] зробіть до { fh-n-steps.gen } і після кожного { $what }
   *[say] Зробіть до { fh-n-steps.gen }; після кожного переходу { $what }.
}
fh-effect-attack = { $voice ->
    [they] атакує { $place }: { fh-n-wounds }
    [bare] атакуйте { $place }: { fh-n-wounds }
   *[say] Атакуйте { $place }: { fh-n-wounds }.
}
fh-effect-destroy = { $voice ->
    [they] знищує { $place } { fh-n-monsters.acc }
    [bare] знищте { $place } { fh-n-monsters.acc }
   *[say] Знищте { $place } { fh-n-monsters.acc }.
}
fh-effect-explore = { $voice ->
    [they] обстежує { $place-object }
    [bare] обстежте { $place-object }
   *[say] Обстежте { $place-object }.
}
fh-effect-seal-yours = { $voice ->
    [they] запечатує { fh-n-pathways } зі своєї локації
    [bare] запечатайте { fh-n-pathways } зі своєї локації
   *[say] Запечатайте { fh-n-pathways } зі своєї локації.
}
fh-effect-seal-any = { $voice ->
    [they] запечатує будь-де { fh-n-pathways }
    [bare] запечатайте будь-де { fh-n-pathways }
   *[say] Запечатайте будь-де { fh-n-pathways }.
}
fh-effect-push = { $voice ->
    [they] виштовхує до { fh-n-monsters.acc } { $place-from } будь-якими доріжками
    [bare] виштовхніть до { fh-n-monsters.acc } { $place-from } будь-якими доріжками
   *[say] Виштовхніть до { fh-n-monsters.acc } { $place-from } будь-якими доріжками.
}
fh-effect-lure = { $voice ->
    [they] заманює до { fh-n-monsters.acc } { $place-from } у свою локацію
    [bare] заманіть до { fh-n-monsters.acc } { $place-from } у свою локацію
   *[say] Заманіть до { fh-n-monsters.acc } { $place-from } у свою локацію.
}
fh-effect-heal-you = { $voice ->
    [they] відновлює { fh-n-health }
    [bare] відновіть { fh-n-health }
   *[say] Відновіть { fh-n-health }.
}
fh-effect-heal = { $voice ->
    [they] повертає { $who-dat } { fh-n-health }
    [bare] поверніть { $who-dat } { fh-n-health }
   *[say] { $who-start } відновлює { fh-n-health }.
}
fh-effect-lose-you = { $voice ->
    [they] втрачає { fh-n-health }
    [bare] втратьте { fh-n-health }
   *[say] Втратьте { fh-n-health }.
}
fh-effect-lose = { $voice ->
    [they] { $who } втрачає { fh-n-health }
    [bare] { $who } втрачає { fh-n-health }
   *[say] { $who-start } втрачає { fh-n-health }.
}
fh-effect-repair = { $voice ->
    [they] прибирає { $place } { fh-n-tokens }
    [bare] приберіть { $place } { fh-n-tokens }
   *[say] Приберіть { $place } { fh-n-tokens }.
}
fh-effect-destruction = { $voice ->
    [they] кладе { $place } { fh-n-tokens }
    [bare] покладіть { $place } { fh-n-tokens }
   *[say] Покладіть { $place } { fh-n-tokens }.
}
fh-effect-spawn = { $count ->
    [one] { fh-n-monsters } з’являється { $place }{ fh-full-stop }
   *[many] { fh-n-monsters } з’являються { $place }{ fh-full-stop }
}
fh-effect-spawn-special = { $count ->
    [one] { fh-n-special } з’являється { $place }{ fh-full-stop }
   *[many] { fh-n-special } з’являються { $place }{ fh-full-stop }
}
fh-effect-spawn-or-activate = 1 { $kind } з’являється { $place }; якщо всі вже на полі, натомість активуйте { $kind-gender ->
    [f] одну з них
   *[m] одного з них
}{ fh-full-stop }
fh-effect-activate-zone = { $voice ->
    [they] активує { $zone-acc }
    [bare] активуйте { $zone-acc }
   *[say] Активуйте { $zone-acc }.
}
fh-effect-activate-one = { $voice ->
    [they] активує { $kind-gender ->
        [f] одну
       *[m] одного
    } { $kind-acc }
    [bare] активуйте { $kind-gender ->
        [f] одну
       *[m] одного
    } { $kind-acc }
   *[say] Активуйте { $kind-gender ->
        [f] одну
       *[m] одного
    } { $kind-acc }.
}
fh-effect-activate-all = { $voice ->
    [they] активує { $kind-gender ->
        [f] кожну
       *[m] кожного
    } { $kind-acc }
    [bare] активуйте { $kind-gender ->
        [f] кожну
       *[m] кожного
    } { $kind-acc }
   *[say] Активуйте { $kind-gender ->
        [f] кожну
       *[m] кожного
    } { $kind-acc }.
}
fh-effect-more-omens = { $voice ->
    [they] цього раунду на { fh-n-omens } більше
    [bare] цього раунду на { fh-n-omens } більше
   *[say] Цього раунду на { fh-n-omens } більше.
}
fh-effect-fewer-omens = { $voice ->
    [they] цього раунду на { fh-n-omens } менше
    [bare] цього раунду на { fh-n-omens } менше
   *[say] Цього раунду на { fh-n-omens } менше.
}
fh-effect-each = { $voice ->
    [they] у порядку ходу { $who } { $what }
    [bare] у порядку ходу { $who } { $what }
   *[say] У порядку ходу { $who } { $what }.
}
fh-effect-someone = { $voice ->
    [they] { $who } { $what }
    [bare] { $who } { $what }
   *[say] { $who-start } { $what }.
}
fh-effect-either = { $voice ->
    [they] або { $this }, або { $that }
    [bare] або { $this }, або { $that }
   *[say] Або { $this }, або { $that }.
}
fh-effect-again = { $voice ->
    [they] повторює це
    [bare] повторіть це
   *[say] Повторіть це.
}
fh-effect-gala-volley = { $voice ->
    [they] атакує у своїй локації: по 2 рани за кожну свою карту черговості цього раунду
    [bare] атакуйте тут: по 2 рани за кожну вашу карту черговості цього раунду
   *[say] Атакуйте тут: по 2 рани за кожну вашу карту черговості цього раунду.
}
fh-effect-blind-round = { $voice ->
    [they] у наступному раунді карти черговості лежать закритими, доки не зіграно всі
    [bare] у наступному раунді карти черговості лежать закритими, доки не зіграно всі
   *[say] У наступному раунді карти черговості лежать закритими, доки не зіграно всі.
}
fh-effect-break-seal = { $voice ->
    [they] одна печать зникає з поля
    [bare] одна печать зникає з поля
   *[say] Одна печать зникає з поля.
}
fh-full-stop = { $voice ->
    [they] {""}
    [bare] {""}
   *[say] .
}

fh-use-before = Скиньте перед розіграшем своєї карти дії. { $text }
fh-use-after = Скиньте після розіграшу своєї карти дії. { $text }
fh-band = { $from }–{ $to } { $to ->
    [one] знамення
    [few] знамення
   *[many] знамень
}: { $text }
fh-band-last = { $from } { $from ->
    [one] знамення
    [few] знамення
   *[many] знамень
} і більше: { $text }

## Запитання

fh-ask-priority = { $who }, якою картою черговості накрити карту «{ $card }»? Верхній ефект: { $upper } Нижній ефект: { $lower }
fh-ask-priority-blind = { $who }, якою закритою картою черговості накрити карту «{ $card }»? Верхній ефект: { $upper } Нижній ефект: { $lower }
fh-ask-unseen = { $who } робить вибір за картою, якої більше ніхто не бачить.
fh-ask-items-before = { $who }, чи застосуєте предмет до розіграшу своєї карти?
fh-ask-items-after = { $who }, чи застосуєте предмет тепер, коли вашу карту розіграно?
fh-ask-keep = Яку карту відкласти для ритуалу? Інші чотири утворять ряд цього раунду.
fh-ask-solo-who = Чию карту дії відкрити наступною?
fh-ask-solo-place = { $who } відкриває карту «{ $card }». На яке місце ряду її покласти? Верхній ефект: { $upper } Нижній ефект: { $lower }
fh-ask-ritual = Узятися за ритуал зараз? { $solo ->
    [yes] Потрібно збігів: { $needed }.
   *[no] Він почнеться, лише якщо згодні всі; потрібно збігів: { $needed }.
} { $rounds ->
    [one] Лишається { $rounds } раунд.
    [few] Лишається { $rounds } раунди.
   *[many] Лишається { $rounds } раундів.
}
fh-ask-ritual-cards = Які карти викласти для ритуалу? Усім разом потрібно збігів: { $needed }.
fh-ask-where-attack = { $who } атакує: { fh-n-wounds }. Де?
fh-ask-where-destroy = { $who } знищує { fh-n-monsters.acc }. Де?
fh-ask-where-explore = Яку локацію обстежує { $who }?
fh-ask-where-push = { $who } може виштовхнути до { fh-n-monsters.acc }. Звідки?
fh-ask-where-repair = { $who } прибирає { fh-n-tokens }. Де?
fh-ask-where-destruction = Треба покласти { fh-n-tokens }. { $tokens ->
    [one] Де?
   *[many] Де спершу?
}
fh-ask-where-spawn = { $count ->
    [one] З’являється { fh-n-monsters }. Де?
   *[many] З’являються { fh-n-monsters }. Де спершу?
}
fh-ask-where-spawn-special = { $count ->
    [one] З’являється { fh-n-special }. Де?
   *[many] З’являються { fh-n-special }. Де спершу?
}
fh-ask-each-push = { $who } може виштовхнути до { fh-n-monsters.acc } з кожної з цих локацій. Яка наступна?
fh-ask-each-destruction = У кожну з цих локацій треба покласти { fh-n-tokens }. Яка наступна?
fh-ask-each-spawn = { $count ->
    [one] У кожній із цих локацій з’являється { fh-n-monsters }. Яка наступна?
   *[many] У кожній із цих локацій з’являються { fh-n-monsters }. Яка наступна?
}
fh-ask-each-spawn-special = { $count ->
    [one] У кожній із цих локацій з’являється { fh-n-special }. Яка наступна?
   *[many] У кожній із цих локацій з’являються { fh-n-special }. Яка наступна?
}
fh-ask-who-heals = Хто відновлює { fh-n-health }?
fh-ask-who-loses = Хто втрачає { fh-n-health }?
fh-ask-who-acts = Хто { $what }?
fh-ask-who-acts-next = Чия черга наступна? Кожен { $what }.
fh-ask-either = { $who }, що з двох?
fh-ask-walk = { $who } — { $at-at }, попереду ще { fh-n-steps }. Куди?
fh-ask-roam = { $who } — { $at-at }, попереду ще { fh-n-steps }. Після кожного: { $text } Куди?
fh-ask-wound = { $who } атакує: { fh-n-wounds }. Якого монстра?
fh-ask-destroy = { $who } знищує { fh-n-monsters.acc }. { $count ->
    [one] Якого?
   *[many] Якого спершу?
}
fh-ask-seal = { $who } запечатує { fh-n-pathways }. { $count ->
    [one] Яку?
   *[many] Яку спершу?
}
fh-ask-break-seal = Яка печать зникає з поля?
fh-ask-displace = Вільних комірок { $at-at } немає. Який монстр поступиться місцем жетону руйнування?
fh-ask-push = { $who } може виштовхнути { $count ->
    [one] { fh-n-monsters.acc }. Якого?
   *[many] до { fh-n-monsters.acc }. Якого спершу?
}
fh-ask-push-where = Куди йде { $monster } (здоров’я { $health })?
fh-ask-activate = Якого монстра активувати наступним { $at-at }?
fh-ask-activate-one = { $kind-gender ->
    [f] Яку { $kind-acc } активувати?
   *[m] Якого { $kind-acc } активувати?
}
fh-ask-activate-kind = { $kind-gender ->
    [f] Яку { $kind-acc } активувати наступною?
   *[m] Якого { $kind-acc } активувати наступним?
}
fh-ask-nothing = Вирішувати нічого.

## Відповіді

fh-do-play = Зіграти { $card }
fh-do-keep = Відкласти { $card }
fh-do-lay = Викласти { $card }
fh-do-step = Перейти { $at-to }
fh-do-push-to = Виштовхнути { $at-to }
fh-do-attack-at = Атакувати { $at-at }
fh-do-destroy-at = Знищувати { $at-at }
fh-do-explore-at = Обстежити { $at-it }
fh-do-push-from = Виштовхнути { $at-from }
fh-do-repair-at = Прибрати руйнування { $at-at }
fh-do-destruction-at = Покласти руйнування { $at-at }
fh-do-spawn-at = Монстри з’являться { $at-at }
fh-do-at = Вибрати { $at-it }
fh-do-wound = Поранити { $monster-acc } (здоров’я { $health }) { $at-at }
fh-do-destroy = Знищити { $monster-acc } (здоров’я { $health }) { $at-at }
fh-do-displace = Місцем поступиться { $monster } (здоров’я { $health })
fh-do-push = Виштовхнути { $monster-acc } (здоров’я { $health }) { $at-at }
fh-do-activate = Активувати { $monster-acc } (здоров’я { $health }) { $at-at }
fh-do-seal = Запечатати доріжку { $a-number }–{ $b-number }: { $a } – { $b }
fh-do-break-seal = Прибрати свіжу печать { $a-number }–{ $b-number }: { $a } – { $b }
fh-do-break-used-seal = Прибрати використану печать { $a-number }–{ $b-number }: { $a } – { $b }
fh-do-figure = { $who } (здоров’я { $health }, { $at-at })
fh-do-turn-up = { $who } (здоров’я { $health }, { $at-at })
fh-do-use = Застосувати «{ $item }»: { $text }
fh-do-row-upper = На { $card }, верхній ефект
fh-do-row-lower = На { $card }, нижній ефект
fh-do-either = { $text }
fh-do-attempt = Так, беремося за ритуал
fh-do-wait = Ні, ще зарано
fh-do-stay = Лишитися
fh-do-wound-no-more = Більше не завдавати ран
fh-do-push-no-more = Більше нікого не виштовхувати
fh-do-use-nothing = Нічого не застосовувати
fh-do-stop = Досить

## Чому не можна

fh-why-too-healthy = Щоб його знищити, треба ран: { $health }, а лишилося: { $wounds }.
fh-why-done-there = Там цей ефект уже виконано.
fh-why-no-monster = Монстрів там немає.
fh-why-no-clue = Доказу там уже немає.
fh-why-no-destruction = Жетонів руйнування там немає.
fh-why-no-cell = Усі комірки там уже зруйновано.
fh-why-stays-at-ritual = Цей ефект не може вивести монстрів із місця ритуалу.
fh-why-not-adjacent = Звідти немає доріжки туди, де { $who }.
fh-why-pushed = Цей ефект його вже зрушив.
fh-why-row-taken = Там уже лежить карта дії.
fh-why-item-before = Цей предмет використовують до того, як виконано вашу карту дії.
fh-why-item-after = Цей предмет використовують після того, як виконано вашу карту дії.

## Випадок

fh-roll-monster = З пулу тягнуть монстра.
fh-roll-deal = { $who } отримує карту черговості.
fh-roll-priority = { $who } добирає карту черговості.
fh-roll-solo-priority = Тягнуть карту черговості.
fh-roll-action = { $who } бере верхню карту дії.
fh-roll-gate = Відкривають верхній жетон стосу брам.
fh-roll-clue = { $who } відкриває доказ { $at-at }.
fh-roll-item = { $who } тягне карту предмета.
fh-roll-ritual-clue = Відкривають доказ із комірки ритуалу.
fh-roll-nothing = Тягнути нічого.

## Журнал

fh-log-round = Починається раунд { $round }.
fh-log-lead = Веде { $who }.
fh-log-draws-priority = { $who } тягне { $card }.
fh-log-draws-priority-unseen = { $who } тягне карту черговості.
fh-log-solo-draws = Ви тягнете { $card }.
fh-log-priority-shuffled = Відбій карт черговості перемішано в нову колоду.
fh-log-looks = { $who } викладає закритою карту «{ $card }».
fh-log-looks-unseen = { $who } викладає закритою карту дії.
fh-log-actions-shuffled = { $who } перемішує відбій карт дій у нову колоду.
fh-log-plays = { $who } грає { $card }.
fh-log-plays-unseen = { $who } грає карту черговості закритою.
fh-log-row = У ряд лягає { $card }.
fh-log-turns-up-priority = { $who } відкриває { $card }.
fh-log-keeps = Для ритуалу відкладено карту { $card }.
fh-log-upper = { $who } розігрує верхній ефект карти «{ $card }»: { $text }
fh-log-lower = { $who } розігрує нижній ефект карти «{ $card }»: { $text }
fh-log-turns-up = { $who } відкриває карту «{ $card }».
fh-log-chosen-figure = Вибір зроблено: { $who }.
fh-log-chosen-monster = Вибір припав на { $monster-acc } (здоров’я { $health }) { $at-at }.
fh-log-chosen-place = Вибір припав на { $at-it }.
fh-log-chosen-first = Із двох ефектів обрано перший.
fh-log-chosen-second = Із двох ефектів обрано другий.
fh-log-uses = { $who } застосовує предмет «{ $item }»: { $text }
fh-log-moves = { $who } переходить { $from-from } { $to-to }.
fh-log-destroyed = Знищено { $monster-acc } (здоров’я { $health }) { $at-at }.
fh-log-seal-kills = Печать між { $a-number } і { $b-number } знищує { $monster-acc } (здоров’я { $health }) і стає використаною.
fh-log-seal-kills-and-goes = Печать між { $a-number } і { $b-number } знищує { $monster-acc } (здоров’я { $health }) і зникає з поля.
fh-log-sealed = Доріжку між { $a-number } і { $b-number } запечатано.
fh-log-seal-removed = Печать між { $a-number } і { $b-number } зникає з поля.
fh-log-clue = { $who } знаходить доказ { $at-at }: { $symbol } { $symbol-glyph }.
fh-log-item-clue = { $who } знаходить доказ із ключем { $at-at }.
fh-log-item = { $who } отримує предмет «{ $item }».
fh-log-no-clue = { $who } нічого не знаходить { $at-at }.
fh-log-loses = { $who } втрачає { fh-n-health }, лишається { $left }.
fh-log-recovers = { $who } відновлює { fh-n-health }, тепер { $left }.
fh-log-ruined = Зруйновано одну з комірок { $at-at }.
fh-log-repaired = Жетон руйнування { $at-at } прибрано.
fh-log-spawned = З’являється { $monster } (здоров’я { $health }) { $at-at }.
fh-log-walks = { $steps ->
    [one] { $monster-start } (здоров’я { $health }) переходить { $from-from } { $to-to }.
   *[many] { $monster-start } (здоров’я { $health }) іде { $from-from } { $to-to }, усього { fh-n-steps }.
}
fh-log-drawn-in = { $monster-start } (здоров’я { $health }) не знаходить вільної комірки на шляху { $from-from } і потрапляє просто на місце ритуалу.
fh-log-activated = Активовано { $monster-acc } (здоров’я { $health }) { $at-at }.
fh-log-finds-nobody = { $monster-start } (здоров’я { $health }) нікого не знаходить { $at-at }.
fh-log-stays = { $monster-start } (здоров’я { $health }) лишається на місці ритуалу.
fh-log-full-health = { $who } і так має повне здоров’я.
fh-log-vain-attack = Цією атакою немає кого знищити.
fh-log-vain-no-wounds = Ця атака не завдає жодної рани.
fh-log-vain-destroy = Немає кого знищувати.
fh-log-vain-explore = Доказів там уже немає.
fh-log-vain-push = Немає кого зрушити.
fh-log-vain-repair = Прибирати нічого: руйнувань там немає.
fh-log-vain-destruction = Руйнувати більше нічого.
fh-log-vain-spawn = Монстрові ніде з’явитися.
fh-log-vain-seal = Усі придатні доріжки вже запечатано.
fh-log-vain-break-seal = Печатей на полі немає.
fh-log-vain-activate = Немає кого активувати.
fh-log-vain-blind = Зараз це нічого не змінює.
fh-log-cup-refilled = { $count ->
    [one] До пулу повертається { $count } знищений монстр.
    [few] До пулу повертаються { $count } знищені монстри.
   *[many] До пулу повертаються { $count } знищених монстрів.
}
fh-log-cup-empty = Пул порожній: монстр не з’являється.
fh-log-none-left = Усі { $kind-all } вже на полі: нових не буде.
fh-log-no-reckoning = Знамень цього раунду немає, і розплати теж.
fh-log-reckoning = За раунд { fh-n-omens }. { $ancient } вимагає розплати: { $text }
fh-log-more-omens = Цього раунду на { fh-n-omens } більше.
fh-log-fewer-omens = Цього раунду на { fh-n-omens } менше.
fh-log-blind = У наступному раунді карти черговості грають закритими.
fh-log-gate = { $gate-start } { $at-at } росте: тепер { $tokens ->
    [one] { $tokens } жетон.
    [few] { $tokens } жетони.
   *[many] { $tokens } жетонів.
}
fh-log-votes-yes = { $who } вважає, що час братися за ритуал.
fh-log-votes-no = { $who } вважає, що для ритуалу ще зарано.
fh-log-solo-attempts = Ви беретеся за ритуал.
fh-log-solo-waits = За ритуал ви поки не беретеся.
fh-log-ritual = Дослідники намагаються обернути ритуал навспак.
fh-log-ritual-forced = Викладено останній жетон брами: обертати ритуал навспак треба зараз.
fh-log-lays-nothing = { $who } нічого не викладає: карт немає.
fh-log-lays = { $who } викладає { $cards }.
fh-log-ritual-clue = Відкрито доказ ритуалу: { $symbol } { $symbol-glyph }.
fh-log-ritual-count = Збігів: { $count }, а потрібно { $needed }.

## Кінець

fh-won = Ритуал обернено навспак, Прадавнього вигнано. Перемога!
fh-lost-ritual-site = На місці ритуалу не лишилося вільної комірки, і ритуал завершено. Поразка.
fh-lost-death = Дослідник загинув, а з ним і остання надія. Поразка.
fh-lost-ritual-failed = Обернути ритуал навспак не вдалося. Поразка.
