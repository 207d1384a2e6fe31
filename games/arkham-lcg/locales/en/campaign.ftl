### Arkham Horror: The Card Game: campaigns and decks, between the scenarios.

## Before a scenario or a campaign

lcg-option-deck = Deck of seat { $seat }
lcg-option-deck-of = { $investigator-poss } deck
lcg-option-earlier = { $scenario } is taken to have ended with
lcg-option-interrogated = Who was interrogated in { $scenario }; all others got away
lcg-interrogated-nobody = nobody
lcg-option-played = What is played
lcg-played-all = { arkham-lcg-campaign }: all three scenarios
lcg-played-alone = { $scenario } by itself
lcg-deck-starter = starter deck
lcg-resolution-the-gathering-0 = no resolution: everybody got away, the Ghoul Priest lives
lcg-resolution-the-gathering-1 = resolution 1: the house burned, Lita joins
lcg-resolution-the-gathering-2 = resolution 2: the house stands, Lita goes her own way
lcg-resolution-the-gathering-3 = resolution 3: the Ghoul Priest lives, Lita joins
lcg-resolution-the-midnight-masks-1 = resolution 1: there was still time
lcg-resolution-the-midnight-masks-2 = resolution 2: it is past midnight

## The campaign

lcg-campaign-zealot = { arkham-lcg-campaign } · difficulty: { $difficulty }
lcg-campaign-alone = { $scenario } by itself · difficulty: { $difficulty }
lcg-ending-won = The campaign is won: Arkham is saved.
lcg-ending-survived = The campaign is over: you live, at a price.
lcg-ending-lost = The campaign is lost.
lcg-ending-alone-won = The scenario is won.
lcg-ending-alone-lost = The scenario is lost.

## Those who play

lcg-member-experience = { $n ->
    [one] 1 experience to spend
   *[other] { $n } experience to spend
}
lcg-member-worth = { $n ->
    [0] no cards of higher levels
   *[other] cards of higher levels: { $n } experience; basic weaknesses: { $weaknesses }
}
lcg-member-trauma = trauma: { $physical } physical, { $mental } mental
lcg-member-killed = Killed
lcg-member-insane = Insane
lcg-member-assets = Assets: { $cards }
lcg-member-events = Events: { $cards }
lcg-member-skills = Skills: { $cards }
lcg-member-others = Own cards and weaknesses: { $cards }
lcg-copies = { $n } × { $card }
lcg-card-of-level = { $card } (level { $level })
lcg-card-at = { $card }: { $price } experience
lcg-weakness-by-lot = basic weakness by lot

## What can be done

lcg-form-buy = Buy a card for { $investigator }
lcg-form-swap = Change a card of { $investigator-poss } deck
lcg-form-deck = Another investigator or deck in place of { $investigator }
lcg-form-replace = Somebody else takes the place of { $investigator }
lcg-form-leave = { $investigator } leaves the group
lcg-form-join = Somebody joins the group
lcg-form-carry = Decide whose deck Lita Chantler is in
lcg-form-card = Card to put in
lcg-form-instead = Card to take out
lcg-form-deck-text = Deck
lcg-form-who = Investigator
lcg-form-carrier = Who takes her along
lcg-form-nobody = nobody
lcg-form-back = { $investigator } (comes back as they left)

## What was done

lcg-deed-bought = { $investigator } buys { $card } for { $price } experience, in place of { $instead }.
lcg-deed-swapped = { $investigator } takes { $card } in place of { $instead }.
lcg-deed-deck = { $investigator } takes another deck.
lcg-deed-replaced = { $now } takes the place of { $investigator }.
lcg-deed-carried = { $investigator } takes Lita Chantler along.
lcg-deed-carried-by-nobody = Nobody takes Lita Chantler along.

## The log

