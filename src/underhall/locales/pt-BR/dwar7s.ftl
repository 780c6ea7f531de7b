### Every word Dwar7s Fall and Duel say, in Brazilian Portuguese. General terms are at the head of dwarf.ftl; here also:
###   mapa map                 carta de reino kingdom card     reino kingdom           gema gem
###   carta de ogro ogre card  objetivo goal (comercial trading, secreto secret)       troféu trophy
###   parede wall              vaga free place on a card       tarefa task (of a card) cavar to dig a stack
###   reserva supply           PV pontos de vitória (VP)       espaço spot on the map
### A card stands after "a carta" and its colour in brackets, so that neither needs an article or an ending. The letters
### of the colours are A azul, V vermelho, D verde, M amarelo: no two alike.

## game
game-title = Dwar7s
game-title_fall = Dwar7s Fall
game-title_duel = Dwar7s Duel
game-about_fall = De dois a quatro clãs constroem um mapa de minas, tavernas e castelos antes do inverno e atrapalham uns aos outros.
game-about_duel = Dois clãs, um mapa, menos gemas: a caixa menor, para dois.
game-about = Clãs de anões constroem um mapa antes do inverno.
game-credit = criado por Luís Brüh, publicado por Vesuvius Media
game-seat = Jogador { $number }
game-and = e
game-card = { $kind } ({ $colour })
game-over = {""} sobre a carta { $card }{""}
game-walls = paredes { $sides }
game-no_walls = sem paredes

## sides
sides-N = N
sides-E = L
sides-S = S
sides-W = O

## colours
colours-blue = azul
colours-red = vermelho
colours-green = verde
colours-yellow = amarelo

## kinds
kinds-castle = castelo
kinds-gold_mine = mina de ouro
kinds-emerald_mine = mina de esmeralda
kinds-diamond_mine = mina de diamante
kinds-ruby_mine = mina de rubi
kinds-tavern = taverna
kinds-general_store = armazém
kinds-dragon = dragão
kinds-frost_giant = gigante de gelo

## gems
gems-gold = ouro
gems-emerald = esmeralda
gems-diamond = diamante
gems-ruby = rubi

## ogres
ogres-ambush = Emboscada
ogres-panic = Pânico
ogres-thief = Ladrão
ogres-crown = Coroa
ogres-brute = Brutamontes

## ogre_effects
ogre_effects-ambush = todos os anões de uma carta vão para casa
ogre_effects-panic = um anão qualquer corre uma ou duas cartas
ogre_effects-thief = uma gema de um adversário, ao acaso, é sua
ogre_effects-crown = todas as cartas de ogro de um adversário são suas
ogre_effects-brute = um anão seu e um de um adversário trocam de lugar

## goals
goals-venison_pie = torta de veado
goals-roast_boar = javali assado
goals-honey_cakes = bolos de mel
goals-sack_of_turnips = saco de nabos
goals-smoked_trout = truta defumada
goals-mountain_cheese = queijo da montanha
goals-barrel_of_ale = barril de cerveja
goals-barley_bread = pão de cevada
goals-mixed_hamper = cesta sortida
goals-cellar_of_apples = adega de maçãs

## secrets
secrets-architect = Arquiteto
secrets-hunter = Caçador
secrets-berserker = Berserker
secrets-king = Rei
secrets-miner = Minerador
secrets-ogre_in_disguise = Ogro disfarçado
secrets-researcher = Pesquisador
secrets-wizard = Mago

## secret_conditions
secret_conditions-architect = um reino seu de 8 cartas ou mais
secret_conditions-hunter = 2 troféus ou mais
secret_conditions-berserker = 2 troféus ou mais
secret_conditions-king = um reino seu que valha 10 pontos ou mais
secret_conditions-miner = uma gema de cada tipo na mão
secret_conditions-ogre_in_disguise = 5 cartas de ogro ou mais na mão
secret_conditions-researcher = 3 anões seus ou mais em cada um de dois monstros
secret_conditions-wizard = 5 esmeraldas ou mais na mão

