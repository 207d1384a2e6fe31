### Cthulhu Wars: Duel: everything the game says about itself. Terms as in rules.toml.
###
### A name passed as `$x` brings its attributes as `$x-<attribute>`. The attributes there are:
### factions: start (at the start of a sentence), mid (inside one), poss (whose), poss-start
### figures: a (one of them), the (the one), start, many (several), unique (`yes` for a Great Old One)
### zones: at (where), to (where to), from (where from), short (in lists of moves)
###
### `$keeper` is `yes` for the figure that stands on the gate.

## The game and its options

cwd-game = Cthulhu Wars: Duel
cthulhu-duel-title = Cthulhu Wars: Duel
cthulhu-duel-about = Two powers of the Mythos fight over Lovecraft Country: gather power from gates and cultists, awaken your Great Old One, collect spellbooks and be first in doom.
cthulhu-duel-players = 2
cthulhu-duel-length = 45–60 minutes
cthulhu-duel-mood = Merciless, one against one
cwd-option-factions = Factions, in order of seats
cwd-option-random = Random
cwd-player = Player { $seat }
cthulhu-duel-intro = Two powers of the Mythos fight over Lovecraft Country. Gates and cultists bring power; power buys everything else. In the Doom phase a ritual of annihilation turns your gates into doom; figures you kill or capture bring doom too, and Elder Signs are doom nobody else sees. Meet the six requirements of your sheet: each is worth a spellbook. Whoever has more doom when somebody reaches 30, or when the ritual track ends, has won. Do not run out of power first: while you have none, withering makes every turn of your enemy dearer.
cthulhu-duel-measure-round = Last round
cthulhu-duel-measure-doom_1 = Doom of seat 1
cthulhu-duel-measure-doom_2 = Doom of seat 2
cthulhu-duel-measure-books_1 = Spellbooks of seat 1
cthulhu-duel-measure-books_2 = Spellbooks of seat 2

## Names

cwd-faction-great-cthulhu = Great Cthulhu
    .start = Great Cthulhu
    .mid = Great Cthulhu
    .poss = Great Cthulhu’s
    .poss-start = Great Cthulhu’s
cwd-faction-black-goat = Black Goat
    .start = The Black Goat
    .mid = the Black Goat
    .poss = the Black Goat’s
    .poss-start = The Black Goat’s

cwd-figure-acolyte = Acolyte
    .a = an Acolyte
    .the = the Acolyte
    .start = The Acolyte
    .many = Acolytes
    .unique = no
cwd-figure-deep-one = Deep One
    .a = a Deep One
    .the = the Deep One
    .start = The Deep One
    .many = Deep Ones
    .unique = no
cwd-figure-shoggoth = Shoggoth
    .a = a Shoggoth
    .the = the Shoggoth
    .start = The Shoggoth
    .many = Shoggoths
    .unique = no
cwd-figure-starspawn = Starspawn
    .a = a Starspawn
    .the = the Starspawn
    .start = The Starspawn
    .many = Starspawn
    .unique = no
cwd-figure-cthulhu = Cthulhu
    .a = Cthulhu
    .the = Cthulhu
    .start = Cthulhu
    .many = Cthulhu
    .unique = yes
cwd-figure-ghoul = Ghoul
    .a = a Ghoul
    .the = the Ghoul
    .start = The Ghoul
    .many = Ghouls
    .unique = no
cwd-figure-mi-go = Mi-Go
    .a = a Mi-Go
    .the = the Mi-Go
    .start = The Mi-Go
    .many = Mi-Go
    .unique = no
cwd-figure-dark-young = Dark Young
    .a = a Dark Young
    .the = the Dark Young
    .start = The Dark Young
    .many = Dark Young
    .unique = no
cwd-figure-shub-niggurath = Shub-Niggurath
    .a = Shub-Niggurath
    .the = Shub-Niggurath
    .start = Shub-Niggurath
    .many = Shub-Niggurath
    .unique = yes
cwd-figures = { $figure-many }

