### Тексты карт и листов, составленные из того, что они делают.
###
### Эффект — фраза без заглавной буквы и точки; предложение делает из неё ah3-sentence.
### `$voice`: say — указание в начале предложения; bare — указание внутри него; to — инфинитив; остальные — третье лицо.
###
### `$who`: you, или they — о том, кто назван раньше.

## Глаголы

ah3-v-gain = { $voice ->
    [say] Получите
    [bare] получите
    [to] получить
   *[they] получает
}
ah3-v-lose = { $voice ->
    [say] Потеряйте
    [bare] потеряйте
    [to] потерять
   *[they] теряет
}
ah3-v-pay = { $voice ->
    [say] Заплатите
    [bare] заплатите
    [to] заплатить
   *[they] платит
}
ah3-v-spend = { $voice ->
    [say] Потратьте
    [bare] потратьте
    [to] потратить
   *[they] тратит
}
ah3-v-suffer = { $voice ->
    [say] Получите
    [bare] получите
    [to] получить
   *[they] получает
}
ah3-v-recover = { $voice ->
    [say] Восстановите
    [bare] восстановите
    [to] восстановить
   *[they] восстанавливает
}
ah3-v-discard = { $voice ->
    [say] Сбросьте
    [bare] сбросьте
    [to] сбросить
   *[they] сбрасывает
}
ah3-v-focus = { $voice ->
    [say] Улучшите
    [bare] улучшите
    [to] улучшить
   *[they] улучшает
}
ah3-v-research = { $voice ->
    [say] Изучите
    [bare] изучите
    [to] изучить
   *[they] изучает
}
ah3-v-become = { $voice ->
    [say] Станьте
    [bare] станьте
    [to] стать
   *[they] становится
}
ah3-v-move = { $voice ->
    [say] Переместитесь
    [bare] переместитесь
    [to] переместиться
   *[they] перемещается
}
ah3-v-put = { $voice ->
    [say] Положите
    [bare] положите
    [to] положить
   *[they] кладёт
}
ah3-v-place = { $voice ->
    [say] Положите
    [bare] положите
    [to] положить
   *[they] кладёт
}
ah3-v-remove = { $voice ->
    [say] Уберите
    [bare] уберите
    [to] убрать
   *[they] убирает
}
ah3-v-shift = { $voice ->
    [say] Передвиньте
    [bare] передвиньте
    [to] передвинуть
   *[they] передвигает
}
ah3-v-spawn = { $voice ->
    [say] Разместите
    [bare] разместите
    [to] разместить
   *[they] размещает
}
ah3-v-spread = { $voice ->
    [say] Распространите
    [bare] распространите
    [to] распространить
   *[they] распространяет
}
ah3-v-draw = { $voice ->
    [say] Вытяните
    [bare] вытяните
    [to] вытянуть
   *[they] вытягивает
}
ah3-v-test = { $voice ->
    [say] Пройдите
    [bare] пройдите
    [to] пройти
   *[they] проходит
}
ah3-v-roll = { $voice ->
    [say] Бросьте
    [bare] бросьте
    [to] бросить
   *[they] бросает
}
ah3-v-reroll = { $voice ->
    [say] Перебросьте
    [bare] перебросьте
    [to] перебросить
   *[they] перебрасывает
}
ah3-v-buy = { $voice ->
    [say] Купите
    [bare] купите
    [to] купить
   *[they] покупает
}
ah3-v-reveal = { $voice ->
    [say] Откройте
    [bare] откройте
    [to] открыть
   *[they] открывает
}
ah3-v-choose = { $voice ->
    [say] Выберите
    [bare] выберите
    [to] выбрать
   *[they] выбирает
}
ah3-v-add = { $voice ->
    [say] Добавьте
    [bare] добавьте
    [to] добавить
   *[they] добавляет
}
ah3-v-shuffle = { $voice ->
    [say] Замешайте
    [bare] замешайте
    [to] замешать
   *[they] замешивает
}
ah3-v-flip = { $voice ->
    [say] Переверните
    [bare] переверните
    [to] перевернуть
   *[they] переворачивает
}
ah3-v-take = { $voice ->
    [say] Возьмите
    [bare] возьмите
    [to] взять
   *[they] берёт
}
ah3-v-return = { $voice ->
    [say] Верните
    [bare] верните
    [to] вернуть
   *[they] возвращает
}
ah3-v-carry-out = { $voice ->
    [say] Выполните
    [bare] выполните
    [to] выполнить
   *[they] выполняет
}
ah3-v-attach = { $voice ->
    [say] Присоедините
    [bare] присоедините
    [to] присоединить
   *[they] присоединяет
}
ah3-v-mend = { $voice ->
    [say] Залечите
    [bare] залечите
    [to] залечить
   *[they] залечивает
}
ah3-v-defeat = { $voice ->
    [say] Победите
    [bare] победите
    [to] победить
   *[they] побеждает
}
ah3-v-do = { $voice ->
    [say] Делайте
    [bare] делайте
    [to] делать
   *[they] делает
}
ah3-v-set-aside = { $voice ->
    [say] Отложите в сторону
    [bare] отложите в сторону
    [to] отложить в сторону
   *[they] откладывает в сторону
}
ah3-v-disengage = { $voice ->
    [say] Выйдите из боя
    [bare] выйдите из боя
    [to] выйти из боя
   *[they] выходит из боя
}
ah3-v-let = { $voice ->
    [say] Дайте
    [bare] дайте
    [to] дать
   *[they] даёт
}
ah3-your = { $who ->
    [they] его
   *[you] ваш
}

## Как соединяются тексты

ah3-sentence = { $text }.
ah3-ability = { $head }: { $text }.
ah3-all = { $items }
ah3-then-part = { $first }, затем { $second }
ah3-full-stop = { $first }. { $second }
ah3-semicolon = { $first }; { $second }
ah3-comma = { $first }, { $second }
ah3-or = { $first } или { $second }
ah3-and = { $first } и { $second }
ah3-or-part = { $first }, либо { $second }
ah3-at = { $at-at }
ah3-number = { $n }
ah3-quoted = «{ $name }»
ah3-place-name = { $name-at }
ah3-plus = +{ $n }
ah3-minus = −{ $n }
ah3-skill-tested = { $skill-gen }

## Количества

ah3-n-money = ${ $n }
ah3-n-remnants = { $n } { $n ->
    [one] трофей
    [few] трофея
   *[many] трофеев
}
ah3-n-clues = { $n } { $n ->
    [one] улику
    [few] улики
   *[many] улик
}
ah3-n-focus = { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} навыка
ah3-n-health = { $n } { $n ->
    [one] здоровье
   *[other] здоровья
}
ah3-n-sanity = { $n } { $n ->
    [one] рассудок
   *[other] рассудка
}
ah3-n-damage = { $n } { $n ->
    [one] урон
   *[other] урона
}
ah3-n-dealt = { $n } { $n ->
    [one] урон
   *[other] урона
}
ah3-n-horror = { $n } { $n ->
    [one] ужас
   *[other] ужаса
}
ah3-n-harm = { $n } урона или ужаса
ah3-n-doom = { $n } { $n ->
    [one] безысходность
   *[other] безысходности
}
ah3-n-tokens = { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} мифа
ah3-n-spaces = { $n } { $n ->
    [one] область
    [few] области
   *[many] областей
}
ah3-less-successes = { $amount }, но на 1 меньше за каждый успех
ah3-for-each = { $amount } за { $each }
ah3-rolled-money = столько долларов, сколько выпало
ah3-rolled-remnants = столько трофеев, сколько выпало
ah3-rolled-clues = столько улик, сколько выпало
ah3-rolled-focus = столько жетонов навыка, сколько выпало
ah3-rolled-health = столько здоровья, сколько выпало
ah3-rolled-sanity = столько рассудка, сколько выпало
ah3-rolled-damage = столько урона, сколько выпало
ah3-rolled-dealt = столько урона, сколько выпало
ah3-rolled-horror = столько ужаса, сколько выпало
ah3-rolled-harm = столько урона или ужаса, сколько выпало
ah3-rolled-doom = столько безысходности, сколько выпало
ah3-rolled-tokens = столько жетонов мифа, сколько выпало
ah3-rolled-spaces = столько областей, сколько выпало

