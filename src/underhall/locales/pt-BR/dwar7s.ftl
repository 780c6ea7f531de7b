### Every word Dwar7s Fall and Duel say, in Brazilian Portuguese. General terms are at the head of dwarf.ftl; here also:
###   mapa map                 carta de reino kingdom card     reino kingdom           gema gem
###   carta de ogro ogre card  objetivo goal (comercial trading, secreto secret)       troféu trophy
###   parede wall              vaga free place on a card       tarefa task (of a card) cavar to dig a stack
###   reserva supply           PV pontos de vitória (VP)       espaço spot on the map
### A card stands after "a carta" and its colour is that of its clan, so that neither needs an article or an ending. The letters
### of the colours are A azul, V vermelho, D verde, M amarelo: no two alike.

## game
game-title = Dwar7s
game-title_fall = Dwar7s Fall
game-title_duel = Dwar7s Duel
game-about_fall = De dois a quatro clãs constroem um mapa de minas, tavernas e castelos antes do inverno e atrapalham uns aos outros.
game-about_duel = Dois clãs, um mapa, menos gemas: a caixa menor, para dois.
game-about = Clãs de anões constroem um mapa antes do inverno.
game-credit = criado por Luís Brüh, publicado por Vesuvius Media
game-aim = Tenha mais pontos quando acabar a rodada do último objetivo
game-aim_more = Pontos vêm de objetivos pagos com gemas, do seu objetivo secreto, de monstros abatidos, das gemas que você guarda e do seu reino. Quando alguém completa objetivos suficientes, a rodada é jogada até o fim e o jogo acaba.
game-seat = Jogador { $number }
game-and = e
game-times = { $number } × { $name }
game-card = { $kind } do clã { $colour }
game-walls = paredes: { $sides }
game-no_walls = sem paredes
game-on = sobre a carta { $card }

## sides
sides-N = N
sides-E = L
sides-S = S
sides-W = O

## wall_sides
wall_sides-N = norte
wall_sides-E = leste
wall_sides-S = sul
wall_sides-W = oeste

## beside
# Where a spot of the map is: on which side of a card.
beside-N = ao norte da carta { $card }
beside-E = a leste da carta { $card }
beside-S = ao sul da carta { $card }
beside-W = a oeste da carta { $card }
beside-middle = no meio da mesa
beside-north_west = no meio do tapete, a noroeste
beside-north_east = no meio do tapete, a nordeste
beside-south_west = no meio do tapete, a sudoeste
beside-south_east = no meio do tapete, a sudeste

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

## gem_counts
# So many gems of a kind.
gem_counts-gold = { $number } de ouro
gem_counts-emerald = { $number ->
    [1] { $number } esmeralda
   *[other] { $number } esmeraldas
}
gem_counts-diamond = { $number ->
    [1] { $number } diamante
   *[other] { $number } diamantes
}
gem_counts-ruby = { $number ->
    [1] { $number } rubi
   *[other] { $number } rubis
}

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
moves-end = encerrar suas ações
moves-play = jogar a carta { $card } { $where }, { $how }
moves-place = colocar um anão na carta { $card }
moves-move = mover um anão da carta { $start } para a carta { $end }
moves-ambush = jogar Emboscada: todos os anões da carta { $card } vão para casa
moves-panic = jogar Pânico: um anão ({ $colour }) corre da carta { $start } para a carta { $end }
moves-thief = jogar Ladrão: roubar uma gema do jogador { $colour }
moves-crown = jogar Coroa: tomar todas as cartas de ogro do jogador { $colour }
moves-brute = jogar Brutamontes contra um anão ({ $colour }) na carta { $start }
moves-swap = trocá-lo de lugar com seu anão na carta { $start }
moves-resolve = resolver a carta { $card }
moves-trade = trocar { $cost } por { $goal } ({ $points } PV)
moves-dig = cavar: a carta { $card } vai para o fundo da pilha
moves-discard = descartar: { $item }
moves-reveal = revelar seu objetivo secreto: { $secret }
moves-keep = manter seu objetivo secreto ({ $secret }) oculto por enquanto

