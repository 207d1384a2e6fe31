### Тексти карт і аркушів, складені з того, що вони роблять.
###
### Ефект — фраза без великої літери й крапки; речення робить із неї ah3-sentence.
### `$voice`: say — вказівка на початку речення; bare — вказівка всередині нього; to — інфінітив; решта — третя особа.
###
### `$who`: you, або they — про того, кого названо раніше.

## Дієслова

ah3-v-gain = { $voice ->
    [say] Отримайте
    [bare] отримайте
    [to] отримати
   *[they] отримує
}
ah3-v-lose = { $voice ->
    [say] Втратьте
    [bare] втратьте
    [to] втратити
   *[they] втрачає
}
ah3-v-pay = { $voice ->
    [say] Заплатіть
    [bare] заплатіть
    [to] заплатити
   *[they] платить
}
ah3-v-spend = { $voice ->
    [say] Витратьте
    [bare] витратьте
    [to] витратити
   *[they] витрачає
}
ah3-v-suffer = { $voice ->
    [say] Отримайте
    [bare] отримайте
    [to] отримати
   *[they] отримує
}
ah3-v-recover = { $voice ->
    [say] Відновіть
    [bare] відновіть
    [to] відновити
   *[they] відновлює
}
ah3-v-discard = { $voice ->
    [say] Скиньте
    [bare] скиньте
    [to] скинути
   *[they] скидає
}
ah3-v-focus = { $voice ->
    [say] Зосередьте
    [bare] зосередьте
    [to] зосередити
   *[they] зосереджує
}
ah3-v-research = { $voice ->
    [say] Вивчіть
    [bare] вивчіть
    [to] вивчити
   *[they] вивчає
}
ah3-v-become = { $voice ->
    [say] Станьте
    [bare] станьте
    [to] стати
   *[they] стає
}
ah3-v-move = { $voice ->
    [say] Перемістіться
    [bare] перемістіться
    [to] переміститися
   *[they] переміщується
}
ah3-v-put = { $voice ->
    [say] Покладіть
    [bare] покладіть
    [to] покласти
   *[they] кладе
}
ah3-v-place = { $voice ->
    [say] Покладіть
    [bare] покладіть
    [to] покласти
   *[they] кладе
}
ah3-v-remove = { $voice ->
    [say] Приберіть
    [bare] приберіть
    [to] прибрати
   *[they] прибирає
}
ah3-v-shift = { $voice ->
    [say] Пересуньте
    [bare] пересуньте
    [to] пересунути
   *[they] пересуває
}
ah3-v-spawn = { $voice ->
    [say] Розмістіть
    [bare] розмістіть
    [to] розмістити
   *[they] розміщує
}
ah3-v-spread = { $voice ->
    [say] Поширте
    [bare] поширте
    [to] поширити
   *[they] поширює
}
ah3-v-draw = { $voice ->
    [say] Витягніть
    [bare] витягніть
    [to] витягнути
   *[they] витягує
}
ah3-v-test = { $voice ->
    [say] Зробіть
    [bare] зробіть
    [to] зробити
   *[they] робить
}
ah3-v-roll = { $voice ->
    [say] Киньте
    [bare] киньте
    [to] кинути
   *[they] кидає
}
ah3-v-reroll = { $voice ->
    [say] Перекиньте
    [bare] перекиньте
    [to] перекинути
   *[they] перекидає
}
ah3-v-buy = { $voice ->
    [say] Купіть
    [bare] купіть
    [to] купити
   *[they] купує
}
ah3-v-reveal = { $voice ->
    [say] Відкрийте
    [bare] відкрийте
    [to] відкрити
   *[they] відкриває
}
ah3-v-choose = { $voice ->
    [say] Виберіть
    [bare] виберіть
    [to] вибрати
   *[they] вибирає
}
ah3-v-add = { $voice ->
    [say] Додайте
    [bare] додайте
    [to] додати
   *[they] додає
}
ah3-v-shuffle = { $voice ->
    [say] Замішайте
    [bare] замішайте
    [to] замішати
   *[they] замішує
}
ah3-v-flip = { $voice ->
    [say] Переверніть
    [bare] переверніть
    [to] перевернути
   *[they] перевертає
}
ah3-v-take = { $voice ->
    [say] Візьміть
    [bare] візьміть
    [to] взяти
   *[they] бере
}
ah3-v-return = { $voice ->
    [say] Поверніть
    [bare] поверніть
    [to] повернути
   *[they] повертає
}
ah3-v-carry-out = { $voice ->
    [say] Виконайте
    [bare] виконайте
    [to] виконати
   *[they] виконує
}
ah3-v-attach = { $voice ->
    [say] Приєднайте
    [bare] приєднайте
    [to] приєднати
   *[they] приєднує
}
ah3-v-mend = { $voice ->
    [say] Загойте
    [bare] загойте
    [to] загоїти
   *[they] загоює
}
ah3-v-defeat = { $voice ->
    [say] Переможіть
    [bare] переможіть
    [to] перемогти
   *[they] перемагає
}
ah3-v-do = { $voice ->
    [say] Робіть
    [bare] робіть
    [to] робити
   *[they] робить
}
ah3-v-set-aside = { $voice ->
    [say] Відкладіть
    [bare] відкладіть
    [to] відкласти
   *[they] відкладає
}
ah3-v-disengage = { $voice ->
    [say] Вийдіть з бою
    [bare] вийдіть з бою
    [to] вийти з бою
   *[they] виходить з бою
}
ah3-v-let = { $voice ->
    [say] Дайте
    [bare] дайте
    [to] дати
   *[they] дає
}
ah3-your = { $who ->
    [they] його
   *[you] ваш
}

## Як поєднуються тексти

ah3-sentence = { $text }.
ah3-ability = { $head }: { $text }.
ah3-all = { $items }
ah3-then-part = { $first }, потім { $second }
ah3-full-stop = { $first }. { $second }
ah3-semicolon = { $first }; { $second }
ah3-comma = { $first }, { $second }
ah3-or = { $first } або { $second }
ah3-and = { $first } і { $second }
ah3-or-part = { $first }, або { $second }
ah3-at = { $at-at }
ah3-number = { $n }
ah3-quoted = «{ $name }»
ah3-place-name = { $name-at }
ah3-plus = +{ $n }
ah3-minus = −{ $n }
ah3-skill-tested = { $skill-gen }

## Кількості

ah3-n-money = ${ $n }
ah3-n-remnants = { $n } { $n ->
    [one] трофей
    [few] трофеї
   *[many] трофеїв
}
ah3-n-clues = { $n } { $n ->
    [one] здогадку
    [few] здогадки
   *[many] здогадок
}
ah3-n-focus = { $n } { $n ->
    [one] жетон
    [few] жетони
   *[many] жетонів
} зосередження
ah3-n-health = { $n } здоров’я
ah3-n-sanity = { $n } { $n ->
    [one] розум
   *[other] розуму
}
ah3-n-damage = { $n } { $n ->
    [one] рану
    [few] рани
   *[many] ран
}
ah3-n-dealt = { $n } { $n ->
    [one] рани
   *[other] ран
}
ah3-n-horror = { $n } { $n ->
    [one] жах
    [few] жахи
   *[many] жахів
}
ah3-n-harm = { $n } ран або жаху
ah3-n-doom = { $n } { $n ->
    [one] приреченість
   *[other] приреченості
}
ah3-n-tokens = { $n } { $n ->
    [one] жетон
    [few] жетони
   *[many] жетонів
} Міфу
ah3-n-spaces = { $n } { $n ->
    [one] ділянку
    [few] ділянки
   *[many] ділянок
}
ah3-less-successes = { $amount }, але на 1 менше за кожен успіх
ah3-for-each = { $amount } за { $each }
ah3-rolled-money = стільки доларів, скільки випало
ah3-rolled-remnants = стільки трофеїв, скільки випало
ah3-rolled-clues = стільки здогадок, скільки випало
ah3-rolled-focus = стільки жетонів зосередження, скільки випало
ah3-rolled-health = стільки здоров’я, скільки випало
ah3-rolled-sanity = стільки розуму, скільки випало
ah3-rolled-damage = стільки ран, скільки випало
ah3-rolled-dealt = стільки ран, скільки випало
ah3-rolled-horror = стільки жаху, скільки випало
ah3-rolled-harm = стільки ран або жаху, скільки випало
ah3-rolled-doom = стільки приреченості, скільки випало
ah3-rolled-tokens = стільки жетонів Міфу, скільки випало
ah3-rolled-spaces = стільки ділянок, скільки випало

