# What can be wrong with a deck or a campaign. English drafts; they move to locales/ with the other texts.

# Decks
lcg-deck-unreadable = This is not a deck as ArkhamDB or arkham.build export it: { $problem }
lcg-deck-not-in-box = { $code } is not a card of the core set.
lcg-deck-not-for-players = { $card } ({ $code }) is not a card for an investigator’s deck.
lcg-deck-of-another = { $card } belongs to { $investigator } alone.
lcg-deck-story = { $card } joins a deck only when the story says so.
lcg-deck-class = { $investigator } has no access to the class of { $card }.
lcg-deck-level = { $investigator } takes cards of this class up to level { $most }; { $card } is of level { $level }.
lcg-deck-start-level = A campaign begins with cards of level 0; { $card } is of level { $level }.
lcg-deck-copies = { $found } copies of { $card }, whatever their level; a deck holds { $most }.
lcg-deck-required = { $investigator }’s deck needs { $card } exactly once; there are { $found }.
lcg-deck-size = { $found } cards count; a deck has { $size }, besides weaknesses and the investigator’s own cards.
lcg-deck-basic = { $found } basic weaknesses; this deck needs { $least }. Code 01000 stands for one by lot.
lcg-deck-too-dear = The cards are worth { $found } experience; a standalone deck is worth { $most } at most.

# Campaigns
lcg-campaign-over = The campaign is over, or this investigator is out of it.
lcg-campaign-replace = This investigator is lost; choose another before the next scenario.
lcg-campaign-not-lost = Only an investigator who is killed or insane can be replaced.
lcg-campaign-used = Investigator { $code } has been in this campaign already, or is not in the box. There are: { $known }.
lcg-campaign-no-lita = Lita does not go with the investigators.
lcg-campaign-not-for-sale = { $card } cannot be bought.
lcg-campaign-instead = Name a card that { $card } takes the place of.
lcg-campaign-not-there = There is no card { $code } in the deck.
lcg-campaign-stays = { $card } cannot be taken out of the deck.
lcg-campaign-experience = { $card } costs { $price } experience; there are { $found } left.
