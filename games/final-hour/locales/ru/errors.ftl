### «Последний час»: что бывает не так с настройками, файлами позиций и наборами. Всё продолжает строку после места.

## Настройки

fh-error-solo-count = в одиночной игре ровно 2 сыщика, а не { $found }.
fh-error-count = играть могут 2, 3 или 4 сыщика, а не { $found }; для одного игрока выберите одиночную игру с двумя.

## Позиции: с чего начинается игра

fh-error-before-table = игра начинается с подготовки, а она раскладывает всё сама. Чтобы задать это, начните позже, например: at = "priority".
fh-error-step = шага «{ $word }» нет. Есть: { $known } — или эффект, например «upper dynamite», «lower socialite 2», «item lantern» или «reckoning 5».{ $near }
fh-error-omens = столько знамений («{ $found }») ничего не приносят; напишите число, например «reckoning 5».
fh-error-item-held = вещи «{ $item }» ни у кого нет; назовите её среди вещей (items) сыщика.
fh-error-card-owner = это карта сыщика { $who }, а его нет среди играющих (investigators).

## Позиции: стол

fh-error-location = локации «{ $word }» нет. У них номера от 1 до 15 и названия: { $known }.{ $near }
fh-error-lead = «{ $word }» не играет. Укажите место, считая с 1, или одно из имён: { $known }.{ $near }
fh-error-solo-lead = в одиночной игре никто не ведёт; уберите это.
fh-error-gate-form = вратам нужна локация или таблица вроде { "{" } at = 8, tokens = 2 { "}" }.
fh-error-four-places = место ритуала и трое врат — четыре разные локации.
fh-error-tokens = жетонов врат сверх первых трёх: { $found }, а на этом шаге их не больше { $most }.
fh-error-clue-form = улика — это item, diamond, hourglass, moon, star или cross.
fh-error-no-clue = в локации { $at } улики не бывает: там врата или место ритуала.
fh-error-clue-count = каждая исследованная локация даёт одну улику, а названо улик { $found }, локаций { $explored }.
fh-error-clue-kinds = улик с каждым символом две, а с ключом — три.
fh-error-clue-slots = две из десяти улик с символами лежат в ячейках ритуала, так что найти можно не больше восьми.
fh-error-not-playing = не играет: играют только те, кто назван в «investigators».
fh-error-monsters-first = скажите и то, какие монстры стоят на поле, хотя бы monsters = { "{}" }.
fh-error-cup-or-beside = все, кого нет на поле, лежат в пуле (cup) или рядом с ним (beside); назовите только одно из двух.
fh-error-too-few = «{ $face }»: названо { $found }, а в этой игре осталось { $left }.
fh-error-cells = в локации { $at } мало ячеек: { $cells }, а занять их должны { $tokens ->
    [0] монстры ({ $monsters }).
   *[other] монстры ({ $monsters }) и жетоны разрушения ({ $tokens }).
}
fh-error-seal-form = «{ $words }» — не печать; напишите «1-2» или «1-2 used».
fh-error-pathway = дорожки «{ $path }» нет; «1-2» соединяет локации 1 и 2.
fh-error-one-seal = «{ $words }»: на дорожке бывает только одна печать.

## Позиции: карты

fh-error-card-form = «{ $words }» — не карта действия; напишите «dynamite» или «dynamite 2».
fh-error-copies = «{ $card }» названа чаще, чем есть таких карт.
fh-error-other-card = «{ $card }» — карта другого сыщика.
fh-error-solo-row = в одиночной игре весь ряд выкладывают сразу; начните с «resolve».
fh-error-four-are-all = четыре карты — это уже весь раунд; начните с «resolve».
fh-error-four-resolved = за раунд разыгрывают четыре карты, а названо { $found }.
fh-error-four-at-most = за раунд играют не больше четырёх карт.
fh-error-cards-gone = к этому времени карты раунда лежат в сбросе (discard).
fh-error-resolved = столько карт ({ $found }) разыграть ещё не могли: здесь не больше { $most }.
fh-error-solo-two = из ряда одиночной игры каждый сыщик разыгрывает две карты.
fh-error-priority-first = «{ $words }» должно начинаться с карты очерёдности, от 1 до 30.
fh-error-turn = «{ $words }»: ход { $turn } делает { $who }, а такой карты там нет.
fh-error-which-action = «{ $words }»: скажите, какая карта действия под ней, например «8 dynamite».
fh-error-solo-blind = ряд одиночной игры всегда открыт.
fh-error-kept = откладывать карты для ритуала можно только в одиночной игре.
fh-error-solo-hand = в одиночной игре карт на руках нет.
fh-error-hand = карт на руках бывает { $most }; неназванные сдаются.

## Наборы

fh-error-known = это известно { $source ->
    [rulebook] из правил
   *[other] о напечатанной игре
} и остаётся как есть; набор заменяет только то, что придумали мы.
fh-error-lower = напишите либо «both», либо «first» и «second».
fh-error-script-length = в списке эффектов их не меньше одного и не больше { $most }.
fh-error-script-depth = вложенность эффектов — не больше { $most }.
fh-error-too-many-effects = эффектов на всех картах вместе слишком много.
fh-error-amount = «{ $key }» — число от 1 до 9, а не { $found }.
fh-error-push-here = монстра из своей локации нельзя вытолкнуть в неё же; назовите другое место.
fh-error-reckoning-omens = расплата не меняет «omens»: они уже подсчитаны.
fh-error-nobody = расплата ничья, поэтому «{ $word }» здесь ничего не значит; «each» отдаёт её сыщикам.
fh-error-card-kind = карта не может называть «{ $kind }»: таких монстров может не быть в игре.
fh-error-other-kind = «{ $kind }» — монстры другого Древнего; у этого: { $known }.
fh-error-no-among = «{ $word }» нельзя разделить с помощью «among»; пишите «one».
fh-error-no-each = «{ $word }» бывает в одном месте; пишите «one».
fh-error-commons = обычных монстров всего { $most }.
fh-error-commons-gate = в локации { $at } врата или место ритуала, а «commons» — об остальных.