## Після «за»

ah3-each-constant = кожне з цього
ah3-each-success = кожен успіх
ah3-each-missing-success = кожен успіх, якого бракує
ah3-each-rolled = кожне очко, що випало
ah3-each-doom-here = кожну приреченість на { $who ->
    [they] його
   *[you] вашій
} ділянці
ah3-each-monster-in-neighbourhood = кожного монстра у { $who ->
    [they] його
   *[you] вашому
} районі
ah3-each-clue-in-neighbourhood = кожну здогадку у { $who ->
    [they] його
   *[you] вашому
} районі
ah3-each-your-clue = кожну { $who ->
    [they] його
   *[you] вашу
} здогадку
ah3-each-any-clue = кожну здогадку в дослідників і на аркуші сценарію
ah3-each-sheet-doom = кожну приреченість на аркуші сценарію
ah3-each-sheet-clue = кожну здогадку на аркуші сценарію
ah3-each-sheet-token = кожну здогадку та приреченість на аркуші сценарію
ah3-each-sheet-marker = кожен маркер на аркуші сценарію
ah3-each-board-marker = кожен маркер на полі
ah3-each-mended-scar = кожен загоєний шрам
ah3-each-open-scar = кожен незагоєний шрам
ah3-each-lodge-member = кожного члена ложі
ah3-each-set-aside = кожну відкладену карту архіву
ah3-each-clue-on = кожну здогадку на карті «{ $card }»
ah3-each-doom-on-rumour = кожну приреченість на чутках
ah3-each-its-health = кожне здоров’я, що в нього лишилося

## Числа

ah3-number-constant = це число
ah3-number-success = кількість успіхів
ah3-number-missing-success = кількість успіхів, яких бракує
ah3-number-rolled = сума, що випала
ah3-number-doom-here = кількість приреченості на { $who ->
    [they] його
   *[you] вашій
} ділянці
ah3-number-monster-in-neighbourhood = кількість монстрів у { $who ->
    [they] його
   *[you] вашому
} районі
ah3-number-clue-in-neighbourhood = кількість здогадок у { $who ->
    [they] його
   *[you] вашому
} районі
ah3-number-your-clue = кількість { $who ->
    [they] його
   *[you] ваших
} здогадок
ah3-number-any-clue = кількість здогадок у дослідників і на аркуші сценарію
ah3-number-sheet-doom = кількість приреченості на аркуші сценарію
ah3-number-sheet-clue = кількість здогадок на аркуші сценарію
ah3-number-sheet-token = кількість здогадок і приреченості на аркуші сценарію
ah3-number-sheet-marker = кількість маркерів на аркуші сценарію
ah3-number-board-marker = кількість маркерів на полі
ah3-number-mended-scar = кількість загоєних шрамів
ah3-number-open-scar = кількість незагоєних шрамів
ah3-number-lodge-member = кількість членів ложі
ah3-number-set-aside = кількість відкладених карт архіву
ah3-number-clue-on = кількість здогадок на карті «{ $card }»
ah3-number-doom-on-rumour = кількість приреченості на чутках
ah3-number-its-health = здоров’я, що в нього лишилося

## Умови з лічбою: `$how` — least, fewer, none, exact або other

ah3-how-many = { $how ->
    [least] щонайменше { $n }
    [fewer] менше ніж { $n }
    [none] жодної
    [exact] рівно { $n }
   *[other] не рівно { $n }
}
ah3-count-constant = це { $how ->
    [none] 0
   *[other] { ah3-how-many }
}
ah3-count-success = { $how ->
    [none] успіхів немає
   *[other] успіхів { ah3-how-many }
}
ah3-count-missing-success = { $how ->
    [none] усі успіхи є
   *[other] успіхів бракує: { ah3-how-many }
}
ah3-count-rolled = сума, що випала, — { $how ->
    [none] 0
   *[other] { ah3-how-many }
}
ah3-count-doom-here = на { $who ->
    [they] його
   *[you] вашій
} ділянці { $how ->
    [none] немає приреченості
   *[other] приреченості { ah3-how-many }
}
ah3-count-monster-in-neighbourhood = у { $who ->
    [they] його
   *[you] вашому
} районі { $how ->
    [none] немає монстрів
   *[other] монстрів { ah3-how-many }
}
ah3-count-clue-in-neighbourhood = у { $who ->
    [they] його
   *[you] вашому
} районі { $how ->
    [none] немає здогадок
   *[other] здогадок { ah3-how-many }
}
ah3-count-your-clue = { $who ->
    [they] у нього
   *[you] ви маєте
} { $how ->
    [none] жодної здогадки
    [least] { $n ->
        [one] хоча б 1 здогадку
       *[other] здогадок { ah3-how-many }
    }
   *[other] здогадок { ah3-how-many }
}
ah3-count-any-clue = у дослідників і на аркуші сценарію разом { $how ->
    [none] немає здогадок
   *[other] здогадок { ah3-how-many }
}
ah3-count-sheet-doom = на аркуші сценарію { $how ->
    [none] немає приреченості
   *[other] { ah3-how-many } приреченості
}
ah3-count-sheet-clue = на аркуші сценарію { $how ->
    [none] немає здогадок
   *[other] { ah3-how-many } { $n ->
        [one] здогадка
        [few] здогадки
       *[many] здогадок
    }
}
ah3-count-sheet-token = на аркуші сценарію { $how ->
    [none] немає ні здогадок, ні приреченості
   *[other] { ah3-how-many } здогадок і приреченості разом
}
ah3-count-sheet-marker = на аркуші сценарію { $how ->
    [none] немає маркерів
   *[other] { ah3-how-many } { $n ->
        [one] маркер
        [few] маркери
       *[many] маркерів
    }
}
ah3-count-board-marker = на полі { $how ->
    [none] немає маркерів
   *[other] { ah3-how-many } { $n ->
        [one] маркер
        [few] маркери
       *[many] маркерів
    }
}
ah3-count-mended-scar = { $how ->
    [none] немає загоєних шрамів
    [least] { $n ->
        [one] є хоча б 1 загоєний шрам
       *[other] загоєних шрамів { ah3-how-many }
    }
   *[other] загоєних шрамів { ah3-how-many }
}
ah3-count-open-scar = { $how ->
    [none] немає незагоєних шрамів
    [least] { $n ->
        [one] є хоча б 1 незагоєний шрам
       *[other] незагоєних шрамів { ah3-how-many }
    }
   *[other] незагоєних шрамів { ah3-how-many }
}
ah3-count-lodge-member = { $how ->
    [none] до ложі ніхто не вступив
    [least] { $n ->
        [one] до ложі вступив хоч хтось
       *[other] до ложі вступило дослідників { ah3-how-many }
    }
   *[other] до ложі вступило дослідників { ah3-how-many }
}
ah3-count-set-aside = { $how ->
    [none] немає відкладених карт архіву
    [least] { $n ->
        [one] є відкладена карта архіву
       *[other] відкладених карт архіву { ah3-how-many }
    }
   *[other] відкладених карт архіву { ah3-how-many }
}
ah3-count-clue-on = на карті «{ $card }» { $how ->
    [none] немає здогадок
   *[other] { ah3-how-many } { $n ->
        [one] здогадка
        [few] здогадки
       *[many] здогадок
    }
}
ah3-count-doom-on-rumour = на цих чутках { $how ->
    [none] немає приреченості
   *[other] { ah3-how-many } приреченості
}
ah3-count-its-health = у нього лишилося здоров’я { $how ->
    [none] 0
   *[other] { ah3-how-many }
}