lcg-note-taken = { $scenario } was not played: it is taken to have ended with { $ended }.
lcg-note-scenario = { $resolution ->
    [0] { $scenario }: no resolution. The victory display was worth { $experience }.
   *[other] { $scenario }: resolution { $resolution }. The victory display was worth { $experience }.
}
lcg-note-fared = { $card }: { $experience ->
    [0] no experience
   *[other] { $experience } experience
}{ $physical ->
    [0] {""}
   *[other] , { $physical } physical trauma
}{ $mental ->
    [0] {""}
   *[other] , { $mental } mental trauma
}.
lcg-note-bonus = The resolution brings { $experience } more experience to everybody.
lcg-note-own-bonus = The resolution brings { $card } { $experience } more.
lcg-note-forfeited = A weakness costs { $card } { $experience } experience.
lcg-note-haunted = { $card } cannot forget: { $weakness } is in the deck from now on.
lcg-note-house-stands = Your house still stands.
lcg-note-house-burned = Your house burned to the ground.
lcg-note-priest-alive = The Ghoul Priest is still alive.
lcg-note-priest-dead = The Ghoul Priest is dead.
lcg-note-lita-joins = Lita Chantler goes with the investigators.
lcg-note-lita-with = She is in the deck of { $card }.
lcg-note-lita-seeks-others = Lita looked for others who would help her.
lcg-note-interrogated = { $card } was made to speak.
lcg-note-got-away = { $card } got away.
lcg-note-past-midnight = It is past midnight.
lcg-note-arkham-fell = Arkham fell to Umôrdhoth.
lcg-note-ritual-broken = The ritual was broken.
lcg-note-umordhoth-repelled = Umôrdhoth was driven back.
lcg-note-lita-sacrificed = Lita Chantler was given to Umôrdhoth.
lcg-note-killed = { $card } was killed.
lcg-note-insane = { $card } was driven insane.
lcg-note-joined = { $card } joined the group.
lcg-note-left = { $card } left the group.

## Building decks

lcg-deck-builder = Deck for { $investigator }
lcg-deck-of = { $name }: the deck
lcg-deck-name = Name of the deck
lcg-deck-nameless = A deck without a name
lcg-deck-nobody = somebody who is not in the box
lcg-deck-size = { $n } of { $size }
lcg-deck-right = Ready to play.
lcg-deck-change = Change the cards
lcg-deck-another = Take another deck…
lcg-deck-begin = Begin with the starter deck
lcg-deck-reset = Undo all
lcg-deck-done = Done
lcg-deck-keep = Keep among my decks
lcg-deck-sides = What to show
lcg-deck-pool = Cards to choose from
lcg-deck-here = The deck
lcg-deck-search = Find cards by name, trait or text
lcg-deck-by-class = Class
lcg-deck-by-sort = Type
lcg-deck-by-level = level
lcg-deck-found = { $n ->
    [0] No card is like that.
    [one] One card
   *[other] { $n } cards
}
lcg-deck-level = level { $n }
lcg-deck-no-cost = Not played, so it has no cost
lcg-deck-read = Read the card
lcg-deck-copies = { $card }: { $n } in the deck
lcg-deck-less = Take out { $card }
lcg-deck-more = Put in { $card }
lcg-deck-told = { $card }: { $n }. The deck has { $size } of { $whole }.
lcg-deck-curve = Cards by cost
lcg-deck-assets = Assets
lcg-deck-events = Events
lcg-deck-skills = Skills
lcg-deck-fixed = Always in the deck
lcg-deck-strange = Not in this box
lcg-decks-title = Which deck?
lcg-decks-starters = Starter decks
lcg-decks-starter = { $investigator }: starter deck
lcg-decks-mine = My decks
lcg-decks-mine-about = Kept in this browser.
lcg-decks-none = None yet. A deck that you change is kept here, in this browser.
lcg-decks-take = Take
lcg-decks-rename = Rename
lcg-decks-copy = Duplicate
lcg-decks-drop = Delete
lcg-decks-drop-sure = Delete “{ $name }”?
lcg-decks-import = From another program
lcg-decks-import-about = The file of a deck as ArkhamDB and arkham.build export it, or its text.
lcg-decks-import-text = Or paste its text
lcg-decks-import-take = Take this deck
lcg-decks-import-without = { $n ->
    [one] Take it without the card that is not in this box
   *[other] Take it without the { $n } cards that are not in this box
}
lcg-decks-import-whole = Take it as it is
lcg-deck-leave-out = { $n ->
    [one] Leave out the card that is not in this box
   *[other] Leave out the { $n } cards that are not in this box
}
lcg-decks-stranger = This deck is made for { $name }, who does not play here.

## Changing decks between scenarios

lcg-upgrade-experience = Experience to spend: { $n }
lcg-upgrade-higher = Only cards of higher levels
lcg-upgrade-price = { $n } XP
lcg-upgrade-here = { $n } in the deck
lcg-upgrade-choose = Choose a card to put in, and one to take out.
lcg-upgrade-instead = Now choose the card that goes out.
lcg-upgrade-sum = { $card } comes in, { $instead } goes out, for { $n } experience; { $left } would be left.
lcg-upgrade-buy = Buy
lcg-swap-sum = { $card } comes in, { $instead } goes out.
lcg-swap-do = Exchange
