### What the game says: questions, choices, reasons, the log.
### 
### Names passed as `$x` bring the attributes that titles.ftl describes.

## Players without an investigator

ah3-player-1 = Player 1
    .poss = Player 1’s
    .gender = m
ah3-player-2 = Player 2
    .poss = Player 2’s
    .gender = m
ah3-player-3 = Player 3
    .poss = Player 3’s
    .gender = m
ah3-player-4 = Player 4
    .poss = Player 4’s
    .gender = m
ah3-player-5 = Player 5
    .poss = Player 5’s
    .gender = m
ah3-player-6 = Player 6
    .poss = Player 6’s
    .gender = m

## Set-up

ah3-option-scenario = Scenario
ah3-option-investigators = Investigators, in the order of seats
ah3-option-lead = Who leads
ah3-option-cup = Mythos cup
ah3-cup-easier = easier: a blank token instead of a doom token
ah3-cup-standard = as the scenario says
ah3-cup-harder = harder: a doom token instead of a blank one
ah3-option-encounters = How much of an encounter is shown before it is resolved
ah3-encounters-read = scene, test and price first; pass and fail only once known
ah3-encounters-open = everything at once
ah3-option-engaged-follow = What engaged monsters do when a text moves their investigator
ah3-engaged-follow-stay = they stay behind, ready; watching ones follow
ah3-engaged-follow-follow = they go along
ah3-option-watcher-encounters = Whether an investigator engaged only with watching monsters has encounters
ah3-watcher-encounters-skipped = no
ah3-watcher-encounters-allowed = yes
ah3-option-lodge = Who wins if the lodge wins
ah3-lodge-all = everybody
ah3-lodge-members = only those who joined it
ah3-option-simultaneous-end = Victory and defeat at the same moment
ah3-simultaneous-end-group = the group decides, so you win
ah3-simultaneous-end-loss-first = defeat comes first
ah3-option-group = Decisions of the group
ah3-group-lead = the lead player decides
ah3-group-vote = everybody votes, and the lead player decides ties

## Endings

ah3-end-won = You have won: “{ $card }”.
ah3-end-lodge = The Silver Twilight Lodge has won, and all of you with it.
ah3-end-lodge-members = The Silver Twilight Lodge has won, and those who joined it.
ah3-end-lost = You have lost: “{ $card }”.
ah3-end-nobody-left = You have lost: no investigator is left.

## Figures of simulations

arkham-horror-measure-round = rounds
arkham-horror-measure-sheet-clues = clues on the sheet
arkham-horror-measure-sheet-doom = doom on the sheet
arkham-horror-measure-doom = doom on the board
arkham-horror-measure-departed = investigators lost
ah3-stage = { $scenario } · round { $round } · { $phase }
ah3-phase-set-up = set-up

## Questions

