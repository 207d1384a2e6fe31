### Final Hour: everything the game says of itself.
###
### A name given as `$x` brings its attributes as `$x-<attribute>`. Attributes used in English:
### locations: number, at, to, from, it (as the object of a verb) · symbols: glyph · special monsters: many
### places on cards: object (what is explored), from · investigators on cards: start (at the start of a sentence)
###
### `$voice` says how an effect is worded: `say`, a sentence of its own; `bare`, the same inside a sentence;
### `they`, about somebody else, after their name.

## The game and its options

fh-game = Arkham Horror: Final Hour
final-hour-title = Arkham Horror: Final Hour
final-hour-about = Monsters pour through gates onto the campus of Miskatonic University. In eight rounds, find out which two symbols reverse the ritual before its site is overrun.
final-hour-players = 1–4
final-hour-length = 30–45 minutes
final-hour-mood = Desperate, together against the clock
fh-option-investigators = Investigators, in the order of seats
fh-option-ancient-one = The Ancient One to be sent back
fh-option-difficulty = Difficulty
fh-option-lead = Who leads the first round
fh-option-solo = Solo game: one player with two investigators
fh-option-yes = yes
fh-option-no = no

## Names

fh-investigator-jenny-barnes = Jenny Barnes
fh-investigator-ashcan-pete = “Ashcan” Pete
fh-investigator-lily-chen = Lily Chen
fh-investigator-tommy-muldoon = Tommy Muldoon
fh-investigator-michael-mcglen = Michael McGlen
fh-investigator-rita-young = Rita Young
fh-solo-seat = { $first } and { $second }

fh-person-jenny-barnes = Jenny
fh-person-ashcan-pete = Pete
fh-person-lily-chen = Lily
fh-person-tommy-muldoon = Tommy
fh-person-michael-mcglen = Michael
fh-person-rita-young = Rita

fh-ancient-cthulhu = Cthulhu
fh-ancient-shudde-mell = Shudde M’ell
fh-ancient-umordhoth = Umordhoth

fh-difficulty-easy = easy
fh-difficulty-normal = normal
fh-difficulty-hard = hard

fh-phase-set-up = Set-up
fh-phase-priority = Action phase: playing priority cards
fh-phase-resolve = Action phase: resolving action cards
fh-phase-ancient-one = Ancient One phase
fh-phase-ritual = End of the round

fh-source-rulebook = stated in the rulebook
fh-source-public = publicly known of the printed components
fh-source-authored = written for this game; a pack can replace it

fh-location-1 = Dorothy Upman Hall
    .number = 1
    .at = in Dorothy Upman Hall (1)
    .to = to Dorothy Upman Hall (1)
    .from = from Dorothy Upman Hall (1)
    .it = Dorothy Upman Hall (1)
fh-location-2 = Student Union
    .number = 2
    .at = in the Student Union (2)
    .to = to the Student Union (2)
    .from = from the Student Union (2)
    .it = the Student Union (2)
fh-location-3 = Orne Library
    .number = 3
    .at = in the Orne Library (3)
    .to = to the Orne Library (3)
    .from = from the Orne Library (3)
    .it = the Orne Library (3)
fh-location-4 = Museum
    .number = 4
    .at = in the Museum (4)
    .to = to the Museum (4)
    .from = from the Museum (4)
    .it = the Museum (4)
fh-location-5 = Infirmary
    .number = 5
    .at = in the Infirmary (5)
    .to = to the Infirmary (5)
    .from = from the Infirmary (5)
    .it = the Infirmary (5)
fh-location-6 = Derby Hall
    .number = 6
    .at = in Derby Hall (6)
    .to = to Derby Hall (6)
    .from = from Derby Hall (6)
    .it = Derby Hall (6)
fh-location-7 = Lecture Hall
    .number = 7
    .at = in the Lecture Hall (7)
    .to = to the Lecture Hall (7)
    .from = from the Lecture Hall (7)
    .it = the Lecture Hall (7)
fh-location-8 = Laboratory
    .number = 8
    .at = in the Laboratory (8)
    .to = to the Laboratory (8)
    .from = from the Laboratory (8)
    .it = the Laboratory (8)
fh-location-9 = Administration
    .number = 9
    .at = in the Administration building (9)
    .to = to the Administration building (9)
    .from = from the Administration building (9)
    .it = the Administration building (9)
