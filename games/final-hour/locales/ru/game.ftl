### «Последний час»: всё, что игра говорит о себе. Термины — те же, что в rules-fh.ftl.
###
### Имя, переданное как `$x`, приносит свои атрибуты как `$x-<атрибут>`. Какие бывают атрибуты:
### локации: number (номер), at (где), to (куда), from (откуда), it (винительный падеж) · символы: glyph
### монстры: start (в начале предложения), acc, gender, а особые ещё few, many (2 кого, 5 кого) и all (все кто)
### зоны: acc · врата: start · места на картах: object (что исследуют), from (откуда)
### сыщики на картах: start (в начале предложения), dat
###
### `$voice` — как сказан эффект: `say` — отдельным предложением; `bare` — то же внутри предложения;
### `they` — о другом сыщике, после его имени.

## Игра и её настройки

fh-game = Ужас Аркхэма: Последний час
final-hour-title = Ужас Аркхэма: Последний час
final-hour-about = Из врат на кампус Мискатоникского университета лезут чудовища. За восемь раундов выясните, какие два символа обратят ритуал, пока место ритуала не захвачено.
final-hour-players = 1–4
final-hour-length = 30–45 минут
final-hour-mood = Отчаянно, вместе против времени
fh-option-investigators = Сыщики, по порядку мест
fh-option-ancient-one = Древний, которого предстоит остановить
fh-option-difficulty = Сложность
fh-option-lead = Кто ведёт первый раунд
fh-option-solo = Одиночная игра: один игрок ведёт двух сыщиков
fh-option-yes = да
fh-option-no = нет

## Имена и названия

fh-investigator-jenny-barnes = Дженни Барнс
fh-investigator-ashcan-pete = Пит «Мусорщик»
fh-investigator-lily-chen = Лили Чен
fh-investigator-tommy-muldoon = Томми Малдун
fh-investigator-michael-mcglen = Майкл Макглен
fh-investigator-rita-young = Рита Янг
fh-solo-seat = { $first } и { $second }

fh-person-jenny-barnes = Дженни
fh-person-ashcan-pete = Пит
fh-person-lily-chen = Лили
fh-person-tommy-muldoon = Томми
fh-person-michael-mcglen = Майкл
fh-person-rita-young = Рита

fh-ancient-cthulhu = Ктулху
fh-ancient-shudde-mell = Шудде-Мьелл
fh-ancient-umordhoth = Умордхот

fh-difficulty-easy = лёгкая
fh-difficulty-normal = обычная
fh-difficulty-hard = трудная

fh-phase-set-up = Подготовка
fh-phase-priority = Фаза действий: карты очерёдности
fh-phase-resolve = Фаза действий: карты действий
fh-phase-ancient-one = Фаза Древнего
fh-phase-ritual = Конец раунда

fh-source-rulebook = так в правилах
fh-source-public = известно о напечатанных компонентах
fh-source-authored = написано для этой игры; набор может это заменить

fh-location-1 = Дороти-Апман-Холл
    .number = 1
    .at = в Дороти-Апман-Холле (1)
    .to = в Дороти-Апман-Холл (1)
    .from = из Дороти-Апман-Холла (1)
    .it = Дороти-Апман-Холл (1)
fh-location-2 = Студенческий союз
    .number = 2
    .at = в Студенческом союзе (2)
    .to = в Студенческий союз (2)
    .from = из Студенческого союза (2)
    .it = Студенческий союз (2)
fh-location-3 = Библиотека Орна
    .number = 3
    .at = в Библиотеке Орна (3)
    .to = в Библиотеку Орна (3)
    .from = из Библиотеки Орна (3)
    .it = Библиотеку Орна (3)
fh-location-4 = Музей
    .number = 4
    .at = в Музее (4)
    .to = в Музей (4)
    .from = из Музея (4)
    .it = Музей (4)
fh-location-5 = Лазарет
    .number = 5
    .at = в Лазарете (5)
    .to = в Лазарет (5)
    .from = из Лазарета (5)
    .it = Лазарет (5)
fh-location-6 = Дерби-Холл
    .number = 6
    .at = в Дерби-Холле (6)
    .to = в Дерби-Холл (6)
    .from = из Дерби-Холла (6)
    .it = Дерби-Холл (6)
fh-location-7 = Лекторий
    .number = 7
    .at = в Лектории (7)
    .to = в Лекторий (7)
    .from = из Лектория (7)
    .it = Лекторий (7)
fh-location-8 = Лабораторный корпус
    .number = 8
    .at = в Лабораторном корпусе (8)
    .to = в Лабораторный корпус (8)
    .from = из Лабораторного корпуса (8)
    .it = Лабораторный корпус (8)
fh-location-9 = Административный корпус
    .number = 9
    .at = в Административном корпусе (9)
    .to = в Административный корпус (9)
    .from = из Административного корпуса (9)
    .it = Административный корпус (9)
fh-location-10 = Обсерватория Уоррена
    .number = 10
    .at = в Обсерватории Уоррена (10)
    .to = в Обсерваторию Уоррена (10)
    .from = из Обсерватории Уоррена (10)
    .it = Обсерваторию Уоррена (10)
fh-location-11 = Семинария Древней Веры
    .number = 11
    .at = в Семинарии Древней Веры (11)
    .to = в Семинарию Древней Веры (11)
    .from = из Семинарии Древней Веры (11)
    .it = Семинарию Древней Веры (11)
