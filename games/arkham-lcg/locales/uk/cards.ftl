### Тексти карт, складені з того, що карти роблять.
###
### Ефект сказано без великої літери й без крапки, щоб стояти всередині іншого.
### `$voice`: `you` — вказівка тому, хто його виконує; `they` — про іншого, після його імені.
### `$not` — `yes`, якщо йдеться про протилежне · `$count`: `one`, `each`, `many` (після числа), `none`
### `$form` — відмінок: nom, gen, dat, acc, with («з ким»), host (до чого приєднують), у місць ще to (куди) і at (де).
### `$of` каже, про що мова: enemy, investigator, asset, location, card.

## Як поєднуються тексти

lcg-ability = { $head }: { $text }.
lcg-head-part = { $head }, { $part }
lcg-head-designator = { $head }, «{ $what }»
lcg-head-cost = { $head } ({ $costs })
lcg-then-part = { $first }; { $second }
lcg-all = { $items }
lcg-either = { $first } чи { $second }
lcg-or-part = { $first }; або { $second }
lcg-head-if = якщо { $cond }
lcg-head-soon = щойно { $cond }

## Коли

lcg-when-action = { $n ->
    [one] Дія
    [few] { $n } дії
   *[many] { $n } дій
}
lcg-when-quiet-action = { $n ->
    [one] Дія
    [few] { $n } дії
   *[many] { $n } дій
} без атак на випередження
lcg-when-free = Вільно
lcg-when-reaction = Реакція
lcg-when-forced = Примусово
lcg-when-forced-in-hand = Примусово, з руки
lcg-when-revelation = Розкриття
lcg-when-play = Ефект
lcg-when-committed = У разі успіху перевірки
lcg-when-advance = Під час просування
lcg-when-objective = Ціль
lcg-designator-fight = Атака
lcg-designator-evade = Втеча
lcg-designator-investigate = Дослідження
lcg-designator-parley = Перемовини
lcg-designator-resign = Відступ

## Нагоди: `$time` — would, when або after; `$whose` — you, this, here, host або any

lcg-time = { $time ->
    [after] після того як
   *[when] коли
}
lcg-on-phase-begins = { lcg-time } { $time ->
    [after] почалася
   *[when] починається
} фаза
lcg-on-mythos-ends = { lcg-time } { $time ->
    [after] закінчилася
   *[when] закінчується
} фаза Міфу
lcg-on-enemy-phase-ends = { lcg-time } { $time ->
    [after] закінчилася
   *[when] закінчується
} фаза ворогів
lcg-on-round-ends = { lcg-time } { $time ->
    [after] закінчився
   *[when] закінчується
} раунд
lcg-on-turn-begins = { lcg-time } { $time ->
    [after] почався
   *[when] починається
} { $whose ->
    [you] ваш хід
   *[any] хід будь-якого дослідника
}
lcg-on-turn-ends = { lcg-time } { $time ->
    [after] закінчився
   *[when] закінчується
} { $whose ->
    [you] ваш хід
   *[any] хід будь-якого дослідника
}
lcg-on-attack = { lcg-time } { $whose ->
    [you] { $time ->
        [after] ворог атакував вас
       *[when] ворог атакує вас
    }
    [this] { $time ->
        [after] цей ворог атакував
       *[when] цей ворог атакує
    }
    [here] { $time ->
        [after] ворог атакував дослідника у вашій локації
       *[when] ворог атакує дослідника у вашій локації
    }
   *[any] { $time ->
        [after] ворог атакував
       *[when] ворог атакує
    }
}
lcg-on-asset-hurt = { lcg-time } атака ворога { $time ->
    [after] нанесла
   *[when] наносить
} рани { $whose ->
    [this] цій карті
   *[any] здобутку
}
lcg-on-damage = { lcg-time } { $whose ->
    [you] ви { $time ->
        [after] отримали
       *[when] отримуєте
    }
   *[any] дослідник { $time ->
        [after] отримав
       *[when] отримує
    }
} рани
lcg-on-horror = { lcg-time } { $whose ->
    [you] ви { $time ->
        [after] отримали
       *[when] отримуєте
    }
   *[any] дослідник { $time ->
        [after] отримав
       *[when] отримує
    }
} жах
lcg-on-horror-placed = { lcg-time } на { $whose ->
    [you] вашого дослідника
   *[any] дослідника
} { $time ->
    [after] поклали
   *[when] кладуть
} жах
lcg-on-defeat = { lcg-time } { $whose ->
    [you] ви { $time ->
        [after] перемогли
       *[when] перемагаєте
    } ворога
    [this] цього ворога переможено
    [here] ворога у вашій локації переможено
   *[any] ворога переможено
}
lcg-on-enter = { lcg-time } ви { $time ->
    [after] увійшли
   *[when] входите
} { $whose ->
    [this] в цю локацію
   *[any] в локацію
}
lcg-on-leave = { lcg-time } { $whose ->
    [this] ви { $time ->
        [after] залишили
       *[when] залишаєте
    } цю локацію
    [host] дослідник { $time ->
        [after] залишив
       *[when] залишає
    } локацію, до якої приєднано цю карту
   *[any] ви { $time ->
        [after] залишили
       *[when] залишаєте
    } локацію
}
lcg-on-evade = { lcg-time } { $whose ->
    [you] ви { $time ->
        [after] втекли
       *[when] тікаєте
    } від ворога
    [this] від цього ворога { $time ->
        [after] втекли
       *[when] тікають
    }
    [here] від ворога у вашій локації { $time ->
        [after] втекли
       *[when] тікають
    }
   *[any] від ворога { $time ->
        [after] втекли
       *[when] тікають
    }
}
lcg-on-spawn = { $time ->
    [would] коли ворог от-от з’явиться
    [when] коли ворог з’являється
   *[after] після того як ворог з’явився
}{ $whose ->
    [here] {" "}у вашій локації
   *[any] {""}
}
lcg-on-in-play = { lcg-time } { $whose ->
    [this] ця карта
   *[any] карта
} { $time ->
    [after] увійшла
   *[when] входить
} у гру
lcg-on-engage = { lcg-time } { $whose ->
    [this] цей ворог
   *[any] ворог
} { $time ->
    [after] вступив
   *[when] вступає
} з вами в бій
lcg-on-investigate = { lcg-time } { $whose ->
    [you] ви успішно { $time ->
        [after] дослідили
       *[when] досліджуєте
    } локацію
    [host] локацію, до якої приєднано цю карту, успішно досліджено
   *[any] локацію успішно досліджено
}
lcg-on-hit = { lcg-time } { $whose ->
    [you] ви успішно { $time ->
        [after] атакували
       *[when] атакуєте
    } ворога
    [here] дослідник у вашій локації успішно { $time ->
        [after] атакував
       *[when] атакує
    } ворога
   *[any] ворога успішно { $time ->
        [after] атакували
       *[when] атакують
    }
}
lcg-on-fail = { $time ->
    [would] коли { $whose ->
        [you] ви от-от провалите
       *[any] дослідник от-от провалить
    } перевірку
    [when] коли { $whose ->
        [you] ви провалюєте
       *[any] дослідник провалює
    } перевірку
   *[after] після того як { $whose ->
        [you] ви провалили
       *[any] дослідник провалив
    } перевірку
}
lcg-on-reveal = коли { $whose ->
    [you] ви от-от витягнете
   *[any] дослідник от-от витягне
} жетон хаосу
lcg-on-token = { lcg-time } { $whose ->
    [you] ви { $time ->
        [after] витягли
       *[when] витягуєте
    }
   *[any] дослідник { $time ->
        [after] витяг
       *[when] витягує
    }
} жетон хаосу
lcg-on-discover = { $time ->
    [would] коли { $whose ->
        [you] ви от-от знайдете
       *[any] дослідник от-от знайде
    } здогадки
    [when] коли { $whose ->
        [you] ви знаходите
       *[any] дослідник знаходить
    } здогадки
   *[after] після того як { $whose ->
        [you] ви знайшли
       *[any] дослідник знайшов
    } здогадки
}
lcg-on-treachery = { lcg-time } { $whose ->
    [you] ви { $time ->
        [after] взяли
       *[when] берете
    }
   *[any] дослідник { $time ->
        [after] взяв
       *[when] бере
    }
} підступність
lcg-on-play = { lcg-time } { $whose ->
    [you] ви { $time ->
        [after] зіграли
       *[when] граєте
    }
   *[any] дослідник { $time ->
        [after] зіграв
       *[when] грає
    }
} карту
lcg-on-game-ends = { lcg-time } партія закінчується або ви вибуваєте

