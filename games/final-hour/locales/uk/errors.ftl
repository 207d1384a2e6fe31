### «Остання година»: що буває не так із налаштуваннями, файлами позицій і наборами. Усе продовжує рядок після місця.

## Налаштування

fh-error-solo-count = у грі наодинці рівно 2 дослідники, а не { $found }.
fh-error-count = грати можуть 2, 3 або 4 дослідники, а не { $found }; для одного гравця виберіть гру наодинці з двома.

## Позиції: з чого починається гра

fh-error-before-table = гра починається з підготовки, а вона розкладає все сама. Щоб задати це, почніть пізніше, наприклад: at = "priority".
fh-error-step = кроку «{ $word }» немає. Є: { $known } — або ефект, наприклад «upper dynamite», «lower socialite 2», «item lantern» чи «reckoning 5».{ $near }
fh-error-omens = стільки знамень («{ $found }») нічого не приносять; напишіть число, наприклад «reckoning 5».
fh-error-item-held = предмета «{ $item }» ні в кого немає; назвіть його серед предметів (items) дослідника.
fh-error-card-owner = це карта дослідника { $who }, а його немає серед тих, хто грає (investigators).

## Позиції: стіл

fh-error-location = локації «{ $word }» немає. Вони мають номери від 1 до 15 і назви: { $known }.{ $near }
fh-error-lead = «{ $word }» не грає. Вкажіть місце, рахуючи з 1, або одне з імен: { $known }.{ $near }
fh-error-solo-lead = у грі наодинці ніхто не веде; приберіть це.
fh-error-gate-form = брамі потрібна локація або таблиця на зразок { "{" } at = 8, tokens = 2 { "}" }.
fh-error-four-places = місце ритуалу й три брами — чотири різні локації.
fh-error-tokens = жетонів брам понад перші три: { $found }, а на цьому кроці їх щонайбільше { $most }.
fh-error-clue-form = доказ — це item, diamond, hourglass, moon, star або cross.
fh-error-no-clue = у локації { $at } доказів не буває: там брама або місце ритуалу.
fh-error-clue-count = кожна обстежена локація дає один доказ, а названо доказів { $found }, локацій { $explored }.
fh-error-clue-kinds = доказів із кожним символом два, а з ключем — три.
fh-error-clue-slots = два з десяти доказів із символами лежать у комірках ритуалу, тож знайти можна щонайбільше вісім.
fh-error-not-playing = не грає: грають лише ті, кого названо в «investigators».
fh-error-monsters-first = скажіть і те, які монстри стоять на полі, хоча б monsters = { "{}" }.
fh-error-cup-or-beside = усі, кого немає на полі, лежать у пулі (cup) або поруч із ним (beside); назвіть лише одне з двох.
fh-error-too-few = «{ $face }»: названо { $found }, а в цій грі лишилося { $left }.
fh-error-cells = у локації { $at } замало комірок: { $cells }, а зайняти їх мають { $tokens ->
    [0] монстри ({ $monsters }).
   *[other] монстри ({ $monsters }) і жетони руйнування ({ $tokens }).
}
fh-error-seal-form = «{ $words }» — не печать; напишіть «1-2» або «1-2 used».
fh-error-pathway = доріжки «{ $path }» немає; «1-2» з’єднує локації 1 і 2.
fh-error-one-seal = «{ $words }»: на доріжці буває лише одна печать.

## Позиції: карти

fh-error-card-form = «{ $words }» — не карта дії; напишіть «dynamite» або «dynamite 2».
fh-error-copies = «{ $card }» названо частіше, ніж є таких карт.
fh-error-other-card = «{ $card }» — карта іншого дослідника.
fh-error-solo-row = у грі наодинці весь ряд викладають одразу; почніть із «resolve».
fh-error-four-are-all = чотири карти — це вже весь раунд; почніть із «resolve».
fh-error-four-resolved = за раунд розігрують чотири карти, а названо { $found }.
fh-error-four-at-most = за раунд грають щонайбільше чотири карти.
fh-error-cards-gone = на цей час карти раунду лежать у відбої (discard).
fh-error-resolved = стільки карт ({ $found }) розіграти ще не могли: тут щонайбільше { $most }.
fh-error-solo-two = із ряду гри наодинці кожен дослідник розігрує дві карти.
fh-error-priority-first = «{ $words }» має починатися з карти черговості, від 1 до 30.
fh-error-turn = «{ $words }»: хід { $turn } робить { $who }, а такої карти там немає.
fh-error-which-action = «{ $words }»: скажіть, яка карта дії під нею, наприклад «8 dynamite».
fh-error-solo-blind = ряд гри наодинці завжди відкритий.
fh-error-kept = відкладати карти для ритуалу можна лише в грі наодинці.
fh-error-solo-hand = у грі наодинці карт на руках немає.
fh-error-hand = карт на руках буває { $most }; неназвані роздаються.

## Набори

fh-error-known = це відомо { $source ->
    [rulebook] з правил
   *[other] про надруковану гру
} і лишається як є; набір замінює лише те, що вигадали ми.
fh-error-lower = напишіть або «both», або «first» і «second».
fh-error-script-length = у списку ефектів їх щонайменше один і щонайбільше { $most }.
fh-error-script-depth = вкладеність ефектів — щонайбільше { $most }.
fh-error-too-many-effects = ефектів на всіх картах разом забагато.
fh-error-amount = «{ $key }» — число від 1 до 9, а не { $found }.
fh-error-push-here = монстра зі своєї локації не можна виштовхнути в неї ж; назвіть інше місце.
fh-error-reckoning-omens = розплата не змінює «omens»: їх уже підраховано.
fh-error-nobody = розплата нічия, тож «{ $word }» тут нічого не означає; «each» віддає її дослідникам.
fh-error-card-kind = карта не може називати «{ $kind }»: таких монстрів може не бути в грі.
fh-error-other-kind = «{ $kind }» — монстри іншого Прадавнього; цей має: { $known }.
fh-error-no-among = «{ $word }» не можна розділити за допомогою «among»; пишіть «one».
fh-error-no-each = «{ $word }» буває в одному місці; пишіть «one».
fh-error-commons = звичайних монстрів усього { $most }.
fh-error-commons-gate = у локації { $at } брама або місце ритуалу, а «commons» — про решту.
