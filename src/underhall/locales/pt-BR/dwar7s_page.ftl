### What the browser page says at a table of Dwar7s Fall or Duel besides the game's own words, in Brazilian Portuguese:
### board, options, lessons. Terms as at the heads of dwar7s.ftl and dwarf.ftl; here also: domínio domain, fogueira campfire,
### acampamento the pile of dwarfs that are at home.

## board
board-round = Rodada { $round }
board-last_round = última rodada
board-pass_ends = passar encerra a partida
board-actions = ações usadas: { $used } de { $all }
board-map = Mapa
board-nearer = Aproximar
board-farther = Afastar
board-fit = Mostrar o mapa inteiro
board-empty_map = Ainda não há cartas no mapa.
board-points = { $vp } PV
board-vp = PV
board-need = { $need ->
    [1] precisa de { $need } anão
   *[other] precisa de { $need } anões de uma cor
}
board-places = { $places ->
    [1] { $places } vaga para anões
   *[other] { $places } vagas para anões
}
board-walls = paredes: { $walls }
board-no_walls = sem paredes
board-dwarfs_of = { $count } de { $name }
board-dwarfs = anões: { $dwarfs }
board-ready = tarefa pronta: resolvida no fim do turno de { $name }
board-waiting = anões suficientes: espera o turno de { $name }
board-stack = pilha de { $count }
board-look_stack = Ver a pilha de { $count } em { $spot }
board-top = no topo
board-covered = coberta, sem efeito
board-close = Fechar
board-empty_spot = espaço vazio { $spot }
board-at = { $kind } em { $spot }
board-dwarf_at = anão de { $name }: { $kind } em { $spot }
board-dwarf_label = anão ({ $colour }) em { $spot }
board-kingdom_of = reino de { $names }
board-no_kingdom = reino de ninguém
board-kingdom_line = { $size ->
    [1] Reino de { $name }: { $size } carta, { $vp } PV
   *[other] Reino de { $name }: { $size } cartas, { $vp } PV
}
board-rotate = Girar a carta
board-rotate_key = Girar (R)
board-placing_keys = R gira, um clique na carta ou Enter a coloca.
board-lay = Colocar aqui
board-ghost = { $kind } em { $spot }, { $walls }. Enter coloca, R gira.
board-turn_label = quartos de volta: { $turn }
board-goals = Objetivos
board-goals_deck = mais { $count } no baralho
board-market = Objetivos, gemas, ogros
board-goal_label = { $goal }: { $cost }, { $vp } PV
board-payable = você pode pagar
board-supply = Reserva
board-ogres = Ogros
board-ogre_deck = baralho
board-ogre_discard = descarte
board-pile = acampamento
board-campfire = fogueira
board-pile_label = um anão dos que estão em casa ({ $count } ali)
board-secret = Objetivo secreto
board-hidden = oculto
board-revealed = revelado
board-cards = cartas de reino
board-gems_count = { $count ->
    [1] { $count } gema
   *[other] { $count } gemas
}
board-gems_word = gemas
board-ogre_cards = cartas de ogro
board-goals_done = objetivos cumpridos
board-dwarfs_pile = anões em casa
board-kingdom_size = cartas no reino
board-unseen_gems = sem as gemas ocultas
board-end = Encerrar minhas ações
board-end_game = Encerrar minhas ações e a partida
board-reveal = Revelar o objetivo secreto
board-keep = Manter oculto
board-done = Pronto
board-turn_of = É a vez de { $name }; ações usadas: { $used } de { $all }.
board-holds = { $name }: cartas de reino { $kingdom }, gemas { $gems }, cartas de ogro { $ogres } na mão, anões em casa { $pile }, objetivos { $goals }, troféus { $trophies }, { $total } PV à vista.
board-of_colour = { $kind } de { $name }
board-and = e

## sides
sides-N = norte
sides-E = leste
sides-S = sul
sides-W = oeste

## effects
effects-castle = { $need } anões cavam: a carta do topo de uma pilha vai para o fundo. Quem tem o castelo tem uma quarta ação.
effects-mine = { $need } anões trazem para casa: { $amount } { $gem }.
effects-tavern = { $need } anões compram uma carta de ogro.
effects-general_store = { $need } anões trocam gemas por um objetivo à vista.
effects-dragon = Nenhuma mina em seu domínio dá nada. { $need } anões o derrotam: um troféu, { $trophy } PV.
effects-frost_giant = Nenhum castelo em seu domínio dá a quarta ação. { $need } anões o derrotam: um troféu, { $trophy } PV.

