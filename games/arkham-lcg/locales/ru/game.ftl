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
arkham-lcg-intro = Вы играете сыщиком со своей колодой. За ход у вас три действия: исследовать, переходить, атаковать, ускользать, играть карты, брать карты, получать ресурсы. Всё сомнительное решает проверка: навык и символы добавленных карт плюс один жетон из мешка хаоса против сложности. Улики продвигают сцены, и последняя сцена ведёт к победе. Безысходность раунд за раундом продвигает замыслы, и последний замысел — победа другой стороны. Раны и ужас изматывают; побеждённый сыщик выбывает из сценария и получает травму.
arkham-lcg-measure-round = Последний раунд
arkham-lcg-measure-act = Последняя сцена
arkham-lcg-measure-agenda = Последний замысел
arkham-lcg-measure-out = Сыщиков выбыло
arkham-lcg-campaign = Ночь фанатика
arkham-lcg-campaign-about = Три сценария подряд («Сборище», «Полуночные маски» и «Пожиратель из глубин»): случившееся в одном меняет следующий. Или один из них отдельно. Друзья приходят по ссылке, каждый со своим сыщиком и своей колодой.
arkham-lcg-campaign-new = Кампания или свои колоды
arkham-lcg-campaign-instead = Здесь вы выбираете колоды за всех. Если друзья придут со своими, сначала соберите группу:
lcg-option-scenario = Сценарий
lcg-option-difficulty = Сложность
lcg-option-investigators = Сыщики, по порядку мест
lcg-option-lead = Кто ведущий сыщик
lcg-difficulty-easy = лёгкая
lcg-difficulty-standard = обычная
lcg-difficulty-hard = высокая
lcg-difficulty-expert = экстремальная
lcg-scenario-the-gathering = Сборище
lcg-scenario-the-midnight-masks = Полуночные маски
lcg-scenario-the-devourer-below = Пожиратель из глубин

## Наборы контактов

lcg-set-torch = Сборище
lcg-set-arkham = Полуночные маски
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

## Навыки, классы, слоты

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
lcg-class-guardian = Хранитель
lcg-class-seeker = Искатель
lcg-class-rogue = Ловкач
lcg-class-mystic = Мистик
lcg-class-survivor = Выживший
lcg-class-neutral = нейтральный класс
lcg-class-mythos = карта сценария
lcg-slot-accessory = аксессуар
lcg-slot-body = одежда
lcg-slot-ally = союзник
lcg-slot-hand = рука
lcg-slot-arcane = магия

## Виды карт

lcg-type-investigator = сыщик
lcg-type-asset = актив
lcg-type-event = событие
lcg-type-skill = навык
lcg-type-treachery = напасть
lcg-type-enemy = враг
lcg-type-location = локация
lcg-type-act = сцена
lcg-type-agenda = замысел
lcg-type-scenario = памятка сценария
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
lcg-keyword-retaliate = Мститель
lcg-keyword-surge = Наплыв

## Черты

lcg-trait-agency = Агентство
lcg-trait-ally = Союзник
lcg-trait-ancient-one = Древний
lcg-trait-arkham = Аркхэм
lcg-trait-armor = Защита
lcg-trait-byakhee = Бьякхи
lcg-trait-cave = Пещера
lcg-trait-central = Центр
lcg-trait-charm = Оберег
lcg-trait-creature = Существо
lcg-trait-criminal = Преступник
lcg-trait-cultist = Культист
lcg-trait-curse = Проклятие
lcg-trait-dark-young = Тёмный младой
lcg-trait-deep-one = Глубоководный
lcg-trait-detective = Детектив
lcg-trait-drifter = Скиталец
lcg-trait-elite = Элитный
lcg-trait-firearm = Огнестрельное
lcg-trait-fortune = Удача
lcg-trait-ghoul = Упырь
lcg-trait-hazard = Происшествие
lcg-trait-hex = Колдовство
lcg-trait-humanoid = Гуманоид
lcg-trait-illicit = Незаконное
lcg-trait-innate = Врождённое
lcg-trait-insight = Интуиция
lcg-trait-item = Вещь
lcg-trait-madness = Безумие
lcg-trait-melee = Рукопашное
lcg-trait-miskatonic = Мискатоник
lcg-trait-monster = Монстр
lcg-trait-nightgaunt = Ночная мверзь
lcg-trait-obstacle = Преграда
lcg-trait-omen = Знамение
lcg-trait-pact = Сделка
lcg-trait-police = Полиция
lcg-trait-practiced = Приобретённое
lcg-trait-relic = Реликвия
lcg-trait-science = Наука
lcg-trait-silver-twilight = Серебряные Сумерки
lcg-trait-sorcerer = Чародей
lcg-trait-spell = Заклинание
lcg-trait-spirit = Дух
lcg-trait-supply = Запас
lcg-trait-tactic = Тактика
lcg-trait-talent = Талант
lcg-trait-task = Задача
lcg-trait-terror = Жуть
lcg-trait-tome = Книга
lcg-trait-tool = Инструмент
lcg-trait-weapon = Оружие
lcg-trait-woods = Лес
lcg-trait-yithian = Йитианин