## После «за»

ah3-each-constant = каждое из этого
ah3-each-success = каждый успех
ah3-each-missing-success = каждый недостающий успех
ah3-each-rolled = каждое выпавшее очко
ah3-each-doom-here = каждую безысходность в { $who ->
    [they] его
   *[you] вашей
} области
ah3-each-monster-in-neighbourhood = каждого монстра в { $who ->
    [they] его
   *[you] вашем
} районе
ah3-each-clue-in-neighbourhood = каждую улику в { $who ->
    [they] его
   *[you] вашем
} районе
ah3-each-your-clue = каждую { $who ->
    [they] его
   *[you] вашу
} улику
ah3-each-any-clue = каждую улику у сыщиков и на листе сценария
ah3-each-sheet-doom = каждую безысходность на листе сценария
ah3-each-sheet-clue = каждую улику на листе сценария
ah3-each-sheet-token = каждую улику и безысходность на листе сценария
ah3-each-sheet-marker = каждый маркер на листе сценария
ah3-each-board-marker = каждый маркер на поле
ah3-each-mended-scar = каждый залеченный шрам
ah3-each-open-scar = каждый незалеченный шрам
ah3-each-lodge-member = каждого члена ложи
ah3-each-set-aside = каждую отложенную карту архива
ah3-each-clue-on = каждую улику на карте «{ $card }»
ah3-each-doom-on-rumour = каждую безысходность на слухах
ah3-each-its-health = каждое оставшееся у него здоровье

## Числа

ah3-number-constant = это число
ah3-number-success = число успехов
ah3-number-missing-success = число недостающих успехов
ah3-number-rolled = выпавшая сумма
ah3-number-doom-here = число безысходности в { $who ->
    [they] его
   *[you] вашей
} области
ah3-number-monster-in-neighbourhood = число монстров в { $who ->
    [they] его
   *[you] вашем
} районе
ah3-number-clue-in-neighbourhood = число улик в { $who ->
    [they] его
   *[you] вашем
} районе
ah3-number-your-clue = число { $who ->
    [they] его
   *[you] ваших
} улик
ah3-number-any-clue = число улик у сыщиков и на листе сценария
ah3-number-sheet-doom = число безысходности на листе сценария
ah3-number-sheet-clue = число улик на листе сценария
ah3-number-sheet-token = число улик и безысходности на листе сценария
ah3-number-sheet-marker = число маркеров на листе сценария
ah3-number-board-marker = число маркеров на поле
ah3-number-mended-scar = число залеченных шрамов
ah3-number-open-scar = число незалеченных шрамов
ah3-number-lodge-member = число членов ложи
ah3-number-set-aside = число отложенных карт архива
ah3-number-clue-on = число улик на карте «{ $card }»
ah3-number-doom-on-rumour = число безысходности на слухах
ah3-number-its-health = оставшееся у него здоровье

## Условия со счётом: `$how` — least, fewer, none, exact или other

ah3-how-many = { $how ->
    [least] не меньше { $n }
    [fewer] меньше { $n }
    [none] ни
    [exact] ровно { $n }
   *[other] не ровно { $n }
}
ah3-count-constant = это { $how ->
    [none] 0
   *[other] { ah3-how-many }
}
ah3-count-success = { $how ->
    [none] успехов нет
   *[other] успехов { ah3-how-many }
}
ah3-count-missing-success = { $how ->
    [none] все успехи есть
   *[other] успехов не хватает: { ah3-how-many }
}
ah3-count-rolled = выпавшая сумма — { $how ->
    [none] 0
   *[other] { ah3-how-many }
}
ah3-count-doom-here = в { $who ->
    [they] его
   *[you] вашей
} области { $how ->
    [none] нет безысходности
   *[other] безысходности { ah3-how-many }
}
ah3-count-monster-in-neighbourhood = в { $who ->
    [they] его
   *[you] вашем
} районе { $how ->
    [none] нет монстров
   *[other] монстров { ah3-how-many }
}
ah3-count-clue-in-neighbourhood = в { $who ->
    [they] его
   *[you] вашем
} районе { $how ->
    [none] нет улик
   *[other] улик { ah3-how-many }
}
ah3-count-your-clue = у { $who ->
    [they] него
   *[you] вас
} { $how ->
    [none] нет улик
    [least] { $n ->
        [one] есть хотя бы 1 улика
       *[other] улик { ah3-how-many }
    }
   *[other] улик { ah3-how-many }
}
ah3-count-any-clue = у сыщиков и на листе сценария вместе { $how ->
    [none] нет улик
   *[other] улик { ah3-how-many }
}
ah3-count-sheet-doom = на листе сценария { $how ->
    [none] нет безысходности
   *[other] { ah3-how-many } безысходности
}
ah3-count-sheet-clue = на листе сценария { $how ->
    [none] нет улик
   *[other] { ah3-how-many } { $n ->
        [one] улики
       *[other] улик
    }
}
ah3-count-sheet-token = на листе сценария { $how ->
    [none] нет ни улик, ни безысходности
   *[other] { ah3-how-many } улик и безысходности вместе
}
ah3-count-sheet-marker = на листе сценария { $how ->
    [none] нет маркеров
   *[other] { ah3-how-many } { $n ->
        [one] маркера
       *[other] маркеров
    }
}
ah3-count-board-marker = на поле { $how ->
    [none] нет маркеров
   *[other] { ah3-how-many } { $n ->
        [one] маркера
       *[other] маркеров
    }
}
ah3-count-mended-scar = { $how ->
    [none] нет залеченных шрамов
    [least] { $n ->
        [one] есть хотя бы 1 залеченный шрам
       *[other] залеченных шрамов { ah3-how-many }
    }
   *[other] залеченных шрамов { ah3-how-many }
}
ah3-count-open-scar = { $how ->
    [none] нет незалеченных шрамов
    [least] { $n ->
        [one] есть хотя бы 1 незалеченный шрам
       *[other] незалеченных шрамов { ah3-how-many }
    }
   *[other] незалеченных шрамов { ah3-how-many }
}
ah3-count-lodge-member = { $how ->
    [none] в ложу никто не вступил
    [least] { $n ->
        [one] в ложу вступил хоть кто-то
       *[other] в ложу вступило сыщиков { ah3-how-many }
    }
   *[other] в ложу вступило сыщиков { ah3-how-many }
}
ah3-count-set-aside = { $how ->
    [none] нет отложенных карт архива
    [least] { $n ->
        [one] есть отложенная карта архива
       *[other] отложенных карт архива { ah3-how-many }
    }
   *[other] отложенных карт архива { ah3-how-many }
}
ah3-count-clue-on = на карте «{ $card }» { $how ->
    [none] нет улик
   *[other] { ah3-how-many } { $n ->
        [one] улики
       *[other] улик
    }
}
ah3-count-doom-on-rumour = на этих слухах { $how ->
    [none] нет безысходности
   *[other] { ah3-how-many } безысходности
}
ah3-count-its-health = у него осталось здоровья { $how ->
    [none] 0
   *[other] { ah3-how-many }
}