ah3-source = { $name }
ah3-source-sheet = Scenario sheet
ah3-source-encounter = Encounter
ah3-ask-nothing = Nothing is to be decided.
ah3-ask-choose = { $who }: choose.
ah3-ask-text = { $who } — { $source }: { $text }
ah3-ask-test = { $tester } tests { $skill } with { $dice } { $dice ->
    [one] die
   *[other] dice
}. Use assets, or roll.
ah3-ask-test-rolled = { $who }: the test of { $skill } by { $tester } has { $successes } { $successes ->
    [one] success
   *[other] successes
} so far. Change it, or let it be.
ah3-ask-action = { $who }: choose action { $n } of this turn.
ah3-ask-starting-possessions = { $who }: choose what you start with.
ah3-ask-newcomer = Choose a new investigator.
ah3-ask-whose-turn = Who takes the next turn?
ah3-ask-focus = { $who }: choose a skill.
ah3-ask-ward = { $who }: how much doom do you remove?
ah3-ask-research = { $who }: how many clues do you put on the scenario sheet?
ah3-ask-move = { $who }: where do you go?
ah3-ask-take-over = { $who }: do you let the monster engage you instead?
ah3-ask-whom-it-engages = Whom does the monster engage?
ah3-ask-disengage-order = { $who }: which monster do you disengage next?
ah3-ask-attack = { $who }: which monster do you attack?
ah3-ask-evade = { $who }: which monsters do you evade?
ah3-ask-monster-order = Which monster activates next?
ah3-ask-monster-activates = Where does the monster want to go?
ah3-ask-monster-moves = Where does the monster move?
ah3-ask-attack-order = Which monster attacks next?
ah3-ask-spawn = Where does the monster spawn?
ah3-ask-whose-encounter = Who has the next encounter?
ah3-ask-encounter = { $who }: which encounter do you have?
ah3-ask-mythos = What happens first?
ah3-ask-reckoning = Which reckoning is resolved next?
ah3-ask-place-doom = Doom in a street goes to an adjacent space: to which?
ah3-ask-doom-order = Where is doom placed next?
ah3-ask-remove-doom = { $who }: where do you remove doom?
ah3-ask-codex-order = Which card of the codex comes first?
ah3-ask-place-scar = Where is a scar placed?
ah3-ask-lodge = { $who }: the lodge makes an offer. Do you join it and gain a dark pact?
ah3-ask-recover = { $who }: who recovers?
ah3-ask-gain = { $who }: what do you take?
ah3-ask-buy-spells = { $who }: which spell do you buy?
ah3-ask-discard-asset = { $who }: what do you discard?
ah3-ask-moments = { $who }: do you use an ability?

## Choices

ah3-do-option = Option { $n }
ah3-do-text = { $text }
ah3-do-neighbourhood = { $at }
ah3-do-turn = { $who }
ah3-do-encounter = { $who }
ah3-do-engaged = { $who }
ah3-do-trade-with = Trade with { $who }
ah3-do-person = { $who }
ah3-do-investigator = { $who }
ah3-do-skill = { $skill }
ah3-do-focus = Focus { $skill }
ah3-do-action-move = Move: up to 2 spaces, and 1 more for each of up to $2
ah3-do-action-gather-resources = Gather resources: gain $1
ah3-do-action-focus = Focus: gain a focus token on a skill
ah3-do-action-ward = Ward: test lore to remove doom here
ah3-do-action-research = Research: test observation to put your clues on the scenario sheet
ah3-do-action-trade = Trade with others here
ah3-do-action-attack = Attack: test strength to damage a monster here
ah3-do-action-evade = Evade: test observation to get away from monsters
ah3-do-act = “{ $asset }”: { $text }
ah3-do-own-act = Your own action: { $text }
ah3-do-codex-act = “{ $card }”: { $text }
ah3-do-die = Die { $at }: { $face }
ah3-do-token = { $token }
ah3-do-none = None
ah3-do-number = { $n }
ah3-do-remove = Remove { $amount }
ah3-do-put-on-sheet = Put { $amount } on the scenario sheet
ah3-do-clue = A clue
ah3-do-money = A dollar
ah3-do-remnant = A remnant
ah3-do-give = Give { $amount }
ah3-do-be-given = Be given { $amount }
ah3-do-ability = Use the ability of { $who }
ah3-do-roll = Roll the dice
ah3-do-yes = Yes
ah3-do-join = Join the lodge
ah3-do-agree = Agree
ah3-do-stop = Stop
ah3-do-end-turn = End your turn
ah3-do-stay = Stay here
ah3-do-stop-trading = Stop trading
ah3-do-stay-out = Do not join
ah3-do-buy-nothing = Buy nothing more
ah3-do-stop-test = Keep the result
ah3-do-use-nothing = Use nothing
ah3-do-remove-no-more = Remove no more
ah3-do-decline = Decline
ah3-do-let-it = Let it
ah3-do-take-nothing = Take nothing
ah3-do-next = Number { $n }
ah3-do-go = Go { $at-to } ({ $steps } { $steps ->
    [one] space
   *[other] spaces
})
ah3-do-go-paying = Go { $at-to } ({ $steps } { $steps ->
    [one] space
   *[other] spaces
}, ${ $money })
ah3-do-doom-at = Place doom { $at-at }
ah3-do-remove-doom-at = Remove doom { $at-at }
ah3-do-scar-at = A scar { $at-at }
ah3-do-spawn-at = Spawn it { $at-at }
ah3-do-monster-to = { $at }
ah3-do-at = { $at }
ah3-do-attack = Attack { $monster-the } { $place }
ah3-do-activate = { $monster } { $place }
ah3-do-attacked-by = { $monster } { $place }
ah3-do-disengage = { $monster } { $place }
ah3-do-engage = { $monster } { $place }
ah3-do-monster = { $monster } { $place }
ah3-in-deck = (in the deck)
ah3-do-let-suffer = “{ $asset }” takes it
ah3-do-let-recover = “{ $asset }”
ah3-do-discard = Discard “{ $asset }”
ah3-do-buy = “{ $asset }” (${ $value })
ah3-do-take = Take “{ $asset }”
ah3-do-use = Use “{ $asset }”
ah3-do-asset = “{ $asset }”

