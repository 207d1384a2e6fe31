### Arkham Horror: The Card Game: campaigns and decks, between the scenarios.

## Before a scenario or a campaign

lcg-option-deck = Deck of seat { $seat }
lcg-option-deck-of = { $investigator-poss } deck
lcg-option-earlier = { $scenario } is taken to have ended with
lcg-deck-starter = starter deck
lcg-resolution-the-gathering-0 = no resolution: everybody got away, the Ghoul Priest lives
lcg-resolution-the-gathering-1 = resolution 1: the house burned, Lita joins
lcg-resolution-the-gathering-2 = resolution 2: the house stands, Lita goes her own way
lcg-resolution-the-gathering-3 = resolution 3: the Ghoul Priest lives, Lita joins
lcg-resolution-the-midnight-masks-1 = resolution 1: there was still time
lcg-resolution-the-midnight-masks-2 = resolution 2: it is past midnight

## The campaign

lcg-campaign-zealot = Night of the Zealot · difficulty: { $difficulty }
lcg-ending-won = The campaign is won: Arkham is saved.
lcg-ending-survived = The campaign is over: you live, at a price.
lcg-ending-lost = The campaign is lost.

## Those who play

lcg-member-experience = { $n ->
    [one] 1 experience to spend
   *[other] { $n } experience to spend
}
lcg-member-trauma = trauma: { $physical } physical, { $mental } mental
lcg-member-killed = Killed
lcg-member-insane = Insane
lcg-member-assets = Assets: { $cards }
lcg-member-events = Events: { $cards }
lcg-member-skills = Skills: { $cards }
lcg-member-others = Own cards and weaknesses: { $cards }
lcg-copies = { $n } × { $card }
lcg-card-of-level = { $card } ({ $level })
lcg-card-at = { $card }: { $price } experience
lcg-weakness-by-lot = basic weakness by lot

## What can be done

lcg-form-buy = Buy a card for { $investigator }
lcg-form-swap = Change a card of { $investigator-poss } deck
lcg-form-deck = Take another deck for { $investigator }
lcg-form-replace = Somebody else takes the place of { $investigator }
lcg-form-leave = { $investigator } leaves the campaign
lcg-form-join = Somebody joins the campaign
lcg-form-carry = Decide whose deck Lita Chantler is in
lcg-form-card = Card to put in
lcg-form-instead = Card to take out
lcg-form-deck-text = Deck
lcg-form-who = Investigator
lcg-form-carrier = Who takes her along
lcg-form-nobody = nobody

## The log

lcg-note-scenario = { $resolution ->
    [0] { $scenario }: no resolution, victory display { $experience }
   *[other] { $scenario }: resolution { $resolution }, victory display { $experience }
}
lcg-note-house-stands = Your house still stands.
lcg-note-house-burned = Your house burned to the ground.
lcg-note-priest-alive = The Ghoul Priest is still alive.
lcg-note-priest-dead = The Ghoul Priest is dead.
lcg-note-lita-joins = Lita Chantler goes with the investigators.
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
lcg-note-joined = { $card } joined the campaign.
lcg-note-left = { $card } left the campaign.
