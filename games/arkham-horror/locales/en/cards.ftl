### Texts of components, composed of what they do.
###
### An effect is a phrase without capital and full stop; ah3-sentence makes a sentence of it.
### `$voice`: say, an instruction that begins a sentence; bare, one inside a sentence; they, after the name of
### whoever does it; also, in a later clause; base, after another verb of that clause; to, an infinitive.
### `$who`: you, or they for somebody named before.

## Verbs

ah3-v-gain = { $voice ->
    [say] Gain
    [they] gains
    [also] they gain
   *[bare] gain
}
ah3-v-lose = { $voice ->
    [say] Lose
    [they] loses
    [also] they lose
   *[bare] lose
}
ah3-v-pay = { $voice ->
    [say] Pay
    [they] pays
    [also] they pay
   *[bare] pay
}
ah3-v-spend = { $voice ->
    [say] Spend
    [they] spends
    [also] they spend
   *[bare] spend
}
ah3-v-suffer = { $voice ->
    [say] Suffer
    [they] suffers
    [also] they suffer
   *[bare] suffer
}
ah3-v-recover = { $voice ->
    [say] Recover
    [they] recovers
    [also] they recover
   *[bare] recover
}
ah3-v-discard = { $voice ->
    [say] Discard
    [they] discards
    [also] they discard
   *[bare] discard
}
ah3-v-focus = { $voice ->
    [say] Focus
    [they] focuses
    [also] they focus
   *[bare] focus
}
ah3-v-research = { $voice ->
    [say] Research
    [they] researches
    [also] they research
   *[bare] research
}
ah3-v-become = { $voice ->
    [say] Become
    [they] becomes
    [also] they become
   *[bare] become
}
ah3-v-move = { $voice ->
    [say] Move
    [they] moves
    [also] they move
   *[bare] move
}
ah3-v-put = { $voice ->
    [say] Put
    [they] puts
    [also] they put
   *[bare] put
}
ah3-v-place = { $voice ->
    [say] Place
    [they] places
    [also] they place
   *[bare] place
}
ah3-v-remove = { $voice ->
    [say] Remove
    [they] removes
    [also] they remove
   *[bare] remove
}
ah3-v-shift = { $voice ->
    [say] Move
    [they] moves
    [also] they move
   *[bare] move
}
ah3-v-spawn = { $voice ->
    [say] Spawn
    [they] spawns
    [also] they spawn
   *[bare] spawn
}
ah3-v-spread = { $voice ->
    [say] Spread
    [they] spreads
    [also] they spread
   *[bare] spread
}
ah3-v-draw = { $voice ->
    [say] Draw
    [they] draws
    [also] they draw
   *[bare] draw
}
ah3-v-test = { $voice ->
    [say] Test
    [they] tests
    [also] they test
   *[bare] test
}
ah3-v-roll = { $voice ->
    [say] Roll
    [they] rolls
    [also] they roll
   *[bare] roll
}
ah3-v-reroll = { $voice ->
    [say] Reroll
    [they] rerolls
    [also] they reroll
   *[bare] reroll
}
ah3-v-buy = { $voice ->
    [say] Buy
    [they] buys
    [also] they buy
   *[bare] buy
}
ah3-v-reveal = { $voice ->
    [say] Reveal
    [they] reveals
    [also] they reveal
   *[bare] reveal
}
ah3-v-choose = { $voice ->
    [say] Choose
    [they] chooses
    [also] they choose
   *[bare] choose
}
ah3-v-add = { $voice ->
    [say] Add
    [they] adds
    [also] they add
   *[bare] add
}
ah3-v-shuffle = { $voice ->
    [say] Shuffle
    [they] shuffles
    [also] they shuffle
   *[bare] shuffle
}
ah3-v-flip = { $voice ->
    [say] Flip
    [they] flips
    [also] they flip
   *[bare] flip
}
ah3-v-take = { $voice ->
    [say] Take
    [they] takes
    [also] they take
   *[bare] take
}
ah3-v-return = { $voice ->
    [say] Return
    [they] returns
    [also] they return
   *[bare] return
}
ah3-v-carry-out = { $voice ->
    [say] Carry out
    [they] carries out
    [also] they carry out
   *[bare] carry out
}
ah3-v-attach = { $voice ->
    [say] Attach
    [they] attaches
    [also] they attach
   *[bare] attach
}
ah3-v-mend = { $voice ->
    [say] Mend
    [they] mends
    [also] they mend
   *[bare] mend
}
ah3-v-defeat = { $voice ->
    [say] Defeat
    [they] defeats
    [also] they defeat
   *[bare] defeat
}
ah3-v-do = { $voice ->
    [say] Do
    [they] does
    [also] they do
   *[bare] do
}
ah3-v-set-aside = { $voice ->
    [say] Set aside
    [they] sets aside
    [also] they set aside
   *[bare] set aside
}
ah3-v-disengage = { $voice ->
    [say] Disengage
    [they] disengages
    [also] they disengage
   *[bare] disengage
}
ah3-v-let = { $voice ->
    [say] Let
    [they] lets
    [also] they let
   *[bare] let
}
ah3-your = { $who ->
    [they] their
   *[you] your
}

## How texts are joined

ah3-sentence = { $text }.
ah3-ability = { $head }: { $text }.
ah3-all = { $items }
ah3-then-part = { $first }, then { $second }
ah3-full-stop = { $first }. { $second }
ah3-semicolon = { $first }; { $second }
ah3-comma = { $first }, { $second }
ah3-or = { $first } or { $second }
ah3-and = { $first } and { $second }
ah3-or-part = { $first }, or { $second }
ah3-at = { $at-at }
ah3-number = { $n }
ah3-quoted = “{ $name }”
ah3-place-name = { $name-at }
ah3-plus = +{ $n }
ah3-minus = −{ $n }
ah3-skill-tested = { $skill }

## Amounts