## Другие условия и обратные им

ah3-cond-in-codex = { $not ->
    [yes] в кодексе нет карты
   *[no] в кодексе лежит карта
} «{ $card }»
ah3-cond-front-shown = карта «{ $card }» лежит { $not ->
    [yes] не { "" }
   *[no] { "" }
}лицевой стороной вверх
ah3-cond-back-shown = карта «{ $card }» лежит { $not ->
    [yes] не { "" }
   *[no] { "" }
}оборотом вверх
ah3-colour-nom = { $colour ->
    [white] белый
    [blue] синий
    [red] красный
    [green] зелёный
   *[black] чёрный
}
ah3-colour = { ah3-colour-nom }
ah3-colour-gen = { $colour ->
    [white] белого
    [blue] синего
    [red] красного
    [green] зелёного
   *[black] чёрного
}
ah3-colour-with = { $colour ->
    [white] белым
    [blue] синим
    [red] красным
    [green] зелёным
   *[black] чёрным
}
ah3-colour-many = { $colour ->
    [white] белых
    [blue] синих
    [red] красных
    [green] зелёных
   *[black] чёрных
}
ah3-cond-marker-found = { ah3-colour-nom } маркер { $not ->
    [yes] не { "" }
   *[no] { "" }
}найден
ah3-cond-revealed = он { $not ->
    [yes] не { "" }
   *[no] { "" }
}{ ah3-colour-nom }
ah3-cond-hidden-marker-here = в { $who ->
    [they] его
   *[you] вашей
} области { $not ->
    [yes] нет маркера
   *[no] лежит маркер
} лицом вниз
ah3-cond-scar-here = в { $who ->
    [they] его
   *[you] вашей
} области { $not ->
    [yes] нет незалеченного шрама
   *[no] есть незалеченный шрам
}
ah3-cond-you-are-at = { $who ->
    [they] он
   *[you] вы
} { $not ->
    [yes] не { "" }
   *[no] { "" }
}{ $place }
ah3-cond-anomaly-here = в { $who ->
    [they] его
   *[you] вашем
} районе { $not ->
    [yes] нет аномалии
   *[no] есть аномалия
}
ah3-cond-scar-there = в том районе { $not ->
    [yes] нет
   *[no] есть
} { $not ->
    [yes] шрама
   *[no] шрам
}{ $mended ->
    [yes] , даже залеченного
   *[no] { "" }
}
ah3-cond-you-are-blessed = { $who ->
    [they] он
   *[you] вы
} { $not ->
    [yes] не { "" }
   *[no] { "" }
}{ $who ->
    [they] благословлён
   *[you] благословлены
}
ah3-cond-you-are-cursed = { $who ->
    [they] он
   *[you] вы
} { $not ->
    [yes] не { "" }
   *[no] { "" }
}{ $who ->
    [they] проклят
   *[you] прокляты
}
ah3-cond-you-have-a-pact = у { $who ->
    [they] него
   *[you] вас
} { $not ->
    [yes] нет тёмной сделки
   *[no] есть тёмная сделка
}
ah3-cond-you-have = у { $who ->
    [they] него
   *[you] вас
} { $not ->
    [yes] нет актива
   *[no] есть актив
} с атрибутом «{ $trait }»
ah3-cond-passed = проверка { $not ->
    [yes] не { "" }
   *[no] { "" }
}пройдена

## Места: `$form` — at (где), to (куда), towards (к чему)

ah3-place-your-space = { $form ->
    [to] в { $who ->
        [they] его
       *[you] вашу
    } область
    [towards] к { $who ->
        [they] его
       *[you] вашей
    } области
   *[at] в { $who ->
        [they] его
       *[you] вашей
    } области
}
ah3-place-space = { $form ->
    [to] { $place-to }
    [towards] в сторону { $place-gen }
   *[at] { $place-at }
}
ah3-place-unstable-space = { $form ->
    [to] в нестабильную область
    [towards] к нестабильной области
   *[at] в нестабильной области
}
ah3-place-most-doom = { $form ->
    [to] в область
    [towards] к области
   *[at] в области
}, где больше всего безысходности
ah3-place-start-space = { $form ->
    [to] в стартовую область
    [towards] к стартовой области
   *[at] в стартовой области
}
ah3-place-sheet = { $form ->
    [to] на лист сценария
    [towards] к листу сценария
   *[at] на листе сценария
}
ah3-place-street-nearest-lead = { $form ->
    [to] на ближайшую к ведущему игроку улицу
    [towards] к ближайшей к ведущему игроку улице
   *[at] на ближайшей к ведущему игроку улице
}
ah3-place-street-nearest-prey = { $form ->
    [to] на ближайшую к его добыче улицу
    [towards] к ближайшей к его добыче улице
   *[at] на ближайшей к его добыче улице
}
ah3-place-its-space = { $form ->
    [to] в его область
    [towards] к его области
   *[at] в его области
}
ah3-place-next-to-it = { $form ->
    [to] в смежную с ним область
    [towards] к смежной с ним области
   *[at] в смежной с ним области
}
ah3-place-next-to-it-with-most-doom = { $form ->
    [to] в смежную с ним область
    [towards] к смежной с ним области
   *[at] в смежной с ним области
}, где больше всего безысходности
ah3-place-with-marker = { $form ->
    [to] в область
    [towards] к области
   *[at] в области
} с { ah3-colour-with } маркером
ah3-place-any-with-doom = { $form ->
    [to] в любую область
    [towards] к любой области
   *[at] в любой области
} с безысходностью
ah3-place-any-with-anomaly = { $form ->
    [to] в любую область
    [towards] к любой области
   *[at] в любой области
} района с аномалией
ah3-place-each-other-space = { $form ->
    [to] в каждую другую область
    [towards] к каждой другой области
   *[at] в каждой другой области
} того района
ah3-place-that-space = { $form ->
    [to] в ту область
    [towards] к той области
   *[at] в той области
}
ah3-doom-from-your-space = из { $who ->
    [they] его
   *[you] вашей
} области
ah3-doom-from-one-in-neighbourhood = из одной области { $who ->
    [they] его
   *[you] вашего
} района
ah3-doom-from-another-in-neighbourhood = из другой области { $who ->
    [they] его
   *[you] вашего
} района
ah3-doom-from-any-space = из любой одной области
ah3-doom-from-different-spaces = из разных областей, по 1 из каждой
ah3-doom-from-that-space = из той области
ah3-monster-in-your-space = монстру в { $who ->
    [they] его
   *[you] вашей
} области
ah3-monster-in-your-or-adjacent-space = монстру в { $who ->
    [they] его
   *[you] вашей
} или смежной области
ah3-monster-in-engaged-with-you = монстру, с которым { $who ->
    [they] он
   *[you] вы
} в бою
ah3-monster-in-anywhere = любому монстру
ah3-engaged-with-you = в бою с { $who ->
    [they] ним
   *[you] вами
}
ah3-engaged-with-lead = в бою с ведущим игроком
ah3-where-card-says = там, где сказано на его карте

## Плата

