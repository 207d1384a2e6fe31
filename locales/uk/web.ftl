### Що каже про себе сам клієнт у браузері, у яку б гру не грали.

## Усюди

web-nav = Головні сторінки
web-home = Головна
web-settings = Налаштування
web-language = Мова
web-skip = Перейти до вмісту
web-close = Закрити
web-cancel = Скасувати
web-confirm = Підтвердити
web-copy = Скопіювати
web-copied = Скопійовано
web-loading = Хвилинку…
web-unreachable = Сервер недоступний.
web-lost = Такої сторінки немає
web-lost-about = Ця адреса нікуди не веде. Перевірте, чи скопійовано її повністю.
web-unofficial = Неофіційний проєкт. Тут немає малюнків і текстів видавця: кожна картинка й кожна фраза — наші.

## Початок

web-home-title = Яку коробку відкриємо сьогодні?
web-home-about = Усе розкладається за мить, кожне правило виконується й пояснюється. Грайте з ботами, з друзями за посиланням або за одним екраном.
web-mine = Ваші столи
web-continue = Продовжити
web-close-table = Закрити стіл
web-close-table-sure = Закрити цей стіл назавжди?
web-close-table-about = Від партії нічого не збережеться, і посилання на неї більше нікуди не приведуть.
web-games = Ігри
web-players = Гравці
web-length = Час
web-kind = Грають
web-together = разом
web-against = одне проти одного
web-new-table = Новий стіл
web-rules = Правила
web-joinable = Столи з вільним місцем
web-join = Приєднатися
web-watchable = Столи, за якими можна спостерігати
web-watch = Дивитися
web-finished = Зіграні партії
web-replay = Перегляд партії
web-your-turn = Ваш хід
web-you = ви
web-nameless = гість
web-seat-free = місце вільне

bot-novice = Бот-новачок
bot-novice-about = Робить будь-що з дозволеного.
bot-steady = Спокійний бот
bot-steady-about = Бере те, що просто зараз здається найкращим.
bot-keen = Кмітливий бот
bot-keen-about = Недовго прораховує ходи наперед.
bot-ruthless = Безжальний бот
bot-ruthless-about = Прораховує наперед стільки, скільки дозволить сервер.

## Новий стіл

web-begin = З чого почати
web-begin-fresh = Нова партія
web-begin-save = Збережена партія
web-begin-save-about = Файл, який дає кнопка «Завантажити» за столом або пише термінал. Партія піде далі з того самого місця.
web-begin-save-text = Або вставте його текст
web-begin-save-empty = Спершу виберіть файл збереженої партії або вставте його текст.
web-begin-position = Позиція, записана від руки
web-begin-position-about = Файл позиції або її текст. Усе, про що там не сказано, буде як за звичайної підготовки.
web-begin-position-text = Або напишіть її тут
web-begin-position-empty = Спершу виберіть файл позиції або напишіть її.
web-pack = Грати зі значеннями зі своєї коробки (файл набору)
web-pack-about = Такий файл замінює значення, які нам довелося вигадати, надрукованими у вашій коробці.
web-pack-text = Або вставте його сюди
web-file-example = Показати приклад
web-file-choose = Вибрати файл
web-who-plays = Хто грає
web-who-plays-about = На будь-якому місці можете грати ви, хтось іще за цим екраном, друг або бот.
web-your-name = Ваше ім’я
web-their-name = Ім’я гравця
web-seat-me = Я
web-seat-me-about = За це місце вирішуєте ви.
web-seat-here = Хтось іще за цим екраном
web-seat-here-short = за цим екраном
web-seat-friend = Друг за посиланням
web-seat-friend-about = Коли стіл буде готовий, ви отримаєте посилання.
web-seat-bots = Боти
web-only-bots = За столом самі боти: ви спостерігатимете.
web-options = Гра
web-option-count-just = рівно { $most }; вибрано: { $now }
web-option-count = { $least ->
    [0] не більше { $most }; вибрано: { $now }
   *[other] від { $least } до { $most }; вибрано: { $now }
}
web-option-lacks = Виберіть ще { $count }.
web-option-incomplete = Вище вибрано ще не все.
web-option-wrong = Вище ще не все гаразд.
web-policy = Стіл
web-undo = Скасування ходів
web-undo-free = Коли завгодно
web-undo-consent = За згодою всіх інших
web-undo-never = Ніколи
web-open = Відкритий стіл
web-open-about = Його бачать незнайомці: вони можуть зайняти вільне місце й спостерігати.
web-private = Закритий стіл
web-stand-in-allowed = Боти можуть підміняти
web-stand-in-allowed-about = Якщо хтось відійшов, решта може посадити замість нього бота, доки він не повернеться.
web-quick-passes = Швидкі відповіді
web-quick-passes-about = Відповіді, у яких нема чого вирішувати, даються одразу. Вони можуть виказати карти на руці: усі бачать, хто мав вибір.
web-clock = Час на роздуми: кожному на всю партію
web-clock-none = Без годинника
web-clock-minutes = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[other] { $minutes } хвилин
}
web-make-table = Сісти й почати

