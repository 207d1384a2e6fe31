### «Войны Ктулху: Дуэль»: всё, что игра говорит о себе. Термины — те же, что в rules-cwd.ftl.
###
### Имя, переданное как `$x`, приносит свои атрибуты как `$x-<атрибут>`. Какие бывают атрибуты:
### фракции: gender, gen, dat, acc · фигуры: start (в начале предложения), acc, dat, ins, all (все кто), many (много кого),
### ins-many (многими кем), unique (`yes` у Великого Древнего) · зоны: at (где), to (куда), from (откуда), short
### (в перечнях движений)
###
### `$keeper` — `yes` у фигуры, которая стоит на вратах.

## Игра и её настройки

cwd-game = Войны Ктулху: Дуэль
cthulhu-duel-title = Войны Ктулху: Дуэль
cthulhu-duel-about = Две силы Мифов делят Страну Лавкрафта: берите энергию у врат и культистов, пробуждайте своего Великого Древнего, собирайте гримуары и опередите врага по очкам судьбы.
cthulhu-duel-players = 2
cthulhu-duel-length = 45–60 минут
cthulhu-duel-mood = Беспощадно, один на один
cwd-option-factions = Фракции, по порядку мест
cwd-option-random = Случайно
cwd-player = Игрок { $seat }
cthulhu-duel-intro = Две силы Мифов бьются за Страну Лавкрафта. Врата и культисты приносят энергию, за неё делается всё остальное. В фазу судьбы ритуал конца света превращает ваши врата в очки судьбы; очки дают и убитые или захваченные фигуры, а Знаки Древних — это очки, которых никто, кроме вас, не видит. За каждое из шести условий своего планшета вы получаете гримуар. Когда кто-то набрал 30 очков или шкала ритуала кончилась, побеждает тот, у кого очков больше. Не останьтесь без энергии первым, но и не медлите: пока её нет у одного, из-за увядания ходы другого дорожают.
cthulhu-duel-measure-round = Последний раунд
cthulhu-duel-measure-doom_1 = Очки судьбы, место 1
cthulhu-duel-measure-doom_2 = Очки судьбы, место 2
cthulhu-duel-measure-books_1 = Гримуары, место 1
cthulhu-duel-measure-books_2 = Гримуары, место 2

## Имена и названия

cwd-faction-great-cthulhu = Великий Ктулху
    .gender = m
    .gen = Великого Ктулху
    .dat = Великому Ктулху
    .acc = Великого Ктулху
cwd-faction-black-goat = Чёрная Коза
    .gender = f
    .gen = Чёрной Козы
    .dat = Чёрной Козе
    .acc = Чёрную Козу

cwd-figure-acolyte = аколит
    .start = Аколит
    .acc = аколита
    .dat = аколиту
    .ins = аколитом
    .all = аколиты
    .many = аколитов
    .ins-many = аколитами
    .unique = no
cwd-figure-deep-one = глубоководный
    .start = Глубоководный
    .acc = глубоководного
    .dat = глубоководному
    .ins = глубоководным
    .all = глубоководные
    .many = глубоководных
    .ins-many = глубоководными
    .unique = no
cwd-figure-shoggoth = шоггот
    .start = Шоггот
    .acc = шоггота
    .dat = шогготу
    .ins = шогготом
    .all = шогготы
    .many = шогготов
    .ins-many = шогготами
    .unique = no
cwd-figure-starspawn = звёздное отродье
    .start = Звёздное отродье
    .acc = звёздное отродье
    .dat = звёздному отродью
    .ins = звёздным отродьем
    .all = звёздные отродья
    .many = звёздных отродий
    .ins-many = звёздными отродьями
    .unique = no
cwd-figure-cthulhu = Ктулху
    .start = Ктулху
    .acc = Ктулху
    .dat = Ктулху
    .ins = Ктулху
    .all = Ктулху
    .many = Ктулху
    .ins-many = Ктулху
    .unique = yes
cwd-figure-ghoul = упырь
    .start = Упырь
    .acc = упыря
    .dat = упырю
    .ins = упырём
    .all = упыри
    .many = упырей
    .ins-many = упырями
    .unique = no
cwd-figure-mi-go = ми-го
    .start = Ми-го
    .acc = ми-го
    .dat = ми-го
    .ins = ми-го
    .all = ми-го
    .many = ми-го
    .ins-many = ми-го
    .unique = no
