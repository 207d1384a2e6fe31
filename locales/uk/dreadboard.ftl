### Що каже сама програма, в яку б гру не грали.

list-and = { $most } та { $last }

## Підготовка

setup-game = Яка гра?
setup-seat = Місце { $seat }, { $who }: хто грає?
setup-or-file = Або наберіть назву файлу.
setup-again = { $most ->
    [one] Введіть одне число від 1 до { $count } або початок назви. Просто Enter — те, що в дужках.
   *[other] Введіть різні числа від 1 до { $count } через пробіл або назви через кому. Просто Enter — те, що в дужках.
}
setup-pick-alone = { $many }; або лише { $number }: { $alone }.
sitter-human = Людина за цим екраном
sitter-search = Бот, який прораховує наперед (search)
sitter-greedy = Бот, який думає (greedy)
sitter-random = Бот, який ходить навмання (random)

## Гра

play-pick-just = Виберіть { $most }: номери через пробіл.
play-pick = { $least ->
    [0] Можна вибрати до { $most }; числа через пробіл, 0 — нічого.
   *[other] { $most ->
        [one] Виберіть одне.
       *[other] Виберіть від { $least } до { $most }; числа через пробіл.
    }
}
play-anytime = Крім того, поки не відповідаючи на запитання, можна:
play-step-in = Зараз не ваш хід, але ви можете втрутитися:
play-no-step-in = Зараз вам нема чим втрутитися.
play-let-pass = Щоб не втручатися до свого ходу, натисніть Enter.
play-silent = не втручатися
play-may = { $who } може втрутитися: «місце { $seat }» передасть екран.
play-as-who = «місце N» передає екран тому, хто може втрутитися: { $seats }.
play-as-nobody = Більше ніхто за цим екраном зараз втрутитися не може.
play-nothing = нічого
play-forced = Вибору немає, зроблено за вас: { $choice }.
play-low-priority = Вирішувати майже нема чого, зроблено за вас: { $choice }.
play-prompt = (Enter: { $choice })
play-ask-all = Тепер вам ставлять усі запитання; «запитання менше» — повернути як було.
play-ask-less = Тепер дрібниці вирішуються за вас; «запитання всі» — повернути як було.
play-ask-how = «запитання менше» — більше не ставити такого запитання; «запитання всі» — питати про все, навіть коли вирішувати майже нема чого; після цього «запитання менше» спершу поверне звичайне.
play-ask-needed = Це треба вирішити: тут нічого не можна зробити за вас.
play-pass-rule = Тепер такі запитання пропускаються за вас: { $choice }. «запитання» — показати їх, «запитання всі» — знову питати про все.
play-pass-rule-list = Пропускаються за вас:
play-passed = Пропущено за вас, як ви хотіли: { $choice }.
play-hand-over = Тепер за екраном { $who }. Коли ніхто інший не дивиться, натисніть Enter.
play-narrow =
    У цьому вікні стовпців: { $columns }, а стіл малюється на { $needed }.
    Розширте вікно або зменште шрифт.
play-earlier = { $count ->
    [one] … ще { $count } рядок раніше; його покаже «журнал»
    [few] … ще { $count } рядки раніше; їх покаже «журнал»
   *[many] … ще { $count } рядків раніше; їх покаже «журнал»
}
play-empty = Просто Enter тут нічого не означає. Введіть номер { $most ->
        [1] (1)
       *[other] від 1 до { $most }
    } або слово з варіанта{ $none ->
        [1] , 0 — нічого
       *[other] { "" }
    }; «довідка» покаже, що ще можна сказати.
