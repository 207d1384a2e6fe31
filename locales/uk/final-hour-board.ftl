# Поле в терміналі: заголовки, літери та знаки.

fh-board-round = Раунд { $round } · у стосі брам { $left }
fh-stage = раунд { $round } із 8
fh-board-lead = веде: { $who }
fh-board-legend-cells = Комірки: колір, здоров’я, дія (в вбиває, б блукає, р руйнує, · нічого) · ___ вільно · XXX руїна
fh-board-legend-marks = ◎ ритуал · ▦ ✶ △ брами×жетони · ? доказ · █ печать, ▒ ужита · ч→ с→ шлях · ! знамення · з ф о зони
fh-board-glyph = { $symbol-glyph }
fh-board-hand = рука:
fh-board-blind = Цього раунду карти черговості грають закритими.
fh-board-resolved = (зіграна)
fh-board-open = (відкрита)
fh-board-turned-up = Відкрито: { $card }
fh-board-yours = (закрита для інших)
fh-board-face-down = (закрита)
fh-board-kept = Відкладено для ритуалу:
fh-board-clues = Знайдені докази (× із двох): { $found } · потрібно символів: { $needed } · монстрів у пулі: { $cup }

fh-letter-red = ч
fh-letter-blue = с
fh-letter-killer = в
fh-letter-stalker = б
fh-letter-wrecker = р
fh-letter-deep-one = Г
fh-letter-star-spawn = З
fh-letter-chthonian = Х
fh-letter-ghoul-horde = О
fh-letter-green = з
fh-letter-purple = ф
fh-letter-orange = о
fh-letter-tesseract = ▦
fh-letter-heptagram = ✶
fh-letter-trinity = △

fh-option-seat = місце { $seat }

# What a player should know before the first move.
final-hour-intro = Вісім раундів, щоб вигнати Прадавнього. Обстежуйте локації й шукайте докази: потрібні ті два символи ритуалу, яких докази не виключають. Бережіть карти черговості з ними; наприкінці раунду, якщо всі згодні, ритуал можна обернути навспак. Щораунду грають чотири карти дій: дві з найменшими числами черговості дають верхній, корисний ефект, дві інші — нижній. Не пускайте монстрів до місця ритуалу й залишайтеся живими.