ah3-n-money = ${ $n }
ah3-n-remnants = { $n } { $n ->
    [one] remnant
   *[other] remnants
}
ah3-n-clues = { $n } { $n ->
    [one] clue
   *[other] clues
}
ah3-n-focus = { $n } focus { $n ->
    [one] token
   *[other] tokens
}
ah3-n-health = { $n } health
ah3-n-sanity = { $n } sanity
ah3-n-damage = { $n } damage
ah3-n-dealt = { $n } damage
ah3-n-horror = { $n } horror
ah3-n-harm = { $n } damage or horror
ah3-n-doom = { $n } doom
ah3-n-tokens = { $n } mythos { $n ->
    [one] token
   *[other] tokens
}
ah3-n-spaces = { $n } { $n ->
    [one] space
   *[other] spaces
}
ah3-less-successes = { $amount }, less 1 for each success
ah3-for-each = { $amount } for each { $each }
ah3-rolled-money = as many dollars as rolled
ah3-rolled-remnants = as many remnants as rolled
ah3-rolled-clues = as many clues as rolled
ah3-rolled-focus = as many focus tokens as rolled
ah3-rolled-health = as much health as rolled
ah3-rolled-sanity = as much sanity as rolled
ah3-rolled-damage = as much damage as rolled
ah3-rolled-dealt = as much damage as rolled
ah3-rolled-horror = as much horror as rolled
ah3-rolled-harm = as much damage or horror as rolled
ah3-rolled-doom = as much doom as rolled
ah3-rolled-tokens = as many mythos tokens as rolled
ah3-rolled-spaces = as many spaces as rolled

## After “for each”

ah3-each-constant = of these
ah3-each-success = success
ah3-each-missing-success = missing success
ah3-each-rolled = pip rolled
ah3-each-doom-here = doom in { ah3-your } space
ah3-each-monster-in-neighbourhood = monster in { ah3-your } neighbourhood
ah3-each-clue-in-neighbourhood = clue in { ah3-your } neighbourhood
ah3-each-your-clue = clue { $who ->
    [they] they
   *[you] you
} have
ah3-each-any-clue = clue that investigators have or that is on the scenario sheet
ah3-each-sheet-doom = doom on the scenario sheet
ah3-each-sheet-clue = clue on the scenario sheet
ah3-each-sheet-token = clue and doom on the scenario sheet
ah3-each-sheet-marker = marker on the scenario sheet
ah3-each-board-marker = marker on the board
ah3-each-mended-scar = mended scar
ah3-each-open-scar = open scar
ah3-each-lodge-member = member of the lodge
ah3-each-set-aside = archive card set aside
ah3-each-clue-on = clue on “{ $card }”
ah3-each-doom-on-rumour = doom on the rumour
ah3-each-its-health = health that it has left

## Numbers

ah3-number-constant = that number
ah3-number-success = the number of successes
ah3-number-missing-success = the number of missing successes
ah3-number-rolled = the sum rolled
ah3-number-doom-here = the doom in { ah3-your } space
ah3-number-monster-in-neighbourhood = the number of monsters in { ah3-your } neighbourhood
ah3-number-clue-in-neighbourhood = the number of clues in { ah3-your } neighbourhood
ah3-number-your-clue = the number of { $who ->
    [they] their
   *[you] your
} clues
ah3-number-any-clue = the number of clues that investigators have and that are on the scenario sheet
ah3-number-sheet-doom = the doom on the scenario sheet
ah3-number-sheet-clue = the number of clues on the scenario sheet
ah3-number-sheet-token = the number of clues and doom on the scenario sheet
ah3-number-sheet-marker = the number of markers on the scenario sheet
ah3-number-board-marker = the number of markers on the board
ah3-number-mended-scar = the number of mended scars
ah3-number-open-scar = the number of open scars
ah3-number-lodge-member = the number of members of the lodge
ah3-number-set-aside = the number of archive cards set aside
ah3-number-clue-on = the number of clues on “{ $card }”
ah3-number-doom-on-rumour = the doom on the rumour
ah3-number-its-health = the health that it has left

## Conditions that count: `$how` is least, fewer, none, exact or other

ah3-how-many = { $how ->
    [least] { $n } or more
    [fewer] fewer than { $n }
    [none] no
    [exact] exactly { $n }
   *[other] more or fewer than { $n }
}
ah3-count-constant = that is { ah3-how-many }
ah3-count-success = { $who ->
    [they] they
   *[you] you
} have { ah3-how-many } { $how ->
    [least] { $n ->
        [one] success
       *[other] successes
    }
   *[other] successes
}
ah3-count-missing-success = { ah3-how-many } successes are missing
ah3-count-rolled = the sum rolled is { $how ->
    [none] 0
   *[other] { ah3-how-many }
}
ah3-count-doom-here = there is { ah3-how-many } doom in { ah3-your } space
ah3-count-monster-in-neighbourhood = there are { ah3-how-many } monsters in { ah3-your } neighbourhood
ah3-count-clue-in-neighbourhood = there are { ah3-how-many } clues in { ah3-your } neighbourhood
ah3-count-your-clue = { $who ->
    [they] they
   *[you] you
} have { $how ->
    [none] no clues
    [least] { $n ->
        [one] any clue
       *[other] { ah3-how-many } clues
    }
   *[other] { ah3-how-many } clues
}
ah3-count-any-clue = investigators and the scenario sheet have { ah3-how-many } clues in all
ah3-count-sheet-doom = there is { ah3-how-many } doom on the scenario sheet
ah3-count-sheet-clue = there { $n ->
    [one] is
   *[other] are
} { ah3-how-many } { $n ->
    [one] clue
   *[other] clues
} on the scenario sheet
ah3-count-sheet-token = there are { ah3-how-many } clues and doom in all on the scenario sheet
ah3-count-sheet-marker = there are { ah3-how-many } markers on the scenario sheet
ah3-count-board-marker = there { $how ->
    [none] are no markers
    [least] { $n ->
        [one] is any marker
       *[other] are { ah3-how-many } markers
    }
   *[other] are { ah3-how-many } markers
} on the board
ah3-count-mended-scar = there { $how ->
    [none] are no mended scars
    [least] { $n ->
        [one] is a mended scar
       *[other] are { ah3-how-many } mended scars
    }
   *[other] are { ah3-how-many } mended scars
}
ah3-count-open-scar = there { $how ->
    [none] are no open scars
    [least] { $n ->
        [one] is an open scar
       *[other] are { ah3-how-many } open scars
    }
   *[other] are { ah3-how-many } open scars
}
ah3-count-lodge-member = { $how ->
    [none] nobody has joined the lodge
    [least] { $n ->
        [one] anybody has joined the lodge
       *[other] { ah3-how-many } investigators have joined the lodge
    }
   *[other] { ah3-how-many } investigators have joined the lodge
}
ah3-count-set-aside = { $how ->
    [none] no archive card is set aside
    [least] { $n ->
        [one] an archive card is set aside
       *[other] { ah3-how-many } archive cards are set aside
    }
   *[other] { ah3-how-many } archive cards are set aside
}
ah3-count-clue-on = there are { ah3-how-many } clues on “{ $card }”
ah3-count-doom-on-rumour = there is { ah3-how-many } doom on this rumour
ah3-count-its-health = it has { ah3-how-many } health left