## Счёт: из этого составлены другие сообщения (винительный падеж)

lcg-n-damage = { $damage ->
    [one] { $damage } рану
    [few] { $damage } раны
   *[many] { $damage } ран
}
lcg-n-horror = { $horror ->
    [one] { $horror } ужас
   *[many] { $horror } ужаса
}
lcg-n-harm = { $damage ->
    [0] { lcg-n-horror }
   *[other] { $horror ->
        [0] { lcg-n-damage }
       *[other] { lcg-n-damage } и { lcg-n-horror }
    }
}
lcg-n-clues = { $n ->
    [one] { $n } улику
    [few] { $n } улики
   *[many] { $n } улик
}
lcg-n-resources = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}
lcg-n-cards = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
lcg-n-doom = { $n ->
    [one] { $n } безысходность
   *[many] { $n } безысходности
}
lcg-n-actions = { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[many] { $n } действий
}
lcg-n-ammo = { $n ->
    [one] { $n } патрон
    [few] { $n } патрона
   *[many] { $n } патронов
}
lcg-n-charges = { $n ->
    [one] { $n } заряд
    [few] { $n } заряда
   *[many] { $n } зарядов
}
lcg-n-secrets = { $n ->
    [one] { $n } тайну
    [few] { $n } тайны
   *[many] { $n } тайн
}
lcg-n-supplies = { $n ->
    [one] { $n } припас
    [few] { $n } припаса
   *[many] { $n } припасов
}
lcg-n-physical = { $n ->
    [one] { $n } физическую травму
    [few] { $n } физические травмы
   *[many] { $n } физических травм
}
lcg-n-mental = { $n ->
    [one] { $n } ментальную травму
    [few] { $n } ментальные травмы
   *[many] { $n } ментальных травм
}
lcg-n-experience = { $experience ->
    [one] { $experience } очко
    [few] { $experience } очка
   *[many] { $experience } очков
} опыта

## Карта в предложении: по названию или как существо

lcg-the = { $card-is ->
    [being] { $card }
    [place] локация «{ $card }»
   *[card] карта «{ $card }»
}
    .start = { $card-is ->
        [being] { $card }
        [place] Локация «{ $card }»
       *[card] Карта «{ $card }»
    }
    .acc = { $card-is ->
        [being] { $card-acc }
        [place] локацию «{ $card }»
       *[card] карту «{ $card }»
    }
    .gen = { $card-is ->
        [being] { $card-gen }
        [place] локации «{ $card }»
       *[card] карты «{ $card }»
    }
lcg-unseen = закрытая карта

## Вопросы

