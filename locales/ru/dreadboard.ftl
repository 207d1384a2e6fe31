### Что говорит сама программа, в какую бы игру ни играли.

list-and = { $most } и { $last }

## Подготовка

setup-game = Какая игра?
setup-seat = Место { $seat }, { $who }: кто играет?
setup-or-file = Или наберите имя файла.
setup-again = { $most ->
    [one] Введите одно число от 1 до { $count } или начало названия. Просто Enter — то, что в скобках.
   *[other] Введите разные числа от 1 до { $count } через пробел или названия через запятую. Просто Enter — то, что в скобках.
}
setup-pick-alone = { $many }; или только { $number }: { $alone }.
sitter-human = Человек за этим экраном
sitter-search = Бот, который просчитывает наперёд (search)
sitter-greedy = Бот, который думает (greedy)
sitter-random = Бот, который ходит наугад (random)

## Игра

play-pick-just = Выберите { $most }: номера через пробел.
play-pick = { $least ->
    [0] Можно выбрать до { $most }; числа через пробел, 0 — ничего.
   *[other] { $most ->
        [one] Выберите одно.
       *[other] Выберите от { $least } до { $most }; числа через пробел.
    }
}
play-anytime = Кроме того, не отвечая пока на вопрос, можно:
play-step-in = Сейчас не ваш ход, но вы можете вмешаться:
play-no-step-in = Сейчас вам нечем вмешаться.
play-let-pass = Чтобы не вмешиваться до своего хода, нажмите Enter.
play-silent = не вмешиваться
play-may = { $who } может вмешаться: «место { $seat }» передаст экран.
play-as-who = «место N» передаёт экран тому, кто может вмешаться: { $seats }.
play-as-nobody = Больше никто за этим экраном сейчас вмешаться не может.
play-nothing = ничего
play-forced = Выбора нет, сделано за вас: { $choice }.
play-low-priority = Решать почти нечего, сделано за вас: { $choice }.
play-prompt = (Enter: { $choice })
play-ask-all = Теперь вам задают все вопросы; «вопросы меньше» — вернуть как было.
play-ask-less = Теперь мелочи решаются за вас; «вопросы все» — вернуть как было.
play-ask-how = «вопросы меньше» — больше не задавать такого вопроса; «вопросы все» — спрашивать обо всём, даже когда решать почти нечего; после этого «вопросы меньше» сначала вернёт обычное.
play-ask-needed = Это нужно решить: здесь ничего нельзя сделать за вас.
play-pass-rule = Теперь такие вопросы пропускаются за вас: { $choice }. «вопросы» — показать их, «вопросы все» — снова спрашивать обо всём.
play-pass-rule-list = Пропускаются за вас:
play-passed = Пропущено за вас, как вы хотели: { $choice }.
play-hand-over = Теперь за экраном { $who }. Когда никто другой не смотрит, нажмите Enter.
play-narrow =
    В этом окне столбцов: { $columns }, а стол рисуется на { $needed }.
    Расширьте окно или уменьшите шрифт.
play-earlier = { $count ->
    [one] … ещё { $count } строка раньше; её покажет «журнал»
    [few] … ещё { $count } строки раньше; их покажет «журнал»
   *[many] … ещё { $count } строк раньше; их покажет «журнал»
}
play-empty = Просто Enter здесь ничего не значит. Введите номер { $most ->
        [1] (1)
       *[other] от 1 до { $most }
    } или слово из варианта{ $none ->
        [1] , 0 — ничего
       *[other] { "" }
    }; «справка» покажет, что ещё можно сказать.
