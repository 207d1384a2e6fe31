### Що кажуть списки й намальований стіл.

## Речі на столі

ah3-streets = Вулиці
ah3-board-round = Раунд { $round }
ah3-board-phase = { $phase }
ah3-board-lead = веде { $who }
ah3-board-sheet-line = аркуш: приреченість { $doom }, здогадки { $clues }{ $markers ->
    [0] { "" }
   *[other] , маркери { $markers }
}
ah3-board-space = { $at }{ $type }
ah3-board-unstable = { $at }{ $type }: нестабільна ділянка
ah3-board-street-type = { "" } ({ $type })
ah3-board-deck = { $n } { $n ->
    [one] карта
    [few] карти
   *[many] карт
} у колоді
ah3-board-clues = { $n } { $n ->
    [one] здогадка
    [few] здогадки
   *[many] здогадок
}
ah3-board-doom = { $n } { $n ->
    [one] приреченість
   *[other] приреченості
}
ah3-board-markers = { $n } { $n ->
    [one] маркер
    [few] маркери
   *[many] маркерів
}
ah3-token-anomaly = аномалія
ah3-board-marker = маркер
ah3-board-hidden-marker = маркер лицем донизу
ah3-board-colour-marker = { ah3-colour-nom } маркер
ah3-board-scar = шрам
ah3-board-mended-scar = загоєний шрам
ah3-board-person = { $who }{ $delayed ->
    [yes] { $who-gender ->
        [f] { "" } (затримана)
       *[m] { "" } (затриманий)
    }
   *[no] { "" }
}{ $engaged ->
    [0] { "" }
   *[other] { "" } (у бою)
}
ah3-with = { $who-with }
ah3-board-monster-ready = { $monster } { $damage }/{ $health }
ah3-board-monster-exhausted = { $monster } { $damage }/{ $health } ({ $monster-gender ->
    [f] задіяна
    [pl] задіяні
   *[m] задіяний
})
ah3-board-monster-engaged = { $monster } { $damage }/{ $health } (у бою { $people })
ah3-board-nobody = { $who }, без дослідника
ah3-board-harm = рани { $damage }/{ $health }, жах { $horror }/{ $sanity }
ah3-board-purse = ${ $money }, { $clues } { $clues ->
    [one] здогадка
    [few] здогадки
   *[many] здогадок
}, { $remnants } { $remnants ->
    [one] трофей
    [few] трофеї
   *[many] трофеїв
}
ah3-board-skill = { $skill } { $value }{ $focus ->
    [0] { "" }
   *[other] { "" } (жетони: { $focus })
}
ah3-board-asset = { $asset }{ $harmed ->
    [yes] { "" } (рани { $damage }, жах { $horror })
   *[no] { "" }
}{ $used ->
    [yes] , використано
   *[no] { "" }
}
ah3-board-sheet = Аркуш сценарію
ah3-board-codex = Кодекс
ah3-board-codex-card = { $number } { $card }{ $with-clues ->
    [yes] { "" } ({ ah3-board-card-clues })
   *[no] { "" }
}
ah3-board-card-clues = { $clues } { $clues ->
    [one] здогадка
    [few] здогадки
   *[many] здогадок
}
ah3-board-rumour = чутки «{ $headline }» (приреченість { $doom })
ah3-board-display = Вітрина
ah3-board-for-sale = { $asset } ${ $value }
ah3-board-cup = Пул Міфу
ah3-board-token = { $token } { $cup } (витягнуто { $drawn })
ah3-board-decks = Колоди
ah3-board-events = події { $n }, зверху { $top } (скинуто { $discarded })
ah3-board-deck-events = події { $n }
ah3-board-monsters = монстри { $n }, зверху { $top }
ah3-board-deck-monsters = монстри { $n }
ah3-board-deck-headlines = заголовки { $n }
ah3-board-deck-items = предмети { $n }
ah3-board-deck-spells = заклинання { $n }
ah3-board-deck-allies = союзники { $n }
ah3-board-deck-streets = вулиці { $n }
ah3-board-deck-anomalies = аномалії { $n }
ah3-board-test = { $who }: перевірка { $skill-gen }
ah3-board-die = { $face }
ah3-board-beside = Поруч із полем