cwd-figure-dark-young = тёмный младой
    .start = Тёмный младой
    .acc = тёмного младого
    .dat = тёмному младому
    .ins = тёмным младым
    .all = тёмные младые
    .many = тёмных младых
    .ins-many = тёмными младыми
    .unique = no
cwd-figure-shub-niggurath = Шаб-Ниггурат
    .start = Шаб-Ниггурат
    .acc = Шаб-Ниггурат
    .dat = Шаб-Ниггурат
    .ins = Шаб-Ниггурат
    .all = Шаб-Ниггурат
    .many = Шаб-Ниггурат
    .ins-many = Шаб-Ниггурат
    .unique = yes
cwd-figures = { $figure-all }

cwd-zone-merrimack-river = Река Мерримак
    .short = Мерримак
    .at = на реке Мерримак
    .to = на реку Мерримак
    .from = с реки Мерримак
cwd-zone-dunwich = Данвич
    .short = Данвич
    .at = в Данвиче
    .to = в Данвич
    .from = из Данвича
cwd-zone-miskatonic = Риф Дьявола
    .short = Риф Дьявола
    .at = у рифа Дьявола
    .to = к рифу Дьявола
    .from = от рифа Дьявола
cwd-zone-innsmouth = Иннсмут
    .short = Иннсмут
    .at = в Иннсмуте
    .to = в Иннсмут
    .from = из Иннсмута
cwd-zone-gardner-reservoir = Водохранилище Гарднер
    .short = Гарднер
    .at = на водохранилище Гарднер
    .to = на водохранилище Гарднер
    .from = с водохранилища Гарднер
cwd-zone-rockport = Рокпорт
    .short = Рокпорт
    .at = в Рокпорте
    .to = в Рокпорт
    .from = из Рокпорта
cwd-zone-arkham = Аркхэм
    .short = Аркхэм
    .at = в Аркхэме
    .to = в Аркхэм
    .from = из Аркхэма
cwd-zone-kingsport = Кингспорт
    .short = Кингспорт
    .at = в Кингспорте
    .to = в Кингспорт
    .from = из Кингспорта
cwd-zone-mystic = Бухта Лоблолли
    .short = Лоблолли
    .at = в бухте Лоблолли
    .to = в бухту Лоблолли
    .from = из бухты Лоблолли
cwd-zone-salem = Салем
    .short = Салем
    .at = в Салеме
    .to = в Салем
    .from = из Салема
cwd-zone-martins-bay = Бухта Мартина
    .short = Бухта Мартина
    .at = в бухте Мартина
    .to = в бухту Мартина
    .from = из бухты Мартина
cwd-zone-boston = Бостон
    .short = Бостон
    .at = в Бостоне
    .to = в Бостон
    .from = из Бостона
cwd-zone-charles = Риф Джерси
    .short = Риф Джерси
    .at = у рифа Джерси
    .to = к рифу Джерси
    .from = от рифа Джерси

cwd-part-devil-reef = риф Дьявола
cwd-part-miskatonic-river = река Мискатоник
cwd-part-loblolly-cove = бухта Лоблолли
cwd-part-mystic-river = река Мистик
cwd-part-jersey-reef = риф Джерси
cwd-part-charles-river = река Чарльз
cwd-map-lovecraft-country = Страна Лавкрафта

cwd-phase-action = Фаза действий
cwd-phase-gather = Фаза набора энергии
cwd-phase-first-player = Фаза определения первого игрока
cwd-phase-doom = Фаза судьбы

cwd-ability-immortal = Бессмертный
cwd-ability-devour = Пожиратель
cwd-ability-yha-nthlei = Й’ха-Нтлеи
cwd-ability-absorb = Впитывание
cwd-ability-regenerate = Регенерация
cwd-ability-devolve = Деградация
cwd-ability-dreams = Сны
cwd-ability-submerge = Погружение
cwd-ability-fertility-cult = Культ плодородия
cwd-ability-avatar = Аватар
cwd-ability-frenzy = Неистовство
cwd-ability-thousand-young = Тысяча Младых
cwd-ability-blood-sacrifice = Кровавая жертва
cwd-ability-ghroth = Гхрот
cwd-ability-red-sign = Красный знак
cwd-ability-necrophagy = Некрофагия

cwd-slot-first-doom-phase = первая фаза судьбы
cwd-slot-last-in-doom-phase = последний из шести, в фазу судьбы
cwd-slot-one-kill = одно убийство в бою
cwd-slot-two-kills = два убийства в бою
cwd-slot-water-gates = врата в воде
cwd-slot-awaken = пробуждение
cwd-slot-four-zones = фигуры в 4 зонах
cwd-slot-six-zones = фигуры в 6 зонах
cwd-slot-eight-zones = фигуры в 8 зонах
cwd-slot-sacrifice = жертва: свои культисты
cwd-slot-shared-zone = одна зона с врагом

