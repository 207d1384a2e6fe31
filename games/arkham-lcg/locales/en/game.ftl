### Arkham Horror: The Card Game: what it says of itself. Cards are named in arkham-lcg-titles.ftl.
###
### A name passed as `$x` brings its attributes as `$x-<attribute>`. The attributes there are:
### cards: see arkham-lcg-titles.ftl · signs: glyph
###
### A number below zero is said by its own message, with the sign in it: `$n` is never negative.

## The game and its options

lcg-game = Arkham Horror: The Card Game
arkham-lcg-title = Arkham Horror: The Card Game
arkham-lcg-about = Investigators with decks of their own look into what stirs in Arkham: follow the clues from act to act before doom carries the other side’s plan to its end.
arkham-lcg-players = 1–4
arkham-lcg-length = 60–120 minutes
arkham-lcg-mood = Tense, together, one thread after another
arkham-lcg-campaign = Night of the Zealot
arkham-lcg-campaign-about = Three scenarios, The Gathering, The Midnight Masks and The Devourer Below, one after another: what happens in one changes the next. Or one of them by itself. Friends come by a link, and everybody brings an investigator and a deck of their own.
arkham-lcg-campaign-new = Campaign or own decks
arkham-lcg-campaign-instead = Here you choose the decks for everybody. If your friends are to bring their own, gather them first:
arkham-lcg-intro = You play an investigator with a deck of your own. In a turn you have three actions: investigate, move, fight, evade, play cards, draw, earn. Whatever is uncertain is a skill test: your skill and the icons of committed cards, plus one token from the chaos bag, against a difficulty. Clues advance the acts, and the last act is your way to win. Doom advances the agendas, round by round, and the last agenda is theirs. Damage and horror wear you down; a defeated investigator is out of the scenario and bears a trauma.
arkham-lcg-measure-round = Last round
arkham-lcg-measure-act = Last act
arkham-lcg-measure-agenda = Last agenda
arkham-lcg-measure-out = Investigators out of the game
lcg-option-scenario = Scenario
lcg-option-difficulty = Difficulty
lcg-option-investigators = Investigators, in the order of seats
lcg-option-lead = Who is the lead investigator
lcg-difficulty-easy = easy
lcg-difficulty-standard = standard
lcg-difficulty-hard = hard
lcg-difficulty-expert = expert
lcg-scenario-the-gathering = The Gathering
lcg-scenario-the-midnight-masks = The Midnight Masks
lcg-scenario-the-devourer-below = The Devourer Below

## Encounter sets

lcg-set-torch = The Gathering
lcg-set-arkham = The Midnight Masks
lcg-set-cultists = Cult of Umôrdhoth
lcg-set-tentacles = The Devourer Below
lcg-set-rats = Rats
lcg-set-ghouls = Ghouls
lcg-set-striking-fear = Striking Fear
lcg-set-ancient-evils = Ancient Evils
lcg-set-chilling-cold = Chilling Cold
lcg-set-pentagram = Dark Cult
lcg-set-nightgaunts = Nightgaunts
lcg-set-locked-doors = Locked Doors
lcg-set-agents-of-hastur = Agents of Hastur
lcg-set-agents-of-yog = Agents of Yog-Sothoth
lcg-set-agents-of-shub = Agents of Shub-Niggurath
lcg-set-agents-of-cthulhu = Agents of Cthulhu

## Parts of the round

lcg-phase-setup = Set-up
lcg-phase-mythos = Mythos phase
lcg-phase-investigation = Investigation phase
lcg-phase-enemy = Enemy phase
lcg-phase-upkeep = Upkeep phase

## Skills, classes, slots

lcg-skill-willpower = willpower
lcg-skill-intellect = intellect
lcg-skill-combat = combat
lcg-skill-agility = agility
lcg-icon-wild = wild
lcg-class-guardian = Guardian
lcg-class-seeker = Seeker
lcg-class-rogue = Rogue
lcg-class-mystic = Mystic
lcg-class-survivor = Survivor
lcg-class-neutral = neutral
lcg-class-mythos = scenario card
lcg-slot-accessory = accessory
lcg-slot-body = body
lcg-slot-ally = ally
lcg-slot-hand = hand
lcg-slot-arcane = arcane

