### «Війни Ктулху: Дуель»: усе, що гра каже про себе. Терміни — ті самі, що в rules-cwd.ftl.
###
### Ім’я, передане як `$x`, приносить свої атрибути як `$x-<атрибут>`. Які бувають атрибути:
### фракції: gender, gen, dat, acc · фігури: start (на початку речення), acc, dat, ins, all (усі хто), many (багато кого),
### ins-many (багатьма ким), unique (`yes` у Великого Древнього) · зони: at (де), to (куди), from (звідки), short
### (у переліках рухів)
###
### `$keeper` — `yes` у фігури, яка стоїть на брамі.

## Гра та її налаштування

cwd-game = Війни Ктулху: Дуель
cthulhu-duel-title = Війни Ктулху: Дуель
cthulhu-duel-about = Дві сили Міфів ділять Країну Лавкрафта: беріть енергію від брам і культистів, пробуджуйте свого Великого Древнього, збирайте гримуари й випередьте ворога за очками долі.
cthulhu-duel-players = 2
cthulhu-duel-length = 45–60 хвилин
cthulhu-duel-mood = Безжально, один на один
cwd-option-factions = Фракції, за порядком місць
cwd-option-random = Випадково
cwd-player = Гравець { $seat }
cthulhu-duel-intro = Дві сили Міфів б’ються за Країну Лавкрафта. Брами й культисти приносять енергію, за неї робиться все інше. У фазу долі ритуал кінця світу перетворює ваші брами на очки долі; очки дають і вбиті чи захоплені фігури, а Знаки Древніх — це очки, яких ніхто, крім вас, не бачить. За кожну з шести умов свого планшета ви отримуєте гримуар. Коли хтось набрав 30 очок або шкала ритуалу скінчилася, перемагає той, у кого очок більше. Не лишіться без енергії першим, але й не зволікайте: поки її немає в одного, через в’янення ходи другого дорожчають.
cthulhu-duel-measure-round = Останній раунд
cthulhu-duel-measure-doom_1 = Очки долі, місце 1
cthulhu-duel-measure-doom_2 = Очки долі, місце 2
cthulhu-duel-measure-books_1 = Гримуари, місце 1
cthulhu-duel-measure-books_2 = Гримуари, місце 2

## Імена та назви

cwd-faction-great-cthulhu = Великий Ктулху
    .gender = m
    .gen = Великого Ктулху
    .dat = Великому Ктулху
    .acc = Великого Ктулху
cwd-faction-black-goat = Чорна Коза
    .gender = f
    .gen = Чорної Кози
    .dat = Чорній Козі
    .acc = Чорну Козу

cwd-figure-acolyte = аколіт
    .start = Аколіт
    .acc = аколіта
    .dat = аколіту
    .ins = аколітом
    .all = аколіти
    .many = аколітів
    .ins-many = аколітами
    .unique = no
cwd-figure-deep-one = глибоководний
    .start = Глибоководний
    .acc = глибоководного
    .dat = глибоководному
    .ins = глибоководним
    .all = глибоководні
    .many = глибоководних
    .ins-many = глибоководними
    .unique = no
cwd-figure-shoggoth = шоґот
    .start = Шоґот
    .acc = шоґота
    .dat = шоґоту
    .ins = шоґотом
    .all = шоґоти
    .many = шоґотів
    .ins-many = шоґотами
    .unique = no
cwd-figure-starspawn = зоряний виплодок
    .start = Зоряний виплодок
    .acc = зоряного виплодка
    .dat = зоряному виплодку
    .ins = зоряним виплодком
    .all = зоряні виплодки
    .many = зоряних виплодків
    .ins-many = зоряними виплодками
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
cwd-figure-ghoul = упир
    .start = Упир
    .acc = упиря
    .dat = упирю
    .ins = упирем
    .all = упирі
    .many = упирів
    .ins-many = упирями
    .unique = no
cwd-figure-mi-go = мі-ґо
    .start = Мі-ґо
    .acc = мі-ґо
    .dat = мі-ґо
    .ins = мі-ґо
    .all = мі-ґо
    .many = мі-ґо
    .ins-many = мі-ґо
    .unique = no
cwd-figure-dark-young = темне чадо
    .start = Темне чадо
    .acc = темне чадо
    .dat = темному чаду
    .ins = темним чадом
    .all = темні чада
    .many = темних чад
    .ins-many = темними чадами
    .unique = no