cwd-source-rulebook = так в правилах
cwd-source-public = известно о напечатанных компонентах
cwd-source-authored = написано для этой игры; набор может это заменить

## Счёт: из этого составлены другие сообщения

cwd-n-doom = { $doom ->
    [one] { $doom } очко судьбы
    [few] { $doom } очка судьбы
   *[many] { $doom } очков судьбы
}
cwd-n-power = { $power ->
    [one] { $power } энергию
   *[many] { $power } энергии
}
    .nom = { $power ->
        [one] { $power } энергия
       *[many] { $power } энергии
    }
    .gen = { $power } энергии
cwd-n-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}

## Фигура: стоит ли она на вратах и чья она

cwd-piece = { $keeper ->
    [yes] { $figure } на вратах
   *[no] { $figure }
}
    .start = { $keeper ->
        [yes] { $figure-start } на вратах
       *[no] { $figure-start }
    }
    .acc = { $keeper ->
        [yes] { $figure-acc } с врат
       *[no] { $figure-acc }
    }
    .dat = { $keeper ->
        [yes] { $figure-dat } на вратах
       *[no] { $figure-dat }
    }
cwd-owned = { $figure-unique ->
    [yes] { $figure }
   *[no] { $figure } { $who-gen }
}
    .start = { $figure-unique ->
        [yes] { $figure-start }
       *[no] { $figure-start } { $who-gen }
    }
    .acc = { $figure-unique ->
        [yes] { $figure-acc }
       *[no] { $figure-acc } { $who-gen }
    }
cwd-gate-freed = { $keeper ->
    [yes] {" "}Врата там теперь свободны.
   *[no] {""}
}
cwd-gate-left = { $keeper ->
    [yes] {" "}Врата { $from-at } теперь свободны.
   *[no] {""}
}
cwd-gate-swapped = { $keeper ->
    [yes] {" "}Врата { $to-at } теперь свободны.
   *[no] {""}
}

## Способности

cwd-power-immortal = Все пробуждения Великого Древнего ({ $god }), кроме первого, стоят { cwd-n-power }, и каждое, в том числе первое, приносит Знак Древних.
cwd-power-many-summons = За одно действие «Призыв» можно призвать сколько угодно монстров, лишь бы хватило энергии, к одним или разным своим вратам.
cwd-power-devour = Перед боем, в котором участвует { $god }: противник уничтожает одного своего монстра или культиста из этого боя.
cwd-power-avatar = Действие, { cwd-n-power.nom }: выберите фракцию и зону; её игрок называет там своего культиста или монстра, и тот меняется местами с { $god-ins }.
cwd-power-enemy-gates = Набор энергии: пока { $god } в игре, вы получаете { cwd-n-power } за каждые врата, которые противник держит в воде.
cwd-power-absorb = Перед боем, в котором участвует { $figure }: уничтожьте сколько угодно других своих монстров и культистов из этого боя; каждый даёт ещё { cwd-n-dice }.
cwd-power-regenerate = Результаты боя: { $figure } может принять два из них. Гибель — только от двух смертей; от меньшего — лишь боль.
cwd-power-exchange = После действия любого игрока: замените сколько угодно своих { $figure-many } на карте { $into-ins-many } из резерва.
cwd-power-dreams = Действие, { cwd-n-power.nom }: выберите зону; противник уничтожает там одного своего культиста, и его место занимает ваш из резерва.
cwd-power-submerge = Действие, { cwd-n-power.nom }: { $god } уходит из водной зоны под воду с любыми вашими фигурами оттуда. Потом, бесплатным действием, все вместе возвращаются в любую зону.
cwd-power-stronger = Ваши { $figure-all } бросают на { cwd-n-dice } больше каждый.
cwd-power-cheaper = Пока { $god } в игре, { $figures } стоят на { $power } дешевле.
cwd-power-blood-sacrifice = Раз в каждую фазу судьбы, пока { $god } в игре: уничтожьте одного своего культиста и получите Знак Древних.
cwd-power-ghroth = Действие, { cwd-n-power.nom }: бросьте кубик. Если выпало не больше, чем есть зон, где стоят ваши { $figure-all }, противник уничтожает столько своих культистов; иначе поставьте культиста любой фракции из её резерва в любую зону.
cwd-power-red-sign = Ваши { $figure-all } могут создавать и держать врата. Каждый приносит 1 энергию при наборе и добавляет 1 кубик силе Великого Древнего ({ $god }).
cwd-power-necrophagy = Когда смерти в бою распределены: приведите туда любых { $figure-many }, которые в нём не участвовали; за каждого обе стороны получают ещё одну боль.