fh-location-12 = Корпус гуманитарных наук
    .number = 12
    .at = в Корпусе гуманитарных наук (12)
    .to = в Корпус гуманитарных наук (12)
    .from = из Корпуса гуманитарных наук (12)
    .it = Корпус гуманитарных наук (12)
fh-location-13 = Спортивный корпус
    .number = 13
    .at = в Спортивном корпусе (13)
    .to = в Спортивный корпус (13)
    .from = из Спортивного корпуса (13)
    .it = Спортивный корпус (13)
fh-location-14 = Дом братства
    .number = 14
    .at = в Доме братства (14)
    .to = в Дом братства (14)
    .from = из Дома братства (14)
    .it = Дом братства (14)
fh-location-15 = Дом сестринства
    .number = 15
    .at = в Доме сестринства (15)
    .to = в Дом сестринства (15)
    .from = из Дома сестринства (15)
    .it = Дом сестринства (15)

fh-zone-green = зелёная зона
    .acc = зелёную зону
fh-zone-purple = фиолетовая зона
    .acc = фиолетовую зону
fh-zone-orange = оранжевая зона
    .acc = оранжевую зону

fh-symbol-diamond = ромб
    .glyph = ♦
fh-symbol-hourglass = песочные часы
    .glyph = ⧗
fh-symbol-moon = луна
    .glyph = ☾
fh-symbol-star = звезда
    .glyph = ★
fh-symbol-cross = крест
    .glyph = ✚

fh-gate-tesseract = врата с тессерактом
    .start = Врата с тессерактом
fh-gate-heptagram = врата с гептаграммой
    .start = Врата с гептаграммой
fh-gate-trinity = врата с трикветром
    .start = Врата с трикветром

fh-monster-red = красный монстр
    .start = Красный монстр
    .acc = красного монстра
    .gender = m
fh-monster-red-killer = красный убийца
    .start = Красный убийца
    .acc = красного убийцу
    .gender = m
fh-monster-red-stalker = красный скиталец
    .start = Красный скиталец
    .acc = красного скитальца
    .gender = m
fh-monster-red-wrecker = красный разрушитель
    .start = Красный разрушитель
    .acc = красного разрушителя
    .gender = m
fh-monster-blue = синий монстр
    .start = Синий монстр
    .acc = синего монстра
    .gender = m
fh-monster-blue-killer = синий убийца
    .start = Синий убийца
    .acc = синего убийцу
    .gender = m
fh-monster-blue-stalker = синий скиталец
    .start = Синий скиталец
    .acc = синего скитальца
    .gender = m
fh-monster-blue-wrecker = синий разрушитель
    .start = Синий разрушитель
    .acc = синего разрушителя
    .gender = m

fh-kind-deep-one = глубоководный
    .start = Глубоководный
    .acc = глубоководного
    .few = глубоководных
    .many = глубоководных
    .all = глубоководные
    .gender = m
fh-kind-star-spawn = звёздное отродье
    .start = Звёздное отродье
    .acc = звёздное отродье
    .few = звёздных отродья
    .many = звёздных отродий
    .all = звёздные отродья
    .gender = n
fh-kind-chthonian = хтониец
    .start = Хтониец
    .acc = хтонийца
    .few = хтонийца
    .many = хтонийцев
    .all = хтонийцы
    .gender = m
fh-kind-ghoul-horde = орда упырей
    .start = Орда упырей
    .acc = орду упырей
    .few = орды упырей
    .many = орд упырей
    .all = орды упырей
    .gender = f

fh-monster = { $monster } (здоровье { $health })
fh-priority = { $number } { $symbol-glyph } ({ $omens ->
    [0] без знамений
    [one] { $omens } знамение
    [few] { $omens } знамения
   *[many] { $omens } знамений
})
fh-pathway = между { $a-number } и { $b-number }
fh-clue = улика: { $symbol } { $symbol-glyph }
fh-clue-item = улика с ключом

fh-card-a-color-for-all-seasons = Цвет на все времена года
fh-card-socialite = Светская львица
fh-card-jennys-twin-45s = Парные кольты Дженни
fh-card-soiree = Званый вечер
fh-card-grand-gala = Большой приём
fh-card-end-of-the-world-vision = Видение конца света
fh-card-duke-to-the-rescue = Дюк спешит на помощь
fh-card-a-versatile-instrument = Инструмент на все случаи
fh-card-throw-a-bone = Бросить кость
fh-card-prophetic-dreams = Вещие сны
fh-card-meditate = Медитация
fh-card-empty-hand = Пустая рука
fh-card-calculated-force = Выверенная сила
fh-card-pierce-the-eye = Пронзить Око
fh-card-daughter-of-prophecy = Дочь пророчества
fh-card-serve-and-protect = Служить и защищать
fh-card-becky = Бекки
fh-card-police-surveillance = Полицейское наблюдение
fh-card-high-ground = Господствующая высота
fh-card-stand-firm = Держаться до конца
fh-card-doorkeeper = Привратник
fh-card-finish-the-work = Довести дело до конца
fh-card-dynamite = Динамит
fh-card-make-a-fuss = Поднять шум
fh-card-chicago-typewriter = Чикагская пишущая машинка
fh-card-obstacles = Препятствия
fh-card-relays = Эстафета
fh-card-overcome = Преодоление
fh-card-cross-country = Кросс
fh-card-marathon = Марафон

