### The picture in the browser.

ah3-draw-city = The city
ah3-draw-seat = Player { $seat }
ah3-draw-nobody = Player { $seat }: nobody in play
ah3-draw-lead = leads the players
ah3-draw-done = has had the turn
ah3-draw-unstable = unstable
ah3-draw-anomaly = anomaly
ah3-draw-engaged = Engaged with:
ah3-draw-back = (back)
ah3-draw-test = Test
ah3-draw-display = Display
ah3-draw-cup = Mythos cup
ah3-draw-decks = Decks
ah3-draw-doom = { $doom } doom
ah3-draw-clues = { $clues ->
    [one] { $clues } clue
   *[other] { $clues } clues
}
ah3-draw-markers = { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}
ah3-draw-money = ${ $money }
ah3-draw-remnants = { $remnants ->
    [one] { $remnants } remnant
   *[other] { $remnants } remnants
}
ah3-draw-focus = { $focus ->
    [one] { $focus } focus token
   *[other] { $focus } focus tokens
}
ah3-draw-hands = { $hands ->
    [one] takes { $hands } hand
   *[other] takes { $hands } hands
}
ah3-draw-damage = damage { $damage } of { $health }
ah3-draw-horror = horror { $horror } of { $sanity }
ah3-draw-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
ah3-draw-events = Events: { $count }
ah3-draw-monsters = Monsters: { $count }
ah3-draw-headlines = Headlines: { $count }
ah3-draw-items = Items: { $count }
ah3-draw-spells = Spells: { $count }
ah3-draw-allies = Allies: { $count }