cwd-zone-merrimack-river = Merrimack River
    .short = Merrimack
    .at = on the Merrimack
    .to = to the Merrimack
    .from = from the Merrimack
cwd-zone-dunwich = Dunwich
    .short = Dunwich
    .at = in Dunwich
    .to = to Dunwich
    .from = from Dunwich
cwd-zone-miskatonic = Devil Reef
    .short = Devil Reef
    .at = at Devil Reef
    .to = to Devil Reef
    .from = from Devil Reef
cwd-zone-innsmouth = Innsmouth
    .short = Innsmouth
    .at = in Innsmouth
    .to = to Innsmouth
    .from = from Innsmouth
cwd-zone-gardner-reservoir = Gardner Reservoir
    .short = Gardner
    .at = at Gardner Reservoir
    .to = to Gardner Reservoir
    .from = from Gardner Reservoir
cwd-zone-rockport = Rockport
    .short = Rockport
    .at = in Rockport
    .to = to Rockport
    .from = from Rockport
cwd-zone-arkham = Arkham
    .short = Arkham
    .at = in Arkham
    .to = to Arkham
    .from = from Arkham
cwd-zone-kingsport = Kingsport
    .short = Kingsport
    .at = in Kingsport
    .to = to Kingsport
    .from = from Kingsport
cwd-zone-mystic = Loblolly Cove
    .short = Loblolly
    .at = in Loblolly Cove
    .to = to Loblolly Cove
    .from = from Loblolly Cove
cwd-zone-salem = Salem
    .short = Salem
    .at = in Salem
    .to = to Salem
    .from = from Salem
cwd-zone-martins-bay = Martin’s Bay
    .short = Martin’s Bay
    .at = in Martin’s Bay
    .to = to Martin’s Bay
    .from = from Martin’s Bay
cwd-zone-boston = Boston
    .short = Boston
    .at = in Boston
    .to = to Boston
    .from = from Boston
cwd-zone-charles = Jersey Reef
    .short = Jersey Reef
    .at = at Jersey Reef
    .to = to Jersey Reef
    .from = from Jersey Reef

cwd-part-devil-reef = Devil Reef
cwd-part-miskatonic-river = Miskatonic River
cwd-part-loblolly-cove = Loblolly Cove
cwd-part-mystic-river = Mystic River
cwd-part-jersey-reef = Jersey Reef
cwd-part-charles-river = Charles River
cwd-map-lovecraft-country = Lovecraft Country

cwd-phase-action = Action phase
cwd-phase-gather = Gather Power phase
cwd-phase-first-player = First Player phase
cwd-phase-doom = Doom phase

cwd-ability-immortal = Immortal
cwd-ability-devour = Devour
cwd-ability-yha-nthlei = Y’ha-nthlei
cwd-ability-absorb = Absorb
cwd-ability-regenerate = Regenerate
cwd-ability-devolve = Devolve
cwd-ability-dreams = Dreams
cwd-ability-submerge = Submerge
cwd-ability-fertility-cult = Fertility Cult
cwd-ability-avatar = Avatar
cwd-ability-frenzy = Frenzy
cwd-ability-thousand-young = Thousand Young
cwd-ability-blood-sacrifice = Blood Sacrifice
cwd-ability-ghroth = Ghroth
cwd-ability-red-sign = Red Sign
cwd-ability-necrophagy = Necrophagy

cwd-slot-first-doom-phase = first Doom phase
cwd-slot-last-in-doom-phase = last of the six, in a Doom phase
cwd-slot-one-kill = one kill in a battle
cwd-slot-two-kills = two kills in a battle
cwd-slot-water-gates = gates in water
cwd-slot-awaken = awakening
cwd-slot-four-zones = figures in 4 zones
cwd-slot-six-zones = figures in 6 zones
cwd-slot-eight-zones = figures in 8 zones
cwd-slot-sacrifice = sacrifice of cultists
cwd-slot-shared-zone = a zone shared with the enemy