ah3-price-nothing = не { ah3-v-pay } ничего
ah3-price-money = { ah3-v-pay } { $amount }
ah3-price-spend = { ah3-v-spend } { $amount }
ah3-price-sheet-clues = { ah3-v-spend } { $amount } с листа сценария
ah3-price-suffer = { ah3-v-suffer } { $amount }

## Эффекты, содержащие другие

ah3-effect-nothing = ничего не { ah3-v-do }
ah3-effect-may = { $voice ->
    [say] Вы можете
    [bare] вы можете
    [to] иметь право
   *[they] может
} { $text }
ah3-effect-pay = { $voice ->
    [say] Вы можете
    [bare] вы можете
    [to] иметь право
   *[they] может
} { $price }, чтобы { $text }
ah3-effect-pay-option = { $price }, чтобы { $text }
ah3-effect-if-you-do = Если { $who ->
    [they] он так сделает
   *[you] вы так сделаете
}, { $text }
ah3-effect-either = { $voice ->
    [say] Либо
   *[bare] либо
} { $text }
ah3-effect-group-chooses = { $voice ->
    [say] Группа
   *[bare] группа
} выбирает: { $text }
ah3-effect-if = { $voice ->
    [say] Если
   *[bare] если
} { $cond }, { $text }
ah3-effect-if-else = { $voice ->
    [say] Если
   *[bare] если
} { $cond }, { $text }; иначе { $other }
ah3-effect-only-if = { $text }, если { $cond }
ah3-effect-only-if-else = { $text }, если { $cond }, а иначе { $other }
ah3-effect-repeat = { $text }, столько раз: { $times }
ah3-each-investigator = { $voice ->
    [say] Каждый
   *[bare] каждый
} сыщик { $text }
ah3-each-investigator-at = { $voice ->
    [say] Каждый
   *[bare] каждый
} сыщик { $place } { $text }
ah3-each-space = { $voice ->
    [say] Для
   *[bare] для
} каждой области { $who ->
    [they] его
   *[you] вашего
} района: { $text }
ah3-each-scar = { $voice ->
    [say] За
   *[bare] за
} каждый незалеченный шрам: { $text }
ah3-each-monster = { $voice ->
    [say] За
   *[bare] за
} каждого монстра на поле с атрибутом «{ $trait }»: { $text }
ah3-effect-test = { ah3-v-test } проверку { $skill-gen }
ah3-effect-test-with = { ah3-v-test } проверку { $skill-gen } ({ $modifier })
ah3-effect-remnants-for-dice = { $test }: каждый потраченный до броска трофей добавляет 1 кубик
ah3-effect-test-results = { $test } ({ $results })
ah3-effect-on-pass = { $voice ->
    [say] При
   *[bare] при
} успехе { $text }
ah3-effect-on-fail = { $voice ->
    [say] При
   *[bare] при
} провале { $text }
ah3-effect-roll = { ah3-v-roll } { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[many] кубиков
} (это не проверка); { $text }
ah3-item-one = { $trait ->
    [any] вещь
    [common] простую вещь
    [curio] диковинную вещь
    [magical] магическую вещь
    [weapon] оружие
    [tome] книгу
    [vehicle] транспорт
   *[other] вещь с атрибутом «{ $named }»
}
ah3-item-many = { $trait ->
    [any] вещи
    [common] простые вещи
    [curio] диковинные вещи
    [magical] магические вещи
    [weapon] оружие
    [tome] книги
    [vehicle] транспорт
   *[other] вещи с атрибутом «{ $named }»
}
ah3-effect-buy = { $voice ->
    [say] Вы можете купить
    [bare] вы можете купить
    [to] купить
   *[they] может купить
} с витрины { ah3-item-many }{ $half ->
    [yes] , каждую за полцены (с округлением вверх)
   *[no] { "" }
}
ah3-effect-buy-one = { $voice ->
    [say] Вы можете купить
    [bare] вы можете купить
    [to] купить
   *[they] может купить
} с витрины { ah3-item-one } (одну карту){ $half ->
    [yes] , за полцены (с округлением вверх)
   *[no] { "" }
}
ah3-effect-buy-spells = { ah3-v-reveal } { $reveal ->
    [one] { $reveal } верхнее заклинание
    [few] { $reveal } верхних заклинания
   *[many] { $reveal } верхних заклинаний
} колоды; { $who ->
    [they] он может
   *[you] вы можете
} купить любые из них{ $how ->
    [half] { "" } за полцены (с округлением вверх)
    [price] { "" } по ${ $price }
   *[value] { "" }
}
ah3-effect-buy-spell = { ah3-v-reveal } { $reveal ->
    [one] { $reveal } верхнее заклинание
    [few] { $reveal } верхних заклинания
   *[many] { $reveal } верхних заклинаний
} колоды; { $who ->
    [they] он может
   *[you] вы можете
} купить { $reveal ->
    [one] его
   *[other] одно из них
}{ $how ->
    [half] { "" } за полцены (с округлением вверх)
    [price] { "" } за ${ $price }
   *[value] { "" }
}
ah3-effect-if-bought = { $first }; если { $who ->
    [they] он
   *[you] вы
} что-нибудь { $who ->
    [they] купит
   *[you] купите
}, { $text }
ah3-effect-pay-repeatedly = { $voice ->
    [say] Сколько
   *[bare] сколько
} угодно раз { $who ->
    [they] он может
   *[you] вы можете
} { $price }, чтобы { $text }
ah3-effect-any-may-pay = { $voice ->
    [say] Любой
   *[bare] любой
} один сыщик может { $price }, чтобы { $text }
ah3-effect-if-nobody-pays = { $first }; если никто этого не сделает, { $text }
ah3-effect-choose-other = { ah3-v-choose } другого сыщика: он { $text }

## Эффекты без вложенных