lcg-ask-nothing = Решать нечего.
lcg-ask-mulligan = Ваша стартовая рука. Какие карты заменить? Вместо каждой придёт новая, и только один раз.
lcg-ask-turns = Кто ходит следующим?
lcg-ask-turn = Ваш ход. { $n ->
    [0] Действий не осталось: можно лишь то, что их не требует.
    [one] Осталось { $n } действие.
    [few] Осталось { $n } действия.
   *[many] Осталось { $n } действий.
}
lcg-ask-turn-extra = Ваш ход. { $n ->
    [0] Обычных действий не осталось
    [one] Осталось { $n } действие
    [few] Осталось { $n } действия
   *[many] Осталось { $n } действий
}, и ещё одно — на свойства карт с чертой «{ $trait }».
lcg-ask-turn-of = Ход { $who-gen }. Вы можете применить то, что не требует действий.
lcg-ask-window = Хотите что-нибудь применить, прежде чем игра пойдёт дальше?
lcg-ask-react = Ответите картой или свойством ({ $when })?
lcg-ask-forced = Разом срабатывает несколько обязательных свойств. Какое первым?
lcg-ask-contribute = { $n ->
    [one] Осталось потратить { $n } улику. Чью?
    [few] Осталось потратить { $n } улики. Чья следующая?
   *[many] Осталось потратить { $n } улик. Чья следующая?
}
lcg-ask-engaging = В бой разом вступают несколько врагов. Кто первый?
lcg-ask-prey = С кем вступает в бой { $enemy }?
lcg-ask-spawn = Где появляется { $enemy }?
lcg-ask-opportunity = Вы отвлеклись, и враги бьют вне очереди. Кто первый?
lcg-ask-massive = Кого следующим атакует { $enemy }?
lcg-ask-attacks = Вас атакуют несколько врагов. Кто следующий?
lcg-ask-hunter = В путь отправляются несколько охотников. Кто следующий?
lcg-ask-way = Куда идёт { $enemy }?
lcg-ask-search = Вы обыскали свою колоду. Какую карту взять?
lcg-ask-search-vain = Вы искали, но того, что нужно, там нет.
lcg-ask-scry-deck = В какую колоду заглянуть?
lcg-ask-scry = Вы видите верхние карты колоды. Какую вернуть первой? Возвращённая последней окажется сверху.
lcg-ask-dig = Вы обыскали колоду контактов и её сброс. Какую карту взять?
lcg-ask-either = «{ $card }»: что вы выберете?
lcg-ask-lead = «{ $card }»: за всех решаете вы, ведущий сыщик. Что вы выберете?
lcg-ask-may = «{ $card }», если хотите: { $text }. Сделать это?
lcg-ask-skill = Какой навык проверить?
lcg-ask-target = «{ $card }»: { $text }. Что или кого выбрать?
lcg-ask-fight = Какого врага атаковать?
lcg-ask-evade = От какого врага ускользнуть?
lcg-ask-recover = Какую карту вернуть на руку из сброса?
lcg-ask-discard = { $n ->
    [one] С руки нужно сбросить { $n } карту. Какую?
    [few] С руки нужно сбросить { $n } карты. Какие?
   *[many] С руки нужно сбросить { $n } карт. Какие?
}
lcg-ask-room = Для карты «{ $card }» нет места (слот: { $slot }). Что сбросить ради неё?
lcg-ask-redirect = Атака отведена: { $enemy }. Какой враг получит её раны?
lcg-ask-damage = Вам наносят { lcg-n-damage }. { $damage ->
    [one] Куда её положить?
   *[other] Куда положить первую?
}
lcg-ask-horror = Вам наносят { lcg-n-horror }. { $horror ->
    [one] Куда его положить?
   *[other] Куда положить первый?
}
lcg-ask-trauma = Тело и рассудок не выдержали разом. Какая травма останется с вами?
lcg-ask-new-lead = Ведущий сыщик выбыл. Кто теперь ведущий?
lcg-ask-commit = Вы проверяете { $skill-acc }: { $value } против { $difficulty }, пока без жетона. Шанс по жетонам: { $chance }{ "\u00A0" }%. Какие карты добавить?
lcg-ask-help = { $who } проверяет { $skill-acc }: { $value } против { $difficulty }, пока без жетона. Шанс по жетонам: { $chance }{ "\u00A0" }%. Добавите карту в помощь?
lcg-ask-turn-of-kind = Что применить в чужой ход
lcg-ask-turn-kind = Ваш собственный ход
lcg-ask-commit-kind = Какие карты добавить к своим проверкам
lcg-ask-help-kind = Помогать ли другим в проверках
lcg-prospect = До жетона выходит { $value } против { $difficulty }. Шанс по жетонам: { $chance }{ "\u00A0" }%.
lcg-ask-results = Проверка приносит сразу несколько результатов. Какой первым?
lcg-ask-discard-order = Проверка окончена. Какое событие ляжет в ваш сброс следующим, под остальные?
lcg-ask-weaknesses = Разом пришло несколько слабостей. Какую разыграть первой?
lcg-ask-less-room = Слотов стало меньше. Что сбросить?
lcg-ask-token = Вытянуты два жетона. Который засчитать?