## Why something is not possible

ah3-why-done-this-round = This was done already this round.
ah3-why-had-turn = { $who } has had a turn in this phase.
ah3-why-too-far = It is { $distance } { $distance ->
    [one] space
   *[other] spaces
} away; you can move { $spaces }, and ${ $money } more.
ah3-why-monster-in-the-way = A ready monster on the way would stop you.
ah3-why-focused-already = This skill is focused already: { $skill }.
ah3-why-investigator-gone = { $who } has left this game.
ah3-why-action-done = You have performed the { $action } action already this round.
ah3-why-engaged = You are engaged with a monster, so you can only attack or evade.
ah3-why-no-doom-here = There is no doom in your space.
ah3-why-no-clues = You have no clues.
ah3-why-nobody-to-trade = There is nobody here to trade with.
ah3-why-no-monster-here = There is no monster in your space.
ah3-why-not-engaged = You are not engaged with any monster.

## Rolls

ah3-roll-test = { $who } tests { $skill }: a die
ah3-roll-die = A die
ah3-roll-token = A mythos token is drawn
ah3-roll-monster = A card of the monster deck
ah3-roll-event = A card of the event deck
ah3-roll-headline = A headline
ah3-roll-asset = A card of a deck
ah3-roll-marker = A marker is revealed
ah3-roll-attached = Which card is attached
ah3-roll-encounter = An encounter is drawn
ah3-roll-card = A card is drawn
ah3-face-number = { $n }
ah3-face-event = { $neighbourhood }, event { $n }

## The log

