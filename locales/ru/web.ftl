### Что говорит о себе сам клиент в браузере, в какую бы игру ни играли.

## Везде

web-nav = Основные страницы
web-home = Главная
web-settings = Настройки
web-language = Язык
web-skip = Перейти к содержимому
web-close = Закрыть
web-cancel = Отмена
web-confirm = Подтвердить
web-copy = Скопировать
web-copied = Скопировано
web-loading = Минуту…
web-unreachable = Сервер недоступен.
web-lost = Такой страницы нет
web-lost-about = Этот адрес никуда не ведёт. Проверьте, скопирован ли он целиком.
web-unofficial = Неофициальный проект. Здесь нет рисунков и текстов издателя: каждая картинка и каждая фраза — наши.

## Начало

web-home-title = Какую коробку откроем сегодня?
web-home-about = Всё раскладывается за мгновение, каждое правило соблюдается и объясняется. Играйте с ботами, с друзьями по ссылке или за одним экраном.
web-mine = Ваши столы
web-continue = Продолжить
web-close-table = Закрыть стол
web-close-table-sure = Закрыть этот стол насовсем?
web-close-table-about = От партии ничего не сохранится, и ссылки на неё больше никуда не приведут.
web-games = Игры
web-players = Игроки
web-length = Время
web-kind = Играют
web-together = вместе
web-against = друг против друга
web-new-table = Новый стол
web-rules = Правила
web-joinable = Столы со свободным местом
web-join = Присоединиться
web-watchable = Столы, за которыми можно наблюдать
web-watch = Смотреть
web-finished = Сыгранные партии
web-replay = Просмотр партии
web-your-turn = Ваш ход
web-you = вы
web-nameless = гость
web-seat-free = место свободно

bot-novice = Бот-новичок
bot-novice-about = Делает что угодно из разрешённого.
bot-steady = Спокойный бот
bot-steady-about = Берёт то, что выглядит лучшим прямо сейчас.
bot-keen = Смекалистый бот
bot-keen-about = Недолго просчитывает ходы вперёд.
bot-ruthless = Безжалостный бот
bot-ruthless-about = Просчитывает вперёд столько, сколько позволит сервер.

## Новый стол

web-begin = С чего начать
web-begin-fresh = Новая партия
web-begin-save = Сохранённая партия
web-begin-save-about = Файл, который даёт кнопка «Скачать» за столом или пишет терминал. Партия продолжится с того же места.
web-begin-save-text = Или вставьте его текст
web-begin-save-empty = Сначала выберите файл сохранённой партии или вставьте его текст.
web-begin-position = Позиция, записанная от руки
web-begin-position-about = Файл позиции или её текст. Всё, о чём там не сказано, будет как при обычной подготовке.
web-begin-position-text = Или напишите её здесь
web-begin-position-empty = Сначала выберите файл позиции или напишите её.
web-pack = Играть со значениями из своей коробки (файл набора)
web-pack-about = Такой файл заменяет значения, которые нам пришлось придумать, напечатанными в вашей коробке.
web-pack-text = Или вставьте его сюда
web-file-example = Показать пример
web-file-choose = Выбрать файл
web-who-plays = Кто играет
web-who-plays-about = На любом месте можете играть вы, кто-то ещё за этим экраном, друг или бот.
web-your-name = Ваше имя
web-their-name = Имя игрока
web-seat-me = Я
web-seat-me-about = За это место решаете вы.
web-seat-here = Кто-то ещё за этим экраном
web-seat-here-short = за этим экраном
web-seat-friend = Друг по ссылке
web-seat-friend-about = Когда стол будет готов, вы получите ссылку.
web-seat-bots = Боты
web-only-bots = За столом одни боты: вы будете наблюдать.
web-options = Игра
web-option-count-just = ровно { $most }; выбрано: { $now }
web-option-count = { $least ->
    [0] не больше { $most }; выбрано: { $now }
   *[other] от { $least } до { $most }; выбрано: { $now }
}
web-option-lacks = Выберите ещё { $count }.
web-option-incomplete = Выше выбрано ещё не всё.
web-option-wrong = Выше ещё не всё в порядке.
web-policy = Стол
web-undo = Отмена ходов
web-undo-free = Когда угодно
web-undo-consent = С согласия всех остальных
web-undo-never = Никогда
web-open = Открытый стол
web-open-about = Его видят незнакомцы: могут занять свободное место и наблюдать.
web-private = Закрытый стол
web-stand-in-allowed = Боты могут подменять
web-stand-in-allowed-about = Если кто-то отошёл, остальные могут посадить за него бота до его возвращения.
web-quick-passes = Быстрые ответы
web-quick-passes-about = Ответы, в которых нечего решать, даются сразу. Они могут выдать карты на руке: все видят, у кого был выбор.
web-clock = Время на размышление: каждому на всю партию
web-clock-none = Без часов
web-clock-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}
web-make-table = Сесть и начать

