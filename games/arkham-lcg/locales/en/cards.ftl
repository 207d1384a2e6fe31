### The texts of cards, put together from what they do.
###
### An effect is said without a capital and without a full stop, so that it can stand inside another.
### `$voice`: `you`, an order to whoever resolves it; `they`, about somebody else, after their name.
### `$not` is `yes` where the opposite is meant · `$count`: `one`, `each`, `many` (after a number), `none`
### `$form`: the case a language wants (nom, gen, dat, acc, with), `host` for what a card is attached to,
### `to` and `at` for places.
### `$of` says what a pronoun stands for: enemy, investigator, asset, location, card.

## How texts are joined

lcg-ability = { $head }: { $text }.
lcg-head-part = { $head }, { $part }
lcg-head-designator = { $head }, { $what }
lcg-head-cost = { $head } ({ $costs })
lcg-then-part = { $first }; { $second }
lcg-all = { $items }
lcg-either = { $first } or { $second }
lcg-or-part = { $first }; or { $second }
lcg-head-if = if { $cond }
lcg-head-soon = as soon as { $cond }

## When

lcg-when-action = { $n ->
    [one] Action
   *[other] { $n } actions
}
lcg-when-quiet-action = { $n ->
    [one] Action
   *[other] { $n } actions
} without attacks of opportunity
lcg-when-free = Free
lcg-when-reaction = Reaction
lcg-when-forced = Forced
lcg-when-forced-in-hand = Forced, while in your hand
lcg-when-revelation = Revelation
lcg-when-play = Effect
lcg-when-committed = On a success
lcg-when-advance = When it advances
lcg-when-objective = Objective
lcg-designator-fight = fight
lcg-designator-evade = evade
lcg-designator-investigate = investigate
lcg-designator-parley = parley
lcg-designator-resign = resign

## Occasions: `$time` is would, when or after; `$whose` is you, this, here, host or any

lcg-time = { $time ->
    [after] after
   *[when] when
}
lcg-on-phase-begins = { lcg-time } a phase begins
lcg-on-mythos-ends = { lcg-time } the Mythos phase ends
lcg-on-enemy-phase-ends = { lcg-time } the enemy phase ends
lcg-on-round-ends = { lcg-time } the round ends
lcg-on-turn-begins = { lcg-time } { $whose ->
    [you] your turn
   *[any] an investigator’s turn
} begins
lcg-on-turn-ends = { lcg-time } { $whose ->
    [you] your turn
   *[any] an investigator’s turn
} ends
lcg-on-attack = { lcg-time } { $whose ->
    [you] an enemy attacks you
    [this] this enemy attacks
    [here] somebody at your location is attacked by an enemy
   *[any] an enemy attacks
}
lcg-on-asset-hurt = { lcg-time } { $whose ->
    [this] this card
   *[any] an asset
} is dealt damage by an enemy’s attack
lcg-on-damage = { lcg-time } { $whose ->
    [you] you take
   *[any] an investigator takes
} damage
lcg-on-horror = { lcg-time } { $whose ->
    [you] you take
   *[any] an investigator takes
} horror
lcg-on-horror-placed = { lcg-time } horror is put on { $whose ->
    [you] your investigator
   *[any] an investigator
}
lcg-on-defeat = { lcg-time } { $whose ->
    [you] you defeat an enemy
    [this] this enemy is defeated
    [here] an enemy at your location is defeated
   *[any] an enemy is defeated
}
lcg-on-enter = { lcg-time } you come to { $whose ->
    [this] this location
   *[any] a location
}
lcg-on-leave = { lcg-time } { $whose ->
    [this] you leave this location
    [host] an investigator leaves the location this card is attached to
   *[any] you leave a location
}
lcg-on-evade = { lcg-time } { $whose ->
    [you] you evade an enemy
    [this] this enemy is evaded
    [here] an enemy at your location is evaded
   *[any] an enemy is evaded
}
lcg-on-spawn = { $time ->
    [would] when an enemy would spawn
    [when] when an enemy spawns
   *[after] after an enemy spawns
}{ $whose ->
    [here] {" "}at your location
   *[any] {""}
}
lcg-on-in-play = { lcg-time } { $whose ->
    [this] this card
   *[any] a card
} enters play
lcg-on-engage = { lcg-time } { $whose ->
    [this] this enemy
   *[any] an enemy
} engages you
lcg-on-investigate = { lcg-time } { $whose ->
    [you] your investigation succeeds
    [host] an investigation where this card is attached succeeds
   *[any] an investigation succeeds
}
lcg-on-hit = { lcg-time } { $whose ->
    [you] you hit an enemy
    [here] an enemy is hit by somebody at your location
   *[any] an enemy is hit
}
lcg-on-fail = { $time ->
    [would] when { $whose ->
        [you] you
       *[any] an investigator
    } would fail a test
    [when] when { $whose ->
        [you] you fail
       *[any] an investigator fails
    } a test
   *[after] after { $whose ->
        [you] you fail
       *[any] an investigator fails
    } a test
}
lcg-on-reveal = when { $whose ->
    [you] you are
   *[any] somebody is
} about to reveal a chaos token
lcg-on-token = { lcg-time } { $whose ->
    [you] you reveal
   *[any] somebody reveals
} a chaos token
lcg-on-discover = { $time ->
    [would] when { $whose ->
        [you] you
       *[any] an investigator
    } would discover clues
    [when] when { $whose ->
        [you] you discover
       *[any] an investigator discovers
    } clues
   *[after] after { $whose ->
        [you] you discover
       *[any] an investigator discovers
    } clues
}
lcg-on-treachery = { lcg-time } { $whose ->
    [you] you draw
   *[any] an investigator draws
} a treachery
lcg-on-play = { lcg-time } { $whose ->
    [you] you play
   *[any] an investigator plays
} a card
lcg-on-game-ends = { lcg-time } the game ends, or you are out of it