## Ответы

lcg-do-pass = Ничего
lcg-do-no-reaction = Не отвечать
lcg-do-decline = Нет
lcg-do-go-on = Дальше
lcg-do-end-turn = Закончить ход
lcg-do-turn = { $who }
lcg-do-give-clue = { $who } (улик: { $n })
lcg-do-engaged = { $who }
lcg-do-lead = Ведущий сыщик — { $who }
lcg-do-investigate = Исследовать { $at-acc } (неясность { $n }; шанс{ "\u00A0" }{ $chance }{ "\u00A0" }%)
lcg-do-move = Перейти { $to-to }
lcg-do-draw = Взять карту
lcg-do-resource = Получить ресурс
lcg-do-engage = Вступить в бой { $enemy-with }
lcg-do-fight = Атаковать { $enemy-acc } (сила { $n }; шанс{ "\u00A0" }{ $chance }{ "\u00A0" }%)
lcg-do-evade = Ускользнуть от { $enemy-gen } (ловкость { $n }; шанс{ "\u00A0" }{ $chance }{ "\u00A0" }%)
lcg-do-play = Сыграть карту «{ $card }» за { $n }
lcg-do-play-plain = Сыграть карту «{ $card }»
lcg-do-play-discarded = Сыграть из сброса карту «{ $card }» за { $n }
lcg-do-use = «{ $card }». { $text }
lcg-do-use-of = «{ $card }» ({ lcg-whose }). { $text }
# У кого карта: враг бьётся с кем-то другим, или карта чужая.
lcg-whose = { $foe ->
    [yes] в бою { $who-with }
   *[no] у { $who-gen }
}
# То, с чего начинается проверка, с шансом на успех.
lcg-chance = { $what } (шанс{ "\u00A0" }{ $chance }{ "\u00A0" }%)
lcg-do-advance = Продвинуть сцену «{ $card }» за { lcg-n-clues }
lcg-do-commit = Добавить карту «{ $card }» (+{ $n })
lcg-do-strike = { $enemy } ({ lcg-n-harm })
lcg-do-go = { $enemy }
lcg-do-appear = { $at }
lcg-do-way = { $to }
lcg-do-way-barred = { $to }: путь закрыт, враг останется на месте
lcg-do-find = Взять карту «{ $card }»
lcg-do-put-back = Вернуть карту «{ $card }»
lcg-do-choose = { $card }
lcg-do-choose-at = { $card } ({ $at })
lcg-do-choose-hurt = { $card } (раны { $damage }, ужас { $horror })
lcg-do-result = { $card }: { $text }
lcg-do-result-token = Жетон «{ $token }»: { $text }
lcg-result-damage = нанесите { lcg-n-damage }
lcg-result-missed = { $who } получает { lcg-n-damage }
lcg-result-evaded = ускользните
lcg-result-clues = найдите { lcg-n-clues }
lcg-do-recover = Вернуть карту «{ $card }»
lcg-do-discard = Сбросить карту «{ $card }»
lcg-do-redirect = Раны получит { $enemy }
lcg-do-part = Выбрать: { $text }
lcg-do-may = Да: { $text }
lcg-do-physical = Физическая травма
lcg-do-mental = Ментальная травма
lcg-do-skill = Проверить { $skill-acc } ({ $n })
lcg-do-damage = 1 рана: { lcg-the } (осталось здоровья: { $n })
lcg-do-horror = 1 ужас: { lcg-the } (осталось рассудка: { $n })
lcg-do-replace = Заменить карту «{ $card }»
lcg-do-deck = Колода { $who-gen }
lcg-do-encounter-deck = Колода контактов
lcg-nth = { $what } (№ { $n })
lcg-do-token = { $token }

## Ответы, которые стоят вместе