fh-item-elder-sign = Старший Знак
fh-item-shotgun = Дробовик
fh-item-first-aid-kit = Аптечка
fh-item-bicycle = Велосипед
fh-item-star-chart = Звёздная карта
fh-item-lantern = Фонарь
fh-item-carpenters-tools = Плотницкий инструмент
fh-item-torn-page = Вырванная страница
fh-item-police-whistle = Полицейский свисток

## Счёт: из этого составлены другие сообщения

fh-n-steps = { $steps ->
    [one] { $steps } переход
    [few] { $steps } перехода
   *[many] { $steps } переходов
}
    .gen = { $steps ->
        [one] { $steps } перехода
       *[many] { $steps } переходов
    }
fh-n-wounds = { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[many] { $wounds } ран
}
fh-n-monsters = { $count ->
    [one] { $count } монстр
    [few] { $count } монстра
   *[many] { $count } монстров
}
    .acc = { $count ->
        [one] { $count } монстра
       *[many] { $count } монстров
    }
fh-n-pathways = { $count ->
    [one] { $count } дорожку
    [few] { $count } дорожки
   *[many] { $count } дорожек
}
fh-n-tokens = { $tokens ->
    [one] { $tokens } жетон разрушения
    [few] { $tokens } жетона разрушения
   *[many] { $tokens } жетонов разрушения
}
fh-n-omens = { $omens ->
    [one] { $omens } знамение
    [few] { $omens } знамения
   *[many] { $omens } знамений
}
fh-n-health = { $health ->
    [one] { $health } здоровье
   *[many] { $health } здоровья
}
fh-n-special = { $count ->
    [one] { $count } { $kind }
    [few] { $count } { $kind-few }
   *[many] { $count } { $kind-many }
}

## Места на картах

fh-place-here = здесь
    .object = свою локацию
    .from = из своей локации
fh-place-there = в очередной локации
    .object = очередную локацию
    .from = из очередной локации
fh-place-theirs = у себя
    .object = свою локацию
    .from = из своей локации
fh-place-ritual-site = на месте ритуала
    .object = место ритуала
    .from = с места ритуала
fh-place-gate-tesseract = у врат с тессерактом
    .object = локацию врат с тессерактом
    .from = от врат с тессерактом
fh-place-gate-heptagram = у врат с гептаграммой
    .object = локацию врат с гептаграммой
    .from = от врат с гептаграммой
fh-place-gate-trinity = у врат с трикветром
    .object = локацию врат с трикветром
    .from = от врат с трикветром

fh-place-one-adjacent = в одной соседней локации
    .object = одну соседнюю локацию
    .from = из одной соседней локации
fh-place-one-their-adjacent = в одной соседней локации
    .object = одну соседнюю локацию
    .from = из одной соседней локации
fh-place-one-zone = в одной локации вашей зоны
    .object = одну локацию вашей зоны
    .from = из одной локации вашей зоны
fh-place-one-their-zone = в одной локации своей зоны
    .object = одну локацию своей зоны
    .from = из одной локации своей зоны
fh-place-one-board = в одной любой локации
    .object = одну любую локацию
    .from = из одной любой локации
fh-place-one-gates = у одних врат
    .object = одну локацию с вратами
    .from = от одних врат
fh-place-one-smallest-gates = у врат с наименьшим числом жетонов
    .object = локацию врат с наименьшим числом жетонов
    .from = от врат с наименьшим числом жетонов
fh-place-one-largest-gates = у врат с наибольшим числом жетонов
    .object = локацию врат с наибольшим числом жетонов
    .from = от врат с наибольшим числом жетонов
fh-place-one-others = в локации другого сыщика
    .object = локацию другого сыщика
    .from = из локации другого сыщика
fh-place-one-lair-deep-one = в одной локации с глубоководным
    .object = одну локацию с глубоководным
    .from = из одной локации с глубоководным
fh-place-one-lair-star-spawn = в одной локации со звёздным отродьем
    .object = одну локацию со звёздным отродьем
    .from = из одной локации со звёздным отродьем
fh-place-one-lair-chthonian = в одной локации с хтонийцем
    .object = одну локацию с хтонийцем
    .from = из одной локации с хтонийцем
fh-place-one-lair-ghoul-horde = в одной локации с ордой упырей
    .object = одну локацию с ордой упырей
    .from = из одной локации с ордой упырей

fh-place-among-adjacent = в соседних локациях
    .object = соседние локации
    .from = из соседних локаций
fh-place-among-their-adjacent = в соседних локациях
    .object = соседние локации
    .from = из соседних локаций
fh-place-among-zone = где угодно в вашей зоне
    .object = любую локацию вашей зоны
    .from = из любых локаций вашей зоны
fh-place-among-their-zone = где угодно в своей зоне
    .object = любую локацию своей зоны
    .from = из любых локаций своей зоны
fh-place-among-board = где угодно
    .object = любую локацию
    .from = из любых локаций
fh-place-among-gates = у любых врат
    .object = любую локацию с вратами
    .from = от любых врат
