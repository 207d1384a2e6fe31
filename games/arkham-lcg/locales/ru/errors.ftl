### Карточная игра «Ужас Аркхэма»: что может быть не так с колодой, кампанией или набором. Текст продолжает указание места.

lcg-error-pack = наборов для этой игры нет: её карты — карты коробки.

## Колоды

lcg-error-all = { $problems }
lcg-error-deck-none = Для этого сыщика нет готовой колоды.
lcg-error-deck-whose = Это колода, в которой сыщик — { $found }, а здесь играет { $wanted }.
lcg-error-deck-unreadable = Это не колода в том виде, в каком её выгружает ArkhamDB или arkham.build: { $problem }
lcg-error-deck-link = ссылки здесь не открываются. Выгрузите колоду на сайте в файл JSON и укажите этот файл.
lcg-error-deck-object = объект JSON в фигурных скобках
lcg-error-deck-form = Файл колоды начинается так: {"{"}"investigator_code": "01001", "slots": {"{"}"01006": 1, "01020": 2, …
lcg-error-deck-of = { $investigator }: { $what }
lcg-error-deck-investigator = Колода собрана для сыщика, которого нет в базовом наборе ({ $code }). Есть: { $known }.
lcg-error-deck-not-in-box = Нет в базовом наборе (по номерам карт): { $cards }.
lcg-error-deck-code = { $n } × { $code }
lcg-error-deck-not-for-players = «{ $card }» ({ $code }) — не карта для колоды сыщика.
lcg-error-deck-of-another = Карту «{ $card }» может брать только { $investigator }.
lcg-error-deck-story = «{ $card }» попадает в колоду только по ходу сюжета.
lcg-error-deck-class = { $investigator }: класс карты «{ $card }» недоступен.
lcg-error-deck-level = { $investigator } берёт карты этого класса не выше уровня { $most }, а уровень карты «{ $card }» — { $level }.
lcg-error-deck-start-level = Кампанию начинают с картами уровня 0, а уровень карты «{ $card }» — { $level }.
lcg-error-deck-copies = Копий карты «{ $card }», считая все уровни, — { $found }, а в колоде их может быть не больше { $most }.
lcg-error-deck-required = В колоде { $investigator-gen } должна быть ровно одна карта «{ $card }», а найдено { $found }.
lcg-error-deck-size = В счёт идут карты: { $found }, а в колоде их должно быть { $size }, не считая слабостей и личных карт сыщика.
lcg-error-deck-basic = Базовых слабостей { $found }, а этой колоде нужно { $least }. Код 01000 означает слабость по жребию.
lcg-error-deck-too-dear = Карты стоят { $found ->
    [one] { $found } очко
    [few] { $found } очка
   *[many] { $found } очков
} опыта, а для отдельного сценария можно не больше { $most }.

## Позиции

lcg-error-position-card = карты «{ $word }» нет.{ $near } Карту называют по заглавию, например machete, или по номеру, например 01020.
lcg-error-position-beaten = на карте «{ $word }» { $of } { $n }, а выдержать она может { $most }: она была бы побеждена. Положите меньше или уберите карту.
lcg-error-position-slots = эти карты занимают ячеек «{ $slot }»: { $n }, а их { $most }. Уберите лишние карты.
lcg-error-position-misplaced = карта «{ $word }» не может здесь лежать.
lcg-error-position-place = локации «{ $word }» нет в игре: есть только { $known }. Все локации, которые в игре, и эту тоже, нужно перечислить в [places].
lcg-error-position-nobody = в игре не осталось ни одного сыщика. Хотя бы у одного должно стоять fate = "playing" или не стоять fate вовсе.
lcg-error-position-gone = «{ $word }» уже вне игры. В игре остаются: { $known }.
lcg-error-position-out = у того, кто выбыл из игры, в ней больше ничего нет. Уберите этот ключ или fate.
lcg-error-position-flip = эта карта замысла не остаётся в игре, когда продвинута. Уберите этот ключ или укажите в agenda ту, которая остаётся.
lcg-error-position-unlimited = «{ $word }» не называет свойства с ограничением, которое здесь действует. Назовите карту в игре и, если у неё несколько свойств, номер ограниченного; общее ограничение группы пишут в начале файла, остальные — у их сыщика.
lcg-error-position-lasting = из «{ $word }» не ясно, что действует, на какой карте и до каких пор. Пишите так: combat+2 on roland-banks until phase.

## Кампании

lcg-error-campaign-over = Игра окончена, или этот сыщик в ней больше не участвует.
lcg-error-campaign-replace = { $investigator } выбывает: перед следующим сценарием это место должен занять кто-то другой.
lcg-error-campaign-not-lost = Заменить можно только погибшего или обезумевшего сыщика.
lcg-error-campaign-used = В этой группе уже есть или был такой сыщик: { $investigator }. Свободны: { $known }.
lcg-error-campaign-used-all = В этой группе уже есть или был такой сыщик: { $investigator }; свободных сыщиков нет.
lcg-error-campaign-comes-back = { $investigator } возвращается со своей прежней колодой; выберите здесь готовую, она не понадобится.
lcg-error-campaign-no-lita = Лита не идёт с сыщиками.
lcg-error-campaign-not-for-sale = Карту «{ $card }» купить нельзя.
lcg-error-campaign-instead = Назовите карту, вместо которой берётся «{ $card }».
lcg-error-campaign-not-there = Карты { $code } в колоде нет.
lcg-error-campaign-stays = Карту «{ $card }» нельзя убрать из колоды.
lcg-error-campaign-experience = «{ $card }» стоит { $price ->
    [one] { $price } очко
    [few] { $price } очка
   *[many] { $price } очков
} опыта, а осталось { $found }.
lcg-error-campaign-form = «{ $form }» сейчас сделать нельзя.
lcg-error-campaign-unsaid = Нужно ещё сказать «{ $option }».