play-no-rule = Этого не требует никакое правило: игре просто нужно знать.
play-nothing-refused = Ничего из того, чего можно было бы ждать, здесь не запрещено.
play-not-refused = Среди запрещённого нет «{ $words }»: либо это есть среди вариантов, либо к этому вопросу не относится.
play-no-card = Ни у карты, ни у вещи, ни у листа нет в названии «{ $words }». «карта СЛОВА» покажет текст.
play-undo-how = «отмена» отменяет последнее решение, «отмена 3» — три последних.
play-undo-nothing = { $count ->
    [0] Отменять нечего.
    [one] Отменить можно только { $count } решение.
    [few] Отменить можно только { $count } решения.
   *[many] Отменить можно только { $count } решений.
}
play-log-how = «журнал» покажет последние { $lines } строк, «журнал 50» — последние пятьдесят, «журнал все» — всё.
play-undone = Отменено: { $count ->
    [one] последнее решение
    [few] последние { $count } решения
   *[many] последние { $count } решений
}{ $others ->
    [0] {""}
   *[other] {" "}и всё, что с тех пор ответили боты и правила
}. Та же случайность снова даст то же самое.
play-undone-revealed = За это время открылось что-то тайное; забыть это уже нельзя.
play-card-how = «карта СЛОВА» показывает, что написано на картах, вещах и планшетах с этими словами в названии.
play-lang-how = «язык en», «язык ru» и «язык uk» меняют язык.
play-hint-more = { $count ->
    [one] … и ещё { $count } вариант, опробованный реже или вовсе не опробованный
    [few] … и ещё { $count } варианта, опробованных реже или вовсе не опробованных
   *[many] … и ещё { $count } вариантов, опробованных реже или вовсе не опробованных
}
play-save-how = «сохранить ФАЙЛ» записывает игру в файл.
play-save-other = { $file } — другой файл, не сохранённая игра; он оставлен как есть. Назовите новый файл.
play-saved = Сохранено: { $file }.
play-not-saved = Не удалось сохранить в { $file }: { $problem } Игра продолжается; попробуйте другое место.
play-autosave-failed = Игра не сохраняется сама: { $problem } Она продолжается; сохраните её командой «сохранить ФАЙЛ» в другом месте.
play-hint = Осторожный игрок выбрал бы: { $choice }
play-hint-worlds = { $worlds ->
    [one] Как бот { $bot } распределил раздумья по { $worlds } догадке о скрытом от вас: чем больше доля, тем лучше ему казался вариант:
   *[other] Как бот { $bot } распределил раздумья по { $worlds } догадкам о скрытом от вас: чем больше доля, тем лучше ему казался вариант:
}
play-resumed = Продолжаем игру из { $file }.
play-left = Игра сохранена: { $file }. Продолжить: «dreadboard play --resume».
play-closed = Ввод закрыт. Игра сохранена: { $file }; продолжить: «dreadboard play --resume».
play-left-unsaved = Игру не удалось сохранить: некуда писать. Укажите в DREADBOARD_HOME папку, где есть место.
play-over = Вся игра записана в { $file }; «dreadboard replay» покажет её снова.
play-help =
    { "  " }ЧИСЛО или слова      выбрать вариант; хватит и начала слов
    { "  " }просто Enter         больше ничего не делать, если так сказано в приглашении
    { "  " }почему [N]           правило, по которому задан вопрос или предложен вариант N
    { "  " }почему нет [СЛОВА]   что здесь запрещено и каким правилом
    { "  " }правила [все] СЛОВА  найти правила; подойдёт и номер из скобок
    { "  " }стол                 показать стол ещё раз
    { "  " }карта СЛОВА          что написано на карте, вещи или листе Древнего
    { "  " }журнал [N|все]       что произошло, последние N строк с правилами
    { "  " }подсказка            что сделал бы осторожный игрок и какие варианты следующие
    { "  " }вопросы [все|меньше] меньше: таких больше нет; все: снова обо всём; без слов: о чём не спрашивают
    { "  " }место N              передать экран игроку N, который может вмешаться
    { "  " }отмена [N]           отменить последние N решений
    { "  " }сохранить ФАЙЛ       записать игру в файл
    { "  " }язык en|ru|uk        перейти на другой язык
    { "  " }выход                выйти; игра сохранится, её можно продолжить

command-why-not = почему нет
command-why = почему
command-rules = правила
command-look = стол
command-card = карта
command-undo = отмена | отменить
command-log = журнал
command-all = все
command-save = сохранить
command-hint = подсказка | совет
command-ask = вопросы
command-less = меньше
command-as = место
command-lang = язык
command-help = справка | помощь
command-quit = выход

