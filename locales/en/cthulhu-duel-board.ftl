# The table in the terminal.

cwd-board-round = Round { $round }
cwd-stage = round { $round }
cwd-board-active = to act: { $who }
cwd-board-first = first player: { $who }
cwd-board-doom = doom { $doom } of 30
cwd-board-end = end
cwd-board-tracks = Ritual { $ritual } · withering { $withering } · Elder Signs in the bag { $bag }
cwd-board-zone = Zone
cwd-board-next = Next to
cwd-board-figure = { $figure }
cwd-board-legend = ~ water · ◉ gate, and the figure that keeps it · ○ free gate
cwd-board-portals = Portals: { $portals }
cwd-board-none = none
cwd-board-sheet = { $who } · power { $power } · Elder Signs: { $signs } · captives { $captives }
cwd-board-books = Spellbooks: { $what }
cwd-board-open = For spellbooks: { $what }
cwd-board-pool = Pool: { $what }
cwd-board-below = Submerged: { $what }
cwd-board-battle = BATTLE { $at-at }: { $who-start } attacks
cwd-board-dice = dice to roll { $count }
cwd-board-kills = kills to take { $count }
cwd-board-pains = pains to take { $count }
cwd-board-killed = dying: { $what }
cwd-board-spared = surviving in pain: { $what }
cwd-board-pained = in pain: { $what }