## Other conditions, and their opposites

ah3-cond-in-codex = “{ $card }” is { $not ->
    [yes] not { "" }
   *[no] { "" }
}in the codex
ah3-cond-front-shown = “{ $card }” { $not ->
    [yes] does not show
   *[no] shows
} its front
ah3-cond-back-shown = “{ $card }” { $not ->
    [yes] does not show
   *[no] shows
} its back
ah3-colour-nom = { $colour ->
    [white] white
    [blue] blue
    [red] red
    [green] green
   *[black] black
}
ah3-colour = { ah3-colour-nom }
ah3-colour-gen = { ah3-colour-nom }
ah3-colour-with = { ah3-colour-nom }
ah3-colour-many = { ah3-colour-nom }
ah3-cond-marker-found = the { ah3-colour-nom } marker has { $not ->
    [yes] not { "" }
   *[no] { "" }
}been found
ah3-cond-revealed = it is { $not ->
    [yes] not { "" }
   *[no] { "" }
}{ ah3-colour-nom }
ah3-cond-hidden-marker-here = a face-down marker is { $not ->
    [yes] not { "" }
   *[no] { "" }
}in { ah3-your } space
ah3-cond-scar-here = an open scar is { $not ->
    [yes] not { "" }
   *[no] { "" }
}in { ah3-your } space
ah3-cond-you-are-at = { $who ->
    [they] they
   *[you] you
} are { $not ->
    [yes] not { "" }
   *[no] { "" }
}{ $place }
ah3-cond-anomaly-here = there is { $not ->
    [yes] no
   *[no] an
} anomaly in { ah3-your } neighbourhood
ah3-cond-scar-there = that neighbourhood has { $not ->
    [yes] no
   *[no] a
} scar{ $mended ->
    [yes] , mended or not
   *[no] { "" }
}
ah3-cond-you-are-blessed = { $who ->
    [they] they
   *[you] you
} are { $not ->
    [yes] not { "" }
   *[no] { "" }
}blessed
ah3-cond-you-are-cursed = { $who ->
    [they] they
   *[you] you
} are { $not ->
    [yes] not { "" }
   *[no] { "" }
}cursed
ah3-cond-you-have-a-pact = { $who ->
    [they] they
   *[you] you
} have { $not ->
    [yes] no
   *[no] a
} dark pact
ah3-cond-you-have = { $who ->
    [they] they
   *[you] you
} have { $not ->
    [yes] no
   *[no] an
} asset with the trait “{ $trait }”
ah3-cond-passed = { $who ->
    [they] they
   *[you] you
} { $not ->
    [yes] did not pass
   *[no] passed
}

## Places: `$form` is at, to or towards

ah3-place-your-space = { $form ->
    [to] to
    [towards] towards
   *[at] in
} { ah3-your } space
ah3-place-space = { $form ->
    [to] { $place-to }
    [towards] towards { $place-acc }
   *[at] { $place-at }
}
ah3-place-unstable-space = { $form ->
    [to] to
    [towards] towards
   *[at] in
} the unstable space
ah3-place-most-doom = { $form ->
    [to] to
    [towards] towards
   *[at] in
} the space with the most doom
ah3-place-start-space = { $form ->
    [to] to
    [towards] towards
   *[at] in
} the starting space
ah3-place-sheet = { $form ->
    [to] to
    [towards] towards
   *[at] on
} the scenario sheet
ah3-place-street-nearest-lead = { $form ->
    [to] to
    [towards] towards
   *[at] in
} the street nearest to the lead investigator
ah3-place-street-nearest-prey = { $form ->
    [to] to
    [towards] towards
   *[at] in
} the street nearest to its prey
ah3-place-its-space = { $form ->
    [to] to
    [towards] towards
   *[at] in
} its space
ah3-place-next-to-it = { $form ->
    [to] to
    [towards] towards
   *[at] in
} a space adjacent to it
ah3-place-next-to-it-with-most-doom = { $form ->
    [to] to
    [towards] towards
   *[at] in
} the space adjacent to it with the most doom
ah3-place-with-marker = { $form ->
    [to] to
    [towards] towards
   *[at] in
} the space with the { ah3-colour-nom } marker
ah3-place-any-with-doom = { $form ->
    [to] to
    [towards] towards
   *[at] in
} any space with doom
ah3-place-any-with-anomaly = { $form ->
    [to] to
    [towards] towards
   *[at] in
} any space of a neighbourhood with an anomaly
ah3-place-each-other-space = { $form ->
    [to] to
    [towards] towards
   *[at] in
} each other space of that neighbourhood
ah3-place-that-space = { $form ->
    [to] to
    [towards] towards
   *[at] in
} that space
ah3-doom-from-your-space = from { ah3-your } space
ah3-doom-from-one-in-neighbourhood = from one space of { ah3-your } neighbourhood
ah3-doom-from-another-in-neighbourhood = from another space of { ah3-your } neighbourhood
ah3-doom-from-any-space = from any one space
ah3-doom-from-different-spaces = from different spaces, 1 from each
ah3-doom-from-that-space = from that space
ah3-monster-in-your-space = a monster in { ah3-your } space
ah3-monster-in-your-or-adjacent-space = a monster in { ah3-your } space or an adjacent one
ah3-monster-in-engaged-with-you = a monster engaged with { $who ->
    [they] them
   *[you] you
}
ah3-monster-in-anywhere = any monster
ah3-engaged-with-you = engaged with { $who ->
    [they] them
   *[you] you
}
ah3-engaged-with-lead = engaged with the lead investigator
ah3-where-card-says = where its card says

## Prices

ah3-price-nothing = { ah3-v-pay } nothing
ah3-price-money = { ah3-v-pay } { $amount }
ah3-price-spend = { ah3-v-spend } { $amount }
ah3-price-sheet-clues = { ah3-v-spend } { $amount } from the scenario sheet
ah3-price-suffer = { ah3-v-suffer } { $amount }

## Effects that contain others

