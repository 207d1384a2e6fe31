### Картинка в браузере.

ah3-draw-city = Город
ah3-draw-seat = Игрок { $seat }
ah3-draw-nobody = Игрок { $seat }: без сыщика
ah3-draw-lead = ведущий игрок
ah3-draw-done = ход сделан
ah3-draw-unstable = нестабильная
ah3-draw-anomaly = аномалия
ah3-draw-engaged = В бою с монстрами:
ah3-draw-back = (оборот)
ah3-draw-test = Проверка
ah3-draw-display = Витрина
ah3-draw-cup = Пул мифов
ah3-draw-decks = Колоды
ah3-draw-doom = безысходность: { $doom }
ah3-draw-clues = { $clues ->
    [one] { $clues } улика
    [few] { $clues } улики
   *[other] { $clues } улик
}
ah3-draw-markers = { $markers ->
    [one] { $markers } маркер
    [few] { $markers } маркера
   *[other] { $markers } маркеров
}
ah3-draw-money = ${ $money }
ah3-draw-remnants = { $remnants ->
    [one] { $remnants } трофей
    [few] { $remnants } трофея
   *[other] { $remnants } трофеев
}
ah3-draw-focus = { $focus ->
    [one] { $focus } жетон навыка
    [few] { $focus } жетона навыка
   *[other] { $focus } жетонов навыка
}
ah3-draw-hands = { $hands ->
    [one] занимает { $hands } руку
    [few] занимает { $hands } руки
   *[other] занимает { $hands } рук
}
ah3-draw-damage = урон: { $damage } из { $health }
ah3-draw-horror = ужас: { $horror } из { $sanity }
ah3-draw-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}
ah3-draw-events = События: { $count }
ah3-draw-monsters = Монстры: { $count }
ah3-draw-headlines = Заголовки: { $count }
ah3-draw-items = Вещи: { $count }
ah3-draw-spells = Заклинания: { $count }
ah3-draw-allies = Союзники: { $count }
