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
final-hour-measure-round = Останній раунд
final-hour-measure-clues = Знайдено доказів із символами
final-hour-measure-destruction = Жетонів руйнування

## Стіл списками

fh-area-location = { $at-number } · { $at } ({ $zone })
fh-area-round = Карти { $round }-го раунду
fh-area-ritual = Ритуал
fh-area-ancient = { $ancient } ({ $difficulty })
fh-area-supply = Запас
fh-lies-cells = Комірок: { $cells }, вільно: { $empty }. Червоні монстри йдуть { $red-to }, сині — { $blue-to }.
fh-lies-site = Місце ритуалу
fh-lies-gate = { $gate-start }: { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетони
   *[many] { $tokens } жетонів
}
fh-lies-ruins = Зруйновано комірок: { $count }
fh-lies-clue = Закритий доказ
fh-lies-pathway = Доріжка { $to-to }
fh-lies-pathway-sealed = Доріжка { $to-to }, запечатана
fh-lies-pathway-used = Доріжка { $to-to }, печать використано один раз
fh-lies-person = { $who }: здоров’я { $health } із { $full }, { $at-at }
fh-lies-lead = { $who } (веде): здоров’я { $health } із { $full }, { $at-at }
fh-lies-card = У руці: { $card }
fh-lies-hand = Закритих карт у руці: { $count }
fh-lies-deck = Карт дій у колоді: { $count }
fh-lies-discarded = У скиді: { $card }
fh-lies-turned-up = Відкрито: { $card }
fh-lies-unseen = закрита
fh-lies-play = { $who }: { $priority }, { $action } { $state }
fh-lies-row = { $priority }, поки без карти дії
fh-lies-needed = Потрібно збігів символів: { $needed }
fh-lies-found = { $symbol } { $symbol-glyph }: знайдено доказів { $count } із 2
fh-lies-keys = Знайдено доказів із ключем: { $count } із 3
fh-lies-slot = Закритий доказ ритуалу
fh-lies-slot-open = Доказ ритуалу: { $symbol } { $symbol-glyph }
fh-lies-kept = Для ритуалу: { $card }
fh-lies-sheet = Що несуть знамення: аркуш Прадавнього ({ $ancient })
fh-lies-gate-stack = Жетонів у стосі брам: { $count }
fh-lies-cup = Монстрів у пулі: { $count }
fh-lies-beside = Знищених монстрів біля пулу: { $count }
fh-lies-priority-deck = Карт черговості в колоді: { $count }
fh-lies-priority-discard = Карт черговості в скиді: { $count }
fh-lies-item-deck = Предметів у колоді: { $count }
fh-lies-special = Поза полем { $kind-many }: { $count }
fh-lies-used = Використано: { $item }

## Картина

fh-map = Кампус Міскатонікського університету
fh-map-closer = Ближче
fh-map-farther = Далі
fh-place = Місце { $place }
fh-omens-now = Знамень видно цього раунду: { $omens }
fh-lead = веде
fh-discards = У скиді
fh-legend = Що означають знаки
fh-legend-killer = Убивця: дослідники поруч із ним втрачають здоров’я
fh-legend-stalker = Блукач: іде за своєю стрілкою
fh-legend-wrecker = Руйнівник: руйнує свою комірку
fh-legend-none = Під час активації нічого не робить
fh-legend-red = Червоні монстри йдуть за суцільними стрілками
fh-legend-blue = Сині монстри йдуть за переривчастими стрілками
fh-legend-health = Крапки: скільки ран його знищать
fh-legend-seal = Печать знищує двох монстрів; після першого вона тріснута
fh-legend-clue = Доказ сорочкою догори: дослідіть його локацію, щоб відкрити
fh-legend-ruin = Зруйнована комірка: вважається зайнятою
fh-legend-gate = Брама: з неї виходять монстри; крапки — її жетони
fh-legend-upper = Верхній ефект карти дії: лише допомагає
fh-legend-lower = Нижній ефект: здебільшого досліджує, але діють і монстри

## How to play

final-hour-how =
    Ви всі разом граєте проти Древнього й разом перемагаєте або програєте.
    Із трьох брам виходять монстри та йдуть за стрілками до місця ритуалу. Перемогти можна лише одним способом: обернути ритуал, а для цього треба дізнатися, які два символи йому потрібні.
    Раунд: чотири карти дій лягають сорочкою догори, на кожну — карта черговості з числом, лицем догори. Два менші числа дають верхній, корисний ефект своєї карти, два більші — нижній: він досліджує, але й монстри діють.
    Поки викладають карти черговості, говорити не можна: числа — ваше єдине послання.
    Потім рахують знамення на цих картах, Древній відповідає на них, і приходять нові монстри.
    Досліджуйте локації, щоб відкривати докази: кожен символ є на двох доказах, і той, що знайдений двічі, не потрібен.
    Наприкінці раунду можна, якщо всі згодні, спробувати обернути ритуал, а після восьмого раунду — обов’язково: кожен кладе три карти черговості, і рахують ті, на яких потрібні символи. Забракло — ви програли.
    Програш і тоді, коли на місці ритуалу немає місця ще одному монстрові чи руїні або коли в когось із вас не лишилося здоров’я.
    Усе, що світиться на полі, можна натиснути; той самий вибір є у списку поруч. Клацання по решті скаже, що це й чому цього не вибрати.
    Вагаєтеся? «Підказка» спитає бота, «Скасувати хід» поверне все назад, § відкриє правило.