## За что дают гримуары

cwd-with-sign = { $sign ->
    [yes] {" "}Вместе с ним — Знак Древних.
   *[no] {""}
}
cwd-needs-first-doom-phase = Ваша первая фаза судьбы.{ cwd-with-sign }
cwd-needs-last-in-doom-phase = В фазу судьбы, когда заполнены все остальные ячейки.{ cwd-with-sign }
cwd-needs-kills = Убейте или пожрите в одном бою { $count ->
    [one] { $count } вражескую фигуру
    [few] { $count } вражеские фигуры
   *[many] { $count } вражеских фигур
}.{ cwd-with-sign }
cwd-needs-water-gates = Держите врата в { $own } водных зонах, или пусть врата, чьи бы ни были, стоят в { $any }.{ cwd-with-sign }
cwd-needs-awaken = Пробуждение: { $god }.{ cwd-with-sign }
cwd-needs-zones = Ваши фигуры стоят в { $count } зонах.{ cwd-with-sign }
cwd-needs-sacrifice = Действием уничтожьте своих культистов: { $count }.{ cwd-with-sign }
cwd-needs-shared-zone = Окажитесь в одной зоне с противником.{ cwd-with-sign }

## Планшеты и карта, для справки

cwd-printed-line = { $line } [{ $source }]
cwd-sheet-start = Начинает с { cwd-n-power.gen }; дома стоят врата и все культисты.
cwd-sheet-home = Начальная зона: { $home }.
cwd-sheet-figure = { $figure-start } ×{ $count }: цена { $power }, в бою { $dice ->
    [0] без кубиков
   *[other] { cwd-n-dice }
}, за смерть врагу { cwd-n-doom }.
cwd-sheet-figure-counted = { $figure-start } ×{ $count }: цена { $power }, в бою по кубику за каждого вашего культиста на карте и за каждые ваши врата, за смерть врагу { cwd-n-doom }.
cwd-sheet-ability = «{ $ability }»: { $text }
cwd-sheet-requirement = За гримуар: { $text }
cwd-awakening-home = Пробуждение ({ $god }): { cwd-n-power.nom }, если { $home-at } есть врата, чьи бы ни были; появляется там же.
cwd-awakening-own-gate = Пробуждение ({ $god }): { cwd-n-power.nom } и { $count ->
    [one] { $count } уничтоженный культист
    [few] { $count } уничтоженных культиста
   *[many] { $count } уничтоженных культистов
} откуда угодно; появляется у врат, которые вы держите.
cwd-map-land = { $zone }. Соседи: { $next }.
cwd-map-water = { $zone } (вода). Соседи: { $next }.
cwd-map-portal = { $zone } (вода; { $parts } — одна зона). Соседи: { $next }.
cwd-map-next = { $zone }
cwd-map-next-authored = { $zone }*
cwd-map-authored = * { $source }

## Вопросы