lcg-group-move = Перейти
lcg-group-play = Сыграть карту
lcg-group-use = { $card-is ->
    [being] Свойство { $card-gen }
    [place] Свойство локации «{ $card }»
   *[card] Применить карту «{ $card }»
}
lcg-group-use-of = { lcg-group-use } ({ lcg-whose })
lcg-group-enemy = { $enemy }
lcg-item-move = { $to }
lcg-item-play = «{ $card }» за { $n }
lcg-item-play-plain = «{ $card }»
lcg-item-play-discarded = «{ $card }» из сброса за { $n }
lcg-item-use = { $text }
lcg-item-fight = Атаковать (сила { $n }; шанс{ "\u00A0" }{ $chance }{ "\u00A0" }%)
lcg-item-evade = Ускользнуть (ловкость { $n }; шанс{ "\u00A0" }{ $chance }{ "\u00A0" }%)
lcg-item-engage = Вступить в бой
lcg-warns = сначала { $n ->
    [one] ударит
   *[other] ударят
} { $strikes }
lcg-warns-strikes = { $enemy } (получите { lcg-n-harm })
lcg-warns-costs = стоит { lcg-n-actions } («{ $card }»)
lcg-warns-missed = при провале раны получит { $who }
lcg-warns-both = { $first }; { $then }

## Случай

lcg-roll-token = { $who } вытягивает жетон хаоса.
lcg-roll-draw = { $who } берёт карту.
lcg-roll-encounter = { $who } берёт карту контакта.
lcg-roll-cultist = { $who } берёт карту из колоды культистов.
lcg-roll-weakness = Жребий: базовая слабость для колоды { $who-gen }.
lcg-roll-discard = { $who } теряет случайную карту.
lcg-roll-look = { $who } смотрит карту колоды.
lcg-roll-turn-up = Открывается верхняя карта колоды контактов.
lcg-roll-place = Открывается, что это за локация.
lcg-roll-set = Жребий: ещё один набор контактов.
lcg-roll-nothing = Тянуть нечего.
lcg-face-hand = карта { $n } на руке

## Журнал