cwd-source-rulebook = stated by the rules
cwd-source-public = known of the printed components
cwd-source-authored = written for this game; a pack can replace it

## Numbers: other messages are made of these

cwd-n-doom = { $doom } doom
cwd-n-power = { $power } power
cwd-n-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}

## A figure: whether it stands on the gate, and whose it is

cwd-piece = { $keeper ->
    [yes] { $figure-the } on the gate
   *[no] { $figure-a }
}
    .start = { $keeper ->
        [yes] { $figure } on the gate
       *[no] { $figure }
    }
cwd-owned = { $figure-unique ->
    [yes] { $figure }
   *[no] { $who-poss } { $figure }
}
    .start = { $figure-unique ->
        [yes] { $figure }
       *[no] { $who-poss-start } { $figure }
    }
cwd-gate-freed = { $keeper ->
    [yes] {" "}The gate there is free now.
   *[no] {""}
}
cwd-gate-left = { $keeper ->
    [yes] {" "}The gate { $from-at } is free now.
   *[no] {""}
}
cwd-gate-swapped = { $keeper ->
    [yes] {" "}The gate { $to-at } is free now.
   *[no] {""}
}

## Abilities

cwd-power-immortal = Every awakening of { $god } after the first costs { cwd-n-power }, and each of them, the first too, brings an Elder Sign.
cwd-power-many-summons = One Summon action brings as many monsters as you can pay for, to one or several of your gates.
cwd-power-devour = Before a battle with { $god } in it: the enemy eliminates one of their monsters or cultists in that battle.
cwd-power-avatar = Action, { cwd-n-power }: choose a faction and a zone; its player picks a cultist or monster there, and it changes places with { $god }.
cwd-power-enemy-gates = Gather Power: while { $god } is in play, { cwd-n-power } for each gate that the enemy controls in water.
cwd-power-absorb = Before a battle with { $figure-a } in it: eliminate any of your other monsters and cultists in that battle; each adds { cwd-n-dice }.
cwd-power-regenerate = Results of a battle: { $figure-a } can take two of them. It dies only from two kills; from anything less it is pained.
cwd-power-exchange = After any player’s action: replace any of your { $figure-many } on the map by { $into-many } from your pool.
cwd-power-dreams = Action, { cwd-n-power }: choose a zone; the enemy eliminates one of their cultists there, and one of yours from the pool takes its place.
cwd-power-submerge = Action, { cwd-n-power }: { $god } leaves a water zone with any of your figures there. Later, as an action that costs nothing, all come back together in any zone.
cwd-power-stronger = Your { $figure-many } each add { cwd-n-dice }.
cwd-power-cheaper = While { $god } is in play, { $figures } cost { $power } less.
cwd-power-blood-sacrifice = Once in each Doom phase, while { $god } is in play: eliminate one of your cultists for an Elder Sign.
cwd-power-ghroth = Action, { cwd-n-power }: roll a die. If it shows no more than the number of zones with your { $figure-many }, the enemy eliminates that many of their cultists; otherwise place a cultist of either faction from its pool in any zone.
cwd-power-red-sign = Your { $figure-many } can build and control gates. Each brings 1 power when power is gathered and adds a die for { $god }.
cwd-power-necrophagy = After the kills of a battle are assigned: move any { $figure-many } there that took no part; for each, both sides take one more pain.

## What spellbooks are given for

cwd-with-sign = { $sign ->
    [yes] {" "}An Elder Sign comes with it.
   *[no] {""}
}
cwd-needs-first-doom-phase = Your first Doom phase.{ cwd-with-sign }
cwd-needs-last-in-doom-phase = In a Doom phase, when the other spaces are filled.{ cwd-with-sign }
cwd-needs-kills = Kill or devour { $count ->
    [one] an enemy figure
   *[other] { $count } enemy figures
} in one battle.{ cwd-with-sign }
cwd-needs-water-gates = Control gates in { $own } water zones, or have gates, no matter whose, in { $any }.{ cwd-with-sign }
cwd-needs-awaken = Awaken { $god }.{ cwd-with-sign }
cwd-needs-zones = Have figures in { $count } zones.{ cwd-with-sign }
cwd-needs-sacrifice = As an action, eliminate { $count } of your cultists.{ cwd-with-sign }
cwd-needs-shared-zone = Be in a zone with the enemy.{ cwd-with-sign }