cwd-ask-nothing = Решать нечего.
cwd-ask-turn = Ваш ход, у вас { cwd-n-power.nom }. Выполните одно действие; врата можно занимать и оставлять сверх него. Стрелка — движение, 1 энергия за фигуру.
cwd-ask-acted = Действие выполнено; осталось { cwd-n-power.gen }. Что-нибудь ещё до конца хода?
cwd-ask-fought = Бой позади; осталось { cwd-n-power.gen }. Выполните действие или пусть им будет бой и ход закончится?
cwd-ask-move = Пойдёт ли кто-то ещё? Каждая фигура стоит { $cost }; осталось { cwd-n-power.gen }.
cwd-ask-summon = Призовёте ещё монстра? Осталось { cwd-n-power.gen }.
cwd-ask-lose-killed = Какая фигура погибнет?
cwd-ask-lose-cornered = Какая фигура будет уничтожена?
cwd-ask-lose-devoured = Противник пожирает одну из ваших фигур в этом бою. Какую?
cwd-ask-lose-captured = Одного из ваших культистов захватывают. Которого?
cwd-ask-lose-dreams = Сны забирают одного из ваших культистов. Которого?
cwd-ask-lose-ghroth = Гхрот забирает ваших культистов, осталось отдать: { $count }. { $count ->
    [one] Которого?
   *[many] Кто первый?
}
cwd-ask-lose-absorbed = Какую фигуру впитать?
cwd-ask-lose-awakening = Плата за пробуждение ({ $god }) — ваши культисты, осталось отдать: { $count }. { $count ->
    [one] Которого?
   *[many] Кто первый?
}
cwd-ask-lose-sacrifice = Вы жертвуете культистами, осталось отдать: { $count }. { $count ->
    [one] Которого?
   *[many] Кто первый?
}
cwd-ask-lose-blood-sacrifice = Каким культистом пожертвовать?
cwd-ask-kill-slot = Убийств в этом бою хватает на одно из этих условий. Которое выполнено?
cwd-ask-book = Выполнено условие: { $slot }. Какой гримуар возьмёте?
cwd-ask-before = Скоро бросок, бой { $at-at }. Примените способность?
cwd-ask-kill = Против вас { $at-at } результатов «смерть»: { $count }. Кто погибнет?
cwd-ask-pain = Против вас { $at-at } результатов «боль»: { $count }. Кому придётся отступить?
cwd-ask-feast = Придут ли { $figure-all } на бой { $at-at }? За каждого обе стороны получат ещё одну боль.
cwd-ask-retreat = Куда отступят { $at-from } ваши фигуры, получившие боль?
cwd-ask-cornered = Отступить { $at-from } некуда: одна из фигур, получивших боль, будет уничтожена, остальные останутся. Которая?
cwd-ask-submerge = Под воду уходит { $god }. Кто ещё?
cwd-ask-avatar = { $god } приходит { $at-to }. Какая из ваших фигур там уступит место?
cwd-ask-ghroth = Гхрот прошёл мимо: где угодно появится культист любой фракции. Чей и где?
cwd-ask-exchange = Превратятся ли ваши { $from-all } в { $to-many }?
cwd-ask-first = Энергии поровну. Кто будет первым игроком?
cwd-ask-doom = Фаза судьбы, у вас { cwd-n-power.nom }. Ритуал конца света стоит { $cost } и даёт по очку судьбы за каждые ваши врата, сейчас их { $gates }.
cwd-ask-doom-performed = Ритуал проведён. Что-нибудь ещё в эту фазу судьбы?

## Ответы

cwd-do-recruit = Нанять { $figure-acc } { $at-at } за { $cost }
cwd-do-summon = Призвать { $figure-acc } { $at-at } за { $cost }
cwd-do-awaken = Пробудить { $god-acc } { $at-at } за { $cost }
cwd-do-build = Создать врата { $at-at } за { $cost }
cwd-do-move = { $keeper ->
    [yes] ◉{ $figure-start }
   *[no] { $figure-start }
}: { $from-short } → { $to-short }
cwd-do-battle = Бой { $at-at } за { $cost }: { cwd-n-dice } против { $against }
cwd-do-capture = Захватить культиста { $at-at } за { $cost }
cwd-do-pass = Пас: потерять всю энергию ({ $power })
cwd-do-take-gate = Занять врата { $at-at }: { $figure }
cwd-do-leave-gate = Оставить врата { $at-at }
cwd-do-end-turn = Закончить ход
cwd-do-dreams = «{ $ability }» { $at-at } за { $cost }
cwd-do-submerge = «{ $ability }» за { $cost }: { $god } уходит под воду
cwd-do-surface = { $god } выходит { $at-at }
cwd-do-avatar = «{ $ability }» за { $cost }: { $owner }, { $at-at }
cwd-do-ghroth = «{ $ability }» за { $cost }
cwd-do-sacrifice = Ради гримуара: { $slot }
cwd-do-lose = Отдать { cwd-piece.acc } { $at-at }
cwd-do-give = Уступить { cwd-piece.acc } { $at-at }
cwd-do-take-hit = { cwd-piece.start }
cwd-do-take-along = Взять с собой { cwd-piece.acc }
cwd-do-swap = { cwd-piece.start }
cwd-do-figure = { cwd-piece.start } { $at-at }
cwd-do-spare = { cwd-piece.start }: пережить смерть и отступить
cwd-do-kill-twice = { cwd-piece.start }: вторая смерть, это гибель
cwd-do-pain-twice = { cwd-piece.start }: уже отступает
cwd-do-retreat = { cwd-piece.start } { $to-to }
cwd-do-devour = «{ $ability }»
cwd-do-absorb = { $eater-start } впитывает { cwd-piece.acc }: ещё { cwd-n-dice }
cwd-do-bring = { $figure-start } { $at-from }
cwd-do-exchange = { cwd-piece.start } { $at-at }
cwd-do-place = Культист { $owner-gen } { $at-at }
cwd-do-book = «{ $book }»: { $text }
cwd-do-slot = Взять гримуар за условие: { $slot }
cwd-do-ritual = Провести ритуал конца света за { $cost }: { cwd-n-doom }
cwd-do-blood-sacrifice = Пожертвовать: { cwd-piece } { $at-at }, за Знак Древних
cwd-do-first = { $who }
cwd-do-reveal = Открыть Знак Древних: { cwd-n-doom }
cwd-do-stop = Хватит
cwd-do-move-no-more = Больше никто не идёт
cwd-do-summon-no-more = Больше не призывать
cwd-do-submerge-no-more = Больше никто
cwd-do-fight = К броску
cwd-do-exchange-no-more = Больше ничего не менять
cwd-do-bring-no-more = Больше никто не придёт
cwd-do-no-ritual = Без ритуала
cwd-do-doom-no-more = Больше ничего