play-no-rule = Цього не вимагає жодне правило: грі просто треба знати.
play-nothing-refused = Нічого з того, чого можна було б чекати, тут не заборонено.
play-not-refused = Серед забороненого немає «{ $words }»: або це є серед варіантів, або цього запитання не стосується.
play-no-card = Ні в карти, ні в предмета, ні в аркуша немає в назві «{ $words }». «карта СЛОВА» покаже текст.
play-undo-how = «скасувати» скасовує останнє рішення, «скасувати 3» — три останні.
play-undo-nothing = { $count ->
    [0] Нема чого скасовувати.
    [one] Скасувати можна лише { $count } рішення.
    [few] Скасувати можна лише { $count } рішення.
   *[many] Скасувати можна лише { $count } рішень.
}
play-log-how = «журнал» покаже останні { $lines } рядків, «журнал 50» — останні п’ятдесят, «журнал всі» — усе.
play-undone = Скасовано: { $count ->
    [one] останнє рішення
    [few] останні { $count } рішення
   *[many] останні { $count } рішень
}{ $others ->
    [0] {""}
   *[other] {" "}й усе, що відтоді відповіли боти та правила
}. Та сама випадковість знову дасть те саме.
play-undone-revealed = За цей час відкрилося щось таємне; забути це вже не вийде.
play-card-how = «карта СЛОВА» показує, що написано на картах, предметах і планшетах із цими словами в назві.
play-lang-how = «мова en», «мова ru» та «мова uk» змінюють мову.
play-hint-more = { $count ->
    [one] … і ще { $count } варіант, випробуваний рідше або й зовсім не випробуваний
    [few] … і ще { $count } варіанти, випробувані рідше або й зовсім не випробувані
   *[many] … і ще { $count } варіантів, випробуваних рідше або й зовсім не випробуваних
}
play-save-how = «зберегти ФАЙЛ» записує гру у файл.
play-save-other = { $file } — інший файл, не збережена гра; його залишено як є. Назвіть новий файл.
play-saved = Збережено: { $file }.
play-not-saved = Не вдалося зберегти в { $file }: { $problem } Гра триває; спробуйте інше місце.
play-autosave-failed = Гра не зберігається сама: { $problem } Вона триває; збережіть її командою «зберегти ФАЙЛ» в іншому місці.
play-hint = Обережний гравець вибрав би: { $choice }
play-hint-worlds = { $worlds ->
    [one] Як бот { $bot } розподілив роздуми за { $worlds } здогадом про приховане від вас: що більша частка, то кращим йому здавався варіант:
   *[other] Як бот { $bot } розподілив роздуми за { $worlds } здогадами про приховане від вас: що більша частка, то кращим йому здавався варіант:
}
play-resumed = Продовжуємо гру з { $file }.
play-left = Гру збережено: { $file }. Продовжити: «dreadboard play --resume».
play-closed = Введення закрито. Гру збережено: { $file }; продовжити: «dreadboard play --resume».
play-left-unsaved = Гру не вдалося зберегти: нема куди писати. Вкажіть у DREADBOARD_HOME теку, де є місце.
play-over = Усю гру записано в { $file }; «dreadboard replay» покаже її знову.
play-help =
    { "  " }ЧИСЛО або слова       вибрати варіант; досить і початку слів
    { "  " }просто Enter          більше нічого не робити, якщо так сказано в запрошенні
    { "  " }чому [N]              правило, за яким поставлено запитання або запропоновано варіант N
    { "  " }чому ні [СЛОВА]       що тут заборонено і яким правилом
    { "  " }правила [всі] СЛОВА   знайти правила; згодиться й номер із дужок
    { "  " }стіл                  показати стіл ще раз
    { "  " }карта СЛОВА           що написано на карті, предметі чи аркуші Прадавнього
    { "  " }журнал [N|всі]        що сталося, останні N рядків із правилами
    { "  " }підказка              що зробив би обережний гравець і які варіанти наступні
    { "  " }запитання [всі|менше] менше: таких більше ні; всі: знову про все; без слів: про що не питають
    { "  " }місце N               передати екран гравцеві N, який може втрутитися
    { "  " }скасувати [N]         скасувати останні N рішень
    { "  " }зберегти ФАЙЛ         записати гру у файл
    { "  " }мова en|ru|uk         перейти на іншу мову
    { "  " }вихід                 вийти; гра збережеться, її можна продовжити

command-why-not = чому ні
command-why = чому
command-rules = правила
command-look = стіл
command-card = карта | картка
command-undo = скасувати | назад
command-log = журнал
command-all = всі
command-save = зберегти
command-hint = підказка | порада
command-ask = запитання | питання
command-less = менше
command-as = місце
command-lang = мова
command-help = довідка | допомога
command-quit = вихід