# Слова, которыми не выбирают ничего, где так можно.
reply-nothing = ничего | пас
reply-unknown = Среди вариантов нет «{ $words }»; введите число или слова из варианта, { $none ->
    [1] 0 или «пас», если ничего не выбираете,{" "}
   *[other] {""}
}либо «справка».
reply-refused = «{ $words }» сейчас нельзя. [{ $id }] { $rule }
reply-number = Варианта { $number } нет; есть от 1 до { $most }{ $none ->
    [1] , а 0 или «пас» — ничего
   *[other] {""}
}.
reply-ambiguous = «{ $words }» может значить: { $meant }. Введите больше или число.
reply-count = Выбрано: { $found }; нужно { $least ->
    [0] не больше { $most }; 0 или «пас» — ничего
   *[other] от { $least } до { $most }
}.
reply-twice = Вариант { $number } назван дважды.

## Сохранённые игры

list-none = Сохранённых игр пока нет. Начать: «dreadboard play».
list-unreadable = не читается
list-over = окончена
list-human = человек
list-now = только что
list-minutes = { $count ->
    [one] { $count } минуту назад
    [few] { $count } минуты назад
   *[many] { $count } минут назад
}
list-hours = { $count ->
    [one] { $count } час назад
    [few] { $count } часа назад
   *[many] { $count } часов назад
}
list-days = { $count ->
    [one] { $count } день назад
    [few] { $count } дня назад
   *[many] { $count } дней назад
}

## Правила

rules-none = Ни в одном правиле нет «{ $query }». Попробуйте меньше слов, другие слова или номер правила.
rules-more = … и ещё { $count }; покажет «правила все{ $query }»
coverage-unsound = Список правил, запись о доказанном и исходники не сходятся; выше сказано, где.
prove-building = собираются тесты
prove-done = { $proved ->
    [one] Доказано { $proved } правило
    [few] Доказано { $proved } правила
   *[many] Доказано { $proved } правил
}; { $file } обновлён.
prove-differs = { $file } не совпадает с тем, что доказано: выполните «dreadboard rules prove { $game }» и сохраните файл. Различия: { $ids }
prove-lost = { $count ->
    [one] { $count } правило было доказано, а теперь нет
    [few] { $count } правила были доказаны, а теперь нет
   *[many] { $count } правил были доказаны, а теперь нет
}: { $ids }. Запись осталась прежней; --accept заменит её.
prove-content-done = { $proved ->
    [one] Тесты замечают { $proved } изменение данных
    [few] Тесты замечают { $proved } изменения данных
   *[many] Тесты замечают { $proved } изменений данных
}; { $file } обновлён.
prove-content-lost = { $count ->
    [one] { $count } изменение данных тесты замечали, а теперь нет
    [few] { $count } изменения данных тесты замечали, а теперь нет
   *[many] { $count } изменений данных тесты замечали, а теперь нет
}: { $ids }. Запись осталась прежней; --accept заменит её.
prove-content-none = Нет файла { $file }: в нём названы тесты, которые должны замечать изменения в данных этой игры

## Позиции и повторы

position-refused = Нельзя:
position-roll = --roll «{ $words }»: { $why }
position-choice = { $asked } { $why } Можно выбрать: { $offered }.
position-not-asked = Сейчас нечего решать: { $who }.
position-over = Игра закончилась раньше, чем понадобилось «{ $words }».
position-roll-first = До «{ $words }» нужен бросок: задайте его через --roll или кости через --seed.
position-answer-first = До «{ $words }» нужен ответ: задайте его через --choose. { $asked }
position-asked = { $who }: { $question }
replay-summary = { $game }: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}, всё сыграно заново. Отпечаток { $digest }.
replay-open = Игра не закончена.
replay-differs = Дальше игра расходится с файлом: { $problem }
replay-differs-file = { $file }: сыграно так же ходов: { $moves }, дальше — { $problem }
replay-prompt = { $at } из { $most } (Enter дальше, b назад, число, q) >
replay-how = Enter — дальше, b — назад, число — туда, q — конец.

## Симуляция

sim-head = { $game }, { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}, играют { $bots }, зерно { $seed }
sim-spread = { $what }: от { $least } до { $most }, медиана { $median }, среднее { $mean }
sim-shares = { $what }: { $shares }
sim-share = { $value } — { $share }
sim-decisions = Решений за игру
sim-won = победа: { $who } (общая считается за половину)
sim-won-all = победа
sim-speed = Решений { $decisions } за { $seconds } с, { $speed } в секунду
sim-digest = Отпечаток { $digest }
sim-unfinished = { $count ->
    [one] { $count } игра не закончилась. Первая — игра { $number } с зерном { $seed }: { $why }
    [few] { $count } игры не закончились. Первая — игра { $number } с зерном { $seed }: { $why }
   *[many] { $count } игр не закончились. Первая — игра { $number } с зерном { $seed }: { $why }
}
sim-endless = за { $moves } ходов она не закончилась.