fh-location-10 = Warren Observatory
    .number = 10
    .at = in the Warren Observatory (10)
    .to = to the Warren Observatory (10)
    .from = from the Warren Observatory (10)
    .it = the Warren Observatory (10)
fh-location-11 = Seminary of the Old Faith
    .number = 11
    .at = in the Seminary of the Old Faith (11)
    .to = to the Seminary of the Old Faith (11)
    .from = from the Seminary of the Old Faith (11)
    .it = the Seminary of the Old Faith (11)
fh-location-12 = Humanities
    .number = 12
    .at = in the Humanities building (12)
    .to = to the Humanities building (12)
    .from = from the Humanities building (12)
    .it = the Humanities building (12)
fh-location-13 = Athletic building
    .number = 13
    .at = in the Athletic building (13)
    .to = to the Athletic building (13)
    .from = from the Athletic building (13)
    .it = the Athletic building (13)
fh-location-14 = Fraternity
    .number = 14
    .at = in the Fraternity house (14)
    .to = to the Fraternity house (14)
    .from = from the Fraternity house (14)
    .it = the Fraternity house (14)
fh-location-15 = Sorority
    .number = 15
    .at = in the Sorority house (15)
    .to = to the Sorority house (15)
    .from = from the Sorority house (15)
    .it = the Sorority house (15)

fh-zone-green = green zone
fh-zone-purple = purple zone
fh-zone-orange = orange zone

fh-symbol-diamond = diamond
    .glyph = ♦
fh-symbol-hourglass = hourglass
    .glyph = ⧗
fh-symbol-moon = moon
    .glyph = ☾
fh-symbol-star = star
    .glyph = ★
fh-symbol-cross = cross
    .glyph = ✚

fh-gate-tesseract = tesseract gate
fh-gate-heptagram = heptagram gate
fh-gate-trinity = trinity gate

fh-monster-red = red monster
fh-monster-red-killer = red killer
fh-monster-red-stalker = red stalker
fh-monster-red-wrecker = red wrecker
fh-monster-blue = blue monster
fh-monster-blue-killer = blue killer
fh-monster-blue-stalker = blue stalker
fh-monster-blue-wrecker = blue wrecker

fh-kind-deep-one = Deep One
    .many = Deep Ones
fh-kind-star-spawn = Star Spawn
    .many = Star Spawn
fh-kind-chthonian = Chthonian
    .many = Chthonians
fh-kind-ghoul-horde = Ghoul Horde
    .many = Ghoul Hordes

fh-monster = { $monster } (health { $health })
fh-priority = { $number } { $symbol-glyph } ({ $omens ->
    [0] no omens
    [one] 1 omen
   *[other] { $omens } omens
})
fh-pathway = between { $a-number } and { $b-number }
fh-clue = clue: { $symbol } { $symbol-glyph }
fh-clue-item = clue: item

fh-card-a-color-for-all-seasons = A Color for All Seasons
fh-card-socialite = Socialite
fh-card-jennys-twin-45s = Jenny’s Twin .45s
fh-card-soiree = Soirée
fh-card-grand-gala = Grand Gala
fh-card-end-of-the-world-vision = End of the World Vision
fh-card-duke-to-the-rescue = Duke to the Rescue
fh-card-a-versatile-instrument = A Versatile Instrument
fh-card-throw-a-bone = Throw a Bone
fh-card-prophetic-dreams = Prophetic Dreams
fh-card-meditate = Meditate
fh-card-empty-hand = Empty Hand
fh-card-calculated-force = Calculated Force
fh-card-pierce-the-eye = Pierce the Eye
fh-card-daughter-of-prophecy = Daughter of Prophecy
fh-card-serve-and-protect = Serve and Protect
fh-card-becky = Becky
fh-card-police-surveillance = Police Surveillance
fh-card-high-ground = High Ground
fh-card-stand-firm = Stand Firm
fh-card-doorkeeper = Doorkeeper
fh-card-finish-the-work = Finish the Work
fh-card-dynamite = Dynamite
fh-card-make-a-fuss = Make a Fuss
fh-card-chicago-typewriter = Chicago Typewriter
fh-card-obstacles = Obstacles
fh-card-relays = Relays
fh-card-overcome = Overcome
fh-card-cross-country = Cross-Country
fh-card-marathon = Marathon

