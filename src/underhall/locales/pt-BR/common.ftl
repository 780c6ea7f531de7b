### What every part of the house needs. The terms are explained at the head of dwarf.ftl.

## language
language-name = Português (Brasil)

## manners
manners-random = Faz qualquer jogada permitida.
manners-greedy = Pega o que parece melhor logo depois da jogada e não planeja nada.
manners-novice = Vê todo tipo de ação, mas só uma jogada à frente, e muitas vezes se engana sobre o valor dela.
manners-adept = Compara as jogadas mais promissoras ao longo de alguns turnos, sem pensar muito.
manners-master = Pensa até um segundo no que você pode ter e responder.
manners-grandmaster = Pensa até cinco segundos, mais à frente, e confia mais no próprio julgamento.

## hints
hints-likely = { $reason } (provável)

## course
# Turning points of a finished game. The deed is a sentence about somebody ("Brokk assume a liderança em ouro").
course-deed = { $seat } { $reason }
course-in_round = Rodada { $round }: { $deed }; { $chances }.
course-at_move = Jogada { $move }: { $deed }; { $chances }.
course-you_rise = suas chances sobem de { $before } para { $after }
course-you_fall = suas chances caem de { $before } para { $after }
course-rise = as chances de { $seat } sobem de { $before } para { $after }
course-fall = as chances de { $seat } caem de { $before } para { $after }

## game_report
# Como um lugar jogou uma partida terminada. $who é "you" para quem jogou, senão "other".
game_report-like_master = { $who ->
    [you] Você jogou como um mestre
   *[other] { $seat } jogou como um mestre
}: { $best } de { $choices } escolhas foram de mestre.
game_report-like_adept = { $who ->
    [you] Você jogou como um veterano
   *[other] { $seat } jogou como um veterano
}: { $best } de { $choices } escolhas foram de mestre.
game_report-like_journeyman = { $who ->
    [you] Você conhece o ofício
   *[other] { $seat } conhece o ofício
}: { $best } de { $choices } escolhas foram de mestre.
game_report-like_novice = { $who ->
    [you] Você jogou como um novato
   *[other] { $seat } jogou como um novato
}: { $best } de { $choices } escolhas foram de mestre.
game_report-like_greenhorn = { $who ->
    [you] Você ainda está se orientando debaixo da terra
   *[other] { $seat } ainda está se orientando debaixo da terra
}: { $best } de { $choices } escolhas foram de mestre.
game_report-nothing = { $who ->
    [you] Você não teve nenhuma escolha que importasse.
   *[other] { $seat } não teve nenhuma escolha que importasse.
}
game_report-accuracy = Precisão { $accuracy }. Ao todo, { $lost } de uma vitória foram desperdiçados.
game_report-grade_master = de mestre
game_report-grade_sound = sólida
game_report-grade_slip = deslize
game_report-grade_mistake = erro
game_report-grade_collapse = desabamento
game_report-how = Cada escolha é comparada com a melhor jogada que uma busca encontra, pelo que o lugar podia saber naquele momento: a sorte que veio depois não conta. Uma escolha de mestre desperdiça menos de { $master } da vitória, uma sólida menos de { $sound }, um deslize menos de { $slip }, um erro menos de { $mistake }, um desabamento mais. Jogadas sem escolha e escolhas que nada mudaram não são avaliadas.
game_report-in_round = Rodada { $round }, jogada { $move }
game_report-at_move = Jogada { $move }
game_report-why = Por quê: { $reasons }.
game_report-why_untold = Ela só compensa mais tarde: a busca continuou as duas jogadas nos mesmos mundos e venceu mais vezes com esta.
game_report-instead = A jogada feita: { $reasons }.
game_report-chances = Perspectivas de { $expected } em vez de { $best }.
