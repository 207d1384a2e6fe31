### Тексты карт, составленные из того, что карты делают.
###
### Эффект сказан без заглавной буквы и без точки, чтобы стоять внутри другого.
### `$voice`: `you` — указание тому, кто его исполняет; `they` — о другом, после его имени.
### `$not` — `yes`, если имеется в виду обратное · `$count`: `one`, `each`, `many` (после числа), `none`
### `$form` — падеж: nom, gen, dat, acc, with («с кем»), host (к чему прикрепляют), у мест ещё to (куда) и at (где).
### `$of` говорит, о чём речь: enemy, investigator, asset, location, card.

## Как соединяются тексты

lcg-ability = { $head }: { $text }.
lcg-head-part = { $head }, { $part }
lcg-head-designator = { $head }, «{ $what }»
lcg-head-cost = { $head } ({ $costs })
lcg-then-part = { $first }; { $second }
lcg-all = { $items }
lcg-either = { $first } или { $second }
lcg-or-part = { $first }; или { $second }
lcg-head-if = если { $cond }
lcg-head-soon = как только { $cond }

## Когда

lcg-when-action = { $n ->
    [one] Действие
    [few] { $n } действия
   *[many] { $n } действий
}
lcg-when-quiet-action = { $n ->
    [one] Действие
    [few] { $n } действия
   *[many] { $n } действий
} без внеочередных атак
lcg-when-free = Свободно
lcg-when-reaction = Реакция
lcg-when-forced = Обязательно
lcg-when-forced-in-hand = Обязательно, с руки
lcg-when-revelation = Раскрытие
lcg-when-play = Эффект
lcg-when-committed = При успехе проверки
lcg-when-advance = При продвижении
lcg-when-objective = Цель
lcg-designator-fight = Атака
lcg-designator-evade = Ускользнуть
lcg-designator-investigate = Исследование
lcg-designator-parley = Переговоры
lcg-designator-resign = Побег

## Поводы: `$time` — would, when или after; `$whose` — you, this, here, host или any

lcg-time = { $time ->
    [after] после того как
   *[when] когда
}
lcg-on-phase-begins = { lcg-time } { $time ->
    [after] началась
   *[when] начинается
} фаза
lcg-on-mythos-ends = { lcg-time } { $time ->
    [after] кончилась
   *[when] кончается
} фаза Мифа
lcg-on-enemy-phase-ends = { lcg-time } { $time ->
    [after] кончилась
   *[when] кончается
} фаза врагов
lcg-on-round-ends = { lcg-time } { $time ->
    [after] кончился
   *[when] кончается
} раунд
lcg-on-turn-begins = { lcg-time } { $time ->
    [after] начался
   *[when] начинается
} { $whose ->
    [you] ваш ход
   *[any] ход любого сыщика
}
lcg-on-turn-ends = { lcg-time } { $time ->
    [after] кончился
   *[when] кончается
} { $whose ->
    [you] ваш ход
   *[any] ход любого сыщика
}
lcg-on-attack = { lcg-time } { $whose ->
    [you] { $time ->
        [after] враг атаковал вас
       *[when] враг атакует вас
    }
    [this] { $time ->
        [after] этот враг атаковал
       *[when] этот враг атакует
    }
    [here] { $time ->
        [after] враг атаковал сыщика в вашей локации
       *[when] враг атакует сыщика в вашей локации
    }
   *[any] { $time ->
        [after] враг атаковал
       *[when] враг атакует
    }
}
lcg-on-asset-hurt = { lcg-time } атака врага { $time ->
    [after] нанесла
   *[when] наносит
} раны { $whose ->
    [this] этой карте
   *[any] активу
}
lcg-on-damage = { lcg-time } { $whose ->
    [you] вы { $time ->
        [after] получили
       *[when] получаете
    }
   *[any] сыщик { $time ->
        [after] получил
       *[when] получает
    }
} раны
lcg-on-horror = { lcg-time } { $whose ->
    [you] вы { $time ->
        [after] получили
       *[when] получаете
    }
   *[any] сыщик { $time ->
        [after] получил
       *[when] получает
    }
} ужас
lcg-on-horror-placed = { lcg-time } на { $whose ->
    [you] вашего сыщика
   *[any] сыщика
} { $time ->
    [after] положили
   *[when] кладут
} ужас
lcg-on-defeat = { lcg-time } { $whose ->
    [you] вы { $time ->
        [after] победили
       *[when] побеждаете
    } врага
    [this] этот враг побеждён
    [here] враг в вашей локации побеждён
   *[any] враг побеждён
}
lcg-on-enter = { lcg-time } вы { $time ->
    [after] вошли
   *[when] входите
} { $whose ->
    [this] в эту локацию
   *[any] в локацию
}
lcg-on-leave = { lcg-time } { $whose ->
    [this] вы { $time ->
        [after] покинули
       *[when] покидаете
    } эту локацию
    [host] сыщик { $time ->
        [after] покинул
       *[when] покидает
    } локацию, к которой прикреплена эта карта
   *[any] вы { $time ->
        [after] покинули
       *[when] покидаете
    } локацию
}
lcg-on-evade = { lcg-time } { $whose ->
    [you] вы { $time ->
        [after] ускользнули
       *[when] ускользаете
    } от врага
    [this] от этого врага { $time ->
        [after] ускользнули
       *[when] ускользают
    }
    [here] от врага в вашей локации { $time ->
        [after] ускользнули
       *[when] ускользают
    }
   *[any] от врага { $time ->
        [after] ускользнули
       *[when] ускользают
    }
}
lcg-on-spawn = { $time ->
    [would] когда враг вот-вот появится
    [when] когда враг появляется
   *[after] после того как враг появился
}{ $whose ->
    [here] {" "}в вашей локации
   *[any] {""}
}
lcg-on-in-play = { lcg-time } { $whose ->
    [this] эта карта
   *[any] карта
} { $time ->
    [after] вошла
   *[when] входит
} в игру
lcg-on-engage = { lcg-time } { $whose ->
    [this] этот враг
   *[any] враг
} { $time ->
    [after] вступил
   *[when] вступает
} с вами в бой
lcg-on-investigate = { lcg-time } { $whose ->
    [you] вы успешно { $time ->
        [after] исследовали
       *[when] исследуете
    } локацию
    [host] локация, к которой прикреплена эта карта, успешно исследована
   *[any] локация успешно исследована
}
lcg-on-hit = { lcg-time } { $whose ->
    [you] вы успешно { $time ->
        [after] атаковали
       *[when] атакуете
    } врага
    [here] сыщик в вашей локации успешно { $time ->
        [after] атаковал
       *[when] атакует
    } врага
   *[any] врага успешно { $time ->
        [after] атаковали
       *[when] атакуют
    }
}
lcg-on-fail = { $time ->
    [would] когда { $whose ->
        [you] вы вот-вот провалите
       *[any] сыщик вот-вот провалит
    } проверку
    [when] когда { $whose ->
        [you] вы проваливаете
       *[any] сыщик проваливает
    } проверку
   *[after] после того как { $whose ->
        [you] вы провалили
       *[any] сыщик провалил
    } проверку
}
lcg-on-reveal = когда { $whose ->
    [you] вы вот-вот вытянете
   *[any] сыщик вот-вот вытянет
} жетон хаоса
lcg-on-token = { lcg-time } { $whose ->
    [you] вы { $time ->
        [after] вытянули
       *[when] вытягиваете
    }
   *[any] сыщик { $time ->
        [after] вытянул
       *[when] вытягивает
    }
} жетон хаоса
lcg-on-discover = { $time ->
    [would] когда { $whose ->
        [you] вы вот-вот найдёте
       *[any] сыщик вот-вот найдёт
    } улики
    [when] когда { $whose ->
        [you] вы находите
       *[any] сыщик находит
    } улики
   *[after] после того как { $whose ->
        [you] вы нашли
       *[any] сыщик нашёл
    } улики
}
lcg-on-treachery = { lcg-time } { $whose ->
    [you] вы { $time ->
        [after] взяли
       *[when] берёте
    }
   *[any] сыщик { $time ->
        [after] взял
       *[when] берёт
    }
} напасть
lcg-on-play = { lcg-time } { $whose ->
    [you] вы { $time ->
        [after] сыграли
       *[when] играете
    }
   *[any] сыщик { $time ->
        [after] сыграл
       *[when] играет
    }
} карту
lcg-on-game-ends = { lcg-time } партия кончается или вы выбываете

