### What lists and the drawn table say.

## Things on the table

ah3-streets = Streets
ah3-board-round = Round { $round }
ah3-board-phase = { $phase }
ah3-board-lead = { $who } leads
ah3-board-sheet-line = sheet: { $doom } doom, { $clues } { $clues ->
    [one] clue
   *[other] clues
}{ $markers ->
    [0] { "" }
   *[other] , { $markers } markers
}
ah3-board-space = { $at }{ $type }
ah3-board-unstable = { $at }{ $type }, unstable
ah3-board-street-type = { "" } ({ $type })
ah3-board-deck = { $n } { $n ->
    [one] card
   *[other] cards
} in the deck
ah3-board-clues = { $n } { $n ->
    [one] clue
   *[other] clues
}
ah3-board-doom = { $n } doom
ah3-board-markers = { $n } { $n ->
    [one] marker
   *[other] markers
}
ah3-token-anomaly = anomaly
ah3-board-marker = marker
ah3-board-hidden-marker = face-down marker
ah3-board-colour-marker = { ah3-colour-nom } marker
ah3-board-scar = scar
ah3-board-mended-scar = mended scar
ah3-board-person = { $who }{ $delayed ->
    [yes] { "" } (delayed)
   *[no] { "" }
}{ $engaged ->
    [0] { "" }
   *[other] { "" } (engaged)
}
ah3-with = { $who }
ah3-board-monster-ready = { $monster } { $damage }/{ $health }
ah3-board-monster-exhausted = { $monster } { $damage }/{ $health } (exhausted)
ah3-board-monster-engaged = { $monster } { $damage }/{ $health } (engaged with { $people })
ah3-board-nobody = { $who }, without an investigator
ah3-board-harm = damage { $damage }/{ $health }, horror { $horror }/{ $sanity }
ah3-board-purse = ${ $money }, { $clues } { $clues ->
    [one] clue
   *[other] clues
}, { $remnants } { $remnants ->
    [one] remnant
   *[other] remnants
}
ah3-board-skill = { $skill } { $value }{ $focus ->
    [0] { "" }
   *[other] { "" } (focus { $focus })
}
ah3-board-asset = { $asset }{ $harmed ->
    [yes] { "" } (damage { $damage }, horror { $horror })
   *[no] { "" }
}{ $used ->
    [yes] , used
   *[no] { "" }
}
ah3-board-sheet = Scenario sheet
ah3-board-codex = Codex
ah3-board-codex-card = { $number } { $card }{ $with-clues ->
    [yes] { "" } ({ ah3-board-card-clues })
   *[no] { "" }
}
ah3-board-card-clues = { $clues } { $clues ->
    [one] clue
   *[other] clues
}
ah3-board-rumour = rumour “{ $headline }” ({ $doom } doom)
ah3-board-display = Display
ah3-board-for-sale = { $asset } ${ $value }
ah3-board-cup = Mythos cup
ah3-board-token = { $token } { $cup } (drawn { $drawn })
ah3-board-decks = Decks
ah3-board-events = events { $n }, on top { $top } (discarded { $discarded })
ah3-board-deck-events = events { $n }
ah3-board-monsters = monsters { $n }, on top { $top }
ah3-board-deck-monsters = monsters { $n }
ah3-board-deck-headlines = headlines { $n }
ah3-board-deck-items = items { $n }
ah3-board-deck-spells = spells { $n }
ah3-board-deck-allies = allies { $n }
ah3-board-deck-streets = streets { $n }
ah3-board-deck-anomalies = anomalies { $n }
ah3-board-test = { $who } tests { $skill }
ah3-board-die = { $face }
ah3-board-beside = Beside the board