## Інші умови та протилежні їм

ah3-cond-in-codex = { $not ->
    [yes] у кодексі немає карти
   *[no] у кодексі лежить карта
} «{ $card }»
ah3-cond-front-shown = карта «{ $card }» лежить { $not ->
    [yes] не { "" }
   *[no] { "" }
}лицьовим боком догори
ah3-cond-back-shown = карта «{ $card }» лежить { $not ->
    [yes] не { "" }
   *[no] { "" }
}зворотом догори
ah3-colour-nom = { $colour ->
    [white] білий
    [blue] синій
    [red] червоний
    [green] зелений
   *[black] чорний
}
ah3-colour = { ah3-colour-nom }
ah3-colour-gen = { $colour ->
    [white] білого
    [blue] синього
    [red] червоного
    [green] зеленого
   *[black] чорного
}
ah3-colour-with = { $colour ->
    [white] білим
    [blue] синім
    [red] червоним
    [green] зеленим
   *[black] чорним
}
ah3-colour-many = { $colour ->
    [white] білих
    [blue] синіх
    [red] червоних
    [green] зелених
   *[black] чорних
}
ah3-cond-marker-found = { ah3-colour-nom } маркер { $not ->
    [yes] не { "" }
   *[no] { "" }
}знайдено
ah3-cond-revealed = він { $not ->
    [yes] не { "" }
   *[no] { "" }
}{ ah3-colour-nom }
ah3-cond-hidden-marker-here = на { $who ->
    [they] його
   *[you] вашій
} ділянці { $not ->
    [yes] немає маркера
   *[no] лежить маркер
} лицем донизу
ah3-cond-scar-here = на { $who ->
    [they] його
   *[you] вашій
} ділянці { $not ->
    [yes] немає незагоєного шраму
   *[no] є незагоєний шрам
}
ah3-cond-you-are-at = { $who ->
    [they] він
   *[you] ви
} { $not ->
    [yes] не { "" }
   *[no] { "" }
}{ $place }
ah3-cond-anomaly-here = у { $who ->
    [they] його
   *[you] вашому
} районі { $not ->
    [yes] немає аномалії
   *[no] є аномалія
}
ah3-cond-scar-there = у тому районі { $not ->
    [yes] немає
   *[no] є
} { $not ->
    [yes] шраму
   *[no] шрам
}{ $mended ->
    [yes] , навіть загоєного
   *[no] { "" }
}
ah3-cond-you-are-blessed = { $who ->
    [they] він
   *[you] ви
} { $not ->
    [yes] не { "" }
   *[no] { "" }
}{ $who ->
    [they] благословенний
   *[you] благословенні
}
ah3-cond-you-are-cursed = { $who ->
    [they] він
   *[you] ви
} { $not ->
    [yes] не { "" }
   *[no] { "" }
}{ $who ->
    [they] проклятий
   *[you] прокляті
}
ah3-cond-you-have-a-pact = { $who ->
    [they] у нього
   *[you] у вас
} { $not ->
    [yes] немає темної угоди
   *[no] є темна угода
}
ah3-cond-you-have = у { $who ->
    [they] нього
   *[you] вас
} { $not ->
    [yes] немає здобутку
   *[no] є здобуток
} з рисою «{ $trait }»
ah3-cond-passed = перевірку { $not ->
    [yes] не { "" }
   *[no] { "" }
}пройдено

## Місця: `$form` — at (де), to (куди), towards (до чого)

ah3-place-your-space = { $form ->
    [to] на { $who ->
        [they] його
       *[you] вашу
    } ділянку
    [towards] до { $who ->
        [they] його
       *[you] вашої
    } ділянки
   *[at] на { $who ->
        [they] його
       *[you] вашій
    } ділянці
}
ah3-place-space = { $form ->
    [to] { $place-to }
    [towards] у бік { $place-gen }
   *[at] { $place-at }
}
ah3-place-unstable-space = { $form ->
    [to] на нестабільну ділянку
    [towards] до нестабільної ділянки
   *[at] на нестабільній ділянці
}
ah3-place-most-doom = { $form ->
    [to] на ділянку
    [towards] до ділянки
   *[at] на ділянці
}, де найбільше приреченості
ah3-place-start-space = { $form ->
    [to] на стартову ділянку
    [towards] до стартової ділянки
   *[at] на стартовій ділянці
}
ah3-place-sheet = { $form ->
    [to] на аркуш сценарію
    [towards] до аркуша сценарію
   *[at] на аркуші сценарію
}
ah3-place-street-nearest-lead = { $form ->
    [to] на найближчу до провідного дослідника вулицю
    [towards] до найближчої до провідного дослідника вулиці
   *[at] на найближчій до провідного дослідника вулиці
}
ah3-place-street-nearest-prey = { $form ->
    [to] на найближчу до його жертви вулицю
    [towards] до найближчої до його жертви вулиці
   *[at] на найближчій до його жертви вулиці
}
ah3-place-its-space = { $form ->
    [to] на його ділянку
    [towards] до його ділянки
   *[at] на його ділянці
}
ah3-place-next-to-it = { $form ->
    [to] на суміжну з ним ділянку
    [towards] до суміжної з ним ділянки
   *[at] на суміжній з ним ділянці
}
ah3-place-next-to-it-with-most-doom = { $form ->
    [to] на суміжну з ним ділянку
    [towards] до суміжної з ним ділянки
   *[at] на суміжній з ним ділянці
}, де найбільше приреченості
ah3-place-with-marker = { $form ->
    [to] на ділянку
    [towards] до ділянки
   *[at] на ділянці
} з { ah3-colour-with } маркером
ah3-place-any-with-doom = { $form ->
    [to] на будь-яку ділянку
    [towards] до будь-якої ділянки
   *[at] на будь-якій ділянці
} з приреченістю
ah3-place-any-with-anomaly = { $form ->
    [to] на будь-яку ділянку
    [towards] до будь-якої ділянки
   *[at] на будь-якій ділянці
} району з аномалією
ah3-place-each-other-space = { $form ->
    [to] на кожну іншу ділянку
    [towards] до кожної іншої ділянки
   *[at] на кожній іншій ділянці
} того району
ah3-place-that-space = { $form ->
    [to] на ту ділянку
    [towards] до тієї ділянки
   *[at] на тій ділянці
}
ah3-doom-from-your-space = з { $who ->
    [they] його
   *[you] вашої
} ділянки
ah3-doom-from-one-in-neighbourhood = з однієї ділянки { $who ->
    [they] його
   *[you] вашого
} району
ah3-doom-from-another-in-neighbourhood = з іншої ділянки { $who ->
    [they] його
   *[you] вашого
} району
ah3-doom-from-any-space = з будь-якої однієї ділянки
ah3-doom-from-different-spaces = з різних ділянок, по 1 з кожної
ah3-doom-from-that-space = з тієї ділянки
ah3-monster-in-your-space = монстрові на { $who ->
    [they] його
   *[you] вашій
} ділянці
ah3-monster-in-your-or-adjacent-space = монстрові на { $who ->
    [they] його
   *[you] вашій
} чи суміжній ділянці
ah3-monster-in-engaged-with-you = монстрові, з яким { $who ->
    [they] він
   *[you] ви
} в бою
ah3-monster-in-anywhere = будь-якому монстрові
ah3-engaged-with-you = у бою з { $who ->
    [they] ним
   *[you] вами
}
ah3-engaged-with-lead = у бою з провідним дослідником
ah3-where-card-says = там, де сказано на його карті