## Кампанії

web-campaign = Група й журнал
web-my-campaigns = Ваші кампанії та групи
web-open-campaign = Відкрити
web-begin-campaign = Зібрати групу
web-no-campaign = Цю групу не відкрити
web-campaign-next = Далі: { $game }
web-campaign-now = Зараз триває: { $game }
web-campaign-over = Гру завершено
web-campaign-playing = Триває партія
web-campaign-lost = Партію не можна продовжити
web-campaign-lost-about = Ця версія програми веде партію не так, як вона йшла досі, і в журналі про неї нічого немає. Той, хто зібрав групу, може відмовитися від цієї партії — тоді її почнуть заново.
web-give-up = Відмовитися від цієї партії
web-give-up-sure = Відмовитися від цієї партії?
web-give-up-about = Усе повернеться до того, що було до цієї партії. Стіл залишиться, але те, що за ним відбувається, більше не потрапить до журналу.
web-given-up = Від партії відмовилися.
web-to-table = До столу
web-members = Учасники
web-member-lost = поза грою
web-member-file = Показати колоду
web-member-more = Що має цей учасник
web-forms-common = Уся група
web-form-submit = Виконати
web-form-submitted = Зроблено:
web-form-undone = Скасовано.
web-undo-form = Скасувати останню зміну
web-journal = Журнал
web-journal-empty = Поки нічого не записано.
web-played = Зіграні партії
web-played-game = Партія { $number }: перегляд
web-next-game = Наступна партія
web-play-next = Грати: { $game }
web-begin-sure = Почати, хоча готові не всі?
web-begin-sure-about = Ще готуються: { $names }. Коли партія почнеться, завершити підготовку до неї вже не вийде.
web-begin-anyway = Усе одно почати
web-seat-before = Як раніше: { $name }
web-seat-place = { $name } (своє місце)
web-seat-before-about = Той, чиє це місце, або той, хто грав тут минулого разу.
web-seat-instead = { $name } (цього разу грає бот)
web-seat-instead-about = Цього разу грає бот; місце зберігається: { $name }.
web-seat-until-about = Бот грає, доки друг не прийде за посиланням.
web-place-yours = Це ваше місце
web-place-of = Грає { $name }
web-place-nobody = Ще не вирішено, хто тут грає
web-place-expected = Тут чекають на друга
web-place-came = Тим часом місце зайнято: { $who } ({ $name }).
web-place-ready = усе готово
web-place-preparing = ще готується
web-place-take = Гратиму я
web-place-invite = Запросити друга
web-place-withdraw = Відкликати запрошення
web-place-leave = Поступитися своїм місцем
web-place-free = Звільнити місце
web-place-sure = Звільнити це місце?
web-place-sure-about = Повернутися на нього можна буде лише за новим запрошенням. Більше нічого не зміниться.
web-place-gone = Цього місця більше немає.
web-place-without = { $name }: ще не вирішено, за кого грати
web-place-without-you = Ви ще не вирішили, за кого грати.
web-place-choose-free = Візьміть того, за кого ще ніхто не грає.
web-place-choose-join = За всіх, хто тут є, уже грають. Приєднайтеся з кимось новим: «{ $form }» у розділі «{ $where }».
web-place-choose-either = Візьміть того, за кого ще ніхто не грає, або приєднайтеся з кимось новим: «{ $form }» у розділі «{ $where }».
web-place-choose-none = За всіх, хто тут є, уже грають. Зачекайте, доки звільниться місце.
web-say-ready = У мене все готово
web-say-not-ready = Ще не все готово
web-company = Друзі
web-company-about = Друг, що прийшов за посиланням, сам вибирає тут, за кого грати, і готується до початку наступної партії.
web-still-preparing = Ще готуються: { $names }.
web-changes = Хто що зробив
web-changes-all = Показати все: { $count }
web-invited-campaign = На вас чекають друзі
web-invited-to = Ваше місце: { $who }. Коли прийдете, зможете вибрати інакше.
web-invited-choose = Коли прийдете, виберете, за кого грати.
web-take-place = Зайняти місце
web-close-campaign = Закрити групу
web-close-campaign-sure = Закрити цю групу назавжди?
web-close-campaign-about = Її журнал і колоди не збережуться. Зіграні партії залишаться.
web-to-campaign = До групи
web-to-campaign-about = Те, що тут сталося, записано до журналу групи.