## Costs

lcg-cost-resources = spend { lcg-n-resources }
lcg-cost-uses = spend { $amount }
lcg-cost-exhaust = exhaust this card
lcg-cost-discard-this = discard this card
lcg-cost-clues = spend { lcg-n-clues }
lcg-cost-group-clues = all together spend { lcg-n-clues } per investigator
lcg-cost-group-clues-at = those { $card-at } together spend { lcg-n-clues } per investigator
lcg-cost-cards = discard { lcg-n-cards } from your hand
lcg-cost-horror = take { lcg-n-horror }
lcg-cost-damage-this = deal { lcg-n-damage } to this card
lcg-cost-horror-this = deal { lcg-n-horror } to this card

## How often

lcg-times = { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
}
lcg-by-all = { $group ->
    [yes] {" "}by all investigators together
   *[no] {""}
}
lcg-limit-test = { lcg-times } per test{ lcg-by-all }
lcg-limit-phase = { lcg-times } per phase{ lcg-by-all }
lcg-limit-turn = { lcg-times } per turn{ lcg-by-all }
lcg-limit-round = { lcg-times } per round{ lcg-by-all }
lcg-limit-game = { lcg-times } per game{ lcg-by-all }

## What is looked for

lcg-find-enemy = { $count ->
    [each] each enemy
    [many] enemies
    [none] no enemy
   *[one] an enemy
}
lcg-find-investigator = { $count ->
    [each] each investigator
    [many] investigators
    [none] no investigator
   *[one] an investigator
}
lcg-find-asset = { $count ->
    [each] each asset
    [many] assets
    [none] no asset
   *[one] an asset
}
lcg-find-anybody = { $count ->
    [each] every enemy and every investigator
    [many] enemies and investigators
    [none] nobody
   *[one] an enemy or an investigator
}
lcg-find-location-anywhere = { $count ->
    [each] each location
    [many] locations
    [none] no location
   *[one] a location
}
lcg-find-location-here = { $voice ->
    [they] their location
   *[you] your location
}
lcg-find-location-next = { $count ->
    [each] each connecting location
    [many] connecting locations
    [none] no connecting location
   *[one] a connecting location
}
lcg-find-location-here-or-next = { $voice ->
    [they] their location or a connecting one
   *[you] your location or a connecting one
}
lcg-find-location-elsewhere = { $count ->
    [each] each other location
    [many] other locations
    [none] no other location
   *[one] another location
}
lcg-find-card = { $count ->
    [each] each card
    [many] cards
    [none] no card
   *[one] a card
}
lcg-find-event = { $count ->
    [each] each event
    [many] events
    [none] no event
   *[one] an event
}
lcg-find-weakness = { $count ->
    [each] each weakness
    [many] weaknesses
    [none] no weakness
   *[one] a weakness
}
lcg-find-treachery = { $count ->
    [each] each treachery
    [many] treacheries
    [none] no treachery
   *[one] a treachery
}
lcg-find-code = { lcg-the }

## Where it is

lcg-at-here = at { $voice ->
    [they] their
   *[you] your
} location
lcg-at-next = at a connecting location
lcg-at-here-or-next = at { $voice ->
    [they] their
   *[you] your
} location or a connecting one
lcg-at-it = at that location
lcg-at-fighting-you = engaged with { $voice ->
    [they] them
   *[you] you
}
lcg-at-yours = under { $voice ->
    [they] their
   *[you] your
} control
lcg-at-held-here = held by an investigator at { $voice ->
    [they] their
   *[you] your
} location
lcg-at-place = { $card-at }
lcg-at-with-this = where this card is
lcg-at-elsewhere = away from { $voice ->
    [they] their
   *[you] your
} location
lcg-most-near = of those nearest to { $voice ->
    [they] them
   *[you] you
}
lcg-most-clues = of those with the most clues

## How it is