cwd-figure-shub-niggurath = Шуб-Ніґґурат
    .start = Шуб-Ніґґурат
    .acc = Шуб-Ніґґурат
    .dat = Шуб-Ніґґурат
    .ins = Шуб-Ніґґурат
    .all = Шуб-Ніґґурат
    .many = Шуб-Ніґґурат
    .ins-many = Шуб-Ніґґурат
    .unique = yes
cwd-figures = { $figure-all }

cwd-zone-merrimack-river = Річка Меррімак
    .short = Меррімак
    .at = на річці Меррімак
    .to = на річку Меррімак
    .from = з річки Меррімак
cwd-zone-dunwich = Данвіч
    .short = Данвіч
    .at = в Данвічі
    .to = в Данвіч
    .from = з Данвіча
cwd-zone-miskatonic = Риф Диявола
    .short = Риф Диявола
    .at = біля рифу Диявола
    .to = до рифу Диявола
    .from = від рифу Диявола
cwd-zone-innsmouth = Іннсмут
    .short = Іннсмут
    .at = в Іннсмуті
    .to = в Іннсмут
    .from = з Іннсмута
cwd-zone-gardner-reservoir = Водосховище Ґарднер
    .short = Ґарднер
    .at = на водосховищі Ґарднер
    .to = на водосховище Ґарднер
    .from = з водосховища Ґарднер
cwd-zone-rockport = Рокпорт
    .short = Рокпорт
    .at = в Рокпорті
    .to = в Рокпорт
    .from = з Рокпорта
cwd-zone-arkham = Аркгем
    .short = Аркгем
    .at = в Аркгемі
    .to = в Аркгем
    .from = з Аркгема
cwd-zone-kingsport = Кінгспорт
    .short = Кінгспорт
    .at = в Кінгспорті
    .to = в Кінгспорт
    .from = з Кінгспорта
cwd-zone-mystic = Бухта Лоблоллі
    .short = Лоблоллі
    .at = у бухті Лоблоллі
    .to = у бухту Лоблоллі
    .from = з бухти Лоблоллі
cwd-zone-salem = Салем
    .short = Салем
    .at = в Салемі
    .to = в Салем
    .from = із Салема
cwd-zone-martins-bay = Бухта Мартіна
    .short = Бухта Мартіна
    .at = в бухті Мартіна
    .to = в бухту Мартіна
    .from = з бухти Мартіна
cwd-zone-boston = Бостон
    .short = Бостон
    .at = в Бостоні
    .to = в Бостон
    .from = з Бостона
cwd-zone-charles = Риф Джерсі
    .short = Риф Джерсі
    .at = біля рифу Джерсі
    .to = до рифу Джерсі
    .from = від рифу Джерсі

cwd-part-devil-reef = риф Диявола
cwd-part-miskatonic-river = річка Міскатонік
cwd-part-loblolly-cove = бухта Лоблоллі
cwd-part-mystic-river = річка Містик
cwd-part-jersey-reef = риф Джерсі
cwd-part-charles-river = річка Чарльз
cwd-map-lovecraft-country = Країна Лавкрафта

cwd-phase-action = Фаза дій
cwd-phase-gather = Фаза набору енергії
cwd-phase-first-player = Фаза визначення першого гравця
cwd-phase-doom = Фаза долі

cwd-ability-immortal = Безсмертний
cwd-ability-devour = Пожирач
cwd-ability-yha-nthlei = Й’га-Нтлеї
cwd-ability-absorb = Поглинання
cwd-ability-regenerate = Регенерація
cwd-ability-devolve = Деградація
cwd-ability-dreams = Сни
cwd-ability-submerge = Занурення
cwd-ability-fertility-cult = Культ родючості
cwd-ability-avatar = Аватар
cwd-ability-frenzy = Шаленство
cwd-ability-thousand-young = Тисяча Чад
cwd-ability-blood-sacrifice = Кривава жертва
cwd-ability-ghroth = Ґрот
cwd-ability-red-sign = Червоний знак
cwd-ability-necrophagy = Некрофагія

cwd-slot-first-doom-phase = перша фаза долі
cwd-slot-last-in-doom-phase = останній із шести, у фазу долі
cwd-slot-one-kill = одне вбивство в бою
cwd-slot-two-kills = два вбивства в бою
cwd-slot-water-gates = брами у воді
cwd-slot-awaken = пробудження
cwd-slot-four-zones = фігури в 4 зонах
cwd-slot-six-zones = фігури в 6 зонах
cwd-slot-eight-zones = фігури у 8 зонах
cwd-slot-sacrifice = жертва: свої культисти
cwd-slot-shared-zone = одна зона з ворогом