fh-item-elder-sign = Elder Sign
fh-item-shotgun = Shotgun
fh-item-first-aid-kit = First-Aid Kit
fh-item-bicycle = Bicycle
fh-item-star-chart = Star Chart
fh-item-lantern = Lantern
fh-item-carpenters-tools = Carpenter’s Tools
fh-item-torn-page = Torn Page
fh-item-police-whistle = Police Whistle

## Counted things, used by other messages

fh-n-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
fh-n-wounds = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
fh-n-monsters = { $count ->
    [one] 1 monster
   *[other] { $count } monsters
}
fh-n-pathways = { $count ->
    [one] 1 pathway
   *[other] { $count } pathways
}
fh-n-tokens = { $tokens ->
    [one] 1 destruction token
   *[other] { $tokens } destruction tokens
}
fh-n-omens = { $omens ->
    [one] 1 omen
   *[other] { $omens } omens
}
fh-n-health = { $health } health
fh-n-special = { $count ->
    [one] 1 { $kind }
   *[other] { $count } { $kind-many }
}

## Places on cards

fh-place-here = here
    .object = your location
    .from = out of your location
fh-place-there = there
    .object = it
    .from = out of it
fh-place-theirs = where they are
    .object = their location
    .from = out of their location
fh-place-ritual-site = at the ritual site
    .object = the ritual site
    .from = from the ritual site
fh-place-gate-tesseract = at the tesseract gate
    .object = the location of the tesseract gate
    .from = from the tesseract gate
fh-place-gate-heptagram = at the heptagram gate
    .object = the location of the heptagram gate
    .from = from the heptagram gate
fh-place-gate-trinity = at the trinity gate
    .object = the location of the trinity gate
    .from = from the trinity gate

fh-place-one-adjacent = in one adjacent location
    .object = one adjacent location
    .from = from one adjacent location
fh-place-one-their-adjacent = in one location adjacent to theirs
    .object = one location adjacent to theirs
    .from = from one location adjacent to theirs
fh-place-one-zone = in one location of your zone
    .object = one location of your zone
    .from = from one location of your zone
fh-place-one-their-zone = in one location of their zone
    .object = one location of their zone
    .from = from one location of their zone
fh-place-one-board = in any one location
    .object = any one location
    .from = from any one location
fh-place-one-gates = at one gate
    .object = one gate location
    .from = from one gate
fh-place-one-smallest-gates = at a gate with the fewest gate tokens
    .object = a gate location with the fewest gate tokens
    .from = from a gate with the fewest gate tokens
fh-place-one-largest-gates = at a gate with the most gate tokens
    .object = a gate location with the most gate tokens
    .from = from a gate with the most gate tokens
fh-place-one-others = in another investigator’s location
    .object = another investigator’s location
    .from = from another investigator’s location
fh-place-one-lair-deep-one = in one location with a Deep One
    .object = one location with a Deep One
    .from = from one location with a Deep One
fh-place-one-lair-star-spawn = in one location with a Star Spawn
    .object = one location with a Star Spawn
    .from = from one location with a Star Spawn
fh-place-one-lair-chthonian = in one location with a Chthonian
    .object = one location with a Chthonian
    .from = from one location with a Chthonian
fh-place-one-lair-ghoul-horde = in one location with a Ghoul Horde
    .object = one location with a Ghoul Horde
    .from = from one location with a Ghoul Horde

fh-place-among-adjacent = in adjacent locations
    .object = adjacent locations
    .from = from adjacent locations
fh-place-among-their-adjacent = in locations adjacent to theirs
    .object = locations adjacent to theirs
    .from = from locations adjacent to theirs
fh-place-among-zone = anywhere in your zone
    .object = any location of your zone
    .from = from anywhere in your zone
fh-place-among-their-zone = anywhere in their zone
    .object = any location of their zone
    .from = from anywhere in their zone
fh-place-among-board = anywhere
    .object = any location
    .from = from anywhere
fh-place-among-gates = at any gates
    .object = any gate location
    .from = from any gates
fh-place-among-smallest-gates = at gates with the fewest gate tokens
    .object = gate locations with the fewest gate tokens
    .from = from gates with the fewest gate tokens
fh-place-among-largest-gates = at gates with the most gate tokens
    .object = gate locations with the most gate tokens
    .from = from gates with the most gate tokens
fh-place-among-others = in other investigators’ locations
    .object = other investigators’ locations
    .from = from other investigators’ locations