## Цена

lcg-cost-resources = потратьте { lcg-n-resources }
lcg-cost-uses = потратьте { $amount }
lcg-cost-exhaust = поверните эту карту
lcg-cost-discard-this = сбросьте эту карту
lcg-cost-clues = потратьте { lcg-n-clues }
lcg-cost-group-clues = все вместе потратьте { lcg-n-clues } за каждого сыщика
lcg-cost-group-clues-at = сыщики { $card-at } вместе тратят { lcg-n-clues } за каждого сыщика
lcg-cost-cards = сбросьте с руки { lcg-n-cards }
lcg-cost-horror = получите { lcg-n-horror }
lcg-cost-damage-this = нанесите этой карте { lcg-n-damage }
lcg-cost-horror-this = нанесите этой карте { lcg-n-horror }

## Как часто

lcg-times = { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}
lcg-by-all = { $group ->
    [yes] {" "}на всех сыщиков
   *[no] {""}
}
lcg-limit-test = { lcg-times } за проверку{ lcg-by-all }
lcg-limit-phase = { lcg-times } за фазу{ lcg-by-all }
lcg-limit-turn = { lcg-times } за ход{ lcg-by-all }
lcg-limit-round = { lcg-times } за раунд{ lcg-by-all }
lcg-limit-game = { lcg-times } за партию{ lcg-by-all }

## Что ищут

lcg-find-enemy = { $count ->
    [each] { $form ->
        [gen] каждого врага
        [dat] каждому врагу
        [acc] каждого врага
        [with] с каждым врагом
       *[nom] каждый враг
    }
    [many] врагов
    [none] врага
   *[one] { $form ->
        [gen] врага
        [dat] врагу
        [acc] врага
        [with] с врагом
       *[nom] враг
    }
}
lcg-find-investigator = { $count ->
    [each] { $form ->
        [gen] каждого сыщика
        [dat] каждому сыщику
        [acc] каждого сыщика
        [with] с каждым сыщиком
       *[nom] каждый сыщик
    }
    [many] сыщиков
    [none] сыщика
   *[one] { $form ->
        [gen] сыщика
        [dat] сыщику
        [acc] сыщика
        [with] с сыщиком
       *[nom] сыщик
    }
}
lcg-find-asset = { $count ->
    [each] { $form ->
        [gen] каждого актива
        [dat] каждому активу
        [acc] каждый актив
        [with] с каждым активом
       *[nom] каждый актив
    }
    [many] активов
    [none] актива
   *[one] { $form ->
        [gen] актива
        [dat] активу
        [acc] актив
        [with] с активом
       *[nom] актив
    }
}
lcg-find-anybody = { $count ->
    [each] { $form ->
        [gen] каждого врага и каждого сыщика
        [dat] каждому врагу и каждому сыщику
        [acc] каждого врага и каждого сыщика
        [with] с каждым врагом и сыщиком
       *[nom] каждый враг и каждый сыщик
    }
    [many] врагов и сыщиков
    [none] ни врага, ни сыщика
   *[one] { $form ->
        [gen] врага или сыщика
        [dat] врагу или сыщику
        [acc] врага или сыщика
        [with] с врагом или сыщиком
       *[nom] враг или сыщик
    }
}
lcg-find-location-anywhere = { $count ->
    [each] { $form ->
        [gen] каждой локации
        [dat] каждой локации
        [acc] каждую локацию
       *[nom] каждая локация
    }
    [many] локаций
    [none] локации
   *[one] { $form ->
        [gen] локации
        [dat] локации
        [acc] локацию
        [to] локацию
       *[nom] локация
    }
}
lcg-find-location-here = { $form ->
    [acc] свою локацию
    [nom] { $voice ->
        [they] его локация
       *[you] ваша локация
    }
   *[gen] { $voice ->
        [they] его локации
       *[you] вашей локации
    }
}
lcg-find-location-next = { $count ->
    [each] { $form ->
        [acc] каждую связанную локацию
        [nom] каждая связанная локация
       *[gen] каждой связанной локации
    }
    [many] связанных локаций
    [none] связанной локации
   *[one] { $form ->
        [acc] связанную локацию
        [to] связанную локацию
        [nom] связанная локация
       *[gen] связанной локации
    }
}
lcg-find-location-here-or-next = { $form ->
    [acc] свою локацию или связанную с ней
    [nom] { $voice ->
        [they] его локация или связанная с ней
       *[you] ваша локация или связанная с ней
    }
    [to] свою локацию или связанную с ней
   *[gen] { $voice ->
        [they] его локации или связанной с ней
       *[you] вашей локации или связанной с ней
    }
}
lcg-find-location-elsewhere = { $count ->
    [each] { $form ->
        [acc] каждую другую локацию
        [nom] каждая другая локация
       *[gen] каждой другой локации
    }
    [many] других локаций
    [none] другой локации
   *[one] { $form ->
        [acc] другую локацию
        [to] другую локацию
        [nom] другая локация
       *[gen] другой локации
    }
}
lcg-find-card = { $count ->
    [each] { $form ->
        [acc] каждую карту
        [nom] каждая карта
       *[gen] каждой карты
    }
    [many] карт
    [none] карты
   *[one] { $form ->
        [acc] карту
        [nom] карта
        [dat] карте
       *[gen] карты
    }
}
lcg-find-event = { $count ->
    [each] каждое событие
    [many] событий
    [none] события
   *[one] { $form ->
        [gen] события
       *[nom] событие
    }
}
lcg-find-weakness = { $count ->
    [each] { $form ->
        [acc] каждую слабость
       *[nom] каждая слабость
    }
    [many] слабостей
    [none] слабости
   *[one] { $form ->
        [gen] слабости
       *[nom] слабость
    }
}
lcg-find-treachery = { $count ->
    [each] { $form ->
        [acc] каждую напасть
       *[nom] каждая напасть
    }
    [many] напастей
    [none] напасти
   *[one] { $form ->
        [gen] напасти
       *[nom] напасть
    }
}
lcg-find-code = { $form ->
    [acc] { lcg-the.acc }
    [gen] { lcg-the.gen }
   *[nom] { lcg-the }
}