cwd-source-rulebook = так у правилах
cwd-source-public = відомо про надруковані компоненти
cwd-source-authored = написано для цієї гри; набір може це замінити

## Лічба: із цього складено інші повідомлення

cwd-n-doom = { $doom ->
    [one] { $doom } очко долі
    [few] { $doom } очки долі
   *[many] { $doom } очок долі
}
cwd-n-power = { $power ->
    [one] { $power } енергію
   *[many] { $power } енергії
}
    .nom = { $power ->
        [one] { $power } енергія
       *[many] { $power } енергії
    }
    .gen = { $power } енергії
cwd-n-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
}

## Фігура: чи стоїть вона на брамі і чия вона

cwd-piece = { $keeper ->
    [yes] { $figure } на брамі
   *[no] { $figure }
}
    .start = { $keeper ->
        [yes] { $figure-start } на брамі
       *[no] { $figure-start }
    }
    .acc = { $keeper ->
        [yes] { $figure-acc } з брами
       *[no] { $figure-acc }
    }
    .dat = { $keeper ->
        [yes] { $figure-dat } на брамі
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
    [yes] {" "}Брама там тепер вільна.
   *[no] {""}
}
cwd-gate-left = { $keeper ->
    [yes] {" "}Брама { $from-at } тепер вільна.
   *[no] {""}
}
cwd-gate-swapped = { $keeper ->
    [yes] {" "}Брама { $to-at } тепер вільна.
   *[no] {""}
}

## Здібності

cwd-power-immortal = Усі пробудження Великого Древнього ({ $god }), крім першого, коштують { cwd-n-power }, і кожне, зокрема перше, приносить Знак Древніх.
cwd-power-many-summons = Однією дією «Прикликання» можна прикликати скільки завгодно монстрів, аби вистачило енергії, до однієї чи різних своїх брам.
cwd-power-devour = Перед боєм, у якому бере участь { $god }: супротивник знищує одного свого монстра чи культиста з цього бою.
cwd-power-avatar = Дія, { cwd-n-power.nom }: оберіть фракцію і зону; її гравець називає там свого культиста чи монстра, і той міняється місцями із { $god-ins }.
cwd-power-enemy-gates = Набір енергії: поки { $god } у грі, ви отримуєте { cwd-n-power } за кожну браму, яку супротивник тримає у воді.
cwd-power-absorb = Перед боєм, у якому бере участь { $figure }: знищте скільки завгодно інших своїх монстрів і культистів із цього бою; кожен дає ще { cwd-n-dice }.
cwd-power-regenerate = Результати бою: { $figure } може прийняти два з них. Загибель — лише від двох смертей; від меншого — тільки біль.
cwd-power-exchange = Після дії будь-якого гравця: замініть скільки завгодно своїх { $figure-many } на мапі { $into-ins-many } з резерву.
cwd-power-dreams = Дія, { cwd-n-power.nom }: оберіть зону; супротивник знищує там одного свого культиста, і його місце займає ваш із резерву.
cwd-power-submerge = Дія, { cwd-n-power.nom }: { $god } йде з водної зони під воду з будь-якими вашими фігурами звідти. Згодом, безплатною дією, усі разом повертаються в будь-яку зону.
cwd-power-stronger = Ваші { $figure-all } кидають на { cwd-n-dice } більше кожен.
cwd-power-cheaper = Поки { $god } у грі, { $figures } коштують на { $power } менше.
cwd-power-blood-sacrifice = Раз на кожну фазу долі, поки { $god } у грі: знищте одного свого культиста й отримайте Знак Древніх.
cwd-power-ghroth = Дія, { cwd-n-power.nom }: киньте кубик. Якщо випало не більше, ніж є зон, де стоять ваші { $figure-all }, супротивник знищує стільки своїх культистів; інакше поставте культиста будь-якої фракції з її резерву в будь-яку зону.
cwd-power-red-sign = Ваші { $figure-all } можуть створювати й тримати брами. Кожне приносить 1 енергію під час набору і додає 1 кубик до сили Великого Древнього ({ $god }).
cwd-power-necrophagy = Коли смерті в бою розподілено: приведіть туди будь-яких { $figure-many }, що в ньому не брали участі; за кожного обидві сторони отримують іще один біль.