fh-place-among-lair-deep-one = in locations with a Deep One
    .object = locations with a Deep One
    .from = from locations with a Deep One
fh-place-among-lair-star-spawn = in locations with a Star Spawn
    .object = locations with a Star Spawn
    .from = from locations with a Star Spawn
fh-place-among-lair-chthonian = in locations with a Chthonian
    .object = locations with a Chthonian
    .from = from locations with a Chthonian
fh-place-among-lair-ghoul-horde = in locations with a Ghoul Horde
    .object = locations with a Ghoul Horde
    .from = from locations with a Ghoul Horde

fh-place-each-adjacent = in each adjacent location
fh-place-each-their-adjacent = in each location adjacent to theirs
fh-place-each-zone = in each location of your zone
fh-place-each-their-zone = in each location of their zone
fh-place-each-board = in each location
fh-place-each-gates = at each gate
fh-place-each-smallest-gates = at each gate with the fewest gate tokens
fh-place-each-largest-gates = at each gate with the most gate tokens
fh-place-each-others = in each other investigator’s location
fh-place-each-lair-deep-one = in each location with a Deep One
fh-place-each-lair-star-spawn = in each location with a Star Spawn
fh-place-each-lair-chthonian = in each location with a Chthonian
fh-place-each-lair-ghoul-horde = in each location with a Ghoul Horde

## Investigators on cards

fh-who-you = you
    .start = You
fh-who-lead = the lead investigator
    .start = The lead investigator
fh-who-all = each investigator
    .start = Each investigator
fh-who-others = each other investigator
    .start = Each other investigator
fh-who-others-in-zone = each other investigator in your zone
    .start = Each other investigator in your zone
fh-who-others-in-their-zone = each other investigator in their zone
    .start = Each other investigator in their zone
fh-who-one = one investigator
    .start = One investigator
fh-who-one-other = one other investigator
    .start = One other investigator

## Effects