ah3-effect-nothing = { ah3-v-do } nothing
ah3-effect-may = { $voice ->
    [say] You may
    [bare] you may
    [also] they may
    [to] be able to
   *[they] may
} { $text }
ah3-effect-pay = { $voice ->
    [say] You may
    [bare] you may
    [also] they may
    [to] be able to
   *[they] may
} { $price } to { $text }
ah3-effect-pay-option = { $price } to { $text }
ah3-effect-if-you-do = { $who ->
    [they] If they do
   *[you] If you do
}, { $text }
ah3-effect-either = { $voice ->
    [say] Either
    [also] they either
   *[bare] either
} { $text }
ah3-effect-group-chooses = { $voice ->
    [say] The
   *[bare] the
} group chooses to { $text }
ah3-effect-if = { $voice ->
    [say] If
   *[bare] if
} { $cond }, { $text }
ah3-effect-if-else = { $voice ->
    [say] If
   *[bare] if
} { $cond }, { $text }; otherwise, { $other }
ah3-effect-only-if = { $text } if { $cond }
ah3-effect-only-if-else = { $text } if { $cond }, and otherwise { $other }
ah3-effect-repeat = { $text }, { $times } times over
ah3-each-investigator = { $voice ->
    [say] Each
   *[bare] each
} investigator { $text }
ah3-each-investigator-at = { $voice ->
    [say] Each
   *[bare] each
} investigator { $place } { $text }
ah3-each-space = { $voice ->
    [say] For
   *[bare] for
} each space of { ah3-your } neighbourhood, { $text }
ah3-each-scar = { $voice ->
    [say] For
   *[bare] for
} each open scar, { $text }
ah3-each-monster = { $voice ->
    [say] For
   *[bare] for
} each monster on the board with the trait “{ $trait }”, { $text }
ah3-effect-test = { ah3-v-test } { $skill }
ah3-effect-test-with = { ah3-v-test } { $skill } ({ $modifier })
ah3-effect-remnants-for-dice = { $test }, with 1 more die for each remnant spent before the roll
ah3-effect-test-results = { $test } ({ $results })
ah3-effect-on-pass = { $voice ->
    [say] If
   *[bare] if
} { $who ->
    [they] they
   *[you] you
} pass, { $text }
ah3-effect-on-fail = { $voice ->
    [say] If
   *[bare] if
} { $who ->
    [they] they
   *[you] you
} fail, { $text }
ah3-effect-roll = { ah3-v-roll } { $dice } { $dice ->
    [one] die
   *[other] dice
}, which is no test; { $text }
ah3-item-one = { $trait ->
    [any] item
   *[other] { $named } item
}
ah3-item-many = { $trait ->
    [any] items
   *[other] { $named } items
}
ah3-effect-buy = { $voice ->
    [say] You may buy
    [bare] you may buy
    [also] they may buy
    [to] buy
   *[they] may buy
} { ah3-item-many } from the display{ $half ->
    [yes] , each at half price (rounded up)
   *[no] { "" }
}
ah3-effect-buy-one = { $voice ->
    [say] You may buy
    [bare] you may buy
    [also] they may buy
    [to] buy
   *[they] may buy
} one { ah3-item-one } from the display{ $half ->
    [yes] { "" } at half price (rounded up)
   *[no] { "" }
}
ah3-effect-buy-spells = { ah3-v-reveal } the top { $reveal } spells of the deck; { $who ->
    [they] they
   *[you] you
} may buy any number of them{ $how ->
    [half] { "" } at half price (rounded up)
    [price] { "" } for ${ $price } each
   *[value] { "" }
}
ah3-effect-buy-spell = { ah3-v-reveal } the top { $reveal ->
    [one] spell
   *[other] { $reveal } spells
} of the deck; { $who ->
    [they] they
   *[you] you
} may buy { $reveal ->
    [one] it
   *[other] one of them
}{ $how ->
    [half] { "" } at half price (rounded up)
    [price] { "" } for ${ $price }
   *[value] { "" }
}
ah3-effect-if-bought = { $first }; if { $who ->
    [they] they
   *[you] you
} buy anything, { $text }
ah3-effect-pay-repeatedly = { $voice ->
    [say] Any
   *[bare] any
} number of times, { $who ->
    [they] they may
   *[you] you may
} { $price } to { $text }
ah3-effect-any-may-pay = { $voice ->
    [say] Any
   *[bare] any
} one investigator may { $price } to { $text }
ah3-effect-if-nobody-pays = { $first }; if nobody does, { $text }
ah3-effect-choose-other = { ah3-v-choose } another investigator, who { $text }

## Effects without others