## За що дають гримуари

cwd-with-sign = { $sign ->
    [yes] {" "}Разом із ним — Знак Древніх.
   *[no] {""}
}
cwd-needs-first-doom-phase = Ваша перша фаза долі.{ cwd-with-sign }
cwd-needs-last-in-doom-phase = У фазу долі, коли заповнено всі інші комірки.{ cwd-with-sign }
cwd-needs-kills = Убийте чи пожеріть в одному бою { $count ->
    [one] { $count } ворожу фігуру
    [few] { $count } ворожі фігури
   *[many] { $count } ворожих фігур
}.{ cwd-with-sign }
cwd-needs-water-gates = Тримайте брами в { $own } водних зонах, або хай брами, чиї б вони не були, стоять у { $any }.{ cwd-with-sign }
cwd-needs-awaken = Пробудження: { $god }.{ cwd-with-sign }
cwd-needs-zones = Ваші фігури стоять у { $count } зонах.{ cwd-with-sign }
cwd-needs-sacrifice = Дією знищте своїх культистів: { $count }.{ cwd-with-sign }
cwd-needs-shared-zone = Опиніться в одній зоні із супротивником.{ cwd-with-sign }

## Планшети й мапа, для довідки

cwd-printed-line = { $line } [{ $source }]
cwd-sheet-start = Починає з { cwd-n-power.gen }; удома стоять брама і всі культисти.
cwd-sheet-home = Початкова зона: { $home }.
cwd-sheet-figure = { $figure-start } ×{ $count }: ціна { $power }, у бою { $dice ->
    [0] без кубиків
   *[other] { cwd-n-dice }
}, за смерть ворогові { cwd-n-doom }.
cwd-sheet-figure-counted = { $figure-start } ×{ $count }: ціна { $power }, у бою по кубику за кожного вашого культиста на мапі й за кожну вашу браму, за смерть ворогові { cwd-n-doom }.
cwd-sheet-ability = «{ $ability }»: { $text }
cwd-sheet-requirement = За гримуар: { $text }
cwd-awakening-home = Пробудження ({ $god }): { cwd-n-power.nom }, якщо { $home-at } є брама, чия б вона не була; з’являється там-таки.
cwd-awakening-own-gate = Пробудження ({ $god }): { cwd-n-power.nom } і { $count ->
    [one] { $count } знищений культист
    [few] { $count } знищені культисти
   *[many] { $count } знищених культистів
} звідки завгодно; з’являється біля брами, яку ви тримаєте.
cwd-map-land = { $zone }. Сусіди: { $next }.
cwd-map-water = { $zone } (вода). Сусіди: { $next }.
cwd-map-portal = { $zone } (вода; { $parts } — одна зона). Сусіди: { $next }.
cwd-map-next = { $zone }
cwd-map-next-authored = { $zone }*
cwd-map-authored = * { $source }

## Запитання