## Ціна

lcg-cost-resources = витратьте { lcg-n-resources }
lcg-cost-uses = витратьте { $amount }
lcg-cost-exhaust = задійте цю карту
lcg-cost-discard-this = скиньте цю карту
lcg-cost-clues = витратьте { lcg-n-clues }
lcg-cost-group-clues = усі разом витратьте { lcg-n-clues } за кожного дослідника
lcg-cost-group-clues-at = дослідники { $card-at } разом витрачають { lcg-n-clues } за кожного дослідника
lcg-cost-cards = скиньте з руки { lcg-n-cards }
lcg-cost-horror = отримайте { lcg-n-horror }
lcg-cost-damage-this = нанесіть цій карті { lcg-n-damage }
lcg-cost-horror-this = нанесіть цій карті { lcg-n-horror }

## Як часто

lcg-times = { $n ->
    [one] { $n } раз
    [few] { $n } рази
   *[many] { $n } разів
}
lcg-by-all = { $group ->
    [yes] {" "}на всіх дослідників
   *[no] {""}
}
lcg-limit-test = { lcg-times } за перевірку{ lcg-by-all }
lcg-limit-phase = { lcg-times } за фазу{ lcg-by-all }
lcg-limit-turn = { lcg-times } за хід{ lcg-by-all }
lcg-limit-round = { lcg-times } за раунд{ lcg-by-all }
lcg-limit-game = { lcg-times } за партію{ lcg-by-all }

## Що шукають

lcg-find-enemy = { $count ->
    [each] { $form ->
        [gen] кожного ворога
        [dat] кожному ворогові
        [acc] кожного ворога
        [with] з кожним ворогом
       *[nom] кожен ворог
    }
    [many] ворогів
    [none] ворога
   *[one] { $form ->
        [gen] ворога
        [dat] ворогові
        [acc] ворога
        [with] з ворогом
       *[nom] ворог
    }
}
lcg-find-investigator = { $count ->
    [each] { $form ->
        [gen] кожного дослідника
        [dat] кожному дослідникові
        [acc] кожного дослідника
        [with] з кожним дослідником
       *[nom] кожен дослідник
    }
    [many] дослідників
    [none] дослідника
   *[one] { $form ->
        [gen] дослідника
        [dat] дослідникові
        [acc] дослідника
        [with] з дослідником
       *[nom] дослідник
    }
}
lcg-find-asset = { $count ->
    [each] { $form ->
        [gen] кожного здобутку
        [dat] кожному здобутку
        [acc] кожен здобуток
        [with] з кожним здобутком
       *[nom] кожен здобуток
    }
    [many] здобутків
    [none] здобутку
   *[one] { $form ->
        [gen] здобутку
        [dat] здобутку
        [acc] здобуток
        [with] зі здобутком
       *[nom] здобуток
    }
}
lcg-find-anybody = { $count ->
    [each] { $form ->
        [gen] кожного ворога й кожного дослідника
        [dat] кожному ворогові й кожному дослідникові
        [acc] кожного ворога й кожного дослідника
        [with] з кожним ворогом і дослідником
       *[nom] кожен ворог і кожен дослідник
    }
    [many] ворогів і дослідників
    [none] ні ворога, ні дослідника
   *[one] { $form ->
        [gen] ворога чи дослідника
        [dat] ворогові чи досліднику
        [acc] ворога чи дослідника
        [with] з ворогом чи дослідником
       *[nom] ворог чи дослідник
    }
}
lcg-find-location-anywhere = { $count ->
    [each] { $form ->
        [gen] кожної локації
        [dat] кожній локації
        [acc] кожну локацію
       *[nom] кожна локація
    }
    [many] локацій
    [none] локації
   *[one] { $form ->
        [gen] локації
        [dat] локації
        [acc] локацію
        [to] локації
       *[nom] локація
    }
}
lcg-find-location-here = { $form ->
    [acc] свою локацію
    [nom] { $voice ->
        [they] його локація
       *[you] ваша локація
    }
    [dat] { $voice ->
        [they] його локації
       *[you] вашій локації
    }
   *[gen] { $voice ->
        [they] його локації
       *[you] вашої локації
    }
}
lcg-find-location-next = { $count ->
    [each] { $form ->
        [acc] кожну сполучену локацію
        [nom] кожна сполучена локація
        [dat] кожній сполученій локації
       *[gen] кожної сполученої локації
    }
    [many] сполучених локацій
    [none] сполученої локації
   *[one] { $form ->
        [acc] сполучену локацію
        [nom] сполучена локація
        [dat] сполученій локації
       *[gen] сполученої локації
    }
}
lcg-find-location-here-or-next = { $form ->
    [acc] свою локацію чи сполучену з нею
    [nom] { $voice ->
        [they] його локація чи сполучена з нею
       *[you] ваша локація чи сполучена з нею
    }
   *[gen] { $voice ->
        [they] його локації чи сполученої з нею
       *[you] вашої локації чи сполученої з нею
    }
}
lcg-find-location-elsewhere = { $count ->
    [each] { $form ->
        [acc] кожну іншу локацію
        [nom] кожна інша локація
        [dat] кожній іншій локації
       *[gen] кожної іншої локації
    }
    [many] інших локацій
    [none] іншої локації
   *[one] { $form ->
        [acc] іншу локацію
        [nom] інша локація
        [dat] іншій локації
       *[gen] іншої локації
    }
}
lcg-find-card = { $count ->
    [each] { $form ->
        [acc] кожну карту
        [nom] кожна карта
       *[gen] кожної карти
    }
    [many] карт
    [none] карти
   *[one] { $form ->
        [acc] карту
        [nom] карта
        [dat] карті
       *[gen] карти
    }
}
lcg-find-event = { $count ->
    [each] { $form ->
        [acc] кожну подію
       *[nom] кожна подія
    }
    [many] подій
    [none] події
   *[one] { $form ->
        [acc] подію
        [gen] події
       *[nom] подія
    }
}
lcg-find-weakness = { $count ->
    [each] { $form ->
        [acc] кожну слабкість
       *[nom] кожна слабкість
    }
    [many] слабкостей
    [none] слабкості
   *[one] { $form ->
        [gen] слабкості
       *[nom] слабкість
    }
}
lcg-find-treachery = { $count ->
    [each] { $form ->
        [acc] кожну підступність
       *[nom] кожна підступність
    }
    [many] підступностей
    [none] підступності
   *[one] { $form ->
        [gen] підступності
       *[nom] підступність
    }
}
lcg-find-code = { $form ->
    [acc] { lcg-the.acc }
    [gen] { lcg-the.gen }
   *[nom] { lcg-the }
}