## Где это

lcg-at-here = в { $voice ->
    [they] его
   *[you] вашей
} локации
lcg-at-next = в связанной локации
lcg-at-here-or-next = в { $voice ->
    [they] его
   *[you] вашей
} локации или связанной с ней
lcg-at-it = в этой локации
lcg-at-fighting-you = в бою с { $voice ->
    [they] ним
   *[you] вами
}
lcg-at-yours = под { $voice ->
    [they] его
   *[you] вашим
} контролем
lcg-at-held-here = под контролем сыщика в { $voice ->
    [they] его
   *[you] вашей
} локации
lcg-at-place = { $card-at }
lcg-at-with-this = в локации этой карты
lcg-at-elsewhere = вне { $voice ->
    [they] его
   *[you] вашей
} локации
lcg-most-near = из ближайших к { $voice ->
    [they] нему
   *[you] вам
}
lcg-most-clues = из тех, где больше всего улик

## Каково это

lcg-is-trait = { $not ->
    [yes] без черты
   *[no] с чертой
} «{ $trait }»
lcg-is-asset = { $not ->
    [yes] не{" "}
   *[no] {""}
}из числа активов
lcg-is-enemy = { $not ->
    [yes] не{" "}
   *[no] {""}
}из числа врагов
lcg-is-event = { $not ->
    [yes] не{" "}
   *[no] {""}
}из числа событий
lcg-is-weakness = { $not ->
    [yes] не{" "}
   *[no] {""}
}из числа слабостей
lcg-is-exhausted = { $not ->
    [yes] не{" "}
   *[no] {""}
}из числа повёрнутых
lcg-is-free = { $not ->
    [yes] в бою
   *[no] вне боя
}
lcg-is-unheld = { $not ->
    [yes] под чьим-либо контролем
   *[no] без хозяина
}
lcg-is-damaged = { $not ->
    [yes] без ран
   *[no] с ранами
}
lcg-is-horrified = { $not ->
    [yes] без ужаса
   *[no] с ужасом
}
lcg-is-revealed = { $not ->
    [yes] не{" "}
   *[no] {""}
}из числа открытых
lcg-is-empty = { $not ->
    [yes] с врагами или сыщиками
   *[no] без врагов и сыщиков
}
lcg-is-no-enemies = { $not ->
    [yes] с врагами
   *[no] без врагов
}
lcg-is-code = с { $not ->
    [yes] иным названием, чем
   *[no] названием
} «{ $card }»
lcg-is-bears = { $not ->
    [yes] без карты
   *[no] с картой
} «{ $card }»
lcg-is-other = (кроме этого)
lcg-is-not-that = (кроме атакующего)
lcg-is-unique = { $not ->
    [yes] без пометки
   *[no] с пометкой
} уникальности
lcg-is-uses = { $not ->
    [yes] без применений
   *[no] с применениями
}

## О каких картах речь