## Ціна

ah3-price-nothing = не { ah3-v-pay } нічого
ah3-price-money = { ah3-v-pay } { $amount }
ah3-price-spend = { ah3-v-spend } { $amount }
ah3-price-sheet-clues = { ah3-v-spend } { $amount } з аркуша сценарію
ah3-price-suffer = { ah3-v-suffer } { $amount }

## Ефекти, що містять інші

ah3-effect-nothing = нічого не { ah3-v-do }
ah3-effect-may = { $voice ->
    [say] Ви можете
    [bare] ви можете
    [to] мати право
   *[they] може
} { $text }
ah3-effect-pay = { $voice ->
    [say] Ви можете
    [bare] ви можете
    [to] мати право
   *[they] може
} { $price }, щоб { $text }
ah3-effect-pay-option = { $price }, щоб { $text }
ah3-effect-if-you-do = Якщо { $who ->
    [they] він так зробить
   *[you] ви так зробите
}, { $text }
ah3-effect-either = { $voice ->
    [say] Або
   *[bare] або
} { $text }
ah3-effect-group-chooses = { $voice ->
    [say] Група
   *[bare] група
} вибирає: { $text }
ah3-effect-if = { $voice ->
    [say] Якщо
   *[bare] якщо
} { $cond }, { $text }
ah3-effect-if-else = { $voice ->
    [say] Якщо
   *[bare] якщо
} { $cond }, { $text }; інакше { $other }
ah3-effect-only-if = { $text }, якщо { $cond }
ah3-effect-only-if-else = { $text }, якщо { $cond }, а інакше { $other }
ah3-effect-repeat = { $text }, стільки разів: { $times }
ah3-each-investigator = { $voice ->
    [say] Кожен
   *[bare] кожен
} дослідник { $text }
ah3-each-investigator-at = { $voice ->
    [say] Кожен
   *[bare] кожен
} дослідник { $place } { $text }
ah3-each-space = { $voice ->
    [say] Для
   *[bare] для
} кожної ділянки { $who ->
    [they] його
   *[you] вашого
} району: { $text }
ah3-each-scar = { $voice ->
    [say] За
   *[bare] за
} кожен незагоєний шрам: { $text }
ah3-each-monster = { $voice ->
    [say] За
   *[bare] за
} кожного монстра на полі з рисою «{ $trait }»: { $text }
ah3-effect-test = { ah3-v-test } перевірку { $skill-gen }
ah3-effect-test-with = { ah3-v-test } перевірку { $skill-gen } ({ $modifier })
ah3-effect-remnants-for-dice = { $test }: кожен витрачений до кидка трофей додає 1 кубик
ah3-effect-test-results = { $test } ({ $results })
ah3-effect-on-pass = { $voice ->
    [say] У
   *[bare] у
} разі успіху { $text }
ah3-effect-on-fail = { $voice ->
    [say] У
   *[bare] у
} разі провалу { $text }
ah3-effect-roll = { ah3-v-roll } { $dice } { $dice ->
    [one] кубик
    [few] кубики
   *[many] кубиків
} (це не перевірка); { $text }
ah3-item-one = { $trait ->
    [any] предмет
    [common] звичайний предмет
    [curio] дивовижний предмет
    [magical] магічний предмет
    [weapon] зброю
    [tome] книгу
    [vehicle] транспорт
   *[other] предмет із рисою «{ $named }»
}
ah3-item-many = { $trait ->
    [any] предмети
    [common] звичайні предмети
    [curio] дивовижні предмети
    [magical] магічні предмети
    [weapon] зброю
    [tome] книги
    [vehicle] транспорт
   *[other] предмети з рисою «{ $named }»
}
ah3-effect-buy = { $voice ->
    [say] Ви можете купити
    [bare] ви можете купити
    [to] купити
   *[they] може купити
} з вітрини { ah3-item-many }{ $half ->
    [yes] , кожен за пів ціни (із заокругленням догори)
   *[no] { "" }
}
ah3-effect-buy-one = { $voice ->
    [say] Ви можете купити
    [bare] ви можете купити
    [to] купити
   *[they] може купити
} з вітрини { ah3-item-one } (одну карту){ $half ->
    [yes] , за пів ціни (із заокругленням догори)
   *[no] { "" }
}
ah3-effect-buy-spells = { ah3-v-reveal } { $reveal ->
    [one] { $reveal } верхнє заклинання
    [few] { $reveal } верхні заклинання
   *[many] { $reveal } верхніх заклинань
} колоди; { $who ->
    [they] він може
   *[you] ви можете
} купити будь-які з них{ $how ->
    [half] { "" } за пів ціни (із заокругленням догори)
    [price] { "" } по ${ $price }
   *[value] { "" }
}
ah3-effect-buy-spell = { ah3-v-reveal } { $reveal ->
    [one] { $reveal } верхнє заклинання
    [few] { $reveal } верхні заклинання
   *[many] { $reveal } верхніх заклинань
} колоди; { $who ->
    [they] він може
   *[you] ви можете
} купити { $reveal ->
    [one] його
   *[other] одне з них
}{ $how ->
    [half] { "" } за пів ціни (із заокругленням догори)
    [price] { "" } за ${ $price }
   *[value] { "" }
}
ah3-effect-if-bought = { $first }; якщо { $who ->
    [they] він
   *[you] ви
} щось { $who ->
    [they] купить
   *[you] купите
}, { $text }
ah3-effect-pay-repeatedly = { $voice ->
    [say] Скільки
   *[bare] скільки
} завгодно разів { $who ->
    [they] він може
   *[you] ви можете
} { $price }, щоб { $text }
ah3-effect-any-may-pay = { $voice ->
    [say] Будь-який
   *[bare] будь-який
} один дослідник може { $price }, щоб { $text }
ah3-effect-if-nobody-pays = { $first }; якщо ніхто цього не зробить, { $text }
ah3-effect-choose-other = { ah3-v-choose } іншого дослідника: він { $text }

## Ефекти без вкладених