fh-effect-move = { $voice ->
    [they] moves up to { $steps }
    [bare] move up to { $steps }
   *[say] Move up to { $steps }.
}
fh-effect-roam = { $voice ->
    [they] moves up to { $steps } and, in each location entered, { $what }
    [bare] move up to { $steps } and, in each location entered, { $what }
   *[say] Move up to { $steps }; in each location entered, { $what }.
}
fh-effect-attack = { $voice ->
    [they] attacks { $place } for { fh-n-wounds }
    [bare] attack { $place } for { fh-n-wounds }
   *[say] Attack { $place } for { fh-n-wounds }.
}
fh-effect-destroy = { $voice ->
    [they] destroys { fh-n-monsters } { $place }
    [bare] destroy { fh-n-monsters } { $place }
   *[say] Destroy { fh-n-monsters } { $place }.
}
fh-effect-explore = { $voice ->
    [they] explores { $place-object }
    [bare] explore { $place-object }
   *[say] Explore { $place-object }.
}
fh-effect-seal-yours = { $voice ->
    [they] seals { fh-n-pathways } out of their location
    [bare] seal { fh-n-pathways } out of your location
   *[say] Seal { fh-n-pathways } out of your location.
}
fh-effect-seal-any = { $voice ->
    [they] seals { fh-n-pathways } anywhere
    [bare] seal { fh-n-pathways } anywhere
   *[say] Seal { fh-n-pathways } anywhere.
}
fh-effect-push = { $voice ->
    [they] pushes up to { fh-n-monsters } { $place-from } along any pathway
    [bare] push up to { fh-n-monsters } { $place-from } along any pathway
   *[say] Push up to { fh-n-monsters } { $place-from } along any pathway.
}
fh-effect-lure = { $voice ->
    [they] lures up to { fh-n-monsters } { $place-from } into their location
    [bare] lure up to { fh-n-monsters } { $place-from } into your location
   *[say] Lure up to { fh-n-monsters } { $place-from } into your location.
}
fh-effect-heal-you = { $voice ->
    [they] recovers { fh-n-health }
    [bare] recover { fh-n-health }
   *[say] Recover { fh-n-health }.
}
fh-effect-heal = { $voice ->
    [they] { $who } recovers { fh-n-health }
    [bare] { $who } recovers { fh-n-health }
   *[say] { $who-start } recovers { fh-n-health }.
}
fh-effect-lose-you = { $voice ->
    [they] loses { fh-n-health }
    [bare] lose { fh-n-health }
   *[say] Lose { fh-n-health }.
}
fh-effect-lose = { $voice ->
    [they] { $who } loses { fh-n-health }
    [bare] { $who } loses { fh-n-health }
   *[say] { $who-start } loses { fh-n-health }.
}
fh-effect-repair = { $voice ->
    [they] removes { fh-n-tokens } { $place }
    [bare] remove { fh-n-tokens } { $place }
   *[say] Remove { fh-n-tokens } { $place }.
}
fh-effect-destruction = { $voice ->
    [they] places { fh-n-tokens } { $place }
    [bare] place { fh-n-tokens } { $place }
   *[say] Place { fh-n-tokens } { $place }.
}
fh-effect-spawn = { $count ->
    [one] { fh-n-monsters } spawns { $place }{ fh-full-stop }
   *[other] { fh-n-monsters } spawn { $place }{ fh-full-stop }
}
fh-effect-spawn-special = { $count ->
    [one] { fh-n-special } spawns { $place }{ fh-full-stop }
   *[other] { fh-n-special } spawn { $place }{ fh-full-stop }
}
fh-effect-spawn-or-activate = 1 { $kind } spawns { $place }; if all are on the board, activate one instead{ fh-full-stop }
fh-effect-activate-zone = { $voice ->
    [they] activates the { $zone }
    [bare] activate the { $zone }
   *[say] Activate the { $zone }.
}
fh-effect-activate-one = { $voice ->
    [they] activates one { $kind }
    [bare] activate one { $kind }
   *[say] Activate one { $kind }.
}
fh-effect-activate-all = { $voice ->
    [they] activates every { $kind }
    [bare] activate every { $kind }
   *[say] Activate every { $kind }.
}
fh-effect-more-omens = { $omens ->
    [one] 1 more omen counts this round{ fh-full-stop }
   *[other] { $omens } more omens count this round{ fh-full-stop }
}
fh-effect-fewer-omens = { $omens ->
    [one] 1 omen fewer counts this round{ fh-full-stop }
   *[other] { $omens } omens fewer count this round{ fh-full-stop }
}
fh-effect-each = { $voice ->
    [they] in turn order, { $who } { $what }
    [bare] in turn order, { $who } { $what }
   *[say] In turn order, { $who } { $what }.
}
fh-effect-someone = { $voice ->
    [they] { $who } { $what }
    [bare] { $who } { $what }
   *[say] { $who-start } { $what }.
}
fh-effect-either = { $voice ->
    [they] either { $this } or { $that }
    [bare] either { $this } or { $that }
   *[say] Choose one: { $this }; or { $that }.
}
fh-effect-again = { $voice ->
    [they] does that again
    [bare] do that again
   *[say] Do that again.
}
fh-effect-gala-volley = { $voice ->
    [they] attacks where they are for 2 wounds per priority card they played this round
    [bare] attack here for 2 wounds per priority card you played this round
   *[say] Attack here for 2 wounds per priority card you played this round.
}
fh-effect-blind-round = { $voice ->
    [they] next round’s priority cards stay face down until all are played
    [bare] next round’s priority cards stay face down until all are played
   *[say] Next round’s priority cards stay face down until all are played.
}
fh-effect-break-seal = { $voice ->
    [they] one seal leaves the board
    [bare] one seal leaves the board
   *[say] One seal leaves the board.
}
fh-full-stop = { $voice ->
    [they] {""}
    [bare] {""}
   *[say] .
}

fh-use-before = Before resolving an action card of yours, discard this: { $text }
fh-use-after = After resolving an action card of yours, discard this: { $text }
fh-band = { $from }–{ $to } omens: { $text }
fh-band-last = { $from } or more omens: { $text }

## Questions

