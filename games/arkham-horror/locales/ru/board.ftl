### Что говорят списки и нарисованный стол.

## Вещи на столе

ah3-streets = Улицы
ah3-board-round = Раунд { $round }
ah3-board-phase = { $phase }
ah3-board-lead = ведёт { $who }
ah3-board-sheet-line = лист: безысходность { $doom }, улики { $clues }{ $markers ->
    [0] { "" }
   *[other] , маркеры { $markers }
}
ah3-board-space = { $at }{ $type }
ah3-board-unstable = { $at }{ $type }: нестабильная область
ah3-board-street-type = { "" } ({ $type })
ah3-board-deck = { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
} в колоде
ah3-board-clues = { $n } { $n ->
    [one] улика
    [few] улики
   *[many] улик
}
ah3-board-doom = { $n } { $n ->
    [one] безысходность
   *[other] безысходности
}
ah3-board-markers = { $n } { $n ->
    [one] маркер
    [few] маркера
   *[many] маркеров
}
ah3-token-anomaly = аномалия
ah3-board-marker = маркер
ah3-board-hidden-marker = маркер лицом вниз
ah3-board-colour-marker = { ah3-colour-nom } маркер
ah3-board-scar = шрам
ah3-board-mended-scar = залеченный шрам
ah3-board-person = { $who }{ $delayed ->
    [yes] { $who-gender ->
        [f] { "" } (задержана)
       *[m] { "" } (задержан)
    }
   *[no] { "" }
}{ $engaged ->
    [0] { "" }
   *[other] { "" } (в бою)
}
ah3-with = { $who-with }
ah3-board-monster-ready = { $monster } { $damage }/{ $health }
ah3-board-monster-exhausted = { $monster } { $damage }/{ $health } ({ $monster-gender ->
    [f] изнурена
    [pl] изнурены
   *[m] изнурён
})
ah3-board-monster-engaged = { $monster } { $damage }/{ $health } (в бою { $people })
ah3-board-nobody = { $who }, без сыщика
ah3-board-harm = урон { $damage }/{ $health }, ужас { $horror }/{ $sanity }
ah3-board-purse = ${ $money }, { $clues } { $clues ->
    [one] улика
    [few] улики
   *[many] улик
}, { $remnants } { $remnants ->
    [one] трофей
    [few] трофея
   *[many] трофеев
}
ah3-board-skill = { $skill } { $value }{ $focus ->
    [0] { "" }
   *[other] { "" } (жетоны: { $focus })
}
ah3-board-asset = { $asset }{ $harmed ->
    [yes] { "" } (урон { $damage }, ужас { $horror })
   *[no] { "" }
}{ $used ->
    [yes] , использовано
   *[no] { "" }
}
ah3-board-sheet = Лист сценария
ah3-board-codex = Кодекс
ah3-board-codex-card = { $number } { $card }{ $with-clues ->
    [yes] { "" } ({ ah3-board-card-clues })
   *[no] { "" }
}
ah3-board-card-clues = { $clues } { $clues ->
    [one] улика
    [few] улики
   *[many] улик
}
ah3-board-rumour = слухи «{ $headline }» (безысходность { $doom })
ah3-board-display = Витрина
ah3-board-for-sale = { $asset } ${ $value }
ah3-board-cup = Пул мифов
ah3-board-token = { $token } { $cup } (вытянуто { $drawn })
ah3-board-decks = Колоды
ah3-board-events = события { $n }, сверху { $top } (сброшено { $discarded })
ah3-board-deck-events = события { $n }
ah3-board-monsters = монстры { $n }, сверху { $top }
ah3-board-deck-monsters = монстры { $n }
ah3-board-deck-headlines = заголовки { $n }
ah3-board-deck-items = вещи { $n }
ah3-board-deck-spells = заклинания { $n }
ah3-board-deck-allies = союзники { $n }
ah3-board-deck-streets = улицы { $n }
ah3-board-deck-anomalies = аномалии { $n }
ah3-board-test = { $who }: проверка { $skill-gen }
ah3-board-die = { $face }
ah3-board-beside = Рядом с полем