fh-place-among-smallest-gates = у врат с наименьшим числом жетонов
    .object = локации врат с наименьшим числом жетонов
    .from = от врат с наименьшим числом жетонов
fh-place-among-largest-gates = у врат с наибольшим числом жетонов
    .object = локации врат с наибольшим числом жетонов
    .from = от врат с наибольшим числом жетонов
fh-place-among-others = в локациях других сыщиков
    .object = локации других сыщиков
    .from = из локаций других сыщиков
fh-place-among-lair-deep-one = в локациях с глубоководными
    .object = локации с глубоководными
    .from = из локаций с глубоководными
fh-place-among-lair-star-spawn = в локациях со звёздными отродьями
    .object = локации со звёздными отродьями
    .from = из локаций со звёздными отродьями
fh-place-among-lair-chthonian = в локациях с хтонийцами
    .object = локации с хтонийцами
    .from = из локаций с хтонийцами
fh-place-among-lair-ghoul-horde = в локациях с ордами упырей
    .object = локации с ордами упырей
    .from = из локаций с ордами упырей

fh-place-each-adjacent = в каждой соседней локации
fh-place-each-their-adjacent = в каждой соседней локации
fh-place-each-zone = в каждой локации вашей зоны
fh-place-each-their-zone = в каждой локации своей зоны
fh-place-each-board = в каждой локации
fh-place-each-gates = у каждых врат
fh-place-each-smallest-gates = у каждых врат с наименьшим числом жетонов
fh-place-each-largest-gates = у каждых врат с наибольшим числом жетонов
fh-place-each-others = в локации каждого другого сыщика
fh-place-each-lair-deep-one = в каждой локации с глубоководным
fh-place-each-lair-star-spawn = в каждой локации со звёздным отродьем
fh-place-each-lair-chthonian = в каждой локации с хтонийцем
fh-place-each-lair-ghoul-horde = в каждой локации с ордой упырей

## Сыщики на картах

fh-who-you = вы
    .start = Вы
    .dat = вам
fh-who-lead = ведущий сыщик
    .start = Ведущий сыщик
    .dat = ведущему сыщику
fh-who-all = каждый сыщик
    .start = Каждый сыщик
    .dat = каждому сыщику
fh-who-others = каждый другой сыщик
    .start = Каждый другой сыщик
    .dat = каждому другому сыщику
fh-who-others-in-zone = каждый другой сыщик в вашей зоне
    .start = Каждый другой сыщик в вашей зоне
    .dat = каждому другому сыщику в вашей зоне
fh-who-others-in-their-zone = каждый другой сыщик в той же зоне
    .start = Каждый другой сыщик в той же зоне
    .dat = каждому другому сыщику в той же зоне
fh-who-one = один любой сыщик
    .start = Один любой сыщик
    .dat = одному любому сыщику
fh-who-one-other = один другой сыщик
    .start = Один другой сыщик
    .dat = одному другому сыщику

## Эффекты