lcg-is-trait = { $not ->
    [yes] without
   *[no] with
} the { $trait } trait
lcg-is-asset = that { $not ->
    [yes] is no
   *[no] is an
} asset
lcg-is-enemy = that { $not ->
    [yes] is no
   *[no] is an
} enemy
lcg-is-event = that { $not ->
    [yes] is no
   *[no] is an
} event
lcg-is-weakness = that { $not ->
    [yes] is no
   *[no] is a
} weakness
lcg-is-exhausted = that is { $not ->
    [yes] not{" "}
   *[no] {""}
}exhausted
lcg-is-free = { $not ->
    [yes] engaged with somebody
   *[no] engaged with nobody
}
lcg-is-unheld = { $not ->
    [yes] under somebody’s control
   *[no] under nobody’s control
}
lcg-is-damaged = { $not ->
    [yes] without
   *[no] with
} damage
lcg-is-horrified = { $not ->
    [yes] without
   *[no] with
} horror
lcg-is-revealed = that is { $not ->
    [yes] not{" "}
   *[no] {""}
}revealed
lcg-is-empty = with { $not ->
    [yes] somebody there
   *[no] nobody there
}
lcg-is-no-enemies = { $not ->
    [yes] with
   *[no] without
} enemies
lcg-is-code = called { $not ->
    [yes] other than{" "}
   *[no] {""}
}“{ $card }”
lcg-is-bears = { $not ->
    [yes] without
   *[no] with
} { $card } attached
lcg-is-other = other than that one
lcg-is-not-that = other than the attacker
lcg-is-unique = { $not ->
    [yes] not{" "}
   *[no] {""}
}marked as unique
lcg-is-uses = { $not ->
    [yes] without
   *[no] with
} uses

## Cards meant

lcg-sel-you = { $form ->
    [dat] { $voice ->
        [they] themselves
       *[you] yourself
    }
   *[nom] { $voice ->
        [they] them
       *[you] you
    }
}
lcg-sel-itself = { $of ->
    [enemy] this enemy
    [location] { $form ->
        [at] here
        [to] here
       *[nom] this location
    }
   *[card] this card
}
lcg-sel-it = { $of ->
    [enemy] that enemy
    [investigator] that investigator
    [asset] that asset
    [location] { $form ->
        [at] there
        [to] to that location
       *[nom] that location
    }
   *[card] it
}
lcg-sel-that = { $of ->
    [enemy] that enemy
   *[card] that card
}
lcg-sel-by = the attacker
lcg-sel-here = { $form ->
    [at] at { $voice ->
        [they] their
       *[you] your
    } location
    [to] to { $voice ->
        [they] their
       *[you] your
    } location
   *[nom] { $voice ->
        [they] their
       *[you] your
    } location
}
lcg-sel-host = the card that this one is attached to
lcg-sel-act = the current act
lcg-sel-lead = the lead investigator
lcg-sel-card = { $form ->
    [at] { $card-at }
    [to] { $card-to }
   *[nom] { lcg-the }
}

## Conditions

lcg-cond-yours = it is { $not ->
    [yes] not{" "}
   *[no] {""}
}you that it is about
lcg-cond-itself = it is { $not ->
    [yes] not{" "}
   *[no] {""}
}about this card
lcg-cond-here = it happens { $not ->
    [yes] elsewhere than at your location
   *[no] at your location
}
lcg-cond-at-host = it happens { $not ->
    [yes] elsewhere than{" "}
   *[no] {""}
}where this card is attached
lcg-cond-that = it is { $not ->
    [yes] not{" "}
   *[no] {""}
}{ $what }
lcg-cond-is = there is { $what }
lcg-cond-location = your location is { $is }
lcg-cond-your-turn = it is { $not ->
    [yes] not{" "}
   *[no] {""}
}your turn
lcg-cond-turn-here = it is { $not ->
    [yes] not{" "}
   *[no] {""}
}the turn of an investigator at your location
lcg-cond-testing = you are { $not ->
    [yes] not{" "}
   *[no] {""}
}testing { $skill }
lcg-cond-testing-any = you are { $not ->
    [yes] not making
   *[no] making
} a test
lcg-cond-fighting = the test is { $not ->
    [yes] not{" "}
   *[no] {""}
}an attack
lcg-cond-evading = the test is { $not ->
    [yes] not{" "}
   *[no] {""}
}an attempt to evade
lcg-cond-investigating = the test is { $not ->
    [yes] not{" "}
   *[no] {""}
}an investigation
lcg-cond-passed-by = the test is { $not ->
    [yes] not{" "}
   *[no] {""}
}passed by { $n } or more
lcg-cond-failed-by-at-most = the test is { $not ->
    [yes] not{" "}
   *[no] {""}
}failed by { $n } or less
lcg-cond-negative-token = its number is { $not ->
    [yes] not{" "}
   *[no] {""}
}negative
lcg-cond-only-foe = that enemy is { $not ->
    [yes] not{" "}
   *[no] {""}
}the only one engaged with you
lcg-cond-act-is = the current act is { $not ->
    [yes] not{" "}
   *[no] {""}
}act { $n }
lcg-cond-you-control = you { $not ->
    [yes] do not{" "}
   *[no] {""}
}control { $card }
lcg-cond-in-play = { $card } is { $not ->
    [yes] not{" "}
   *[no] {""}
}in play

