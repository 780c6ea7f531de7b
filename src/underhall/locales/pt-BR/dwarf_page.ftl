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
board-mines_idle =
    { $count ->
        [one] { $count } trabalhador não mineraria nada
       *[other] { $count } trabalhadores não minerariam nada
    }
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
board-medal_leads = lidera: { $what }
board-medal_shares = empata no máximo ({ $what }): ninguém lidera
board-medal_none = não lidera: { $what }
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
# On cards that are very small.
board-short_iron_seam = Ferro
board-short_gold_seam = Ouro
board-short_orc_raiders = Orcs
board-short_knockers = Duendes

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

## lesson_stage
lesson_stage-forge = Forje seu primeiro item
lesson_stage-dragon = Vença o Dragão
lesson_stage-alone = Quatro trabalhadores, depois por conta própria

## lesson
lesson-aim = Lidere em dois destes três: aço, ouro, itens. Você lidera no que tiver mais do que Brokk, seu adversário.
lesson-mine = Esta é a mina: nove cartas. A cada rodada você coloca dois trabalhadores, e Brokk também, um por carta. Depois as cartas sob eles são resolvidas.
lesson-iron = Um item precisa de aço, e aço precisa de ferro. Coloque seu primeiro trabalhador no Veio de Ferro que brilha: ele traz 3 de ferro.
lesson-alloy = Brokk pegou um Veio de Ouro e um Veio de Ferro; ali você não pode mais ficar. Seu segundo trabalhador: Fundir Aço transforma 3 de ferro em 2 de aço.
lesson-order = Você diz qual das suas cartas vem primeiro. Escolha o Veio de Ferro: Fundir Aço precisa do ferro dele.
lesson-axe = Rodada 2, e você tem 2 de aço. É o que custa um machado: coloque um trabalhador em Forjar Machado.
lesson-gold = Resta um trabalhador. O novo Veio de Ouro traz 1 de ouro, e ouro é um dos três.
lesson-forged = Você forjou seu primeiro item e lidera em itens. E veja Brokk: ninguém estava no Dragão, e ele lhe tirou 1 de ouro.
lesson-monsters = Um monstro sem ninguém ataca todos, antes de qualquer mineração. Este Dragão tira 1 de ouro de cada um.
lesson-defend = Agora você tem ouro a perder. Coloque um trabalhador no Dragão: ele é vencido, e você ganha 1 de glória.
lesson-more_gold = Você de novo: os segundos turnos vêm na ordem inversa. Pegue o Veio de Ouro e terá mais ouro do que Brokk.
lesson-leading = O Dragão foi vencido e seu ouro está a salvo. Você lidera em ouro e itens: dois de três. Se a partida acabasse agora, você venceria.
lesson-great_dragon = Duas cartas novas. O Grande Dragão tira todo o ouro de todos. Pedir Ajuda traz dois trabalhadores extras, antes dos monstros.
lesson-help = Há muito a fazer nesta rodada. Coloque seu primeiro trabalhador em Pedir Ajuda: ganha mais dois.
lesson-great = Seu segundo trabalhador deve ir ao Grande Dragão, ou todo o seu ouro some.
lesson-extra = Aqui estão seus trabalhadores extras. O Dragão no 9 ainda tem fome: coloque o primeiro ali.
lesson-extra_gold = E o segundo no Veio de Ouro, para mais 1 de ouro.
lesson-strong = Dois monstros vencidos numa rodada, 3 de ouro, 3 de glória. Você ainda lidera em ouro e itens.
lesson-specials = Mais uma coisa: no primeiro turno você pode, em vez disso, pegar uma Ação Especial. Custa os dois trabalhadores, ou um e 4 de glória.
lesson-end = A partida acaba depois de uma rodada em que alguém tem 4 itens, ou quando a Montanha se esgota. Se vocês lideram no mesmo tanto, a glória decide.
lesson-free = Agora você joga por conta própria. Brokk vai lutar pelo ouro; guarde aço para itens. Peça uma dica quando quiser.

## lesson_why
lesson_why-iron = Ainda não: sem ferro não há aço. Comece pelo Veio de Ferro que brilha.
lesson_why-alloy = Assim você ficaria só com ferro. Transforme-o em aço agora, em Fundir Aço.
lesson_why-order = Fundir Aço ainda não tem ferro. Primeiro o Veio de Ferro.
lesson_why-axe = Primeiro o seu item: Brokk poderia pegar Forjar Machado antes do seu próximo turno.
lesson_why-gold = Isso pode esperar. Brokk tem ouro e você não: pegue o Veio de Ouro que brilha.
lesson_why-defend = Agora não: o Dragão tiraria seu único ouro. Coloque seu trabalhador nele.
lesson_why-more_gold = Isso não traz o que você precisa agora. Com o Veio de Ouro você lidera em ouro.
lesson_why-help = Dois trabalhadores são poucos nesta rodada. Primeiro Pedir Ajuda, e você terá quatro.
lesson_why-great = Olhe o Grande Dragão: sem ninguém ali, ele tira todo o seu ouro.
lesson_why-extra = O Dragão no 9 ainda tiraria 1 de ouro. Coloque o trabalhador extra ali.
lesson_why-extra_gold = Melhor não: o ouro mantém você à frente. Coloque o trabalhador no Veio de Ouro.