cwd-ask-nothing = Вирішувати нічого.
cwd-ask-turn = Ваш хід, у вас { cwd-n-power.nom }. Виконайте одну дію; брами можна займати й полишати понад неї. Стрілка — рух, 1 енергія за фігуру.
cwd-ask-acted = Дію виконано; лишилося { cwd-n-power.gen }. Щось іще до кінця ходу?
cwd-ask-fought = Бій позаду; лишилося { cwd-n-power.gen }. Виконаєте дію чи нехай нею буде бій і хід закінчиться?
cwd-ask-move = Чи піде хтось іще? Кожна фігура коштує { $cost }; лишилося { cwd-n-power.gen }.
cwd-ask-summon = Прикличете ще монстра? Лишилося { cwd-n-power.gen }.
cwd-ask-lose-killed = Яка фігура загине?
cwd-ask-lose-cornered = Яку фігуру буде знищено?
cwd-ask-lose-devoured = Супротивник пожирає одну з ваших фігур у цьому бою. Яку?
cwd-ask-lose-captured = Одного з ваших культистів захоплюють. Котрого?
cwd-ask-lose-dreams = Сни забирають одного з ваших культистів. Котрого?
cwd-ask-lose-ghroth = Ґрот забирає ваших культистів, лишилося віддати: { $count }. { $count ->
    [one] Котрого?
   *[many] Хто перший?
}
cwd-ask-lose-absorbed = Яку фігуру поглинути?
cwd-ask-lose-awakening = Плата за пробудження ({ $god }) — ваші культисти, лишилося віддати: { $count }. { $count ->
    [one] Котрого?
   *[many] Хто перший?
}
cwd-ask-lose-sacrifice = Ви жертвуєте культистами, лишилося віддати: { $count }. { $count ->
    [one] Котрого?
   *[many] Хто перший?
}
cwd-ask-lose-blood-sacrifice = Яким культистом пожертвувати?
cwd-ask-kill-slot = Убивств у цьому бою вистачає на одну з цих умов. Котру виконано?
cwd-ask-book = Виконано умову: { $slot }. Який гримуар візьмете?
cwd-ask-before = Невдовзі кидок, бій { $at-at }. Застосуєте здібність?
cwd-ask-kill = Проти вас { $at-at } смертей: { $count }. Хто загине?
cwd-ask-pain = Проти вас { $at-at } болів: { $count }. Кому доведеться відступити?
cwd-ask-feast = Чи прийдуть { $figure-all } на бій { $at-at }? За кожного обидві сторони отримають іще один біль.
cwd-ask-retreat = Куди відступлять { $at-from } ваші фігури, що отримали біль?
cwd-ask-cornered = Відступити { $at-from } нікуди: одну з фігур, що отримали біль, буде знищено, решта залишиться. Котру?
cwd-ask-submerge = Під воду йде { $god }. Хто ще?
cwd-ask-avatar = { $god } приходить { $at-to }. Яка з ваших фігур там поступиться місцем?
cwd-ask-ghroth = Ґрот пройшов повз: де завгодно з’явиться культист будь-якої фракції. Чий і де?
cwd-ask-exchange = Чи перетворяться ваші { $from-all } на { $to-many }?
cwd-ask-first = Енергії порівну. Хто буде першим гравцем?
cwd-ask-doom = Фаза долі, у вас { cwd-n-power.nom }. Ритуал кінця світу коштує { $cost } і дає по очку долі за кожну вашу браму, зараз їх { $gates }.
cwd-ask-doom-performed = Ритуал проведено. Щось іще в цю фазу долі?

## Відповіді

cwd-do-recruit = Найняти { $figure-acc } { $at-at } за { $cost }
cwd-do-summon = Прикликати { $figure-acc } { $at-at } за { $cost }
cwd-do-awaken = Пробудити { $god-acc } { $at-at } за { $cost }
cwd-do-build = Створити браму { $at-at } за { $cost }
cwd-do-move = { $keeper ->
    [yes] ◉{ $figure-start }
   *[no] { $figure-start }
}: { $from-short } → { $to-short }
cwd-do-battle = Бій { $at-at } за { $cost }: { cwd-n-dice } проти { $against }
cwd-do-capture = Захопити культиста { $at-at } за { $cost }
cwd-do-pass = Пас: утратити всю енергію ({ $power })
cwd-do-take-gate = Зайняти браму { $at-at }: { $figure }
cwd-do-leave-gate = Полишити браму { $at-at }
cwd-do-end-turn = Закінчити хід
cwd-do-dreams = «{ $ability }» { $at-at } за { $cost }
cwd-do-submerge = «{ $ability }» за { $cost }: { $god } йде під воду
cwd-do-surface = { $god } виходить { $at-at }
cwd-do-avatar = «{ $ability }» за { $cost }: { $owner }, { $at-at }
cwd-do-ghroth = «{ $ability }» за { $cost }
cwd-do-sacrifice = Заради гримуара: { $slot }
cwd-do-lose = Віддати { cwd-piece.acc } { $at-at }
cwd-do-give = Поступитися: { cwd-piece } { $at-at }
cwd-do-take-hit = { cwd-piece.start }
cwd-do-take-along = Узяти з собою { cwd-piece.acc }
cwd-do-swap = { cwd-piece.start }
cwd-do-figure = { cwd-piece.start } { $at-at }
cwd-do-spare = { cwd-piece.start }: пережити смерть і відступити
cwd-do-kill-twice = { cwd-piece.start }: друга смерть, це загибель
cwd-do-pain-twice = { cwd-piece.start }: уже відступає
cwd-do-retreat = { cwd-piece.start } { $to-to }
cwd-do-devour = «{ $ability }»
cwd-do-absorb = { $eater-start } поглинає { cwd-piece.acc }: ще { cwd-n-dice }
cwd-do-bring = { $figure-start } { $at-from }
cwd-do-exchange = { cwd-piece.start } { $at-at }
cwd-do-place = Культист { $owner-gen } { $at-at }
cwd-do-book = «{ $book }»: { $text }
cwd-do-slot = Узяти гримуар за умову: { $slot }
cwd-do-ritual = Провести ритуал кінця світу за { $cost }: { cwd-n-doom }
cwd-do-blood-sacrifice = Пожертвувати: { cwd-piece } { $at-at }, за Знак Древніх
cwd-do-first = { $who }
cwd-do-reveal = Відкрити Знак Древніх: { cwd-n-doom }
cwd-do-stop = Досить
cwd-do-move-no-more = Більше ніхто не йде
cwd-do-summon-no-more = Більше не прикликати
cwd-do-submerge-no-more = Більше ніхто
cwd-do-fight = До кидка
cwd-do-exchange-no-more = Більше нічого не міняти
cwd-do-bring-no-more = Більше ніхто не прийде
cwd-do-no-ritual = Без ритуалу
cwd-do-doom-no-more = Більше нічого