## Кампании

web-campaign = Группа и журнал
web-my-campaigns = Ваши кампании и группы
web-open-campaign = Открыть
web-begin-campaign = Собрать группу
web-no-campaign = Эту группу не открыть
web-campaign-next = Дальше: { $game }
web-campaign-now = Сейчас идёт: { $game }
web-campaign-over = Игра окончена
web-campaign-playing = Идёт партия
web-campaign-lost = Партию нельзя продолжить
web-campaign-lost-about = Эта версия программы ведёт партию не так, как она шла до сих пор, и в журнале о ней ничего нет. Тот, кто собрал группу, может отказаться от этой партии — тогда её начнут заново.
web-give-up = Отказаться от этой партии
web-give-up-sure = Отказаться от этой партии?
web-give-up-about = Всё вернётся к тому, что было до этой партии. Стол останется, но происходящее за ним больше не попадёт в журнал.
web-given-up = От партии отказались.
web-to-table = К столу
web-members = Участники
web-member-lost = вне игры
web-member-file = Показать колоду
web-member-more = Что у этого участника
web-forms-common = Вся группа
web-form-submit = Выполнить
web-form-submitted = Сделано:
web-form-undone = Отменено.
web-undo-form = Отменить последнее изменение
web-journal = Журнал
web-journal-empty = Пока ничего не записано.
web-played = Сыгранные партии
web-played-game = Партия { $number }: просмотр
web-next-game = Следующая партия
web-play-next = Играть: { $game }
web-begin-sure = Начать, хотя готовы не все?
web-begin-sure-about = Ещё готовятся: { $names }. Когда партия начнётся, закончить приготовления к ней уже не получится.
web-begin-anyway = Всё равно начать
web-seat-before = Как раньше: { $name }
web-seat-place = { $name } (своё место)
web-seat-before-about = Тот, чьё это место, или тот, кто играл здесь в прошлый раз.
web-seat-instead = { $name } (в этот раз играет бот)
web-seat-instead-about = В этот раз играет бот; место сохраняется: { $name }.
web-seat-until-about = Бот играет, пока друг не придёт по ссылке.
web-place-yours = Это ваше место
web-place-of = Играет { $name }
web-place-nobody = Пока не решено, кто здесь играет
web-place-expected = Здесь ждут друга
web-place-came = Тем временем место занято: { $who } ({ $name }).
web-place-ready = всё готово
web-place-preparing = ещё готовится
web-place-take = Играть буду я
web-place-invite = Пригласить друга
web-place-withdraw = Отозвать приглашение
web-place-leave = Уступить своё место
web-place-free = Освободить место
web-place-sure = Освободить это место?
web-place-sure-about = Вернуться на него можно будет только по новому приглашению. Больше ничего не изменится.
web-place-gone = Этого места больше нет.
web-place-without = { $name }: ещё не решено, за кого играть
web-place-without-you = Вы ещё не решили, за кого играть.
web-place-choose-free = Возьмите того, за кого ещё никто не играет.
web-place-choose-join = За всех, кто здесь есть, уже играют. Присоединитесь с кем-то новым: «{ $form }» в разделе «{ $where }».
web-place-choose-either = Возьмите того, за кого ещё никто не играет, или присоединитесь с кем-то новым: «{ $form }» в разделе «{ $where }».
web-place-choose-none = За всех, кто здесь есть, уже играют. Подождите, пока освободится место.
web-say-ready = У меня всё готово
web-say-not-ready = Ещё не всё готово
web-company = Друзья
web-company-about = Друг, пришедший по ссылке, сам выбирает здесь, за кого играть, и готовится до начала следующей партии.
web-still-preparing = Ещё готовятся: { $names }.
web-changes = Кто что сделал
web-changes-all = Показать всё: { $count }
web-invited-campaign = Вас ждут друзья
web-invited-to = Ваше место: { $who }. Когда придёте, сможете выбрать иначе.
web-invited-choose = Когда придёте, выберете, за кого играть.
web-take-place = Занять место
web-close-campaign = Закрыть группу
web-close-campaign-sure = Закрыть эту группу насовсем?
web-close-campaign-about = Её журнал и колоды не сохранятся. Сыгранные партии останутся.
web-to-campaign = К группе
web-to-campaign-about = Случившееся здесь записано в журнал группы.