ah3-effect-gain = { ah3-v-gain } { $amount }
ah3-effect-lose = { ah3-v-lose } { $amount }
ah3-effect-gain-clue = { ah3-v-gain } 1 здогадку з { $who ->
    [they] свого
   *[you] вашого
} району
ah3-effect-research-clues = { ah3-v-research } { $amount }
ah3-effect-supply-clue-to-sheet = { ah3-v-put } 1 здогадку із запасу на аркуш сценарію
ah3-effect-focus = { ah3-v-focus } вміння{ $beyond ->
    [yes] { "" } (можна понад межу зосередження)
   *[no] { "" }
}
ah3-effect-focus-skill = { ah3-v-focus } вміння «{ $skill }»{ $beyond ->
    [yes] { "" } (можна понад межу зосередження)
   *[no] { "" }
}
ah3-effect-focus-each = { ah3-v-focus } кожне вміння (можна понад межу зосередження)
ah3-effect-discard = { ah3-v-discard } { $amount }
ah3-effect-recover = { ah3-v-recover } { $amount }
ah3-effect-recover-or-ally = { ah3-v-recover } { $amount } собі або { $who ->
    [they] своєму
   *[you] своєму
} союзникові
ah3-effect-recover-all = { ah3-v-recover } усе здоров’я й увесь розум
ah3-effect-recover-in-space = { ah3-v-choose } дослідника чи союзника на { $who ->
    [they] своїй
   *[you] вашій
} ділянці: він відновлює { $amount }
ah3-effect-suffer = { ah3-v-suffer } { $amount }{ $direct ->
    [yes] { "" } напряму
   *[no] { "" }
}
ah3-effect-suffer-split = { ah3-v-suffer } { $amount } у будь-якому поєднанні
ah3-possession = { $each ->
    [clue] здогадку
    [item] предмет
    [spell] заклинання
   *[trait] здобуток із рисою «{ $trait }»
}
ah3-effect-suffer-unless-discarded = { ah3-v-suffer } { $amount } за { $each ->
    [clue] кожну свою здогадку
    [item] кожен свій предмет
    [spell] кожне своє заклинання
   *[trait] кожен свій здобуток із рисою «{ $trait }»
}, якщо не { $who ->
    [they] скине
   *[you] скинете
} { $each ->
    [clue] її
   *[item] його
}
ah3-effect-become-delayed = { ah3-v-become } { $voice ->
    [say] затриманими
    [bare] затриманими
   *[they] затриманим
}
ah3-effect-become-blessed = { ah3-v-become } { $voice ->
    [say] благословенними
    [bare] благословенними
   *[they] благословенним
}
ah3-effect-become-cursed = { ah3-v-become } { $voice ->
    [say] проклятими
    [bare] проклятими
   *[they] проклятим
}
ah3-effect-become-dark-pact = { ah3-v-gain } темну угоду
ah3-effect-retire = { $voice ->
    [say] Підіть у відставку
    [bare] підіть у відставку
    [to] піти у відставку
   *[they] іде у відставку
}
ah3-effect-be-devoured = { $voice ->
    [say] Вас пожерто
    [bare] вас пожерто
    [to] бути пожертим
   *[they] стає пожертим
}
ah3-effect-move-up-to = { ah3-v-move } не більше ніж на { $amount }{ $past ->
    [yes] ; монстри дорогою не вступають із { $who ->
        [they] ним
       *[you] вами
    } в бій
   *[no] { "" }
}
ah3-effect-move-to = { ah3-v-move } напряму { $place }
ah3-effect-move-to-adjacent = { ah3-v-move } на { $street ->
    [yes] суміжну вулицю
   *[no] суміжну ділянку
}
ah3-effect-disengage-all = { ah3-v-disengage } з усіма { $others ->
    [yes] іншими монстрами
   *[no] монстрами
}{ $exhaust ->
    [yes] { "" } й { $voice ->
        [to] задіяти
        [say] задійте
        [bare] задійте
       *[they] задіює
    } їх
   *[no] { "" } (вони лишаються оновленими)
}
ah3-effect-gain-item = { ah3-v-gain } { ah3-item-one }{ $range ->
    [any] { "" }
    [least] { "" } вартістю від ${ $least }
    [most] { "" } вартістю до ${ $most }
   *[both] { "" } вартістю від ${ $least } до ${ $most }
}
ah3-effect-gain-spell = { ah3-v-gain } заклинання
ah3-effect-gain-spell-with = { ah3-v-gain } заклинання з рисою «{ $trait }»
ah3-effect-gain-ally = { ah3-v-gain } союзника
ah3-effect-gain-special = { ah3-v-gain } карту «{ $asset }»
ah3-effect-discard-asset = { ah3-v-discard } { ah3-possession }
ah3-effect-discard-this = { ah3-v-discard } цю карту
ah3-effect-doom-on-sheet = { ah3-v-place } { $amount } на аркуш сценарію
ah3-effect-place-doom = { ah3-v-spawn } { $amount } { $place }
ah3-effect-remove-doom = { ah3-v-remove } { $amount } { $place }
ah3-effect-move-doom-to-sheet = { ah3-v-shift } 1 приреченість, що лежить { $place }, на аркуш сценарію
ah3-effect-spread-doom = { ah3-v-spread } приреченість
ah3-effect-gate-burst = { $voice ->
    [say] Проведіть
    [bare] проведіть
    [to] провести
   *[they] проводить
} прорив брами
ah3-effect-spawn-clue = { ah3-v-spawn } здогадку
ah3-effect-draw-tokens = { ah3-v-draw } { $amount }
ah3-n-of-token = { $n } × «{ $token }»
ah3-effect-add-to-cup = { ah3-v-add } до пулу Міфу: { $tokens }
ah3-effect-discard-sheet-clues = { ah3-v-discard } { $amount } з аркуша сценарію
ah3-effect-discard-all-sheet-clues = { ah3-v-discard } усі здогадки з аркуша сценарію
ah3-effect-move-clue-to-codex = { ah3-v-shift } 1 здогадку з аркуша сценарію на карту «{ $card }»
ah3-effect-group-discards-clues = { ah3-v-discard } загалом { $amount } у дослідників чи з аркуша сценарію, на вибір групи
ah3-effect-spawn-monster = { ah3-v-spawn } { $exhausted ->
    [yes] задіяного { "" }
   *[no] { "" }
}монстра
ah3-effect-spawn-monster-at = { ah3-v-spawn } { $exhausted ->
    [yes] задіяного { "" }
   *[no] { "" }
}монстра { $place }
ah3-effect-spawn-named = { ah3-v-spawn } { $monster-acc } { $place }
ah3-effect-spawn-found = { $voice ->
    [say] Знайдіть
    [bare] знайдіть
    [to] знайти
   *[they] знаходить
} знизу колоди монстрів { $n } { $n ->
    [one] монстра
   *[other] монстрів
} із рисою «{ $trait }» і { ah3-spawn-bare } { $place }
ah3-spawn-bare = { $voice ->
    [to] розмістити
    [say] розмістіть
    [bare] розмістіть
   *[they] розміщує
}
ah3-effect-shuffle-into-monster-deck = { ah3-v-shuffle } відкладених монстрів із рисою «{ $trait }» у колоду монстрів
ah3-effect-monster-comes = { $monster } переміщується напряму на { $who ->
    [they] його
   *[you] вашу
} ділянку й вступає з { $who ->
    [they] ним
   *[you] вами
} в бій
ah3-effect-monster-attacks = { $monster } нападає на { $who ->
    [they] нього
   *[you] вас
}
ah3-effect-it-moves-towards = { $voice ->
    [say] Він
   *[bare] він
} переміщується на 1 ділянку { $place }
ah3-effect-you-and-it-move-towards = { $voice ->
    [say] Ви
   *[bare] ви
} та він переміщуєтеся на 1 ділянку { $place }
ah3-effect-defeat-it = { ah3-v-defeat } його
ah3-effect-remove-it = { ah3-v-remove } його з гри
ah3-effect-damage-engaged = { $voice ->
    [say] Кожен
   *[bare] кожен
} монстр, з яким { $who ->
    [they] він
   *[you] ви
} в бою, отримує { $amount }
ah3-effect-damage-monster = { $voice ->
    [say] Завдайте
    [bare] завдайте
    [to] завдати
   *[they] завдає
} { $amount } { $which }
ah3-effect-add-to-codex = { ah3-v-add } до кодексу карту «{ $card }»{ $back ->
    [yes] { "" } зворотом догори
   *[no] { "" }
}
ah3-effect-archive = { ah3-v-return } карту «{ $card }» до архіву
ah3-effect-flip = { ah3-v-flip } карту «{ $card }»
ah3-effect-flip-to = { ah3-v-flip } карту «{ $card }»: «{ $back }»
ah3-effect-read-back = { ah3-v-carry-out } зворот карти «{ $card }»
ah3-effect-set-aside = { ah3-v-set-aside } карти { $cards }
ah3-effect-attach-random = { ah3-v-attach } до колоди її району випадкову з відкладених карт: { $cards }
ah3-effect-shuffle-into-decks = { ah3-v-shuffle } кожну з карт { $cards } з двома верхніми картами колоди її району
ah3-n-of-marker = { $n } { $n ->
    [one] { ah3-colour-nom }
   *[other] { ah3-colour-many }
}
ah3-effect-place-hidden-markers = { ah3-v-place } маркери лицем донизу випадково, по одному на ділянку ({ $markers }): { $places }
ah3-effect-place-marker = { ah3-v-spawn } { ah3-colour-nom } маркер { $place }
ah3-effect-place-marker-in-each-neighbourhood = { ah3-v-place } по маркеру в центр кожного району
ah3-effect-remove-its-neighbourhood-marker = { ah3-v-discard } маркер із центру його району
ah3-effect-marker-on-sheet = { ah3-v-place } маркер на аркуш сценарію
ah3-effect-reveal-marker-here = { ah3-v-reveal } маркер на { $who ->
    [they] своїй
   *[you] вашій
} ділянці
ah3-effect-reveal-all-markers = { ah3-v-reveal } усі маркери на полі
ah3-effect-keep-only-markers = { ah3-v-remove } з поля всі маркери, крім таких: { $colours }
ah3-effect-remove-markers = { ah3-v-remove } з поля кожен { ah3-colour-nom } маркер
ah3-effect-place-scar-there = { ah3-v-place } шрам на ту ділянку цього району, де найбільше приреченості
ah3-effect-place-scars = { $voice ->
    [say] Група
   *[bare] група
} кладе { $n } { $n ->
    [one] шрам
    [few] шрами
   *[many] шрамів
}, { $n ->
    [one] у район
   *[other] кожен у свій район
}, де немає жодного, навіть загоєного
ah3-effect-mend-scar = { ah3-v-mend } шрам на { $who ->
    [they] своїй
   *[you] вашій
} ділянці
ah3-effect-offer-lodge = { $voice ->
    [say] Кожен
   *[bare] кожен
} дослідник може вступити до ложі, отримавши темну угоду; усі вирішують таємно й водночас
ah3-effect-place-anomaly = { ah3-v-place } аномалію в той район
ah3-effect-remove-anomaly = { ah3-v-remove } аномалію з того району
ah3-effect-stop-encounter = { $voice ->
    [say] Контакт
   *[bare] контакт
} припиняється без наслідків
ah3-effect-discard-rumour = { ah3-v-discard } ці чутки
ah3-effect-doom-on-rumour = { ah3-v-place } на ці чутки 1 приреченість
ah3-effect-win = { $lodge ->
    [yes] { $voice ->
        [say] Ложа
       *[bare] ложа
    } перемагає
   *[no] { $voice ->
        [say] Ви
       *[bare] ви
    } перемагаєте
}
ah3-effect-lose-game = { $voice ->
    [say] Ви
   *[bare] ви
} програєте
ah3-effect-defeat-for-its-health = { ah3-v-choose } будь-якого неепічного монстра; отримайте стільки ран, скільки в нього лишилося здоров’я, потім переможіть його
ah3-effect-alliance-of-evil = { ah3-v-spawn } по монстру на кожній ділянці { $who ->
    [they] свого
   *[you] вашого
} району; кожен вступає в бій із дослідником на своїй ділянці, відновлює все здоров’я й нападає