fh-ask-priority = { $who }, which priority card goes on { $card }? Upper: { $upper } Lower: { $lower }
fh-ask-priority-blind = { $who }, which priority card goes face down on { $card }? Upper: { $upper } Lower: { $lower }
fh-ask-unseen = { $who } is choosing for a card only they have seen.
fh-ask-items-before = { $who }, will you use an item before your card is resolved?
fh-ask-items-after = { $who }, will you use an item now that your card is resolved?
fh-ask-keep = Which card do you set aside for the ritual? The other four make this round’s row.
fh-ask-solo-who = Whose action card do you turn up next?
fh-ask-solo-place = { $who } has turned up { $card }. Where in the row does it go? Upper: { $upper } Lower: { $lower }
fh-ask-ritual = Do you want to attempt the ritual now? { $solo ->
    [yes] It takes { $needed } matching symbols.
   *[no] It begins only if all of you want it, and takes { $needed } matching symbols.
} { $rounds ->
    [one] 1 round is left.
   *[other] { $rounds } rounds are left.
}
fh-ask-ritual-cards = Which cards do you lay down for the ritual? Together you need { $needed } matching symbols.
fh-ask-where-attack = { $who } attacks for { fh-n-wounds }. Where?
fh-ask-where-destroy = { $who } destroys { fh-n-monsters }. Where?
fh-ask-where-explore = Which location does { $who } explore?
fh-ask-where-push = { $who } can push up to { fh-n-monsters }. From where?
fh-ask-where-repair = { $who } removes { fh-n-tokens }. Where?
fh-ask-where-destruction = { $tokens ->
    [one] 1 destruction token is to be placed. Where?
   *[other] { $tokens } destruction tokens are to be placed. Where first?
}
fh-ask-where-spawn = { $count ->
    [one] 1 monster spawns. Where?
   *[other] { $count } monsters spawn. Where first?
}
fh-ask-where-spawn-special = { $count ->
    [one] { fh-n-special } spawns. Where?
   *[other] { fh-n-special } spawn. Where first?
}
fh-ask-each-push = { $who } can push up to { fh-n-monsters } out of each of these locations. Which is next?
fh-ask-each-destruction = { $tokens ->
    [one] 1 destruction token is placed in each of these locations. Which is next?
   *[other] { $tokens } destruction tokens are placed in each of these locations. Which is next?
}
fh-ask-each-spawn = { $count ->
    [one] 1 monster spawns in each of these locations. Which is next?
   *[other] { $count } monsters spawn in each of these locations. Which is next?
}
fh-ask-each-spawn-special = { $count ->
    [one] { fh-n-special } spawns in each of these locations. Which is next?
   *[other] { fh-n-special } spawn in each of these locations. Which is next?
}
fh-ask-who-heals = Who recovers { fh-n-health }?
fh-ask-who-loses = Who loses { fh-n-health }?
fh-ask-who-acts = Who { $what }?
fh-ask-who-acts-next = Whose turn is next? Each { $what }.
fh-ask-either = { $who }, which of the two?
fh-ask-walk = { $who } is { $at-at } and can still take { fh-n-steps }. Where to?
fh-ask-roam = { $who } is { $at-at } and can still take { fh-n-steps }. In each location entered: { $text } Where to?
fh-ask-wound = { $who } has { fh-n-wounds } to deal. To which monster?
fh-ask-destroy = { $who } destroys { fh-n-monsters }. { $count ->
    [one] Which?
   *[other] Which first?
}
fh-ask-seal = { $who } seals { fh-n-pathways }. { $count ->
    [one] Which?
   *[other] Which first?
}
fh-ask-break-seal = Which seal leaves the board?
fh-ask-displace = No cell is empty { $at-at }. Which monster gives way to the destruction token?
fh-ask-push = { $who } can push { $count ->
    [one] 1 monster. Which?
   *[other] up to { $count } monsters. Which first?
}
fh-ask-push-where = Where does the { $monster } (health { $health }) go?
fh-ask-activate = Which monster { $at-at } is activated next?
fh-ask-activate-one = Which { $kind } is activated?
fh-ask-activate-kind = Which { $kind } is activated next?
fh-ask-nothing = Nothing is to be decided.

## Answers