## Де це

lcg-at-here = { $voice ->
    [they] в його
   *[you] у вашій
} локації
lcg-at-next = у сполученій локації
lcg-at-here-or-next = { $voice ->
    [they] в його
   *[you] у вашій
} локації чи сполученій з нею
lcg-at-it = в цій локації
lcg-at-fighting-you = в бою з { $voice ->
    [they] ним
   *[you] вами
}
lcg-at-yours = під { $voice ->
    [they] його
   *[you] вашим
} контролем
lcg-at-held-here = під контролем дослідника { $voice ->
    [they] в його
   *[you] у вашій
} локації
lcg-at-place = { $card-at }
lcg-at-with-this = у локації цієї карти
lcg-at-elsewhere = поза { $voice ->
    [they] його
   *[you] вашою
} локацією
lcg-most-near = з найближчих до { $voice ->
    [they] нього
   *[you] вас
}
lcg-most-clues = з тих, де найбільше здогадок

## Яке це

lcg-is-trait = { $not ->
    [yes] без риси
   *[no] з рисою
} «{ $trait }»
lcg-is-asset = { $not ->
    [yes] не з числа
   *[no] із числа
} здобутків
lcg-is-enemy = { $not ->
    [yes] не з числа
   *[no] із числа
} ворогів
lcg-is-event = { $not ->
    [yes] не з числа
   *[no] із числа
} подій
lcg-is-weakness = { $not ->
    [yes] не з числа
   *[no] із числа
} слабкостей
lcg-is-exhausted = { $not ->
    [yes] не з числа
   *[no] із числа
} задіяних
lcg-is-free = { $not ->
    [yes] у бою
   *[no] поза боєм
}
lcg-is-unheld = { $not ->
    [yes] під чиїмось контролем
   *[no] без господаря
}
lcg-is-damaged = { $not ->
    [yes] без ран
   *[no] з ранами
}
lcg-is-horrified = { $not ->
    [yes] без жаху
   *[no] з жахом
}
lcg-is-revealed = { $not ->
    [yes] не з числа
   *[no] із числа
} відкритих
lcg-is-empty = { $not ->
    [yes] з ворогами чи дослідниками
   *[no] без ворогів і дослідників
}
lcg-is-no-enemies = { $not ->
    [yes] з ворогами
   *[no] без ворогів
}
lcg-is-code = з { $not ->
    [yes] іншою назвою, ніж
   *[no] назвою
} «{ $card }»
lcg-is-bears = { $not ->
    [yes] без карти
   *[no] з картою
} «{ $card }»
lcg-is-other = (крім цього)
lcg-is-not-that = (крім нападника)
lcg-is-unique = { $not ->
    [yes] без позначки
   *[no] з позначкою
} унікальності
lcg-is-uses = { $not ->
    [yes] без жетонів
   *[no] з жетонами
} застосовності

## Про які карти йдеться