## Sorts of cards

lcg-type-investigator = investigator
lcg-type-asset = asset
lcg-type-event = event
lcg-type-skill = skill
lcg-type-treachery = treachery
lcg-type-enemy = enemy
lcg-type-location = location
lcg-type-act = act
lcg-type-agenda = agenda
lcg-type-scenario = scenario reference
lcg-weakness-own = weakness
lcg-weakness-basic = basic weakness

## Chaos tokens

lcg-token-plus = +{ $n }
lcg-token-zero = 0
lcg-token-minus = −{ $n }
lcg-token-skull = skull
lcg-token-cultist = cultist
lcg-token-tablet = tablet
lcg-token-elder-thing = elder thing
lcg-token-auto-fail = automatic failure
lcg-token-elder-sign = elder sign

## Signs that join locations

lcg-sign-circle = circle
    .glyph = ●
lcg-sign-square = square
    .glyph = ■
lcg-sign-triangle = triangle
    .glyph = ▲
lcg-sign-plus = plus
    .glyph = ✚
lcg-sign-diamond = diamond
    .glyph = ◆
lcg-sign-squiggle = wavy line
    .glyph = ∿
lcg-sign-moon = moon
    .glyph = ☾
lcg-sign-hourglass = hourglass
    .glyph = ⧗
lcg-sign-t = letter T
    .glyph = ┳
lcg-sign-equals = equals
    .glyph = ═

## Tokens of use

lcg-use-ammo = ammo
lcg-use-charges = charges
lcg-use-secrets = secrets
lcg-use-supplies = supplies

## Keywords

lcg-keyword-aloof = Aloof
lcg-keyword-exceptional = Exceptional
lcg-keyword-fast = Fast
lcg-keyword-hunter = Hunter
lcg-keyword-massive = Massive
lcg-keyword-peril = Peril
lcg-keyword-permanent = Permanent
lcg-keyword-retaliate = Retaliate
lcg-keyword-surge = Surge

## Traits

lcg-trait-agency = Agency
lcg-trait-ally = Ally
lcg-trait-ancient-one = Ancient One
lcg-trait-arkham = Arkham
lcg-trait-armor = Armor
lcg-trait-byakhee = Byakhee
lcg-trait-cave = Cave
lcg-trait-central = Central
lcg-trait-charm = Charm
lcg-trait-creature = Creature
lcg-trait-criminal = Criminal
lcg-trait-cultist = Cultist
lcg-trait-curse = Curse
lcg-trait-dark-young = Dark Young
lcg-trait-deep-one = Deep One
lcg-trait-detective = Detective
lcg-trait-drifter = Drifter
lcg-trait-elite = Elite
lcg-trait-firearm = Firearm
lcg-trait-fortune = Fortune
lcg-trait-ghoul = Ghoul
lcg-trait-hazard = Hazard
lcg-trait-hex = Hex
lcg-trait-humanoid = Humanoid
lcg-trait-illicit = Illicit
lcg-trait-innate = Innate
lcg-trait-insight = Insight
lcg-trait-item = Item
lcg-trait-madness = Madness
lcg-trait-melee = Melee
lcg-trait-miskatonic = Miskatonic
lcg-trait-monster = Monster
lcg-trait-nightgaunt = Nightgaunt
lcg-trait-obstacle = Obstacle
lcg-trait-omen = Omen
lcg-trait-pact = Pact
lcg-trait-police = Police
lcg-trait-practiced = Practiced
lcg-trait-relic = Relic
lcg-trait-science = Science
lcg-trait-silver-twilight = Silver Twilight
lcg-trait-sorcerer = Sorcerer
lcg-trait-spell = Spell
lcg-trait-spirit = Spirit
lcg-trait-supply = Supply
lcg-trait-tactic = Tactic
lcg-trait-talent = Talent
lcg-trait-task = Task
lcg-trait-terror = Terror
lcg-trait-tome = Tome
lcg-trait-tool = Tool
lcg-trait-weapon = Weapon
lcg-trait-woods = Woods
lcg-trait-yithian = Yithian