## Свой текст или выбор из многого

web-option-own = свой вариант
web-option-own-about = Выберите файл или вставьте его текст ниже.
web-find = Найти
web-find-in = Найти: { $what }
web-find-none = Ничего с такими словами нет.
web-find-chosen = Выбрано: { $what }
web-export-file = Скачать
web-export-copy = Скопировать текст

## Приглашение

web-invited = Вас ждут за столом
web-invitation-lost = Это приглашение не открывается
web-sit-down = Занять место
web-invitation-number = Приглашение { $number }: отправьте эту ссылку
web-invitation-for = { $who }: отправьте эту ссылку
web-expected = Ждём друзей
web-you-watch = Вы наблюдаете
web-sit-as = Занять место: { $who }

## За столом

web-no-opening = Этот стол не открывается
web-seats = Места
web-side = Вопрос, журнал и места
web-board = Поле
web-board-as = Показывать стол
web-as-picture = Картиной
web-as-list = Списками
web-lists-empty = Пока перечислять нечего.
web-can-choose = можно выбрать
web-near = Рядом: { $areas }
web-link-connecting = Соединяемся…
web-link-lost = Связь потеряна, пробуем снова…
web-link-closed = Нет соединения
web-skip-motion = Пропустить
web-since = После вашего решения: { $count }
web-since-here = После вашего последнего решения