lcg-sel-you = { $form ->
    [dat] { $voice ->
        [they] себе
       *[you] себе
    }
    [gen] { $voice ->
        [they] него
       *[you] вас
    }
    [with] с { $voice ->
        [they] ним
       *[you] вами
    }
    [acc] { $voice ->
        [they] его
       *[you] вас
    }
   *[nom] { $voice ->
        [they] он
       *[you] вы
    }
}
lcg-sel-itself = { $of ->
    [enemy] { $form ->
        [gen] этого врага
        [dat] этому врагу
        [acc] этого врага
        [with] с этим врагом
       *[nom] этот враг
    }
    [location] { $form ->
        [gen] этой локации
        [dat] этой локации
        [acc] эту локацию
        [at] здесь
        [to] сюда
       *[nom] эта локация
    }
   *[card] { $form ->
        [gen] этой карты
        [dat] этой карте
        [acc] эту карту
        [with] с этой картой
        [at] здесь
       *[nom] эта карта
    }
}
lcg-sel-it = { $of ->
    [enemy] { $form ->
        [gen] этого врага
        [host] этому врагу
        [dat] этому врагу
        [acc] этого врага
        [with] с этим врагом
       *[nom] этот враг
    }
    [investigator] { $form ->
        [gen] этого сыщика
        [dat] этому сыщику
        [acc] этого сыщика
        [with] с этим сыщиком
       *[nom] этот сыщик
    }
    [asset] { $form ->
        [gen] этого актива
        [dat] этому активу
        [with] с этим активом
       *[nom] этот актив
    }
    [location] { $form ->
        [acc] эту локацию
        [at] там
        [to] в эту локацию
        [nom] эта локация
       *[host] этой локации
    }
   *[card] { $form ->
        [gen] этой карты
        [dat] этой карте
        [acc] эту карту
        [with] с этой картой
       *[nom] эта карта
    }
}
lcg-sel-that = { $of ->
    [enemy] { $form ->
        [gen] этого врага
        [dat] этому врагу
        [acc] этого врага
        [with] с этим врагом
       *[nom] этот враг
    }
   *[card] { $form ->
        [gen] этой карты
        [dat] этой карте
        [acc] эту карту
        [with] с этой картой
       *[nom] эта карта
    }
}
lcg-sel-by = { $form ->
    [gen] атакующего врага
    [dat] атакующему врагу
    [acc] атакующего врага
    [with] с атакующим врагом
   *[nom] атакующий враг
}
lcg-sel-here = { $form ->
    [acc] свою локацию
    [at] в { $voice ->
        [they] его
       *[you] вашей
    } локации
    [to] в свою локацию
    [nom] { $voice ->
        [they] его
       *[you] ваша
    } локация
   *[host] своей локации
}
lcg-sel-host = { $form ->
    [acc] карту, к которой прикреплена эта
    [nom] карта, к которой прикреплена эта
    [gen] карты, к которой прикреплена эта
   *[dat] карте, к которой прикреплена эта
}
lcg-sel-act = { $form ->
    [acc] текущую сцену
    [nom] текущая сцена
   *[gen] текущей сцены
}
lcg-sel-lead = { $form ->
    [dat] ведущему сыщику
    [gen] ведущего сыщика
    [acc] ведущего сыщика
    [with] с ведущим сыщиком
   *[nom] ведущий сыщик
}
lcg-sel-card = { $form ->
    [at] { $card-at }
    [to] { $card-to }
    [acc] { lcg-the.acc }
    [nom] { lcg-the }
    [dat] { $card-is ->
        [place] локации
       *[card] карте
    } «{ $card }»
   *[gen] { lcg-the.gen }
}

## Условия

lcg-cond-yours = это касается { $not ->
    [yes] не{" "}
   *[no] {""}
}вас
lcg-cond-itself = это касается { $not ->
    [yes] не{" "}
   *[no] {""}
}этой карты
lcg-cond-here = это происходит { $not ->
    [yes] не{" "}
   *[no] {""}
}в вашей локации
lcg-cond-at-host = это происходит { $not ->
    [yes] не{" "}
   *[no] {""}
}в локации, к которой прикреплена эта карта
lcg-cond-that = это { $not ->
    [yes] не{" "}
   *[no] {""}
}{ $what }
lcg-cond-is = { $not ->
    [yes] нет
   *[no] есть
} { $what }
lcg-cond-location = ваша локация { $is }
lcg-cond-your-turn = сейчас { $not ->
    [yes] не{" "}
   *[no] {""}
}ваш ход
lcg-cond-turn-here = сейчас { $not ->
    [yes] не{" "}
   *[no] {""}
}ход сыщика в вашей локации
lcg-cond-testing = вы { $not ->
    [yes] не{" "}
   *[no] {""}
}проверяете { $not ->
    [yes] { $skill-acc }
   *[no] { $skill-acc }
}
lcg-cond-testing-any = вы { $not ->
    [yes] не{" "}
   *[no] {""}
}проходите проверку
lcg-cond-fighting = это { $not ->
    [yes] не{" "}
   *[no] {""}
}проверка атаки
lcg-cond-evading = это { $not ->
    [yes] не{" "}
   *[no] {""}
}попытка ускользнуть
lcg-cond-investigating = это { $not ->
    [yes] не{" "}
   *[no] {""}
}проверка исследования
lcg-cond-passed-by = проверка { $not ->
    [yes] не{" "}
   *[no] {""}
}пройдена с запасом { $n } или больше
lcg-cond-failed-by-at-most = проверка { $not ->
    [yes] не{" "}
   *[no] {""}
}провалена на { $n } или меньше
lcg-cond-negative-token = число на нём { $not ->
    [yes] не{" "}
   *[no] {""}
}отрицательное
lcg-cond-only-foe = { $not ->
    [yes] с вами бьётся не только этот враг
   *[no] с вами бьётся только этот враг
}
lcg-cond-act-is = текущая сцена — { $not ->
    [yes] не{" "}
   *[no] {""}
}{ $n }-я
lcg-cond-you-control = карта «{ $card }» { $not ->
    [yes] не{" "}
   *[no] {""}
}под вашим контролем
lcg-cond-in-play = карта «{ $card }» { $not ->
    [yes] не{" "}
   *[no] {""}
}в игре

## Условия о числах: `$least` — some, none, enough (не меньше `$n`) или fewer; `$each` — yes, если «за каждого сыщика»

lcg-least-each = { $each ->
    [yes] {" "}за каждого сыщика
   *[no] {""}
}
lcg-least-clues-here = в вашей локации { $least ->
    [some] есть улики
    [none] нет улик
    [fewer] меньше { $n } улик{ lcg-least-each }
   *[enough] не меньше { $n } улик{ lcg-least-each }
}
lcg-least-clues-on-this = на этой карте { $least ->
    [some] есть улики
    [none] нет улик
    [fewer] меньше { $n } улик{ lcg-least-each }
   *[enough] не меньше { $n } улик{ lcg-least-each }
}
lcg-least-your-clues = у вас { $least ->
    [some] есть улики
    [none] нет улик
    [fewer] меньше { $n } улик{ lcg-least-each }
   *[enough] не меньше { $n } улик{ lcg-least-each }
}
lcg-least-your-resources = у вас { $least ->
    [some] есть ресурсы
    [none] нет ресурсов
    [fewer] меньше { $n } ресурсов{ lcg-least-each }
   *[enough] не меньше { $n } ресурсов{ lcg-least-each }
}
lcg-least-resources-on-this = на этой карте { $least ->
    [some] есть ресурсы
    [none] нет ресурсов
    [fewer] меньше { $n } ресурсов{ lcg-least-each }
   *[enough] не меньше { $n } ресурсов{ lcg-least-each }
}
lcg-least-horror-on-this = на этой карте { $least ->
    [some] есть ужас
    [none] нет ужаса
    [fewer] меньше { $n } ужаса{ lcg-least-each }
   *[enough] не меньше { $n } ужаса{ lcg-least-each }
}
lcg-least-your-horror = на вашем сыщике { $least ->
    [some] есть ужас
    [none] нет ужаса
    [fewer] меньше { $n } ужаса
   *[enough] не меньше { $n } ужаса
}
lcg-least-your-hand = у вас на руке { $least ->
    [some] есть карты
    [none] нет карт
    [fewer] меньше { $n } карт
   *[enough] не меньше { $n } карт
}
lcg-least-victory = на победном счету { $least ->
    [some] есть хотя бы один из
    [none] нет
    [fewer] меньше { $n }
   *[enough] не меньше { $n }
} { $what }
lcg-least-count = { $least ->
    [some] есть хотя бы один из
    [none] нет
    [fewer] меньше { $n }
   *[enough] не меньше { $n }
} { $what }
lcg-least-investigators = сценарий начали { $least ->
    [fewer] меньше { $n } сыщиков
   *[enough] не меньше { $n } сыщиков
}
lcg-least = { $value } { $least ->
    [none] равно 0
    [fewer] меньше { $n }
   *[enough] не меньше { $n }
}

