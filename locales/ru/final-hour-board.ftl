# Поле в терминале: заголовки, буквы и знаки.

fh-board-round = Раунд { $round } · в стопке врат { $left }
fh-stage = раунд { $round } из 8
fh-board-lead = ведёт: { $who }
fh-board-legend-cells = Ячейки: цвет, здоровье, дело (у убивает, с скитается, р рушит, · ничего) · ___ пусто · XXX разрушено
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