fh-effect-move = { $voice ->
    [they] делает до { fh-n-steps.gen }
    [bare] сделайте до { fh-n-steps.gen }
   *[say] Сделайте до { fh-n-steps.gen }.
}
fh-effect-roam = { $voice ->
    [they] делает до { fh-n-steps.gen } и после каждого { $what }
    [bare] сделайте до { fh-n-steps.gen } и после каждого { $what }
   *[say] Сделайте до { fh-n-steps.gen }; после каждого перехода { $what }.
}
fh-effect-attack = { $voice ->
    [they] атакует { $place }: { fh-n-wounds }
    [bare] атакуйте { $place }: { fh-n-wounds }
   *[say] Атакуйте { $place }: { fh-n-wounds }.
}
fh-effect-destroy = { $voice ->
    [they] уничтожает { $place } { fh-n-monsters.acc }
    [bare] уничтожьте { $place } { fh-n-monsters.acc }
   *[say] Уничтожьте { $place } { fh-n-monsters.acc }.
}
fh-effect-explore = { $voice ->
    [they] исследует { $place-object }
    [bare] исследуйте { $place-object }
   *[say] Исследуйте { $place-object }.
}
fh-effect-seal-yours = { $voice ->
    [they] запечатывает { fh-n-pathways } из своей локации
    [bare] запечатайте { fh-n-pathways } из своей локации
   *[say] Запечатайте { fh-n-pathways } из своей локации.
}
fh-effect-seal-any = { $voice ->
    [they] запечатывает где угодно { fh-n-pathways }
    [bare] запечатайте где угодно { fh-n-pathways }
   *[say] Запечатайте где угодно { fh-n-pathways }.
}
fh-effect-push = { $voice ->
    [they] выталкивает до { fh-n-monsters.acc } { $place-from } по любым дорожкам
    [bare] вытолкните до { fh-n-monsters.acc } { $place-from } по любым дорожкам
   *[say] Вытолкните до { fh-n-monsters.acc } { $place-from } по любым дорожкам.
}
fh-effect-lure = { $voice ->
    [they] заманивает до { fh-n-monsters.acc } { $place-from } в свою локацию
    [bare] заманите до { fh-n-monsters.acc } { $place-from } в свою локацию
   *[say] Заманите до { fh-n-monsters.acc } { $place-from } в свою локацию.
}
fh-effect-heal-you = { $voice ->
    [they] восстанавливает { fh-n-health }
    [bare] восстановите { fh-n-health }
   *[say] Восстановите { fh-n-health }.
}
fh-effect-heal = { $voice ->
    [they] возвращает { $who-dat } { fh-n-health }
    [bare] верните { $who-dat } { fh-n-health }
   *[say] { $who-start } восстанавливает { fh-n-health }.
}
fh-effect-lose-you = { $voice ->
    [they] теряет { fh-n-health }
    [bare] потеряйте { fh-n-health }
   *[say] Потеряйте { fh-n-health }.
}
fh-effect-lose = { $voice ->
    [they] { $who } теряет { fh-n-health }
    [bare] { $who } теряет { fh-n-health }
   *[say] { $who-start } теряет { fh-n-health }.
}
fh-effect-repair = { $voice ->
    [they] убирает { $place } { fh-n-tokens }
    [bare] уберите { $place } { fh-n-tokens }
   *[say] Уберите { $place } { fh-n-tokens }.
}
fh-effect-destruction = { $voice ->
    [they] кладёт { $place } { fh-n-tokens }
    [bare] положите { $place } { fh-n-tokens }
   *[say] Положите { $place } { fh-n-tokens }.
}
fh-effect-spawn = { $count ->
    [one] { fh-n-monsters } появляется { $place }{ fh-full-stop }
   *[many] { fh-n-monsters } появляются { $place }{ fh-full-stop }
}
fh-effect-spawn-special = { $count ->
    [one] { fh-n-special } появляется { $place }{ fh-full-stop }
   *[many] { fh-n-special } появляются { $place }{ fh-full-stop }
}
fh-effect-spawn-or-activate = 1 { $kind } появляется { $place }; если все уже на поле, вместо этого активируйте { $kind-gender ->
    [f] одну из них
    [n] одно из них
   *[m] одного из них
}{ fh-full-stop }
fh-effect-activate-zone = { $voice ->
    [they] активирует { $zone-acc }
    [bare] активируйте { $zone-acc }
   *[say] Активируйте { $zone-acc }.
}
fh-effect-activate-one = { $voice ->
    [they] активирует { $kind-gender ->
        [f] одну
        [n] одно
       *[m] одного
    } { $kind-acc }
    [bare] активируйте { $kind-gender ->
        [f] одну
        [n] одно
       *[m] одного
    } { $kind-acc }
   *[say] Активируйте { $kind-gender ->
        [f] одну
        [n] одно
       *[m] одного
    } { $kind-acc }.
}
fh-effect-activate-all = { $voice ->
    [they] активирует { $kind-gender ->
        [f] каждую
        [n] каждое
       *[m] каждого
    } { $kind-acc }
    [bare] активируйте { $kind-gender ->
        [f] каждую
        [n] каждое
       *[m] каждого
    } { $kind-acc }
   *[say] Активируйте { $kind-gender ->
        [f] каждую
        [n] каждое
       *[m] каждого
    } { $kind-acc }.
}
fh-effect-more-omens = { $voice ->
    [they] в этом раунде на { fh-n-omens } больше
    [bare] в этом раунде на { fh-n-omens } больше
   *[say] В этом раунде на { fh-n-omens } больше.
}
fh-effect-fewer-omens = { $voice ->
    [they] в этом раунде на { fh-n-omens } меньше
    [bare] в этом раунде на { fh-n-omens } меньше
   *[say] В этом раунде на { fh-n-omens } меньше.
}
fh-effect-each = { $voice ->
    [they] в порядке хода { $who } { $what }
    [bare] в порядке хода { $who } { $what }
   *[say] В порядке хода { $who } { $what }.
}
fh-effect-someone = { $voice ->
    [they] { $who } { $what }
    [bare] { $who } { $what }
   *[say] { $who-start } { $what }.
}
fh-effect-either = { $voice ->
    [they] либо { $this }, либо { $that }
    [bare] либо { $this }, либо { $that }
   *[say] Либо { $this }, либо { $that }.
}
fh-effect-again = { $voice ->
    [they] повторяет это
    [bare] повторите это
   *[say] Повторите это.
}
fh-effect-gala-volley = { $voice ->
    [they] атакует у себя: по 2 раны за каждую свою карту очерёдности этого раунда
    [bare] атакуйте здесь: по 2 раны за каждую вашу карту очерёдности этого раунда
   *[say] Атакуйте здесь: по 2 раны за каждую вашу карту очерёдности этого раунда.
}
fh-effect-blind-round = { $voice ->
    [they] в следующем раунде карты очерёдности лежат закрытыми, пока не сыграны все
    [bare] в следующем раунде карты очерёдности лежат закрытыми, пока не сыграны все
   *[say] В следующем раунде карты очерёдности лежат закрытыми, пока не сыграны все.
}
fh-effect-break-seal = { $voice ->
    [they] одна печать уходит с поля
    [bare] одна печать уходит с поля
   *[say] Одна печать уходит с поля.
}
fh-full-stop = { $voice ->
    [they] {""}
    [bare] {""}
   *[say] .
}

fh-use-before = Сбросьте перед розыгрышем своей карты действия. { $text }
fh-use-after = Сбросьте после розыгрыша своей карты действия. { $text }
fh-band = { $from }–{ $to } { $to ->
    [one] знамение
    [few] знамения
   *[many] знамений
}: { $text }
fh-band-last = { $from } { $from ->
    [one] знамение
    [few] знамения
   *[many] знамений
} и больше: { $text }