## Counted things, used by other messages: as the object of a verb

lcg-n-damage = { $damage } damage
lcg-n-horror = { $horror } horror
lcg-n-harm = { $damage ->
    [0] { lcg-n-horror }
   *[other] { $horror ->
        [0] { lcg-n-damage }
       *[other] { lcg-n-damage } and { lcg-n-horror }
    }
}
lcg-n-clues = { $n ->
    [one] 1 clue
   *[other] { $n } clues
}
lcg-n-resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
lcg-n-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
lcg-n-doom = { $n } doom
lcg-n-actions = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
lcg-n-ammo = { $n } ammo
lcg-n-charges = { $n ->
    [one] 1 charge
   *[other] { $n } charges
}
lcg-n-secrets = { $n ->
    [one] 1 secret
   *[other] { $n } secrets
}
lcg-n-supplies = { $n ->
    [one] 1 supply
   *[other] { $n } supplies
}
lcg-n-physical = { $n } physical trauma
lcg-n-mental = { $n } mental trauma
lcg-n-experience = { $experience } experience

## A card in a sentence: by its title or as a being

lcg-the = { $card-is ->
    [being] { $card-the }
    [place] { $card-it }
   *[card] { $card }
}
    .start = { $card-is ->
        [being] { $card-start }
        [place] { $card }
       *[card] { $card }
    }
lcg-unseen = a face-down card

## Questions

lcg-ask-nothing = Nothing is to be decided.
lcg-ask-mulligan = Your opening hand. Which cards do you replace? Each gives way to a new one, once.
lcg-ask-turns = Who takes the next turn?
lcg-ask-turn = Your turn. { $n ->
    [0] No actions left: what costs none is still possible.
    [one] 1 action left.
   *[other] { $n } actions left.
}
lcg-ask-turn-extra = Your turn. { $n ->
    [0] No free actions left
    [one] 1 action left
   *[other] { $n } actions left
}, and one more for abilities of cards with the { $trait } trait.
lcg-ask-turn-of = { $who-poss } turn. You may use what costs no action.
lcg-ask-window = Do you use anything before play goes on?
lcg-ask-react = Do you answer with a card or an ability ({ $when })?
lcg-ask-forced = Several forced abilities come at the same time. Which is resolved first?
lcg-ask-contribute = { $n ->
    [one] 1 clue is still to be spent. Whose?
   *[other] { $n } clues are still to be spent. Whose next?
}
lcg-ask-engaging = Several enemies engage at the same time. Which is first?
lcg-ask-prey = Whom does { $enemy-the } engage?
lcg-ask-spawn = Where does { $enemy-the } spawn?
lcg-ask-opportunity = Enemies strike as you turn your back on them. Which is first?
lcg-ask-massive = Whom does { $enemy-the } attack next?
lcg-ask-attacks = Several enemies attack you. Which is next?
lcg-ask-hunter = Several hunters are on the move. Which is next?
lcg-ask-way = Where does { $enemy-the } go?
lcg-ask-search = You have searched your deck. Which card do you take?
lcg-ask-search-vain = You have searched, but what you wanted is not there.
lcg-ask-scry-deck = Which deck do you look into?
lcg-ask-scry = You see the top cards of the deck. Which do you put back first? The last one put back will lie on top.
lcg-ask-dig = You have searched the encounter deck and its discard pile. Which card do you draw?
lcg-ask-either = { $card }: which do you choose?
lcg-ask-lead = { $card }: you decide for all as the lead investigator. Which do you choose?
lcg-ask-may = { $card }: do you want to { $text }?
lcg-ask-skill = Which skill do you test?
lcg-ask-target = { $card }: { $text }. Which one?
lcg-ask-fight = Which enemy do you attack?
lcg-ask-evade = Which enemy do you evade?
lcg-ask-recover = Which card do you take back from your discard pile?
lcg-ask-discard = { $n ->
    [one] A card has to leave your hand. Which?
   *[other] { $n } cards have to leave your hand. Which?
}
lcg-ask-room = There is no room for { $card } (slot: { $slot }). What do you discard for it?
lcg-ask-redirect = The attack of { $enemy-the } is turned away. Which enemy takes its damage?
lcg-ask-damage = You are dealt { lcg-n-damage }. Where does { $damage ->
    [one] it
   *[other] the first of it
} go?
lcg-ask-horror = You are dealt { lcg-n-horror }. Where does { $horror ->
    [one] it
   *[other] the first of it
} go?
lcg-ask-trauma = Body and mind give way at once. Which trauma do you bear from now on?
lcg-ask-new-lead = The lead investigator is out. Who leads now?
lcg-ask-commit = You test { $skill }: { $value } against { $difficulty }, before the token. Chance by the tokens: { $chance }{ "\u00A0" }%. Which cards do you commit?
lcg-ask-help = { $who } tests { $skill }: { $value } against { $difficulty }, before the token. Chance by the tokens: { $chance }{ "\u00A0" }%. Do you commit a card to help?
lcg-ask-turn-of-kind = What you use in others’ turns
lcg-ask-turn-kind = Your own turn
lcg-ask-commit-kind = Which cards you commit to your own tests
lcg-ask-help-kind = Whether you help others in their tests
lcg-prospect = Before the token it is { $value } against { $difficulty }. Chance by the tokens: { $chance }{ "\u00A0" }%.
lcg-ask-results = The test brings several things. Which comes first?
lcg-ask-discard-order = The test is over. Which event goes to your discard pile next, under those after it?
lcg-ask-weaknesses = Several weaknesses have come at the same time. Which is resolved first?
lcg-ask-less-room = You have fewer slots now. What do you discard?
lcg-ask-token = Two tokens are revealed. Which one counts?