## Sheets and the map, to be looked up

cwd-printed-line = { $line } [{ $source }]
cwd-sheet-start = Starts with { cwd-n-power }, and with a gate and all of its cultists at home.
cwd-sheet-home = Home: { $home }.
cwd-sheet-figure = { $figure } ×{ $count }: cost { $power }, { cwd-n-dice } in battle, { cwd-n-doom } to the enemy for a kill.
cwd-sheet-figure-counted = { $figure } ×{ $count }: cost { $power }, in battle a die for each of your cultists on the map and each of your gates, { cwd-n-doom } to the enemy for a kill.
cwd-sheet-ability = { $ability }: { $text }
cwd-sheet-requirement = For a spellbook: { $text }
cwd-awakening-home = To awaken { $god }: pay { cwd-n-power } while there is a gate { $home-at }, no matter whose; { $god } appears there.
cwd-awakening-own-gate = To awaken { $god }: pay { cwd-n-power } and eliminate { $count } of your cultists anywhere; { $god } appears at a gate you control.
cwd-map-land = { $zone }: next to { $next }.
cwd-map-water = { $zone } (water): next to { $next }.
cwd-map-portal = { $zone } (water; { $parts } are one zone): next to { $next }.
cwd-map-next = { $zone }
cwd-map-next-authored = { $zone }*
cwd-map-authored = * { $source }

## Questions

cwd-ask-nothing = Nothing is to be decided.
cwd-ask-turn = Your turn, with { cwd-n-power }. Take one action; gates can be taken and left besides. Each figure that moves costs 1.
cwd-ask-acted = Your action is done; { cwd-n-power } left. Anything else before the turn ends?
cwd-ask-fought = You have fought; { cwd-n-power } left. Act, or let that be your action and end the turn?
cwd-ask-move = Does anyone else move? Each costs { $cost }; { cwd-n-power } left.
cwd-ask-summon = Do you summon another monster? { cwd-n-power } left.
cwd-ask-lose-killed = Which figure is killed?
cwd-ask-lose-cornered = Which figure is eliminated?
cwd-ask-lose-devoured = The enemy devours one of your figures in this battle. Which?
cwd-ask-lose-captured = One of your cultists is captured. Which?
cwd-ask-lose-dreams = The dreams take one of your cultists. Which?
cwd-ask-lose-ghroth = Ghroth takes { $count ->
    [one] one of your cultists. Which?
   *[other] { $count } of your cultists. Which first?
}
cwd-ask-lose-absorbed = Which figure is absorbed?
cwd-ask-lose-awakening = { $god } wants { $count ->
    [one] one of your cultists. Which?
   *[other] { $count } of your cultists. Which first?
}
cwd-ask-lose-sacrifice = You sacrifice { $count ->
    [one] a cultist. Which?
   *[other] { $count } cultists. Which first?
}
cwd-ask-lose-blood-sacrifice = Which cultist do you sacrifice?
cwd-ask-kill-slot = Your kills in this battle are enough for one of these. Which requirement do you fill?
cwd-ask-book = You have met a requirement: { $slot }. Which spellbook do you take?
cwd-ask-before = Before the dice are rolled { $at-at }: do you use an ability?
cwd-ask-kill = { $count ->
    [one] You have a kill to take { $at-at }. Who dies?
   *[other] You have { $count } kills to take { $at-at }. Who dies?
}
cwd-ask-pain = { $count ->
    [one] You have a pain to take { $at-at }. Who has to retreat?
   *[other] You have { $count } pains to take { $at-at }. Who has to retreat?
}
cwd-ask-feast = Do { $figure-many } come to the battle { $at-at }? Each gives both sides one more pain.
cwd-ask-retreat = Where do your pained figures go { $at-from }?
cwd-ask-cornered = There is no way out { $at-at }: one of the pained figures is eliminated, the others stay. Which?
cwd-ask-submerge = Who goes below with { $god }?
cwd-ask-avatar = { $god } comes { $at-to }. Which of your figures there changes places with her?
cwd-ask-ghroth = Ghroth passes by: a cultist of either faction appears wherever you like. Whose, and where?
cwd-ask-exchange = Do any of your { $from-many } become { $to-many }?
cwd-ask-first = Both have the same power. Who is the first player?
cwd-ask-doom = The Doom phase, with { cwd-n-power }. A ritual of annihilation costs { $cost } and brings a doom for each of your gates: { $gates } now.
cwd-ask-doom-performed = The ritual is performed. Anything else in this Doom phase?