ah3-effect-gain = { ah3-v-gain } { $amount }
ah3-effect-lose = { ah3-v-lose } { $amount }
ah3-effect-gain-clue = { ah3-v-gain } 1 улику из { $who ->
    [they] своего
   *[you] вашего
} района
ah3-effect-research-clues = { ah3-v-research } { $amount }
ah3-effect-supply-clue-to-sheet = { ah3-v-put } 1 улику из запаса на лист сценария
ah3-effect-focus = { ah3-v-focus } навык{ $beyond ->
    [yes] { "" } (можно сверх собранности)
   *[no] { "" }
}
ah3-effect-focus-skill = { ah3-v-focus } навык «{ $skill }»{ $beyond ->
    [yes] { "" } (можно сверх собранности)
   *[no] { "" }
}
ah3-effect-focus-each = { ah3-v-focus } каждый навык (можно сверх собранности)
ah3-effect-discard = { ah3-v-discard } { $amount }
ah3-effect-recover = { ah3-v-recover } { $amount }
ah3-effect-recover-or-ally = { ah3-v-recover } { $amount } себе или { $who ->
    [they] своему
   *[you] своему
} союзнику
ah3-effect-recover-all = { ah3-v-recover } всё здоровье и весь рассудок
ah3-effect-recover-in-space = { ah3-v-choose } сыщика или союзника в { $who ->
    [they] своей
   *[you] вашей
} области: он восстанавливает { $amount }
ah3-effect-suffer = { ah3-v-suffer } { $amount }{ $direct ->
    [yes] { "" } напрямую
   *[no] { "" }
}
ah3-effect-suffer-split = { ah3-v-suffer } { $amount } в любом сочетании
ah3-possession = { $each ->
    [clue] улику
    [item] вещь
    [spell] заклинание
   *[trait] актив с атрибутом «{ $trait }»
}
ah3-effect-suffer-unless-discarded = { ah3-v-suffer } { $amount } за { $each ->
    [clue] каждую свою улику
    [item] каждую свою вещь
    [spell] каждое своё заклинание
   *[trait] каждый свой актив с атрибутом «{ $trait }»
}, если не { $who ->
    [they] сбросит
   *[you] сбросите
} { $each ->
    [clue] её
    [item] её
   *[spell] его
}
ah3-effect-become-delayed = { ah3-v-become } { $voice ->
    [say] задержанными
    [bare] задержанными
   *[they] задержанным
}
ah3-effect-become-blessed = { ah3-v-become } { $voice ->
    [say] благословлёнными
    [bare] благословлёнными
   *[they] благословлённым
}
ah3-effect-become-cursed = { ah3-v-become } { $voice ->
    [say] проклятыми
    [bare] проклятыми
   *[they] проклятым
}
ah3-effect-become-dark-pact = { ah3-v-gain } тёмную сделку
ah3-effect-retire = { $voice ->
    [say] Уйдите в отставку
    [bare] уйдите в отставку
    [to] уйти в отставку
   *[they] уходит в отставку
}
ah3-effect-be-devoured = { $voice ->
    [say] Вы сожраны
    [bare] вы сожраны
    [to] быть сожранным
   *[they] сожран
}
ah3-effect-move-up-to = { ah3-v-move } не больше чем на { $amount }{ $past ->
    [yes] ; монстры в пути не вступают с { $who ->
        [they] ним
       *[you] вами
    } в бой
   *[no] { "" }
}
ah3-effect-move-to = { ah3-v-move } напрямую { $place }
ah3-effect-move-to-adjacent = { ah3-v-move } { $street ->
    [yes] на смежную улицу
   *[no] в смежную область
}
ah3-effect-disengage-all = { ah3-v-disengage } со всеми { $others ->
    [yes] другими монстрами
   *[no] монстрами
}{ $exhaust ->
    [yes] { "" } и { $voice ->
        [to] изнурить
        [say] изнурите
        [bare] изнурите
       *[they] изнуряет
    } их
   *[no] { "" } (они остаются подготовленными)
}
ah3-effect-gain-item = { ah3-v-gain } { ah3-item-one }{ $range ->
    [any] { "" }
    [least] { "" } стоимостью от ${ $least }
    [most] { "" } стоимостью до ${ $most }
   *[both] { "" } стоимостью от ${ $least } до ${ $most }
}
ah3-effect-gain-spell = { ah3-v-gain } заклинание
ah3-effect-gain-spell-with = { ah3-v-gain } заклинание с атрибутом «{ $trait }»
ah3-effect-gain-ally = { ah3-v-gain } союзника
ah3-effect-gain-special = { ah3-v-gain } карту «{ $asset }»
ah3-effect-discard-asset = { ah3-v-discard } { ah3-possession }
ah3-effect-discard-this = { ah3-v-discard } эту карту
ah3-effect-doom-on-sheet = { ah3-v-place } { $amount } на лист сценария
ah3-effect-place-doom = { ah3-v-spawn } { $amount } { $place }
ah3-effect-remove-doom = { ah3-v-remove } { $amount } { $place }
ah3-effect-move-doom-to-sheet = { ah3-v-shift } 1 безысходность, лежащую { $place }, на лист сценария
ah3-effect-spread-doom = { ah3-v-spread } безысходность
ah3-effect-gate-burst = { $voice ->
    [say] Проведите
    [bare] проведите
    [to] провести
   *[they] проводит
} прорыв врат
ah3-effect-spawn-clue = { ah3-v-spawn } улику
ah3-effect-draw-tokens = { ah3-v-draw } { $amount }
ah3-n-of-token = { $n } × «{ $token }»
ah3-effect-add-to-cup = { ah3-v-add } в пул мифов: { $tokens }
ah3-effect-discard-sheet-clues = { ah3-v-discard } { $amount } с листа сценария
ah3-effect-discard-all-sheet-clues = { ah3-v-discard } все улики с листа сценария
ah3-effect-move-clue-to-codex = { ah3-v-shift } 1 улику с листа сценария на карту «{ $card }»
ah3-effect-group-discards-clues = { ah3-v-discard } всего { $amount } у сыщиков или с листа сценария, по выбору группы
ah3-effect-spawn-monster = { ah3-v-spawn } { $exhausted ->
    [yes] изнурённого { "" }
   *[no] { "" }
}монстра
ah3-effect-spawn-monster-at = { ah3-v-spawn } { $exhausted ->
    [yes] изнурённого { "" }
   *[no] { "" }
}монстра { $place }
ah3-effect-spawn-named = { ah3-v-spawn } { $monster-acc } { $place }
ah3-effect-spawn-found = { $voice ->
    [say] Найдите
    [bare] найдите
    [to] найти
   *[they] находит
} снизу колоды монстров { $n } { $n ->
    [one] монстра
   *[other] монстров
} с атрибутом «{ $trait }» и { ah3-spawn-bare } { $place }
ah3-spawn-bare = { $voice ->
    [to] разместить
    [say] разместите
    [bare] разместите
   *[they] размещает
}
ah3-effect-shuffle-into-monster-deck = { ah3-v-shuffle } отложенных монстров с атрибутом «{ $trait }» в колоду монстров
ah3-effect-monster-comes = { $monster } перемещается напрямую в { $who ->
    [they] его
   *[you] вашу
} область и вступает с { $who ->
    [they] ним
   *[you] вами
} в бой
ah3-effect-monster-attacks = { $monster } нападает на { $who ->
    [they] него
   *[you] вас
}
ah3-effect-it-moves-towards = { $voice ->
    [say] Он
   *[bare] он
} перемещается на 1 область { $place }
ah3-effect-you-and-it-move-towards = { $voice ->
    [say] Вы
   *[bare] вы
} и он перемещаетесь на 1 область { $place }
ah3-effect-defeat-it = { ah3-v-defeat } его
ah3-effect-remove-it = { ah3-v-remove } его из игры
ah3-effect-damage-engaged = { $voice ->
    [say] Каждый
   *[bare] каждый
} монстр, с которым { $who ->
    [they] он
   *[you] вы
} в бою, получает { $amount }
ah3-effect-damage-monster = { $voice ->
    [say] Нанесите
    [bare] нанесите
    [to] нанести
   *[they] наносит
} { $amount } { $which }
ah3-effect-add-to-codex = { ah3-v-add } в кодекс карту «{ $card }»{ $back ->
    [yes] { "" } оборотом вверх
   *[no] { "" }
}
ah3-effect-archive = { ah3-v-return } карту «{ $card }» в архив
ah3-effect-flip = { ah3-v-flip } карту «{ $card }»
ah3-effect-flip-to = { ah3-v-flip } карту «{ $card }»: «{ $back }»
ah3-effect-read-back = { ah3-v-carry-out } оборот карты «{ $card }»
ah3-effect-set-aside = { ah3-v-set-aside } карты { $cards }
ah3-effect-attach-random = { ah3-v-attach } к колоде её района случайную из отложенных карт: { $cards }
ah3-effect-shuffle-into-decks = { ah3-v-shuffle } каждую из карт { $cards } с двумя верхними картами колоды её района
ah3-n-of-marker = { $n } { $n ->
    [one] { ah3-colour-nom }
   *[other] { ah3-colour-many }
}
ah3-effect-place-hidden-markers = { ah3-v-place } маркеры лицом вниз случайным образом, по одному в область ({ $markers }): { $places }
ah3-effect-place-marker = { ah3-v-spawn } { ah3-colour-nom } маркер { $place }
ah3-effect-place-marker-in-each-neighbourhood = { ah3-v-place } по маркеру в центр каждого района
ah3-effect-remove-its-neighbourhood-marker = { ah3-v-discard } маркер из центра его района
ah3-effect-marker-on-sheet = { ah3-v-place } маркер на лист сценария
ah3-effect-reveal-marker-here = { ah3-v-reveal } маркер в { $who ->
    [they] своей
   *[you] вашей
} области
ah3-effect-reveal-all-markers = { ah3-v-reveal } все маркеры на поле
ah3-effect-keep-only-markers = { ah3-v-remove } с поля все маркеры, кроме таких: { $colours }
ah3-effect-remove-markers = { ah3-v-remove } с поля каждый { ah3-colour-nom } маркер
ah3-effect-place-scar-there = { ah3-v-place } шрам в ту область этого района, где больше всего безысходности
ah3-effect-place-scars = { $voice ->
    [say] Группа
   *[bare] группа
} кладёт { $n } { $n ->
    [one] шрам
    [few] шрама
   *[many] шрамов
}, { $n ->
    [one] в район
   *[other] каждый в свой район
}, где нет ни одного, даже залеченного
ah3-effect-mend-scar = { ah3-v-mend } шрам в { $who ->
    [they] своей
   *[you] вашей
} области
ah3-effect-offer-lodge = { $voice ->
    [say] Каждый
   *[bare] каждый
} сыщик может вступить в ложу, получив тёмную сделку; все решают тайно и одновременно
ah3-effect-place-anomaly = { ah3-v-place } аномалию в тот район
ah3-effect-remove-anomaly = { ah3-v-remove } аномалию из того района
ah3-effect-stop-encounter = { $voice ->
    [say] Контакт
   *[bare] контакт
} прекращается без последствий
ah3-effect-discard-rumour = { ah3-v-discard } эти слухи
ah3-effect-doom-on-rumour = { ah3-v-place } на эти слухи 1 безысходность
ah3-effect-win = { $lodge ->
    [yes] { $voice ->
        [say] Ложа
       *[bare] ложа
    } побеждает
   *[no] { $voice ->
        [say] Вы
       *[bare] вы
    } побеждаете
}
ah3-effect-lose-game = { $voice ->
    [say] Вы
   *[bare] вы
} проигрываете
ah3-effect-defeat-for-its-health = { ah3-v-choose } любого неэпического монстра; получите столько урона, сколько у него осталось здоровья, затем победите его
ah3-effect-alliance-of-evil = { ah3-v-spawn } по монстру в каждой области { $who ->
    [they] своего
   *[you] вашего
} района; каждый вступает в бой с сыщиком в своей области, восстанавливает всё здоровье и нападает