## Answers

lcg-do-pass = Nothing
lcg-do-no-reaction = Do not react
lcg-do-decline = No
lcg-do-go-on = Go on
lcg-do-end-turn = End the turn
lcg-do-turn = { $who }
lcg-do-give-clue = { $who } ({ $n ->
    [one] 1 clue
   *[other] { $n } clues
})
lcg-do-engaged = { $who }
lcg-do-lead = { $who } leads
lcg-do-investigate = Investigate { $at-it } (shroud { $n }; chance{ "\u00A0" }{ $chance }{ "\u00A0" }%)
lcg-do-move = Go { $to-to }
lcg-do-draw = Draw a card
lcg-do-resource = Gain a resource
lcg-do-engage = Engage { $enemy-the }
lcg-do-fight = Attack { $enemy-the } (fight { $n }; chance{ "\u00A0" }{ $chance }{ "\u00A0" }%)
lcg-do-evade = Evade { $enemy-the } (evade { $n }; chance{ "\u00A0" }{ $chance }{ "\u00A0" }%)
lcg-do-play = Play { $card } for { $n }
lcg-do-play-plain = Play { $card }
lcg-do-play-discarded = Play { $card } from the discard pile for { $n }
lcg-do-use = { $card }. { $text }
lcg-do-use-of = { $card } ({ lcg-whose }). { $text }
# Whose it is: an enemy fights somebody else, another card is somebody else’s.
lcg-whose = { $foe ->
    [yes] engaged with { $who }
   *[no] { $who-poss }
}
# What begins a test, with the chance that it is passed.
lcg-chance = { $what } (chance{ "\u00A0" }{ $chance }{ "\u00A0" }%)
lcg-do-advance = Advance the act for { lcg-n-clues }: { $card }
lcg-do-commit = Commit { $card } (+{ $n })
lcg-do-strike = { $enemy } ({ lcg-n-harm })
lcg-do-go = { $enemy }
lcg-do-appear = { $at }
lcg-do-way = { $to }
lcg-do-way-barred = { $to }: the way is barred, so it stays
lcg-do-find = Take { $card }
lcg-do-put-back = Put back { $card }
lcg-do-choose = { $card }
lcg-do-choose-at = { $card } ({ $at })
lcg-do-choose-hurt = { $card } ({ $damage } damage, { $horror } horror)
lcg-do-result = { $card }: { $text }
lcg-do-result-token = Token “{ $token }”: { $text }
lcg-result-damage = deal { lcg-n-damage }
lcg-result-missed = deal { lcg-n-damage } to { $who }
lcg-result-evaded = evade it
lcg-result-clues = discover { lcg-n-clues }
lcg-do-recover = Take back { $card }
lcg-do-discard = Discard { $card }
lcg-do-redirect = { $enemy-start } takes it
lcg-do-part = Choose: { $text }
lcg-do-may = Yes: { $text }
lcg-do-physical = Physical trauma
lcg-do-mental = Mental trauma
lcg-do-skill = Test { $skill } ({ $n })
lcg-do-damage = 1 damage on { lcg-the } ({ $n } health left)
lcg-do-horror = 1 horror on { lcg-the } ({ $n } sanity left)
lcg-do-replace = Replace { $card }
lcg-do-deck = { $who-poss } deck
lcg-do-encounter-deck = The encounter deck
lcg-nth = { $what } (no. { $n })
lcg-do-token = { $token }