## options
options-players = quantos jogam
options-table = free: o mapa cresce para qualquer lado; mat: ele fica num tapete
options-mat_size = tamanho do tapete, largura x altura, ambas pares, de 4 a 12
options-first_player = quem começa: random (sorteio) ou o número de um lugar
options-colours = as cores dos lugares, na ordem, unidas por '-'
options-dragon_over_mine = se um dragão pode ser colocado sobre uma mina sem anões
options-castleless_dragon = se um dragão também paralisa minas sem castelo por perto
options-goals_to_end = quantos objetivos cumpridos trazem a última rodada
options-round_cap = a partida acaba, no máximo, depois desta rodada
options-open_gems = se todos veem as gemas de todos

## option_names
option_names-players = Jogadores
option_names-table = Onde o mapa cresce
option_names-mat_size = Tamanho do tapete
option_names-first_player = Quem começa
option_names-colours = Cores dos lugares
option_names-dragon_over_mine = Dragões sobre minas
option_names-castleless_dragon = Dragões sem castelo
option_names-goals_to_end = Objetivos para o fim
option_names-round_cap = Limite de rodadas
option_names-open_gems = Gemas à vista

## option_values
option_values-on = sim
option_values-off = não
option_values-random = por sorteio
option_values-table_free = em qualquer lugar
option_values-table_mat = num tapete
option_values-first_player_1 = lugar 1
option_values-first_player_2 = lugar 2
option_values-first_player_3 = lugar 3
option_values-first_player_4 = lugar 4

## columns
columns-trading = trocas
columns-secret = secreto
columns-trophies = troféus
columns-gems = gemas
columns-kingdom = reino
columns-total = total
columns-size = cartas
columns-dwarfs = anões
columns-place = posição

## moves
moves-end = encerrar a fase de Ações
moves-play = jogar a carta { $card } em { $spot }{ $over }, { $how } (r{ $turn })
moves-place = colocar um anão na carta { $card } em { $spot }
moves-move = mover um anão de { $spot } para { $to }
moves-ambush = jogar Emboscada: todos os anões da carta { $card } em { $spot } vão para casa
moves-panic = jogar Pânico: um anão ({ $colour }) corre de { $spot } para { $to }
moves-thief = jogar Ladrão: roubar uma gema do jogador { $colour }
moves-crown = jogar Coroa: tomar todas as cartas de ogro do jogador { $colour }
moves-brute = jogar Brutamontes contra um anão ({ $colour }) em { $spot }
moves-swap = trocá-lo de lugar com seu anão em { $spot }
moves-resolve = resolver a carta { $card } em { $spot }
moves-trade = trocar { $cost } por { $goal } ({ $points } PV)
moves-dig = cavar a pilha em { $spot }: a carta { $card } vai para o fundo
moves-discard = descartar: { $item }
moves-reveal = revelar seu objetivo secreto: { $secret }
moves-keep = manter seu objetivo secreto ({ $secret }) oculto por enquanto

## prompts
prompts-open = { $seat } joga a primeira carta do mapa.
prompts-actions = { $seat } escolhe uma ação.
prompts-last_pass = { $seat } escolhe uma ação. Encerrar a fase sem nenhuma encerra a partida: nada foi feito por duas rodadas.
prompts-no_actions = { $seat } não tem mais ações e pode encerrar a fase.
prompts-brute = { $seat } escolhe o próprio anão para a troca.
prompts-resolve = { $seat } escolhe qual tarefa vem a seguir.
prompts-trade = { $seat } escolhe um objetivo comercial.
prompts-dig = { $seat } escolhe uma pilha para cavar.
prompts-discard = { $seat } descarta até ficar com nove cartas.
prompts-reveal = { $seat } pode revelar o objetivo secreto.