## Власний текст або вибір із багатьох

web-option-own = власний варіант
web-option-own-about = Виберіть файл або вставте його текст нижче.
web-find = Знайти
web-find-in = Знайти: { $what }
web-find-none = Нічого з такими словами немає.
web-find-chosen = Вибрано: { $what }
web-export-file = Завантажити
web-export-copy = Скопіювати текст

## Запрошення

web-invited = На вас чекають за столом
web-invitation-lost = Це запрошення не відкривається
web-sit-down = Зайняти місце
web-invitation-number = Запрошення { $number }: надішліть це посилання
web-invitation-for = { $who }: надішліть це посилання
web-expected = Чекаємо на друзів
web-you-watch = Ви спостерігаєте
web-sit-as = Зайняти місце: { $who }

## За столом

web-no-opening = Цей стіл не відкривається
web-seats = Місця
web-side = Запитання, журнал і місця
web-board = Поле
web-board-as = Показувати стіл
web-as-picture = Картиною
web-as-list = Списками
web-lists-empty = Поки що нема чого перелічувати.
web-can-choose = можна вибрати
web-near = Поруч: { $areas }
web-link-connecting = З’єднуємося…
web-link-lost = Зв’язок утрачено, пробуємо знову…
web-link-closed = Немає з’єднання
web-skip-motion = Пропустити
web-since = Після вашого рішення: { $count }
web-since-here = Після вашого останнього рішення

