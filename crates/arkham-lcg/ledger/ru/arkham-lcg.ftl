### Карточная игра «Ужас Аркхэма»: что игра говорит о себе. Названия карт — в arkham-lcg-titles.ftl.
###
### Имя, переданное как `$x`, приносит свои атрибуты как `$x-<атрибут>`. Какие бывают атрибуты:
### карты: см. arkham-lcg-titles.ftl · навыки: gen, dat, acc · знаки: glyph
###
### Для числа меньше нуля есть своё сообщение, знак стоит в нём: `$n` не бывает отрицательным.

## Игра и её настройки

lcg-game = Ужас Аркхэма: Карточная игра
arkham-lcg-title = Ужас Аркхэма: Карточная игра
arkham-lcg-about = Сыщики, каждый со своей колодой, выясняют, что творится в Аркхэме: идите по уликам от сцены к сцене, пока безысходность не довела чужой замысел до конца.
arkham-lcg-players = 1–4
arkham-lcg-length = 60–120 минут
arkham-lcg-mood = Напряжённо, сообща, нить за нитью
arkham-lcg-intro = Вы играете сыщиком со своей колодой. За ход у вас три действия: исследовать, переходить, атаковать, ускользать, играть карты, брать карты, добывать ресурсы. Всё сомнительное решает проверка навыка: навык и символы добавленных карт плюс один жетон из мешка хаоса против сложности. Улики продвигают сцены, и последняя сцена ведёт к победе. Безысходность раунд за раундом продвигает замыслы, и последний замысел — победа другой стороны. Урон и ужас изматывают; поверженный сыщик выбывает из сценария и получает травму.
lcg-option-scenario = Сценарий
lcg-option-difficulty = Сложность
lcg-option-investigators = Сыщики, по порядку мест
lcg-option-lead = Кто ведущий сыщик
lcg-difficulty-easy = лёгкая
lcg-difficulty-standard = средняя
lcg-difficulty-hard = высокая
lcg-difficulty-expert = предельная
lcg-scenario-the-gathering = Сборище
lcg-scenario-the-midnight-masks = Полночные маски
lcg-scenario-the-devourer-below = Пожиратель из глубин

## Наборы контактов

lcg-set-torch = Сборище
lcg-set-arkham = Полночные маски
lcg-set-cultists = Культ Умордхота
lcg-set-tentacles = Пожиратель из глубин
lcg-set-rats = Крысы
lcg-set-ghouls = Упыри
lcg-set-striking-fear = Леденящий страх
lcg-set-ancient-evils = Древнее зло
lcg-set-chilling-cold = Пронизывающий холод
lcg-set-pentagram = Тёмный культ
lcg-set-nightgaunts = Ночные мверзи
lcg-set-locked-doors = Запертые двери
lcg-set-agents-of-hastur = Слуги Хастура
lcg-set-agents-of-yog = Слуги Йог-Сотота
lcg-set-agents-of-shub = Слуги Шаб-Ниггурат
lcg-set-agents-of-cthulhu = Слуги Ктулху

## Части раунда

lcg-phase-setup = Подготовка
lcg-phase-mythos = Фаза Мифа
lcg-phase-investigation = Фаза сыщиков
lcg-phase-enemy = Фаза врагов
lcg-phase-upkeep = Фаза восстановления

## Навыки, классы, ячейки

lcg-skill-willpower = воля
    .gen = воли
    .dat = воле
    .acc = волю
lcg-skill-intellect = интеллект
    .gen = интеллекта
    .dat = интеллекту
    .acc = интеллект
lcg-skill-combat = сила
    .gen = силы
    .dat = силе
    .acc = силу
lcg-skill-agility = ловкость
    .gen = ловкости
    .dat = ловкости
    .acc = ловкость
lcg-icon-wild = любой навык
lcg-class-guardian = Страж
lcg-class-seeker = Искатель
lcg-class-rogue = Ловкач
lcg-class-mystic = Мистик
lcg-class-survivor = Выживший
lcg-class-neutral = нейтральная
lcg-class-mythos = карта сценария
lcg-slot-accessory = украшение
lcg-slot-body = одежда
lcg-slot-ally = союзник
lcg-slot-hand = рука
lcg-slot-arcane = магия

## Виды карт

