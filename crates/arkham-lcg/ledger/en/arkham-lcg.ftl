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
arkham-lcg-intro = You play an investigator with a deck of your own. In a turn you have three actions: investigate, move, fight, evade, play cards, draw, earn. Whatever is uncertain is a skill test: your skill and the icons of committed cards, plus one token from the chaos bag, against a difficulty. Clues advance the acts, and the last act is your way to win. Doom advances the agendas, round by round, and the last agenda is theirs. Damage and horror wear you down; a defeated investigator is out of the scenario and bears a trauma.
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

lcg-sort-investigator = investigator
lcg-sort-asset = asset
lcg-sort-event = event
lcg-sort-skill = skill
lcg-sort-treachery = treachery
lcg-sort-enemy = enemy
lcg-sort-location = location
lcg-sort-act = act
lcg-sort-agenda = agenda
lcg-sort-scenario = scenario reference
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
