# Стол: в терминале, списками и картиной.

cwd-board-round = Раунд { $round }
cwd-stage = раунд { $round }
cwd-board-active = действует: { $who }
cwd-board-first = первый игрок: { $who }
cwd-board-doom = очки судьбы: { $doom } из 30
cwd-board-end = конец
cwd-board-tracks = Ритуал { $ritual } · увядание { $withering } · Знаков Древних в мешке { $bag }
cwd-board-zone = Зона
cwd-board-next = Соседи
cwd-board-figure = { $figure-start }
cwd-board-legend = ~ вода · ◉ врата и фигура на них · ○ свободные врата
cwd-board-portals = Порталы: { $portals }
cwd-board-none = нет
cwd-board-sheet = { $who } · энергия { $power } · Знаки Древних: { $signs } · пленников { $captives }
cwd-board-books = Гримуары: { $what }
cwd-board-open = За гримуары: { $what }
cwd-board-pool = Резерв: { $what }
cwd-board-below = Под водой: { $what }
cwd-board-battle = БОЙ { $at-at }: нападает { $who }

## Стол списками

cwd-area-land = { $zone }
cwd-area-water = { $zone } (вода)
cwd-area-portal = { $zone } (вода: { $parts }, соединены порталом)
cwd-area-gate = Врата
cwd-area-free-gate = Свободные врата
cwd-area-keeper = { $who }: { $figure } на вратах
cwd-area-figures = { $who }: { $figure } ×{ $count }
cwd-area-amount = { $figure } ×{ $count }
cwd-area-on-gate = { $figure } на вратах
cwd-area-power = Энергия: { $power }
cwd-area-sign = Знак Древних, очков судьбы { $doom }: ×{ $count }
cwd-area-signs = Знаки Древних рубашкой вверх: { $count }
cwd-area-ability = Способность: { $ability }
cwd-area-asleep = Способность, когда Великий Древний в игре: { $ability }
cwd-area-book = Гримуар на планшете: { $ability }
cwd-area-book-open = Гримуар ещё не взят: { $ability }
cwd-area-slot = Условие выполнено: { $slot }
cwd-area-slot-open = Условие ещё не выполнено: { $slot }
cwd-area-pool = Резерв: { $figure } ×{ $count }
cwd-area-below = Под водой: { $figure } ×{ $count }
cwd-area-captives = Пленников: { $count }
cwd-area-tracks = Шкалы
cwd-area-round = Раунд { $round }, { $phase }; действует: { $active }; первый игрок: { $first }
cwd-area-doom = { $who } { $doom }
cwd-area-doom-track = Очки судьбы, до 30: { $sides }
cwd-area-ritual = Ритуал конца света стоит { $cost }
cwd-area-ritual-end = Шкала ритуала кончилась
cwd-area-withering = Увядание: { $marker }
cwd-area-bag = Знаков Древних в мешке: { $count }
cwd-area-fight = { $who }: { $figures }. { $state }
cwd-area-dice = Бросить кубиков: { $count }.
cwd-area-kills = «Смерть»: { $count }.
cwd-area-pains = «Боль»: { $count }.
cwd-area-killed = Гибнет: { $what }.
cwd-area-spared = Переживает смерть и отступит: { $what }.
cwd-area-pained = Отступит: { $what }.
cwd-printed-of = { $what } ({ $who })
cwd-printed-slot = За гримуар: { $slot }

## Картина стола

cwd-draw-doom = Очки судьбы
cwd-draw-ritual = Ритуал конца света
cwd-draw-withering = Увядание
cwd-draw-bag = Знаки Древних в мешке
cwd-draw-power = Энергия
cwd-draw-books = Гримуары
cwd-draw-slots = Условия
cwd-draw-pool = Резерв
cwd-draw-below = Под водой
cwd-draw-captives = Пленники
cwd-draw-battle = Бой { $at-at }
cwd-draw-attacks = нападает
cwd-draw-defends = защищается
cwd-draw-kills = «Смерть»
cwd-draw-pains = «Боль»
cwd-draw-killed = Гибнет
cwd-draw-spared = Переживёт смерть
cwd-draw-pained = Отступит
cwd-draw-first = Первый игрок
cwd-draw-active = Действует
cwd-draw-zoom-in = Ближе
cwd-draw-zoom-out = Дальше
cwd-draw-map = { $map }, съёмка местности

## How to play

cthulhu-duel-how =
    Две силы борются за одну карту; побеждает тот, у кого в конце больше очков судьбы.
    В фазе действий вы ходите по очереди, по одному действию за ход, и платите энергией: вербуете, призываете, перемещаетесь, строите врата, сражаетесь, пробуждаете своего Великого Древнего. Так до тех пор, пока у обоих не кончится энергия.
    Потом оба снова собирают энергию — в основном с культистов и с врат, которые держат. Поэтому врата с аколитом на них важнее всего.
    В фазе судьбы можно заплатить за ритуал конца света: 1 очко судьбы за каждые ваши врата и Знак Древних, под которым скрыты ещё очки, за каждого вашего Великого Древнего в игре. Каждый ритуал делает следующий дороже.
    Убитые вражеские фигуры тоже приносят очки судьбы — столько, сколько они стоят.
    На вашем планшете шесть условий. Каждое выполненное даёт гримуар — новую способность по вашему выбору.
    В бою оба бросают кубики одновременно: одни результаты убивают фигуры, другие гонят их в соседнюю зону.
    Игра кончается, когда у кого-то 30 очков судьбы или когда маркер ритуала дошёл до конца шкалы; тогда открываются Знаки Древних.
    Всё, что светится на карте, можно нажать: фигуру — чтобы переместить, зону — чтобы что-то там сделать. Тот же выбор есть в списке рядом. Щелчок по остальному скажет, почему этого не выбрать.
    Сомневаетесь? «Подсказка» спросит бота, «Отменить ход» вернёт всё назад, § откроет правило.