## Коли діють властивості

ah3-head-once = { $voice ->
    [say] Один
   *[bare] один
} раз за раунд
ah3-head-if = { $voice ->
    [say] Якщо
   *[bare] якщо
} { $cond }
ah3-head-others-here = { $voice ->
    [say] Також
   *[bare] також
} для інших на вашій ділянці
ah3-head-focus-spent = { $voice ->
    [say] Коли
   *[bare] коли
} ви витрачаєте жетон зосередження на перекидання
ah3-head-action = { $voice ->
    [say] Дія
   *[bare] дія
}
ah3-head-action-engaged = { $voice ->
    [say] Дія
   *[bare] дія
}, можна й у бою
ah3-head-your-attack = { $voice ->
    [say] У
   *[bare] у
} вашій дії «атака»
ah3-head-anothers-test = { $voice ->
    [say] У
   *[bare] у
} перевірці іншого дослідника, хоч би де він був
ah3-head-damaged = { $voice ->
    [say] Коли
   *[bare] коли
} будь-який дослідник чи союзник ось-ось отримає рани
ah3-harm-kind = { $what ->
    [damage] ран
    [horror] жаху
   *[either] ран або жаху
}
ah3-head-dealt-to-this = { $voice ->
    [say] Коли
   *[bare] коли
} ця карта ось-ось отримає щонайменше { $from } { ah3-harm-kind }
ah3-head-dealt-to-you = { $voice ->
    [say] Коли
   *[bare] коли
} ви ось-ось отримаєте { $what ->
    [damage] рани
    [horror] жах
   *[either] рани або жах
}
ah3-head-buying = { $voice ->
    [say] Коли
   *[bare] коли
} ви купуєте предмет
ah3-during-any = { $voice ->
    [say] У
   *[bare] у
} будь-якій перевірці
ah3-during-action = { $voice ->
    [say] У
   *[bare] у
} дії «{ $action }»
ah3-during-casting = { $voice ->
    [say] Коли
   *[bare] коли
} ви читаєте заклинання
ah3-during-skills = { $voice ->
    [say] У
   *[bare] у
} перевірках { $skills }
ah3-during-encounter-phase = { $voice ->
    [say] У
   *[bare] у
} перевірках { $skill-gen } у фазі контактів
ah3-moment-gained = { $voice ->
    [say] Коли
   *[bare] коли
} ви отримуєте цю карту
ah3-moment-gained-from-deck = { $voice ->
    [say] Коли
   *[bare] коли
} ви отримуєте цю карту з її колоди
ah3-moment-after-action = { $voice ->
    [say] Після
   *[bare] після
} вашої дії «{ $action }»
ah3-moment-after-action-within = { $voice ->
    [say] Після
   *[bare] після
} вашої дії «{ $action }» { $places }
ah3-moment-clue-gained = { $voice ->
    [say] Після
   *[bare] після
} того як ви отримали здогадку
ah3-moment-defeated-in-attack = { $voice ->
    [say] Після
   *[bare] після
} того як ви перемогли монстра в дії «атака»
ah3-moment-this-defeated-in-attack = { $voice ->
    [say] Після
   *[bare] після
} того як ви перемогли цього монстра в дії «атака»
ah3-moment-this-defeated = { $voice ->
    [say] Після
   *[bare] після
} того як ви перемогли цього монстра
ah3-moment-other-defeated = { $voice ->
    [say] Після
   *[bare] після
} того як ви, перебуваючи з цим монстром у бою, перемогли іншого
ah3-moment-this-disengaged = { $voice ->
    [say] Після
   *[bare] після
} того як ви вийшли з бою з цим монстром
ah3-moment-this-evaded = { $voice ->
    [say] Після
   *[bare] після
} того як ви втекли від цього монстра
ah3-moment-this-not-evaded = { $voice ->
    [say] Після
   *[bare] після
} того як вам не вдалося втекти від цього монстра
ah3-moment-this-attacked = { $voice ->
    [say] Після
   *[bare] після
} нападу цього монстра на вас
ah3-moment-before-attacks = { $voice ->
    [say] Перед
   *[bare] перед
} нападом монстрів на вас у фазі монстрів
ah3-moment-doom-removed = { $voice ->
    [say] Після
   *[bare] після
} того як ви прибрали зі своєї ділянки щонайменше дві приреченості
ah3-moment-spell-cast = { $voice ->
    [say] Після
   *[bare] після
} того як ви прочитали заклинання
ah3-moment-horror-suffered = { $voice ->
    [say] Після
   *[bare] після
} того як ви отримали жах
ah3-moment-horror-on-this = { $voice ->
    [say] Після
   *[bare] після
} того як ця карта отримала жах
ah3-moment-damaged-by-monster = { $voice ->
    [say] Після
   *[bare] після
} того як монстр завдав ран вам або цій карті
ah3-moment-monster-damaged-here = { $voice ->
    [say] Після
   *[bare] після
} того як дослідник завдав ран монстрові на вашій ділянці
ah3-moment-test-failed = { $voice ->
    [say] Після
   *[bare] після
} того як ви провалили перевірку
ah3-moment-test-passed = { $voice ->
    [say] Після
   *[bare] після
} того як ви успішно пройшли перевірку
ah3-moment-encounter-in = { $voice ->
    [say] Після
   *[bare] після
} вашого контакту { $neighbourhood-at }
ah3-moment-remnant-spent = { $voice ->
    [say] Після
   *[bare] після
} того як ви витратили трофей
ah3-moment-focus-spent-to-reroll = { $voice ->
    [say] Після
   *[bare] після
} того як ви витратили жетон зосередження на перекидання
ah3-moment-reckoning = { $voice ->
    [say] Розплата
   *[bare] розплата
}