# Слова, якими не вибирають нічого, де так можна.
reply-nothing = нічого | пас
reply-unknown = Серед варіантів немає «{ $words }»; введіть число або слова з варіанта, { $none ->
    [1] 0 чи «пас», якщо нічого не вибираєте,{" "}
   *[other] {""}
}або «довідка».
reply-refused = «{ $words }» зараз не можна. [{ $id }] { $rule }
reply-number = Варіанта { $number } немає; є від 1 до { $most }{ $none ->
    [1] , а 0 чи «пас» — нічого
   *[other] {""}
}.
reply-ambiguous = «{ $words }» може означати: { $meant }. Введіть більше або число.
reply-count = Вибрано: { $found }; потрібно { $least ->
    [0] не більше { $most }; 0 чи «пас» — нічого
   *[other] від { $least } до { $most }
}.
reply-twice = Варіант { $number } названо двічі.

## Збережені ігри

list-none = Збережених ігор ще немає. Почати: «dreadboard play».
list-unreadable = не читається
list-over = завершена
list-human = людина
list-now = щойно
list-minutes = { $count ->
    [one] { $count } хвилину тому
    [few] { $count } хвилини тому
   *[many] { $count } хвилин тому
}
list-hours = { $count ->
    [one] { $count } годину тому
    [few] { $count } години тому
   *[many] { $count } годин тому
}
list-days = { $count ->
    [one] { $count } день тому
    [few] { $count } дні тому
   *[many] { $count } днів тому
}

## Правила

rules-none = У жодному правилі немає «{ $query }». Спробуйте менше слів, інші слова або номер правила.
rules-more = … і ще { $count }; покаже «правила всі{ $query }»
coverage-unsound = Перелік правил, запис про доведене й вихідні тексти не сходяться; вище сказано, де.
prove-building = збираються тести
prove-done = { $proved ->
    [one] Доведено { $proved } правило
    [few] Доведено { $proved } правила
   *[many] Доведено { $proved } правил
}; { $file } оновлено.
prove-differs = { $file } не збігається з доведеним: виконайте «dreadboard rules prove { $game }» і збережіть файл. Відмінності: { $ids }
prove-lost = { $count ->
    [one] { $count } правило було доведено, а тепер ні
    [few] { $count } правила були доведені, а тепер ні
   *[many] { $count } правил були доведені, а тепер ні
}: { $ids }. Запис лишився попереднім; --accept замінить його.
prove-content-done = { $proved ->
    [one] Тести помічають { $proved } зміну в даних
    [few] Тести помічають { $proved } зміни в даних
   *[many] Тести помічають { $proved } змін у даних
}; { $file } оновлено.
prove-content-lost = { $count ->
    [one] { $count } зміну в даних тести помічали, а тепер ні
    [few] { $count } зміни в даних тести помічали, а тепер ні
   *[many] { $count } змін у даних тести помічали, а тепер ні
}: { $ids }. Запис лишився попереднім; --accept замінить його.
prove-content-none = Немає файлу { $file }: у ньому названо тести, які мають помічати зміни в даних цієї гри

## Позиції та повтори

position-refused = Не можна:
position-roll = --roll «{ $words }»: { $why }
position-choice = { $asked } { $why } Можна вибрати: { $offered }.
position-not-asked = Зараз нічого вирішувати: { $who }.
position-over = Гра скінчилася раніше, ніж знадобилося «{ $words }».
position-roll-first = До «{ $words }» потрібен кидок: задайте його через --roll або кості через --seed.
position-answer-first = До «{ $words }» потрібна відповідь: задайте її через --choose. { $asked }
position-asked = { $who }: { $question }
replay-summary = { $game }: { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[many] { $moves } ходів
}, усе зіграно знову. Відбиток { $digest }.
replay-open = Гру не закінчено.
replay-differs = Далі гра розходиться з файлом: { $problem }
replay-differs-file = { $file }: зіграно так само ходів: { $moves }, далі — { $problem }
replay-prompt = { $at } з { $most } (Enter далі, b назад, число, q) >
replay-how = Enter — далі, b — назад, число — туди, q — кінець.

## Симуляція

sim-head = { $game }, { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}, грають { $bots }, зерно { $seed }
sim-spread = { $what }: від { $least } до { $most }, медіана { $median }, середнє { $mean }
sim-shares = { $what }: { $shares }
sim-share = { $value } — { $share }
sim-decisions = Рішень за гру
sim-won = перемога: { $who } (спільна рахується за половину)
sim-won-all = перемога
sim-speed = Рішень { $decisions } за { $seconds } с, { $speed } за секунду
sim-digest = Відбиток { $digest }
sim-unfinished = { $count ->
    [one] { $count } гра не скінчилася. Перша — гра { $number } із зерном { $seed }: { $why }
    [few] { $count } гри не скінчилися. Перша — гра { $number } із зерном { $seed }: { $why }
   *[many] { $count } ігор не скінчилися. Перша — гра { $number } із зерном { $seed }: { $why }
}
sim-endless = за { $moves } ходів вона не скінчилася.

