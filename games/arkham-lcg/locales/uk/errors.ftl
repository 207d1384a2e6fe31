### Карткова гра «Жах Аркгема»: що може бути не так із колодою, кампанією чи набором. Текст продовжує вказівку місця.

lcg-error-pack = наборів для цієї гри немає: її карти — карти коробки.

## Колоди

lcg-error-all = { $problems }
lcg-error-deck-none = Для цього дослідника немає готової колоди.
lcg-error-deck-whose = Це колода, у якій дослідник — { $found }, а тут грає { $wanted }.
lcg-error-deck-unreadable = Це не колода в тому вигляді, у якому її вивантажує ArkhamDB чи arkham.build: { $problem }
lcg-error-deck-link = посилання тут не відкриваються. Вивантажте колоду на сайті у файл JSON і вкажіть цей файл.
lcg-error-deck-object = об’єкт JSON у фігурних дужках
lcg-error-deck-form = Файл колоди починається так: {"{"}"investigator_code": "01001", "slots": {"{"}"01006": 1, "01020": 2, …
lcg-error-deck-of = { $investigator }: { $what }
lcg-error-deck-investigator = Колоду складено для дослідника, якого немає в базовому наборі ({ $code }). Є: { $known }.
lcg-error-deck-not-in-box = Немає в базовому наборі (за номерами карт): { $cards }.
lcg-error-deck-code = { $n } × { $code }
lcg-error-deck-not-for-players = «{ $card }» ({ $code }) — не карта для колоди дослідника.
lcg-error-deck-of-another = Карту «{ $card }» може брати лише { $investigator }.
lcg-error-deck-story = «{ $card }» потрапляє до колоди лише за сюжетом.
lcg-error-deck-class = { $investigator }: клас карти «{ $card }» недоступний.
lcg-error-deck-level = { $investigator } бере карти цього класу не вище рівня { $most }, а рівень карти «{ $card }» — { $level }.
lcg-error-deck-start-level = Кампанію починають із картами рівня 0, а рівень карти «{ $card }» — { $level }.
lcg-error-deck-copies = Копій карти «{ $card }», рахуючи всі рівні, — { $found }, а в колоді їх може бути не більше { $most }.
lcg-error-deck-required = У колоді { $investigator-gen } має бути рівно одна карта «{ $card }», а знайдено { $found }.
lcg-error-deck-size = Зараховано карт: { $found }, а в колоді їх має бути { $size }, не рахуючи слабкостей і власних карт дослідника.
lcg-error-deck-basic = Базових слабкостей { $found }, а цій колоді потрібно { $least }. Код 01000 означає слабкість за жеребом.
lcg-error-deck-too-dear = Карти коштують { $found ->
    [one] { $found } бал
    [few] { $found } бали
   *[many] { $found } балів
} досвіду, а для окремого сценарію можна не більше { $most }.

## Позиції

lcg-error-position-card = карти «{ $word }» немає.{ $near } Карту називають за заголовком, наприклад machete, або за номером, наприклад 01020.
lcg-error-position-beaten = на карті «{ $word }» { $of } { $n }, а витримати вона може { $most }: її було б переможено. Покладіть менше або приберіть карту.
lcg-error-position-slots = ці карти займають комірок «{ $slot }»: { $n }, а їх { $most }. Приберіть зайві карти.
lcg-error-position-misplaced = карта «{ $word }» не може тут лежати.
lcg-error-position-place = локації «{ $word }» немає в грі: є лише { $known }. Усі локації, які в грі, і цю теж, треба перелічити в [places].
lcg-error-position-nobody = у грі не лишилося жодного дослідника. Хоча б в одного має стояти fate = "playing" або не стояти fate зовсім.
lcg-error-position-gone = «{ $word }» уже поза грою. У грі лишаються: { $known }.
lcg-error-position-out = у того, хто вибув із гри, в ній більше нічого немає. Приберіть цей ключ або fate.
lcg-error-position-flip = ця карта загрози не лишається в грі, коли просунулася. Приберіть цей ключ або вкажіть в agenda ту, яка лишається.
lcg-error-position-unlimited = «{ $word }» не називає властивості з обмеженням, яке тут діє. Назвіть карту в грі й, якщо в неї кілька властивостей, номер обмеженої; спільне обмеження групи пишуть на початку файлу, решту — у їхнього дослідника.
lcg-error-position-lasting = із «{ $word }» не зрозуміло, що діє, на якій карті та доки. Пишіть так: combat+2 on roland-banks until phase.

## Кампанії

lcg-error-campaign-over = Гру завершено, або цей дослідник у ній більше не бере участі.
lcg-error-campaign-replace = { $investigator } вибуває: перед наступним сценарієм це місце має посісти хтось інший.
lcg-error-campaign-not-lost = Замінити можна лише загиблого чи збожеволілого дослідника.
lcg-error-campaign-used = У цій групі вже є або був такий дослідник: { $investigator }. Вільні: { $known }.
lcg-error-campaign-used-all = У цій групі вже є або був такий дослідник: { $investigator }; вільних дослідників немає.
lcg-error-campaign-comes-back = { $investigator } повертається зі своєю попередньою колодою; оберіть тут готову, вона не знадобиться.
lcg-error-campaign-no-lita = Літа не йде з дослідниками.
lcg-error-campaign-not-for-sale = Карту «{ $card }» купити не можна.
lcg-error-campaign-instead = Назвіть карту, замість якої береться «{ $card }».
lcg-error-campaign-not-there = Карти { $code } у колоді немає.
lcg-error-campaign-stays = Карту «{ $card }» не можна прибрати з колоди.
lcg-error-campaign-experience = «{ $card }» коштує { $price ->
    [one] { $price } бал
    [few] { $price } бали
   *[many] { $price } балів
} досвіду, а лишилося { $found }.
lcg-error-campaign-form = «{ $form }» зараз зробити не можна.
lcg-error-campaign-unsaid = Треба ще сказати «{ $option }».
