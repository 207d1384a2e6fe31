# Стіл: у терміналі, списками та картиною.

cwd-board-round = Раунд { $round }
cwd-stage = раунд { $round }
cwd-board-active = діє: { $who }
cwd-board-first = перший гравець: { $who }
cwd-board-doom = очки долі: { $doom } із 30
cwd-board-end = кінець
cwd-board-tracks = Ритуал { $ritual } · в’янення { $withering } · Знаків Древніх у торбі { $bag }
cwd-board-zone = Зона
cwd-board-next = Сусіди
cwd-board-figure = { $figure-start }
cwd-board-legend = ~ вода · ◉ брама і фігура на ній · ○ вільна брама
cwd-board-portals = Портали: { $portals }
cwd-board-none = немає
cwd-board-sheet = { $who } · енергія { $power } · Знаки Древніх: { $signs } · полонених { $captives }
cwd-board-books = Гримуари: { $what }
cwd-board-open = За гримуари: { $what }
cwd-board-pool = Резерв: { $what }
cwd-board-below = Під водою: { $what }
cwd-board-battle = БІЙ { $at-at }: нападає { $who }

## Стіл списками

cwd-area-land = { $zone }
cwd-area-water = { $zone } (вода)
cwd-area-portal = { $zone } (вода: { $parts }, з’єднані порталом)
cwd-area-gate = Брама
cwd-area-free-gate = Вільна брама
cwd-area-keeper = { $who }: { $figure } на брамі
cwd-area-figures = { $who }: { $figure } ×{ $count }
cwd-area-amount = { $figure } ×{ $count }
cwd-area-on-gate = { $figure } на брамі
cwd-area-power = Енергія: { $power }
cwd-area-sign = Знак Древніх, очок долі { $doom }: ×{ $count }
cwd-area-signs = Знаки Древніх долілиць: { $count }
cwd-area-ability = Здібність: { $ability }
cwd-area-asleep = Здібність, коли Великий Древній у грі: { $ability }
cwd-area-book = Гримуар на планшеті: { $ability }
cwd-area-book-open = Гримуар ще не взято: { $ability }
cwd-area-slot = Умову виконано: { $slot }
cwd-area-slot-open = Умову ще не виконано: { $slot }
cwd-area-pool = Резерв: { $figure } ×{ $count }
cwd-area-below = Під водою: { $figure } ×{ $count }
cwd-area-captives = Полонених: { $count }
cwd-area-tracks = Шкали
cwd-area-round = Раунд { $round }, { $phase }; діє: { $active }; перший гравець: { $first }
cwd-area-doom = { $who } { $doom }
cwd-area-doom-track = Очки долі, до 30: { $sides }
cwd-area-ritual = Ритуал кінця світу коштує { $cost }
cwd-area-ritual-end = Шкала ритуалу скінчилася
cwd-area-withering = В’янення: { $marker }
cwd-area-bag = Знаків Древніх у торбі: { $count }
cwd-area-fight = { $who }: { $figures }. { $state }
cwd-area-dice = Кинути кубиків: { $count }.
cwd-area-kills = Прийняти смертей: { $count }.
cwd-area-pains = Прийняти болів: { $count }.
cwd-area-killed = Гине: { $what }.
cwd-area-spared = Переживає смерть і відступить: { $what }.
cwd-area-pained = Відступить: { $what }.
cwd-printed-of = { $what } ({ $who })
cwd-printed-slot = За гримуар: { $slot }

## Картина столу

cwd-draw-doom = Очки долі
cwd-draw-ritual = Ритуал кінця світу
cwd-draw-withering = В’янення
cwd-draw-bag = Знаки Древніх у торбі
cwd-draw-power = Енергія
cwd-draw-books = Гримуари
cwd-draw-slots = Умови
cwd-draw-pool = Резерв
cwd-draw-below = Під водою
cwd-draw-captives = Полонені
cwd-draw-battle = Бій { $at-at }
cwd-draw-attacks = нападає
cwd-draw-defends = захищається
cwd-draw-kills = Прийняти смертей
cwd-draw-pains = Прийняти болів
cwd-draw-killed = Гине
cwd-draw-spared = Переживе смерть
cwd-draw-pained = Відступить
cwd-draw-first = Перший гравець
cwd-draw-active = Діє
cwd-draw-zoom-in = Ближче
cwd-draw-zoom-out = Далі
cwd-draw-map = { $map }, зйомка місцевості

## How to play

cthulhu-duel-how =
    Дві сили борються за одну мапу; перемагає той, у кого наприкінці більше очок долі.
    У фазі дій ви ходите по черзі, по одній дії за хід, і платите енергією: вербуєте, прикликаєте, переміщуєтеся, будуєте брами, б’єтеся, пробуджуєте свого Великого Древнього. Так доти, доки в обох не скінчиться енергія.
    Потім обоє знову збирають енергію — здебільшого з культистів і з брам, які тримають. Тому брами з аколітом на них найважливіші.
    У фазі долі можна заплатити за ритуал кінця світу: 1 очко долі за кожну вашу браму й Знак Древніх, під яким сховано ще очки, за кожного вашого Великого Древнього у грі. Кожен ритуал робить наступний дорожчим.
    Убиті ворожі фігури теж дають очки долі — стільки, скільки вони коштують.
    На вашому планшеті шість умов. Кожна виконана дає гримуар — нову здібність на ваш вибір.
    У бою обоє кидають кубики одночасно: одні результати вбивають фігури, інші женуть їх у сусідню зону.
    Гра закінчується, коли в когось 30 очок долі або коли маркер ритуалу дійшов до кінця шкали; тоді відкривають Знаки Древніх.
    Усе, що світиться на мапі, можна натиснути: фігуру — щоб перемістити, зону — щоб щось там зробити. Той самий вибір є у списку поруч. Клацання по решті скаже, чому цього не вибрати.
    Вагаєтеся? «Підказка» спитає бота, «Скасувати хід» поверне все назад, § відкриє правило.