## Когда действуют способности

ah3-head-once = { $voice ->
    [say] Один
   *[bare] один
} раз за раунд
ah3-head-if = { $voice ->
    [say] Если
   *[bare] если
} { $cond }
ah3-head-others-here = { $voice ->
    [say] Также
   *[bare] также
} для других в вашей области
ah3-head-focus-spent = { $voice ->
    [say] Когда
   *[bare] когда
} вы тратите жетон навыка на переброс
ah3-head-action = { $voice ->
    [say] Действие
   *[bare] действие
}
ah3-head-action-engaged = { $voice ->
    [say] Действие
   *[bare] действие
}, можно и в бою
ah3-head-your-attack = { $voice ->
    [say] В
   *[bare] в
} вашем действии «атака»
ah3-head-anothers-test = { $voice ->
    [say] В
   *[bare] в
} проверке другого сыщика, где бы он ни был
ah3-head-damaged = { $voice ->
    [say] Когда
   *[bare] когда
} любой сыщик или союзник вот-вот получит урон
ah3-harm-kind = { $what ->
    [damage] урона
    [horror] ужаса
   *[either] урона или ужаса
}
ah3-head-dealt-to-this = { $voice ->
    [say] Когда
   *[bare] когда
} эта карта вот-вот получит не меньше { $from } { ah3-harm-kind }
ah3-head-dealt-to-you = { $voice ->
    [say] Когда
   *[bare] когда
} вы вот-вот получите { $what ->
    [damage] урон
    [horror] ужас
   *[either] урон или ужас
}
ah3-head-buying = { $voice ->
    [say] Когда
   *[bare] когда
} вы покупаете вещь
ah3-during-any = { $voice ->
    [say] В
   *[bare] в
} любой проверке
ah3-during-action = { $voice ->
    [say] В
   *[bare] в
} действии «{ $action }»
ah3-during-casting = { $voice ->
    [say] Когда
   *[bare] когда
} вы читаете заклинание
ah3-during-skills = { $voice ->
    [say] В
   *[bare] в
} проверках { $skills }
ah3-during-encounter-phase = { $voice ->
    [say] В
   *[bare] в
} проверках { $skill-gen } в фазе контактов
ah3-moment-gained = { $voice ->
    [say] Когда
   *[bare] когда
} вы получаете эту карту
ah3-moment-gained-from-deck = { $voice ->
    [say] Когда
   *[bare] когда
} вы получаете эту карту из её колоды
ah3-moment-after-action = { $voice ->
    [say] После
   *[bare] после
} вашего действия «{ $action }»
ah3-moment-after-action-within = { $voice ->
    [say] После
   *[bare] после
} вашего действия «{ $action }» { $places }
ah3-moment-clue-gained = { $voice ->
    [say] После
   *[bare] после
} того как вы получили улику
ah3-moment-defeated-in-attack = { $voice ->
    [say] После
   *[bare] после
} того как вы победили монстра в действии «атака»
ah3-moment-this-defeated-in-attack = { $voice ->
    [say] После
   *[bare] после
} того как вы победили этого монстра в действии «атака»
ah3-moment-this-defeated = { $voice ->
    [say] После
   *[bare] после
} того как вы победили этого монстра
ah3-moment-other-defeated = { $voice ->
    [say] После
   *[bare] после
} того как вы, находясь с этим монстром в бою, победили другого
ah3-moment-this-disengaged = { $voice ->
    [say] После
   *[bare] после
} того как вы вышли из боя с этим монстром
ah3-moment-this-evaded = { $voice ->
    [say] После
   *[bare] после
} того как вы уклонились от этого монстра
ah3-moment-this-not-evaded = { $voice ->
    [say] После
   *[bare] после
} того как вы не сумели уклониться от этого монстра
ah3-moment-this-attacked = { $voice ->
    [say] После
   *[bare] после
} нападения этого монстра на вас
ah3-moment-before-attacks = { $voice ->
    [say] Перед
   *[bare] перед
} нападением монстров на вас в фазе монстров
ah3-moment-doom-removed = { $voice ->
    [say] После
   *[bare] после
} того как вы убрали из своей области не меньше двух безысходности
ah3-moment-spell-cast = { $voice ->
    [say] После
   *[bare] после
} того как вы прочитали заклинание
ah3-moment-horror-suffered = { $voice ->
    [say] После
   *[bare] после
} того как вы получили ужас
ah3-moment-horror-on-this = { $voice ->
    [say] После
   *[bare] после
} того как эта карта получила ужас
ah3-moment-damaged-by-monster = { $voice ->
    [say] После
   *[bare] после
} того как монстр нанёс урон вам или этой карте
ah3-moment-monster-damaged-here = { $voice ->
    [say] После
   *[bare] после
} того как сыщик нанёс урон монстру в вашей области
ah3-moment-test-failed = { $voice ->
    [say] После
   *[bare] после
} того как вы провалили проверку
ah3-moment-test-passed = { $voice ->
    [say] После
   *[bare] после
} того как вы успешно прошли проверку
ah3-moment-encounter-in = { $voice ->
    [say] После
   *[bare] после
} вашего контакта { $neighbourhood-at }
ah3-moment-remnant-spent = { $voice ->
    [say] После
   *[bare] после
} того как вы потратили трофей
ah3-moment-focus-spent-to-reroll = { $voice ->
    [say] После
   *[bare] после
} того как вы потратили жетон навыка на переброс
ah3-moment-reckoning = { $voice ->
    [say] Расплата
   *[bare] расплата
}

