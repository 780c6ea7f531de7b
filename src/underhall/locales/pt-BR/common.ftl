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