## Що роблять властивості

ah3-ability-dice = { $dice } { $n ->
    [one] кубик
    [few] кубики
   *[many] кубиків
}
ah3-ability-dice-per = на 1 кубик більше за { $each }
ah3-ability-one-handed = { $text }, а якщо зайнято не більше однієї руки, натомість { $dice }
ah3-ability-add-to-each = { ah3-v-add } 1 до кожного кубика
ah3-ability-add-to-die = { ah3-v-add } 1 до одного кубика
ah3-ability-discard-for-successes = ви можете скинути цю карту, щоб додати { $n } { $n ->
    [one] успіх
    [few] успіхи
   *[many] успіхів
}
ah3-ability-sixes-count-twice = кожна 6 вважається за два успіхи
ah3-ability-only-sixes = Для вас успіхи — лише 6
ah3-ability-successes = Для вас успіхи — { $from } і більше
ah3-ability-neither-blessed-nor-cursed = Ви не можете стати ні благословенними, ні проклятими
ah3-ability-instead-move-tested = Замість звичайного переміщення можна рухатися за допомогою цієї карти: зробіть перевірку { $skill-gen } і перемістіться на { $spaces } { $spaces ->
    [one] ділянку
    [few] ділянки
   *[many] ділянок
} і ще на 1 за кожен успіх{ $pays ->
    [none] ; витрачати на це гроші не можна
   *[some] ; можна витратити до ${ $money }, по 1 ділянці за долар
}
ah3-ability-instead-move = Замість звичайного переміщення можна рухатися за допомогою цієї карти: на { $spaces } { $spaces ->
    [one] ділянку
    [few] ділянки
   *[many] ділянок
}{ $pays ->
    [none] ; витрачати на це гроші не можна
   *[some] ; можна витратити до ${ $money }, по 1 ділянці за долар
}
ah3-ability-instead-skill = У дії «{ $action }» можна замість звичайного вміння зробити перевірку { $skill-gen }
ah3-ability-instead = Дію «{ $action }» можна виконати за допомогою цієї карти
ah3-ability-cast-in-attack = це заклинання можна прочитати: зробіть перевірку знань{ $with ->
    [yes] { "" } ({ $modifier })
   *[no] { "" }
} і додайте її успіхи до успіхів атаки
ah3-ability-cast-in-anothers-test = це заклинання можна прочитати: зробіть перевірку знань{ $with ->
    [yes] { "" } ({ $modifier })
   *[no] { "" }
} і додайте її успіхи до його успіхів
ah3-ability-cast-when-damaged = це заклинання можна прочитати: зробіть перевірку знань{ $with ->
    [yes] { "" } ({ $modifier })
   *[no] { "" }
} і запобігніть по 1 рані за кожен успіх
ah3-ability-prevent = запобігніть { $n } { $what ->
    [damage] { $n ->
        [one] рані
       *[other] ранам
    }
    [horror] жаху
   *[either] { $n ->
        [one] рані або жаху
       *[other] ранам або жаху
    }
}
ah3-ability-focus-limit = Ваша межа зосередження більша на { $n }
ah3-ability-focus-twice = Кожне вміння ви можете зосередити двічі
ah3-ability-more-actions = Кожного ходу ви маєте { $n } { $n ->
    [one] додаткову дію
    [few] додаткові дії
   *[many] додаткових дій
}
ah3-ability-half-price = ви можете заплатити половину його ціни (із заокругленням догори); двічі зменшити ціну не можна
ah3-reroll-one = { ah3-v-reroll } 1 кубик
ah3-reroll-one-or-all = { ah3-v-reroll } 1 кубик або всі кубики
ah3-reroll-any = { ah3-v-reroll } будь-яку кількість кубиків
ah3-reroll-up-to = { ah3-v-reroll } не більше кубиків, ніж { $number }

## Що робить лише один компонент

ah3-special-takes-over-engagements = Коли монстр ось-ось вступить у бій з іншим дослідником на вашій ділянці, ви можете прийняти цей бій на себе.
ah3-special-shares-action = Один раз за раунд, після вашої дії: інший дослідник, хоч би де він був, може виконати ту саму дію.
ah3-special-moves-around-evading = До або після додаткової дії, яку дає втеча: ви можете переміститися не більше ніж на 2 ділянки.
ah3-special-exchanges-wounds = Дія: виберіть будь-якого дослідника чи союзника й обміняйтеся з ним будь-якими ранами та жахом.
ah3-special-casts-with-damage = Коли ви читаєте заклинання: замість його жаху можна отримати рани. Якщо ви отримали за нього рани чи витратили трофеї, +2 кубики в його перевірці.
ah3-special-repeats-action = Дія: виконайте дію, яку ви вже виконали в цьому раунді.
ah3-special-handcuffs = Один раз за раунд, коли ви завдали ран неепічному монстрові-людині, вийшли з ним з бою чи отримали від нього рани: ви можете перемогти його.
ah3-special-dynamite = У дії «атака»: замість результату кидка можна скинути цю карту; кожен монстр, з яким ви в бою, отримує 5 ран.
ah3-special-unnoticed = Неепічні монстри не помічають вас, коли активуються, і не вступають із вами в бій, доки ви не атакуєте їх і не завдасте їм ран.
ah3-special-two-pact-dice = Під час розплати за вашу темну угоду кидайте два кубики.
ah3-special-rerolls-any-roll = Один раз за кидок, навіть за кидок темної угоди: ви можете отримати 1 жах, щоб перекинути будь-яку кількість кубиків.
ah3-special-never-discarded = Ця карта ніколи не скидається.
ah3-special-shares-focus = Інші на вашій ділянці мають +1 кубик у перевірках кожного вміння, яке ви зосередили.

## Монстри