lcg-sel-you = { $form ->
    [dat] { $voice ->
        [they] собі
       *[you] собі
    }
    [gen] { $voice ->
        [they] нього
       *[you] вас
    }
    [with] з { $voice ->
        [they] ним
       *[you] вами
    }
    [acc] { $voice ->
        [they] його
       *[you] вас
    }
   *[nom] { $voice ->
        [they] він
       *[you] ви
    }
}
lcg-sel-itself = { $of ->
    [enemy] { $form ->
        [gen] цього ворога
        [dat] цьому ворогові
        [acc] цього ворога
        [with] з цим ворогом
       *[nom] цей ворог
    }
    [location] { $form ->
        [gen] цієї локації
        [dat] цій локації
        [acc] цю локацію
        [at] тут
        [to] сюди
       *[nom] ця локація
    }
   *[card] { $form ->
        [gen] цієї карти
        [dat] цій карті
        [acc] цю карту
        [with] з цією картою
        [at] тут
       *[nom] ця карта
    }
}
lcg-sel-it = { $of ->
    [enemy] { $form ->
        [gen] цього ворога
        [host] цього ворога
        [dat] цьому ворогові
        [acc] цього ворога
        [with] з цим ворогом
       *[nom] цей ворог
    }
    [investigator] { $form ->
        [gen] цього дослідника
        [dat] цьому дослідникові
        [acc] цього дослідника
        [with] з цим дослідником
       *[nom] цей дослідник
    }
    [asset] { $form ->
        [gen] цього здобутку
        [dat] цьому здобутку
        [with] з цим здобутком
       *[nom] цей здобуток
    }
    [location] { $form ->
        [acc] цю локацію
        [at] там
        [to] до цієї локації
        [nom] ця локація
        [dat] цій локації
       *[host] цієї локації
    }
   *[card] { $form ->
        [gen] цієї карти
        [dat] цій карті
        [acc] цю карту
        [with] з цією картою
       *[nom] ця карта
    }
}
lcg-sel-that = { $of ->
    [enemy] { $form ->
        [gen] цього ворога
        [dat] цьому ворогові
        [acc] цього ворога
        [with] з цим ворогом
       *[nom] цей ворог
    }
   *[card] { $form ->
        [gen] цієї карти
        [dat] цій карті
        [acc] цю карту
        [with] з цією картою
       *[nom] ця карта
    }
}
lcg-sel-by = { $form ->
    [gen] ворога-нападника
    [dat] ворогові-нападнику
    [acc] ворога-нападника
    [with] з ворогом-нападником
   *[nom] ворог-нападник
}
lcg-sel-here = { $form ->
    [acc] свою локацію
    [at] { $voice ->
        [they] в його
       *[you] у вашій
    } локації
    [to] до своєї локації
    [nom] { $voice ->
        [they] його
       *[you] ваша
    } локація
    [dat] своїй локації
   *[host] своєї локації
}
lcg-sel-host = { $form ->
    [acc] карту, до якої приєднано цю
    [nom] карта, до якої приєднано цю
    [gen] карти, до якої приєднано цю
   *[dat] карті, до якої приєднано цю
}
lcg-sel-act = { $form ->
    [acc] поточну справу
    [nom] поточна справа
    [dat] поточній справі
   *[gen] поточної справи
}
lcg-sel-lead = { $form ->
    [dat] провідному дослідникові
    [gen] провідного дослідника
    [acc] провідного дослідника
    [with] з провідним дослідником
   *[nom] провідний дослідник
}
lcg-sel-card = { $form ->
    [at] { $card-at }
    [to] { $card-to }
    [acc] { lcg-the.acc }
    [nom] { lcg-the }
    [dat] { $card-is ->
        [place] локації
       *[card] карті
    } «{ $card }»
   *[gen] { lcg-the.gen }
}

## Умови

lcg-cond-yours = це стосується { $not ->
    [yes] не{" "}
   *[no] {""}
}вас
lcg-cond-itself = це стосується { $not ->
    [yes] не{" "}
   *[no] {""}
}цієї карти
lcg-cond-here = це відбувається { $not ->
    [yes] не{" "}
   *[no] {""}
}у вашій локації
lcg-cond-at-host = це відбувається { $not ->
    [yes] не{" "}
   *[no] {""}
}в локації, до якої приєднано цю карту
lcg-cond-that = це { $not ->
    [yes] не{" "}
   *[no] {""}
}{ $what }
lcg-cond-is = { $not ->
    [yes] немає
   *[no] є
} { $what }
lcg-cond-location = ваша локація { $is }
lcg-cond-your-turn = зараз { $not ->
    [yes] не{" "}
   *[no] {""}
}ваш хід
lcg-cond-turn-here = зараз { $not ->
    [yes] не{" "}
   *[no] {""}
}хід дослідника у вашій локації
lcg-cond-testing = ви { $not ->
    [yes] не{" "}
   *[no] {""}
}перевіряєте { $not ->
    [yes] { $skill-acc }
   *[no] { $skill-acc }
}
lcg-cond-testing-any = ви { $not ->
    [yes] не{" "}
   *[no] {""}
}проходите перевірку
lcg-cond-fighting = це { $not ->
    [yes] не{" "}
   *[no] {""}
}перевірка атаки
lcg-cond-evading = це { $not ->
    [yes] не{" "}
   *[no] {""}
}перевірка втечі
lcg-cond-investigating = це { $not ->
    [yes] не{" "}
   *[no] {""}
}перевірка дослідження
lcg-cond-passed-by = перевірку { $not ->
    [yes] не{" "}
   *[no] {""}
}пройдено із запасом { $n } чи більше
lcg-cond-failed-by-at-most = перевірку { $not ->
    [yes] не{" "}
   *[no] {""}
}провалено на { $n } чи менше
lcg-cond-negative-token = число на ньому { $not ->
    [yes] не{" "}
   *[no] {""}
}від’ємне
lcg-cond-only-foe = { $not ->
    [yes] з вами б’ється не лише цей ворог
   *[no] з вами б’ється лише цей ворог
}
lcg-cond-act-is = зараз { $not ->
    [yes] не{" "}
   *[no] {""}
}справа { $n }
lcg-cond-you-control = карта «{ $card }» { $not ->
    [yes] не{" "}
   *[no] {""}
}під вашим контролем
lcg-cond-in-play = карта «{ $card }» { $not ->
    [yes] не{" "}
   *[no] {""}
}у грі

## Умови про числа: `$least` — some, none, enough (не менше ніж `$n`) або fewer; `$each` — yes, якщо «за кожного дослідника»

lcg-least-each = { $each ->
    [yes] {" "}за кожного дослідника
   *[no] {""}
}
lcg-least-clues-here = у вашій локації { $least ->
    [some] є здогадки
    [none] немає здогадок
    [fewer] менше { $n } здогадок{ lcg-least-each }
   *[enough] не менше { $n } здогадок{ lcg-least-each }
}
lcg-least-clues-on-this = на цій карті { $least ->
    [some] є здогадки
    [none] немає здогадок
    [fewer] менше { $n } здогадок{ lcg-least-each }
   *[enough] не менше { $n } здогадок{ lcg-least-each }
}
lcg-least-your-clues = у вас { $least ->
    [some] є здогадки
    [none] немає здогадок
    [fewer] менше { $n } здогадок{ lcg-least-each }
   *[enough] не менше { $n } здогадок{ lcg-least-each }
}
lcg-least-your-resources = у вас { $least ->
    [some] є ресурси
    [none] немає ресурсів
    [fewer] менше { $n } ресурсів{ lcg-least-each }
   *[enough] не менше { $n } ресурсів{ lcg-least-each }
}
lcg-least-resources-on-this = на цій карті { $least ->
    [some] є ресурси
    [none] немає ресурсів
    [fewer] менше { $n } ресурсів{ lcg-least-each }
   *[enough] не менше { $n } ресурсів{ lcg-least-each }
}
lcg-least-horror-on-this = на цій карті { $least ->
    [some] є жах
    [none] немає жаху
    [fewer] менше { $n } жахів{ lcg-least-each }
   *[enough] не менше { $n } жахів{ lcg-least-each }
}
lcg-least-your-horror = на вашому досліднику { $least ->
    [some] є жах
    [none] немає жаху
    [fewer] менше { $n } жахів
   *[enough] не менше { $n } жахів
}
lcg-least-your-hand = у вас на руці { $least ->
    [some] є карти
    [none] немає карт
    [fewer] менше { $n } карт
   *[enough] не менше { $n } карт
}
lcg-least-victory = на переможному рахунку { $least ->
    [some] є хоча б один із
    [none] немає
    [fewer] менше { $n }
   *[enough] не менше { $n }
} { $what }
lcg-least-count = { $least ->
    [some] є хоча б один із
    [none] немає
    [fewer] менше { $n }
   *[enough] не менше { $n }
} { $what }
lcg-least-investigators = сценарій почали { $least ->
    [fewer] менше { $n } дослідників
   *[enough] не менше { $n } дослідників
}
lcg-least = { $value } { $least ->
    [none] дорівнює 0
    [fewer] менше { $n }
   *[enough] не менше { $n }
}