## Answers that stand together

lcg-group-move = Go
lcg-group-play = Play a card
lcg-group-use = Use { $card }
lcg-group-use-of = { lcg-group-use } ({ lcg-whose })
lcg-group-enemy = { $enemy-start }
lcg-item-move = { $to }
lcg-item-play = { $card } for { $n }
lcg-item-play-plain = { $card }
lcg-item-play-discarded = { $card } from the discard pile for { $n }
lcg-item-use = { $text }
lcg-item-fight = Attack (fight { $n }; chance{ "\u00A0" }{ $chance }{ "\u00A0" }%)
lcg-item-evade = Evade (evade { $n }; chance{ "\u00A0" }{ $chance }{ "\u00A0" }%)
lcg-item-engage = Engage
lcg-warns = { $strikes } { $n ->
    [one] strikes
   *[other] strike
} first
lcg-warns-strikes = { $enemy-the } ({ lcg-n-harm })
lcg-warns-costs = costs { lcg-n-actions } ({ $card })
lcg-warns-missed = if you fail, { $who } takes the damage
lcg-warns-both = { $first }; { $then }

## Chance

lcg-roll-token = { $who } reveals a chaos token.
lcg-roll-draw = { $who } draws a card.
lcg-roll-encounter = { $who } draws an encounter card.
lcg-roll-cultist = { $who } draws from the cultist deck.
lcg-roll-weakness = A basic weakness is drawn for { $who }.
lcg-roll-discard = { $who } loses a card at random.
lcg-roll-look = { $who } looks at a card of the deck.
lcg-roll-turn-up = The top card of the encounter deck is turned up.
lcg-roll-place = It is revealed which location this is.
lcg-roll-set = A lot is drawn for one more encounter set.
lcg-roll-nothing = Nothing is drawn.
lcg-face-hand = card { $n } of the hand

## The log