web-asked = { $who }, ваш хід
web-may = { $who }, ви можете діяти, але чекати на вас не будуть
web-may-step-in = Ви можете втрутитися
web-waiting = Чекаємо на відповідь: { $who }
web-happening = Гра триває…
web-picked = { $min ->
    [0] Вибрано: { $count }, не більше { $max }
   *[other] Вибрано: { $count }; потрібно від { $min } до { $max }
}
web-picked-of = Вибрано: { $count } з { $max }
web-pick-none = Нічого не вибирати
web-fill = Вибрати скільки можна
web-pick-all = Вибрати всі
web-nth-picked = вибрано { $n }-м за ліком
web-clear = Скинути вибір
web-filter = Знайти серед варіантів
web-filter-none = Немає варіанта з такими словами.
web-same-rest = І далі так само: { $choice }
web-pass-until = Хай усе йде своїм ходом, доки не стосується мене
web-pass-until-about = За вас відповідатимуть «{ $choice }» — і зараз, і далі, доки не з’явиться інший важливий вибір.
web-unask = Про це мене не питати…
web-unask-about = Хоч коли про це спитають, за вас відповідатимуть «{ $choice }». Ніхто не відрізнить цього від вашої власної відповіді.
web-unask-now = Поки що
web-unask-now-about = доки не спитають про інше
web-unask-turn = До мого наступного ходу
web-unask-always = Завжди за цим столом
web-pass-rules = Не питати
web-pass-rules-count = { $count ->
    [one] Не питають: { $count } вид запитань
    [few] Не питають: { $count } види запитань
   *[many] Не питають: { $count } видів запитань
}
web-pass-rules-until-now = доки не спитають про інше
web-pass-rules-until-turn = до вашого наступного ходу
web-pass-rules-until-always = завжди за цим столом
web-pass-rules-times = { $count ->
    [0] ще не траплялося
    [one] пропущено за вас { $count } раз
    [few] пропущено за вас { $count } рази
   *[many] пропущено за вас { $count } разів
}
web-pass-rules-undo = Знову питати
web-pass-rules-undo-of = Знову питати: { $question }
web-pass-rules-hold = Наступного разу спитати
web-pass-rules-held = Наступного разу вас спитають
web-anytime = До відповіді ви також можете
web-step-in = Ви можете
web-certain = Напевно станеться ось що:
web-nothing-certain = Більше нічого напевно сказати не можна.
web-tap-again = Натисніть ще раз, щоб зробити це.
web-why-not-list = Чому не можна…? ({ $count })
web-which = Що ви маєте на увазі?
web-sure = Зробити це?
web-sure-parting = Хто так учинить, вибуває з гри. Коли не залишиться нікого, гра скінчиться, і скасувати це буде не можна.
web-details = Докладніше
web-thing = На столі
web-other-side = Зворотний бік: що буде під час просування
web-why-not = Чому це не можна вибрати?
web-why-not-other = Вибирається інше, але зачіпає й це:
web-why-not-question = Зараз із цим нічого не можна зробити.
web-why-not-turn = Зараз вам нічого вирішувати.

web-tools = Інструменти
web-take-move-back = Скасувати хід
web-hint = Підказка
web-hint-thinking = Бот думає…
web-hint-take = Вибрати як бот
web-hint-best = Бот вибрав би це.
web-hint-line = Бот вибрав би: { $choice }.
web-hint-compare = Про що ще він думав і скільки
web-hint-share = { $percent }{ "\u00A0" }%
web-hint-none = нічого з цього
web-hint-nothing = нічого, чекати
web-save = Завантажити
web-undo-never-here = За цим столом ходів не скасовують.
web-undo-nothing = Зараз вам нема чого скасовувати.
web-undo-asked = { $moves ->
    [one] { $who } просить скасувати останній хід.
    [few] { $who } просить скасувати останні { $moves } ходи.
   *[many] { $who } просить скасувати останні { $moves } ходів.
}
web-undo-asked-yours = { $moves ->
    [one] Ви попросили скасувати останній хід.
    [few] Ви попросили скасувати останні { $moves } ходи.
   *[many] Ви попросили скасувати останні { $moves } ходів.
}
web-undo-asked-last = { $who } просить скасувати останнє рішення.
web-undo-asked-last-yours = Ви попросили скасувати своє останнє рішення.
web-undo-withdraw = Відкликати прохання
web-undo-agree = Погодитися
web-undo-refuse = Відмовити
web-undo-awaited = Ще не відповіли: { $who }.

web-tab-log = Журнал і чат
web-tab-seats = Місця
web-log = Журнал
web-log-empty = Поки що нічого не сталося.
web-log-earlier = { $count ->
    [one] Ще { $count } рядок вище
    [few] Ще { $count } рядки вище
   *[other] Ще { $count } рядків вище
}
web-moment = До ходу { $move }
web-chat = Написати всім за столом
web-unread = { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
   *[many] { $count } нових повідомлень
}
web-send = Надіслати
web-silent = Тиша
web-silence = Зараз правила забороняють розмовляти.
web-watcher = хтось із глядачів

