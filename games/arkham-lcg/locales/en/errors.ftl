### Arkham Horror: The Card Game: what can be wrong with a deck, a campaign or a pack. Each goes on after the place.

lcg-error-pack = this game takes no pack: its cards are those of the box.

## Decks

lcg-error-all = { $problems }
lcg-error-deck-none = There is no starter deck for this investigator.
lcg-error-deck-whose = This is a deck of { $found }; { $wanted } plays here.
lcg-error-deck-unreadable = This is not a deck as ArkhamDB or arkham.build export it: { $problem }
lcg-error-deck-link = a link cannot be opened here. Export the deck there as a JSON file, and give that file.
lcg-error-deck-object = a JSON object in braces
lcg-error-deck-form = A deck file begins like this: {"{"}"investigator_code": "01001", "slots": {"{"}"01006": 1, "01020": 2, …
lcg-error-deck-of = { $investigator }: { $what }
lcg-error-deck-investigator = The deck is made for an investigator who is not in the core set ({ $code }). There are: { $known }.
lcg-error-deck-not-in-box = Not in the core set, by code: { $cards }.
lcg-error-deck-code = { $n } × { $code }
lcg-error-deck-not-for-players = { $card } ({ $code }) is not a card for an investigator’s deck.
lcg-error-deck-of-another = { $card } belongs to { $investigator } alone.
lcg-error-deck-story = { $card } joins a deck only when the story says so.
lcg-error-deck-class = { $investigator } has no access to the class of { $card }.
lcg-error-deck-level = { $investigator } takes cards of this class up to level { $most }; { $card } is of level { $level }.
lcg-error-deck-start-level = A campaign begins with cards of level 0; { $card } is of level { $level }.
lcg-error-deck-copies = { $found } copies of { $card }, whatever their level; a deck holds { $most }.
lcg-error-deck-required = { $investigator-poss } deck needs { $card } exactly once; there are { $found }.
lcg-error-deck-size = { $found } cards count; a deck has { $size }, besides weaknesses and the investigator’s own cards.
lcg-error-deck-basic = { $found } basic weaknesses; this deck needs { $least }. Code 01000 stands for one by lot.
lcg-error-deck-too-dear = The cards are worth { $found } experience; a standalone deck is worth { $most } at most.

## Positions

lcg-error-position-card = there is no card “{ $word }”.{ $near } A card is called by its title, as machete, or by its code, as 01020.
lcg-error-position-beaten = “{ $word }” has { $n } { $of } and can bear { $most }: it would be defeated. Give it less, or leave it out.
lcg-error-position-slots = these cards take { $n } slots of the kind “{ $slot }”, and there are { $most }. Leave some out.
lcg-error-position-misplaced = “{ $word }” is not a card that can lie here.
lcg-error-position-place = “{ $word }” is not in play: only { $known }. All places in play, this one too, have to be laid out under [places].
lcg-error-position-nobody = no investigator is left in the game. At least one needs fate = "playing", or no fate at all.
lcg-error-position-gone = “{ $word }” is out of the game. Still in it: { $known }.
lcg-error-position-out = an investigator who is out of the game has nothing in it any more. Leave this key out, or the fate.
lcg-error-position-flip = this agenda does not stay in play once it has advanced. Leave this key out, or set agenda to the one that does.
lcg-error-position-unlimited = “{ $word }” is not an ability with a limit that would count here. Name a card in play and, if it has several abilities, the number of the one that is limited; a limit for the whole group stands at the top of the file, the others under their investigator.
lcg-error-position-lasting = “{ $word }” does not say what lasts on which card, and until when. Write it like this: combat+2 on roland-banks until phase.

## Campaigns

lcg-error-campaign-over = The game is over, or this investigator is out of it.
lcg-error-campaign-replace = { $investigator } is lost: somebody else has to take that place before the next scenario.
lcg-error-campaign-not-lost = Only an investigator who is killed or insane can be replaced.
lcg-error-campaign-used = { $investigator } is or has been in this group already. Still free: { $known }.
lcg-error-campaign-used-all = { $investigator } is or has been in this group already, as have all the others.
lcg-error-campaign-comes-back = { $investigator } comes back with the deck they left with; choose the starter deck here, it is not used.
lcg-error-campaign-no-lita = Lita does not go with the investigators.
lcg-error-campaign-not-for-sale = { $card } cannot be bought.
lcg-error-campaign-instead = Name a card that { $card } takes the place of.
lcg-error-campaign-not-there = There is no card { $code } in the deck.
lcg-error-campaign-stays = { $card } cannot be taken out of the deck.
lcg-error-campaign-experience = { $card } costs { $price } experience; there are { $found } left.
lcg-error-campaign-form = “{ $form }” cannot be done now.
lcg-error-campaign-unsaid = “{ $option }” has to be said too.