## Answers

cwd-do-recruit = Recruit { $figure-a } { $at-at } for { $cost }
cwd-do-summon = Summon { $figure-a } { $at-at } for { $cost }
cwd-do-awaken = Awaken { $god } { $at-at } for { $cost }
cwd-do-build = Build a gate { $at-at } for { $cost }
cwd-do-move = { $keeper ->
    [yes] Move ◉{ $figure }
   *[no] Move { $figure }
}: { $from-short } → { $to-short }
cwd-do-battle = Battle { $at-at } for { $cost }: { cwd-n-dice } against { $against }
cwd-do-capture = Capture a cultist { $at-at } for { $cost }
cwd-do-pass = Pass and lose all power ({ $power })
cwd-do-take-gate = Take the gate { $at-at } with { $figure-a }
cwd-do-leave-gate = Leave the gate { $at-at }
cwd-do-end-turn = End the turn
cwd-do-dreams = { $ability } { $at-at } for { $cost }
cwd-do-submerge = { $ability } with { $god } for { $cost }
cwd-do-surface = { $god } comes up { $at-at }
cwd-do-avatar = { $ability } for { $cost }: { $owner }, { $at-at }
cwd-do-ghroth = { $ability } for { $cost }
cwd-do-sacrifice = For a spellbook: { $slot }
cwd-do-lose = Lose { cwd-piece } { $at-at }
cwd-do-give = Give up { cwd-piece } { $at-at }
cwd-do-take-hit = { cwd-piece.start }
cwd-do-take-along = Take { cwd-piece } along
cwd-do-swap = { cwd-piece.start }
cwd-do-figure = { cwd-piece.start } { $at-at }
cwd-do-spare = { cwd-piece.start }, surviving it in pain
cwd-do-kill-twice = { cwd-piece.start }, a second kill: it dies
cwd-do-pain-twice = { cwd-piece.start }, which is in pain already
cwd-do-retreat = { cwd-piece.start } { $to-to }
cwd-do-devour = { $ability }
cwd-do-absorb = { $eater-start } absorbs { cwd-piece }, adding { cwd-n-dice }
cwd-do-bring = { $figure-a } { $at-from }
cwd-do-exchange = { cwd-piece.start } { $at-at }
cwd-do-place = A cultist of { $owner-mid } { $at-at }
cwd-do-book = { $book }: { $text }
cwd-do-slot = Take the spellbook for: { $slot }
cwd-do-ritual = Perform the ritual of annihilation for { $cost }: { cwd-n-doom }
cwd-do-blood-sacrifice = Sacrifice { cwd-piece } { $at-at } for an Elder Sign
cwd-do-first = { $who }
cwd-do-reveal = Turn up an Elder Sign: { cwd-n-doom }
cwd-do-stop = Stop
cwd-do-move-no-more = Nobody else moves
cwd-do-summon-no-more = Summon no more
cwd-do-submerge-no-more = Nobody else goes along
cwd-do-fight = On to the dice
cwd-do-exchange-no-more = Change nothing more
cwd-do-bring-no-more = Nobody else comes
cwd-do-no-ritual = No ritual
cwd-do-doom-no-more = Nothing more