lcg-log-round = Round { $round } begins.
lcg-log-phase = { $phase }.
lcg-log-turn = { $who-poss } turn.
lcg-log-turn-over = { $who } ends the turn.
lcg-log-drew = { $who } draws { $card }.
lcg-log-drew-unseen = { $who } draws a card.
lcg-log-showed = { $who } shows { $card }.
lcg-log-looked = { $who } looks at { $card }.
lcg-log-looked-unseen = { $who } looks at a card.
lcg-log-searched = { $who } looks through { lcg-n-cards } of the deck{ $seen }.
lcg-log-searched-encounter = { $who } looks through { lcg-n-cards } of the encounter deck{ $seen }.
lcg-log-searched-seen = {""}: { $cards }
lcg-log-searched-card = { $card }
lcg-log-found-nothing = { $who } finds nothing.
lcg-log-lot = { $card } shows everybody which agents are in the encounter deck.
lcg-log-turned-up = { $card } is turned up.
lcg-log-reshuffled = { $who-poss } deck was empty; the discard pile is shuffled into a new one.
lcg-log-reshuffled-encounter = The encounter deck was empty; its discard pile is shuffled into a new one.
lcg-log-shuffled = { $who } shuffles the deck.
lcg-log-shuffled-encounter = The encounter deck is shuffled.
lcg-log-mulligan = { $who } replaces { lcg-n-cards }.
lcg-log-encounter = { $who } draws { $card }.
lcg-log-weakness-drawn = { $card } is a weakness: { $who } shows and resolves it at once.
lcg-log-cancelled = { $card } is cancelled.
lcg-log-surge = { $card } surges: one more encounter card is drawn.
lcg-log-played = { $who } plays { $card }.
lcg-log-dares = { $who } risks attacks of opportunity: { $what }.
lcg-dare-investigate = investigating
lcg-dare-move = going { $to-to }
lcg-dare-draw = drawing a card
lcg-dare-resource = gaining a resource
lcg-dare-engage = engaging { $enemy-the }
lcg-dare-use = using { $card }
lcg-dare-other = something else
lcg-log-assigned = { $horror ->
    [1] 1 horror is assigned to { lcg-the }.
   *[0] 1 damage is assigned to { lcg-the }.
}
lcg-log-used = { $who } uses { $card }.
lcg-log-used-own = { $who } uses an ability of their own (“{ $text }”).
lcg-log-used-so = { $who } uses { $card } (“{ $text }”).
lcg-log-chose = { $who } chooses { $card }.
lcg-log-result = { $who } resolves the effect of { lcg-the } next.
lcg-log-result-token = { $who } resolves the effect of the token “{ $token }” next.
lcg-log-forced = { $card } takes effect.
lcg-log-forced-so = { $card } takes effect (“{ $text }”).
lcg-log-entered = { lcg-the.start } enters play.
lcg-log-attached = { $card } is attached to { $to }.
lcg-log-discarded = { $card } is discarded.
lcg-log-returned = { $card } goes back to the hand.
lcg-log-put-under = { $card } goes to the bottom of the deck.
lcg-log-removed = { $card } leaves the game.
lcg-log-victory = { $card } goes to the victory display.
lcg-log-exhausted = { $card } is exhausted.
lcg-log-readied = { $card } is ready again.
lcg-log-all-readied = All exhausted cards are ready again.
lcg-log-resources-gained = { $who } gains { lcg-n-resources }.
lcg-log-resources-lost = { $who } gives up { lcg-n-resources }.
lcg-log-clues = { $who } discovers { lcg-n-clues } { $at-at }.
lcg-log-clues-gained = { $who } gains { lcg-n-clues }.
lcg-log-clues-spent = { $who } gives up { lcg-n-clues }.
lcg-log-clues-on = { lcg-n-clues } { $n ->
    [one] is
   *[other] are
} put on { lcg-the }.
lcg-log-clues-off = { lcg-n-clues } { $n ->
    [one] is
   *[other] are
} taken off { lcg-the }.
lcg-log-doom = { lcg-n-doom } is put on { $card }.
lcg-log-doom-gone = All doom is taken off the cards in play.
lcg-log-uses-added = { $card } gains { $amount }.
lcg-log-uses-spent = { $card } loses { $amount }.
lcg-log-harmed = { lcg-the.start } takes { lcg-n-harm }.
lcg-log-horror-on = { lcg-n-horror } is put on { lcg-the }.
lcg-log-horror-moved = { lcg-n-horror } is moved from { lcg-the } to { $who }.
lcg-log-healed = { lcg-the.start } is healed of { lcg-n-harm }.
lcg-log-defeated = { lcg-the.start } is defeated.
lcg-log-gone-resigned = { $who } gets away and is out of the scenario.
lcg-log-gone-wounded = { $who } collapses from the wounds and is out of the scenario.
lcg-log-gone-mad = { $who } breaks down in terror and is out of the scenario.
lcg-log-gone-lost = { $who } is defeated and out of the scenario.
lcg-log-lead = { $who } is the lead investigator now.
lcg-log-sets-out = { lcg-the.start } sets out { $to-to }.
lcg-log-moved = { lcg-the.start } goes { $to-to }.
lcg-log-revealed = A location is revealed: { $card }.
lcg-log-weakness = By lot, { $who-poss } deck has the weakness { $card }.
lcg-log-spawned = { $enemy-start } spawns { $at-at }.
lcg-log-spawned-nowhere = { $enemy-start } finds no place to spawn.
lcg-log-engaged = { $enemy-start } engages { $who }.
lcg-log-disengaged = { $enemy-start } is engaged with nobody any more.
lcg-log-evaded = { $who } evades { $enemy-the }.
lcg-log-attacked = { $enemy-start } attacks { $who }.
lcg-log-strikes-back = { $enemy-start } strikes back at { $who }.
lcg-log-attack-cancelled = The attack of { $enemy-the } is cancelled.
lcg-log-raised = { lcg-the.start } has { $n } more { $skill } for a while.
lcg-log-fights = { $who } attacks { $enemy-the }: { $skill } against { $difficulty }.
lcg-log-evades = { $who } tries to evade { $enemy-the }: { $skill } against { $difficulty }.
lcg-log-test = { $who } tests { $skill } against { $difficulty }.
lcg-log-committed = { $who } commits { $card }.
lcg-log-token = The chaos token: { $token }.
lcg-log-token-ignored = The token does not count: { $token }.
lcg-log-passed = { $who } passes the test: { $value } against { $difficulty }.
lcg-log-failed = { $who } fails the test: { $value } against { $difficulty }.
lcg-log-passed-anyway = { $who } passes the test automatically.
lcg-log-failed-anyway = { $who } fails the test automatically.
lcg-log-act = The act advances: { $card }.
lcg-log-agenda = The agenda advances: { $card }.
lcg-log-slowed = { $card } costs { $who } { lcg-n-actions } more.
lcg-log-actions-more = { $who } has { lcg-n-actions } more.
lcg-log-actions-fewer = { $who } loses { lcg-n-actions }.
lcg-log-trauma-physical = { $who } suffers { lcg-n-physical }.
lcg-log-trauma-mental = { $who } suffers { lcg-n-mental }.
lcg-log-past-without = { $why }: the location { $at } is not in play.
lcg-log-past-start = { $why }: the investigators begin { $at-at }.
lcg-log-past-shuffle-in = { $why }: { lcg-the } is in the encounter deck.
lcg-log-past-doom = { $why }: { lcg-n-doom } on the first agenda.
lcg-log-past-lose-cards = { $why }: everybody loses { lcg-n-cards } of the opening hand at random.
lcg-fact-house-burned = Your house burned down
lcg-fact-priest-alive = The Ghoul Priest is still alive
lcg-fact-past-midnight = It is past midnight
lcg-fact-escaped = Cultists got away
lcg-log-scarred = { $who } begins with { lcg-n-harm } from old trauma.
lcg-log-over = The scenario is over: resolution { $resolution }. The victory display is worth { lcg-n-experience }.
lcg-log-over-none = The scenario is over without a resolution. The victory display is worth { lcg-n-experience }.