web-asked = { $who }, ваш ход
web-may = { $who }, вы можете действовать, но ждать вас не будут
web-may-step-in = Вы можете вмешаться
web-waiting = Ждём ответа: { $who }
web-happening = Игра продолжается…
web-picked = { $min ->
    [0] Выбрано: { $count }, не больше { $max }
   *[other] Выбрано: { $count }; нужно от { $min } до { $max }
}
web-picked-of = Выбрано: { $count } из { $max }
web-pick-none = Ничего не выбирать
web-fill = Выбрать сколько можно
web-pick-all = Выбрать все
web-nth-picked = выбрано { $n }-м по счёту
web-clear = Сбросить выбор
web-filter = Найти среди вариантов
web-filter-none = Нет варианта с такими словами.
web-same-rest = И дальше так же: { $choice }
web-pass-until = Пусть идёт своим чередом, пока меня не коснётся
web-pass-until-about = За вас ответят «{ $choice }» — и сейчас, и дальше, пока не появится другой важный выбор.
web-unask = Об этом меня не спрашивать…
web-unask-about = Когда бы об этом ни спросили, за вас ответят «{ $choice }». Никто не отличит это от вашего собственного ответа.
web-unask-now = Пока что
web-unask-now-about = пока не спросят о другом
web-unask-turn = До моего следующего хода
web-unask-always = Всегда за этим столом
web-pass-rules = Не спрашивать
web-pass-rules-count = { $count ->
    [one] Не спрашивают: { $count } вид вопросов
    [few] Не спрашивают: { $count } вида вопросов
   *[many] Не спрашивают: { $count } видов вопросов
}
web-pass-rules-until-now = пока не спросят о другом
web-pass-rules-until-turn = до вашего следующего хода
web-pass-rules-until-always = всегда за этим столом
web-pass-rules-times = { $count ->
    [0] ещё не встречалось
    [one] пропущено за вас { $count } раз
    [few] пропущено за вас { $count } раза
   *[many] пропущено за вас { $count } раз
}
web-pass-rules-undo = Снова спрашивать
web-pass-rules-undo-of = Снова спрашивать: { $question }
web-pass-rules-hold = В следующий раз спросить
web-pass-rules-held = В следующий раз вас спросят
web-anytime = До ответа вы также можете
web-step-in = Вы можете
web-certain = Наверняка случится вот что:
web-nothing-certain = Больше ничего наверняка сказать нельзя.
web-tap-again = Нажмите ещё раз, чтобы сделать это.
web-why-not-list = Почему нельзя…? ({ $count })
web-which = Что вы имеете в виду?
web-sure = Сделать это?
web-sure-parting = Кто так поступит, выбывает из игры. Когда не останется никого, игра закончится, и отменить это будет нельзя.
web-details = Подробнее
web-thing = На столе
web-other-side = Обратная сторона: что будет при продвижении
web-why-not = Почему это нельзя выбрать?
web-why-not-other = Выбирается другое, но затрагивает и это:
web-why-not-question = Сейчас с этим ничего нельзя сделать.
web-why-not-turn = Сейчас вам нечего решать.

web-tools = Инструменты
web-take-move-back = Отменить ход
web-hint = Подсказка
web-hint-thinking = Бот думает…
web-hint-take = Выбрать как бот
web-hint-best = Бот выбрал бы это.
web-hint-line = Бот выбрал бы: { $choice }.
web-hint-compare = О чём ещё он думал и сколько
web-hint-share = { $percent }{ "\u00A0" }%
web-hint-none = ничего из этого
web-hint-nothing = ничего, ждать
web-save = Скачать
web-undo-never-here = За этим столом ходы не отменяют.
web-undo-nothing = Сейчас вам нечего отменить.
web-undo-asked = { $moves ->
    [one] { $who } просит отменить последний ход.
    [few] { $who } просит отменить последние { $moves } хода.
   *[many] { $who } просит отменить последние { $moves } ходов.
}
web-undo-asked-yours = { $moves ->
    [one] Вы попросили отменить последний ход.
    [few] Вы попросили отменить последние { $moves } хода.
   *[many] Вы попросили отменить последние { $moves } ходов.
}
web-undo-asked-last = { $who } просит отменить последнее решение.
web-undo-asked-last-yours = Вы попросили отменить своё последнее решение.
web-undo-withdraw = Отозвать просьбу
web-undo-agree = Согласиться
web-undo-refuse = Отказать
web-undo-awaited = Ещё не ответили: { $who }.

web-tab-log = Журнал и чат
web-tab-seats = Места
web-log = Журнал
web-log-empty = Пока ничего не произошло.
web-log-earlier = { $count ->
    [one] Ещё { $count } строка выше
    [few] Ещё { $count } строки выше
   *[other] Ещё { $count } строк выше
}
web-moment = К ходу { $move }
web-chat = Написать всем за столом
web-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
web-send = Отправить
web-silent = Тишина
web-silence = Сейчас правила запрещают разговаривать.
web-watcher = кто-то из зрителей