## Conditions on amounts: `$least` is some, none, enough (at least `$n`) or fewer; `$each` is yes for “per investigator”

lcg-least-each = { $each ->
    [yes] {" "}per investigator
   *[no] {""}
}
lcg-least-clues-here = { $least ->
    [some] there are clues
    [none] there are no clues
    [fewer] there are fewer than { $n } clues{ lcg-least-each }
   *[enough] there are at least { $n } clues{ lcg-least-each }
} at your location
lcg-least-clues-on-this = this card holds { $least ->
    [some] clues
    [none] no clues
    [fewer] fewer than { $n } clues{ lcg-least-each }
   *[enough] at least { $n } clues{ lcg-least-each }
}
lcg-least-your-clues = you have { $least ->
    [some] clues
    [none] no clues
    [fewer] fewer than { $n } clues{ lcg-least-each }
   *[enough] at least { $n } clues{ lcg-least-each }
}
lcg-least-your-resources = you have { $least ->
    [some] resources
    [none] no resources
    [fewer] fewer than { $n } resources{ lcg-least-each }
   *[enough] at least { $n } resources{ lcg-least-each }
}
lcg-least-resources-on-this = this card holds { $least ->
    [some] resources
    [none] no resources
    [fewer] fewer than { $n } resources{ lcg-least-each }
   *[enough] at least { $n } resources{ lcg-least-each }
}
lcg-least-horror-on-this = this card holds { $least ->
    [some] horror
    [none] no horror
    [fewer] less than { $n } horror{ lcg-least-each }
   *[enough] at least { $n } horror{ lcg-least-each }
}
lcg-least-your-horror = you have { $least ->
    [some] horror
    [none] no horror
    [fewer] less than { $n } horror
   *[enough] at least { $n } horror
}
lcg-least-your-hand = you have { $least ->
    [some] cards
    [none] no cards
    [fewer] fewer than { $n } cards
   *[enough] at least { $n } cards
} in your hand
lcg-least-victory = the victory display holds { $least ->
    [some] any
    [none] no
    [fewer] fewer than { $n }
   *[enough] at least { $n }
} { $what }
lcg-least-count = there are { $least ->
    [some] any
    [none] no
    [fewer] fewer than { $n }
   *[enough] at least { $n }
} { $what }
lcg-least-investigators = { $least ->
    [fewer] fewer than { $n }
   *[enough] at least { $n }
} investigators began the scenario
lcg-least = { $value } is { $least ->
    [none] 0
    [fewer] less than { $n }
   *[enough] at least { $n }
}

## Amounts that are not plain numbers

lcg-n-uses = { $n ->
    [one] 1 more use
   *[other] { $n } more uses
}
lcg-per-investigator = { $amount } per investigator
lcg-amount-when = { $a } (if { $cond }, otherwise { $b })
lcg-much-damage = damage equal to { $value }
lcg-much-horror = horror equal to { $value }
lcg-much-clues = clues equal to { $value }
lcg-much-resources = resources equal to { $value }
lcg-much-cards = cards equal to { $value }
lcg-much-doom = doom equal to { $value }
lcg-much-uses = more uses equal to { $value }
lcg-all-damage = all damage
lcg-all-horror = all horror
lcg-all-clues = all clues
lcg-all-resources = all resources
lcg-all-cards = all cards
lcg-all-doom = all doom
lcg-all-uses = all uses

## Values: `$as` is much (“as much as …”) or number (“X is …”)

lcg-value-n = { $n }
lcg-value-per-investigator = { $n } per investigator
lcg-value-count = the number of { $what }
lcg-value-clues-here = the number of clues at your location
lcg-value-your-clues = the number of your clues
lcg-value-your-horror = the horror on your investigator
lcg-value-your-resources = the number of your resources
lcg-value-your-hand = the number of cards in your hand
lcg-value-margin = the margin of { $result ->
    [passed] success
   *[failed] failure
}
lcg-value-margin-within = the margin of { $result ->
    [passed] success
   *[failed] failure
} (at least { $least }, at most { $most })
lcg-value-clues-on-this = the number of clues on this card
lcg-value-resources-on-this = the number of resources on this card
lcg-value-horror-on-this = the horror on this card
lcg-value-most-doom = the most doom on one of the { $what }
lcg-value-doom-in-play = all doom in play
lcg-value-amount = as much as it was about
lcg-value-victory = the number of { $what } in the victory display

## Bonuses: a number with its sign

lcg-plus = +{ $n }
lcg-minus = −{ $n }
lcg-plus-x = +X (X is { $value })
lcg-minus-x = −X (X is { $value })
lcg-bonus-if = { $a } if { $cond }
lcg-bonus-else = { $a } if { $cond }, otherwise { $b }

