### What people are told while they are away, in Brazilian Portuguese. General terms are at the head of dwarf.ftl; here also:
###   aviso notice

## title
title-turn = { $game }: é a sua vez
title-undo = { $game }: { $name } pede para desfazer
title-over = { $game }: a partida acabou
title-invited = { $name } convida você para { $game }
title-invited_nameless = Convidaram você para { $game }
title-again = { $game }: { $name } quer jogar de novo
title-round = { $game }: sua próxima mesa está pronta
title-trial = Um aviso do Underhall
title-digest = { $count ->
    [one] Uma partida espera por você
   *[other] { $count } partidas esperam por você
}

## text
text-others = Com { $others }.
text-table = Mesa “{ $title }”.
text-trial = Funciona: aqui você fica sabendo quando uma partida espera por você.

## digest
digest-line = { $game } com { $others }: { $days ->
    [0] desde hoje
    [one] há um dia
   *[other] há { $days } dias
}

## mail
mail-why = Você recebe este e-mail porque o pediu nas configurações do Underhall. Lá você pode cancelá-lo.
mail-code_subject = Underhall: { $code } é o seu código
mail-code = Digite { $code } nas configurações do Underhall para receber avisos neste endereço. Se você não pediu isso, não faça nada: nenhum outro e-mail virá.