lcg-log-round = Начинается раунд { $round }.
lcg-log-phase = { $phase }.
lcg-log-turn = Ход { $who-gen }.
lcg-log-turn-over = { $who } заканчивает ход.
lcg-log-drew = { $who } берёт карту «{ $card }».
lcg-log-drew-unseen = { $who } берёт карту.
lcg-log-showed = { $who } показывает карту «{ $card }».
lcg-log-looked = { $who } смотрит карту «{ $card }».
lcg-log-looked-unseen = { $who } смотрит карту.
lcg-log-searched = { $who } просматривает { lcg-n-cards } своей колоды{ $seen }.
lcg-log-searched-encounter = { $who } просматривает { lcg-n-cards } колоды контактов{ $seen }.
lcg-log-searched-seen = {""}: { $cards }
lcg-log-searched-card = «{ $card }»
lcg-log-found-nothing = { $who } ничего не находит.
lcg-log-lot = По карте «{ $card }» всем видно, чьи слуги в колоде контактов.
lcg-log-turned-up = Открыта карта «{ $card }».
lcg-log-reshuffled = Колода { $who-gen } кончилась: сброс тасуют в новую.
lcg-log-reshuffled-encounter = Колода контактов кончилась: её сброс тасуют в новую.
lcg-log-shuffled = { $who } тасует колоду.
lcg-log-shuffled-encounter = Колоду контактов тасуют.
lcg-log-mulligan = { $who } заменяет { lcg-n-cards }.
lcg-log-encounter = { $who } раскрывает карту «{ $card }».
lcg-log-weakness-drawn = «{ $card }» — слабость: { $who } сразу показывает и разыгрывает её.
lcg-log-cancelled = Карта «{ $card }» отменена.
lcg-log-surge = У карты «{ $card }» наплыв: нужна ещё одна карта контакта.
lcg-log-played = { $who } играет карту «{ $card }».
lcg-log-dares = { $who } рискует вызвать внеочередную атаку: { $what }.
lcg-dare-investigate = исследует локацию
lcg-dare-move = переходит { $to-to }
lcg-dare-draw = берёт карту
lcg-dare-resource = получает ресурс
lcg-dare-engage = вступает в бой { $enemy-with }
lcg-dare-use = применяет карту «{ $card }»
lcg-dare-other = делает другое
lcg-log-assigned = { $horror ->
    [1] 1 ужас примет { lcg-the }.
   *[0] 1 рану примет { lcg-the }.
}
lcg-log-used = { $who } применяет { $card-is ->
    [place] свойство локации
   *[card] карту
} «{ $card }».
lcg-log-used-own = { $who } применяет собственное свойство: { $text }.
lcg-log-used-so = { $who } применяет { $card-is ->
    [place] свойство локации
   *[card] карту
} «{ $card }»: { $text }.
lcg-log-chose = { $who } выбирает: { $card }.
lcg-log-result = Следующим { $who } выполняет то, что даёт { lcg-the }.
lcg-log-result-token = Следующим { $who } выполняет то, что даёт жетон «{ $token }».
lcg-log-forced = Срабатывает { $card-is ->
    [place] локация
   *[card] карта
} «{ $card }».
lcg-log-forced-so = Срабатывает { $card-is ->
    [place] локация
   *[card] карта
} «{ $card }»: { $text }.
lcg-log-entered = { lcg-the.start } входит в игру.
lcg-log-attached = Карта «{ $card }» прикреплена к { $to-is ->
    [place] локации
   *[card] карте
} «{ $to }».
lcg-log-discarded = Карта «{ $card }» уходит в сброс.
lcg-log-returned = Карта «{ $card }» возвращается на руку.
lcg-log-put-under = Карта «{ $card }» уходит под низ колоды.
lcg-log-removed = { $card-is ->
    [place] Локация
   *[card] Карта
} «{ $card }» уходит из игры.
lcg-log-victory = { $card-is ->
    [place] Локация
   *[card] Карта
} «{ $card }» идёт на победный счёт.
lcg-log-exhausted = Карта «{ $card }» повёрнута.
lcg-log-readied = Карта «{ $card }» снова готова.
lcg-log-all-readied = Все повёрнутые карты снова готовы.
lcg-log-resources-gained = { $who } получает { lcg-n-resources }.
lcg-log-resources-lost = { $who } отдаёт { lcg-n-resources }.
lcg-log-clues = { $who } находит { lcg-n-clues } { $at-at }.
lcg-log-clues-gained = { $who } получает { lcg-n-clues }.
lcg-log-clues-spent = { $who } отдаёт { lcg-n-clues }.
lcg-log-clues-on = На { lcg-the.acc } кладут { lcg-n-clues }.
lcg-log-clues-off = С { lcg-the.gen } убирают { lcg-n-clues }.
lcg-log-doom = На карту «{ $card }» кладут { lcg-n-doom }.
lcg-log-doom-gone = Всю безысходность убирают с карт в игре.
lcg-log-uses-added = На карту «{ $card }» кладут { $amount }.
lcg-log-uses-spent = Карта «{ $card }» теряет { $amount }.
lcg-log-harmed = { lcg-the.start } получает { lcg-n-harm }.
lcg-log-horror-on = На { lcg-the.acc } кладут { lcg-n-horror }.
lcg-log-horror-moved = С { lcg-the.gen } на { $who-acc } переносят { lcg-n-horror }.
lcg-log-healed = Лечение ({ lcg-the }): снимают { lcg-n-harm }.
lcg-log-defeated = { $card-is ->
    [being] { $card-gender ->
        [f] { $card } побеждена
        [n] { $card } побеждено
       *[m] { $card } побеждён
    }
   *[card] Карта «{ $card }» побеждена
}.
lcg-log-gone-resigned = { $who } сбегает и покидает сценарий.
lcg-log-gone-wounded = { $who } падает от ран и выбывает из сценария.
lcg-log-gone-mad = { $who } теряет рассудок от ужаса и выбывает из сценария.
lcg-log-gone-lost = { $who } терпит поражение и выбывает из сценария.
lcg-log-lead = Ведущий сыщик теперь — { $who }.
lcg-log-sets-out = { lcg-the.start } отправляется { $to-to }.
lcg-log-moved = { lcg-the.start } переходит { $to-to }.
lcg-log-revealed = Открыта локация «{ $card }».
lcg-log-weakness = Жребий: в колоде { $who-gen } слабость «{ $card }».
lcg-log-spawned = { $enemy } появляется { $at-at }.
lcg-log-spawned-nowhere = { $enemy } не находит, где появиться.
lcg-log-engaged = { $enemy } вступает в бой { $who-with }.
lcg-log-disengaged = { $enemy } больше ни с кем не бьётся.
lcg-log-evaded = { $who } ускользает от { $enemy-gen }.
lcg-log-attacked = { $enemy } атакует { $who-acc }.
lcg-log-strikes-back = { $enemy } в ответ атакует { $who-acc }.
lcg-log-attack-cancelled = Атака { $enemy-gen } отменена.
lcg-log-raised = { lcg-the.start }: на время { $skill } +{ $n }.
lcg-log-fights = { $who } атакует { $enemy-acc }: { $skill } против { $difficulty }.
lcg-log-evades = { $who } пытается ускользнуть от { $enemy-gen }: { $skill } против { $difficulty }.
lcg-log-test = { $who } проверяет { $skill-acc }, сложность { $difficulty }.
lcg-log-committed = { $who } добавляет карту «{ $card }».
lcg-log-token = Жетон хаоса: { $token }.
lcg-log-token-ignored = Жетон не в счёт: { $token }.
lcg-log-passed = { $who } проходит проверку: { $value } против { $difficulty }.
lcg-log-failed = { $who } проваливает проверку: { $value } против { $difficulty }.
lcg-log-passed-anyway = { $who } автоматически проходит проверку.
lcg-log-failed-anyway = { $who } автоматически проваливает проверку.
lcg-log-act = Сцена «{ $card }» продвигается.
lcg-log-agenda = Замысел «{ $card }» продвигается.
lcg-log-slowed = «{ $card }»: { $who } тратит на { lcg-n-actions } больше.
lcg-log-actions-more = { $who } получает ещё { lcg-n-actions }.
lcg-log-actions-fewer = { $who } теряет { lcg-n-actions }.
lcg-log-trauma-physical = { $who } получает { lcg-n-physical }.
lcg-log-trauma-mental = { $who } получает { lcg-n-mental }.
lcg-log-past-without = { $why }: локации «{ $at }» нет.
lcg-log-past-start = { $why }: сыщики начинают { $at-at }.
lcg-log-past-shuffle-in = { $why }: { $card } — в колоде контактов.
lcg-log-past-doom = { $why }: на первом замысле сразу { lcg-n-doom }.
lcg-log-past-lose-cards = { $why }: каждый теряет наугад { lcg-n-cards } с начальной руки.
lcg-fact-house-burned = Ваш дом сгорел
lcg-fact-priest-alive = Жрец упырей всё ещё жив
lcg-fact-past-midnight = Уже за полночь
lcg-fact-escaped = Культисты скрылись
lcg-log-scarred = Из-за прежних травм { $who } сразу получает { lcg-n-harm }.
lcg-log-over = Сценарий окончен: развязка { $resolution }. Победный счёт приносит { lcg-n-experience }.
lcg-log-over-none = Сценарий окончен без развязки. Победный счёт приносит { lcg-n-experience }.