## prompts
prompts-open = { $seat }: escolha uma carta para o mapa.
prompts-actions = { $seat }: jogue uma carta, coloque um anão ou mova um.
prompts-last_pass = { $seat }: faça uma ação. Se você encerrar o turno sem nenhuma, a partida acaba: nada foi feito por duas rodadas.
prompts-no_actions = { $seat }: você já usou todas as ações; encerre o turno.
prompts-brute = { $seat }: escolha o seu anão para a troca.
prompts-resolve = { $seat }: escolha a tarefa que vem a seguir.
prompts-trade = { $seat }: escolha um objetivo para pagar.
prompts-dig = { $seat }: escolha uma pilha para cavar.
prompts-discard = { $seat }: descarte gemas ou cartas de ogro até ficar com nove cartas.
prompts-reveal = { $seat }: revele seu objetivo secreto ou mantenha-o oculto.

## refusals
refusals-not_now = '{ $move }' não é possível agora.
refusals-over = A partida acabou.
refusals-must_open = Quem começa a partida precisa jogar uma carta de reino antes de encerrar a fase.
refusals-not_in_actions = '{ $move }' não faz parte da fase de Ações.
refusals-no_actions_left = Todas as ações deste turno já foram usadas.
refusals-card_not_in_hand = Essa carta de reino não está mais na mão.
refusals-off_the_table = Esse espaço fica fora da mesa.
refusals-first_card = A primeira carta vai no meio da mesa.
refusals-first_card_on_mat = No tapete, a primeira carta vai em um dos quatro espaços do meio.
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
events-done = { $seat } encerra as ações do turno
events-played = { $seat } joga a carta { $which } { $beside }
events-stacked = { $seat } empilha a carta { $which } sobre a carta { $below }
events-placed = { $seat } coloca um anão na carta { $which }
events-moved = { $seat } move um anão da carta { $start } para a carta { $end }
events-ambush = { $seat } joga Emboscada: todos os anões deixam a carta { $which }
events-panic = { $seat } joga Pânico: um anão de { $owner } corre da carta { $start } para a carta { $end }
events-thief = { $seat } joga Ladrão e rouba uma gema de { $owner }
events-stolen = a gema roubada passa de { $owner } para { $seat }: { $gem }
events-crown = { $seat } joga Coroa e toma todas as cartas de ogro de { $owner } ({ $number })
events-crowned = as cartas de ogro que { $seat } toma de { $owner }: { $cards }
events-brute = { $seat } joga Brutamontes: o anão de { $owner } na carta { $start } e um próprio na carta { $end } trocam de lugar
events-task = { $number ->
    [1] { $seat } resolve a carta { $which }; { $number } anão vai para casa
   *[other] { $seat } resolve a carta { $which }; { $number } anões vão para casa
}
events-mined = { $seat } pega gemas: { $gems }
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
events-dug = { $seat } cava: a carta { $which } vai para o fundo da pilha, a carta { $above } fica no topo
events-slain = { $seat } derrota a carta { $which }: um troféu
events-discarded = { $seat } descarta: { $item }
events-revealed = { $seat } revela um objetivo secreto: { $secret }
events-triggered = { $seat } já cumpriu objetivos suficientes: esta é a última rodada
events-ended_goals = a última rodada terminou: fim da partida
events-ended_round_cap = o limite de rodadas foi atingido: fim da partida
events-ended_standstill = nada aconteceu por duas rodadas: fim da partida