## Answers that stand together: what they have in common, and what each is called

cwd-group-recruit = Recruit { $figure-a } for { $cost }
cwd-group-summon = Summon { $figure-a } for { $cost }
cwd-group-awaken = Awaken { $god } for { $cost }
cwd-group-build = Build a gate for { $cost }
cwd-group-move = { $keeper ->
    [yes] Move ◉{ $figure }
   *[no] Move { $figure }
}: { $from-short } →
cwd-group-battle = Battle for { $cost }
cwd-group-capture = Capture a cultist for { $cost }
cwd-group-take-gate = Take a gate with { $figure-a }
cwd-group-leave-gate = Leave a gate
cwd-group-dreams = { $ability } for { $cost }
cwd-group-surface = { $god } comes up
cwd-group-avatar = { $ability } for { $cost }: { $owner }
cwd-group-lose = Lose { cwd-piece }
cwd-group-give = Give up { cwd-piece }
cwd-group-retreat = { cwd-piece.start } retreats
cwd-group-exchange = Replace { cwd-piece }
cwd-group-place = A cultist of { $owner-mid }
cwd-group-blood-sacrifice = Sacrifice { cwd-piece } for an Elder Sign
cwd-item-at = { $at-at }
cwd-item-to = { $to-to }
cwd-item-move = { $to-short }
cwd-item-battle = { $at-at }: { cwd-n-dice } against { $against }

## Chance

cwd-roll-lot = A lot is drawn for the faction of player { $player }.
cwd-roll-battle = { $who-start } rolls a die in the battle.
cwd-roll-ghroth = { $who-start } rolls for Ghroth.
cwd-roll-sign = { $who-start } draws an Elder Sign.
cwd-roll-nothing = Nothing is rolled.
cwd-die = { $die }
cwd-die-kill = { $die }, a kill
cwd-die-pain = { $die }, a pain
cwd-die-miss = { $die }, a miss
cwd-sign = an Elder Sign worth { $doom }

## The log