fh-do-play = Play { $card }
fh-do-keep = Set { $card } aside
fh-do-lay = Lay down { $card }
fh-do-step = Step { $at-to }
fh-do-push-to = Push it { $at-to }
fh-do-attack-at = Attack { $at-at }
fh-do-destroy-at = Destroy { $at-at }
fh-do-explore-at = Explore { $at-it }
fh-do-push-from = Push { $at-from }
fh-do-repair-at = Remove destruction { $at-at }
fh-do-destruction-at = Place destruction { $at-at }
fh-do-spawn-at = Spawn { $at-at }
fh-do-at = Choose { $at-it }
fh-do-wound = Wound the { $monster } (health { $health }) { $at-at }
fh-do-destroy = Destroy the { $monster } (health { $health }) { $at-at }
fh-do-displace = The { $monster } (health { $health }) gives way
fh-do-push = Push the { $monster } (health { $health }) { $at-at }
fh-do-activate = Activate the { $monster } (health { $health }) { $at-at }
fh-do-seal = Seal the pathway { $a-number }–{ $b-number }: { $a } – { $b }
fh-do-break-seal = Remove the fresh seal { $a-number }–{ $b-number }: { $a } – { $b }
fh-do-break-used-seal = Remove the used seal { $a-number }–{ $b-number }: { $a } – { $b }
fh-do-figure = { $who } ({ $health } health, { $at-at })
fh-do-turn-up = { $who } ({ $health } health, { $at-at })
fh-do-use = Use { $item }: { $text }
fh-do-row-upper = On { $card }, for the upper effect
fh-do-row-lower = On { $card }, for the lower effect
fh-do-either = { $text }
fh-do-attempt = Yes, attempt the ritual
fh-do-wait = No, not yet
fh-do-stay = Stay
fh-do-wound-no-more = Deal no more wounds
fh-do-push-no-more = Push no more
fh-do-use-nothing = Use nothing
fh-do-stop = Stop

## Why not

fh-why-too-healthy = It takes { $health ->
    [one] 1 wound
   *[other] { $health } wounds
} to destroy it, and { $wounds ->
    [0] none is
    [one] 1 is
   *[other] { $wounds } are
} left.
fh-why-done-there = This effect has been carried out there already.
fh-why-no-monster = There is no monster there.
fh-why-no-clue = There is no clue there any more.
fh-why-no-destruction = There is no destruction token there.
fh-why-no-cell = Every cell there is destroyed already.
fh-why-stays-at-ritual = This effect cannot make monsters leave the ritual site.
fh-why-not-adjacent = No pathway leads from there to { $who }.
fh-why-pushed = This effect has moved it already.
fh-why-row-taken = An action card lies there already.
fh-why-item-before = This item is used before your action card is resolved.
fh-why-item-after = This item is used after your action card has been resolved.

## Chance

fh-roll-monster = A monster is drawn from the cup.
fh-roll-deal = { $who } is dealt a priority card.
fh-roll-priority = { $who } draws a priority card.
fh-roll-solo-priority = A priority card is drawn.
fh-roll-action = { $who } takes the top action card.
fh-roll-gate = The top token of the gate stack is turned up.
fh-roll-clue = { $who } turns up the clue { $at-at }.
fh-roll-item = { $who } draws an item.
fh-roll-ritual-clue = A clue of the ritual slots is turned up.
fh-roll-nothing = Nothing is drawn.

## The log

