# Стол в терминале.

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
cwd-board-dice = бросить кубиков { $count }
cwd-board-kills = принять смертей { $count }
cwd-board-pains = принять болей { $count }
cwd-board-killed = гибнет: { $what }
cwd-board-spared = переживает смерть: { $what }
cwd-board-pained = отступит: { $what }