## Кількості, які не просто число

lcg-n-uses = { $n ->
    [one] ще { $n } застосування
    [few] ще { $n } застосування
   *[many] ще { $n } застосувань
}
lcg-per-investigator = { $amount } за кожного дослідника
lcg-amount-when = { $a } (якщо { $cond }, інакше { $b })
lcg-much-damage = стільки ран, { $value }
lcg-much-horror = стільки жаху, { $value }
lcg-much-clues = стільки здогадок, { $value }
lcg-much-resources = стільки ресурсів, { $value }
lcg-much-cards = стільки карт, { $value }
lcg-much-doom = стільки приреченості, { $value }
lcg-much-uses = ще стільки застосувань, { $value }
lcg-all-damage = всі рани
lcg-all-horror = весь жах
lcg-all-clues = всі здогадки
lcg-all-resources = всі ресурси
lcg-all-cards = всі карти
lcg-all-doom = всю приреченість
lcg-all-uses = всі застосування

## Величини: `$as` — much («стільки, скільки…») або number («X — це…»)

lcg-value-n = { $n }
lcg-value-per-investigator = { $as ->
    [much] скільки вийде по { $n } за кожного дослідника
   *[number] { $n } за кожного дослідника
}
lcg-value-count = { $as ->
    [much] скільки
   *[number] кількість
} { $what }
lcg-value-clues-here = { $as ->
    [much] скільки
   *[number] кількість
} здогадок у вашій локації
lcg-value-your-clues = { $as ->
    [much] скільки у вас здогадок
   *[number] кількість ваших здогадок
}
lcg-value-your-horror = { $as ->
    [much] скільки жаху на вашому досліднику
   *[number] жах на вашому досліднику
}
lcg-value-your-resources = { $as ->
    [much] скільки у вас ресурсів
   *[number] кількість ваших ресурсів
}
lcg-value-your-hand = { $as ->
    [much] скільки
   *[number] кількість
} карт у вас на руці
lcg-value-margin = { $as ->
    [much] на скільки
   *[number] те, на скільки
} { $result ->
    [passed] пройдено
   *[failed] провалено
} перевірку
lcg-value-margin-within = { $as ->
    [much] на скільки
   *[number] те, на скільки
} { $result ->
    [passed] пройдено
   *[failed] провалено
} перевірку, але не менше ніж { $least } і не більше ніж { $most }
lcg-value-clues-on-this = { $as ->
    [much] скільки
   *[number] кількість
} здогадок на цій карті
lcg-value-resources-on-this = { $as ->
    [much] скільки
   *[number] кількість
} ресурсів на цій карті
lcg-value-horror-on-this = { $as ->
    [much] скільки жаху
   *[number] жах
} на цій карті
lcg-value-most-doom = { $as ->
    [much] скільки приреченості найбільше лежить
   *[number] найбільша приреченість
} на одному з { $what }
lcg-value-doom-in-play = { $as ->
    [much] скільки приреченості
   *[number] уся приреченість
} у грі
lcg-value-amount = { $as ->
    [much] скільки було
   *[number] те, скільки було
}
lcg-value-victory = { $as ->
    [much] скільки
   *[number] кількість
} { $what } на переможному рахунку

## Модифікатори: число зі знаком

lcg-plus = +{ $n }
lcg-minus = −{ $n }
lcg-plus-x = +X (X — { $value })
lcg-minus-x = −X (X — { $value })
lcg-bonus-if = { $a }, якщо { $cond }
lcg-bonus-else = { $a }, якщо { $cond }, інакше { $b }

## Ефекти: як складаються тексти

lcg-effect-then = { $first }; потім { $second }
lcg-effect-then-if = { $first }; потім, якщо { $cond }, { $text }
lcg-effect-or-else = { $first }; якщо це неможливо, { $second }
lcg-effect-if = якщо { $cond }, { $text }
lcg-effect-if-else = якщо { $opposite }, { $other }; якщо { $cond }, { $text }
lcg-effect-either = { $voice ->
    [they] обирає
   *[you] оберіть
} одне: { $text }
lcg-effect-must-either = { $voice ->
    [they] обирає
   *[you] оберіть
} одне: { $text }
lcg-effect-lead-chooses = провідний дослідник обирає одне: { $text }
lcg-effect-may = (за бажанням) { $text }
lcg-effect-repeat = стільки разів, { $value }: { $text }
lcg-effect-choose = { $voice ->
    [they] обирає
   *[you] оберіть
} { $what }; { $text }
lcg-effect-lead-picks = провідний дослідник обирає { $what }; { $text }
lcg-effect-for-each = для { $what }: { $text }
lcg-effect-everybody = у порядку гравців кожен дослідник { $text }
lcg-effect-its = { $who } { $text }
lcg-effect-active = дослідник, чий зараз хід, { $text }

## Ефекти: перевірки та спроби

