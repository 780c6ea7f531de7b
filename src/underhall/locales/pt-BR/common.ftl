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
