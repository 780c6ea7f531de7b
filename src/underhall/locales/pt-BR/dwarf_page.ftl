### What the browser page says at a table of DWARF besides the game's own words, in Brazilian Portuguese: board, options,
### lesson. Terms as at the head of dwarf.ftl.

## board
board-and = e
board-round = Rodada { $round }
board-starts = jogador inicial: { $name }
board-start_player = jogador inicial
board-mine = Mina
board-mine_number = Mina { $mine }
board-mountain = Montanha
board-mountain_count = { $count ->
    [1] Montanha: resta { $count } carta
   *[other] Montanha: restam { $count } cartas
}
board-mountain_holds = Ainda na Montanha, em ordem desconhecida
board-mountain_upper = Na parte de cima (A)
board-mountain_lower = Na parte de baixo (B)
board-mountain_end = A partida também acaba quando é preciso comprar uma carta e não há mais nenhuma.
board-mountain_end_empty = A partida também acaba assim que a Montanha fica vazia.
board-discards = Descartadas: { $count }
board-discards_about = Fora do jogo
board-details = { $count ->
    [1] Local { $place }: ver a carta
   *[other] Local { $place }: ver a pilha de { $count }
}
board-look = Ver: { $what }
board-close = Fechar
board-covered = Abaixo dela, de cima para baixo
board-recall = Qual carta volta ao topo?
board-clause = Regra { $number }
board-place = local { $place }, { $card }
board-effect_take = Pegue { $take }.
board-effect_pay = Devolva { $pay }, pegue { $take }.
board-effect_defend = Quem fica aqui ganha 1 de glória; se não houver ninguém: { $attack }.
board-effect_help = Coloque até 2 trabalhadores extras.
board-all = tudo
board-threat = ataca nesta rodada se ninguém estiver aqui
board-threat_you = você perderia { $loss }
board-threat_swap = você teria que trocar { $loss } por { $gain }
board-threat_none = você não tem nada a perder
board-threat_idle = { $count ->
    [1] as ações Minerar falham: { $count } trabalhador seu ficaria ali à toa
   *[other] as ações Minerar falham: { $count } trabalhadores seus ficariam ali à toa
}
board-threat_seat = { $name }: { $change }
board-nothing = nada
board-mines_idle = { $count } em cartas de Minerar
board-mustered = Um exército está a postos: nenhum monstro ataca nesta rodada
board-orcs = Os Orcs Saqueadores atacaram: ninguém minera nesta rodada
board-laying = a seguir, no local { $place }: { $card }
board-worker = trabalhador
board-helper = trabalhador extra
board-spent = já usado
board-worker_of = { $name }, { $sort }
board-piles = Ações Especiais
board-pile = Ação Especial: { $front }
board-pile_count = { $count } nesta pilha
board-pile_empty = vazia
board-pile_cost = Custa os dois trabalhadores, ou 4 de glória e um trabalhador.
board-pile_laid = Depois ela vai para o local { $place } como { $card }.
board-pay_workers = os dois trabalhadores
board-pay_glory = 4 de glória e um trabalhador
board-pay_with = pagar com { $payment }
board-decline = Não colocar trabalhador
board-mix_title = Vender um item por
board-split_title = Devolver em troca de um item
board-fold = Mostrar a mina
board-unfold = Escolher
board-black_dwarf = Anão preto
board-white_dwarf = Anão branco
board-points_to = { $dwarf }: { $place }
board-auto_stands = { $name } está no local { $place }: { $reason }
board-auto_then = { $name } responderia no local { $place }: { $reason }
board-auto_next = { $name } a seguir: segue a carta sob seu primeiro trabalhador
board-auto_help = { $name } a seguir: Pedir Ajuda no local { $place }, a não ser que você o ocupe
board-auto_special = { $name } seguiria esta carta: { $first }, senão { $white }
board-auto_none = { $name } não colocaria ninguém
board-auto_helpers = , trabalhadores extras em { $places }
board-why_black = o anão preto da carta { $card }
board-why_white = o anão branco da carta { $card }
board-why_laid = onde está a carta { $card }
board-why_free = o primeiro local livre
board-why_help = Pedir Ajuda está livre
board-why_row = o primeiro livre da sequência, { $rejected } não lhe serve
board-why_usable = o primeiro que ele pode usar
board-last_card = a última carta ({ $card })
board-items_to_end = { $count } de { $all } itens: { $all } no fim de uma rodada encerram a partida
board-glory_to_win = { $count } de { $all } de glória: com { $all } ele vence na hora
board-leads = lidera em { $what }
board-workers_left = trabalhadores na mão: { $workers }, trabalhadores extras na reserva: { $helpers }
board-threatened = ameaça de monstros: { $change }
board-would_change = mudaria em { $change }
board-become = depois { $card }
board-specials_left = Ações Especiais: { $count } de { $limit } pegas
board-describe_place = { $place }: { $card }{ $rest }.
board-describe_below = , { $count } abaixo
board-describe_seat = { $name } tem { $what }; { $workers }.
board-describe_pile = { $count ->
    [1] Pilha especial { $pile }: { $front }, { $count } carta. { $effect }.
   *[other] Pilha especial { $pile }: { $front }, { $count } cartas. { $effect }.
}
board-describe_pile_empty = A pilha especial { $pile } está vazia.

