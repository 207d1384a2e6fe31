### Arkham Horror: Final Hour: what can be wrong with options, position files and packs. Each goes on after the place.

## Options

fh-error-solo-count = a solo game takes exactly 2 investigators, not { $found }.
fh-error-count = 2, 3 or 4 investigators can play, not { $found }; for one player choose a solo game with 2.

## Positions: where play starts

fh-error-before-table = play starts with the set-up, which lays the table itself. To say this, start later, for example with at = "priority".
fh-error-step = there is no step “{ $word }”. There are: { $known }, or an effect such as “upper dynamite”, “lower socialite 2”, “item lantern” or “reckoning 5”.{ $near }
fh-error-omens = “{ $found }” omens bring nothing; write a number such as “reckoning 5”.
fh-error-item-held = nobody holds “{ $item }”; name it among an investigator’s items.
fh-error-card-owner = the card is { $who }’s, who is not among the investigators.

## Positions: the table

fh-error-location = there is no location “{ $word }”. They are numbered 1 to 15 and called { $known }.{ $near }
fh-error-lead = “{ $word }” does not play. Write a seat, counted from 1, or one of: { $known }.{ $near }
fh-error-solo-lead = nobody leads a solo game; leave this out.
fh-error-gate-form = a gate takes a location, or a table such as { "{" } at = 8, tokens = 2 { "}" }.
fh-error-four-places = the ritual site and the three gates are four different locations.
fh-error-tokens = { $found } gate tokens besides the first three; at this step there are at most { $most }.
fh-error-clue-form = a clue is item, diamond, hourglass, moon, star or cross.
fh-error-no-clue = no clue lies at location { $at }: it is a gate or the ritual site.
fh-error-clue-count = each explored location gives one clue, but { $found } found and { $explored } explored are named.
fh-error-clue-kinds = there are two clues of each symbol and three with items.
fh-error-clue-slots = two of the ten clues with symbols lie in the ritual slots, so at most eight are found.
fh-error-not-playing = does not play; only those named by “investigators” do.
fh-error-monsters-first = say as well which monsters are on the board, if only monsters = { "{}" }.
fh-error-cup-or-beside = what is not on the board lies in the cup or beside it; name only one of the two.
fh-error-too-few = { $found } of “{ $face }” asked for, { $left } left in this game.
fh-error-cells = location { $at } has { $cells ->
    [one] one cell
   *[other] { $cells } cells
}, too few for { $monsters ->
    [one] one monster
   *[other] { $monsters } monsters
}{ $tokens ->
    [0] { "" }
    [one] { " " }and one destruction token
   *[other] { " " }and { $tokens } destruction tokens
}.
fh-error-seal-form = “{ $words }” is no seal; write “1-2” or “1-2 used”.
fh-error-pathway = there is no pathway “{ $path }”; “1-2” joins locations 1 and 2.
fh-error-one-seal = “{ $words }”: a pathway holds one seal.

## Positions: cards

fh-error-card-form = “{ $words }” is no action card; write “dynamite” or “dynamite 2”.
fh-error-copies = “{ $card }” is named more often than there are cards.
fh-error-other-card = “{ $card }” is another investigator’s card.
fh-error-solo-row = a solo round lays its whole row at once; start at “resolve”.
fh-error-four-are-all = four cards are all of a round; start at “resolve”.
fh-error-four-resolved = four cards are resolved in a round, not { $found }.
fh-error-four-at-most = at most four cards are played in a round.
fh-error-cards-gone = by then the round’s cards lie in “discard”.
fh-error-resolved = { $found } cards cannot be resolved already: here at most { $most }.
fh-error-solo-two = each investigator resolves two cards of a solo row.
fh-error-priority-first = “{ $words }” should begin with a priority card, 1 to 30.
fh-error-turn = “{ $words }”: turn { $turn } is { $who }’s, who has no such card.
fh-error-which-action = “{ $words }”: say which action card lies below it, as in “8 dynamite”.
fh-error-solo-blind = the row of a solo game is always face up.
fh-error-kept = only a solo game keeps cards aside for the ritual.
fh-error-solo-hand = a solo game has no hands.
fh-error-hand = a hand has { $most } cards; those not named are dealt.

## Packs

fh-error-known = this is known { $source ->
    [rulebook] from the rulebook
   *[other] of the printed game
} and stays as it is; a pack replaces only what we made up.
fh-error-lower = write either “both”, or “first” and “second”.
fh-error-script-length = a list of effects has at least one and at most { $most }.
fh-error-script-depth = effects inside effects go at most { $most } deep.
fh-error-too-many-effects = the effects of all cards together are too many.
fh-error-amount = “{ $key }” is a number from 1 to 9, not { $found }.
fh-error-push-here = a monster in your location cannot be pushed into it; name another place.
fh-error-reckoning-omens = a reckoning cannot change “omens”: they are counted already.
fh-error-nobody = a reckoning is nobody’s, so “{ $word }” means nothing here; “each” gives it to investigators.
fh-error-card-kind = a card cannot name “{ $kind }”: it may not be in the game.
fh-error-other-kind = “{ $kind }” belongs to another Ancient One; this one has { $known }.
fh-error-no-among = “{ $word }” cannot be spread with “among”; use “one”.
fh-error-no-each = “{ $word }” happens in one place; use “one”.
fh-error-commons = there are only { $most } common monsters.
fh-error-commons-gate = location { $at } is the ritual site or a gate; “commons” is about the others.