## verdicts: por que venceu quem venceu
verdicts-points = { $case ->
    [won] Você tem { $own ->
        [one] { $own } ponto
       *[other] { $own } pontos
    }, { $rival } tem { $theirs }.
    [lost] { $winner } tem { $own ->
        [one] { $own } ponto
       *[other] { $own } pontos
    }, você tem { $theirs }.
   *[other] { $winner } tem { $own ->
        [one] { $own } ponto
       *[other] { $own } pontos
    }, { $rival } tem { $theirs }.
}
verdicts-goals = { $case ->
    [won] Você completou { $goals ->
        [1] um objetivo
       *[other] { $goals } objetivos
    } e tem { $own ->
        [one] { $own } ponto
       *[other] { $own } pontos
    }; { $rival } tem { $theirs }.
    [lost] { $winner } completou { $goals ->
        [1] um objetivo
       *[other] { $goals } objetivos
    } e tem { $own ->
        [one] { $own } ponto
       *[other] { $own } pontos
    }; você tem { $theirs }.
   *[other] { $winner } completou { $goals ->
        [1] um objetivo
       *[other] { $goals } objetivos
    } e tem { $own ->
        [one] { $own } ponto
       *[other] { $own } pontos
    }; { $rival } tem { $theirs }.
}
verdicts-tie = { $case ->
    [won] Você e { $rival } têm os mesmos pontos, mas você tem mais { $column ->
        [size] cartas no reino
       *[dwarfs] anões no mapa
    }: { $own } a { $theirs }.
    [lost] { $winner } tem os mesmos pontos que você, mas mais { $column ->
        [size] cartas no reino
       *[dwarfs] anões no mapa
    }: { $own } contra { $theirs }.
   *[other] { $winner } e { $rival } têm os mesmos pontos, mas { $winner } tem mais { $column ->
        [size] cartas no reino
       *[dwarfs] anões no mapa
    }: { $own } a { $theirs }.
}
verdicts-shared = { $case ->
    [won] Você divide a vitória com { $others }: { $own ->
        [one] { $own } ponto
       *[other] { $own } pontos
    } cada, e empate em tudo o que conta.
   *[other] { $winners } dividem a vitória: { $own ->
        [one] { $own } ponto
       *[other] { $own } pontos
    } cada, e empate em tudo o que conta.
}

## endings
endings-goals = Objetivos suficientes foram cumpridos e a rodada foi jogada até o fim.
endings-round_cap = O limite de rodadas foi atingido.
endings-standstill = Ninguém fez nada por duas rodadas.

## reasons
# What a move brings, for hints ("cumpre ...") and, behind a name, for turning points ("Brokk cumpre ...").
reasons-ends_won = encerra a partida e vence
reasons-ends_level = encerra a partida e divide a vitória
reasons-ends_lost = encerra a partida e perde
reasons-closes_ahead = faz desta a última rodada, na liderança
reasons-closes_behind = faz desta a última rodada, embora outros liderem
reasons-leads = assume a liderança em pontos
reasons-completes = cumpre um objetivo de { $points } PV: { $goal }
reasons-comes_first = chega antes de { $seat }: { $goal }
reasons-reveals = revela o objetivo secreto por { $points } PV: { $secret }
reasons-slays = derrota um monstro: { $which }
reasons-goal_ready = tem tudo para um objetivo: { $goal }
reasons-one_gem_short = precisa só de mais 1 { $gem } para um objetivo: { $goal }
reasons-nearer_goal = fica a { $count ->
    [one] uma ação
   *[other] { $count } ações
} de um objetivo: { $goal }
reasons-secret_ready = cumpre o objetivo secreto: { $secret }
reasons-nearer_secret = fica a { $count ->
    [one] uma ação
   *[other] { $count } ações
} do objetivo secreto: { $secret }
reasons-monster_ready = tem anões para derrotar um monstro: { $which }
reasons-nearer_monster = deixa um monstro um anão mais perto da queda, faltam { $count }: { $which }
reasons-mines = rende { $gems }
reasons-draws_ogre = compra uma carta de ogro
reasons-nearer_task = fica a { $count ->
    [one] um anão
   *[other] { $count } anões
} de uma tarefa: { $card }
reasons-new_card = dá aos anões uma nova carta onde trabalhar: { $card }
reasons-home = traz { $count ->
    [one] um anão
   *[other] { $count } anões
} para casa
reasons-kingdom_up = faz o próprio reino valer { $points } PV a mais
reasons-kingdom_down = custa { $points } PV ao próprio reino
reasons-fourth_action = ganha uma quarta ação
reasons-kingdom_of_other = custa { $points } PV ao reino de { $seat }
reasons-action_of_other = tira de { $seat } a quarta ação
reasons-steals_gem = rouba uma gema de { $seat }
reasons-takes_ogres = toma cartas de ogro de { $seat }
reasons-opens_mine = abre uma mina: { $gem }
reasons-closes_mine = fecha uma mina para { $seat }: { $gem }
reasons-waits = deixa tudo como está
reasons-least_loss = perde o mínimo

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