## Вопросы

fh-ask-priority = { $who }, какой картой очерёдности накрыть карту «{ $card }»? Верхний эффект: { $upper } Нижний эффект: { $lower }
fh-ask-priority-blind = { $who }, какой закрытой картой очерёдности накрыть карту «{ $card }»? Верхний эффект: { $upper } Нижний эффект: { $lower }
fh-ask-unseen = { $who } делает выбор по карте, которую больше никто не видит.
fh-ask-items-before = { $who }, примените вещь до розыгрыша своей карты?
fh-ask-items-after = { $who }, примените вещь теперь, когда ваша карта разыграна?
fh-ask-keep = Какую карту отложить для ритуала? Остальные четыре составят ряд этого раунда.
fh-ask-solo-who = Чью карту действия открыть следующей?
fh-ask-solo-place = { $who } открывает карту «{ $card }». На какое место ряда её положить? Верхний эффект: { $upper } Нижний эффект: { $lower }
fh-ask-ritual = Взяться за ритуал сейчас? { $solo ->
    [yes] Нужно совпадений: { $needed }.
   *[no] Он начнётся, только если согласны все; нужно совпадений: { $needed }.
} { $rounds ->
    [one] Остаётся { $rounds } раунд.
    [few] Остаётся { $rounds } раунда.
   *[many] Остаётся { $rounds } раундов.
}
fh-ask-ritual-cards = Какие карты выложить для ритуала? Всем вместе нужно совпадений: { $needed }.
fh-ask-where-attack = { $who } атакует: { fh-n-wounds }. Где?
fh-ask-where-destroy = { $who } уничтожает { fh-n-monsters.acc }. Где?
fh-ask-where-explore = Какую локацию исследует { $who }?
fh-ask-where-push = { $who } может вытолкнуть до { fh-n-monsters.acc }. Откуда?
fh-ask-where-repair = { $who } убирает { fh-n-tokens }. Где?
fh-ask-where-destruction = Нужно положить { fh-n-tokens }. { $tokens ->
    [one] Где?
   *[many] Где сначала?
}
fh-ask-where-spawn = { $count ->
    [one] Появляется { fh-n-monsters }. Где?
   *[many] Появляются { fh-n-monsters }. Где сначала?
}
fh-ask-where-spawn-special = { $count ->
    [one] Появляется { fh-n-special }. Где?
   *[many] Появляются { fh-n-special }. Где сначала?
}
fh-ask-each-push = { $who } может вытолкнуть до { fh-n-monsters.acc } из каждой из этих локаций. Какая следующая?
fh-ask-each-destruction = В каждую из этих локаций нужно положить { fh-n-tokens }. Какая следующая?
fh-ask-each-spawn = { $count ->
    [one] В каждой из этих локаций появляется { fh-n-monsters }. Какая следующая?
   *[many] В каждой из этих локаций появляются { fh-n-monsters }. Какая следующая?
}
fh-ask-each-spawn-special = { $count ->
    [one] В каждой из этих локаций появляется { fh-n-special }. Какая следующая?
   *[many] В каждой из этих локаций появляются { fh-n-special }. Какая следующая?
}
fh-ask-who-heals = Кто восстанавливает { fh-n-health }?
fh-ask-who-loses = Кто теряет { fh-n-health }?
fh-ask-who-acts = Кто { $what }?
fh-ask-who-acts-next = Чья очередь следующая? Каждый { $what }.
fh-ask-either = { $who }, что из двух?
fh-ask-walk = { $who } — { $at-at }, впереди ещё { fh-n-steps }. Куда?
fh-ask-roam = { $who } — { $at-at }, впереди ещё { fh-n-steps }. После каждого: { $text } Куда?
fh-ask-wound = { $who } атакует: { fh-n-wounds }. Какого монстра?
fh-ask-destroy = { $who } уничтожает { fh-n-monsters.acc }. { $count ->
    [one] Какого?
   *[many] Какого сначала?
}
fh-ask-seal = { $who } запечатывает { fh-n-pathways }. { $count ->
    [one] Какую?
   *[many] Какую сначала?
}
fh-ask-break-seal = Какая печать уходит с поля?
fh-ask-displace = Свободных ячеек { $at-at } нет. Какой монстр уступит место жетону разрушения?
fh-ask-push = { $who } может вытолкнуть { $count ->
    [one] { fh-n-monsters.acc }. Какого?
   *[many] до { fh-n-monsters.acc }. Какого сначала?
}
fh-ask-push-where = Куда уходит { $monster } (здоровье { $health })?
fh-ask-activate = Какого монстра { $at-at } активировать следующим?
fh-ask-activate-one = { $kind-gender ->
    [f] Какую { $kind-acc } активировать?
    [n] Какое { $kind-acc } активировать?
   *[m] Какого { $kind-acc } активировать?
}
fh-ask-activate-kind = { $kind-gender ->
    [f] Какую { $kind-acc } активировать следующей?
    [n] Какое { $kind-acc } активировать следующим?
   *[m] Какого { $kind-acc } активировать следующим?
}
fh-ask-nothing = Решать нечего.

## Ответы