## Ответы, которые стоят вместе: что у них общего и как называется каждый

cwd-group-recruit = Нанять { $figure-acc } за { $cost }
cwd-group-summon = Призвать { $figure-acc } за { $cost }
cwd-group-awaken = Пробудить { $god-acc } за { $cost }
cwd-group-build = Создать врата за { $cost }
cwd-group-move = { $keeper ->
    [yes] ◉{ $figure-start }
   *[no] { $figure-start }
}: { $from-short } →
cwd-group-battle = Бой за { $cost }
cwd-group-capture = Захватить культиста за { $cost }
cwd-group-take-gate = Занять врата: { $figure }
cwd-group-leave-gate = Оставить врата
cwd-group-dreams = «{ $ability }» за { $cost }
cwd-group-surface = { $god } выходит
cwd-group-avatar = «{ $ability }» за { $cost }: { $owner }
cwd-group-lose = Отдать { cwd-piece.acc }
cwd-group-give = Уступить { cwd-piece.acc }
cwd-group-retreat = { cwd-piece.start } отступает
cwd-group-exchange = Заменить { cwd-piece.acc }
cwd-group-place = Культист { $owner-gen }
cwd-group-blood-sacrifice = За Знак Древних пожертвовать: { cwd-piece }
cwd-item-at = { $at-at }
cwd-item-to = { $to-to }
cwd-item-move = { $to-short }
cwd-item-battle = { $at-at }: { cwd-n-dice } против { $against }

## Случай

cwd-roll-lot = Жребий: какая фракция достанется игроку { $player }.
cwd-roll-battle = { $who } бросает кубик в бою.
cwd-roll-ghroth = { $who } бросает кубик: приближается Гхрот.
cwd-roll-sign = { $who } тянет Знак Древних.
cwd-roll-nothing = Бросать нечего.
cwd-die = { $die }
cwd-die-kill = { $die }, смерть
cwd-die-pain = { $die }, боль
cwd-die-miss = { $die }, мимо
cwd-sign = Знак Древних достоинством { $doom }

## Журнал