ah3-log-round = Round { $round }
ah3-log-phase = — { $phase } —
ah3-log-turn = { $who-poss } turn.
ah3-log-acts = { $who }: { $action }.
ah3-log-acts-with = { $who } uses the action of “{ $asset }”.
ah3-log-acts-alone = { $who } uses the action of the investigator sheet.
ah3-log-acts-by-codex = { $who } uses the action of “{ $card }”.
ah3-log-stands-up = { $who } is no longer delayed, and loses an action.
ah3-log-chosen = { $who } is to enter play next round.
ah3-log-enters = { $who } enters play { $at-at }.
ah3-log-gains = { $who } gains { $amount }.
ah3-log-loses = { $who } loses { $amount }.
ah3-log-spends = { $who } spends { $amount }.
ah3-log-gains-from = { $who } gains { $amount } { $from-from }.
ah3-log-spends-from = { $who } puts back { $amount } { $from-to }.
ah3-log-focuses = { $who } focuses { $skill }.
ah3-log-unfocuses = { $who } discards a focus token of { $skill }.
ah3-log-gains-asset = { $who } gains “{ $asset }”.
ah3-log-discards-asset = { $who } discards “{ $asset }”.
ah3-log-gives = { $who } gives { $to } “{ $asset }”.
ah3-log-trades = { $who } trades with { $with }.
ah3-log-bundled-asset = In the trade, { $who } is to give { $to } “{ $asset }”.
ah3-log-bundled-goods = In the trade, { $who } is to give { $to } { $amount }.
ah3-log-trade-proposed = { $who } proposes the trade to { $to }.
ah3-log-uses = { $who } uses “{ $asset }”.
ah3-log-uses-sheet = { $who } uses the ability of { $of }.
ah3-log-picks = { $who } chooses: { $what }.
ah3-log-picks-number = { $who } chooses the number { $n }.
ah3-log-picks-nothing = { $who } goes on.
ah3-log-picks-something = { $who } decides what comes next.
ah3-log-passed = Shown and put back under the deck: { $assets }.
ah3-log-on-display = “{ $asset }” is put on display.
ah3-log-off-display = “{ $asset }” leaves the display.
ah3-log-blessed = { $who } becomes blessed.
ah3-log-no-longer-blessed = { $who } is no longer blessed.
ah3-log-cursed = { $who } becomes cursed.
ah3-log-no-longer-cursed = { $who } is no longer cursed.
ah3-log-pact = { $who } gains a dark pact.
ah3-log-no-more-pact = { $who-poss } dark pact is discarded.
ah3-log-pact-turned = { $who-poss } dark pact is turned: “{ $pact }”.
ah3-log-moves = { $who } moves { $from-from } { $to-to }.
ah3-log-suffers = { $who } suffers { $amount }.
ah3-log-asset-suffers = “{ $asset }” takes { $amount } for { $who }.
ah3-log-prevents = { $amount } is prevented for { $who }.
ah3-log-recovers = { $who } recovers { $amount }.
ah3-log-asset-recovers = “{ $asset }” of { $who } recovers { $amount }.
ah3-log-delayed = { $who } becomes delayed.
ah3-log-defeated = { $who } is defeated.
ah3-log-devoured = { $who } is devoured.
ah3-log-retired = { $who } retires.
ah3-log-spawned = { $monster } spawns { $at-at }.
ah3-log-monster-moves = { $monster } moves { $from-from } { $to-to }.
ah3-log-engages = { $monster } engages { $who }.
ah3-log-disengages = { $who } disengages { $monster-the }.
ah3-log-exhausted = { $monster } is exhausted.
ah3-log-readied = { $monster } becomes ready.
ah3-log-lurks = { $monster } lurks.
ah3-log-attacks-monster = { $who } attacks { $monster-the }.
ah3-log-attacks = { $monster } attacks { $who }.
ah3-log-damaged = { $monster } suffers { $amount }.
ah3-log-healed = { $monster } recovers { $amount }.
ah3-log-monster-defeated = { $monster } is defeated.
ah3-log-not-spawned = { $monster } cannot spawn and goes on top of the deck.
ah3-log-monster-top = On top of the monster deck lies { $monster-the }.
ah3-log-monsters-passed = Put on top of the monster deck: { $monsters }.
ah3-log-tests = { $who } tests { $skill } with { $dice } { $dice ->
    [one] die
   *[other] dice
}.
ah3-log-rolls = { $who } rolls a { $face }.
ah3-log-rerolls = { $who } rerolls a { $from }: { $to }.
ah3-log-raises = { $who } raises a die to { $to }.
ah3-log-result = { $who } has { $n } { $n ->
    [one] success
   *[other] successes
}.
ah3-log-reads-encounter = { $who } has an encounter { $at-at }
ah3-log-reads-event = { $who } has the encounter of an event { $at-at }
ah3-log-reads-street = { $who } has an encounter { $at-at }
ah3-log-reads-anomaly = { $who } has an encounter with the anomaly { $at-at }
ah3-log-reads-codex = { $who } has the encounter “{ $card }” { $at-at }
ah3-log-draws = { $who } draws a mythos token: { $token }.
ah3-log-cup-refilled = All mythos tokens go back into the cup.
ah3-log-cup-grows = Added to the mythos cup: { $tokens }.
ah3-log-headline = { $who } reads the headline “{ $headline }”. { $text }
ah3-log-rumour-discarded = The rumour “{ $headline }” is discarded.
ah3-log-reckons = A reckoning { $place }.
ah3-log-doom = 1 doom is placed { $place }.
ah3-log-doom-removed = { $amount } is removed { $place }.
ah3-log-event-top = On top of the event deck lies an event of { $neighbourhood-acc }.
ah3-log-events-renewed = The discarded events form a new deck.
ah3-log-event-discarded = An event of { $neighbourhood-acc } is discarded.
ah3-log-gate-burst = A gate bursts { $at-at }.
ah3-log-clue-spawned = A clue appears { $at-at }.
ah3-log-sheet-gains-clues = The scenario sheet gains { $amount }.
ah3-log-sheet-loses-clues = The scenario sheet loses { $amount }.
ah3-log-event-shuffled-in = An event is shuffled with the top of the deck of { $neighbourhood-acc }.
ah3-log-anomaly = An anomaly appears { $at-at }.
ah3-log-anomaly-leaves = The anomaly { $at-at } disappears.
ah3-log-codex-added = “{ $card }” is added to the codex. { $story }
ah3-log-codex-flipped = “{ $card }” is flipped: “{ $back }”. { $story }
ah3-log-codex-archived = “{ $card }” goes back to the archive.
ah3-log-codex-attached = “{ $card }” is attached to its deck.
ah3-log-clue-on-codex = A clue goes from the scenario sheet to “{ $card }”.
ah3-log-scar = A scar appears { $place }.
ah3-log-marker = A { ah3-colour-nom } marker is placed { $place }.
ah3-log-hidden-marker = A marker is placed { $place }.
ah3-log-marker-revealed = The marker { $at-at } is { ah3-colour-nom }.
ah3-log-marker-removed = The marker { $place } is removed.
ah3-colour-start = { $colour ->
    [white] White
    [blue] Blue
    [red] Red
    [green] Green
   *[black] Black
}
ah3-log-scar-mended = The scar { $at-at } is mended.
ah3-log-nobody-joined = Nobody joins the lodge.
ah3-log-joined = The lodge has new members: { $people }.
ah3-log-chose = { $who } chooses option { $option }.
ah3-log-declines = { $who } declines.
ah3-log-nothing-left = There is nothing left.
ah3-on-sheet = on the scenario sheet
ah3-on-card = on “{ $card }”
ah3-on-rumour = on the rumour
ah3-log-shown = { $who } is shown “{ $asset }”.
ah3-log-exchanged = { $who } exchanges with { $with }: damage { $damage }, horror { $horror }.
ah3-log-exchanged-ally = { $who } exchanges with “{ $asset }” ({ $with }): damage { $damage }, horror { $horror }.
ah3-do-deck = A card from the deck