fh-do-play = Сыграть { $card }
fh-do-keep = Отложить { $card }
fh-do-lay = Выложить { $card }
fh-do-step = Перейти { $at-to }
fh-do-push-to = Вытолкнуть { $at-to }
fh-do-attack-at = Атаковать { $at-at }
fh-do-destroy-at = Уничтожать { $at-at }
fh-do-explore-at = Исследовать { $at-it }
fh-do-push-from = Вытолкнуть { $at-from }
fh-do-repair-at = Убрать разрушение { $at-at }
fh-do-destruction-at = Положить разрушение { $at-at }
fh-do-spawn-at = Монстры появятся { $at-at }
fh-do-at = Выбрать { $at-it }
fh-do-wound = Ранить { $monster-acc } (здоровье { $health }) { $at-at }
fh-do-destroy = Уничтожить { $monster-acc } (здоровье { $health }) { $at-at }
fh-do-displace = Место уступит { $monster } (здоровье { $health })
fh-do-push = Вытолкнуть { $monster-acc } (здоровье { $health }) { $at-at }
fh-do-activate = Активировать { $monster-acc } (здоровье { $health }) { $at-at }
fh-do-seal = Запечатать дорожку { $a-number }–{ $b-number }: { $a } – { $b }
fh-do-break-seal = Убрать свежую печать { $a-number }–{ $b-number }: { $a } – { $b }
fh-do-break-used-seal = Убрать потраченную печать { $a-number }–{ $b-number }: { $a } – { $b }
fh-do-figure = { $who } (здоровье { $health }, { $at-at })
fh-do-turn-up = { $who } (здоровье { $health }, { $at-at })
fh-do-use = Применить «{ $item }»: { $text }
fh-do-row-upper = На { $card }, верхний эффект
fh-do-row-lower = На { $card }, нижний эффект
fh-do-either = { $text }
fh-do-attempt = Да, берёмся за ритуал
fh-do-wait = Нет, ещё рано
fh-do-stay = Остаться
fh-do-wound-no-more = Больше не наносить ран
fh-do-push-no-more = Больше никого не выталкивать
fh-do-use-nothing = Ничего не применять
fh-do-stop = Хватит

## Почему нельзя

fh-why-too-healthy = Чтобы его уничтожить, нужно ран: { $health }, а осталось: { $wounds }.
fh-why-done-there = Там этот эффект уже выполнен.
fh-why-no-monster = Монстров там нет.
fh-why-no-clue = Улики там уже нет.
fh-why-no-destruction = Жетонов разрушения там нет.
fh-why-no-cell = Все ячейки там уже разрушены.
fh-why-stays-at-ritual = Этот эффект не может увести монстров с места ритуала.
fh-why-not-adjacent = Оттуда нет дорожки туда, где { $who }.
fh-why-pushed = Этот эффект его уже сдвинул.
fh-why-row-taken = Там уже лежит карта действия.
fh-why-item-before = Этот предмет используют до того, как выполнена ваша карта действия.
fh-why-item-after = Этот предмет используют после того, как выполнена ваша карта действия.

## Случай

fh-roll-monster = Из пула тянут монстра.
fh-roll-deal = { $who } получает карту очерёдности.
fh-roll-priority = { $who } добирает карту очерёдности.
fh-roll-solo-priority = Тянут карту очерёдности.
fh-roll-action = { $who } берёт верхнюю карту действия.
fh-roll-gate = Открывают верхний жетон стопки врат.
fh-roll-clue = { $who } открывает улику { $at-at }.
fh-roll-item = { $who } тянет карту вещи.
fh-roll-ritual-clue = Открывают улику из ячейки ритуала.
fh-roll-nothing = Тянуть нечего.

## Журнал