ah3-effect-gain = { ah3-v-gain } { $amount }
ah3-effect-lose = { ah3-v-lose } { $amount }
ah3-effect-gain-clue = { ah3-v-gain } 1 clue from { ah3-your } neighbourhood
ah3-effect-research-clues = { ah3-v-research } { $amount }
ah3-effect-supply-clue-to-sheet = { ah3-v-put } 1 clue from the supply on the scenario sheet
ah3-effect-focus = { ah3-v-focus } a skill{ $beyond ->
    [yes] , even beyond { $who ->
        [they] their
       *[you] your
    } focus limit
   *[no] { "" }
}
ah3-effect-focus-skill = { ah3-v-focus } { $skill }{ $beyond ->
    [yes] , even beyond { $who ->
        [they] their
       *[you] your
    } focus limit
   *[no] { "" }
}
ah3-effect-focus-each = { ah3-v-focus } each skill, even beyond { $who ->
    [they] their
   *[you] your
} focus limit
ah3-effect-discard = { ah3-v-discard } { $amount }
ah3-effect-recover = { ah3-v-recover } { $amount }
ah3-effect-recover-or-ally = { ah3-v-recover } { $amount }, or let one of { $who ->
    [they] their
   *[you] your
} allies recover it
ah3-effect-recover-all = { ah3-v-recover } all health and sanity
ah3-effect-recover-in-space = { ah3-v-choose } an investigator or ally in { ah3-your } space, who recovers { $amount }
ah3-effect-suffer = { ah3-v-suffer } { $amount }{ $direct ->
    [yes] { "" } directly
   *[no] { "" }
}
ah3-effect-suffer-split = { ah3-v-suffer } { $amount }, in any combination
ah3-possession = { $each ->
    [clue] clue
    [item] item
    [spell] spell
   *[trait] asset with the trait “{ $trait }”
}
ah3-effect-suffer-unless-discarded = { ah3-v-suffer } { $amount } for each { ah3-possession } { $who ->
    [they] they
   *[you] you
} have, unless { $who ->
    [they] they
   *[you] you
} discard it
ah3-effect-become-delayed = { ah3-v-become } delayed
ah3-effect-become-blessed = { ah3-v-become } blessed
ah3-effect-become-cursed = { ah3-v-become } cursed
ah3-effect-become-dark-pact = { ah3-v-gain } a dark pact
ah3-effect-retire = { $voice ->
    [say] Retire
    [they] retires
    [also] they retire
   *[bare] retire
}
ah3-effect-be-devoured = { $voice ->
    [say] You are devoured
    [bare] you are devoured
    [they] is devoured
    [also] they are devoured
    [base] are devoured
   *[to] be devoured
}
ah3-effect-move-up-to = { ah3-v-move } up to { $amount }{ $past ->
    [yes] ; monsters on the way do not engage { $who ->
        [they] them
       *[you] you
    }
   *[no] { "" }
}
ah3-effect-move-to = { ah3-v-move } directly { $place }
ah3-effect-move-to-adjacent = { ah3-v-move } to an adjacent { $street ->
    [yes] street
   *[no] space
}
ah3-effect-disengage-all = { ah3-v-disengage } all { $others ->
    [yes] other monsters
   *[no] monsters
}{ $exhaust ->
    [yes] { "" } and exhaust them
   *[no] { "" } (they stay ready)
}
ah3-effect-gain-item = { ah3-v-gain } { $trait ->
    [any] an item
   *[other] a { $named } item
}{ $range ->
    [any] { "" }
    [least] { "" } worth ${ $least } or more
    [most] { "" } worth ${ $most } or less
   *[both] { "" } worth ${ $least } to ${ $most }
}
ah3-effect-gain-spell = { ah3-v-gain } a spell
ah3-effect-gain-spell-with = { ah3-v-gain } a spell with the trait “{ $trait }”
ah3-effect-gain-ally = { ah3-v-gain } an ally
ah3-effect-gain-special = { ah3-v-gain } “{ $asset }”
ah3-effect-discard-asset = { ah3-v-discard } { $each ->
    [item] an item
    [clue] a clue
    [spell] a spell
   *[trait] an asset with the trait “{ $trait }”
}
ah3-effect-discard-this = { ah3-v-discard } this card
ah3-effect-doom-on-sheet = { ah3-v-place } { $amount } on the scenario sheet
ah3-effect-place-doom = { ah3-v-place } { $amount } { $place }
ah3-effect-remove-doom = { ah3-v-remove } { $amount } { $place }
ah3-effect-move-doom-to-sheet = { ah3-v-shift } 1 doom { $place } to the scenario sheet
ah3-effect-spread-doom = { ah3-v-spread } doom
ah3-effect-gate-burst = { $voice ->
    [say] Resolve
    [they] resolves
    [also] they resolve
   *[bare] resolve
} a gate burst
ah3-effect-spawn-clue = { ah3-v-spawn } a clue
ah3-effect-draw-tokens = { ah3-v-draw } { $amount }
ah3-n-of-token = { $n } “{ $token }”
ah3-effect-add-to-cup = { ah3-v-add } to the mythos cup: { $tokens }
ah3-effect-discard-sheet-clues = { ah3-v-discard } { $amount } from the scenario sheet
ah3-effect-discard-all-sheet-clues = { ah3-v-discard } all clues from the scenario sheet
ah3-effect-move-clue-to-codex = { ah3-v-shift } 1 clue from the scenario sheet to “{ $card }”
ah3-effect-group-discards-clues = { ah3-v-discard } { $amount } in all, from investigators or the scenario sheet, as the group chooses
ah3-effect-spawn-monster = { ah3-v-spawn } a monster{ $exhausted ->
    [yes] , exhausted
   *[no] { "" }
}
ah3-effect-spawn-monster-at = { ah3-v-spawn } a monster { $place }{ $exhausted ->
    [yes] , exhausted
   *[no] { "" }
}
ah3-effect-spawn-named = { ah3-v-spawn } { $monster-the } { $place }
ah3-effect-spawn-found = { $voice ->
    [say] Search
    [they] searches
    [also] they search
   *[bare] search
} the monster deck from the bottom for { $n } { $n ->
    [one] monster
   *[other] monsters
} with the trait “{ $trait }” and { $voice ->
    [they] spawns
   *[bare] spawn
} { $n ->
    [one] it
   *[other] them
} { $place }
ah3-spawn-bare = spawn
ah3-effect-shuffle-into-monster-deck = { ah3-v-shuffle } the set-aside monsters with the trait “{ $trait }” into the monster deck
ah3-effect-monster-comes = { $voice ->
    [say] { $monster }
   *[bare] { $monster-the }
} moves directly to { ah3-your } space and engages { $who ->
    [they] them
   *[you] you
}
ah3-effect-monster-attacks = { $voice ->
    [say] { $monster }
   *[bare] { $monster-the }
} attacks { $who ->
    [they] them
   *[you] you
}
ah3-effect-it-moves-towards = { $voice ->
    [say] It
   *[bare] it
} moves 1 space { $place }
ah3-effect-you-and-it-move-towards = { $voice ->
    [say] You
   *[bare] you
} and it each move 1 space { $place }
ah3-effect-defeat-it = { ah3-v-defeat } it
ah3-effect-remove-it = { ah3-v-remove } it from the game
ah3-effect-damage-engaged = { $voice ->
    [say] Each
   *[bare] each
} monster engaged with { $who ->
    [they] them
   *[you] you
} suffers { $amount }
ah3-effect-damage-monster = { $voice ->
    [say] Deal
    [they] deals
    [also] they deal
   *[bare] deal
} { $amount } to { $which }
ah3-effect-add-to-codex = { ah3-v-add } “{ $card }” to the codex{ $back ->
    [yes] , back side up
   *[no] { "" }
}
ah3-effect-archive = { ah3-v-return } “{ $card }” to the archive
ah3-effect-flip = { ah3-v-flip } “{ $card }”
ah3-effect-flip-to = { ah3-v-flip } “{ $card }” to “{ $back }”
ah3-effect-read-back = { ah3-v-carry-out } the back of “{ $card }”
ah3-effect-set-aside = { ah3-v-set-aside } { $cards }
ah3-effect-attach-random = { ah3-v-attach } one of the set-aside cards among { $cards } at random to the deck of its neighbourhood
ah3-effect-shuffle-into-decks = { ah3-v-shuffle } each of the cards { $cards } with the top two cards of the deck of its neighbourhood
ah3-n-of-marker = { $n } { ah3-colour-nom }
ah3-effect-place-hidden-markers = { ah3-v-place } face-down markers at random, one in each space ({ $markers }): { $places }
ah3-effect-place-marker = { ah3-v-place } a { ah3-colour-nom } marker { $place }
ah3-effect-place-marker-in-each-neighbourhood = { ah3-v-place } a marker in the centre of each neighbourhood
ah3-effect-remove-its-neighbourhood-marker = { ah3-v-discard } the marker in the centre of its neighbourhood
ah3-effect-marker-on-sheet = { ah3-v-place } a marker on the scenario sheet
ah3-effect-reveal-marker-here = { ah3-v-reveal } the marker in { ah3-your } space
ah3-effect-reveal-all-markers = { ah3-v-reveal } all markers on the board
ah3-effect-keep-only-markers = { ah3-v-remove } all markers from the board but these: { $colours }
ah3-effect-remove-markers = { ah3-v-remove } each { ah3-colour-nom } marker from the board
ah3-effect-place-scar-there = { ah3-v-place } a scar in the space of that neighbourhood with the most doom
ah3-effect-place-scars = { $voice ->
    [say] The
   *[bare] the
} group places { $n } { $n ->
    [one] scar
   *[other] scars
}, { $n ->
    [one] in a neighbourhood
   *[other] each in another neighbourhood
} that has none, not even a mended one
ah3-effect-mend-scar = { ah3-v-mend } the scar in { ah3-your } space
ah3-effect-offer-lodge = { $voice ->
    [say] Each
   *[bare] each
} investigator may join the lodge by gaining a dark pact; all decide in secret and at the same time
ah3-effect-place-anomaly = { ah3-v-place } an anomaly in that neighbourhood
ah3-effect-remove-anomaly = { ah3-v-remove } the anomaly from that neighbourhood
ah3-effect-stop-encounter = { $voice ->
    [say] The
   *[bare] the
} encounter ends without effect
ah3-effect-discard-rumour = { ah3-v-discard } this rumour
ah3-effect-doom-on-rumour = { ah3-v-place } 1 doom on this rumour
ah3-effect-win = { $lodge ->
    [yes] { $voice ->
        [say] The
       *[bare] the
    } lodge wins the game
   *[no] { $voice ->
        [say] You
       *[bare] you
    } win the game
}
ah3-effect-lose-game = { $voice ->
    [say] You
   *[bare] you
} lose the game
ah3-effect-defeat-for-its-health = { ah3-v-choose } any monster that is not epic; suffer damage equal to the health it has left, then defeat it
ah3-effect-alliance-of-evil = { ah3-v-spawn } a monster in each space of { ah3-your } neighbourhood; each of them engages an investigator there, recovers all health and attacks

