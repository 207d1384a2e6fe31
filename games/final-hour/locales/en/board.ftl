# The board in the terminal: headings, letters and glyphs.

fh-board-round = Round { $round } · gate stack { $left }
fh-stage = round { $round } of 8
fh-board-lead = lead: { $who }
fh-board-legend-cells = Cells: colour, health, symbol (k kills, s stalks, w wrecks, · nothing) · ___ empty · XXX destroyed
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
final-hour-measure-round = Last round
final-hour-measure-clues = Symbol clues found
final-hour-measure-destruction = Destruction tokens

## The table as lists

fh-area-location = { $at-number } · { $at } ({ $zone })
fh-area-round = Cards of round { $round }
fh-area-ritual = The ritual
fh-area-ancient = { $ancient } ({ $difficulty })
fh-area-supply = Supply
fh-lies-cells = Cells: { $cells }, empty: { $empty }. Red monsters go { $red-to }, blue ones { $blue-to }.
fh-lies-site = Ritual site
fh-lies-gate = { $gate }: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
fh-lies-ruins = Destroyed cells: { $count }
fh-lies-clue = Clue, face down
fh-lies-pathway = Pathway { $to-to }
fh-lies-pathway-sealed = Pathway { $to-to }, sealed
fh-lies-pathway-used = Pathway { $to-to }, the seal used once
fh-lies-person = { $who }: health { $health } of { $full }, { $at-at }
fh-lies-lead = { $who } (lead): health { $health } of { $full }, { $at-at }
fh-lies-card = In hand: { $card }
fh-lies-hand = Face-down cards in hand: { $count }
fh-lies-deck = Action cards in the deck: { $count }
fh-lies-discarded = Discarded: { $card }
fh-lies-turned-up = Turned up: { $card }
fh-lies-unseen = face down
fh-lies-play = { $who }: { $priority }, { $action } { $state }
fh-lies-row = { $priority }, still without an action card
fh-lies-needed = Matching symbols needed: { $needed }
fh-lies-found = { $symbol } { $symbol-glyph }: { $count } of 2 clues found
fh-lies-keys = Item clues found: { $count } of 3
fh-lies-slot = Ritual clue, face down
fh-lies-slot-open = Ritual clue: { $symbol } { $symbol-glyph }
fh-lies-kept = For the ritual: { $card }
fh-lies-sheet = What omens bring: the sheet of { $ancient }
fh-lies-gate-stack = Gate tokens in the stack: { $count }
fh-lies-cup = Monsters in the cup: { $count }
fh-lies-beside = Destroyed monsters beside the cup: { $count }
fh-lies-priority-deck = Priority cards in the deck: { $count }
fh-lies-priority-discard = Discarded priority cards: { $count }
fh-lies-item-deck = Items in the deck: { $count }
fh-lies-special = { $kind-many } off the board: { $count }
fh-lies-used = Used up: { $item }

## The picture

fh-map = The campus of Miskatonic University
fh-map-closer = Closer
fh-map-farther = Farther
fh-place = Place { $place }
fh-omens-now = Omens seen this round: { $omens }
fh-lead = leads
fh-discards = Discarded
fh-legend = What the signs mean
fh-legend-killer = Killer: investigators beside it lose health
fh-legend-stalker = Stalker: walks along its arrow
fh-legend-wrecker = Wrecker: destroys its cell
fh-legend-none = Does nothing when activated
fh-legend-red = Red monsters follow the solid arrows
fh-legend-blue = Blue monsters follow the dashed arrows
fh-legend-health = Dots: the wounds that destroy it
fh-legend-seal = A seal destroys two monsters; once used it is cracked
fh-legend-clue = A clue, face down: explore its location to turn it up
fh-legend-ruin = A destroyed cell: it counts as taken
fh-legend-gate = A gate: monsters come out of it; dots are its tokens
fh-legend-upper = The upper effect of an action card: it only helps
fh-legend-lower = The lower effect: it mostly explores, but monsters act too

## How to play

final-hour-how =
    You all play together against the Ancient One, and win or lose together.
    Monsters pour out of three gates and walk along the arrows towards the ritual site. You win only by reversing the ritual; for that you have to know which two symbols it needs.
    A round: four action cards are laid face down, each with a numbered priority card face up on it. The two lowest numbers bring the upper, helpful effect of their card, the two highest the lower one, which explores but lets monsters act.
    Nobody may talk while priority cards are laid: the numbers are your only message.
    Then the omens on the priority cards are counted, the Ancient One answers to them, and new monsters come.
    Explore locations to turn up clues: each symbol is on two clues, and one that has been found twice is not needed.
    At the end of a round you may agree to try the ritual, and after the eighth you must: each lays down three priority cards, and those with the right symbols are counted. Too few, and you have lost.
    You also lose when the ritual site has no room for another monster or ruin, or when one of you has no health left.
    Whatever glows on the board can be clicked; the same choices stand in the list beside it. A click on anything else says what it is and why it cannot be chosen.
    Not sure? “Hint” asks a bot, “Take back” undoes, § opens the rule.