## Відповіді, які стоять разом: що в них спільного і як називається кожна

cwd-group-recruit = Найняти { $figure-acc } за { $cost }
cwd-group-summon = Прикликати { $figure-acc } за { $cost }
cwd-group-awaken = Пробудити { $god-acc } за { $cost }
cwd-group-build = Створити браму за { $cost }
cwd-group-move = { $keeper ->
    [yes] ◉{ $figure-start }
   *[no] { $figure-start }
}: { $from-short } →
cwd-group-battle = Бій за { $cost }
cwd-group-capture = Захопити культиста за { $cost }
cwd-group-take-gate = Зайняти браму: { $figure }
cwd-group-leave-gate = Полишити браму
cwd-group-dreams = «{ $ability }» за { $cost }
cwd-group-surface = { $god } виходить
cwd-group-avatar = «{ $ability }» за { $cost }: { $owner }
cwd-group-lose = Віддати { cwd-piece.acc }
cwd-group-give = Поступитися: { cwd-piece }
cwd-group-retreat = { cwd-piece.start } відступає
cwd-group-exchange = Замінити { cwd-piece.acc }
cwd-group-place = Культист { $owner-gen }
cwd-group-blood-sacrifice = За Знак Древніх пожертвувати: { cwd-piece }
cwd-item-at = { $at-at }
cwd-item-to = { $to-to }
cwd-item-move = { $to-short }
cwd-item-battle = { $at-at }: { cwd-n-dice } проти { $against }

## Випадок

cwd-roll-lot = Жереб: яка фракція дістанеться гравцеві { $player }.
cwd-roll-battle = { $who } кидає кубик у бою.
cwd-roll-ghroth = { $who } кидає кубик: наближається Ґрот.
cwd-roll-sign = { $who } тягне Знак Древніх.
cwd-roll-nothing = Кидати нічого.
cwd-die = { $die }
cwd-die-kill = { $die }, смерть
cwd-die-pain = { $die }, біль
cwd-die-miss = { $die }, повз
cwd-sign = Знак Древніх вартістю { $doom }

## Журнал