## features
features-seats = para cada lugar, com as tarefas prontas feitas: pontos a esperar, pontos agora, objetivos até o fim (0, 1, 2), objetivos prestes a ser pagos, gemas por tipo, quão perto está o objetivo à vista mais próximo e o seguinte, se outro está mais perto, se as ações bastam, o objetivo secreto, anões em casa, tarefas começadas, um monstro a derrotar, pontos do reino, a ação extra, dragões no reino, cartas de reino, cartas de ogro, um armazém utilizável
features-edges = a parte da vitória segundo a avaliação escrita à mão, e a vantagem sobre o melhor outro: em pontos a esperar e em pontos agora
features-lead = vantagem em pontos a esperar sobre o melhor outro, de -20 a 20, de quatro em quatro
features-nearer = quantas ações mais perto de um objetivo à vista que o outro mais próximo, de -4 a 4
features-goals_ahead = vantagem em objetivos cumpridos sobre o melhor outro, de -2 a 2
features-active = de quem é a vez
features-order = quantos lugares depois do jogador inicial o lugar vem
features-actions_left = ações restantes nesta vez, de 0 a 4
features-ending = última rodada, última rodada e o lugar ainda não terminou, parte do limite de rodadas, rodadas paradas
features-standing = se o lugar está à frente em pontos agora, e isso na última rodada
features-left_over = gemas na reserva por tipo, objetivos à vista, objetivos no baralho
features-map = para cada célula de uma janela de 11 x 11, fileira por fileira desde o noroeste: tipo da carta no topo menos castelos, castelo de quem, lados abertos (N, L, S, O), anões de cada lugar, se uma carta pode ir ali
features-middle = o meio do mapa, que é o meio da janela: x, y
features-cards = para cada dono e tipo de carta de reino: na mão, no mapa (1 no topo, metade para cada carta acima), x e y a partir do meio, lados abertos, anões de cada lugar
features-hand = as próprias gemas e cartas de ogro por tipo
features-secrets = para cada lugar: o objetivo secreto, o próprio e os revelados
features-holdings = para cada lugar: anões em casa, cartas de reino, gemas, cartas de ogro, objetivos comerciais, monstros derrotados (por dono, dragão e gigante de gelo)
features-gems = para cada lugar: gemas por tipo; as ocultas, como se pode esperar
features-goals = para cada objetivo comercial: se está à vista, depois, para cada lugar, se o tem
features-decks = objetivos e cartas de ogro nos baralhos, cartas de ogro descartadas por tipo, gemas na reserva por tipo
features-question = o que se pergunta
features-asked = quem deve decidir, até onde o lugar vê
features-brute = enquanto um Brutamontes troca: o anão de quem, e onde está (x, y a partir do meio)
features-round = a rodada, ações feitas, se algo foi feito nesta rodada, rodadas paradas, última rodada
features-players = quantos jogadores, de 2 a 4
features-goals_to_end = quantos objetivos trazem a última rodada, de 2 a 4
features-options = tapete, sua largura e altura, dragões sobre minas, dragões sem castelo, gemas à vista, limite de rodadas
features-at_turn = de quem é a vez, quem começou