## Effects: how texts are put together

lcg-effect-then = { $first }; then { $second }
lcg-effect-then-if = { $first }; then, if { $cond }, { $text }
lcg-effect-or-else = { $first }; if that is impossible, { $second }
lcg-effect-if = if { $cond }, { $text }
lcg-effect-if-else = if { $opposite }, { $other }; if { $cond }, { $text }
lcg-effect-either = { $voice ->
    [they] picks
   *[you] pick
} one: { $text }
lcg-effect-must-either = { $voice ->
    [they] picks
   *[you] pick
} one: { $text }
lcg-effect-lead-chooses = the lead investigator picks one: { $text }
lcg-effect-may = ({ $voice ->
    [they] if they wish
   *[you] if you wish
}) { $text }
lcg-effect-repeat = as many times as { $value }: { $text }
lcg-effect-choose = { $voice ->
    [they] picks
   *[you] pick
} { $what }; { $text }
lcg-effect-lead-picks = the lead investigator picks { $what }; { $text }
lcg-effect-for-each = for { $what }: { $text }
lcg-effect-everybody = in player order, each investigator { $text }
lcg-effect-its = { $who } { $text }
lcg-effect-active = the investigator whose turn it is { $text }

## Effects: tests and attempts

lcg-effect-test = { $voice ->
    [they] tests
   *[you] test
} { $skill } ({ $against })
lcg-effect-test-either = { $voice ->
    [they] tests
   *[you] test
} { $a } or { $b } ({ $against })
lcg-effect-on-pass = { $first }; on a success, { $text }
lcg-effect-on-fail = { $first }; on a failure, { $text }
lcg-effect-fight = { $voice ->
    [they] attacks
   *[you] attack
} an enemy
lcg-effect-evade = { $voice ->
    [they] tries
   *[you] try
} to evade an enemy
lcg-effect-investigate = { $voice ->
    [they] investigates
   *[you] investigate
}
lcg-attempt-with = { $first } with { $skill }
lcg-attempt-bonus = { $first }; { $skill } gets { $bonus }
lcg-attempt-damage = { $first }; the attack’s damage gets { $bonus }
lcg-attempt-damage-instead = { $first }; the attack deals { $amount }
lcg-attempt-damage-missed = { $first }; if it fails and hits another investigator, it deals { $amount }
lcg-attempt-shroud = { $first }; the shroud gets { $bonus }
lcg-attempt-instead = { $first }; on a success, { $text } in place of clues
lcg-attempt-on = { $first }; if one of these tokens is revealed ({ $tokens }), { $text }

## Effects: tokens

lcg-effect-resources = { $voice ->
    [they] takes
   *[you] take
} { $amount }
lcg-effect-lose-resources = { $voice ->
    [they] loses
   *[you] lose
} { $amount }
lcg-effect-draw = { $voice ->
    [they] draws
   *[you] draw
} { $amount }
lcg-effect-discover = { $voice ->
    [they] discovers
   *[you] discover
} { $amount } where { $voice ->
    [they] they are
   *[you] you are
}
lcg-effect-discover-more = discover { $amount } more at the investigated location
lcg-effect-gain-clues = { $voice ->
    [they] takes
   *[you] take
} { $amount } from the pool
lcg-effect-drop-clues = { $voice ->
    [they] drops
   *[you] drop
} { $amount } at { $voice ->
    [they] their
   *[you] your
} location
lcg-effect-spend-clues = { $voice ->
    [they] spends
   *[you] spend
} { $amount }
lcg-effect-put-clues = { $voice ->
    [they] puts
   *[you] put
} { $amount } from the pool on { $whom }
lcg-effect-fill-clues = { $voice ->
    [they] puts
   *[you] put
} clues from the pool on { $whom } until there are { $amount }
lcg-effect-agenda-doom = { $voice ->
    [they] puts
   *[you] put
} { $amount } on the current agenda{ $advances ->
    [yes] {" "}(which can advance by this)
   *[no] {""}
}
lcg-effect-doom = { $voice ->
    [they] puts
   *[you] put
} { $amount } on { $whom }
lcg-effect-take = { $voice ->
    [they] takes
   *[you] take
} { $amount }{ $direct ->
    [yes] {" "}directly
   *[no] {""}
}
lcg-effect-deal = { $voice ->
    [they] deals
   *[you] deal
} { $amount } to { $whom }
lcg-effect-heal = { $voice ->
    [they] heals
   *[you] heal
} { $amount } from { $whom }
lcg-effect-add-uses = { $voice ->
    [they] puts
   *[you] put
} { $amount } on { $whom }
lcg-effect-take-use = { $voice ->
    [they] takes
   *[you] take
} a token of this card as 1 resource
lcg-effect-store-resource = { $voice ->
    [they] puts 1 of their
   *[you] put 1 of your
} resources on this card
lcg-effect-put-horror = { $voice ->
    [they] lays
   *[you] lay
} { $amount } on { $whom }
lcg-effect-take-horror-from-here = { $voice ->
    [they] moves
   *[you] move
} { $amount } from this card to { $voice ->
    [they] themselves
   *[you] your investigator
}
lcg-harm-both = { $damage } and { $horror }

