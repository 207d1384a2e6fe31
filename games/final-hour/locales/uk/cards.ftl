### Карти, предмети й аркуші, якими їх знаходять.

fh-printed-card = { $card } ({ $who })
fh-printed-upper = Верхній ефект. { $text }
fh-printed-lower = Нижній ефект. { $text }
fh-printed-lower-first = Нижній ефект першої карти. { $text }
fh-printed-lower-second = Нижній ефект другої карти. { $text }
fh-printed-line = { $line } [{ $source }]