## Что делают способности

ah3-ability-dice = { $dice } { $n ->
    [one] кубик
    [few] кубика
   *[many] кубиков
}
ah3-ability-dice-per = на 1 кубик больше за { $each }
ah3-ability-one-handed = { $text }, а если занято не больше одной руки, вместо этого { $dice }
ah3-ability-add-to-each = { ah3-v-add } 1 к каждому кубику
ah3-ability-add-to-die = { ah3-v-add } 1 к одному кубику
ah3-ability-discard-for-successes = вы можете сбросить эту карту, чтобы добавить { $n } { $n ->
    [one] успех
    [few] успеха
   *[many] успехов
}
ah3-ability-sixes-count-twice = каждая 6 считается за два успеха
ah3-ability-only-sixes = Для вас успехи — только 6
ah3-ability-successes = Для вас успехи — { $from } и больше
ah3-ability-neither-blessed-nor-cursed = Вы не можете стать ни благословлёнными, ни проклятыми
ah3-ability-instead-move-tested = Вместо обычного движения можно двигаться с помощью этой карты: пройдите проверку { $skill-gen } и переместитесь на { $spaces } { $spaces ->
    [one] область
    [few] области
   *[many] областей
} и ещё на 1 за каждый успех{ $pays ->
    [none] ; тратить на это деньги нельзя
   *[some] ; можно потратить до ${ $money }, по 1 области за доллар
}
ah3-ability-instead-move = Вместо обычного движения можно двигаться с помощью этой карты: на { $spaces } { $spaces ->
    [one] область
    [few] области
   *[many] областей
}{ $pays ->
    [none] ; тратить на это деньги нельзя
   *[some] ; можно потратить до ${ $money }, по 1 области за доллар
}
ah3-ability-instead-skill = В действии «{ $action }» можно вместо обычного навыка пройти проверку { $skill-gen }
ah3-ability-instead = Действие «{ $action }» можно выполнить с помощью этой карты
ah3-ability-cast-in-attack = это заклинание можно прочитать: пройдите проверку знаний{ $with ->
    [yes] { "" } ({ $modifier })
   *[no] { "" }
} и добавьте её успехи к успехам атаки
ah3-ability-cast-in-anothers-test = это заклинание можно прочитать: пройдите проверку знаний{ $with ->
    [yes] { "" } ({ $modifier })
   *[no] { "" }
} и добавьте её успехи к его успехам
ah3-ability-cast-when-damaged = это заклинание можно прочитать: пройдите проверку знаний{ $with ->
    [yes] { "" } ({ $modifier })
   *[no] { "" }
} и предотвратите по 1 урону за каждый успех
ah3-ability-prevent = предотвратите { $n } { $what ->
    [damage] { $n ->
        [one] урон
       *[other] урона
    }
    [horror] { $n ->
        [one] ужас
       *[other] ужаса
    }
   *[either] { $n ->
        [one] урон или ужас
       *[other] урона или ужаса
    }
}
ah3-ability-focus-limit = Ваша собранность больше на { $n }
ah3-ability-focus-twice = Каждый навык вы можете улучшить дважды
ah3-ability-more-actions = Каждый ход у вас { $n } { $n ->
    [one] дополнительное действие
    [few] дополнительных действия
   *[many] дополнительных действий
}
ah3-ability-half-price = вы можете заплатить половину её цены (с округлением вверх); дважды уменьшить цену нельзя
ah3-reroll-one = { ah3-v-reroll } 1 кубик
ah3-reroll-one-or-all = { ah3-v-reroll } 1 кубик или все кубики
ah3-reroll-any = { ah3-v-reroll } любое число кубиков
ah3-reroll-up-to = { ah3-v-reroll } не больше кубиков, чем { $number }

## Что делает только один компонент

ah3-special-takes-over-engagements = Когда монстр вот-вот вступит в бой с другим сыщиком в вашей области, вы можете принять этот бой на себя.
ah3-special-shares-action = Один раз за раунд, после вашего действия: другой сыщик, где бы он ни был, может выполнить то же действие.
ah3-special-moves-around-evading = До или после дополнительного действия, которое даёт уклонение: вы можете переместиться не больше чем на 2 области.
ah3-special-exchanges-wounds = Действие: выберите любого сыщика или союзника и обменяйтесь с ним любым уроном и ужасом.
ah3-special-casts-with-damage = Когда вы читаете заклинание: вместо его ужаса можно получить урон. Если вы получили за него урон или потратили трофеи, +2 кубика в его проверке.
ah3-special-repeats-action = Действие: выполните действие, которое вы уже выполнили в этом раунде.
ah3-special-handcuffs = Один раз за раунд, когда вы нанесли урон неэпическому монстру-человеку, вышли с ним из боя или получили от него урон: вы можете победить его.
ah3-special-dynamite = В действии «атака»: вместо результата броска можно сбросить эту карту; каждый монстр, с которым вы в бою, получает 5 урона.
ah3-special-unnoticed = Неэпические монстры не замечают вас, активируясь, и не вступают с вами в бой, пока вы не атакуете их и не нанесёте им урон.
ah3-special-two-pact-dice = При расплате за вашу тёмную сделку бросайте два кубика.
ah3-special-rerolls-any-roll = Один раз за бросок, даже за бросок тёмной сделки: вы можете получить 1 ужас, чтобы перебросить любое число кубиков.
ah3-special-never-discarded = Эта карта никогда не сбрасывается.
ah3-special-shares-focus = У других в вашей области +1 кубик в проверках каждого навыка, который вы улучшили.

## Монстры