cwd-log-lot = По жребию игроку { $seat } досталась фракция «{ $who }».
cwd-log-round = Начинается раунд { $round }.
cwd-log-phase = { $phase }.
cwd-log-turn = Ход { $who-gen }: { cwd-n-power.nom }.
cwd-log-withers = У { $who-gen } не осталось энергии: увядание поднимается до { $marker }.
cwd-log-withering-paid = { $who } платит за увядание { cwd-n-power }; остаётся { $left }.
cwd-log-withered-away = Увядание отнимает у { $who-gen } всю оставшуюся энергию, а с ней и ход.
cwd-log-recruits = { $who } нанимает { $figure-acc } { $at-at } за { cwd-n-power }.
cwd-log-summons = { $who } призывает { $figure-acc } { $at-at } за { cwd-n-power }.
cwd-log-awakens = { $figure-start } пробуждается { $at-at }! { $who } платит { cwd-n-power }.
cwd-log-builds = { $who } создаёт врата { $at-at } за { cwd-n-power }.
cwd-log-takes-gate = { cwd-owned.start } встаёт на врата { $at-at }.
cwd-log-leaves-gate = { cwd-owned.start } сходит с врат { $at-at }, и они теперь свободны.
cwd-log-moves = { cwd-owned.start } идёт { $from-from } { $to-to }.{ cwd-gate-left }
cwd-log-enough = { $who } на этом останавливается.
cwd-log-passes = { $who } пасует и теряет { cwd-n-power }.
cwd-log-ends-turn = { $who } заканчивает ход.
cwd-log-lost-killed = { cwd-owned.start } погибает { $at-at }; { $foe } получает { cwd-n-doom }.{ cwd-gate-freed }
cwd-log-lost-cornered = { cwd-owned.start } не может отступить { $at-from } и уничтожается; { $foe } получает { cwd-n-doom }.{ cwd-gate-freed }
cwd-log-lost-devoured = { $beast } пожирает { cwd-owned.acc } { $at-at }; { $foe } получает { cwd-n-doom }.{ cwd-gate-freed }
cwd-log-lost-captured = { $foe } захватывает { cwd-owned.acc } { $at-at } и получает { cwd-n-doom }.{ cwd-gate-freed }
cwd-log-lost-dreams = Сны забирают { cwd-owned.acc } { $at-at }; { $foe } получает { cwd-n-doom }.{ cwd-gate-freed }
cwd-log-lost-ghroth = Гхрот забирает { cwd-owned.acc } { $at-at }; { $foe } получает { cwd-n-doom }.{ cwd-gate-freed }
cwd-log-lost-absorbed = { $eater-start } { $who-gen } впитывает { $figure-acc } { $at-at }: ещё { cwd-n-dice }.{ cwd-gate-freed }
cwd-log-lost-awakening = { $who } отдаёт { $figure-acc } { $at-at } ради пробуждения: близится { $god }.{ cwd-gate-freed }
cwd-log-lost-sacrifice = { $who } жертвует { $figure-ins } { $at-at } ради гримуара.{ cwd-gate-freed }
cwd-log-lost-blood-sacrifice = { $who } жертвует { $figure-ins } { $at-at } за Знак Древних.{ cwd-gate-freed }
cwd-log-placed = { cwd-owned.start } появляется { $at-at }.
cwd-log-dreams = { $who } за { cwd-n-power } насылает сны на культистов { $foe-gen } { $at-at }.
cwd-log-submerges-god = { $god } уходит под воду { $at-at } за { cwd-n-power }.
cwd-log-submerges = { cwd-owned.start } уходит под воду { $at-at }.{ cwd-gate-freed }
cwd-log-surfaces = { $god } и все, кто был под водой, выходят { $at-at }.
cwd-log-avatar = { $god } за { cwd-n-power } тянется к фигуре { $owner-gen } { $at-at }.
cwd-log-swapped = { $god } переносится { $from-from } { $to-to }, а обратно — { $figure } { $owner-gen }.{ cwd-gate-swapped }
cwd-log-ghroth-takes = { $who } за { cwd-n-power } призывает Гхрота. На кубике { $die }, а зон, где есть { $figure-all }, — { $zones }: { $foe } теряет культистов: { $die }.
cwd-log-ghroth-places = { $who } за { cwd-n-power } призывает Гхрота. На кубике { $die }, а зон, где есть { $figure-all }, — { $zones }: появится только один культист.
cwd-log-exchanges = { cwd-owned.start } { $at-at } превращается: теперь это { $into }.{ cwd-gate-freed }
cwd-log-battle = { $who } за { cwd-n-power } нападает на { $foe-acc } { $at-at }.
cwd-log-devours = { $god } разевает пасть: { $foe-gender ->
    [f] { $foe } должна
   *[m] { $foe } должен
} отдать фигуру.
cwd-log-declines = { $who } больше ничего не применяет.
cwd-log-called-off = Биться { $at-at } больше некому: кубики не бросают.
cwd-log-dice = Кубиков: { $who } — { $dice }, { $foe } — { $against }.
cwd-log-hits = Бросок { $who-gen }: смерть — { $kills }, боль — { $pains }, промах — { $misses }.
cwd-log-kill = { $who } отдаёт смерть { cwd-piece.dat }.
cwd-log-survives = { cwd-owned.start } переживает смерть, но отступить всё равно придётся.
cwd-log-second-result = { cwd-owned.start } принимает второй результат.
cwd-log-pain = { $who } отдаёт боль { cwd-piece.dat }.
cwd-log-feast = { cwd-owned.start } приходит на пир { $from-from } { $to-to }: ещё по одной боли обеим сторонам.
cwd-log-retreats = { cwd-owned.start } отступает { $from-from } { $to-to }.{ cwd-gate-left }
cwd-log-no-retreat = Фигурам { $who-gen } некуда отступить { $at-from }.
cwd-log-survivor = { $who } получает { cwd-n-doom } за фигуру, пережившую смерть ({ $figure }).
cwd-log-battle-ends = Бой { $at-at } окончен.
cwd-log-requirement = { $who } выполняет условие: { $slot }.
cwd-log-book = { $who } берёт гримуар «{ $book }».
cwd-log-income = { $who } получает { cwd-n-power } { $source }.
cwd-income-cultists = за культистов
cwd-income-gates = за свои врата
cwd-income-free-gates = за свободные врата
cwd-income-captives = за возвращённых пленников
cwd-income-ability = благодаря «{ $ability }»
cwd-log-power-raised = Энергия { $who-gen } поднимается до { $power }: до половины того, что есть у { $foe-gen }.
cwd-log-first = Энергии больше у { $who-gen }: это первый игрок.
cwd-log-first-chosen = Энергии поровну; первый игрок по выбору — { $who }.
cwd-log-ritual = { $who } проводит ритуал конца света за { cwd-n-power } и получает { cwd-n-doom }.
cwd-log-no-ritual = { $who } не проводит ритуала.
cwd-log-world-ends = Шкала ритуала пройдена: с этой фазой судьбы миру конец.
cwd-log-sign = { $who } тянет Знак Древних достоинством { $doom }.
cwd-log-sign-unseen = { $who } тянет Знак Древних.
cwd-log-sign-replaced = Знаков Древних больше нет: { $who } получает вместо него 1 очко судьбы.
cwd-log-reveals = { $who } открывает Знак Древних достоинством { $doom }; теперь очков судьбы { $total }.
cwd-log-doom-reached = У { $who-gen } { cwd-n-doom }: конец близок.
cwd-log-won = { $who } побеждает: { cwd-n-doom } против { $less }.
cwd-log-shared = У обоих { cwd-n-doom }: победа общая.