## Количества, которые не просто число

lcg-n-uses = { $n ->
    [one] ещё { $n } применение
    [few] ещё { $n } применения
   *[many] ещё { $n } применений
}
lcg-per-investigator = { $amount } за каждого сыщика
lcg-amount-when = { $a } (если { $cond }, иначе { $b })
lcg-much-damage = столько ран, { $value }
lcg-much-horror = столько ужаса, { $value }
lcg-much-clues = столько улик, { $value }
lcg-much-resources = столько ресурсов, { $value }
lcg-much-cards = столько карт, { $value }
lcg-much-doom = столько безысходности, { $value }
lcg-much-uses = ещё столько применений, { $value }
lcg-all-damage = все раны
lcg-all-horror = весь ужас
lcg-all-clues = все улики
lcg-all-resources = все ресурсы
lcg-all-cards = все карты
lcg-all-doom = всю безысходность
lcg-all-uses = все применения

## Величины: `$as` — much («столько, сколько…») или number («X — это…»)

lcg-value-n = { $n }
lcg-value-per-investigator = { $as ->
    [much] сколько выйдет по { $n } за каждого сыщика
   *[number] { $n } за каждого сыщика
}
lcg-value-count = { $as ->
    [much] сколько
   *[number] число
} { $what }
lcg-value-clues-here = { $as ->
    [much] сколько
   *[number] число
} улик в вашей локации
lcg-value-your-clues = { $as ->
    [much] сколько у вас улик
   *[number] число ваших улик
}
lcg-value-your-horror = { $as ->
    [much] сколько ужаса на вашем сыщике
   *[number] ужас на вашем сыщике
}
lcg-value-your-resources = { $as ->
    [much] сколько у вас ресурсов
   *[number] число ваших ресурсов
}
lcg-value-your-hand = { $as ->
    [much] сколько
   *[number] число
} карт у вас на руке
lcg-value-margin = { $as ->
    [much] на сколько
   *[number] то, на сколько
} { $result ->
    [passed] пройдена
   *[failed] провалена
} проверка
lcg-value-margin-within = { $as ->
    [much] на сколько
   *[number] то, на сколько
} { $result ->
    [passed] пройдена
   *[failed] провалена
} проверка, но не меньше { $least } и не больше { $most }
lcg-value-clues-on-this = { $as ->
    [much] сколько
   *[number] число
} улик на этой карте
lcg-value-resources-on-this = { $as ->
    [much] сколько
   *[number] число
} ресурсов на этой карте
lcg-value-horror-on-this = { $as ->
    [much] сколько ужаса
   *[number] ужас
} на этой карте
lcg-value-most-doom = { $as ->
    [much] сколько безысходности больше всего лежит
   *[number] наибольшая безысходность
} на одном из { $what }
lcg-value-doom-in-play = { $as ->
    [much] сколько безысходности
   *[number] вся безысходность
} в игре
lcg-value-amount = { $as ->
    [much] сколько было
   *[number] то, сколько было
}
lcg-value-victory = { $as ->
    [much] сколько
   *[number] число
} { $what } на победном счету

## Модификаторы: число со знаком

lcg-plus = +{ $n }
lcg-minus = −{ $n }
lcg-plus-x = +X (X — { $value })
lcg-minus-x = −X (X — { $value })
lcg-bonus-if = { $a }, если { $cond }
lcg-bonus-else = { $a }, если { $cond }, иначе { $b }

## Эффекты: как складываются тексты

lcg-effect-then = { $first }; затем { $second }
lcg-effect-then-if = { $first }; затем, если { $cond }, { $text }
lcg-effect-or-else = { $first }; если это невозможно, { $second }
lcg-effect-if = если { $cond }, { $text }
lcg-effect-if-else = если { $opposite }, { $other }; если { $cond }, { $text }
lcg-effect-either = { $voice ->
    [they] выбирает
   *[you] выберите
} одно: { $text }
lcg-effect-must-either = { $voice ->
    [they] выбирает
   *[you] выберите
} одно: { $text }
lcg-effect-lead-chooses = ведущий сыщик выбирает одно: { $text }
lcg-effect-may = (по желанию) { $text }
lcg-effect-repeat = столько раз, { $value }: { $text }
lcg-effect-choose = { $voice ->
    [they] выбирает
   *[you] выберите
} { $what }; { $text }
lcg-effect-lead-picks = ведущий сыщик выбирает { $what }; { $text }
lcg-effect-for-each = для { $what }: { $text }
lcg-effect-everybody = в порядке игроков каждый сыщик { $text }
lcg-effect-its = { $who } { $text }
lcg-effect-active = сыщик, чей сейчас ход, { $text }

## Эффекты: проверки и попытки

lcg-effect-test = { $voice ->
    [they] проверяет
   *[you] проверьте
} { $skill-acc } ({ $against })
lcg-effect-test-either = { $voice ->
    [they] проверяет
   *[you] проверьте
} { $a-acc } или { $b-acc } ({ $against })
lcg-effect-on-pass = { $first }; при успехе — { $text }
lcg-effect-on-fail = { $first }; при провале — { $text }
lcg-effect-fight = { $voice ->
    [they] атакует
   *[you] атакуйте
} врага
lcg-effect-evade = { $voice ->
    [they] пробует
   *[you] попробуйте
} ускользнуть от врага
lcg-effect-investigate = { $voice ->
    [they] исследует
   *[you] исследуйте
} локацию
lcg-attempt-with = { $first }, проверяя { $skill-acc }
lcg-attempt-bonus = { $first }; { $skill }: { $bonus }
lcg-attempt-damage = { $first }; раны от этой атаки: { $bonus }
lcg-attempt-damage-instead = { $first }; атака наносит { $amount }
lcg-attempt-damage-missed = { $first }; если атака провалена и попадает в другого сыщика, она наносит { $amount }
lcg-attempt-shroud = { $first }; неясность: { $bonus }
lcg-attempt-instead = { $first }; при успехе вместо улик { $text }
lcg-attempt-on = { $first }; если вытянут один из жетонов ({ $tokens }), { $text }