cwd-log-lot = By lot, player { $seat } is { $who-mid }.
cwd-log-round = Round { $round } begins.
cwd-log-phase = { $phase }.
cwd-log-turn = { $who-poss-start } turn, with { cwd-n-power }.
cwd-log-withers = { $who-start } has no power left: withering rises to { $marker }.
cwd-log-withering-paid = { $who-start } pays { cwd-n-power } for withering; { $left } left.
cwd-log-withered-away = Withering takes all the power { $who-mid } had left, and the turn with it.
cwd-log-recruits = { $who-start } recruits { $figure-a } { $at-at } for { cwd-n-power }.
cwd-log-summons = { $who-start } summons { $figure-a } { $at-at } for { cwd-n-power }.
cwd-log-awakens = { $figure-start } awakens { $at-at }! { $who-start } pays { cwd-n-power }.
cwd-log-builds = { $who-start } builds a gate { $at-at } for { cwd-n-power }.
cwd-log-takes-gate = { cwd-owned.start } takes the gate { $at-at }.
cwd-log-leaves-gate = { cwd-owned.start } leaves the gate { $at-at }, which is free now.
cwd-log-moves = { $who-start } moves { cwd-piece } { $from-from } { $to-to }.{ cwd-gate-left }
cwd-log-enough = { $who-start } leaves it at that.
cwd-log-passes = { $who-start } passes and loses { cwd-n-power }.
cwd-log-ends-turn = { $who-start } ends the turn.
cwd-log-lost-killed = { cwd-owned.start } dies { $at-at }: { cwd-n-doom } for { $foe-mid }.{ cwd-gate-freed }
cwd-log-lost-cornered = { cwd-owned.start } has nowhere to go and is eliminated { $at-at }: { cwd-n-doom } for { $foe-mid }.{ cwd-gate-freed }
cwd-log-lost-devoured = { $beast } devours { cwd-owned } { $at-at }: { cwd-n-doom } for { $foe-mid }.{ cwd-gate-freed }
cwd-log-lost-captured = { $foe-start } captures { cwd-owned } { $at-at }: { cwd-n-doom }.{ cwd-gate-freed }
cwd-log-lost-dreams = Dreams take { cwd-owned } { $at-at }: { cwd-n-doom } for { $foe-mid }.{ cwd-gate-freed }
cwd-log-lost-ghroth = Ghroth takes { cwd-owned } { $at-at }: { cwd-n-doom } for { $foe-mid }.{ cwd-gate-freed }
cwd-log-lost-absorbed = { $who-poss-start } { $eater } absorbs { $figure-a } { $at-at }, adding { cwd-n-dice }.{ cwd-gate-freed }
cwd-log-lost-awakening = { $who-start } gives { $figure-a } { $at-at } for the awakening of { $god }.{ cwd-gate-freed }
cwd-log-lost-sacrifice = { $who-start } sacrifices { $figure-a } { $at-at } for a spellbook.{ cwd-gate-freed }
cwd-log-lost-blood-sacrifice = { $who-start } sacrifices { $figure-a } { $at-at } for an Elder Sign.{ cwd-gate-freed }
cwd-log-placed = { cwd-owned.start } appears { $at-at }.
cwd-log-dreams = { $who-start } sends dreams to { $foe-poss } cultists { $at-at } for { cwd-n-power }.
cwd-log-submerges-god = { $god } goes below { $at-at } for { cwd-n-power }.
cwd-log-submerges = { cwd-owned.start } goes below { $at-at }.{ cwd-gate-freed }
cwd-log-surfaces = { $god } and all that went along come up { $at-at }.
cwd-log-avatar = { $god } reaches for a figure of { $owner-mid } { $at-at } for { cwd-n-power }.
cwd-log-swapped = { $god } goes { $from-from } { $to-to } and changes places with { $owner-poss } { $figure }.{ cwd-gate-swapped }
cwd-log-ghroth-takes = { $who-start } calls Ghroth for { cwd-n-power }. The die shows { $die }, there are { $figure-many } in { $zones ->
    [one] 1 zone
   *[other] { $zones } zones
}: { $foe-mid } loses { $die ->
    [one] a cultist
   *[other] { $die } cultists
}.
cwd-log-ghroth-places = { $who-start } calls Ghroth for { cwd-n-power }. The die shows { $die }, but there are { $figure-many } in { $zones ->
    [0] no zone
    [one] only 1 zone
   *[other] only { $zones } zones
}: a single cultist is to be placed.
cwd-log-exchanges = { cwd-owned.start } { $at-at } becomes { $into-a }.{ cwd-gate-freed }
cwd-log-battle = { $who-start } attacks { $foe-mid } { $at-at } for { cwd-n-power }.
cwd-log-devours = { $god } opens its maw: { $foe-mid } has to give up a figure.
cwd-log-declines = { $who-start } does nothing more.
cwd-log-called-off = Nobody is left to fight { $at-at }: no dice are rolled.
cwd-log-dice = { $who-start } rolls { $dice ->
    [0] no dice
   *[other] { cwd-n-dice }
}, { $foe-mid } { $against ->
    [0] none
   *[other] { $against }
}.
cwd-log-hits = { $who-poss-start } dice: { $kills ->
    [0] no kills
    [one] { $kills } kill
   *[other] { $kills } kills
}, { $pains ->
    [0] no pains
    [one] { $pains } pain
   *[other] { $pains } pains
}, { $misses ->
    [0] no misses
    [one] { $misses } miss
   *[other] { $misses } misses
}.
cwd-log-kill = { $who-start } gives a kill to { cwd-piece }.
cwd-log-survives = { cwd-owned.start } takes a kill, survives it and will have to retreat.
cwd-log-second-result = { cwd-owned.start } takes a second result.
cwd-log-pain = { $who-start } gives a pain to { cwd-piece }.
cwd-log-feast = { cwd-owned.start } comes { $from-from } { $to-to } to feast: one more pain for both sides.
cwd-log-retreats = { cwd-owned.start } retreats { $from-from } { $to-to }.{ cwd-gate-left }
cwd-log-no-retreat = { $who-start } has no way out { $at-at }.
cwd-log-survivor = { $who-start } gains { cwd-n-doom } for the { $figure } that survived.
cwd-log-battle-ends = The battle { $at-at } is over.
cwd-log-requirement = { $who-start } has met a requirement: { $slot }.
cwd-log-book = { $who-start } takes the spellbook { $book }.
cwd-log-income = { $who-start } gains { cwd-n-power } { $source }.
cwd-income-cultists = from cultists
cwd-income-gates = from controlled gates
cwd-income-free-gates = from free gates
cwd-income-captives = for captives given back
cwd-income-ability = by { $ability }
cwd-log-power-raised = { $who-start } is raised to { cwd-n-power }, half of what { $foe-mid } has.
cwd-log-first = { $who-start } has more power and is the first player.
cwd-log-first-chosen = Power is equal; { $who-mid } is chosen as the first player.
cwd-log-ritual = { $who-start } performs the ritual of annihilation for { cwd-n-power } and gains { cwd-n-doom }.
cwd-log-no-ritual = { $who-start } performs no ritual.
cwd-log-world-ends = The ritual track is at its end: the world ends with this Doom phase.
cwd-log-sign = { $who-start } draws an Elder Sign worth { $doom }.
cwd-log-sign-unseen = { $who-start } draws an Elder Sign.
cwd-log-sign-replaced = No Elder Signs are left: { $who-mid } gains 1 doom instead.
cwd-log-reveals = { $who-start } turns up an Elder Sign worth { $doom } and has { $total } doom now.
cwd-log-doom-reached = { $who-start } has { cwd-n-doom }: the end is near.
cwd-log-won = { $who-start } wins with { cwd-n-doom } against { $less }.
cwd-log-shared = Both have { cwd-n-doom }: the victory is shared.