## Questions that need more words

ah3-ask-suffer = { $who } suffers { $amount }. { $asked ->
    [prevention] Is some of it prevented?
    [which] Which of it is prevented?
    [damage-taker] Which asset takes damage?
    [horror-taker] Which asset takes horror?
    [damage-taken] How much damage does it take?
    [horror-taken] How much horror does it take?
   *[own-prevention] Does the card that takes it prevent some?
}
ah3-ask-cast-remnants = { $who } casts “{ $asset }”: how many remnants do you spend, for 1 horror less each?
ah3-ask-cast-damage = { $who } casts “{ $asset }”: how much damage do you suffer instead of horror?
ah3-ask-buy = { $who }: what do you buy? You have ${ $money }.
ah3-ask-halve = { $who }: by what do you halve the price of “{ $asset }”?
ah3-ask-shortage = { $who }: items are scarce. Do you test influence (−1) to get around that?
ah3-ask-clear-display = { $who }: you bought nothing. Which cards, at most two, do you discard from the display?
ah3-ask-attack-clues = { $who }: how many clues do you discard from the scenario sheet, for 1 damage each?
ah3-ask-attack-dynamite = { $who }: do you use an asset instead of the roll?
ah3-ask-exchange-with = { $who }: with whom do you exchange damage and horror?
ah3-ask-exchange-damage = { $who }: how much damage do you have afterwards?
ah3-ask-exchange-horror = { $who }: how much horror do you have afterwards?
ah3-ask-trade = { $who } trades with { $to }. { $text } What else changes hands?
ah3-ask-trade-with = { $who }: with whom do you trade?
ah3-ask-trade-agree = { $who }: { $from } proposes a trade. { $text } Do you agree?
ah3-trade-gives = { $who } gives { $things }.
ah3-trade-nothing = Nothing is given yet.
ah3-ask-pick-monster = { $who }: which monster?
ah3-ask-share-action = { $who }: who else performs this action?
ah3-ask-lose-focus = { $who }: which focus token do you lose?
ah3-ask-split-harm = { $who }: how much of it is damage? The rest is horror.
ah3-ask-discard-clues = Where is a clue discarded?
ah3-ask-move-next = { $who }: where do you move?
ah3-ask-alliance = In which space does a monster spawn next?
ah3-ask-reroll = { $who }: which dice do you reroll?
ah3-ask-who-leads-text = Which investigator stands in for the lead investigator?