cwd-log-lot = За жеребом гравцеві { $seat } дісталася фракція «{ $who }».
cwd-log-round = Починається раунд { $round }.
cwd-log-phase = { $phase }.
cwd-log-turn = Хід { $who-gen }: { cwd-n-power.nom }.
cwd-log-withers = У { $who-gen } не лишилося енергії: в’янення зростає до { $marker }.
cwd-log-withering-paid = { $who } платить за в’янення { cwd-n-power }; лишається { $left }.
cwd-log-withered-away = В’янення забирає у { $who-gen } всю енергію, що лишалася, а з нею і хід.
cwd-log-recruits = { $who } наймає { $figure-acc } { $at-at } за { cwd-n-power }.
cwd-log-summons = { $who } прикликає { $figure-acc } { $at-at } за { cwd-n-power }.
cwd-log-awakens = { $figure-start } пробуджується { $at-at }! { $who } платить { cwd-n-power }.
cwd-log-builds = { $who } створює браму { $at-at } за { cwd-n-power }.
cwd-log-takes-gate = { cwd-owned.start } стає на браму { $at-at }.
cwd-log-leaves-gate = { cwd-owned.start } сходить із брами { $at-at }, і вона тепер вільна.
cwd-log-moves = { cwd-owned.start } йде { $from-from } { $to-to }.{ cwd-gate-left }
cwd-log-enough = { $who } на цьому зупиняється.
cwd-log-passes = { $who } пасує і втрачає { cwd-n-power }.
cwd-log-ends-turn = { $who } закінчує хід.
cwd-log-lost-killed = { cwd-owned.start } гине { $at-at }; { $foe } отримує { cwd-n-doom }.{ cwd-gate-freed }
cwd-log-lost-cornered = { cwd-owned.start } не може відступити { $at-from } і зазнає знищення; { $foe } отримує { cwd-n-doom }.{ cwd-gate-freed }
cwd-log-lost-devoured = { $beast } пожирає { cwd-owned.acc } { $at-at }; { $foe } отримує { cwd-n-doom }.{ cwd-gate-freed }
cwd-log-lost-captured = { $foe } захоплює { cwd-owned.acc } { $at-at } й отримує { cwd-n-doom }.{ cwd-gate-freed }
cwd-log-lost-dreams = Сни забирають { cwd-owned.acc } { $at-at }; { $foe } отримує { cwd-n-doom }.{ cwd-gate-freed }
cwd-log-lost-ghroth = Ґрот забирає { cwd-owned.acc } { $at-at }; { $foe } отримує { cwd-n-doom }.{ cwd-gate-freed }
cwd-log-lost-absorbed = { $eater-start } { $who-gen } поглинає { $figure-acc } { $at-at }: ще { cwd-n-dice }.{ cwd-gate-freed }
cwd-log-lost-awakening = { $who } віддає { $figure-acc } { $at-at } заради пробудження: надходить { $god }.{ cwd-gate-freed }
cwd-log-lost-sacrifice = { $who } жертвує { $figure-ins } { $at-at } заради гримуара.{ cwd-gate-freed }
cwd-log-lost-blood-sacrifice = { $who } жертвує { $figure-ins } { $at-at } за Знак Древніх.{ cwd-gate-freed }
cwd-log-placed = { cwd-owned.start } з’являється { $at-at }.
cwd-log-dreams = { $who } за { cwd-n-power } насилає сни на культистів { $foe-gen } { $at-at }.
cwd-log-submerges-god = { $god } йде під воду { $at-at } за { cwd-n-power }.
cwd-log-submerges = { cwd-owned.start } йде під воду { $at-at }.{ cwd-gate-freed }
cwd-log-surfaces = { $god } і всі, хто був під водою, виходять { $at-at }.
cwd-log-avatar = { $god } за { cwd-n-power } тягнеться до фігури { $owner-gen } { $at-at }.
cwd-log-swapped = { $god } переноситься { $from-from } { $to-to }, а назад — { $figure } { $owner-gen }.{ cwd-gate-swapped }
cwd-log-ghroth-takes = { $who } за { cwd-n-power } прикликає Ґрота. На кубику { $die }, а зон, де є { $figure-all }, — { $zones }: { $foe } втрачає культистів: { $die }.
cwd-log-ghroth-places = { $who } за { cwd-n-power } прикликає Ґрота. На кубику { $die }, а зон, де є { $figure-all }, — { $zones }: з’явиться лише один культист.
cwd-log-exchanges = { cwd-owned.start } { $at-at } перетворюється: тепер це { $into }.{ cwd-gate-freed }
cwd-log-battle = { $who } за { cwd-n-power } нападає на { $foe-acc } { $at-at }.
cwd-log-devours = { $god } роззявляє пащу: { $foe-gender ->
    [f] { $foe } повинна
   *[m] { $foe } повинен
} віддати фігуру.
cwd-log-declines = { $who } більше нічого не застосовує.
cwd-log-called-off = Битися { $at-at } більше нікому: кубиків не кидають.
cwd-log-dice = Кубиків: { $who } — { $dice }, { $foe } — { $against }.
cwd-log-hits = Кидок { $who-gen }: смертей { $kills }, болів { $pains }, промахів { $misses }.
cwd-log-kill = { $who } віддає смерть { cwd-piece.dat }.
cwd-log-survives = { cwd-owned.start } переживає смерть, та відступити все одно доведеться.
cwd-log-second-result = { cwd-owned.start } приймає другий результат.
cwd-log-pain = { $who } віддає біль { cwd-piece.dat }.
cwd-log-feast = { cwd-owned.start } приходить на бенкет { $from-from } { $to-to }: іще по одному болю обом сторонам.
cwd-log-retreats = { cwd-owned.start } відступає { $from-from } { $to-to }.{ cwd-gate-left }
cwd-log-no-retreat = Фігурам { $who-gen } нікуди відступити { $at-from }.
cwd-log-survivor = { $who } отримує { cwd-n-doom } за фігуру, що пережила смерть ({ $figure }).
cwd-log-battle-ends = Бій { $at-at } закінчено.
cwd-log-requirement = { $who } виконує умову: { $slot }.
cwd-log-book = { $who } бере гримуар «{ $book }».
cwd-log-income = { $who } отримує { cwd-n-power } { $source }.
cwd-income-cultists = за культистів
cwd-income-gates = за свої брами
cwd-income-free-gates = за вільні брами
cwd-income-captives = за повернутих полонених
cwd-income-ability = завдяки «{ $ability }»
cwd-log-power-raised = Енергія { $who-gen } зростає до { $power }: до половини того, що має { $foe }.
cwd-log-first = Енергії більше у { $who-gen }: це перший гравець.
cwd-log-first-chosen = Енергії порівну; перший гравець за вибором — { $who }.
cwd-log-ritual = { $who } проводить ритуал кінця світу за { cwd-n-power } й отримує { cwd-n-doom }.
cwd-log-no-ritual = { $who } не проводить ритуалу.
cwd-log-world-ends = Шкалу ритуалу пройдено: із цією фазою долі світові кінець.
cwd-log-sign = { $who } тягне Знак Древніх вартістю { $doom }.
cwd-log-sign-unseen = { $who } тягне Знак Древніх.
cwd-log-sign-replaced = Знаків Древніх більше немає: { $who } отримує замість нього 1 очко долі.
cwd-log-reveals = { $who } відкриває Знак Древніх вартістю { $doom }; тепер очок долі { $total }.
cwd-log-doom-reached = У { $who-gen } { cwd-n-doom }: кінець близько.
cwd-log-won = { $who } перемагає: { cwd-n-doom } проти { $less }.
cwd-log-shared = В обох { cwd-n-doom }: перемога спільна.