fh-log-round = Round { $round } begins.
fh-log-lead = { $who } leads.
fh-log-draws-priority = { $who } draws { $card }.
fh-log-draws-priority-unseen = { $who } draws a priority card.
fh-log-solo-draws = You draw { $card }.
fh-log-priority-shuffled = The discarded priority cards are shuffled into a new deck.
fh-log-looks = { $who } lays down { $card }, face down.
fh-log-looks-unseen = { $who } lays down an action card, face down.
fh-log-actions-shuffled = { $who } shuffles the discarded action cards into a new deck.
fh-log-plays = { $who } plays { $card }.
fh-log-plays-unseen = { $who } plays a priority card face down.
fh-log-row = { $card } goes into the row.
fh-log-turns-up-priority = { $who } turns up { $card }.
fh-log-keeps = { $card } is set aside for the ritual.
fh-log-upper = { $who } resolves the upper effect of { $card }: { $text }
fh-log-lower = { $who } resolves the lower effect of { $card }: { $text }
fh-log-turns-up = { $who } turns up { $card }.
fh-log-chosen-figure = The choice falls on { $who }.
fh-log-chosen-monster = The choice falls on the { $monster } (health { $health }) { $at-at }.
fh-log-chosen-place = The choice falls on { $at-it }.
fh-log-chosen-first = The first of the two effects is chosen.
fh-log-chosen-second = The second of the two effects is chosen.
fh-log-uses = { $who } uses { $item }: { $text }
fh-log-moves = { $who } walks { $from-from } { $to-to }.
fh-log-destroyed = The { $monster } (health { $health }) { $at-at } is destroyed.
fh-log-seal-kills = The seal between { $a-number } and { $b-number } destroys the { $monster } (health { $health }) and is used once.
fh-log-seal-kills-and-goes = The seal between { $a-number } and { $b-number } destroys the { $monster } (health { $health }) and is gone.
fh-log-sealed = The pathway between { $a-number } and { $b-number } is sealed.
fh-log-seal-removed = The seal between { $a-number } and { $b-number } leaves the board.
fh-log-clue = { $who } finds a clue { $at-at }: { $symbol } { $symbol-glyph }.
fh-log-item-clue = { $who } finds an item clue { $at-at }.
fh-log-item = { $who } gains { $item }.
fh-log-no-clue = { $who } finds nothing { $at-at }.
fh-log-loses = { $who } loses { fh-n-health }; { $left } left.
fh-log-recovers = { $who } recovers { fh-n-health }, now { $left }.
fh-log-ruined = A cell { $at-at } is destroyed.
fh-log-repaired = A destruction token { $at-at } is removed.
fh-log-spawned = A { $monster } (health { $health }) spawns { $at-at }.
fh-log-walks = { $steps ->
    [one] The { $monster } (health { $health }) moves { $from-from } { $to-to }.
   *[other] The { $monster } (health { $health }) moves { $from-from } { $to-to } in { $steps } steps.
}
fh-log-drawn-in = The { $monster } (health { $health }) finds no empty cell on its way { $from-from } and is drawn straight to the ritual site.
fh-log-activated = The { $monster } (health { $health }) { $at-at } is activated.
fh-log-finds-nobody = The { $monster } (health { $health }) finds nobody { $at-at }.
fh-log-stays = The { $monster } (health { $health }) stays at the ritual site.
fh-log-full-health = { $who } is in full health already.
fh-log-vain-attack = There is no monster that this attack could destroy.
fh-log-vain-no-wounds = The attack has no wounds to deal.
fh-log-vain-destroy = There is no monster to destroy.
fh-log-vain-explore = There is no clue within reach.
fh-log-vain-push = There is no monster to move.
fh-log-vain-repair = There is no destruction to remove.
fh-log-vain-destruction = No cell is left to be destroyed.
fh-log-vain-spawn = There is no place for it: no monster spawns.
fh-log-vain-seal = Every pathway within reach is sealed already.
fh-log-vain-break-seal = There is no seal on the board.
fh-log-vain-activate = There is no monster to activate.
fh-log-vain-blind = That changes nothing now.
fh-log-cup-refilled = { $count ->
    [one] 1 destroyed monster goes
   *[other] { $count } destroyed monsters go
} back into the cup.
fh-log-cup-empty = The cup is empty: no monster spawns.
fh-log-none-left = Every { $kind } is on the board already: none spawns.
fh-log-no-reckoning = No omens this round, no reckoning.
fh-log-reckoning = { $omens ->
    [one] 1 omen
   *[other] { $omens } omens
} this round, and { $ancient } answers: { $text }
fh-log-more-omens = { $omens ->
    [one] 1 more omen counts this round.
   *[other] { $omens } more omens count this round.
}
fh-log-fewer-omens = { $omens ->
    [one] 1 omen fewer counts this round.
   *[other] { $omens } omens fewer count this round.
}
fh-log-blind = Next round’s priority cards will be played face down.
fh-log-gate = The { $gate } { $at-at } grows to { $tokens } tokens.
fh-log-votes-yes = { $who } wants to attempt the ritual.
fh-log-votes-no = { $who } does not want to attempt the ritual yet.
fh-log-solo-attempts = You decide to attempt the ritual.
fh-log-solo-waits = You do not attempt the ritual yet.
fh-log-ritual = The attempt to reverse the ritual begins.
fh-log-ritual-forced = The last gate token is laid: the ritual must be reversed now.
fh-log-lays-nothing = { $who } has no card to lay down.
fh-log-lays = { $who } lays down { $cards }.
fh-log-ritual-clue = A clue of the ritual is turned up: { $symbol } { $symbol-glyph }.
fh-log-ritual-count = { $count ->
    [one] 1 symbol matches
   *[other] { $count } symbols match
}; { $needed } are needed.

## The end

fh-won = The ritual is reversed and the Ancient One sent back. You have won!
fh-lost-ritual-site = The ritual site has no room left and the ritual is completed. You have lost.
fh-lost-death = An investigator has died, and with them all hope. You have lost.
fh-lost-ritual-failed = The attempt to reverse the ritual has failed. You have lost.