## Choices that need more words

ah3-do-prevent-damage = Prevent damage
ah3-do-prevent-horror = Prevent horror
ah3-do-bear = { $amount }
ah3-do-instead = { $amount } instead
ah3-do-spend = Spend { $amount }
ah3-do-discard-clues = Discard { $amount }
ah3-do-split = { $amount }
ah3-do-keep = { $amount }
ah3-do-all-dice = All dice
ah3-do-spend-clue = Spend a clue to reroll a die
ah3-do-spend-focus = Spend a focus token of { $skill } to reroll a die
ah3-do-spend-remnant = Spend a remnant for 1 more die
ah3-do-discard-focus = The focus token of { $skill }
ah3-do-sheet-clue = From the scenario sheet
ah3-do-clue-of = From { $who }
ah3-do-codex-card = “{ $card }”
ah3-do-codex-card-at = “{ $card }” { $at-at }
ah3-do-reckoning-sheet = The scenario sheet
ah3-do-reckoning-rumour = The rumour
ah3-do-full-price = Pay the full price
ah3-do-no-test = No test
ah3-do-prevent-nothing = Prevent nothing
ah3-do-suffer-oneself = No asset takes it
ah3-do-disagree = Refuse
ah3-do-pay-no-more = Pay no more
ah3-do-nobody = Nobody
ah3-do-offer-trade = Propose this trade
ah3-do-pay-once-more = Pay
ah3-do-test-shortage = Test influence (−1)
ah3-roll-pact = The back of a dark pact
ah3-face-card = card { $n }
ah3-face-any-event = an event
ah3-face-codex = an archive card
ah3-times = { $text } { $n ->
    [2] twice
   *[other] { $n } times
}
ah3-at-copy = { $at-at } ({ $copy })
ah3-ask-test-dice = { $who }: which dice?
ah3-ask-text-place = { $source }: { $text } Where?
ah3-ask-text-monster = { $source }: { $text } Which monster?
ah3-ask-text-person = { $source }: { $text } Which investigator?
ah3-forecast = { $skill } with { $dice } { $dice ->
    [one] die
   *[other] dice
}: at least 1 success { $one } %, 2 { $two } %, 3 { $three } %
ah3-log-with-text = { $line }: { $text }
ah3-log-alone = { $line }.
ah3-outcome = { $end } { $story }