## Эффекты: жетоны

lcg-effect-resources = { $voice ->
    [they] получает
   *[you] получите
} { $amount }
lcg-effect-lose-resources = { $voice ->
    [they] теряет
   *[you] потеряйте
} { $amount }
lcg-effect-draw = { $voice ->
    [they] берёт
   *[you] возьмите
} { $amount }
lcg-effect-discover = { $voice ->
    [they] находит в своей
   *[you] найдите в своей
} локации { $amount }
lcg-effect-discover-more = найдите в исследуемой локации ещё { $amount }
lcg-effect-gain-clues = { $voice ->
    [they] берёт
   *[you] возьмите
} { $amount } из запаса
lcg-effect-drop-clues = { $voice ->
    [they] выкладывает на свою
   *[you] выложите на свою
} локацию { $amount }
lcg-effect-spend-clues = { $voice ->
    [they] тратит
   *[you] потратьте
} { $amount }
lcg-effect-put-clues = { $voice ->
    [they] кладёт
   *[you] положите
} из запаса { $amount } на { $whom }
lcg-effect-fill-clues = { $voice ->
    [they] добавляет
   *[you] добавьте
} улики из запаса на { $whom }, чтобы там лежало { $amount }
lcg-effect-agenda-doom = { $voice ->
    [they] кладёт
   *[you] положите
} на текущий замысел { $amount }{ $advances ->
    [yes] {" "}(от этого он может продвинуться)
   *[no] {""}
}
lcg-effect-doom = { $voice ->
    [they] кладёт
   *[you] положите
} { $amount } на { $whom }
lcg-effect-take = { $voice ->
    [they] получает
   *[you] получите
} { $amount }{ $direct ->
    [yes] {" "}напрямую
   *[no] {""}
}
lcg-effect-deal = { $voice ->
    [they] наносит
   *[you] нанесите
} { $whom } { $amount }
lcg-effect-heal = { $voice ->
    [they] лечит
   *[you] вылечите
} { $whom } { $amount }
lcg-effect-add-uses = { $voice ->
    [they] кладёт
   *[you] положите
} на { $whom } { $amount }
lcg-effect-take-use = { $voice ->
    [they] берёт
   *[you] возьмите
} жетон с этой карты как 1 ресурс
lcg-effect-store-resource = { $voice ->
    [they] кладёт 1 свой
   *[you] положите 1 свой
} ресурс на эту карту
lcg-effect-put-horror = { $voice ->
    [they] кладёт
   *[you] положите
} { $amount } на { $whom }
lcg-effect-take-horror-from-here = { $voice ->
    [they] переносит
   *[you] перенесите
} { $amount } с этой карты на { $voice ->
    [they] себя
   *[you] своего сыщика
}
lcg-harm-both = { $damage } и { $horror }

## Эффекты: карты

lcg-effect-discard-from-hand = { $voice ->
    [they] сбрасывает
   *[you] сбросьте
} с руки { $amount }
lcg-effect-discard-at-random = { $voice ->
    [they] сбрасывает
   *[you] сбросьте
} с руки наугад { $amount }
lcg-effect-keep-only = { $voice ->
    [they] оставляет
   *[you] оставьте
} на руке { lcg-n-cards }, а остальные { $voice ->
    [they] сбрасывает
   *[you] сбросьте
}
lcg-effect-discard = { $voice ->
    [they] сбрасывает
   *[you] сбросьте
} { $whom }
lcg-effect-to-hand = { $voice ->
    [they] возвращает
   *[you] верните
} { $whom } на руку владельца
lcg-effect-to-victory = { $voice ->
    [they] переносит
   *[you] перенесите
} { $whom } на победный счёт
lcg-effect-lose-discards = { $voice ->
    [they] убирает свой
   *[you] уберите свой
} сброс из игры
lcg-effect-recover = { $voice ->
    [they] берёт
   *[you] возьмите
} на руку { $what } из своего сброса
lcg-effect-into-threat-area = { $voice ->
    [they] вводит
   *[you] введите
} эту карту в игру в свою зону угрозы
lcg-effect-attach = { $voice ->
    [they] прикрепляет
   *[you] прикрепите
} эту карту к { $whom }
lcg-effect-search = { $voice ->
    [they] ищет
   *[you] найдите
} в своей колоде { $what } и { $drawn ->
    [yes] { $voice ->
        [they] берёт
       *[you] возьмите
    } найденное
   *[no] { $voice ->
        [they] добавляет
       *[you] добавьте
    } найденное на руку
}
lcg-effect-search-top = { $voice ->
    [they] ищет
   *[you] найдите
} среди { $top } верхних карт своей колоды { $what } и { $drawn ->
    [yes] { $voice ->
        [they] берёт
       *[you] возьмите
    } найденное
   *[no] { $voice ->
        [they] добавляет
       *[you] добавьте
    } найденное на руку
}
lcg-effect-scry = { $voice ->
    [they] смотрит
   *[you] посмотрите
} { $n ->
    [one] { $n } верхнюю карту
    [few] { $n } верхние карты
   *[many] { $n } верхних карт
} любой колоды и { $voice ->
    [they] возвращает
   *[you] верните
} их в любом порядке
lcg-effect-draw-encounter = { $voice ->
    [they] берёт
   *[you] возьмите
} верхнюю карту колоды контактов
lcg-effect-find-encounter = { $voice ->
    [they] ищет
   *[you] найдите
} в колоде контактов или её сбросе { $what } и { $voice ->
    [they] берёт
   *[you] возьмите
} эту карту
lcg-effect-discard-until = { $voice ->
    [they] замешивает
   *[you] замешайте
} сброс контактов в колоду и { $voice ->
    [they] сбрасывает
   *[you] сбрасывайте
} карты с её верха, пока не выйдет { $what }; { $text }
lcg-effect-discard-until-many = { $voice ->
    [they] замешивает
   *[you] замешайте
} сброс контактов в колоду и { $voice ->
    [they] сбрасывает
   *[you] сбрасывайте
} карты с её верха, пока не выйдет столько { $what }: { $amount }; за каждого из них: { $text }
lcg-effect-surge = эта карта получает наплыв
lcg-effect-draw-it = { $voice ->
    [they] берёт
   *[you] возьмите
} эту карту
lcg-effect-spawn-at = { $voice ->
    [they] выставляет
   *[you] выставьте
} этого врага { $where }
lcg-effect-spawn-aside = { $what } выходит из отложенных карт и появляется { $where }
lcg-effect-spawn-aside-by-text = { $what } выходит из отложенных карт и появляется, как сказано на карте
lcg-effect-put-in-play = { $whom } входит в игру, если ещё не в игре
lcg-effect-gain-weakness = { $voice ->
    [they] берёт
   *[you] возьмите
} на руку случайную базовую слабость с чертой «{ $trait }»
lcg-effect-into-encounter-deck = { $voice ->
    [they] замешивает
   *[you] замешайте
} { $whom } в колоду контактов