## The end

lcg-end-open = { $story } The victory display is worth { lcg-n-experience }.
lcg-end-won = { $story } Won! The victory display is worth { lcg-n-experience }.
lcg-end-lost = { $story } Lost: a scenario by itself is won only by its act deck. The victory display is worth { lcg-n-experience }.
lcg-end-the-gathering-0 = Nobody is left in the house, and what came up through its floor is still there. The house stands, the Ghoul Priest lives, and Lita Chantler has found you.
lcg-end-the-gathering-1 = The Ghoul Priest is dead and the house is in ashes, as Lita Chantler wanted. She goes with you, and you will not forget the fire.
lcg-end-the-gathering-2 = The Ghoul Priest is dead and the house stands. Lita Chantler goes her own way.
lcg-end-the-gathering-3 = The ghouls have overrun the house. Those who had not got away are dead.
lcg-end-the-midnight-masks-0 = Nobody is left in the streets. You know the cultists you found; the others got away.
lcg-end-the-midnight-masks-1 = Whoever you found has talked. You know where the cult will meet, and who of it got away.
lcg-end-the-midnight-masks-2 = Midnight has struck. What you found out has to do, and the rest of the cult is on its way to the woods.
lcg-end-the-devourer-below-0 = Nobody came back from the woods. Umôrdhoth is awake, and nobody is left to stop it.
lcg-end-the-devourer-below-1 = The ritual is broken before it could be finished. You got out alive, though not whole in mind.
lcg-end-the-devourer-below-2 = Umôrdhoth is driven back where it came from. It has cost you dearly, but Arkham lives.
lcg-end-the-devourer-below-3 = Lita Chantler is given to Umôrdhoth, and it is content. You live with what you did.