lcg-effect-test = { $voice ->
    [they] перевіряє
   *[you] перевірте
} { $skill-acc } ({ $against })
lcg-effect-test-either = { $voice ->
    [they] перевіряє
   *[you] перевірте
} { $a-acc } чи { $b-acc } ({ $against })
lcg-effect-on-pass = { $first }; у разі успіху — { $text }
lcg-effect-on-fail = { $first }; у разі провалу — { $text }
lcg-effect-fight = { $voice ->
    [they] атакує
   *[you] атакуйте
} ворога
lcg-effect-evade = { $voice ->
    [they] пробує
   *[you] спробуйте
} втекти від ворога
lcg-effect-investigate = { $voice ->
    [they] досліджує
   *[you] дослідіть
} локацію
lcg-attempt-with = { $first }, перевіряючи { $skill-acc }
lcg-attempt-bonus = { $first }; { $skill }: { $bonus }
lcg-attempt-damage = { $first }; рани від цієї атаки: { $bonus }
lcg-attempt-damage-instead = { $first }; атака наносить { $amount }
lcg-attempt-damage-missed = { $first }; якщо атаку провалено і вона влучає в іншого дослідника, вона наносить { $amount }
lcg-attempt-shroud = { $first }; морок: { $bonus }
lcg-attempt-instead = { $first }; у разі успіху замість здогадок { $text }
lcg-attempt-on = { $first }; якщо витягнуто один із жетонів ({ $tokens }), { $text }

## Ефекти: жетони

lcg-effect-resources = { $voice ->
    [they] отримує
   *[you] отримайте
} { $amount }
lcg-effect-lose-resources = { $voice ->
    [they] втрачає
   *[you] втратьте
} { $amount }
lcg-effect-draw = { $voice ->
    [they] бере
   *[you] візьміть
} { $amount }
lcg-effect-discover = { $voice ->
    [they] знаходить у своїй
   *[you] знайдіть у своїй
} локації { $amount }
lcg-effect-discover-more = знайдіть у досліджуваній локації ще { $amount }
lcg-effect-gain-clues = { $voice ->
    [they] бере
   *[you] візьміть
} { $amount } зі сховища
lcg-effect-drop-clues = { $voice ->
    [they] викладає на свою
   *[you] викладіть на свою
} локацію { $amount }
lcg-effect-spend-clues = { $voice ->
    [they] витрачає
   *[you] витратьте
} { $amount }
lcg-effect-put-clues = { $voice ->
    [they] кладе
   *[you] покладіть
} зі сховища { $amount } на { $whom }
lcg-effect-fill-clues = { $voice ->
    [they] докладає
   *[you] докладіть
} здогадки зі сховища на { $whom }, щоб там лежало { $amount }
lcg-effect-agenda-doom = { $voice ->
    [they] кладе
   *[you] покладіть
} на поточну загрозу { $amount }{ $advances ->
    [yes] {" "}(від цього вона може просунутися)
   *[no] {""}
}
lcg-effect-doom = { $voice ->
    [they] кладе
   *[you] покладіть
} { $amount } на { $whom }
lcg-effect-take = { $voice ->
    [they] отримує
   *[you] отримайте
} { $amount }{ $direct ->
    [yes] {" "}спрямовано
   *[no] {""}
}
lcg-effect-deal = { $voice ->
    [they] наносить
   *[you] нанесіть
} { $whom } { $amount }
lcg-effect-heal = { $voice ->
    [they] лікує
   *[you] вилікуйте
} { $whom } { $amount }
lcg-effect-add-uses = { $voice ->
    [they] кладе
   *[you] покладіть
} на { $whom } { $amount }
lcg-effect-take-use = { $voice ->
    [they] бере
   *[you] візьміть
} жетон із цієї карти як 1 ресурс
lcg-effect-store-resource = { $voice ->
    [they] кладе 1 свій
   *[you] покладіть 1 свій
} ресурс на цю карту
lcg-effect-put-horror = { $voice ->
    [they] кладе
   *[you] покладіть
} { $amount } на { $whom }
lcg-effect-take-horror-from-here = { $voice ->
    [they] переносить
   *[you] перенесіть
} { $amount } із цієї карти на { $voice ->
    [they] себе
   *[you] свого дослідника
}
lcg-harm-both = { $damage } і { $horror }

## Ефекти: карти

lcg-effect-discard-from-hand = { $voice ->
    [they] скидає
   *[you] скиньте
} з руки { $amount }
lcg-effect-discard-at-random = { $voice ->
    [they] скидає
   *[you] скиньте
} з руки навмання { $amount }
lcg-effect-keep-only = { $voice ->
    [they] лишає
   *[you] залиште
} на руці { lcg-n-cards }, а решту { $voice ->
    [they] скидає
   *[you] скиньте
}
lcg-effect-discard = { $voice ->
    [they] скидає
   *[you] скиньте
} { $whom }
lcg-effect-to-hand = { $voice ->
    [they] повертає
   *[you] поверніть
} { $whom } на руку власника
lcg-effect-to-victory = { $voice ->
    [they] переносить
   *[you] перенесіть
} { $whom } на переможний рахунок
lcg-effect-lose-discards = { $voice ->
    [they] прибирає свій
   *[you] приберіть свій
} відбій із гри
lcg-effect-recover = { $voice ->
    [they] бере
   *[you] візьміть
} на руку { $what } зі свого відбою
lcg-effect-into-threat-area = { $voice ->
    [they] вводить
   *[you] введіть
} цю карту в гру у свою зону боротьби
lcg-effect-attach = { $voice ->
    [they] приєднує
   *[you] приєднайте
} цю карту до { $whom }
lcg-effect-search = { $voice ->
    [they] шукає
   *[you] знайдіть
} у своїй колоді { $what } і { $drawn ->
    [yes] { $voice ->
        [they] бере
       *[you] візьміть
    } знайдене
   *[no] { $voice ->
        [they] додає
       *[you] додайте
    } знайдене на руку
}
lcg-effect-search-top = { $voice ->
    [they] шукає
   *[you] знайдіть
} серед { $top } верхніх карт своєї колоди { $what } і { $drawn ->
    [yes] { $voice ->
        [they] бере
       *[you] візьміть
    } знайдене
   *[no] { $voice ->
        [they] додає
       *[you] додайте
    } знайдене на руку
}
lcg-effect-scry = { $voice ->
    [they] дивиться
   *[you] подивіться
} { $n ->
    [one] { $n } верхню карту
    [few] { $n } верхні карти
   *[many] { $n } верхніх карт
} будь-якої колоди і { $voice ->
    [they] повертає
   *[you] поверніть
} їх у будь-якому порядку
lcg-effect-draw-encounter = { $voice ->
    [they] бере
   *[you] візьміть
} верхню карту колоди контактів
lcg-effect-find-encounter = { $voice ->
    [they] шукає
   *[you] знайдіть
} у колоді контактів чи її відбої { $what } і { $voice ->
    [they] бере
   *[you] візьміть
} цю карту
lcg-effect-discard-until = { $voice ->
    [they] затасовує
   *[you] затасуйте
} відбій контактів у колоду і { $voice ->
    [they] скидає
   *[you] скидайте
} карти з її верху, доки не вийде { $what }; { $text }
lcg-effect-discard-until-many = { $voice ->
    [they] затасовує
   *[you] затасуйте
} відбій контактів у колоду і { $voice ->
    [they] скидає
   *[you] скидайте
} карти з її верху, доки не вийде стільки { $what }: { $amount }; за кожного з них: { $text }
lcg-effect-surge = ця карта отримує навалу
lcg-effect-draw-it = { $voice ->
    [they] бере
   *[you] візьміть
} цю карту
lcg-effect-spawn-at = { $voice ->
    [they] розміщує
   *[you] розмістіть
} цього ворога { $where }
lcg-effect-spawn-aside = { $what } виходить із відкладених карт і з’являється { $where }
lcg-effect-spawn-aside-by-text = { $what } виходить із відкладених карт і з’являється, як сказано на карті
lcg-effect-put-in-play = { $whom } входить у гру, якщо ще не в грі
lcg-effect-gain-weakness = { $voice ->
    [they] бере
   *[you] візьміть
} на руку випадкову базову слабкість із рисою «{ $trait }»
lcg-effect-into-encounter-deck = { $voice ->
    [they] затасовує
   *[you] затасуйте
} { $whom } в колоду контактів