## When abilities work

ah3-head-once = { $voice ->
    [say] Once
   *[bare] once
} per round
ah3-head-if = { $voice ->
    [say] If
   *[bare] if
} { $cond }
ah3-head-others-here = { $voice ->
    [say] Also
   *[bare] also
} for others in your space
ah3-head-focus-spent = { $voice ->
    [say] When
   *[bare] when
} you spend a focus token to reroll
ah3-head-action = { $voice ->
    [say] Action
   *[bare] action
}
ah3-head-action-engaged = { $voice ->
    [say] Action
   *[bare] action
}, even while engaged
ah3-head-your-attack = { $voice ->
    [say] In
   *[bare] in
} your attack action
ah3-head-anothers-test = { $voice ->
    [say] In
   *[bare] in
} a test of another investigator, anywhere
ah3-head-damaged = { $voice ->
    [say] When
   *[bare] when
} an investigator or ally anywhere would suffer damage
ah3-harm-kind = { $what ->
    [damage] damage
    [horror] horror
   *[either] damage or horror
}
ah3-head-dealt-to-this = { $voice ->
    [say] When
   *[bare] when
} this card would suffer { $from } or more { ah3-harm-kind }
ah3-head-dealt-to-you = { $voice ->
    [say] When
   *[bare] when
} you would suffer { ah3-harm-kind }
ah3-head-buying = { $voice ->
    [say] When
   *[bare] when
} you buy an item
ah3-during-any = { $voice ->
    [say] In
   *[bare] in
} any test
ah3-during-action = { $voice ->
    [say] In the { $action } action
   *[bare] in the { $action } action
}
ah3-during-casting = { $voice ->
    [say] When
   *[bare] when
} you cast a spell
ah3-during-skills = { $voice ->
    [say] In
   *[bare] in
} tests of { $skills }
ah3-during-encounter-phase = { $voice ->
    [say] In
   *[bare] in
} tests of { $skill } in the encounter phase
ah3-moment-gained = { $voice ->
    [say] When
   *[bare] when
} you gain this card
ah3-moment-gained-from-deck = { $voice ->
    [say] When
   *[bare] when
} you gain this card from its deck
ah3-moment-after-action = { $voice ->
    [say] After
   *[bare] after
} you perform the { $action } action
ah3-moment-after-action-within = { $voice ->
    [say] After
   *[bare] after
} you perform the { $action } action { $places }
ah3-moment-clue-gained = { $voice ->
    [say] After
   *[bare] after
} you gain a clue
ah3-moment-defeated-in-attack = { $voice ->
    [say] After
   *[bare] after
} you defeat a monster in an attack action
ah3-moment-this-defeated-in-attack = { $voice ->
    [say] After
   *[bare] after
} you defeat this monster in an attack action
ah3-moment-this-defeated = { $voice ->
    [say] After
   *[bare] after
} you defeat this monster
ah3-moment-other-defeated = { $voice ->
    [say] After
   *[bare] after
} you defeat another monster while engaged with this one
ah3-moment-this-disengaged = { $voice ->
    [say] After
   *[bare] after
} you disengage this monster
ah3-moment-this-evaded = { $voice ->
    [say] After
   *[bare] after
} you evade this monster
ah3-moment-this-not-evaded = { $voice ->
    [say] After
   *[bare] after
} you fail to evade this monster
ah3-moment-this-attacked = { $voice ->
    [say] After
   *[bare] after
} this monster attacks you
ah3-moment-before-attacks = { $voice ->
    [say] Before
   *[bare] before
} monsters attack you in the monster phase
ah3-moment-doom-removed = { $voice ->
    [say] After
   *[bare] after
} you remove two or more doom from your space
ah3-moment-spell-cast = { $voice ->
    [say] After
   *[bare] after
} you cast a spell
ah3-moment-horror-suffered = { $voice ->
    [say] After
   *[bare] after
} you suffer horror
ah3-moment-horror-on-this = { $voice ->
    [say] After
   *[bare] after
} this card suffers horror
ah3-moment-damaged-by-monster = { $voice ->
    [say] After
   *[bare] after
} a monster damages you or this card
ah3-moment-monster-damaged-here = { $voice ->
    [say] After
   *[bare] after
} an investigator damages a monster in your space
ah3-moment-test-failed = { $voice ->
    [say] After
   *[bare] after
} you fail a test
ah3-moment-test-passed = { $voice ->
    [say] After
   *[bare] after
} you pass a test
ah3-moment-encounter-in = { $voice ->
    [say] After
   *[bare] after
} your encounter { $neighbourhood-at }
ah3-moment-remnant-spent = { $voice ->
    [say] After
   *[bare] after
} you spend a remnant
ah3-moment-focus-spent-to-reroll = { $voice ->
    [say] After
   *[bare] after
} you spend a focus token to reroll
ah3-moment-reckoning = { $voice ->
    [say] Reckoning
   *[bare] reckoning
}

