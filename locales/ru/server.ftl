## Что говорит сервер
server-setting-unknown = нет настройки «{ $word }». Есть: { $known }.{ $near }
server-setting-value = настройка «{ $key }» не может быть «{ $value }».
server-setting-file = не удаётся прочитать настройки из { $file }: { $problem }

## Почему нельзя
server-broken = На сервере что-то сломалось. Ничего не потеряно; попробуйте ещё раз.
server-ends = Сервер завершает работу. Возвращайтесь через минуту.
server-no-table = Такого стола нет, или он для вас закрыт.
server-no-seat = Такого места нет.
server-no-address = По этому адресу ничего нет.
server-odd-request = По этому адресу такой запрос не принимается.
server-no-language = На этом языке мы не говорим.
server-no-guest = Сервер вас ещё не знает. Откройте первую страницу и разрешите для неё куки.
server-no-invitation = Такого приглашения нет, или им уже воспользовались.
server-no-moment = Столько ходов в этой игре не было.
server-no-request = Сейчас никто не просит взять ход назад.
server-other-request = Эта просьба уже не в силе. Посмотрите, о чём просят теперь.
server-request-stands = Кто-то уже просит взять ход назад. Сначала ответьте на эту просьбу.
server-no-socket = Этот адрес — только для живых соединений.
server-origin = Запрос пришёл не со страницы этого сервера.
server-not-your-seat = Это не ваше место.
server-not-your-eye = С этого места вам смотреть нельзя.
server-bot-plays = За вас играет бот. Сначала верните себе место.
server-stale = На вопрос уже ответили, или он успел измениться.
server-nothing-asked = Сейчас вас ни о чём не спрашивают.
server-nothing-to-undo = Брать назад нечего.
server-no-undo = За этим столом ходы назад не берут.
server-undo-not-free = Где играют друг против друга, ходы берут назад только с общего согласия или никогда.
server-nothing-said = Тут нечего сказать.
server-too-long = Слишком длинно; самое большее — { $most } { $most ->
    [one] знак
    [few] знака
   *[other] знаков
 }.
server-bad-name = В имени не бывает управляющих знаков.
server-silence = Сейчас правила запрещают говорить об игре ({ $rule }).
server-not-the-maker = Закрыть стол может только тот, кто его создал.
server-others-sit = За этим столом сидит кто-то ещё: вы можете оставить своё место, но не закрыть стол.
server-seat-taken = Это место уже занято.
server-seat-count = Мест указано: { $found }, а в игре их { $wanted }.
server-nobody-there = На этом месте нет человека.
server-not-away = Человек здесь; отдать место боту может только он сам.
server-just-gone = Игрок отошёл только что. Бота можно посадить через { $seconds } { $seconds ->
    [one] секунду
    [few] секунды
   *[other] секунд
 } отсутствия.
server-entry-unread = Эта версия игры не знает, что было сделано в записи { $entry } из { $of }. Стол показан таким, каким был до неё.
server-bot-silent = Бот должен ответить, но не знает как. Игра не может продолжаться.
server-no-time-left = Ваше время вышло; дальше играет бот.
server-not-over = Игра ещё идёт; до конца всю её не видит никто.
server-other-game = Этот момент — из другой игры.
server-save-of = Это сохранённая партия игры «{ $found }», а здесь расставляется «{ $wanted }». Откройте её там.
server-too-many-tables = Игр у вас уже { $most }, больше нельзя. Сначала закончите или закройте какую-нибудь.
server-too-many-today = Игр за сутки вы начали { $most }, больше нельзя. Следующую начните позже.
server-too-many-guests = С вашего адреса пришло слишком много новых гостей. Попробуйте через час.
server-too-many-sockets = У вас открыто слишком много страниц сразу.
server-too-many-watch = За этим столом наблюдает уже столько людей, сколько можно. Попробуйте позже.
server-too-fast = Слишком много сразу. Подождите немного.
server-hint-comes = Подсказка уже готовится.
server-too-large = Это слишком велико.
server-unread = Запрос оборвался.
server-malformed = Запрос не удаётся прочитать: { $problem }
server-binary = Сообщения — это тексты, а не байты.

## Что замечает стол
server-took-back = Взято назад: { $moves } { $moves ->
    [one] ход
    [few] хода
   *[other] ходов
 }{ $rolls ->
    [0] {""}
    [one] {" "}и { $rolls } бросок
    [few] {" "}и { $rolls } броска
   *[other] {" "}и { $rolls } бросков
 } ({ $who }).
server-took-back-revealed = Взято назад: { $moves } { $moves ->
    [one] ход
    [few] хода
   *[other] ходов
 }{ $rolls ->
    [0] {""}
    [one] {" "}и { $rolls } бросок
    [few] {" "}и { $rolls } броска
   *[other] {" "}и { $rolls } бросков
 } ({ $who }); кое-что скрытое уже открылось.
server-not-taken-back = Нет согласия ({ $who }): ничего не берётся назад.
server-no-longer-asked = Просьба взять ход назад больше не в силе ({ $who }).
server-came = Место занято: { $who } ({ $name }).
server-left = Место оставлено: { $who }.
server-stood-in = Дальше играет бот: { $who }.
server-back = Снова играет человек: { $who }.
server-time-out = Время вышло, дальше играет бот: { $who }.
server-came-unnamed = Место занято: { $who }.