## Конец

lcg-end-open = { $story } Победный счёт приносит { lcg-n-experience }.
lcg-end-won = { $story } Победа! Победный счёт приносит { lcg-n-experience }.
lcg-end-lost = { $story } Поражение: отдельный сценарий выигрывают только развязкой на карте сцены. Победный счёт приносит { lcg-n-experience }.
lcg-end-the-gathering-0 = В доме никого не осталось, а то, что вышло из-под пола, всё ещё там. Дом цел, Жрец упырей жив, и вас нашла Лита Чантлер.
lcg-end-the-gathering-1 = Жрец упырей мёртв, а дом сгорел дотла, как и хотела Лита Чантлер. Она идёт с вами, а пожара вы не забудете.
lcg-end-the-gathering-2 = Жрец упырей мёртв, а дом цел. Лита Чантлер уходит своей дорогой.
lcg-end-the-gathering-3 = Упыри захватили дом. Кто не успел сбежать, погиб.
lcg-end-the-midnight-masks-0 = На улицах никого из вас не осталось. Кого из культистов нашли, тех вы знаете; остальные скрылись.
lcg-end-the-midnight-masks-1 = Все, кого вы нашли, заговорили. Вы знаете, где соберётся культ и кто из него скрылся.
lcg-end-the-midnight-masks-2 = Пробило полночь. Придётся обойтись тем, что узнали, а остальные культисты уже на пути в лес.
lcg-end-the-devourer-below-0 = Из леса не вернулся никто. Умордхот пробудился, и остановить его некому.
lcg-end-the-devourer-below-1 = Ритуал сорван, пока его не довели до конца. Вы выбрались живыми, но с рассудком не всё в порядке.
lcg-end-the-devourer-below-2 = Умордхот изгнан туда, откуда явился. Это дорого вам стоило, но Аркхэм жив.
lcg-end-the-devourer-below-3 = Лита Чантлер отдана Умордхоту, и он доволен. Вам жить с тем, что вы сделали.