## Боты друг против друга

arena-head-pairs = { $game }, по { $games ->
    [one] { $games } игре
    [few] { $games } игры
   *[many] { $games } игр
} на пару, в каждой второй стороны меняются, зерно { $seed }
arena-head-teams = { $game }, по { $games ->
    [one] { $games } игре
    [few] { $games } игры
   *[many] { $games } игр
} на команду, зерно { $seed }: доля побед
arena-counts = побед { $won }, поражений { $lost }, ничьих { $shared }
arena-elo = Сила (400 больше — десять к одному)

## Что бывает не так

error-plain = { $problem }
error-file = { $file }: { $problem }
error-output = Вывод не записывается: { $problem }
error-random = Система не даёт случайных чисел: { $problem }. Игре с --seed они не нужны.
error-option-form = «{ $word }» — не настройка; пишите имя=значение, например difficulty=hard.
error-no-such-seat = Места { $seat } нет; есть места от 1 до { $most }.
error-no-such-move = Хода { $move } нет; всего ходов { $most }.
error-unknown-language = Языка «{ $name }» нет; есть en, ru и uk.
error-nothing-to-resume = Незаконченной игры нет. «dreadboard play» начнёт новую, «--resume ФАЙЛ» продолжит сохранённую, «--list» покажет их все.
error-resume-differs = { $file } нельзя продолжить как есть: { $problem } «dreadboard replay ФАЙЛ --continue» продолжит с последнего места, где всё сходится.
error-closed-before-start = Ввод закрылся раньше, чем игра была подготовлена; задайте настройки в командной строке или --defaults.
error-sim-seats = Ботов { $found }, а мест { $seats }; назовите одного на всех или по одному на каждое место.
error-bot-time = «{ $bot }» думает по часам, и его игры нельзя было бы повторить; задайте ему число проходов, например search:2000.
error-arena-bots = Назовите хотя бы двух ботов, например --seats search:2000 greedy.
error-arena-seats = Боты сравниваются в играх для двоих или в тех, где побеждают вместе; здесь мест { $seats }.
error-no-sources = Для этого нужны исходники: запустите в их папке или укажите её через --root.

## Что бывает не так в командной строке

error-arg = { $problem } «--help» покажет, что можно указать.
error-arg-unknown = «{ $arg }» здесь указать нельзя.{ $near }
error-arg-command = Команды «{ $word }» нет.{ $near }
error-arg-no-command = Назовите команду: { $known }.
error-arg-missing = Не хватает: { $arg }.
error-arg-no-value = { $arg }: не хватает значения.
error-arg-excess = { $arg }: значение «{ $value }» лишнее.
error-arg-count = { $arg }: значений нужно { $wanted }, а указано { $found }.
error-arg-twice = { $arg }: указано больше одного раза.
error-arg-conflict = { $arg } нельзя указать вместе с { $prior }.
error-arg-text = Один из аргументов — не текст в кодировке UTF-8.
error-seat-form = «{ $word }» не говорит, кто где сидит; пишите место и кто на нём, например 1=human.
error-no-seat = места «{ $word }» нет; места считаются с 1.

## Что бывает не так в файлах