## Effects: cards

lcg-effect-discard-from-hand = { $voice ->
    [they] discards
   *[you] discard
} { $amount } from { $voice ->
    [they] their
   *[you] your
} hand
lcg-effect-discard-at-random = { $voice ->
    [they] discards
   *[you] discard
} { $amount } from { $voice ->
    [they] their
   *[you] your
} hand at random
lcg-effect-keep-only = { $voice ->
    [they] keeps
   *[you] keep
} { lcg-n-cards } in { $voice ->
    [they] their
   *[you] your
} hand and { $voice ->
    [they] discards
   *[you] discard
} the rest
lcg-effect-discard = { $voice ->
    [they] discards
   *[you] discard
} { $whom }
lcg-effect-to-hand = { $voice ->
    [they] returns
   *[you] return
} { $whom } to its owner’s hand
lcg-effect-to-victory = { $voice ->
    [they] moves
   *[you] move
} { $whom } to the victory display
lcg-effect-lose-discards = { $voice ->
    [they] removes their
   *[you] remove your
} discard pile from the game
lcg-effect-recover = { $voice ->
    [they] takes
   *[you] take
} { $what } from { $voice ->
    [they] their
   *[you] your
} discard pile into { $voice ->
    [they] their
   *[you] your
} hand
lcg-effect-into-threat-area = { $voice ->
    [they] puts
   *[you] put
} this card into play in { $voice ->
    [they] their
   *[you] your
} threat area
lcg-effect-attach = { $voice ->
    [they] attaches
   *[you] attach
} this card to { $whom }
lcg-effect-search = { $voice ->
    [they] looks
   *[you] look
} through { $voice ->
    [they] their
   *[you] your
} deck for { $what } and { $drawn ->
    [yes] { $voice ->
        [they] draws
       *[you] draw
    } it
   *[no] { $voice ->
        [they] adds it to their
       *[you] add it to your
    } hand
}
lcg-effect-search-top = { $voice ->
    [they] looks
   *[you] look
} through the { $top } topmost cards of { $voice ->
    [they] their
   *[you] your
} deck for { $what } and { $drawn ->
    [yes] { $voice ->
        [they] draws
       *[you] draw
    } it
   *[no] { $voice ->
        [they] adds it to their
       *[you] add it to your
    } hand
}
lcg-effect-scry = { $voice ->
    [they] sees
   *[you] see
} the { $n } topmost cards of any deck and { $voice ->
    [they] puts
   *[you] put
} them back in whatever order
lcg-effect-draw-encounter = { $voice ->
    [they] draws
   *[you] draw
} one card from the encounter deck
lcg-effect-find-encounter = { $voice ->
    [they] looks
   *[you] look
} through the encounter deck and its discard pile for { $what } and { $voice ->
    [they] draws
   *[you] draw
} it
lcg-effect-discard-until = { $voice ->
    [they] shuffles
   *[you] shuffle
} the encounter discard pile into its deck and { $voice ->
    [they] discards
   *[you] discard
} from its top until { $what } comes; { $text }
lcg-effect-discard-until-many = { $voice ->
    [they] shuffles
   *[you] shuffle
} the encounter discard pile into its deck and { $voice ->
    [they] discards
   *[you] discard
} from its top until so many { $what } have come: { $amount }; for each of them: { $text }
lcg-effect-surge = this card gains surge
lcg-effect-draw-it = { $voice ->
    [they] draws
   *[you] draw
} that card
lcg-effect-spawn-at = { $voice ->
    [they] spawns
   *[you] spawn
} that enemy { $where }
lcg-effect-spawn-aside = { $what } comes from the cards set aside and spawns { $where }
lcg-effect-spawn-aside-by-text = { $what } comes from the cards set aside and spawns as its text says
lcg-effect-put-in-play = { $whom } comes into play if it is not there yet
lcg-effect-gain-weakness = { $voice ->
    [they] adds
   *[you] add
} a random basic weakness with the { $trait } trait to { $voice ->
    [they] their
   *[you] your
} hand
lcg-effect-into-encounter-deck = { $voice ->
    [they] mixes
   *[you] mix
} { $whom } into the encounter deck

## Effects: enemies and places

lcg-effect-auto-evade = automatically { $voice ->
    [they] evades
   *[you] evade
} { $whom }
lcg-effect-disengage = { $voice ->
    [they] disengages
   *[you] disengage
} from { $whom }
lcg-effect-go = { $voice ->
    [they] goes
   *[you] go
} { $where }
lcg-effect-go-to-one = { $voice ->
    [they] goes
   *[you] go
} to { $what }
lcg-effect-step-towards = { $whom } moves one location towards { $where }
lcg-effect-ready = { $voice ->
    [they] readies
   *[you] ready
} { $whom }
lcg-effect-exhaust = { $voice ->
    [they] exhausts
   *[you] exhaust
} { $whom }