## option_names
option_names-players = Jogadores
option_names-first_player = Quem começa
option_names-goals_to_end = Objetivos que trazem a última rodada
option_names-table = Onde o mapa cresce
option_names-mat_size = Tamanho do tapete
option_names-open_gems = Todos veem todas as gemas, para uma primeira partida
option_names-dragon_over_mine = Um dragão pode ser colocado sobre uma mina sem anões
option_names-castleless_dragon = Um dragão paralisa minas mesmo sem castelo por perto
option_names-round_cap = No máximo, a última rodada
option_names-colours = Cores dos lugares

## option_values
option_values-first_player_1 = lugar 1
option_values-first_player_2 = lugar 2
option_values-first_player_3 = lugar 3
option_values-first_player_4 = lugar 4
option_values-first_player_random = por sorteio
option_values-table_free = em qualquer lugar
option_values-table_mat = num tapete

## option_notes
option_notes-goals_to_end = Cumpridos por um jogador; 3 é o impresso.
option_notes-mat_size = Largura x altura, ambas pares, de 4 a 12.
option_notes-colours = blue, red, green, yellow na ordem dos lugares, unidas por '-'.

## lesson
lesson-map = Todos constroem juntos um só mapa, carta por carta, e você joga a primeira. As paredes das cartas dividem o mapa em reinos.
lesson-hand = Sua mão: um castelo, quatro minas, uma taverna, um armazém, um dragão e um gigante de gelo; todos têm as mesmas nove cartas. E você tem sete anões.
lesson-turn = Um turno tem até três ações, em qualquer combinação: jogar uma carta de reino, colocar um anão, mover um anão. Enquanto seu castelo estiver no mapa são quatro, a não ser que haja um gigante de gelo no domínio dele.
lesson-lay = Escolha uma carta da mão e coloque-a no mapa; você pode girá-la. O castelo é um bom começo: o que se alcança dele sem atravessar uma parede é o seu reino.
lesson-send_fall = Agora mande um anão: escolha seu acampamento e depois uma carta do mapa com uma vaga. Distância e paredes não importam aqui, só quando um anão anda.
lesson-send_duel = Agora mande um anão: escolha sua fogueira e depois uma carta do mapa com uma vaga. Distância e paredes não importam aqui, só quando um anão anda.
lesson-end_turn = Faça outra ação ou encerre suas ações. Então suas tarefas são resolvidas e, por fim, você fica com no máximo nove cartas na mão: gemas e cartas de ogro saem, cartas de reino nunca.
lesson-tasks_fall = Uma tarefa fica pronta no fim do seu turno quando há anões seus suficientes na carta; eles voltam para o acampamento. Minas dão gemas, tavernas, uma carta de ogro, e um armazém troca gemas por um destes objetivos.
lesson-tasks_duel = Uma tarefa fica pronta no fim do seu turno quando há anões seus suficientes na carta; eles voltam para a fogueira. Minas dão gemas, tavernas, uma carta de ogro, e um armazém troca gemas por um destes objetivos.
lesson-dragon_fall = Minas no domínio de um dragão não dão nada; cinco anões seus sobre um monstro o derrotam e ganham um troféu de 3 pontos. Em Fall, um dragão pode até ser colocado sobre uma mina sem anões.
lesson-dragon_duel = Minas no domínio de um dragão não dão nada; cinco anões seus sobre um monstro o derrotam e ganham um troféu de 3 pontos. Em Duel, um dragão só é colocado num espaço vazio.
lesson-opponents = Toda carta do mapa serve a todos: use as minas do adversário ou fique no caminho. As gemas, as cartas de ogro e o objetivo secreto dele estão ocultos; o seu objetivo você pode revelar assim que estiver cumprido.
lesson-end = Quando alguém encerra um turno com três objetivos cumpridos, a rodada é jogada até o fim e a partida acaba. Vence quem tem mais pontos: objetivos, troféus, gemas na mão e o valor do reino.
