### Карты, вещи и листы, какими их находят.

fh-printed-card = { $card } ({ $who })
fh-printed-upper = Верхний эффект. { $text }
fh-printed-lower = Нижний эффект. { $text }
fh-printed-lower-first = Нижний эффект первой карты. { $text }
fh-printed-lower-second = Нижний эффект второй карты. { $text }
fh-printed-line = { $line } [{ $source }]