fh-log-round = Начинается раунд { $round }.
fh-log-lead = Ведёт { $who }.
fh-log-draws-priority = { $who } тянет { $card }.
fh-log-draws-priority-unseen = { $who } тянет карту очерёдности.
fh-log-solo-draws = Вы тянете { $card }.
fh-log-priority-shuffled = Сброс карт очерёдности перемешан в новую колоду.
fh-log-looks = { $who } выкладывает взакрытую карту «{ $card }».
fh-log-looks-unseen = { $who } выкладывает взакрытую карту действия.
fh-log-actions-shuffled = { $who } перемешивает сброс карт действий в новую колоду.
fh-log-plays = { $who } играет { $card }.
fh-log-plays-unseen = { $who } играет взакрытую карту очерёдности.
fh-log-row = В ряд ложится { $card }.
fh-log-turns-up-priority = { $who } открывает { $card }.
fh-log-keeps = Для ритуала отложена карта { $card }.
fh-log-upper = { $who } разыгрывает верхний эффект карты «{ $card }»: { $text }
fh-log-lower = { $who } разыгрывает нижний эффект карты «{ $card }»: { $text }
fh-log-turns-up = { $who } открывает карту «{ $card }».
fh-log-chosen-figure = Выбор сделан: { $who }.
fh-log-chosen-monster = Выбор пал на { $monster-acc } (здоровье { $health }) { $at-at }.
fh-log-chosen-place = Выбор пал на { $at-it }.
fh-log-chosen-first = Из двух эффектов выбран первый.
fh-log-chosen-second = Из двух эффектов выбран второй.
fh-log-uses = { $who } применяет вещь «{ $item }»: { $text }
fh-log-moves = { $who } переходит { $from-from } { $to-to }.
fh-log-destroyed = { $monster-gender ->
    [f] Уничтожена
    [n] Уничтожено
   *[m] Уничтожен
} { $monster } (здоровье { $health }) { $at-at }.
fh-log-seal-kills = Печать между { $a-number } и { $b-number } уничтожает { $monster-acc } (здоровье { $health }) и становится потраченной.
fh-log-seal-kills-and-goes = Печать между { $a-number } и { $b-number } уничтожает { $monster-acc } (здоровье { $health }) и уходит с поля.
fh-log-sealed = Дорожка между { $a-number } и { $b-number } запечатана.
fh-log-seal-removed = Печать между { $a-number } и { $b-number } уходит с поля.
fh-log-clue = { $who } находит улику { $at-at }: { $symbol } { $symbol-glyph }.
fh-log-item-clue = { $who } находит улику с ключом { $at-at }.
fh-log-item = { $who } получает вещь «{ $item }».
fh-log-no-clue = { $who } ничего не находит { $at-at }.
fh-log-loses = { $who } теряет { fh-n-health }, остаётся { $left }.
fh-log-recovers = { $who } восстанавливает { fh-n-health }, теперь { $left }.
fh-log-ruined = Ячейка { $at-at } разрушена.
fh-log-repaired = Жетон разрушения { $at-at } убран.
fh-log-spawned = Появляется { $monster } (здоровье { $health }) { $at-at }.
fh-log-walks = { $steps ->
    [one] { $monster-start } (здоровье { $health }) переходит { $from-from } { $to-to }.
   *[many] { $monster-start } (здоровье { $health }) идёт { $from-from } { $to-to }, всего { fh-n-steps }.
}
fh-log-drawn-in = { $monster-start } (здоровье { $health }) не находит свободной ячейки на пути { $from-from } и попадает прямо на место ритуала.
fh-log-activated = { $monster-gender ->
    [f] Активирована
    [n] Активировано
   *[m] Активирован
} { $monster } (здоровье { $health }) { $at-at }.
fh-log-finds-nobody = { $monster-start } (здоровье { $health }) никого не находит { $at-at }.
fh-log-stays = { $monster-start } (здоровье { $health }) остаётся на месте ритуала.
fh-log-full-health = { $who } и так в полном здравии.
fh-log-vain-attack = Уничтожить этой атакой некого.
fh-log-vain-no-wounds = Эта атака не наносит ни одной раны.
fh-log-vain-destroy = Уничтожать некого.
fh-log-vain-explore = Улик там уже нет.
fh-log-vain-push = Сдвинуть некого.
fh-log-vain-repair = Убирать нечего: разрушений там нет.
fh-log-vain-destruction = Разрушать больше нечего.
fh-log-vain-spawn = Монстру негде появиться.
fh-log-vain-seal = Все подходящие дорожки уже запечатаны.
fh-log-vain-break-seal = Печатей на поле нет.
fh-log-vain-activate = Активировать некого.
fh-log-vain-blind = Сейчас это ничего не меняет.
fh-log-cup-refilled = { $count ->
    [one] В пул возвращается { $count } уничтоженный монстр.
    [few] В пул возвращаются { $count } уничтоженных монстра.
   *[many] В пул возвращаются { $count } уничтоженных монстров.
}
fh-log-cup-empty = Пул пуст: монстр не появляется.
fh-log-none-left = Все { $kind-all } уже на поле: новых не будет.
fh-log-no-reckoning = Знамений в этом раунде нет, и расплаты тоже.
fh-log-reckoning = За раунд { fh-n-omens }. { $ancient } требует расплаты: { $text }
fh-log-more-omens = В этом раунде на { fh-n-omens } больше.
fh-log-fewer-omens = В этом раунде на { fh-n-omens } меньше.
fh-log-blind = В следующем раунде карты очерёдности играются взакрытую.
fh-log-gate = { $gate-start } { $at-at } растут: теперь { $tokens ->
    [one] { $tokens } жетон.
    [few] { $tokens } жетона.
   *[many] { $tokens } жетонов.
}
fh-log-votes-yes = { $who } считает, что пора браться за ритуал.
fh-log-votes-no = { $who } считает, что для ритуала ещё рано.
fh-log-solo-attempts = Вы берётесь за ритуал.
fh-log-solo-waits = За ритуал вы пока не берётесь.
fh-log-ritual = Сыщики пытаются обратить ритуал вспять.
fh-log-ritual-forced = Выложен последний жетон врат: обращать ритуал вспять нужно сейчас.
fh-log-lays-nothing = { $who } ничего не выкладывает: карт нет.
fh-log-lays = { $who } выкладывает { $cards }.
fh-log-ritual-clue = Открыта улика ритуала: { $symbol } { $symbol-glyph }.
fh-log-ritual-count = Совпадений: { $count }, а нужно { $needed }.

## Конец

fh-won = Ритуал обращён вспять, Древний изгнан. Победа!
fh-lost-ritual-site = На месте ритуала не осталось свободной ячейки, и ритуал завершён. Поражение.
fh-lost-death = Сыщик погиб, а с ним и последняя надежда. Поражение.
fh-lost-ritual-failed = Обратить ритуал вспять не удалось. Поражение.
