### Карточная игра «Ужас Аркхэма»: стол в терминале и списками.
###
### `$state` — список того, что лежит на карте и какова она; `$some` говорит, есть ли в нём что-нибудь (yes, no).

lcg-stage = раунд { $round }
lcg-stage-of = { $scenario } · { $stage }
lcg-area-story = { $scenario } (сложность: { $difficulty })
lcg-area-round = Раунд { $round } · { $phase } · ведущий сыщик: { $lead }
lcg-area-round-of = Раунд { $round } · { $phase } · ход { $who-gen } · ведущий сыщик: { $lead }
lcg-area-agenda = Замысел { $stage }, «{ $card }»: безысходности в игре { $doom }, продвинется при { $n }
lcg-area-agenda-advanced = Замысел { $stage }, «{ $card }»: уже продвинут, безысходности в игре { $doom }
lcg-area-agenda-open = Замысел { $stage }, «{ $card }»: безысходности в игре { $doom }
lcg-area-act = Сцена { $stage }, «{ $card }»: продвинуть за { lcg-n-clues }
lcg-area-act-open = Сцена { $stage }, «{ $card }»: что её продвинет, сказано на карте
lcg-area-bag = Мешок хаоса: { $tokens }
lcg-area-test = Проверка навыка: { $who }, { $skill } { $value } против { $difficulty }; шанс по жетонам { $chance }{ "\u00A0" }%
lcg-area-committed = Добавлено: «{ $card }»
lcg-area-tokens = Вытянутые жетоны: { $tokens }
lcg-area-limbo = Разыгрывается сейчас
lcg-area-card = { $some ->
    [yes] { $card } ({ $state })
   *[no] { $card }
}
lcg-area-place = { $some ->
    [yes] { $card } ({ $state })
   *[no] { $card }
}
lcg-area-place-unseen = { $some ->
    [yes] { $card } (закрытая локация; { $state })
   *[no] { $card } (закрытая локация)
}
lcg-area-here = { $card }
lcg-area-attached = Прикреплено: { lcg-area-card }
lcg-area-person = { $card }
lcg-area-fate-resigned = { $who }: побег удался.
lcg-area-fate-wounded = { $who } вне сценария из-за ран.
lcg-area-fate-mad = { $who } вне сценария из-за ужаса.
lcg-area-fate-lost = { $who }: поражение.
lcg-area-health = Здоровье { $n } из { $most }
lcg-area-sanity = Рассудок { $n } из { $most }
lcg-area-skills = Навыки: { $skills }
lcg-area-skill = { $skill } { $n }
lcg-area-resources = Ресурсы: { $n }
lcg-area-clues = Улики: { $n }
lcg-area-actions = Осталось действий: { $n }
lcg-area-fights = В бою: { lcg-area-card }
lcg-area-threat = Зона угрозы: { lcg-area-card }
lcg-area-controls = В игре: { lcg-area-card }
lcg-area-in-hand = На руке: { $some ->
    [yes] { $card } (цена { $n }; символы: { $state })
   *[no] { $card } (цена { $n })
}
lcg-area-in-hand-free = На руке: { $some ->
    [yes] { $card } (символы: { $state })
   *[no] { $card }
}
lcg-area-hand = Карт на руке: { $n }
lcg-area-deck = Карт в колоде: { $n }
lcg-area-discarded = В сбросе: { $card }
lcg-area-encounter = Колода контактов
lcg-area-encounters = Карт в колоде: { $n }
lcg-area-cultists = Карт в колоде культистов: { $n }
lcg-area-victory = Победный счёт
lcg-area-aside = Отложено

lcg-printed-easy = При лёгкой и обычной сложности:
lcg-printed-hard = При высокой и экстремальной сложности:

## Что лежит на карте и какова она