## Конец

cwd-won = Победа за игроком на месте { $seat }.
cwd-shared = Победа общая: оба игрока выиграли.

## Почему нет: из-за чего правило сейчас запрещает

cwd-why-dear = Это стоит { $cost }, а энергии у вас { $power }.
cwd-why-all-out = В вашем резерве таких фигур не осталось.
cwd-why-risen = { $god } уже в игре.
cwd-why-nobody-there = Там нет ни одной вашей фигуры.
cwd-why-no-own-gate = Там нет врат под вашей властью.
cwd-why-gate-there = Там уже есть врата.
cwd-why-no-builder = Там нет никого, кто мог бы построить врата.
cwd-why-no-gate = Там нет врат.
cwd-why-cultists = Для этого нужно отдать культистов: { $count }, а у вас их { $have }.
cwd-why-slot-filled = Это место уже заполнено.
cwd-why-acted = Единственное действие этого хода вы уже совершили.
cwd-why-no-power = Энергии у вас не осталось, а без неё нельзя даже то, что ничего не стоит.
cwd-why-moved = Эта фигура в этом действии уже двигалась.
cwd-why-no-prey = Там нет культистов противника, а захватить можно только культиста.
cwd-why-no-captor = Там нет ни вашего монстра, ни вашего Великого Древнего.
cwd-why-guarded = Культисты там защищены от ваших фигур.
cwd-why-gate-yours = Эти врата уже под вашей властью.
cwd-why-gate-theirs = Эти врата под властью противника.
cwd-why-no-keeper = Эта фигура не может держать врата.
cwd-why-no-extra-battle = Единственное действие этого хода вы уже совершили, а дополнительные бои начинаются, когда у кого-то есть шесть гримуаров.
cwd-why-fought = В этот ход вы там уже сражались.
cwd-why-no-enemy = Там нет ни одной фигуры противника.
cwd-why-no-combat = Ваши фигуры там не бросают ни одного кубика.
cwd-why-no-victim = Там нет культистов противника.
cwd-why-not-risen = { $god } не в игре.
cwd-why-not-in-water = { $god } не в водной зоне.
cwd-why-once = В этой фазе судьбы вы это уже сделали.
cwd-why-book-first = Вы выполнили условие и сначала должны взять за него гримуар.
cwd-why-avatar-here = { $god } уже там.
cwd-why-avatar-nobody = У этой фракции там нет ни культистов, ни монстров.