## Effects: the turn and the test

lcg-effect-more-actions = { $voice ->
    [they] has
   *[you] you have
} { lcg-n-actions } more this turn
lcg-effect-lose-actions = { $voice ->
    [they] loses
   *[you] lose
} { lcg-n-actions } this turn
lcg-effect-boost = { $voice ->
    [they] adds
   *[you] add
} { $bonus } to { $skill } in this test
lcg-effect-boost-any = { $voice ->
    [they] adds
   *[you] add
} { $bonus } to the skill value of this test
lcg-effect-more-damage = the attack deals { $amount } more
lcg-effect-comes-back = this card comes back to your hand after the test instead of being discarded
lcg-effect-after-test = after the test, { $text }
lcg-effect-flip-token = its minus counts as a plus
lcg-effect-another-token = { $voice ->
    [they] puts
   *[you] put
} it back into the bag and { $voice ->
    [they] reveals
   *[you] reveal
} another
lcg-effect-two-tokens = { $voice ->
    [they] reveals
   *[you] reveal
} two instead; one of { $voice ->
    [they] their
   *[you] your
} choice counts, the other does not
lcg-effect-cancel = { $occasion ->
    [attack] cancel that attack
    [treachery] cancel what it does when revealed
    [leave] the move is cancelled
   *[other] cancel that
}
lcg-effect-lasting = { $until } { $what }
lcg-until-phase = until the end of the phase,
lcg-until-turn = until the end of the turn,
lcg-until-round = until the end of the round,
lcg-lasting-unseen = enemies without the Elite trait cannot attack { $whom }
lcg-lasting-in-place-of = { $skill } can stand in for { $who ->
    [you] your combat and agility
   *[it] the combat and agility of that investigator
}
lcg-lasting-skill = { $who ->
    [you] you get
   *[it] that investigator gets
} { $bonus } { $skill }
lcg-lasting-immune-players = effects of player cards do not touch { $whom }
lcg-lasting-immune-treacheries = effects of treacheries do not touch { $whom }
lcg-lasting-blank = the text of { $whom } counts as blank
lcg-lasting-no-tokens = no chaos tokens are revealed for { $who ->
    [you] your tests
   *[it] the tests of that investigator
}

## Effects: the scenario

lcg-effect-resign = { $voice ->
    [they] gets
   *[you] get
} away and { $voice ->
    [they] leaves
   *[you] leave
} the scenario
lcg-effect-take-control = { $voice ->
    [they] takes
   *[you] take
} control of { $whom }
lcg-effect-resolution = the scenario ends with resolution { $n }
lcg-effect-advance-act = the act advances
lcg-effect-mental-trauma = { $voice ->
    [they] suffers
   *[you] suffer
} { lcg-n-mental }
lcg-effect-less-experience = { $voice ->
    [they] earns
   *[you] earn
} { lcg-n-experience } less for this scenario
lcg-native-turn-attack-away = another enemy where you are takes the damage of the attack in your place; its horror stays yours
lcg-native-cover-up = take as many clues off this card instead
lcg-native-take-memory = the attacked investigator discards a card from their hand at random; if they have none, the attack deals 1 more damage and 1 more horror
lcg-native-door-on-the-floor = the Hallway, the Attic, the Cellar and the Parlor come into play; enemies in the Study are discarded, everybody goes to the Hallway, and the Study leaves the game
lcg-native-break-the-barrier = the Parlor is revealed, Lita Chantler comes into play there, and the Ghoul Priest spawns in the Hallway
lcg-native-ghouls-break-free = everybody still in play is out, with 1 physical trauma each
lcg-native-draw-cultist = draw one card from the cultist deck
lcg-native-devourer-below = this card stays with its other side up, as act and agenda in one; only Umôrdhoth’s defeat counts now

## What a card changes while it is in play