## refusals
refusals-not_now = '{ $move }' não é possível agora.
refusals-over = A partida acabou.
refusals-must_open = Quem começa a partida precisa jogar uma carta de reino antes de encerrar a fase.
refusals-not_in_actions = '{ $move }' não faz parte da fase de Ações.
refusals-no_actions_left = Todas as ações deste turno já foram usadas.
refusals-card_not_in_hand = Essa carta de reino não está mais na mão.
refusals-off_the_table = Esse espaço fica fora da mesa.
refusals-first_card = A primeira carta vai no meio da mesa.
refusals-touches_no_card = Uma carta precisa encostar em outra por um lado.
refusals-cover_dwarfs = Uma carta com anões não pode ser coberta.
refusals-cover_other_type = Só uma mina, uma taverna ou um armazém pode ser coberto, e só pelo mesmo tipo.
refusals-no_card_there = Não há carta nesse espaço.
refusals-other_card_there = Ali a carta do topo é outra.
refusals-no_dwarf_in_pile = Todos os anões já estão no mapa.
refusals-card_full = Essa carta não tem vaga para anões.
refusals-no_own_dwarf_there = Não há nenhum anão seu ali.
refusals-nowhere_to_walk = Não há carta desse lado.
refusals-wall = Há uma parede no caminho.
refusals-ogre_not_in_hand = Essa carta de ogro não está na mão.
refusals-no_enemy = O alvo precisa ser outro jogador.
refusals-no_gem_to_steal = Esse jogador não tem gemas.
refusals-no_ogre_to_steal = Esse jogador não tem cartas de ogro.
refusals-ambush_nobody = A Emboscada precisa de uma carta com um anão.
refusals-panic_nowhere = Nenhum anão assim pode correr até lá: cada carta do caminho precisa de um lado aberto e de uma vaga.
refusals-brute_nobody = O Brutamontes precisa de um anão adversário ali e de um anão seu em outra carta.
refusals-swap_own_elsewhere = A troca precisa de um anão seu em outra carta.
refusals-swap_first = O Brutamontes está em jogo: primeiro escolha o seu anão.
refusals-not_ready = Há poucos anões seus ali para a tarefa.
refusals-no_ogre_in_resolve = Cartas de ogro só são jogadas na fase de Ações.
refusals-resolve_first = Antes, todas as tarefas prontas precisam ser resolvidas.
refusals-trade_first = Antes, um objetivo que possa ser pago precisa ser pego.
refusals-cannot_pay = Você não tem na mão o custo completo desse objetivo.
refusals-goal_not_shown = Esse objetivo não está à vista.
refusals-dig_first = Antes, uma pilha precisa ser cavada.
refusals-not_diggable = Só se cava uma pilha de duas ou mais cartas, sem anões e sem monstro no topo.
refusals-item_not_in_hand = Essa carta não está na mão.
refusals-no_ogre_in_discard = Cartas de ogro só são jogadas na fase de Ações.
refusals-discard_first = Antes, descarte gemas ou cartas de ogro até ficar com nove cartas.
refusals-reveal_first = Antes, decida se revela o objetivo secreto.

## events
events-turn = rodada { $round }: é a vez de { $seat }
events-done = { $seat } encerra a fase de Ações
events-played = { $seat } joga a carta { $which } em { $spot }
events-stacked = { $seat } empilha a carta { $which } em { $spot }
events-placed = { $seat } coloca um anão na carta { $which } em { $spot }
events-moved = { $seat } move um anão de { $spot } para { $to }
events-ambush = { $seat } joga Emboscada: todos os anões deixam a carta { $which } em { $spot }
events-panic = { $seat } joga Pânico: um anão de { $owner } corre de { $spot } para { $to }
events-thief = { $seat } joga Ladrão e rouba uma gema de { $owner }
events-stolen = a gema roubada passa de { $owner } para { $seat }: { $gem }
events-crown = { $seat } joga Coroa e toma todas as cartas de ogro de { $owner } ({ $number })
events-crowned = as cartas de ogro que { $seat } toma de { $owner }: { $cards }
events-brute = { $seat } joga Brutamontes: o anão de { $owner } em { $spot } e um próprio em { $to } trocam de lugar
events-task = { $number ->
    [1] { $seat } resolve a carta { $which } em { $spot }; { $number } anão vai para casa
   *[other] { $seat } resolve a carta { $which } em { $spot }; { $number } anões vão para casa
}
events-mined = { $seat } pega gemas: { $number } { $gem }
events-nothing_dragon = um dragão paralisa a mina; { $seat } não recebe nada
events-nothing_gems = a reserva está vazia; { $seat } não recebe nada
events-nothing_ogres = não há mais cartas de ogro; { $seat } não recebe nada
events-nothing_payable = { $seat } não pode pagar nenhum objetivo
events-nothing_monster = um monstro impede a escavação; { $seat } não recebe nada
events-nothing_to_dig = não há pilha que { $seat } possa cavar
events-drew = { $seat } compra uma carta de ogro
events-drawn = { $seat } comprou: { $ogre }
events-reshuffled = o descarte de ogros é embaralhado e forma um novo baralho
events-traded = { $seat } troca gemas por { $goal }
events-goal_shown = novo objetivo à vista: { $goal }
events-dug = { $seat } cava em { $spot }: a carta { $which } vai para o fundo
events-slain = { $seat } derrota em { $spot } a carta { $which }: um troféu
events-discarded = { $seat } descarta: { $item }
events-revealed = { $seat } revela um objetivo secreto: { $secret }
events-triggered = { $seat } já cumpriu objetivos suficientes: esta é a última rodada
events-ended_goals = a última rodada terminou: fim da partida
events-ended_round_cap = o limite de rodadas foi atingido: fim da partida
events-ended_standstill = nada aconteceu por duas rodadas: fim da partida

