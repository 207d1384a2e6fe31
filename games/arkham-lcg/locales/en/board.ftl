### Arkham Horror: The Card Game: the table, in the terminal and as lists.
###
### `$state` is a list of what lies on a card and how it is; `$some` says whether there is anything in it (yes, no).

lcg-stage = round { $round }
lcg-stage-of = { $scenario } · { $stage }
lcg-area-story = { $scenario } ({ $difficulty })
lcg-area-round = Round { $round }, { $phase }; lead investigator: { $lead }
lcg-area-round-of = Round { $round }, { $phase }: { $who-poss } turn; lead investigator: { $lead }
lcg-area-agenda = Agenda { $stage }, { $card }: { $doom } doom in play, it advances at { $n }
lcg-area-agenda-advanced = Agenda { $stage }, { $card }: it has advanced, { $doom } doom in play
lcg-area-agenda-open = Agenda { $stage }, { $card }: { $doom } doom in play
lcg-area-act = Act { $stage }, { $card }: it advances for { lcg-n-clues }
lcg-area-act-open = Act { $stage }, { $card }: see its text for what advances it
lcg-area-bag = Chaos bag: { $tokens }
lcg-area-test = Skill test: { $who }, { $skill } { $value } against { $difficulty }; chance by the tokens { $chance }{ "\u00A0" }%
lcg-area-committed = Committed: { $card }
lcg-area-tokens = Tokens revealed: { $tokens }
lcg-area-limbo = Being resolved
lcg-area-card = { $some ->
    [yes] { $card } ({ $state })
   *[no] { $card }
}
lcg-area-place = { $some ->
    [yes] { $card } ({ $state })
   *[no] { $card }
}
lcg-area-place-unseen = { $some ->
    [yes] { $card } (not revealed; { $state })
   *[no] { $card } (not revealed)
}
lcg-area-here = { $card }
lcg-area-attached = Attached: { lcg-area-card }
lcg-area-person = { $card }
lcg-area-fate-resigned = { $who } got away.
lcg-area-fate-wounded = { $who } is out by wounds.
lcg-area-fate-mad = { $who } is out by terror.
lcg-area-fate-lost = { $who } is defeated.
lcg-area-health = Health { $n } of { $most }
lcg-area-sanity = Sanity { $n } of { $most }
lcg-area-skills = Skills: { $skills }
lcg-area-skill = { $skill } { $n }
lcg-area-resources = Resources: { $n }
lcg-area-clues = Clues: { $n }
lcg-area-actions = Actions left: { $n }
lcg-area-fights = Engaged: { lcg-area-card }
lcg-area-threat = Threat area: { lcg-area-card }
lcg-area-controls = In play: { lcg-area-card }
lcg-area-in-hand = In hand: { $some ->
    [yes] { $card } (cost { $n }; icons: { $state })
   *[no] { $card } (cost { $n })
}
lcg-area-in-hand-free = In hand: { $some ->
    [yes] { $card } (icons: { $state })
   *[no] { $card }
}
lcg-area-hand = Cards in hand: { $n }
lcg-area-deck = Cards in the deck: { $n }
lcg-area-discarded = Discarded: { $card }
lcg-area-encounter = Encounter deck
lcg-area-encounters = Cards in the deck: { $n }
lcg-area-cultists = Cards in the cultist deck: { $n }
lcg-area-victory = Victory display
lcg-area-aside = Set aside

lcg-printed-easy = On easy and standard:
lcg-printed-hard = On hard and expert:

## What lies on a card and how it is

lcg-state-enemy = fight { $fight }, evade { $evade }
lcg-state-damage = { $n } of { $most } damage
lcg-state-damage-alone = { $n } damage
lcg-state-horror = { $n } of { $most } horror
lcg-state-horror-alone = { $n } horror
lcg-state-clues = { lcg-n-clues }
lcg-state-doom = { lcg-n-doom }
lcg-state-resources = { lcg-n-resources }
lcg-state-number = no. { $n }
lcg-state-shroud = shroud { $n }
lcg-state-exhausted = exhausted

## The picture of the table

lcg-draw-round = Round { $n }
lcg-draw-agenda = Agenda { $n }
lcg-draw-act = Act { $n }
lcg-draw-doom-of = Doom in play: { $n }; it advances at { $most }
lcg-draw-doom-in-play = Doom in play: { $n }
lcg-draw-clues-together = The investigators’ clues: { $n }
lcg-draw-clues-of = The investigators’ clues: { $n }; it advances for { $most }
lcg-draw-bag = Chaos bag
lcg-draw-odds-of = { $n } of { $most }, { $chance }{ "\u00A0" }%
lcg-draw-signs = What the signs do
lcg-draw-test = Skill test
lcg-draw-value = Skill value with what is committed
lcg-draw-against = against
lcg-draw-difficulty = Difficulty
lcg-draw-unseen = not revealed
lcg-draw-victory = Victory { $n }
lcg-draw-fight = Fight
lcg-draw-evade = Evade
lcg-draw-strikes = Damage and horror of its attack
lcg-draw-cost = Cost
lcg-draw-icons = Icons for skill tests
lcg-draw-read = Read { $card }
lcg-draw-lead = lead
lcg-draw-resources = { $n ->
    [one] resource
   *[other] resources
}
lcg-draw-clues = { $n ->
    [one] clue
   *[other] clues
}
lcg-draw-actions = { $n ->
    [one] action
   *[other] actions
}
lcg-draw-deck = deck
lcg-draw-cultists = Cultist deck
lcg-draw-discards = Discard pile
lcg-draw-threat = Threat area
lcg-draw-play = In play
lcg-draw-hand = Hand
lcg-draw-fate-resigned = got away
lcg-draw-fate-wounded = out by wounds
lcg-draw-fate-mad = out by terror
lcg-draw-fate-lost = defeated

## How to play

arkham-lcg-how =
    You all play together against the scenario, and win or lose together.
    In a round doom comes first and everybody draws an encounter card; then each of you takes a turn of three actions; then enemies hunt and attack; then you ready your cards, draw one and gain a resource.
    With an action you investigate your location, move, fight, evade, play a card, draw one, or gain a resource. While an enemy is engaged with you, anything but fighting, evading and a few more lets it strike first.
    Whatever is uncertain is a skill test: your skill, plus icons of cards that you and others in your location commit, plus one token from the chaos bag, against a difficulty. The exact chance stands beside it.
    Clues advance the act, which leads you on; doom advances the agenda, which leads to the end.
    Damage and horror can be taken by assets with health or sanity. Whoever has as much of either as they can bear is out of the scenario.
    Skills are never played: they are committed to tests. Cards marked as fast cost no action.
    You need not be asked everything: “Do not ask me this…” lets a kind of question pass until you want it again.
    Whatever glows can be clicked; the same choices stand in the list beside it. A click on anything else says what it is and why it cannot be chosen.
    Not sure? “Hint” asks a bot, “Take back” undoes, § opens the rule.