lcg-state-enemy = сила { $fight }, ловкость { $evade }
lcg-state-damage = раны { $n } из { $most }
lcg-state-damage-alone = раны { $n }
lcg-state-horror = ужас { $n } из { $most }
lcg-state-horror-alone = ужас { $n }
lcg-state-clues = улики { $n }
lcg-state-doom = безысходность { $n }
lcg-state-resources = ресурсы { $n }
lcg-state-number = № { $n }
lcg-state-shroud = неясность { $n }
lcg-state-exhausted = карта повёрнута

## Картина стола

lcg-draw-round = Раунд { $n }
lcg-draw-agenda = Замысел { $n }
lcg-draw-act = Сцена { $n }
lcg-draw-doom-of = Безысходности в игре: { $n }; продвижение при { $most }
lcg-draw-doom-in-play = Безысходности в игре: { $n }
lcg-draw-clues-together = Улик у сыщиков: { $n }
lcg-draw-clues-of = Улик у сыщиков: { $n }; продвижение за { $most }
lcg-draw-bag = Мешок хаоса
lcg-draw-odds-of = { $n } из { $most }, { $chance }{ "\u00A0" }%
lcg-draw-signs = Что делают знаки
lcg-draw-test = Проверка навыка
lcg-draw-value = Значение навыка вместе с добавленными картами
lcg-draw-against = против
lcg-draw-difficulty = Сложность
lcg-draw-unseen = закрытая локация
lcg-draw-victory = Победа { $n }
lcg-draw-fight = Сила
lcg-draw-evade = Ловкость
lcg-draw-strikes = Раны и ужас от атаки
lcg-draw-cost = Цена
lcg-draw-icons = Символы для проверок
lcg-draw-read = Прочесть: { $card }
lcg-draw-lead = ведущий
lcg-draw-resources = { $n ->
    [one] ресурс
    [few] ресурса
   *[many] ресурсов
}
lcg-draw-clues = { $n ->
    [one] улика
    [few] улики
   *[many] улик
}
lcg-draw-actions = { $n ->
    [one] действие
    [few] действия
   *[many] действий
}
lcg-draw-deck = колода
lcg-draw-cultists = Колода культистов
lcg-draw-discards = Сброс
lcg-draw-threat = Зона угрозы
lcg-draw-play = В игре
lcg-draw-hand = Рука
lcg-draw-fate-resigned = побег
lcg-draw-fate-wounded = вне сценария: раны
lcg-draw-fate-mad = вне сценария: ужас
lcg-draw-fate-lost = поражение

## How to play

arkham-lcg-how =
    Все играют вместе против сценария и вместе выигрывают или проигрывают.
    В раунде сначала прибывает безысходность и каждый берёт карту контакта; потом у каждого ход из трёх действий; потом враги охотятся и атакуют; потом карты разворачивают, и каждый берёт карту и ресурс.
    Действием можно исследовать свою локацию, перейти, атаковать, ускользнуть, сыграть карту, взять карту или ресурс. Пока с вами бьётся враг, почти всё, кроме атаки и ускользания, даёт ему ударить первым.
    Всё сомнительное решает проверка: навык, символы карт, которые добавили вы и другие в вашей локации, и один жетон из мешка хаоса против сложности. Точный шанс стоит рядом.
    Улики продвигают сцену, которая ведёт вас дальше; безысходность продвигает замысел, который ведёт к концу.
    Раны и ужас могут принять на себя активы со здоровьем или рассудком. Кто получил того или другого столько, сколько может вынести, выбывает из сценария.
    Карты навыков не играют: их добавляют к проверкам. Карты «Быстро» не требуют действия.
    Спрашивать обо всём не обязательно: «Об этом меня не спрашивать…» пропускает такие вопросы, пока вы не захотите их снова.
    Всё, что светится, можно нажать; тот же выбор есть в списке рядом. Щелчок по остальному скажет, что это и почему этого не выбрать.
    Сомневаетесь? «Подсказка» спросит бота, «Отменить ход» вернёт всё назад, § откроет правило.
