### Cards, items and sheets as people look them up.

fh-printed-card = { $card } ({ $who })
fh-printed-upper = Upper: { $text }
fh-printed-lower = Lower: { $text }
fh-printed-lower-first = Lower, first card: { $text }
fh-printed-lower-second = Lower, second card: { $text }
fh-printed-line = { $line } [{ $source }]