## What abilities do

ah3-ability-dice = { $dice } { $n ->
    [one] die
   *[other] dice
}
ah3-ability-dice-per = 1 more die for each { $each }
ah3-ability-one-handed = { $text }, or { $dice } instead if you use no more than one hand
ah3-ability-add-to-each = { ah3-v-add } 1 to each die
ah3-ability-add-to-die = { ah3-v-add } 1 to one die
ah3-ability-discard-for-successes = you may discard this card to add { $n } { $n ->
    [one] success
   *[other] successes
}
ah3-ability-sixes-count-twice = each 6 counts as two successes
ah3-ability-only-sixes = Only 6s are successes for you
ah3-ability-successes = Dice that show { $from } or more are successes for you
ah3-ability-neither-blessed-nor-cursed = You can be neither blessed nor cursed
ah3-ability-instead-move-tested = You may move by this card instead of the usual way: test { $skill } and move up to { $spaces } spaces and 1 more for each success{ $pays ->
    [none] ; you cannot spend money for it
   *[some] ; you may spend up to ${ $money } for 1 space each
}
ah3-ability-instead-move = You may move by this card instead of the usual way: up to { $spaces } spaces{ $pays ->
    [none] ; you cannot spend money for it
   *[some] ; you may spend up to ${ $money } for 1 space each
}
ah3-ability-instead-skill = In the { $action } action you may test { $skill } instead of the usual skill
ah3-ability-instead = You may perform the { $action } action by this card
ah3-ability-cast-in-attack = you may cast this: test lore{ $with ->
    [yes] { "" } ({ $modifier })
   *[no] { "" }
} and add the successes to those of the attack
ah3-ability-cast-in-anothers-test = you may cast this: test lore{ $with ->
    [yes] { "" } ({ $modifier })
   *[no] { "" }
} and add the successes to theirs
ah3-ability-cast-when-damaged = you may cast this: test lore{ $with ->
    [yes] { "" } ({ $modifier })
   *[no] { "" }
} and prevent 1 damage for each success
ah3-ability-prevent = prevent { $n } { ah3-harm-kind }
ah3-ability-focus-limit = Your focus limit is { $n } higher
ah3-ability-focus-twice = You may focus each skill twice
ah3-ability-more-actions = You have { $n } additional { $n ->
    [one] action
   *[other] actions
} each turn
ah3-ability-half-price = you may pay half its price, rounded up; a price cannot be halved twice
ah3-reroll-one = { ah3-v-reroll } 1 die
ah3-reroll-one-or-all = { ah3-v-reroll } 1 die or all dice
ah3-reroll-any = { ah3-v-reroll } any number of dice
ah3-reroll-up-to = { ah3-v-reroll } no more dice than { $number }

## What only one component does

ah3-special-takes-over-engagements = When a monster would engage another investigator in your space, you may let it engage you instead.
ah3-special-shares-action = Once per round, after an action of yours: another investigator, anywhere, may perform the same action.
ah3-special-moves-around-evading = Before or after the additional action of an evade action: you may move up to 2 spaces.
ah3-special-exchanges-wounds = Action: choose an investigator or ally anywhere and exchange any damage and horror with them.
ah3-special-casts-with-damage = When you cast a spell: you may suffer damage instead of its horror. If you suffered damage or spent remnants for it, +2 dice for its test.
ah3-special-repeats-action = Action: perform an action that you have performed already this round.
ah3-special-handcuffs = Once per round, after you damage, disengage or are damaged by a human monster that is not epic: you may defeat it.
ah3-special-dynamite = In the attack action: you may discard this card instead of counting the roll; each monster engaged with you suffers 5 damage.
ah3-special-unnoticed = Monsters that are not epic ignore you when they activate, and do not engage you unless you attack or damage them.
ah3-special-two-pact-dice = Roll two dice at the reckoning of your dark pact.
ah3-special-rerolls-any-roll = Once per roll, even of a dark pact: you may suffer 1 horror to reroll any number of dice.
ah3-special-never-discarded = This card is never discarded.
ah3-special-shares-focus = Others in your space have +1 die in tests of each skill that you have focused.

## Monsters

ah3-traits = Traits: { $traits }.
ah3-monster-figures = Health { $health }{ $is-elite ->
    [yes] { "" } + { $elite } per player
   *[no] { "" }
}; attack { $attack }, evade { $evade }; damage { $damage }, horror { $horror }{ $remnant ->
    [yes] ; leaves a remnant
   *[no] { "" }
}.
ah3-keywords = Keywords: { $words }.
ah3-monster-spawns = Spawns { $place }.
ah3-how-far = { $directly ->
    [yes] moves directly to
   *[no] moves up to { $speed } { $speed ->
        [one] space
       *[other] spaces
    } towards
}
ah3-how-far-on = { $directly ->
    [yes] moves directly
   *[no] moves up to { $speed } { $speed ->
        [one] space
       *[other] spaces
    }
}
ah3-monster-hunter = Hunter: { ah3-how-far } { $prey }.
ah3-monster-patrol = Patrol: { ah3-how-far-on } { $place }.
ah3-monster-patrol-with-prey = Patrol: { ah3-how-far-on } { $place }; its prey is { $prey }.
ah3-monster-lurker = Lurker: { $text }.
ah3-prey-highest = the investigator with the highest { $skill }
ah3-prey-lowest = the investigator with the lowest { $skill }
ah3-prey-most-clues = the investigator with the most clues
ah3-prey-most-remnants = the investigator with the most remnants
ah3-prey-most-spells = the investigator with the most spells
ah3-prey-nearest = the nearest investigator

