# Стіл у терміналі.

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
cwd-board-dice = кинути кубиків { $count }
cwd-board-kills = прийняти смертей { $count }
cwd-board-pains = прийняти болів { $count }
cwd-board-killed = гине: { $what }
cwd-board-spared = переживає смерть: { $what }
cwd-board-pained = відступить: { $what }