## Кінець

cwd-won = Перемога за гравцем на місці { $seat }.
cwd-shared = Перемога спільна: обидва гравці виграли.

## Чому ні: через що правило зараз забороняє

cwd-why-dear = Це коштує { $cost }, а енергії у вас { $power }.
cwd-why-all-out = У вашому резерві таких фігур не лишилося.
cwd-why-risen = { $god } вже у грі.
cwd-why-nobody-there = Там немає жодної вашої фігури.
cwd-why-no-own-gate = Там немає брами під вашою владою.
cwd-why-gate-there = Там уже є брама.
cwd-why-no-builder = Там немає нікого, хто міг би збудувати браму.
cwd-why-no-gate = Там немає брами.
cwd-why-cultists = Для цього треба віддати культистів: { $count }, а у вас їх { $have }.
cwd-why-slot-filled = Це місце вже заповнене.
cwd-why-acted = Єдину дію цього ходу ви вже виконали.
cwd-why-no-power = Енергії у вас не лишилося, а без неї не можна навіть того, що нічого не коштує.
cwd-why-moved = Ця фігура в цій дії вже рухалася.
cwd-why-no-prey = Там немає культистів супротивника, а захопити можна лише культиста.
cwd-why-no-captor = Там немає ні вашого монстра, ні вашого Великого Древнього.
cwd-why-guarded = Культисти там захищені від ваших фігур.
cwd-why-gate-yours = Ця брама вже під вашою владою.
cwd-why-gate-theirs = Ця брама під владою супротивника.
cwd-why-no-keeper = Ця фігура не може тримати браму.
cwd-why-no-extra-battle = Єдину дію цього ходу ви вже виконали, а додаткові бої починаються, коли хтось має шість гримуарів.
cwd-why-fought = У цей хід ви там уже билися.
cwd-why-no-enemy = Там немає жодної фігури супротивника.
cwd-why-no-combat = Ваші фігури там не кидають жодного кубика.
cwd-why-no-victim = Там немає культистів супротивника.
cwd-why-not-risen = { $god } не у грі.
cwd-why-not-in-water = { $god } не у водній зоні.
cwd-why-once = У цій фазі долі ви це вже зробили.
cwd-why-book-first = Ви виконали умову й спершу маєте взяти за неї гримуар.
cwd-why-avatar-here = { $god } уже там.
cwd-why-avatar-nobody = У цієї фракції там немає ні культистів, ні монстрів.