ah3-traits = Риси: { $traits }.
ah3-monster-figures = Здоров’я { $health }{ $is-elite ->
    [yes] { "" } + { $elite } за гравця
   *[no] { "" }
}; атака { $attack }, втеча { $evade }; рани { $damage }, жах { $horror }{ $remnant ->
    [yes] ; лишає трофей
   *[no] { "" }
}.
ah3-keywords = Ключові слова: { $words }.
ah3-monster-spawns = З’являється { $place }.
ah3-how-far = { $directly ->
    [yes] переміщується напряму до
   *[no] переміщується на { $speed } { $speed ->
        [one] ділянку
        [few] ділянки
       *[many] ділянок
    } до
}
ah3-how-far-on = { $directly ->
    [yes] переміщується напряму
   *[no] переміщується на { $speed } { $speed ->
        [one] ділянку
        [few] ділянки
       *[many] ділянок
    }
}
ah3-monster-hunter = Мисливець: { ah3-how-far } { $prey }.
ah3-monster-patrol = Патрульний: { ah3-how-far-on } { $place }.
ah3-monster-patrol-with-prey = Патрульний: { ah3-how-far-on } { $place }; його жертва — { $prey }.
ah3-monster-lurker = Причаєний: { $text }.
ah3-prey-highest = { $form ->
    [to] дослідника
   *[is] дослідник
} з найбільшим значенням { $skill-gen }
ah3-prey-lowest = { $form ->
    [to] дослідника
   *[is] дослідник
} з найменшим значенням { $skill-gen }
ah3-prey-most-clues = { $form ->
    [to] дослідника
   *[is] дослідник
} з найбільшою кількістю здогадок
ah3-prey-most-remnants = { $form ->
    [to] дослідника
   *[is] дослідник
} з найбільшою кількістю трофеїв
ah3-prey-most-spells = { $form ->
    [to] дослідника
   *[is] дослідник
} з найбільшою кількістю заклинань
ah3-prey-nearest = { $form ->
    [to] найближчого дослідника
   *[is] найближчий дослідник
}

## Карти архіву

ah3-codex-in-deck = Контакт у колоді району «{ $neighbourhood }».
ah3-codex-after-encounter = Після будь-якого з її контактів: { $text }.
ah3-codex-attached = Після контакту з колоди району «{ $neighbourhood }»: { $text }.
ah3-codex-entry = Коли цю карту додають до кодексу: { $text }.
ah3-codex-when = Щойно { $cond }
ah3-codex-if = якщо { $cond }
ah3-codex-spawned = Після появи монстра: { $monsters }
ah3-codex-defeated = Після перемоги над монстром: { $monsters }
ah3-codex-disengaged = Після того як ви вийшли з бою з монстром { $monsters }
ah3-codex-anomaly-placed = Після появи аномалії в районі
ah3-codex-names-sanford = Коли ви витягнули контакт, у якому названо Карла Сенфорда
ah3-codex-space-with-doom = Щойно на ділянці щонайменше { $n } приреченості
ah3-codex-anomaly-threshold = Щойно на ділянці щонайменше { $space } приреченості або в районі разом щонайменше { $neighbourhood }, а аномалії там немає
ah3-codex-anomaly-without-doom = Щойно в районі з аномалією не лишилося приреченості
ah3-constant-anomalies = Приреченість, яку кладуть у район з аномалією, потрапляє натомість на аркуш сценарію, а контакти там — контакти з аномалією.
ah3-constant-scars = Білі маркери — шрами.
ah3-constant-nobody-enters = Переміщуватися { $place } не можна.
ah3-constant-is-space = Ця карта — ділянка, що не має суміжних. Приреченість звідси потрапляє на аркуш сценарію; під час контакту тут отримайте { $horror } { $horror ->
    [one] жах
   *[other] жаху
}.
ah3-constant-health = { $monster }: здоров’я { $by } за { $each }.
ah3-constant-clues-for-damage = Атакуючи { $monster-acc }, ви можете скинути скільки завгодно здогадок з аркуша сценарію: кожна завдає 1 рани.

## Суми та рідкісні числа

ah3-each-and = { $first } і за { $second }
ah3-number-and = { $first } плюс { $second }
ah3-count-sum = сума чисел ({ $values }) — { $how ->
    [none] 0
   *[other] { ah3-how-many }
}
ah3-each-your-money = кожен { $who ->
    [they] його
   *[you] ваш
} долар
ah3-number-your-money = кількість { $who ->
    [they] його
   *[you] ваших
} доларів
ah3-count-your-money = у { $who ->
    [they] нього
   *[you] вас
} { $how ->
    [none] немає грошей
    [least] щонайменше ${ $n }
    [fewer] менше ніж ${ $n }
    [exact] рівно ${ $n }
   *[other] не рівно ${ $n }
}
ah3-each-your-horror = кожен { $who ->
    [they] його
   *[you] ваш
} жах
ah3-number-your-horror = { $who ->
    [they] у нього
   *[you] у вас
} жаху
ah3-count-your-horror = у { $who ->
    [they] нього
   *[you] вас
} { $how ->
    [none] немає жаху
   *[other] жаху { ah3-how-many }
}
ah3-cond-you-hold = у { $who ->
    [they] нього
   *[you] вас
} { $not ->
    [yes] немає карти
   *[no] є карта
} «{ $asset }»
ah3-cond-you-are-engaged = { $who ->
    [they] він
   *[you] ви
} { $not ->
    [yes] не { "" }
   *[no] { "" }
}в бою
ah3-cond-at-focus-limit = у { $who ->
    [they] нього
   *[you] вас
} жетонів зосередження { $not ->
    [yes] менше, ніж
   *[no] не менше, ніж
} межа зосередження
ah3-effect-hurt-this = { ah3-v-put } на цю карту { $amount }
ah3-effect-recover-this = { ah3-v-remove } з цієї карти { $amount }
ah3-effect-damage-it = { $voice ->
    [say] Завдайте
    [bare] завдайте
    [to] завдати
   *[they] завдає
} йому { $amount }
ah3-effect-binding = { ah3-v-choose } будь-якого монстра й зробіть перевірку знань з його модифікатором утечі (у разі успіху задійте його)
ah3-effect-fill-luggage = { ah3-v-put } під цю карту лицем донизу дві верхні карти колоди предметів
ah3-effect-open-luggage = { ah3-v-gain } предмети з-під цієї карти й скиньте її
ah3-effect-roll-for-dark-pact = { ah3-v-roll } 1 кубик (це не перевірка): якщо випала 1, переверніть цю карту й виконайте зворот
ah3-special-success-for-its-horror = Коли ви читаєте заклинання: якщо жах за нього отримує ця карта, додайте 1 успіх.

## Що ще сказано на картах і аркушах

ah3-text-part = { $heading }: { $text }
ah3-no-text = Без тексту.
ah3-occupation = { $occupation } ({ $roles })
ah3-sheet-figures = Здоров’я { $health }, розум { $sanity }; починає з ${ $money }.
ah3-sheet-skills = Вміння: { $skills }.
ah3-skill-value = { $skill } { $n }
ah3-sheet-focus-limit = Межа зосередження { $n }.
ah3-sheet-focus-spells = Межа зосередження дорівнює кількості заклинань.
ah3-sheet-focus-any = Межі зосередження немає.
ah3-sheet-fixed = Починає з картами: { $assets }.
ah3-sheet-choice = Починає з однією з карт: { $assets }.
ah3-sheet-optional = Може також почати з картою «{ $asset }» і темною угодою.
ah3-type-item = Предмет
ah3-type-spell = Заклинання
ah3-type-ally = Союзник
ah3-type-talent = Талант
ah3-type-condition = Стан
ah3-asset-value = вартість ${ $n }
ah3-asset-hands = { $n } { $n ->
    [one] рука
    [few] руки
   *[many] рук
}
ah3-asset-health = здоров’я { $n }
ah3-asset-sanity = розум { $n }
ah3-asset-cast-horror = прочитання коштує { $n } { $n ->
    [one] жах
    [few] жахи
   *[many] жахів
}
ah3-is-rumour = Чутки: карта лишається в кодексі.
ah3-shortage = Предмети на вітрині дорожчі на $2. Перед купівлею зробіть перевірку впливу (−1): у разі успіху в цьому раунді для вас це не діє.
ah3-street-card = Карта вулиці
ah3-event-card = Подія: { $neighbourhood }
ah3-event-doom = Приреченість: { $spaces }.
ah3-doom-up-to = До { $n } приреченості на вашій ділянці
ah3-doom-between = { $least }–{ $most } приреченості на вашій ділянці
ah3-doom-from = Щонайменше { $n } приреченості на вашій ділянці