## option_names
option_names-players = Jogadores
option_names-solo_opponent = Autômato
option_names-edition = Edição
option_names-mountain = A Montanha
option_names-mountain_end = Quando a Montanha se esgota, a partida acaba
option_names-special_backs = Ações Especiais e seus versos

## option_notes
option_notes-players = Quatro e cinco jogam em duas minas.
option_notes-mountain = A sobre B deixa menos ao acaso.
option_notes-special_backs = Qual local uma carta usada cobre.

## option_values
option_values-players_1 = 1, contra um autômato
option_values-solo_opponent_eldhusfifl = Eldhúsfífl, o mais fácil
option_values-solo_opponent_andvettr = Andvéttr
option_values-solo_opponent_andvettr_fadir = Andvéttr faðir, o mais difícil
option_values-edition_v1 = V1.0, como impressa
option_values-edition_pnp = print-and-play 1.95, em inglês
option_values-mountain_shuffled = todas as cartas embaralhadas
option_values-mountain_a_on_b = cartas A sobre as cartas B
option_values-mountain_end_failed_draw = quando faltar uma carta
option_values-mountain_end_empty = com a última carta
option_values-special_backs_sheet = como na folha
option_values-special_backs_duplex = como na impressão frente e verso

## lesson
lesson-mine = Esta é a mina: nove locais, cada um com uma pilha de cartas. Só vale a carta do topo, e a cada rodada cartas da Montanha cobrem as antigas.
lesson-cards = Cartas de Minerar trazem ferro, ouro ou aço. Cartas de Forjar fazem itens, cartas de Defender são monstros, e Pedir Ajuda traz trabalhadores extras.
lesson-seats = Aqui fica você, e aqui seu adversário: ferro, aço, ouro, itens e glória estão à vista de todos. Cada um tem dois trabalhadores por rodada.
lesson-place = Coloque um trabalhador: na sua vez, escolha um local que brilha; ainda não há ninguém ali. Um Veio de Ferro trará 3 de ferro, um Veio de Ouro, 1 de ouro.
lesson-order = Os primeiros turnos começam pelo jogador inicial; os segundos vêm na ordem inversa. Siga jogando até que perguntem pelo seu segundo trabalhador.
lesson-second = Seu segundo turno: coloque o outro trabalhador num local livre, ou nenhum. Fundir Aço transforma 3 de ferro em 2 de aço, se você tiver o ferro.
lesson-carried_out = Quando todos tiverem colocado, as cartas são resolvidas: primeiro Pedir Ajuda, depois Defender, Minerar e, por último, Forjar. Assim, o que você minera agora pode pagar um item na mesma rodada.
lesson-monsters = Um monstro sem ninguém por perto ataca todos: custa ferro ou ouro, ou toda a mineração da rodada. Um trabalhador ali o vence e ganha 1 de glória.
lesson-specials = No primeiro turno você pode, em vez disso, pegar uma Ação Especial, com os dois trabalhadores, ou com um e 4 de glória. Você faz o que a carta diz; depois ela é virada e cobre um local.
lesson-end = Depois de uma rodada em que alguém tem 4 itens, ou quando é preciso comprar uma carta e a Montanha está vazia, a partida acaba. Vence quem lidera em mais coisas entre aço, ouro e itens; o empate se decide pela glória.