ah3-traits = Атрибуты: { $traits }.
ah3-monster-figures = Здоровье { $health }{ $is-elite ->
    [yes] { "" } + { $elite } за игрока
   *[no] { "" }
}; атака { $attack }, уклонение { $evade }; урон { $damage }, ужас { $horror }{ $remnant ->
    [yes] ; оставляет трофей
   *[no] { "" }
}.
ah3-keywords = Ключевые слова: { $words }.
ah3-monster-spawns = Появляется { $place }.
ah3-how-far = { $directly ->
    [yes] перемещается напрямую к
   *[no] перемещается на { $speed } { $speed ->
        [one] область
        [few] области
       *[many] областей
    } к
}
ah3-how-far-on = { $directly ->
    [yes] перемещается напрямую
   *[no] перемещается на { $speed } { $speed ->
        [one] область
        [few] области
       *[many] областей
    }
}
ah3-monster-hunter = Охотящийся: { ah3-how-far } { $prey }.
ah3-monster-patrol = Патрулирующий: { ah3-how-far-on } { $place }.
ah3-monster-patrol-with-prey = Патрулирующий: { ah3-how-far-on } { $place }; его добыча — { $prey }.
ah3-monster-lurker = Притаившийся: { $text }.
ah3-prey-highest = { $form ->
    [to] сыщику
   *[is] сыщик
} с наибольшим значением { $skill-gen }
ah3-prey-lowest = { $form ->
    [to] сыщику
   *[is] сыщик
} с наименьшим значением { $skill-gen }
ah3-prey-most-clues = { $form ->
    [to] сыщику
   *[is] сыщик
} с наибольшим числом улик
ah3-prey-most-remnants = { $form ->
    [to] сыщику
   *[is] сыщик
} с наибольшим числом трофеев
ah3-prey-most-spells = { $form ->
    [to] сыщику
   *[is] сыщик
} с наибольшим числом заклинаний
ah3-prey-nearest = { $form ->
    [to] ближайшему сыщику
   *[is] ближайший сыщик
}

## Карты архива

ah3-codex-in-deck = Контакт в колоде района «{ $neighbourhood }».
ah3-codex-after-encounter = После любого из её контактов: { $text }.
ah3-codex-attached = После контакта из колоды района «{ $neighbourhood }»: { $text }.
ah3-codex-entry = Когда эту карту добавляют в кодекс: { $text }.
ah3-codex-when = Как только { $cond }
ah3-codex-if = если { $cond }
ah3-codex-spawned = После появления монстра: { $monsters }
ah3-codex-defeated = После победы над монстром: { $monsters }
ah3-codex-disengaged = После того как вы вышли из боя с монстром { $monsters }
ah3-codex-anomaly-placed = После появления аномалии в районе
ah3-codex-names-sanford = Когда вы вытянули контакт, в котором назван Карл Сэнфорд
ah3-codex-space-with-doom = Как только в области не меньше { $n } безысходности
ah3-codex-anomaly-threshold = Как только в области не меньше { $space } безысходности или в районе вместе не меньше { $neighbourhood }, а аномалии там нет
ah3-codex-anomaly-without-doom = Как только в районе с аномалией не осталось безысходности
ah3-constant-anomalies = Безысходность, которую кладут в район с аномалией, попадает вместо этого на лист сценария, а контакты там — контакты с аномалией.
ah3-constant-scars = Белые маркеры — шрамы.
ah3-constant-nobody-enters = Перемещаться { $place } нельзя.
ah3-constant-is-space = Эта карта — область, у которой нет смежных. Безысходность отсюда попадает на лист сценария; при контакте здесь получите { $horror } { $horror ->
    [one] ужас
   *[other] ужаса
}.
ah3-constant-health = { $monster }: здоровье { $by } за { $each }.
ah3-constant-clues-for-damage = Атакуя { $monster-acc }, вы можете сбросить сколько угодно улик с листа сценария: каждая наносит 1 урон.

## Суммы и редкие числа

ah3-each-and = { $first } и за { $second }
ah3-number-and = { $first } плюс { $second }
ah3-count-sum = сумма чисел ({ $values }) — { $how ->
    [none] 0
   *[other] { ah3-how-many }
}
ah3-each-your-money = каждый { $who ->
    [they] его
   *[you] ваш
} доллар
ah3-number-your-money = число { $who ->
    [they] его
   *[you] ваших
} долларов
ah3-count-your-money = у { $who ->
    [they] него
   *[you] вас
} { $how ->
    [none] нет денег
    [least] не меньше ${ $n }
    [fewer] меньше ${ $n }
    [exact] ровно ${ $n }
   *[other] не ровно ${ $n }
}
ah3-each-your-horror = каждый { $who ->
    [they] его
   *[you] ваш
} ужас
ah3-number-your-horror = { $who ->
    [they] у него
   *[you] у вас
} ужаса
ah3-count-your-horror = у { $who ->
    [they] него
   *[you] вас
} { $how ->
    [none] нет ужаса
   *[other] ужаса { ah3-how-many }
}
ah3-cond-you-hold = у { $who ->
    [they] него
   *[you] вас
} { $not ->
    [yes] нет карты
   *[no] есть карта
} «{ $asset }»
ah3-cond-you-are-engaged = { $who ->
    [they] он
   *[you] вы
} { $not ->
    [yes] не { "" }
   *[no] { "" }
}в бою
ah3-cond-at-focus-limit = у { $who ->
    [they] него
   *[you] вас
} жетонов навыка { $not ->
    [yes] меньше, чем
   *[no] не меньше, чем
} собранность
ah3-effect-hurt-this = { ah3-v-put } на эту карту { $amount }
ah3-effect-recover-this = { ah3-v-remove } с этой карты { $amount }
ah3-effect-damage-it = { $voice ->
    [say] Нанесите
    [bare] нанесите
    [to] нанести
   *[they] наносит
} ему { $amount }
ah3-effect-binding = { ah3-v-choose } любого монстра и пройдите проверку знаний с его модификатором уклонения (при успехе изнурите его)
ah3-effect-fill-luggage = { ah3-v-put } под эту карту лицом вниз две верхние карты колоды вещей
ah3-effect-open-luggage = { ah3-v-gain } вещи из-под этой карты и сбросьте её
ah3-effect-roll-for-dark-pact = { ah3-v-roll } 1 кубик (это не проверка): если выпала 1, переверните эту карту и выполните оборот
ah3-special-success-for-its-horror = Когда вы читаете заклинание: если ужас за него получает эта карта, добавьте 1 успех.

## Что ещё сказано на картах и листах

ah3-text-part = { $heading }: { $text }
ah3-no-text = Без текста.
ah3-occupation = { $occupation } ({ $roles })
ah3-sheet-figures = Здоровье { $health }, рассудок { $sanity }; начинает с ${ $money }.
ah3-sheet-skills = Навыки: { $skills }.
ah3-skill-value = { $skill } { $n }
ah3-sheet-focus-limit = Собранность { $n }.
ah3-sheet-focus-spells = Собранность равна числу заклинаний.
ah3-sheet-focus-any = Собранность не ограничена.
ah3-sheet-fixed = Начинает с картами: { $assets }.
ah3-sheet-choice = Начинает с одной из карт: { $assets }.
ah3-sheet-optional = Может также начать с картой «{ $asset }» и тёмной сделкой.
ah3-type-item = Вещь
ah3-type-spell = Заклинание
ah3-type-ally = Союзник
ah3-type-talent = Талант
ah3-type-condition = Состояние
ah3-asset-value = стоимость ${ $n }
ah3-asset-hands = { $n } { $n ->
    [one] рука
    [few] руки
   *[many] рук
}
ah3-asset-health = здоровье { $n }
ah3-asset-sanity = рассудок { $n }
ah3-asset-cast-horror = прочтение стоит { $n } { $n ->
    [one] ужас
   *[other] ужаса
}
ah3-is-rumour = Слухи: карта остаётся в кодексе.
ah3-shortage = Вещи на витрине дороже на $2. Перед покупкой пройдите проверку общения (−1): при успехе в этом раунде для вас это не действует.
ah3-street-card = Карта улицы
ah3-event-card = Событие: { $neighbourhood }
ah3-event-doom = Безысходность: { $spaces }.
ah3-doom-up-to = До { $n } безысходности в вашей области
ah3-doom-between = { $least }–{ $most } безысходности в вашей области
ah3-doom-from = Не меньше { $n } безысходности в вашей области