## endings
endings-goals = Objetivos suficientes foram cumpridos e a rodada foi jogada até o fim.
endings-round_cap = O limite de rodadas foi atingido.
endings-standstill = Ninguém fez nada por duas rodadas.

## terms
terms-trading = { $change } PV em trocas
terms-secret = { $change } PV do objetivo secreto
terms-trophies = { $change } PV em troféus
terms-gems = { $change } PV em gemas
terms-kingdom = { $change } PV no reino
terms-work = { $change } PV em andamento
terms-goal = { $change } PV a caminho de um objetivo comercial
terms-hidden = { $change } PV a caminho do objetivo secreto
terms-others = { $change } PV contra o mais forte dos outros

## board
board-head = { $title } · rodada { $round } · vez de { $seat } ({ $colour }) · ações { $actions } de { $allowance }
board-closing = última rodada
board-pass_ends = passar encerra a partida
board-ended = A partida acabou.
board-empty = (ainda não há cartas no mapa)
board-legend = # parede, . lado aberto; letras são anões, _ vagas, x2 uma pilha de duas.
board-spot_list = Espaços: { $spots }
board-supply = Reserva: { $gems }
board-row = Objetivos: { $goals } (baralho { $deck })
board-price = { $goal } por { $cost } ({ $vp })
board-ogres = Baralho de ogros { $deck }, descarte { $discards }
board-nothing = nada
board-seat = { $letter } { $seat }: anões { $pile }, objetivos { $completed }, troféus { $trophies }, reino de tamanho { $size }, valor { $worth }
board-kingdom = cartas de reino: { $cards }
board-gems = gemas { $count }: { $gems }
board-ogre_hand = ogros { $count }: { $ogres }
board-goals_taken = trocados: { $goals }
board-secret = objetivo secreto: { $secret }
board-hidden = fora de vista
board-yours = { $secret }, { $condition }, oculto para os outros
board-shown = { $secret }, revelado
board-stacks = Pilhas, de baixo para cima:

## letters
letters-blue = A
letters-red = V
letters-green = D
letters-yellow = M

## short
short-castle = castelo
short-gold_mine = ouro
short-emerald_mine = esmer.
short-diamond_mine = diam.
short-ruby_mine = rubi
short-tavern = taverna
short-general_store = armazém
short-dragon = dragão
short-frost_giant = gigante

## side
side-standing = { $size ->
    [1] { $size } carta, { $worth } PV
   *[other] { $size } cartas, { $worth } PV
}
side-counts = anões { $pile } · objet. { $goals } · troféus { $trophies }
side-cards = { $count ->
    [1] { $count } carta na mão
   *[other] { $count } cartas na mão
}
side-gems = { $count ->
    [1] { $count } gema oculta
   *[other] { $count } gemas ocultas
}
side-ogres = { $count ->
    [1] { $count } carta de ogro oculta
   *[other] { $count } cartas de ogro ocultas
}
side-goals = Objetivos (baralho { $deck })
side-points = PV
side-supply = Reserva
side-ogre_deck = Baralho de ogros { $deck }
side-discards = descarte { $count }, no topo { $top }