## The end

cwd-won = The player in seat { $seat } has won.
cwd-shared = Both players have won together.

## Why not: what makes a rule forbid something now

cwd-why-dear = That costs { $cost } power, and you have { $power }.
cwd-why-all-out = No { $figure } is left in your pool.
cwd-why-risen = { $god } is in play already.
cwd-why-nobody-there = You have no figure there.
cwd-why-no-own-gate = You do not control a gate there.
cwd-why-gate-there = There is a gate already.
cwd-why-no-builder = You have nobody there who could build a gate.
cwd-why-no-gate = There is no gate there.
cwd-why-cultists = That takes { $count ->
    [one] { $count } cultist
   *[other] { $count } cultists
}, and you have { $have } to give.
cwd-why-slot-filled = That space has been filled already.
cwd-why-acted = You have already taken the one action of this turn.
cwd-why-no-power = You have no power left, and without any not even an action that costs nothing is possible.
cwd-why-moved = That figure has already moved in this action.
cwd-why-no-prey = There is no enemy cultist there, and only cultists are captured.
cwd-why-no-captor = You have no monster or Great Old One there.
cwd-why-guarded = The cultists there are guarded from your figures.
cwd-why-gate-yours = You control that gate already.
cwd-why-gate-theirs = The enemy controls that gate.
cwd-why-no-keeper = That figure cannot hold a gate.
cwd-why-no-extra-battle = You have already taken the one action of this turn, and extra battles begin once a player has six spellbooks.
cwd-why-fought = You have already fought there in this turn.
cwd-why-no-enemy = The enemy has no figure there.
cwd-why-no-combat = Your figures there roll no dice.
cwd-why-no-victim = The enemy has no cultist there.
cwd-why-not-risen = { $god } is not in play.
cwd-why-not-in-water = { $god } is not in a water zone.
cwd-why-once = You have already done that in this Doom phase.
cwd-why-book-first = You have met a requirement and must take its spellbook first.
cwd-why-avatar-here = { $god } stands there already.
cwd-why-avatar-nobody = That faction has no cultist or monster there.