## Ефекти: вороги й місця

lcg-effect-auto-evade = автоматично { $voice ->
    [they] тікає
   *[you] втечіть
} від { $whom }
lcg-effect-disengage = { $voice ->
    [they] припиняє
   *[you] припиніть
} бій { $whom }
lcg-effect-go = { $voice ->
    [they] переходить
   *[you] перейдіть
} { $where }
lcg-effect-go-to-one = { $voice ->
    [they] переходить
   *[you] перейдіть
} до { $what }
lcg-effect-step-towards = { $whom } переходить на одну локацію ближче до { $where }
lcg-effect-ready = { $voice ->
    [they] оновлює
   *[you] оновіть
} { $whom }
lcg-effect-exhaust = { $voice ->
    [they] задіює
   *[you] задійте
} { $whom }

## Ефекти: хід і перевірка

lcg-effect-more-actions = { $voice ->
    [they] отримує
   *[you] отримайте
} на цей хід ще { lcg-n-actions }
lcg-effect-lose-actions = { $voice ->
    [they] втрачає
   *[you] втратьте
} на цей хід { lcg-n-actions }
lcg-effect-boost = { $voice ->
    [they] отримує
   *[you] отримайте
} { $bonus } до { $skill-gen } в цій перевірці
lcg-effect-boost-any = { $voice ->
    [they] отримує
   *[you] отримайте
} { $bonus } до вміння в цій перевірці
lcg-effect-more-damage = атака наносить ще { $amount }
lcg-effect-comes-back = після перевірки ця карта повертається на руку, а не у відбій
lcg-effect-after-test = після перевірки { $text }
lcg-effect-flip-token = його мінус рахується плюсом
lcg-effect-another-token = { $voice ->
    [they] повертає
   *[you] поверніть
} його у вмістилище і { $voice ->
    [they] витягує
   *[you] витягніть
} інший
lcg-effect-two-tokens = { $voice ->
    [they] витягує
   *[you] витягніть
} натомість два; один на вибір зараховується, інший ні
lcg-effect-cancel = { $occasion ->
    [attack] відмініть цю атаку
    [treachery] відмініть її ефект розкриття
    [leave] перехід відмінено
   *[other] відмініть це
}
lcg-effect-lasting = { $until } { $what }
lcg-until-phase = до кінця фази
lcg-until-turn = до кінця ходу
lcg-until-round = до кінця раунду
lcg-lasting-unseen = вороги без риси «Елітний» не можуть атакувати { $whom }
lcg-lasting-in-place-of = { $who ->
    [you] ви можете
   *[it] цей дослідник може
} перевіряти { $skill-acc } замість сили та спритності
lcg-lasting-skill = { $who ->
    [you] ви отримуєте
   *[it] цей дослідник отримує
} { $bonus } до { $skill-gen }
lcg-lasting-immune-players = ефекти карт гравців не діють на { $whom }
lcg-lasting-immune-treacheries = ефекти підступностей не діють на { $whom }
lcg-lasting-blank = текст { $whom } вважається порожнім
lcg-lasting-no-tokens = жетони хаосу для { $who ->
    [you] ваших перевірок
   *[it] перевірок цього дослідника
} не витягують

## Ефекти: сценарій

lcg-effect-resign = { $voice ->
    [they] відступає
   *[you] відступіть
} і { $voice ->
    [they] залишає
   *[you] залиште
} сценарій
lcg-effect-take-control = { $voice ->
    [they] бере
   *[you] візьміть
} під контроль { $whom }
lcg-effect-resolution = сценарій завершується розв’язкою { $n }
lcg-effect-advance-act = справа просувається
lcg-effect-mental-trauma = { $voice ->
    [they] отримує
   *[you] отримайте
} { lcg-n-mental }
lcg-effect-less-experience = { $voice ->
    [they] отримує
   *[you] отримайте
} за цей сценарій на { lcg-n-experience } менше
lcg-native-turn-attack-away = рани від атаки отримує замість вас інший ворог у вашій локації; жах від неї лишається вам
lcg-native-cover-up = замість цього приберіть стільки ж здогадок із цієї карти
lcg-native-take-memory = атакований дослідник скидає з руки випадкову карту; якщо карт немає, атака наносить ще 1 рану і 1 жах
lcg-native-door-on-the-floor = у гру входять Передпокій, Горище, Підвал і Вітальня; вороги з Кабінету йдуть у відбій, усі дослідники переходять до Передпокою, а Кабінет вибуває з гри
lcg-native-break-the-barrier = відкривається Вітальня, там входить у гру Літа Чантлер, а в Передпокої з’являється Гуль-жрець
lcg-native-ghouls-break-free = усі, хто ще у грі, переможені й отримують 1 фізичну травму
lcg-native-draw-cultist = візьміть верхню карту колоди культистів
lcg-native-devourer-below = ця карта лишається іншою стороною догори й править одразу за справу й загрозу; тепер важлива лише перемога над Умордготом

## Що змінює карта, доки вона у грі