error-line = строка { $line }: { $what }
error-place = { $place }: { $what }
error-pack = набор (--pack): { $what }
error-near = { " " }Может быть, «{ $near }»?
error-unknown-game = Игры «{ $word }» нет. Есть: { $known }.{ $near }
error-which-game = не сказано, какой она игры. Напишите в начале game = "{ $game }" или укажите --game; игры: { $known }.{ $count ->
    [0] {""}
   *[other] {" "}{ $why }
}
error-which-game-not = Как позиция { $game }: { $why }
error-no-campaign = В этой игре нет кампаний.
error-campaign-unreadable = Кампанию не удаётся прочесть: { $problem }
error-unknown-option = Настройки «{ $word }» нет. Есть: { $known }.{ $near }
error-unknown = «{ $word }» нет. Есть: { $known }.{ $near }
error-unknown-key = ключа «{ $word }» нет. Есть: { $known }.{ $near }
error-option-unused = при остальном выборе это ни на что не влияет. Уберите это или измените остальное.
error-count-just = задано { $found }, а нужно ровно { $most ->
    [one] одно
   *[other] { $most }
}.
error-count = задано { $found }, а нужно { $least ->
    [one] от одного
   *[other] от { $least }
} до { $most }.
error-range = { $found } не подходит; нужно число от { $least } до { $most }.
error-named-twice = «{ $word }» названо больше одного раза.
error-twice = ключ «{ $key }» встречается дважды.
error-missing = не хватает ключа «{ $key }».
error-one-key = в этих фигурных скобках должен быть ровно один ключ.
error-unfit = «{ $found }» не подходит; нужно: { $want }.
error-want = нужно: { $want }.
error-want-bool = true или false
error-want-text = слово в кавычках
error-want-name = слово в кавычках или таблица с одним ключом
error-want-word = слово в кавычках или число
error-want-list = список в квадратных скобках
error-want-table = таблица из ключей и значений
error-want-number = целое число
error-want-range = целое число от { $least } до { $most }
error-want-other = что-то другое ({ $detail })
error-unclear = это не удаётся понять ({ $detail }).
error-toml = «{ $text }» — не TOML начиная со столбца { $column } ({ $detail }).
error-toml-quotes = «{ $text }»: нет значения или слово стоит без кавычек. Пишите так: ключ = "слово".
error-toml-value = «{ $text }»: у ключа нет значения. Пишите так: ключ = "слово".
error-toml-open = «{ $text }»: здесь открыта и не закрыта скобка или кавычка.
error-json = это не JSON начиная со столбца { $column } ({ $detail }).
error-json-cut = файл обрывается на столбце { $column }.
error-roll = «{ $word }» выпасть не может. Может выпасть: { $known }.{ $near }
error-forbidden = «{ $word }» запрещает правило { $rule }. Есть: { $known }.{ $near }
error-no-positions = у игры { $game } нет файлов позиций.
error-bug = это ошибка в самой программе; сообщите о ней, пожалуйста: { $why }.
error-file-missing = такого файла или папки нет.
error-file-denied = система этого не разрешает.
error-file-folder = это папка, а не файл.
error-file-not-regular = это не обычный файл, а канал, устройство или что-то подобное.
error-file-no-folder = в этом пути вместо папки стоит файл.
error-file-full = на диске нет места.
error-file-system = система отвечает: «{ $detail }».
error-file-text = это не текст в кодировке UTF-8: байт { $byte } не принадлежит ни одной букве.
error-no-home = данные хранить негде; укажите папку в DREADBOARD_HOME.

refused-over = игра окончена.
refused-roll-awaited = сейчас нужен бросок, а не ответ.
refused-answer-awaited = сейчас нужен ответ, а не бросок.
refused-not-asked = месту { $seat } сейчас нечего решать.
refused-not-offered = такого ответа нет среди предложенных месту { $seat }.
refused-roll = { $value } выпасть не может.

save-unreadable = это не сохранённая игра: { $what }
save-other-game = это игра { $found }, а не { $wanted }.
save-setup = с её настройками играть нельзя: { $what }
save-start = позиции, с которой она начата, быть не может: { $what }
save-differs = запись { $entry } из { $of } не совпадает: { $why }
save-version = Файл записан версией { $old }, а это { $new }.
save-content = В нём играли с другими данными ({ $content }).
save-no-such-move = хода { $move }, к которому надо вернуться, нет.
save-other-question = здесь задаётся другой вопрос.

serve-address = Dreadboard открыт по адресу { $address }
serve-data = Столы хранятся в { $folder }. Чтобы закончить, нажмите Ctrl+C.
serve-no-address = не удаётся слушать { $address }: { $problem }
serve-no-data = не удаётся открыть столы в { $folder }: { $problem }
serve-held = столами в { $folder } уже занят другой сервер ({ $who }). Завершите его или укажите другую папку: --data.
serve-held-unknown = столами в { $folder } уже занят другой сервер, возможно под другим именем или по ссылке. Завершите его или укажите другую папку: --data.
serve-newer = столы в { $folder } записаны более новой версией Dreadboard. Запустите её или укажите другую папку: --data.
serve-no-space = прежде чем обновить столы в { $folder }, с них снимается копия, а места для неё нет: нужно { $needed } МБ, свободно { $free } МБ. Освободите место или перенесите папку на диск побольше.
error-setting-form = «{ $word }» — не настройка; пишите КЛЮЧ=ЗНАЧЕНИЕ.

