### Малюнок у браузері.

ah3-draw-city = Місто
ah3-draw-seat = Гравець { $seat }
ah3-draw-nobody = Гравець { $seat }: без дослідника
ah3-draw-lead = провідний гравець
ah3-draw-done = хід зроблено
ah3-draw-unstable = нестабільна
ah3-draw-anomaly = аномалія
ah3-draw-engaged = У бою з монстрами:
ah3-draw-back = (зворот)
ah3-draw-test = Перевірка
ah3-draw-display = Вітрина
ah3-draw-cup = Пул Міфу
ah3-draw-decks = Колоди
ah3-draw-doom = приреченість: { $doom }
ah3-draw-clues = { $clues ->
    [one] { $clues } здогадка
    [few] { $clues } здогадки
   *[other] { $clues } здогадок
}
ah3-draw-markers = { $markers ->
    [one] { $markers } маркер
    [few] { $markers } маркери
   *[other] { $markers } маркерів
}
ah3-draw-money = ${ $money }
ah3-draw-remnants = { $remnants ->
    [one] { $remnants } трофей
    [few] { $remnants } трофеї
   *[other] { $remnants } трофеїв
}
ah3-draw-focus = { $focus ->
    [one] { $focus } жетон зосередження
    [few] { $focus } жетони зосередження
   *[other] { $focus } жетонів зосередження
}
ah3-draw-hands = { $hands ->
    [one] займає { $hands } руку
    [few] займає { $hands } руки
   *[other] займає { $hands } рук
}
ah3-draw-damage = рани: { $damage } з { $health }
ah3-draw-horror = жах: { $horror } з { $sanity }
ah3-draw-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[other] { $dice } кубиків
}
ah3-draw-events = Події: { $count }
ah3-draw-monsters = Монстри: { $count }
ah3-draw-headlines = Заголовки: { $count }
ah3-draw-items = Предмети: { $count }
ah3-draw-spells = Заклинання: { $count }
ah3-draw-allies = Союзники: { $count }