## Эффекты: враги и места

lcg-effect-auto-evade = автоматически { $voice ->
    [they] ускользает
   *[you] ускользните
} от { $whom }
lcg-effect-disengage = { $voice ->
    [they] прекращает
   *[you] прекратите
} бой { $whom }
lcg-effect-go = { $voice ->
    [they] переходит
   *[you] перейдите
} { $where }
lcg-effect-go-to-one = { $voice ->
    [they] переходит
   *[you] перейдите
} в { $what }
lcg-effect-step-towards = { $whom } переходит на одну локацию ближе к { $where }
lcg-effect-ready = { $voice ->
    [they] разворачивает
   *[you] разверните
} { $whom }
lcg-effect-exhaust = { $voice ->
    [they] поворачивает
   *[you] поверните
} { $whom }

## Эффекты: ход и проверка

lcg-effect-more-actions = { $voice ->
    [they] получает
   *[you] получите
} на этот ход ещё { lcg-n-actions }
lcg-effect-lose-actions = { $voice ->
    [they] теряет
   *[you] потеряйте
} на этот ход { lcg-n-actions }
lcg-effect-boost = { $voice ->
    [they] получает
   *[you] получите
} { $bonus } к { $skill-dat } в этой проверке
lcg-effect-boost-any = { $voice ->
    [they] получает
   *[you] получите
} { $bonus } к навыку в этой проверке
lcg-effect-more-damage = атака наносит ещё { $amount }
lcg-effect-comes-back = после проверки эта карта возвращается на руку, а не в сброс
lcg-effect-after-test = после проверки { $text }
lcg-effect-flip-token = его минус считается плюсом
lcg-effect-another-token = { $voice ->
    [they] возвращает
   *[you] верните
} его в мешок и { $voice ->
    [they] вытягивает
   *[you] вытяните
} другой
lcg-effect-two-tokens = { $voice ->
    [they] вытягивает
   *[you] вытяните
} вместо этого два; один на выбор засчитывается, другой нет
lcg-effect-cancel = { $occasion ->
    [attack] отмените эту атаку
    [treachery] отмените её эффект раскрытия
    [leave] переход отменён
   *[other] отмените это
}
lcg-effect-lasting = { $until } { $what }
lcg-until-phase = до конца фазы
lcg-until-turn = до конца хода
lcg-until-round = до конца раунда
lcg-lasting-unseen = враги без черты «Элитный» не могут атаковать { $whom }
lcg-lasting-in-place-of = { $who ->
    [you] вы можете
   *[it] этот сыщик может
} проверять { $skill-acc } вместо силы и ловкости
lcg-lasting-skill = { $who ->
    [you] вы получаете
   *[it] этот сыщик получает
} { $bonus } к { $skill-dat }
lcg-lasting-immune-players = эффекты карт игроков не действуют на { $whom }
lcg-lasting-immune-treacheries = эффекты напастей не действуют на { $whom }
lcg-lasting-blank = текст { $whom } считается пустым
lcg-lasting-no-tokens = жетоны хаоса для { $who ->
    [you] ваших проверок
   *[it] проверок этого сыщика
} не вытягивают

## Эффекты: сценарий

lcg-effect-resign = { $voice ->
    [they] сбегает
   *[you] сбегите
} и { $voice ->
    [they] покидает
   *[you] покиньте
} сценарий
lcg-effect-take-control = { $voice ->
    [they] берёт
   *[you] возьмите
} под контроль { $whom }
lcg-effect-resolution = сценарий кончается развязкой { $n }
lcg-effect-advance-act = сцена продвигается
lcg-effect-mental-trauma = { $voice ->
    [they] получает
   *[you] получите
} { lcg-n-mental }
lcg-effect-less-experience = { $voice ->
    [they] получает
   *[you] получите
} за этот сценарий на { lcg-n-experience } меньше
lcg-native-turn-attack-away = раны от атаки получает вместо вас другой враг в вашей локации; ужас от неё остаётся вам
lcg-native-cover-up = вместо этого уберите столько же улик с этой карты
lcg-native-take-memory = атакованный сыщик сбрасывает с руки случайную карту; если карт нет, атака наносит ещё 1 рану и 1 ужас
lcg-native-door-on-the-floor = входят в игру Прихожая, Чердак, Подвал и Гостиная; враги из Кабинета уходят в сброс, все сыщики переходят в Прихожую, а Кабинет покидает игру
lcg-native-break-the-barrier = открывается Гостиная, там входит в игру Лита Чантлер, а в Прихожей появляется Жрец упырей
lcg-native-ghouls-break-free = все, кто ещё в игре, побеждены и получают 1 физическую травму
lcg-native-draw-cultist = возьмите верхнюю карту колоды культистов
lcg-native-devourer-below = эта карта остаётся другой стороной вверх и служит сразу сценой и замыслом; теперь важна лишь победа над Умордхотом

## Что меняет карта, пока она в игре

