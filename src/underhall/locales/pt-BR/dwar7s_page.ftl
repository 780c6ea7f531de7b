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
board-more_map = { $count ->
    [one] Mais { $count } carta
   *[other] Mais { $count } cartas
} { $edge ->
    [left] à esquerda
    [right] à direita
    [above] acima
   *[below] abaixo
}: mover o mapa até lá
board-compass = O norte fica à direita: o mapa está girado um quarto de volta
board-compass_north = N
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
board-look_stack = Ver a pilha de { $count } sob a carta { $card }
board-top = no topo
board-covered = coberta, sem efeito
board-close = Fechar
board-empty_spot = espaço vazio { $where }
board-dwarf_at = anão de { $name } na carta { $card }
board-dwarf_label = anão ({ $colour }) na carta { $card }
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
board-ghost = { $kind } { $where }, { $walls }. Enter coloca, R gira.
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
board-ahead = à frente de todos
board-goals_race = { $count } de { $all } objetivos completados
board-secret_held = Tem um objetivo secreto
board-secret_done = Objetivo secreto completado
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

## colours
colours-blue = azul
colours-red = vermelho
colours-green = verde
colours-yellow = amarelo

## effects
effects-castle = { $need } anões cavam: a carta do topo de uma pilha vai para o fundo. Quem tem o castelo tem uma quarta ação.
effects-mine = { $need } anões trazem para casa: { $gems }.
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
option_notes-mat_size = Largura × altura, em cartas.

## lesson_stage
lesson_stage-gems = Minere suas primeiras gemas
lesson_stage-goal = Complete seu primeiro objetivo
lesson_stage-dragon = Abata um dragão

## lesson
lesson-aim = Tenha mais pontos no fim. A maioria vem de objetivos; objetivos se pagam com gemas, e gemas vêm das minas.
lesson-map = Você e Brokk constroem juntos um mapa, carta por carta. Um turno tem três ações: jogar uma carta, colocar um anão ou mover um.
lesson-castle = Comece pelo castelo: escolha-o na mão, depois o espaço que brilha, e coloque-o. Enquanto está no mapa, você tem quatro ações por turno.
lesson-gold_mine = Agora a mina de ouro: coloque-a ao lado do castelo. Não há muro entre eles, então ela pertence ao seu reino.
lesson-send = Alguém precisa cavar. Escolha seus anões, depois a mina de ouro.
lesson-send_again = Uma mina de ouro precisa de dois anões. Mande um segundo e encerre suas ações: então o trabalho é feito.
lesson-mined = Suas primeiras gemas: 2 de ouro. Seus dois anões voltaram para casa e podem sair de novo.
lesson-goals = Estes são os objetivos. O saco de nabos custa 3 de ouro e 1 esmeralda e vale 8 pontos: esse é o seu plano.
lesson-more_gold = Dois de ouro não bastam. Mande mais uma vez dois anões à mina de ouro.
lesson-emerald = E falta uma esmeralda. Coloque a mina de esmeralda no espaço que brilha; virada assim, nenhum muro a separa do seu reino.
lesson-wait_there = Resta uma ação: mande um anão à mina de esmeralda. Ele espera ali por um segundo. Depois encerre suas ações.
lesson-limit = Mais 2 de ouro. No fim do turno só ficam nove cartas na mão, por isso um ouro voltou. Três bastam.
lesson-emerald_two = O segundo anão para a mina de esmeralda: agora ela trará uma esmeralda.
lesson-store = Objetivos se compram num armazém, e ele precisa de três anões. Brokk colocou um: as cartas do mapa servem a todos. Mande três e encerre suas ações.
lesson-order = Duas tarefas estão prontas, e você escolhe a ordem. Primeiro a mina: o armazém precisa da esmeralda dela.
lesson-traded = Seu primeiro objetivo: o saco de nabos é seu, 8 pontos. As gemas pagas voltaram à reserva.
lesson-monster = Brokk colocou um dragão ao lado do seu castelo. Enquanto ele estiver no seu reino, suas minas não dão nada.
lesson-fight = Cinco anões abatem um monstro. Você tem quatro ações: mande quatro anões ao dragão e encerre suas ações.
lesson-fifth = Brokk deixou você em paz. O quinto anão: agora o dragão cai.
lesson-gold_again = Aproveite o dia: mande seus últimos dois anões à mina de ouro.
lesson-stop = Resta uma ação, mas você não precisa usá-la. Encerre suas ações.
lesson-dragon_first = Qual primeiro? Abata o dragão; então a mina de ouro fica livre e dá ouro.
lesson-slain = O dragão foi abatido: um troféu de 3 pontos e, logo depois, 2 de ouro.
lesson-secret = Este é o seu objetivo secreto. Quando ele for verdade no fim de um turno, você pode revelá-lo: conta como objetivo e dá pontos.
lesson-end = Quando alguém tem três objetivos, a rodada é jogada até o fim. Então contam objetivos, troféus, gemas na mão e o seu reino.
lesson-free = Agora você joga por conta própria. Procure o próximo objetivo que possa pagar. Peça uma dica quando quiser.

## lesson_why
lesson_why-castle = Depois. Primeiro o castelo: ele dá uma quarta ação, já neste turno.
lesson_why-gold_mine = Ainda não. Sem mina não há gemas: coloque a mina de ouro.
lesson_why-send = Agora não: uma mina sem anões não dá nada. Escolha seus anões.
lesson_why-send_again = Um anão sozinho não minera nada. Mande um segundo à mina de ouro.
lesson_why-more_gold = Primeiro o ouro: dois anões na mina de ouro trazem mais 2 de ouro.
lesson_why-emerald = Isso não ajuda no seu objetivo. Falta uma esmeralda: coloque a mina de esmeralda.
lesson_why-wait_there = Melhor não: a mina de esmeralda precisa de dois anões, e um já pode ir agora.
lesson_why-emerald_two = Primeiro a mina de esmeralda: um anão espera ali por um segundo.
lesson_why-store = Agora não: três anões no armazém compram o objetivo ainda neste turno.
lesson_why-order = Então faltaria a esmeralda no armazém, e nada seria comprado. Primeiro a mina de esmeralda.
lesson_why-fight = Enquanto o dragão estiver ali, suas minas não dão nada. Mande seus anões até ele.
lesson_why-fifth = Primeiro o dragão: ali só falta um anão.
lesson_why-gold_again = Isso pode esperar. Dois anões na mina de ouro dão ouro assim que o dragão cair.
lesson_why-stop = Guarde suas cartas por ora: nem monstros nem minas ajudam neste turno. Encerre suas ações.
lesson_why-dragon_first = Então a mina de ouro não daria nada: o dragão ainda está ali. Abata-o primeiro.
