# The table: in the terminal, as lists and as a picture.

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

## The table as lists

cwd-area-land = { $zone }
cwd-area-water = { $zone } (water)
cwd-area-portal = { $zone } (water: { $parts }, joined by a portal)
cwd-area-gate = Gate
cwd-area-free-gate = Free gate
cwd-area-keeper = { $who }: { $figure } on the gate
cwd-area-figures = { $who }: { $figure } ×{ $count }
cwd-area-amount = { $figure } ×{ $count }
cwd-area-on-gate = { $figure } on the gate
cwd-area-power = Power: { $power }
cwd-area-sign = Elder Sign worth { $doom }: ×{ $count }
cwd-area-signs = Elder Signs, face down: { $count }
cwd-area-ability = Ability: { $ability }
cwd-area-asleep = Ability, once the Great Old One is in play: { $ability }
cwd-area-book = Spellbook on the sheet: { $ability }
cwd-area-book-open = Spellbook not yet taken: { $ability }
cwd-area-slot = Requirement met: { $slot }
cwd-area-slot-open = Requirement still open: { $slot }
cwd-area-pool = Pool: { $figure } ×{ $count }
cwd-area-below = Submerged: { $figure } ×{ $count }
cwd-area-captives = Captives held: { $count }
cwd-area-tracks = Tracks
cwd-area-round = Round { $round }, { $phase }; to act: { $active }; first player: { $first }
cwd-area-doom = { $who } { $doom }
cwd-area-doom-track = Doom, up to 30: { $sides }
cwd-area-ritual = A ritual of annihilation costs { $cost }
cwd-area-ritual-end = The ritual track is at its end
cwd-area-withering = Withering: { $marker }
cwd-area-bag = Elder Signs in the bag: { $count }
cwd-area-fight = { $who }: { $figures }. { $state }
cwd-area-dice = Dice to roll: { $count }.
cwd-area-kills = Kills to take: { $count }.
cwd-area-pains = Pains to take: { $count }.
cwd-area-killed = Dying: { $what }.
cwd-area-spared = Surviving a kill in pain: { $what }.
cwd-area-pained = In pain: { $what }.
cwd-printed-of = { $what } ({ $who })
cwd-printed-slot = For a spellbook: { $slot }

## The picture of the table

cwd-draw-doom = Doom
cwd-draw-ritual = Ritual of annihilation
cwd-draw-withering = Withering
cwd-draw-bag = Elder Signs in the bag
cwd-draw-power = Power
cwd-draw-books = Spellbooks
cwd-draw-slots = Requirements
cwd-draw-pool = Pool
cwd-draw-below = Submerged
cwd-draw-captives = Captives
cwd-draw-battle = Battle { $at-at }
cwd-draw-attacks = attacks
cwd-draw-defends = defends
cwd-draw-kills = Kills to take
cwd-draw-pains = Pains to take
cwd-draw-killed = Dying
cwd-draw-spared = Survives a kill
cwd-draw-pained = In pain
cwd-draw-first = First player
cwd-draw-active = To act
cwd-draw-zoom-in = Closer
cwd-draw-zoom-out = Farther
cwd-draw-map = { $map }, a survey

## How to play

cthulhu-duel-how =
    Two powers fight over the same map; whoever has the most doom at the end wins.
    In the Action phase you take turns, one action each, paid with power: recruit, summon, move, build a gate, fight, awaken your Great Old One. It goes on until both have no power left.
    Then both gather power anew, mostly from cultists and from the gates they keep. So gates with an Acolyte on them come first.
    In the Doom phase you may pay for a ritual of annihilation: 1 doom for each of your gates, and an Elder Sign, which hides more doom, for each Great Old One in play. Each ritual makes the next one dearer.
    Enemy figures that you kill bring doom too, as much as they cost.
    Your sheet lists six requirements. Each one you meet brings a spellbook, that is, a new ability of your choice.
    In a battle both roll dice at once: kills remove figures, pains drive them into a neighbouring zone.
    The game ends at 30 doom or when the ritual marker has come to the end of its track; then the Elder Signs are revealed.
    Whatever glows on the map can be clicked: a figure to move it, a zone to do something there. The same choices stand in the list beside it. A click on anything else says why it cannot be chosen.
    Not sure? “Hint” asks a bot, “Take back” undoes, § opens the rule.