web-presence-here = за столом
web-presence-away = нет на месте
web-presence-stood-in = вместо игрока бот
web-presence-stood-in-yours = вместо вас бот
web-thinks = отвечает
web-look-through = Смотреть с этого места
web-back-to = Вернуться к тому, кто отвечает: { $who }
web-look-public = Смотреть как зритель
web-stand-in = Пусть за меня играет бот
web-stand-in-last = Кроме вас, здесь играют только боты: они сразу доиграют партию до конца.
web-is-away = { $name }, нет на месте
web-missed = { $name }: ход за этим игроком, но его нет на месте.
web-missed-wait = Игра ждёт его возвращения.
web-missed-soon = Если он не вернётся в ближайшие { $seconds } с, за него сможет играть бот.
web-stand-in-other = Посадить вместо него бота
web-take-back = Вернуться на своё место
web-stood-in = За вас играет бот: { $who }.
web-hand-over-seat = Передать место другому
web-follow-allow = Зрителям можно видеть мою сторону
web-leave-seat = Покинуть стол
web-leave-bot = На этом месте дальше играет бот, и к вам оно не вернётся.
web-leave-free = Место освободится для кого-то другого, и к вам оно не вернётся.
web-leave-campaign = Вместе с ним освободится и место в группе.
web-leave-pause = Чтобы прерваться, просто закройте страницу: партия ждёт на главной под «Ваши столы».
web-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}

web-give-screen = Передайте экран: { $name }
web-give-screen-about = Пока следующий игрок не взял экран, на странице нет ничего тайного.
web-ready = Я { $name }: покажите стол

web-play-again = Сыграть ещё раз
web-play-again-about = То же начало с теми же людьми; «Новый стол» позволит выбрать всё заново.
web-over = Партия окончена
web-won = победа
web-lost-game = поражение
web-drawn = ничья

## Просмотр

web-no-replay = Эту запись не открыть
web-viewer = Глазами
web-viewer-public = всех сразу
web-first = К началу
web-back = На шаг назад
web-forward = На шаг вперёд
web-last = К концу
web-play = Пуск
web-pause = Пауза
web-move-of = Ход { $move } из { $all }
web-speed = Скорость
web-link-moment = Ссылка на этот момент
web-link-private = Стол закрытый: ссылка откроется только у тех, кто за ним сидит, в том же браузере, где они играли.
web-link-open = Стол открытый: посмотреть может любой, у кого есть ссылка.
web-play-on = Играть отсюда
web-play-on-about = Новый стол с положением после хода { $move }. Прежний останется как есть.

## Правила

web-rule = Правило
web-rule-open = Открыть правило { $rule }
web-rule-none = Этот абзац не содержит собственного правила.
web-rule-before = Правило перед ним:
web-rule-in-book = Открыть в своде правил
web-rules-about = Все правила, которые соблюдает игра, нашими словами. У каждого свой адрес, который можно отправить.
web-how = Как играть
web-rules-contents = Содержание
web-rules-search = Искать в правилах
web-rules-none = Ни в одном правиле нет всех этих слов. Попробуйте меньше слов или только начало слова.
web-rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[other] { $count } правил
}

## Настройки

web-you-title = Вы
web-keep = Сохранить
web-kept = Сохранено.
web-looks = Вид
web-theme = Освещение
web-theme-auto = Как в системе
web-theme-light = Бумага и чернила
web-theme-dark = Лампа в ночи
web-text-size = Размер текста: { $percent }{ "\u00A0" }%
web-motion = Анимация
web-motion-calm = Спокойно: показывать всё, что происходит
web-motion-quick = Быстро
web-motion-none = Без анимации: сразу показывать итог
web-playing = Игра
web-concern = Вопросы
web-concern-all = Спрашивать обо всём
web-concern-mine = Пропускать за меня то, где почти нечего решать
web-confirm-clicks = Переспрашивать после щелчка по полю
web-as-lists = Показывать стол списками, а не картиной
web-single-keys = Управление одиночными клавишами за столом
web-keys = Клавиши за столом
web-key-choose = выбрать то, у чего этот знак
web-key-confirm = подтвердить выбранное, если выбирают несколько
web-key-walk = пройти по списку выбора и дальше, к «Подтвердить»
web-key-rule = к правилу этого выбора и обратно
web-key-take = выбрать то, на чём фокус, и на поле тоже
web-key-lists = картина или списки
web-key-undo = отменить ход
web-key-hint = попросить подсказку
web-key-skip = пропустить анимацию, закрыть окно
web-key-keys = показать эти клавиши
web-no-sound = Звука нет.