backup-made = { $tables ->
    [one] Скопирован { $tables } стол
    [few] Скопировано { $tables } стола
   *[other] Скопировано { $tables } столов
 } в { $file }; копия в порядке.
backup-exists = { $file } уже есть. Укажите другой файл или замените его: --force.
backup-in-data = { $file } лежит в папке, где сервер хранит столы, и копия могла бы их затереть. Укажите файл в другой папке, лучше на другом диске.
backup-faulty = Копия записана в { $file }, но в ней, как и в столах сервера, { $faults } { $faults ->
    [one] ошибка
    [few] ошибки
   *[other] ошибок
 }. Сохраните прежние копии; эту примет «dreadboard restore --faulty».
verify-good = { $file } в порядке: { $tables } { $tables ->
    [one] стол
    [few] стола
   *[other] столов
 }, { $entries } { $entries ->
    [one] запись
    [few] записи
   *[other] записей
 } в журналах.
verify-replayed = { $file } в порядке: { $tables } { $tables ->
    [one] стол
    [few] стола
   *[other] столов
 }, { $entries } { $entries ->
    [one] запись
    [few] записи
   *[other] записей
 } в журналах, всё сыграно заново.
verify-unchained = Это записала более старая версия, и сверить журналы не с чем. Будет с чем, когда файл откроет сервер этой версии.
verify-faults = { $file }: { $faults } { $faults ->
    [one] ошибка
    [few] ошибки
   *[other] ошибок
 }.
verify-newer = это записала более новая версия Dreadboard. Запустите её.
verify-file = Файл повреждён: { $problem }
verify-no-tables = Это не столы Dreadboard.
verify-schema = Нет столбца { $column } в { $table }.
verify-reference = { $table }.{ $column } указывает на { $id }, которого нет в { $other }.
verify-pack = Набор { $hash } изменён.
verify-table = Стол { $table }: { $problem }
verify-unread = его не удаётся прочитать: { $problem }
verify-broke-down = сыграть его заново не удалось из-за сбоя.
verify-log-beginning = его начало или запись 1 его журнала изменили.
verify-log-missing = в журнале нет записи { $entry }.
verify-log-changed = запись { $entry } в журнале изменили.
restore-done = Теперь в { $folder } { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[other] { $tables } столов
 }.
restore-faulty = { $file }: { $faults } { $faults ->
    [one] ошибка
    [few] ошибки
   *[other] ошибок
 }; ничего не изменено. Восстановите более старую копию или эту как есть: --faulty.
restore-unfinished = Под именем { $file } восстановление пишет собственную копию и затёрло бы этот файл. Переименуйте его, а потом восстановите.
restore-replaced = То, что было там раньше, лежит в { $file }.

## Кампании

campaign-what = Что теперь?
campaign-help =
    { "  " }ЧИСЛО или слова   сделать то, что написано в этой строке; хватит и начала слова
    { "  " }просто Enter      сделать то, что написано в строке с номером из скобок
    { "  " }выход             выйти; продолжить: «dreadboard campaign --resume»

    «Играть» начинает следующую игру. Остальные строки меняют кампанию до неё. Каждое изменение
    сразу сохраняется, и появляется строка, которая шаг за шагом отменяет изменённое после
    последней игры. Записанную в файл колоду можно взять в другую программу или снова сюда.
campaign-play = Играть: { $game }
campaign-take-back = Отменить последнее изменение
campaign-export = Записать колоду в файл: { $who }
campaign-export-file = Файл
campaign-exported = Записано в { $file }.
campaign-leave = Выйти; всё сохранено
campaign-left = Сохранено в { $file }. Продолжить: dreadboard campaign --resume.
campaign-over = Всё сохранено в файле { $file }.
campaign-list-none = Сохранённых кампаний пока нет. Начните: dreadboard campaign.
error-no-campaign-to-resume = Продолжать нечего: кампаний нет. Начните: dreadboard campaign.
campaign-lost = Игру, которая шла, продолжить нельзя.
campaign-give-up = Отказаться от неё и начать заново
error-campaign-unwritten = записать не удаётся: { $problem }