## Боти один проти одного

arena-head-pairs = { $game }, по { $games ->
    [one] { $games } грі
    [few] { $games } гри
   *[many] { $games } ігор
} на пару, у кожній другій сторони міняються, зерно { $seed }
arena-head-teams = { $game }, по { $games ->
    [one] { $games } грі
    [few] { $games } гри
   *[many] { $games } ігор
} на команду, зерно { $seed }: частка перемог
arena-counts = перемог { $won }, поразок { $lost }, нічиїх { $shared }
arena-elo = Сила (на 400 більше — десять до одного)

## Що буває не так

error-plain = { $problem }
error-file = { $file }: { $problem }
error-output = Виведення не записується: { $problem }
error-random = Система не дає випадкових чисел: { $problem }. Грі з --seed вони не потрібні.
error-option-form = «{ $word }» — не налаштування; пишіть назва=значення, наприклад difficulty=hard.
error-no-such-seat = Місця { $seat } немає; є місця від 1 до { $most }.
error-no-such-move = Ходу { $move } немає; усього ходів { $most }.
error-unknown-language = Мови «{ $name }» немає; є en, ru і uk.
error-nothing-to-resume = Незакінченої гри немає. «dreadboard play» почне нову, «--resume ФАЙЛ» продовжить збережену, «--list» покаже їх усі.
error-resume-differs = { $file } не можна продовжити як є: { $problem } «dreadboard replay ФАЙЛ --continue» продовжить з останнього місця, де все сходиться.
error-closed-before-start = Введення закрилося раніше, ніж гру було підготовлено; задайте налаштування в командному рядку або --defaults.
error-sim-seats = Ботів { $found }, а місць { $seats }; назвіть одного на всіх або по одному на кожне місце.
error-bot-time = «{ $bot }» думає за годинником, і його ігри не можна було б повторити; задайте йому число проходів, наприклад search:2000.
error-arena-bots = Назвіть принаймні двох ботів, наприклад --seats search:2000 greedy.
error-arena-seats = Ботів порівнюють в іграх для двох або в тих, де перемагають разом; тут місць { $seats }.
error-no-sources = Для цього потрібні вихідні тексти: запустіть у їхній теці або вкажіть її через --root.

## Що буває не так у командному рядку

error-arg = { $problem } «--help» покаже, що можна вказати.
error-arg-unknown = «{ $arg }» тут вказати не можна.{ $near }
error-arg-command = Команди «{ $word }» немає.{ $near }
error-arg-no-command = Назвіть команду: { $known }.
error-arg-missing = Бракує: { $arg }.
error-arg-no-value = { $arg }: бракує значення.
error-arg-excess = { $arg }: значення «{ $value }» зайве.
error-arg-count = { $arg }: значень потрібно { $wanted }, а вказано { $found }.
error-arg-twice = { $arg }: вказано більше одного разу.
error-arg-conflict = { $arg } не можна вказати разом із { $prior }.
error-arg-text = Один з аргументів — не текст у кодуванні UTF-8.
error-seat-form = «{ $word }» не каже, хто де сидить; пишіть місце і хто на ньому, наприклад 1=human.
error-no-seat = місця «{ $word }» немає; місця рахуються з 1.

## Що буває не так у файлах