web-presence-here = за столом
web-presence-away = немає на місці
web-presence-stood-in = замість гравця бот
web-presence-stood-in-yours = замість вас бот
web-thinks = має відповісти
web-look-through = Дивитися з цього місця
web-back-to = Повернутися до того, хто відповідає: { $who }
web-look-public = Дивитися як глядач
web-stand-in = Хай за мене грає бот
web-stand-in-last = Крім вас, тут грають лише боти: вони одразу дограють партію до кінця.
web-is-away = { $name }, немає на місці
web-missed = { $name }: хід за цим гравцем, але його немає на місці.
web-missed-wait = Гра чекає на його повернення.
web-missed-soon = Якщо він не повернеться за найближчі { $seconds } с, за нього зможе грати бот.
web-stand-in-other = Посадити замість нього бота
web-take-back = Повернутися на своє місце
web-stood-in = За вас грає бот: { $who }.
web-hand-over-seat = Передати місце іншому
web-follow-allow = Глядачам можна бачити мій бік
web-leave-seat = Покинути стіл
web-leave-bot = На цьому місці далі грає бот, і до вас воно не повернеться.
web-leave-free = Місце звільниться для когось іншого, і до вас воно не повернеться.
web-leave-campaign = Разом із ним звільниться і місце в групі.
web-leave-pause = Щоб перерватися, просто закрийте сторінку: партія чекає на головній під «Ваші столи».
web-watching = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
   *[other] { $count } глядачів
}

web-give-screen = Передайте екран: { $name }
web-give-screen-about = Доки наступний гравець не взяв екран, на сторінці немає нічого таємного.
web-ready = Я { $name }: покажіть стіл

web-play-again = Зіграти ще раз
web-play-again-about = Той самий початок із тими самими людьми; «Новий стіл» дасть вибрати все наново.
web-over = Партію закінчено
web-won = перемога
web-lost-game = поразка
web-drawn = нічия

## Перегляд

web-no-replay = Цей запис не відкрити
web-viewer = Очима
web-viewer-public = усіх одразу
web-first = На початок
web-back = На крок назад
web-forward = На крок уперед
web-last = На кінець
web-play = Пуск
web-pause = Пауза
web-move-of = Хід { $move } з { $all }
web-speed = Швидкість
web-link-moment = Посилання на цей момент
web-link-private = Стіл закритий: посилання відкриється лише в тих, хто за ним сидить, у тому самому браузері, де вони грали.
web-link-open = Стіл відкритий: подивитися може кожен, хто має посилання.
web-play-on = Грати звідси
web-play-on-about = Новий стіл зі станом після ходу { $move }. Попередній лишиться як є.

## Правила

web-rule = Правило
web-rule-open = Відкрити правило { $rule }
web-rule-none = Цей абзац не містить власного правила.
web-rule-before = Правило перед ним:
web-rule-in-book = Відкрити у зводі правил
web-rules-about = Усі правила, яких дотримується гра, нашими словами. У кожного своя адреса, яку можна надіслати.
web-how = Як грати
web-rules-contents = Зміст
web-rules-search = Шукати в правилах
web-rules-none = У жодному правилі немає всіх цих слів. Спробуйте менше слів або лише початок слова.
web-rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[other] { $count } правил
}

## Налаштування

web-you-title = Ви
web-keep = Зберегти
web-kept = Збережено.
web-looks = Вигляд
web-theme = Освітлення
web-theme-auto = Як у системі
web-theme-light = Папір і чорнило
web-theme-dark = Лампа вночі
web-text-size = Розмір тексту: { $percent }{ "\u00A0" }%
web-motion = Анімація
web-motion-calm = Спокійно: показувати все, що відбувається
web-motion-quick = Швидко
web-motion-none = Без анімації: одразу показувати підсумок
web-playing = Гра
web-concern = Запитання
web-concern-all = Питати про все
web-concern-mine = Пропускати за мене те, де майже нічого вирішувати
web-confirm-clicks = Перепитувати після клацання по полю
web-as-lists = Показувати стіл списками, а не картиною
web-single-keys = Керування окремими клавішами за столом
web-keys = Клавіші за столом
web-key-choose = вибрати те, біля чого цей знак
web-key-confirm = підтвердити вибране, якщо вибирають кілька
web-key-walk = пройти списком вибору й далі, до «Підтвердити»
web-key-rule = до правила цього вибору й назад
web-key-take = вибрати те, на чому фокус, і на полі теж
web-key-lists = картина або списки
web-key-undo = скасувати хід
web-key-hint = попросити підказку
web-key-skip = пропустити анімацію, закрити вікно
web-key-keys = показати ці клавіші
web-no-sound = Звуку немає.
