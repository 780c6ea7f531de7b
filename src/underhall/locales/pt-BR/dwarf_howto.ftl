### "Como jogar" DWARF: a página com figuras acima das cláusulas. As regras práticas são o que bench/rule_of_thumb.py joga.

## howto
howto-aim = Mande seus dois trabalhadores a uma mina que muda a cada rodada e termine com mais do que todos em duas destas três coisas: aço, ouro e itens.
howto-turn = Uma rodada, passo a passo
howto-end = A partida acaba depois de uma rodada em que alguém tem 4 itens, ou quando é preciso comprar uma carta e a Montanha está vazia.
howto-win = Você lidera em aço, ouro ou itens se tem mais disso do que todos os outros. Vence quem lidera em mais das três coisas; depois decide a glória.

## labels
labels-mine = A mina: nove locais, cada um com uma pilha de cartas. Só vale a carta do topo.
labels-mountain = A Montanha: as cartas que ainda virão.
labels-specials = Três pilhas de Ações Especiais: no primeiro turno, seus dois trabalhadores, ou um e 4 de glória, pagam a do topo. Depois ela cobre um local.
labels-workers = Seus dois trabalhadores e dois trabalhadores extras para Pedir Ajuda.
labels-holdings = O que você tem, à vista de todos: ferro, aço, ouro, itens e glória.

## steps
steps-mining = Cartas novas
steps-mining_text = Duas cartas vêm da Montanha. Cada uma cobre o local impresso nela.
steps-placing = Colocar trabalhadores
steps-placing_text = Um trabalhador cada, a partir do jogador inicial; depois o segundo, na ordem inversa, sempre num local onde não há ninguém. Ainda não acontece nada.
steps-help = Pedir Ajuda
steps-help_text = Agora as cartas são resolvidas. Primeiro, um trabalhador em Pedir Ajuda traz dois trabalhadores extras, colocados na hora. Ao jogador inicial isso custa o marcador.
steps-defend = Defender
steps-defend_text = Um trabalhador vence o monstro e ganha 1 de glória. Um monstro que ninguém enfrenta ataca todos: leva ferro ou ouro, ou impede toda a mineração da rodada.
steps-mine = Minerar
steps-mine_text = Um Veio de Ferro traz 3 de ferro, um Veio de Ouro, 1 de ouro. Fundir Aço transforma 3 de ferro em 2 de aço.
steps-forge = Forjar
steps-forge_text = Pague o que a carta pede e pegue um item. O que você acabou de minerar já vale. Ao jogador inicial isso custa o marcador.

## tips
tips-two = Bastam duas das três. Forje até estar dois itens à frente, mas faça o quarto item só se você liderar também em aço ou em ouro.
tips-help = Use Pedir Ajuda sempre que estiver livre: quatro trabalhadores fazem mais que dois. Depois, transforme em aço cada 3 de ferro.
tips-workers = Enfrente os Orcs Saqueadores se tiver um trabalhador minerando. Senão, minere ouro até liderar nele, depois ferro; se todos os veios estiverem ocupados, enfrente qualquer monstro.
