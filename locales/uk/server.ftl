## Що каже сервер
server-setting-unknown = немає налаштування «{ $word }». Є: { $known }.{ $near }
server-setting-value = налаштування «{ $key }» не може бути «{ $value }».
server-setting-file = не вдається прочитати налаштування з { $file }: { $problem }

## Чому не можна
server-broken = На сервері щось зламалося. Нічого не втрачено; спробуйте ще раз.
server-ends = Сервер завершує роботу. Повертайтеся за хвилину.
server-no-table = Такого столу немає, або він для вас закритий.
server-no-seat = Такого місця немає.
server-no-address = За цією адресою нічого немає.
server-odd-request = За цією адресою такий запит не приймається.
server-no-language = Цією мовою ми не говоримо.
server-no-guest = Сервер вас іще не знає. Відкрийте першу сторінку й дозвольте для неї кукі.
server-no-invitation = Такого запрошення немає, або ним уже скористалися.
server-no-moment = Стільки ходів у цій грі не було.
server-no-request = Зараз ніхто не просить узяти хід назад.
server-other-request = Це прохання вже не чинне. Подивіться, про що просять тепер.
server-request-stands = Хтось уже просить узяти хід назад. Спершу дайте відповідь на це прохання.
server-no-socket = Ця адреса — лише для живих зʼєднань.
server-origin = Запит прийшов не зі сторінки цього сервера.
server-not-your-seat = Це не ваше місце.
server-not-your-eye = З цього місця вам дивитися не можна.
server-bot-plays = За вас грає бот. Спершу поверніть собі місце.
server-stale = На запитання вже відповіли, або воно встигло змінитися.
server-nothing-asked = Зараз вас ні про що не питають.
server-nothing-to-undo = Брати назад нічого.
server-no-undo = За цим столом ходи назад не беруть.
server-undo-not-free = Де грають одне проти одного, ходи беруть назад лише за спільною згодою або ніколи.
server-nothing-said = Тут нічого сказати.
server-too-long = Задовго; щонайбільше — { $most } { $most ->
    [one] знак
    [few] знаки
   *[other] знаків
 }.
server-bad-name = В імені не буває керівних знаків.
server-silence = Зараз правила забороняють говорити про гру ({ $rule }).
server-not-the-maker = Закрити стіл може лише той, хто його створив.
server-others-sit = За цим столом сидить хтось іще: ви можете залишити своє місце, але не закрити стіл.
server-seat-taken = Це місце вже зайняте.
server-seat-count = Місць указано: { $found }, а в грі їх { $wanted }.
server-nobody-there = На цьому місці немає людини.
server-not-away = Людина тут; віддати місце боту може лише вона сама.
server-just-gone = Гравець щойно відійшов. Бота можна посадити через { $seconds } { $seconds ->
    [one] секунду
    [few] секунди
   *[other] секунд
 } відсутності.
server-entry-unread = Ця версія гри не знає, що було зроблено в записі { $entry } з { $of }. Стіл показано таким, яким був до нього.
server-bot-silent = Бот має відповісти, але не знає як. Гра не може тривати далі.
server-no-time-left = Ваш час вийшов; далі грає бот.
server-not-over = Гра ще триває; до кінця всієї її не бачить ніхто.
server-other-game = Ця мить — з іншої гри.
server-save-of = Це збережена партія гри «{ $found }», а тут розставляють «{ $wanted }». Відкрийте її там.
server-too-many-tables = Ігор у вас уже { $most }, більше не можна. Спершу закінчіть або закрийте якусь.
server-too-many-today = Ігор за добу ви почали { $most }, більше не можна. Наступну почніть пізніше.
server-too-many-guests = З вашої адреси прийшло забагато нових гостей. Спробуйте за годину.
server-too-many-sockets = У вас відкрито забагато сторінок одразу.
server-too-many-watch = За цим столом спостерігає вже стільки людей, скільки можна. Спробуйте пізніше.
server-too-fast = Забагато одразу. Зачекайте трохи.
server-hint-comes = Підказка вже готується.
server-too-large = Це завелике.
server-unread = Запит обірвався.
server-malformed = Запит не вдається прочитати: { $problem }
server-binary = Повідомлення — це тексти, а не байти.

## Що помічає стіл
server-took-back = Узято назад: { $moves } { $moves ->
    [one] хід
    [few] ходи
   *[other] ходів
 }{ $rolls ->
    [0] {""}
    [one] {" "}і { $rolls } кидок
    [few] {" "}і { $rolls } кидки
   *[other] {" "}і { $rolls } кидків
 } ({ $who }).
server-took-back-revealed = Узято назад: { $moves } { $moves ->
    [one] хід
    [few] ходи
   *[other] ходів
 }{ $rolls ->
    [0] {""}
    [one] {" "}і { $rolls } кидок
    [few] {" "}і { $rolls } кидки
   *[other] {" "}і { $rolls } кидків
 } ({ $who }); дещо приховане вже відкрилося.
server-not-taken-back = Немає згоди ({ $who }): нічого не береться назад.
server-no-longer-asked = Прохання взяти хід назад більше не чинне ({ $who }).
server-came = Місце зайнято: { $who } ({ $name }).
server-left = Місце залишено: { $who }.
server-stood-in = Далі грає бот: { $who }.
server-back = Знову грає людина: { $who }.
server-time-out = Час вийшов, далі грає бот: { $who }.
server-came-unnamed = Місце зайнято: { $who }.

## Кампанії

server-no-campaign = Такої кампанії немає, або вона не ваша.
server-nobody-before = У минулій грі тут ніхто не грав: скажіть, хто сяде.
server-campaign-changed = Кампанія тим часом змінилася: сторінка показує, яка вона зараз.
server-campaign-playing = У цій кампанії триває гра: спершу завершіть її.
server-too-many-campaigns = Ви почали { $most } кампаній; закрийте ту, у яку більше не граєте.
server-campaign-full = У цій кампанії зроблено стільки, що більше не зберігається. Зіграйте наступну гру.
server-campaign-not-closable = Закрити кампанію може лише той, хто її почав, і лише між іграми.
server-campaign-idle = У цій кампанії зараз не грають.