lcg-sort-investigator = сыщик
lcg-sort-asset = актив
lcg-sort-event = событие
lcg-sort-skill = навык
lcg-sort-treachery = напасть
lcg-sort-enemy = враг
lcg-sort-location = локация
lcg-sort-act = сцена
lcg-sort-agenda = замысел
lcg-sort-scenario = памятка сценария
lcg-weakness-own = слабость
lcg-weakness-basic = базовая слабость

## Жетоны хаоса

lcg-token-plus = +{ $n }
lcg-token-zero = 0
lcg-token-minus = −{ $n }
lcg-token-skull = череп
lcg-token-cultist = культист
lcg-token-tablet = скрижаль
lcg-token-elder-thing = древнее существо
lcg-token-auto-fail = автоматический провал
lcg-token-elder-sign = Знак Древних

## Знаки, что связывают локации

lcg-sign-circle = круг
    .glyph = ●
lcg-sign-square = квадрат
    .glyph = ■
lcg-sign-triangle = треугольник
    .glyph = ▲
lcg-sign-plus = плюс
    .glyph = ✚
lcg-sign-diamond = ромб
    .glyph = ◆
lcg-sign-squiggle = волна
    .glyph = ∿
lcg-sign-moon = месяц
    .glyph = ☾
lcg-sign-hourglass = песочные часы
    .glyph = ⧗
lcg-sign-t = буква T
    .glyph = ┳
lcg-sign-equals = знак равенства
    .glyph = ═

## Жетоны применений

lcg-use-ammo = патроны
lcg-use-charges = заряды
lcg-use-secrets = тайны
lcg-use-supplies = припасы

## Ключевые слова

lcg-keyword-aloof = Отчуждённый
lcg-keyword-exceptional = Исключительный
lcg-keyword-fast = Быстро
lcg-keyword-hunter = Охотник
lcg-keyword-massive = Огромный
lcg-keyword-peril = Опасность
lcg-keyword-permanent = Постоянный
lcg-keyword-retaliate = Возмездие
lcg-keyword-surge = Натиск

## Особенности

lcg-trait-agency = Агентство
lcg-trait-ally = Союзник
lcg-trait-ancient-one = Древний
lcg-trait-arkham = Аркхэм
lcg-trait-armor = Броня
lcg-trait-byakhee = Бьякхи
lcg-trait-cave = Пещера
lcg-trait-central = Центр
lcg-trait-charm = Оберег
lcg-trait-creature = Создание
lcg-trait-criminal = Преступник
lcg-trait-cultist = Культист
lcg-trait-curse = Проклятие
lcg-trait-dark-young = Тёмный младой
lcg-trait-deep-one = Глубоководный
lcg-trait-detective = Детектив
lcg-trait-drifter = Бродяга
lcg-trait-elite = Элита
lcg-trait-firearm = Огнестрельное оружие
lcg-trait-fortune = Удача
lcg-trait-ghoul = Упырь
lcg-trait-hazard = Риск
lcg-trait-hex = Порча
lcg-trait-humanoid = Гуманоид
lcg-trait-illicit = Незаконное
lcg-trait-innate = Врождённое
lcg-trait-insight = Озарение
lcg-trait-item = Предмет
lcg-trait-madness = Безумие
lcg-trait-melee = Ближний бой
lcg-trait-miskatonic = Мискатоник
lcg-trait-monster = Монстр
lcg-trait-nightgaunt = Ночная мверзь
lcg-trait-obstacle = Препятствие
lcg-trait-omen = Знамение
lcg-trait-pact = Сделка
lcg-trait-police = Полиция
lcg-trait-practiced = Выучка
lcg-trait-relic = Реликвия
lcg-trait-science = Наука
lcg-trait-silver-twilight = Серебряные Сумерки
lcg-trait-sorcerer = Колдун
lcg-trait-spell = Заклинание
lcg-trait-spirit = Дух
lcg-trait-supply = Снабжение
lcg-trait-tactic = Тактика
lcg-trait-talent = Талант
lcg-trait-task = Задание
lcg-trait-terror = Кошмар
lcg-trait-tome = Фолиант
lcg-trait-tool = Инструмент
lcg-trait-weapon = Оружие
lcg-trait-woods = Лес
lcg-trait-yithian = Йитианин