lcg-constant-skill = Вы получаете { $bonus } к { $skill-dat }.
lcg-constant-skills = Вы получаете { $bonus } к каждому навыку.
lcg-constant-doubled = Удвойте { $skill-acc }.
lcg-constant-halved = Уменьшите { $skill-acc } вдвое, округляя вверх.
lcg-constant-sanity = Вы получаете { $bonus } к рассудку.
lcg-constant-investigating = При исследовании вы получаете { $bonus } к { $skill-dat }.
lcg-constant-skill-here = Каждый сыщик в вашей локации получает { $bonus } к { $skill-dat }.
lcg-constant-shroud = Неясность локации, к которой прикреплена эта карта: { $bonus }.
lcg-constant-locked = Локацию, к которой прикреплена эта карта, нельзя исследовать.
lcg-constant-barred = Враги без черты «Элитный» не могут войти в локацию, к которой прикреплена эта карта.
lcg-constant-more-actions = Каждый ход у вас на 1 действие больше.
lcg-constant-more-actions-on = Каждый ход у вас на 1 действие больше — только на свойства карт с чертой «{ $trait }».
lcg-constant-slots = Дополнительные слоты: { $slot } ×{ $n }.
lcg-constant-slots-for = Дополнительные слоты только под карты с чертой «{ $trait }»: { $slot } ×{ $n }.
lcg-constant-play-from-discards = Верхнее событие вашего сброса можно играть, как с руки.
lcg-constant-events-go-under = Ваши события, сыгранные или сброшенные из игры, кладут под низ вашей колоды, а не в сброс.
lcg-constant-elder-sign-fails = Знак Древних, который вы вытянули, считается автоматическим провалом.
lcg-constant-stays-with-horror = Эта карта не может выйти из игры, пока на ней есть ужас.
lcg-constant-no-playing = Вы не можете играть активы и события.
lcg-constant-frozen = Первое в раунде действие из трёх — перейти, атаковать, ускользнуть — стоит вам на 1 действие больше.
lcg-constant-health-each = У этого врага здоровья больше на { $n } за каждого сыщика.
lcg-constant-fierce-against-frail = В бою с сыщиком, у которого осталось рассудка { $n } или меньше, сила и ловкость этого врага больше на 1.
lcg-constant-holds-clues = Сыщики в бою с этим врагом не могут ни находить, ни тратить улики.
lcg-constant-immune-players = Эффекты карт игроков не действуют на эту карту.
lcg-constant-immune-treacheries = Эффекты напастей не действуют на эту карту.
lcg-constant-blanks-you = Текст карт сыщиков в локации этого врага считается пустым.
lcg-constant-hard-to-evade = При попытке ускользнуть от этого врага минусы жетонов удваиваются.
lcg-constant-enemies-fierce = Сила и ловкость каждого врага: { $bonus }.
lcg-constant-investigated-with = Исследуя эту локацию, проверяют { $skill-acc }.
lcg-constant-cheaper = Активы с чертой «{ $trait }» стоят для сыщиков здесь на { $n } меньше.
lcg-constant-leads-to = Эта локация связана с каждой другой локацией с чертой «{ $trait }».

## Символы на жетонах

lcg-symbol = Жетон «{ $token }»: { $bonus }
lcg-symbol-line = { $text }.
lcg-symbol-passes = { $first }; если { $cond }, проверка автоматически пройдена
lcg-symbol-another = { $first }; вытяните ещё один жетон
lcg-symbol-another-if = { $first }; если { $cond }, вытяните ещё один жетон

## Враги: за кем они идут и где появляются

lcg-prey-highest = Добыча: больше всего { $skill-gen }.
lcg-prey-lowest = Добыча: меньше всего { $skill-gen }.
lcg-prey-least-health = Добыча: меньше всего оставшегося здоровья.
lcg-prey-least-sanity = Добыча: меньше всего оставшегося рассудка.
lcg-prey-most-clues = Добыча: больше всего улик.
lcg-prey-fewest-cards = Добыча: меньше всего карт на руке.
lcg-prey-bearer = Добыча: только держатель этой карты.
lcg-spawn-at = Появление: { $at }.
lcg-spawn-empty = Появление: любая локация без врагов и сыщиков.
lcg-spawn-prey = Появление: в бою со своей добычей.

## Карты, какими их находят

lcg-printed-line = { $line } [{ $source }]
lcg-printed-together = { $text }
lcg-printed-sort = Тип: { $sort } ({ $what }).
lcg-printed-traits = Черты: { $traits }.
lcg-printed-keywords = Ключевые слова: { $keywords }.
lcg-printed-cost = Цена { $n }.
lcg-printed-level = Уровень { $n }.
lcg-printed-icons = Символы: { $icons }.
lcg-printed-icon = { $skill } ×{ $n }
lcg-printed-slot = { $slot } ×{ $n }
lcg-printed-skills = Воля { $willpower }, интеллект { $intellect }, сила { $combat }, ловкость { $agility }.
lcg-printed-health = Здоровье { $n }.
lcg-printed-health-each = Здоровье { $n } за каждого сыщика.
lcg-printed-sanity = Рассудок { $n }.
lcg-printed-slots = Слоты: { $slots }.
lcg-printed-uses = Входит в игру, имея { $amount }.
lcg-printed-until-empty = Когда жетоны кончились, её сбрасывают.
lcg-printed-unique = Уникальная карта.
lcg-printed-only = Только в колоде { $who-gen }.
lcg-printed-access = Доступны и карты класса «{ $class }» уровней от 0 до { $most }.
lcg-printed-own-tests = Добавить её можно только к своей проверке.
lcg-printed-once-per-test = К одной проверке можно добавить только одну карту с этим названием.
lcg-printed-enemy = Сила { $fight }, ловкость { $evade }; атака наносит { lcg-n-harm }.
lcg-printed-shroud = Неясность { $n }.
lcg-printed-clues = Улики: { $n }{ $each ->
    [yes] {" "}за каждого сыщика
   *[no] {""}
}.
lcg-printed-sign = Знак: { $sign }.
lcg-printed-leads = Ведёт к знакам: { $signs }.
lcg-printed-blocked = Войти сюда нельзя, пока локацию не откроют.
lcg-printed-hidden = Пока локация закрыта: знак — { $sign }, ведёт к знакам — { $signs }.
lcg-printed-stage-act = Сцена { $n }.
lcg-printed-stage-agenda = Замысел { $n }.
lcg-printed-needs-clues = Нужно улик: { $n }{ $each ->
    [yes] {" "}за каждого сыщика
   *[no] {""}
}.
lcg-printed-needs-doom = Порог безысходности: { $n }.
lcg-printed-victory = Победа { $n }.