lcg-constant-skill = Ви отримуєте { $bonus } до { $skill-gen }.
lcg-constant-skills = Ви отримуєте { $bonus } до кожного вміння.
lcg-constant-doubled = Подвойте { $skill-acc }.
lcg-constant-halved = Зменште { $skill-acc } удвічі, округлюючи вгору.
lcg-constant-sanity = Ви отримуєте { $bonus } до розуму.
lcg-constant-investigating = Під час дослідження ви отримуєте { $bonus } до { $skill-gen }.
lcg-constant-skill-here = Кожен дослідник у вашій локації отримує { $bonus } до { $skill-gen }.
lcg-constant-shroud = Морок локації, до якої приєднано цю карту: { $bonus }.
lcg-constant-locked = Локацію, до якої приєднано цю карту, не можна досліджувати.
lcg-constant-barred = Вороги без риси «Елітний» не можуть увійти в локацію, до якої приєднано цю карту.
lcg-constant-more-actions = Щоходу у вас на 1 дію більше.
lcg-constant-more-actions-on = Щоходу у вас на 1 дію більше — лише на властивості карт із рисою «{ $trait }».
lcg-constant-slots = Додаткові слоти: { $slot } ×{ $n }.
lcg-constant-slots-for = Додаткові слоти лише під карти з рисою «{ $trait }»: { $slot } ×{ $n }.
lcg-constant-play-from-discards = Верхню подію вашого відбою можна грати, наче з руки.
lcg-constant-events-go-under = Ваші події, зіграні або скинуті з гри, кладуть під низ вашої колоди, а не у відбій.
lcg-constant-elder-sign-fails = Знак Прадавніх, який ви витягли, вважається автоматичним провалом.
lcg-constant-stays-with-horror = Ця карта не може вийти з гри, доки на ній є жах.
lcg-constant-no-playing = Ви не можете грати здобутки й події.
lcg-constant-frozen = Перша в раунді дія з трьох — перейти, атакувати, втекти — коштує вам на 1 дію більше.
lcg-constant-health-each = Цей ворог має здоров’я більше на { $n } за кожного дослідника.
lcg-constant-fierce-against-frail = У бою з дослідником, у якого лишилося розуму { $n } чи менше, сила та спритність цього ворога більші на 1.
lcg-constant-holds-clues = Дослідники в бою з цим ворогом не можуть ні знаходити, ні витрачати здогадки.
lcg-constant-immune-players = Ефекти карт гравців не діють на цю карту.
lcg-constant-immune-treacheries = Ефекти підступностей не діють на цю карту.
lcg-constant-blanks-you = Текст карт дослідників у локації цього ворога вважається порожнім.
lcg-constant-hard-to-evade = У перевірках втечі від цього ворога мінуси жетонів подвоюються.
lcg-constant-enemies-fierce = Сила та спритність кожного ворога: { $bonus }.
lcg-constant-investigated-with = Досліджуючи цю локацію, перевіряють { $skill-acc }.
lcg-constant-cheaper = Здобутки з рисою «{ $trait }» коштують для дослідників тут на { $n } менше.
lcg-constant-leads-to = Ця локація сполучена з кожною іншою локацією з рисою «{ $trait }».

## Символи на жетонах

lcg-symbol = Жетон «{ $token }»: { $bonus }
lcg-symbol-line = { $text }.
lcg-symbol-passes = { $first }; якщо { $cond }, перевірку автоматично пройдено
lcg-symbol-another = { $first }; витягніть ще один жетон
lcg-symbol-another-if = { $first }; якщо { $cond }, витягніть ще один жетон

## Вороги: за ким вони йдуть і де з’являються

lcg-prey-highest = Жертва: найбільше { $skill-gen }.
lcg-prey-lowest = Жертва: найменше { $skill-gen }.
lcg-prey-least-health = Жертва: найменший залишок здоров’я.
lcg-prey-least-sanity = Жертва: найменший залишок розуму.
lcg-prey-most-clues = Жертва: найбільше здогадок.
lcg-prey-fewest-cards = Жертва: найменше карт на руці.
lcg-prey-bearer = Жертва: лише носій цієї карти.
lcg-spawn-at = Розміщення: { $at }.
lcg-spawn-empty = Розміщення: будь-яка локація без ворогів і дослідників.
lcg-spawn-prey = Розміщення: у бою зі своєю жертвою.

## Карти, якими їх знаходять

lcg-printed-line = { $line } [{ $source }]
lcg-printed-together = { $text }
lcg-printed-sort = Тип: { $sort } ({ $what }).
lcg-printed-traits = Риси: { $traits }.
lcg-printed-keywords = Ключові слова: { $keywords }.
lcg-printed-cost = Ціна { $n }.
lcg-printed-level = Рівень { $n }.
lcg-printed-icons = Символи: { $icons }.
lcg-printed-icon = { $skill } ×{ $n }
lcg-printed-slot = { $slot } ×{ $n }
lcg-printed-skills = Воля { $willpower }, інтелект { $intellect }, сила { $combat }, спритність { $agility }.
lcg-printed-health = Здоров’я { $n }.
lcg-printed-health-each = Здоров’я { $n } за кожного дослідника.
lcg-printed-sanity = Розум { $n }.
lcg-printed-slots = Слоти: { $slots }.
lcg-printed-uses = Входить у гру, маючи { $amount }.
lcg-printed-until-empty = Коли жетони скінчилися, її скидають.
lcg-printed-unique = Унікальна карта.
lcg-printed-only = Лише в колоді { $who-gen }.
lcg-printed-access = Доступні й карти класу «{ $class }» рівнів від 0 до { $most }.
lcg-printed-own-tests = Додати її можна лише до своєї перевірки.
lcg-printed-once-per-test = До однієї перевірки можна додати лише одну карту з цією назвою.
lcg-printed-enemy = Сила { $fight }, спритність { $evade }; атака наносить { lcg-n-harm }.
lcg-printed-shroud = Морок { $n }.
lcg-printed-clues = Здогадки: { $n }{ $each ->
    [yes] {" "}за кожного дослідника
   *[no] {""}
}.
lcg-printed-sign = Знак: { $sign }.
lcg-printed-leads = Веде до знаків: { $signs }.
lcg-printed-blocked = Увійти сюди не можна, доки локацію не відкриють.
lcg-printed-hidden = Доки локація закрита: знак — { $sign }, веде до знаків — { $signs }.
lcg-printed-stage-act = Справа { $n }.
lcg-printed-stage-agenda = Загроза { $n }.
lcg-printed-needs-clues = Потрібно здогадок: { $n }{ $each ->
    [yes] {" "}за кожного дослідника
   *[no] {""}
}.
lcg-printed-needs-doom = Поріг приреченості: { $n }.
lcg-printed-victory = Перемога { $n }.
