# The board in the terminal: headings, letters and glyphs.

fh-board-round = Round { $round } · gate stack { $left }
fh-stage = round { $round } of 8
fh-board-lead = lead: { $who }
fh-board-legend-cells = Cells: colour, health, deed (k kills, s stalks, w wrecks, · nothing) · ___ empty · XXX destroyed
fh-board-legend-marks = ◎ ritual site · ▦ ✶ △ gates × tokens · ? clue · █ seal, ▒ used · r→ b→ arrows · ! omen · g p o zones
fh-board-glyph = { $symbol-glyph }
fh-board-hand = hand:
fh-board-blind = Priority cards are played face down this round.
fh-board-resolved = (resolved)
fh-board-open = (turned up)
fh-board-turned-up = Turned up: { $card }
fh-board-yours = (face down to the others)
fh-board-face-down = (face down)
fh-board-kept = Set aside for the ritual:
fh-board-clues = Clues found (× of two each): { $found } · symbols needed: { $needed } · monsters in the cup: { $cup }

fh-letter-red = r
fh-letter-blue = b
fh-letter-killer = k
fh-letter-stalker = s
fh-letter-wrecker = w
fh-letter-deep-one = D
fh-letter-star-spawn = S
fh-letter-chthonian = C
fh-letter-ghoul-horde = G
fh-letter-green = g
fh-letter-purple = p
fh-letter-orange = o
fh-letter-tesseract = ▦
fh-letter-heptagram = ✶
fh-letter-trinity = △

fh-option-seat = seat { $seat }

# What a player should know before the first move.
final-hour-intro = Eight rounds to send the Ancient One back. Explore locations for clues: the two ritual symbols you need are those the clues do not rule out. Keep priority cards that show them; at the end of a round, when all agree, the ritual can be reversed. Each round four action cards are played: the two with the lowest priority numbers use their upper, helpful effects, the other two their lower ones. Keep monsters away from the ritual site, and stay alive.