error-line = рядок { $line }: { $what }
error-place = { $place }: { $what }
error-pack = набір (--pack): { $what }
error-near = { " " }Можливо, «{ $near }»?
error-unknown-game = Гри «{ $word }» немає. Є: { $known }.{ $near }
error-which-game = не сказано, якої вона гри. Напишіть на початку game = "{ $game }" або вкажіть --game; ігри: { $known }.{ $count ->
    [0] {""}
   *[other] {" "}{ $why }
}
error-which-game-not = Як позиція { $game }: { $why }
error-no-campaign = У цій грі немає кампаній.
error-campaign-unreadable = Кампанію не вдається прочитати: { $problem }
error-unknown-option = Налаштування «{ $word }» немає. Є: { $known }.{ $near }
error-unknown = «{ $word }» немає. Є: { $known }.{ $near }
error-unknown-key = ключа «{ $word }» немає. Є: { $known }.{ $near }
error-option-unused = за решти вибору це ні на що не впливає. Приберіть це або змініть решту.
error-count-just = задано { $found }, а треба рівно { $most ->
    [one] одне
   *[other] { $most }
}.
error-count = задано { $found }, а треба { $least ->
    [one] від одного
   *[other] від { $least }
} до { $most }.
error-range = { $found } не підходить; потрібне число від { $least } до { $most }.
error-named-twice = «{ $word }» названо більше одного разу.
error-twice = ключ «{ $key }» трапляється двічі.
error-missing = бракує ключа «{ $key }».
error-one-key = у цих фігурних дужках має бути рівно один ключ.
error-unfit = «{ $found }» не підходить; потрібно: { $want }.
error-want = потрібно: { $want }.
error-want-bool = true або false
error-want-text = слово в лапках
error-want-name = слово в лапках або таблиця з одним ключем
error-want-word = слово в лапках або число
error-want-list = список у квадратних дужках
error-want-table = таблиця з ключів і значень
error-want-number = ціле число
error-want-range = ціле число від { $least } до { $most }
error-want-other = щось інше ({ $detail })
error-unclear = це не вдається зрозуміти ({ $detail }).
error-toml = «{ $text }» — не TOML, починаючи зі стовпця { $column } ({ $detail }).
error-toml-quotes = «{ $text }»: немає значення або слово стоїть без лапок. Пишіть так: ключ = "слово".
error-toml-value = «{ $text }»: ключ не має значення. Пишіть так: ключ = "слово".
error-toml-open = «{ $text }»: тут відкрито й не закрито дужку або лапки.
error-json = це не JSON, починаючи зі стовпця { $column } ({ $detail }).
error-json-cut = файл обривається на стовпці { $column }.
error-roll = «{ $word }» випасти не може. Може випасти: { $known }.{ $near }
error-forbidden = «{ $word }» забороняє правило { $rule }. Є: { $known }.{ $near }
error-no-positions = гра { $game } не має файлів позицій.
error-bug = це помилка в самій програмі; повідомте про неї, будь ласка: { $why }.
error-file-missing = такого файлу чи теки немає.
error-file-denied = система цього не дозволяє.
error-file-folder = це тека, а не файл.
error-file-not-regular = це не звичайний файл, а канал, пристрій чи щось подібне.
error-file-no-folder = у цьому шляху замість теки стоїть файл.
error-file-full = на диску немає місця.
error-file-system = система відповідає: «{ $detail }».
error-file-text = це не текст у кодуванні UTF-8: байт { $byte } не належить жодній літері.
error-no-home = дані нема де зберігати; вкажіть теку в DREADBOARD_HOME.

refused-over = гру закінчено.
refused-roll-awaited = зараз потрібен кидок, а не відповідь.
refused-answer-awaited = зараз потрібна відповідь, а не кидок.
refused-not-asked = місцю { $seat } зараз нічого вирішувати.
refused-not-offered = такої відповіді немає серед запропонованих місцю { $seat }.
refused-roll = { $value } випасти не може.

save-unreadable = це не збережена гра: { $what }
save-other-game = це гра { $found }, а не { $wanted }.
save-setup = з її налаштуваннями грати не можна: { $what }
save-start = позиції, з якої її почато, бути не може: { $what }
save-differs = запис { $entry } з { $of } не збігається: { $why }
save-version = Файл записано версією { $old }, а це { $new }.
save-content = У ньому грали з іншими даними ({ $content }).
save-no-such-move = ходу { $move }, до якого треба повернутися, немає.
save-other-question = тут ставлять інше запитання.

serve-address = Dreadboard відкрито за адресою { $address }
serve-data = Столи зберігаються в { $folder }. Щоб закінчити, натисніть Ctrl+C.
serve-no-address = не вдається слухати { $address }: { $problem }
serve-no-data = не вдається відкрити столи в { $folder }: { $problem }
serve-held = столами в { $folder } уже зайнятий інший сервер ({ $who }). Завершіть його або вкажіть іншу теку: --data.
serve-held-unknown = столами в { $folder } уже зайнятий інший сервер, можливо під іншим іменем чи за посиланням. Завершіть його або вкажіть іншу теку: --data.
serve-newer = столи в { $folder } записано новішою версією Dreadboard. Запустіть її або вкажіть іншу теку: --data.
serve-no-space = перш ніж оновити столи в { $folder }, з них знімається копія, а місця для неї немає: потрібно { $needed } МБ, вільно { $free } МБ. Звільніть місце або перенесіть теку на більший диск.
error-setting-form = «{ $word }» — не налаштування; пишіть КЛЮЧ=ЗНАЧЕННЯ.

