# Поле в терминале: заголовки, буквы и знаки.

fh-board-round = Раунд { $round } · в стопке врат { $left }
fh-stage = раунд { $round } из 8
fh-board-lead = ведёт: { $who }
fh-board-legend-cells = Ячейки: цвет, здоровье, знак (у убивает, с скитается, р рушит, · ничего) · ___ пусто · XXX разрушено
fh-board-legend-marks = ◎ ритуал · ▦ ✶ △ врата×жетоны · ? улика · █ печать, ▒ потрачена · к→ с→ путь · ! знамение · зфо зоны
fh-board-glyph = { $symbol-glyph }
fh-board-hand = рука:
fh-board-blind = В этом раунде карты очерёдности играются взакрытую.
fh-board-resolved = (сыграна)
fh-board-open = (открыта)
fh-board-turned-up = Открыта: { $card }
fh-board-yours = (закрыта для других)
fh-board-face-down = (закрыта)
fh-board-kept = Отложено для ритуала:
fh-board-clues = Найденные улики (× из двух): { $found } · нужно символов: { $needed } · монстров в пуле: { $cup }

fh-letter-red = к
fh-letter-blue = с
fh-letter-killer = у
fh-letter-stalker = с
fh-letter-wrecker = р
fh-letter-deep-one = Г
fh-letter-star-spawn = З
fh-letter-chthonian = Х
fh-letter-ghoul-horde = У
fh-letter-green = з
fh-letter-purple = ф
fh-letter-orange = о
fh-letter-tesseract = ▦
fh-letter-heptagram = ✶
fh-letter-trinity = △

fh-option-seat = место { $seat }

# What a player should know before the first move.
final-hour-intro = Восемь раундов, чтобы изгнать Древнего. Исследуйте локации и ищите улики: нужны те два символа ритуала, которых улики не исключают. Берегите карты очерёдности с ними; в конце раунда, если все согласны, ритуал можно обратить вспять. Каждый раунд играются четыре карты действий: две с наименьшими числами очерёдности дают верхний, полезный эффект, две другие — нижний. Не пускайте монстров к месту ритуала и останьтесь в живых.
final-hour-measure-round = Последний раунд
final-hour-measure-clues = Найдено улик с символами
final-hour-measure-destruction = Жетонов разрушения

## Стол списками

fh-area-location = { $at-number } · { $at } ({ $zone })
fh-area-round = Карты { $round }-го раунда
fh-area-ritual = Ритуал
fh-area-ancient = { $ancient } ({ $difficulty })
fh-area-supply = Запас
fh-lies-cells = Ячеек: { $cells }, свободно: { $empty }. Красные монстры идут { $red-to }, синие — { $blue-to }.
fh-lies-site = Место ритуала
fh-lies-gate = { $gate-start }: { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
}
fh-lies-ruins = Разрушено ячеек: { $count }
fh-lies-clue = Закрытая улика
fh-lies-pathway = Дорожка { $to-to }
fh-lies-pathway-sealed = Дорожка { $to-to }, запечатана
fh-lies-pathway-used = Дорожка { $to-to }, печать использована один раз
fh-lies-person = { $who }: здоровье { $health } из { $full }, { $at-at }
fh-lies-lead = { $who } (ведёт): здоровье { $health } из { $full }, { $at-at }
fh-lies-card = В руке: { $card }
fh-lies-hand = Закрытых карт в руке: { $count }
fh-lies-deck = Карт действий в колоде: { $count }
fh-lies-discarded = В сбросе: { $card }
fh-lies-turned-up = Открыта: { $card }
fh-lies-unseen = закрыта
fh-lies-play = { $who }: { $priority }, { $action } { $state }
fh-lies-row = { $priority }, пока без карты действия
fh-lies-needed = Нужно совпавших символов: { $needed }
fh-lies-found = { $symbol } { $symbol-glyph }: найдено улик { $count } из 2
fh-lies-keys = Найдено улик с ключом: { $count } из 3
fh-lies-slot = Закрытая улика ритуала
fh-lies-slot-open = Улика ритуала: { $symbol } { $symbol-glyph }
fh-lies-kept = Для ритуала: { $card }
fh-lies-sheet = Что несут знамения: лист Древнего ({ $ancient })
fh-lies-gate-stack = Жетонов в стопке врат: { $count }
fh-lies-cup = Монстров в пуле: { $count }
fh-lies-beside = Уничтоженных монстров рядом с пулом: { $count }
fh-lies-priority-deck = Карт очерёдности в колоде: { $count }
fh-lies-priority-discard = Карт очерёдности в сбросе: { $count }
fh-lies-item-deck = Вещей в колоде: { $count }
fh-lies-special = Вне поля { $kind-many }: { $count }
fh-lies-used = Потрачено: { $item }

## Картина

fh-map = Кампус Мискатоникского университета
fh-map-closer = Ближе
fh-map-farther = Дальше
fh-place = Место { $place }
fh-omens-now = Знамений видно в этом раунде: { $omens }
fh-lead = ведёт
fh-discards = В сбросе
fh-legend = Что значат знаки
fh-legend-killer = Убийца: сыщики рядом с ним теряют здоровье
fh-legend-stalker = Скиталец: идёт по своей стрелке
fh-legend-wrecker = Разрушитель: рушит свою ячейку
fh-legend-none = При активации ничего не делает
fh-legend-red = Красные монстры идут по сплошным стрелкам
fh-legend-blue = Синие монстры идут по прерывистым стрелкам
fh-legend-health = Точки: сколько ран его уничтожат
fh-legend-seal = Печать уничтожает двух монстров; после первого она треснута
fh-legend-clue = Улика рубашкой вверх: исследуйте её локацию, чтобы открыть
fh-legend-ruin = Разрушенная ячейка: считается занятой
fh-legend-gate = Врата: из них выходят монстры; точки — их жетоны
fh-legend-upper = Верхний эффект карты действия: только помогает
fh-legend-lower = Нижний эффект: обычно исследует, но действуют и монстры

## How to play

final-hour-how =
    Вы все вместе играете против Древнего и вместе побеждаете или проигрываете.
    Из трёх врат выходят монстры и идут по стрелкам к месту ритуала. Победить можно только одним способом: обратить ритуал, а для этого надо узнать, какие два символа ему нужны.
    Раунд: четыре карты действий ложатся рубашкой вверх, на каждую — карта очерёдности с числом, лицом вверх. Два меньших числа дают верхний, полезный эффект своей карты, два больших — нижний: он исследует, но и монстры действуют.
    Пока выкладываются карты очерёдности, говорить нельзя: числа — ваше единственное послание.
    Потом считаются знамения на этих картах, Древний отвечает на них, и приходят новые монстры.
    Исследуйте локации, чтобы открывать улики: каждый символ есть на двух уликах, и тот, что найден дважды, не нужен.
    В конце раунда можно, если все согласны, попытаться обратить ритуал, а после восьмого раунда — обязательно: каждый кладёт три карты очерёдности, и считаются те, на которых нужные символы. Не хватило — вы проиграли.
    Проигрыш и тогда, когда на месте ритуала нет места ещё одному монстру или разрушению или когда у кого-то из вас не осталось здоровья.
    Всё, что светится на поле, можно нажать; тот же выбор есть в списке рядом. Щелчок по остальному скажет, что это и почему этого не выбрать.
    Сомневаетесь? «Подсказка» спросит бота, «Отменить ход» вернёт всё назад, § откроет правило.