## Почему нет: из-за чего правило сейчас запрещает

lcg-why-actions = Для этого нужно действий: { $n }, а { $have ->
    [0] не осталось ни одного
   *[other] осталось { $have }
}.
lcg-why-actions-by = Из-за карты «{ $card }» для этого нужно действий: { $n }, а { $have ->
    [0] не осталось ни одного
   *[other] осталось { $have }
}.
lcg-why-resources = Это стоит { lcg-n-resources }, а у вас { $have ->
    [0] нет ни одного
   *[other] { $have }
}.
lcg-why-clues = Нужно потратить { lcg-n-clues }, а у вас { $have ->
    [0] нет ни одной
   *[other] { $have }
}.
lcg-why-clues-all = Нужно потратить { lcg-n-clues }, а у всех сыщиков вместе { $have ->
    [0] нет ни одной
   *[other] { $have }
}.
lcg-why-clues-held = Кто в бою { $enemy-with }, не может ни находить, ни тратить улики.
lcg-why-act-at = Это можно сделать, только { $terms }, и только за улики сыщиков { $at-at }: нужно потратить { lcg-n-clues }, а у них { $have ->
    [0] нет ни одной
   *[other] { $have }
}.
lcg-why-locked = Здесь нельзя исследовать из-за карты «{ $card }».
lcg-why-no-playing = Играть активы и события нельзя из-за карты «{ $card }».
lcg-why-own-test = Эту карту можно добавить только к своей проверке.
lcg-why-once-per-test = Копия этой карты уже добавлена, а можно только одну.
lcg-why-no-icon = На этой карте нет символа проверяемого навыка.
lcg-why-blank = Её текст сейчас не действует.
lcg-why-blocked = Туда пока нельзя: путь закрыт.
lcg-why-in-vain = Сейчас это ничего не изменит.
lcg-why-used-up = Сейчас больше нельзя: лимит применений исчерпан.
lcg-why-skill = Карты навыков не играют: их добавляют с руки к проверке, пока жетон не вытянут.
lcg-why-uses = Для этого нужно потратить { $amount }, а { $have ->
    [0] ничего не осталось
   *[other] осталось { $have }
}.
lcg-why-exhausted = Карта «{ $card }» уже повёрнута.
lcg-why-cards = Для этого нужно сбросить { lcg-n-cards } с руки, а у вас { $have ->
    [0] нет ни одной
   *[other] { $have }
}.
lcg-why-no-way = Оттуда, где вы сейчас ({ $at }), пока никуда пути нет.
lcg-why-far = Оттуда, где вы сейчас ({ $at }), туда пути нет.
lcg-why-elsewhere = { $enemy } не в вашей локации, а { $at-at }.
lcg-why-not-engaged = { $enemy } не в бою с вами.
lcg-why-engaged = { $enemy } уже в бою с вами.
lcg-why-terms = Это можно сделать, только { $terms }.
lcg-why-nobody-to-fight = В вашей локации нет врага, которого можно атаковать.
lcg-why-nobody-to-evade = Никто из врагов не в бою с вами.
lcg-why-not-sought = Это не то, что вы ищете.