backup-made = { $tables ->
    [one] Скопійовано { $tables } стіл
    [few] Скопійовано { $tables } столи
   *[other] Скопійовано { $tables } столів
 } до { $file }; копія справна.
backup-exists = { $file } вже є. Вкажіть інший файл або замініть його: --force.
backup-in-data = { $file } лежить у теці, де сервер зберігає столи, і копія могла б їх затерти. Вкажіть файл в іншій теці, найкраще на іншому диску.
backup-faulty = Копію записано до { $file }, але в ній, як і в столах сервера, { $faults } { $faults ->
    [one] помилка
    [few] помилки
   *[other] помилок
 }. Збережіть попередні копії; цю прийме «dreadboard restore --faulty».
verify-good = { $file } справний: { $tables } { $tables ->
    [one] стіл
    [few] столи
   *[other] столів
 }, { $entries } { $entries ->
    [one] запис
    [few] записи
   *[other] записів
 } у журналах.
verify-replayed = { $file } справний: { $tables } { $tables ->
    [one] стіл
    [few] столи
   *[other] столів
 }, { $entries } { $entries ->
    [one] запис
    [few] записи
   *[other] записів
 } у журналах, усе зіграно заново.
verify-unchained = Це записала старіша версія, і звірити журнали немає з чим. Буде з чим, коли файл відкриє сервер цієї версії.
verify-faults = { $file }: { $faults } { $faults ->
    [one] помилка
    [few] помилки
   *[other] помилок
 }.
verify-newer = це записала новіша версія Dreadboard. Запустіть її.
verify-file = Файл пошкоджено: { $problem }
verify-no-tables = Це не столи Dreadboard.
verify-schema = Немає стовпця { $column } у { $table }.
verify-reference = { $table }.{ $column } вказує на { $id }, якого немає в { $other }.
verify-pack = Набір { $hash } змінено.
verify-table = Стіл { $table }: { $problem }
verify-unread = його не вдається прочитати: { $problem }
verify-broke-down = зіграти його заново не вдалося через збій.
verify-log-beginning = його початок або запис 1 його журналу змінили.
verify-log-missing = у журналі немає запису { $entry }.
verify-log-changed = запис { $entry } у журналі змінили.
restore-done = Тепер у { $folder } { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
   *[other] { $tables } столів
 }.
restore-faulty = { $file }: { $faults } { $faults ->
    [one] помилка
    [few] помилки
   *[other] помилок
 }; нічого не змінено. Відновіть старішу копію або цю як є: --faulty.
restore-unfinished = Під іменем { $file } відновлення пише власну копію і затерло б цей файл. Перейменуйте його, а потім відновіть.
restore-replaced = Те, що було там раніше, лежить у { $file }.

## Кампанії

campaign-what = Що тепер?
campaign-help =
    { "  " }ЧИСЛО або слова   зробити те, що написано в цьому рядку; досить і початку слова
    { "  " }просто Enter      зробити те, що написано в рядку з номером із дужок
    { "  " }вихід             вийти; продовжити: «dreadboard campaign --resume»

    «Грати» починає наступну гру. Решта рядків змінюють кампанію до неї. Кожну зміну одразу
    збережено, і з’являється рядок, який крок за кроком скасовує змінене після останньої гри.
    Записану у файл колоду можна взяти в іншу програму або знову сюди.
campaign-play = Грати: { $game }
campaign-take-back = Скасувати останню зміну
campaign-export = Записати колоду у файл: { $who }
campaign-export-file = Файл
campaign-exported = Записано в { $file }.
campaign-leave = Вийти; усе збережено
campaign-left = Збережено в { $file }. Продовжити: dreadboard campaign --resume.
campaign-over = Усе збережено у файлі { $file }.
campaign-list-none = Збережених кампаній ще немає. Почніть: dreadboard campaign.
error-no-campaign-to-resume = Нема чого продовжувати: кампаній немає. Почніть: dreadboard campaign.
campaign-lost = Гру, що тривала, продовжити не можна.
campaign-give-up = Відмовитися від неї й почати знову
error-campaign-unwritten = записати не вдається: { $problem }