## Archive cards

ah3-codex-in-deck = An encounter in the deck of { $neighbourhood-acc }.
ah3-codex-after-encounter = After any of its encounters: { $text }.
ah3-codex-attached = After an encounter drawn from the deck of { $neighbourhood-acc }: { $text }.
ah3-codex-entry = When this card is added to the codex: { $text }.
ah3-codex-when = As soon as { $cond }
ah3-codex-if = if { $cond }
ah3-codex-spawned = After { $monsters } spawns
ah3-codex-defeated = After { $monsters } is defeated
ah3-codex-disengaged = After you disengage { $monsters }
ah3-codex-anomaly-placed = After an anomaly appears in a neighbourhood
ah3-codex-names-sanford = When you draw an encounter that names Carl Sanford
ah3-codex-space-with-doom = As soon as there is { $n } or more doom in a space
ah3-codex-anomaly-threshold = As soon as there is { $space } or more doom in a space, or { $neighbourhood } or more in a neighbourhood, without an anomaly there
ah3-codex-anomaly-without-doom = As soon as a neighbourhood with an anomaly has no doom
ah3-constant-anomalies = Doom for a neighbourhood with an anomaly goes to the scenario sheet instead, and encounters there are anomaly encounters.
ah3-constant-scars = White markers are scars.
ah3-constant-nobody-enters = Nobody may move { $place }.
ah3-constant-is-space = This card is a space without adjacent ones. Doom placed here goes to the scenario sheet; in an encounter here, suffer { $horror } horror.
ah3-constant-health = { $monster } has { $by } health for each { $each }.
ah3-constant-clues-for-damage = Attacking { $monster-the }, you may discard any number of clues from the scenario sheet, for 1 damage each.

## Sums and rarer values

ah3-each-and = { $first } and each { $second }
ah3-number-and = { $first } plus { $second }
ah3-count-sum = the sum of { $values } is { ah3-how-many }
ah3-each-your-money = dollar { $who ->
    [they] they
   *[you] you
} have
ah3-number-your-money = the number of dollars { $who ->
    [they] they
   *[you] you
} have
ah3-count-your-money = { $who ->
    [they] they
   *[you] you
} have { $how ->
    [none] no money
    [least] ${ $n } or more
    [fewer] less than ${ $n }
    [exact] exactly ${ $n }
   *[other] more or less than ${ $n }
}
ah3-each-your-horror = horror { $who ->
    [they] they
   *[you] you
} have suffered
ah3-number-your-horror = the horror { $who ->
    [they] they
   *[you] you
} have suffered
ah3-count-your-horror = { $who ->
    [they] they
   *[you] you
} have suffered { ah3-how-many } horror
ah3-cond-you-hold = { $who ->
    [they] they
   *[you] you
} { $not ->
    [yes] do not have
   *[no] have
} “{ $asset }”
ah3-cond-you-are-engaged = { $who ->
    [they] they
   *[you] you
} are { $not ->
    [yes] not { "" }
   *[no] { "" }
}engaged
ah3-cond-at-focus-limit = { $who ->
    [they] they
   *[you] you
} have { $not ->
    [yes] fewer focus tokens than
   *[no] at least as many focus tokens as
} { $who ->
    [they] their
   *[you] your
} focus limit
ah3-effect-hurt-this = { ah3-v-put } { $amount } on this card
ah3-effect-recover-this = { ah3-v-remove } { $amount } from this card
ah3-effect-damage-it = { $voice ->
    [say] Deal
    [they] deals
    [also] they deal
   *[bare] deal
} it { $amount }
ah3-effect-binding = { ah3-v-choose } any monster and test lore with its evade modifier (if you pass, exhaust it)
ah3-effect-fill-luggage = { ah3-v-put } the top two cards of the item deck face down under this card
ah3-effect-open-luggage = { ah3-v-gain } the items under this card and discard it
ah3-effect-roll-for-dark-pact = { ah3-v-roll } 1 die, which is no test: on a 1, flip this card and carry out its back
ah3-special-success-for-its-horror = When you cast a spell: if this card suffers horror for it, add 1 success.

## What cards and sheets say besides

ah3-text-part = { $heading }: { $text }
ah3-no-text = No text.
ah3-occupation = { $occupation } ({ $roles })
ah3-sheet-figures = Health { $health }, sanity { $sanity }; starts with ${ $money }.
ah3-sheet-skills = Skills: { $skills }.
ah3-skill-value = { $skill } { $n }
ah3-sheet-focus-limit = Focus limit { $n }.
ah3-sheet-focus-spells = The focus limit is the number of spells held.
ah3-sheet-focus-any = There is no focus limit.
ah3-sheet-fixed = Starts with { $assets }.
ah3-sheet-choice = Starts with one of these: { $assets }.
ah3-sheet-optional = May also start with “{ $asset }” and a dark pact.
ah3-type-item = Item
ah3-type-spell = Spell
ah3-type-ally = Ally
ah3-type-talent = Talent
ah3-type-condition = Condition
ah3-asset-value = value ${ $n }
ah3-asset-hands = { $n } { $n ->
    [one] hand
   *[other] hands
}
ah3-asset-health = health { $n }
ah3-asset-sanity = sanity { $n }
ah3-asset-cast-horror = casting it costs { $n } horror
ah3-is-rumour = A rumour: it stays in the codex.
ah3-shortage = Items on display are worth $2 more. Before buying, test influence (−1): if you pass, this does not apply to you this round.
ah3-street-card = Street card
ah3-event-card = Event: { $neighbourhood }
ah3-event-doom = Doom: { $spaces }.
ah3-doom-up-to = Up to { $n } doom in your space
ah3-doom-between = { $least }–{ $most } doom in your space
ah3-doom-from = { $n } or more doom in your space