lcg-constant-skill = Your { $skill } gets { $bonus }.
lcg-constant-skills = Each of your skills gets { $bonus }.
lcg-constant-doubled = Your { $skill } is doubled.
lcg-constant-halved = Your { $skill } is halved, rounded up.
lcg-constant-sanity = Your sanity gets { $bonus }.
lcg-constant-investigating = Your investigations get { $bonus } { $skill }.
lcg-constant-skill-here = The { $skill } of everybody at your location gets { $bonus }.
lcg-constant-shroud = The location it is attached to gets { $bonus } shroud.
lcg-constant-locked = The location it is attached to cannot be investigated.
lcg-constant-barred = Enemies without the Elite trait cannot move into the location it is attached to.
lcg-constant-more-actions = You may take one more action each turn.
lcg-constant-more-actions-on = You may take one more action each turn, only for abilities of cards with the { $trait } trait.
lcg-constant-slots = You have { $n ->
    [one] 1 more slot
   *[other] { $n } more slots
}: { $slot }.
lcg-constant-slots-for = You have { $n ->
    [one] 1 more slot
   *[other] { $n } more slots
}, only for cards with the { $trait } trait: { $slot }.
lcg-constant-play-from-discards = The topmost event of your discard pile can be played like one from your hand.
lcg-constant-events-go-under = Your events that are played or discarded from play go under your deck, not to your discards.
lcg-constant-elder-sign-fails = Elder signs you reveal count as automatic failures.
lcg-constant-stays-with-horror = It cannot leave play while there is horror on it.
lcg-constant-no-playing = You play no assets and no events.
lcg-constant-frozen = Your first move, attack or attempt to evade in each round costs 1 action more.
lcg-constant-health-each = It has { $n } more health per investigator.
lcg-constant-fierce-against-frail = While it is engaged with an investigator who has { $n } sanity or less left, its fight and evade get +1.
lcg-constant-holds-clues = Investigators engaged with it can neither discover nor spend clues.
lcg-constant-immune-players = Effects of player cards do not touch this card.
lcg-constant-immune-treacheries = Effects of treacheries do not touch this card.
lcg-constant-blanks-you = The text of investigators at its location counts as blank.
lcg-constant-hard-to-evade = Negative tokens count double in attempts to evade it.
lcg-constant-enemies-fierce = Fight and evade of every enemy get { $bonus }.
lcg-constant-investigated-with = This location is investigated with { $skill }.
lcg-constant-cheaper = Assets with the { $trait } trait cost { $n } less for investigators here.
lcg-constant-leads-to = It is connected with every other location with the { $trait } trait.

## Symbols on tokens

lcg-symbol = On the { $token } token: { $bonus }
lcg-symbol-line = { $text }.
lcg-symbol-passes = { $first }; if { $cond }, the test is passed automatically
lcg-symbol-another = { $first }; reveal another token
lcg-symbol-another-if = { $first }; if { $cond }, reveal another token

## Enemies: whom they go for and where they appear

lcg-prey-highest = Prey: highest { $skill }.
lcg-prey-lowest = Prey: lowest { $skill }.
lcg-prey-least-health = Prey: least health left.
lcg-prey-least-sanity = Prey: least sanity left.
lcg-prey-most-clues = Prey: most clues.
lcg-prey-fewest-cards = Prey: fewest cards in hand.
lcg-prey-bearer = Prey: only the owner of this card.
lcg-spawn-at = Spawns { $at-at }.
lcg-spawn-empty = Spawns at any location with nobody there.
lcg-spawn-prey = Spawns engaged with its prey.

## Cards as they are looked up

lcg-printed-line = { $line } [{ $source }]
lcg-printed-together = { $text }
lcg-printed-sort = Type: { $sort } ({ $what }).
lcg-printed-traits = Traits: { $traits }.
lcg-printed-keywords = Keywords: { $keywords }.
lcg-printed-cost = Cost { $n }.
lcg-printed-level = Level { $n }.
lcg-printed-icons = Icons: { $icons }.
lcg-printed-icon = { $skill } ×{ $n }
lcg-printed-slot = { $slot } ×{ $n }
lcg-printed-skills = Willpower { $willpower }, intellect { $intellect }, combat { $combat }, agility { $agility }.
lcg-printed-health = Health { $n }.
lcg-printed-health-each = Health { $n } per investigator.
lcg-printed-sanity = Sanity { $n }.
lcg-printed-slots = Slots: { $slots }.
lcg-printed-uses = Enters play with { $amount }.
lcg-printed-until-empty = It is discarded when none is left.
lcg-printed-unique = Unique.
lcg-printed-only = Only in the deck of { $who-the }.
lcg-printed-access = Also takes { $class } cards of levels 0 to { $most }.
lcg-printed-own-tests = It can be committed only to your own tests.
lcg-printed-once-per-test = Only one of this title can be committed to a test.
lcg-printed-enemy = Fight { $fight }, evade { $evade }; its attack deals { lcg-n-harm }.
lcg-printed-shroud = Shroud { $n }.
lcg-printed-clues = Clues: { $n }{ $each ->
    [yes] {" "}per investigator
   *[no] {""}
}.
lcg-printed-sign = Sign: { $sign }.
lcg-printed-leads = Leads to: { $signs }.
lcg-printed-blocked = It cannot be entered before something reveals it.
lcg-printed-hidden = Until revealed: sign { $sign }, leads to { $signs }.
lcg-printed-stage-act = Act { $n }.
lcg-printed-stage-agenda = Agenda { $n }.
lcg-printed-needs-clues = Clues needed: { $n }{ $each ->
    [yes] {" "}per investigator
   *[no] {""}
}.
lcg-printed-needs-doom = Advances at { lcg-n-doom }.
lcg-printed-victory = Victory { $n }.