## Why not: what makes a rule forbid something now

lcg-why-actions = That takes { lcg-n-actions }, and you have { $have ->
    [0] none
   *[other] { $have }
} left.
lcg-why-actions-by = That takes { lcg-n-actions } because of { $card }, and you have { $have ->
    [0] none
   *[other] { $have }
} left.
lcg-why-resources = That costs { lcg-n-resources }, and you have { $have ->
    [0] none
   *[other] { $have }
}.
lcg-why-clues = That takes { lcg-n-clues }, and you have { $have ->
    [0] none
   *[other] { $have }
}.
lcg-why-clues-all = That takes { lcg-n-clues }, and all investigators together have { $have ->
    [0] none
   *[other] { $have }
}.
lcg-why-clues-held = Whoever is engaged with { $enemy-the } can neither discover nor spend clues.
lcg-why-act-at = You can do this only { $terms }, with the clues of the investigators { $at-at }: that takes { lcg-n-clues }, and they have { $have ->
    [0] none
   *[other] { $have }
}.
lcg-why-locked = You can’t investigate here because of { $card }.
lcg-why-no-playing = You can’t play assets and events because of { $card }.
lcg-why-own-test = You can commit this card only to your own tests.
lcg-why-once-per-test = A copy of this card is committed already, and only one can be.
lcg-why-no-icon = This card has no icon for the skill being tested.
lcg-why-blank = Its text doesn’t count at the moment.
lcg-why-blocked = You can’t go there yet: the way is blocked.
lcg-why-in-vain = That would change nothing now.
lcg-why-used-up = You can’t use it again now: its limit is reached.
lcg-why-skill = Skill cards are not played: they are committed to a test from hand, before the token is revealed.
lcg-why-uses = That takes { $amount }, and { $have ->
    [0] none is
    [one] 1 is
   *[other] { $have } are
} left.
lcg-why-exhausted = { $card } is exhausted already.
lcg-why-cards = That takes { lcg-n-cards } from your hand, and you have { $have ->
    [0] none
   *[other] { $have }
}.
lcg-why-no-way = No way leads anywhere from { $at-it } yet.
lcg-why-far = No way leads there from { $at-it }.
lcg-why-elsewhere = { $enemy-start } is not at your location, but { $at-at }.
lcg-why-not-engaged = { $enemy-start } is not engaged with you.
lcg-why-engaged = { $enemy-start } is engaged with you already.
lcg-why-terms = You can do this only { $terms }.
lcg-why-nobody-to-fight = There is no enemy at your location that you could attack.
lcg-why-nobody-to-evade = No enemy is engaged with you.
lcg-why-not-sought = It is not what you are looking for.
