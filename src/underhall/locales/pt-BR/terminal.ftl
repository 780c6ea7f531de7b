### The words of the terminal table, in Brazilian Portuguese. General terms are at the head of dwarf.ftl; here also:
###   estante shelf (the games one has)     semente seed      dica hint      desfazer to take back
### The keys themselves are the same in every language: only what they do is said.

## home
home-motto = uma mesa à luz de lanterna, no fundo de um salão na montanha
home-new = Nova partida
home-running = Partidas em andamento
home-none = ainda nenhuma
home-players = { $players } jogadores
home-moves = { $count ->
    [1] { $count } jogada
   *[other] { $count } jogadas
}
home-over = encerrada
home-keys = ↑↓ escolher   Tab outra lista   Enter abrir   l idioma   ? teclas   q sair
home-broken = Esta partida não pode ser aberta: { $reason }

## form
form-title = Nova partida: { $game }
form-seat = Lugar { $number }
form-seat_help = Quem senta aqui: uma pessoa neste teclado ou um jogador do computador, de aleatório a grão-mestre.
form-name = Nome { $number }
form-name_help = Como se chama esta pessoa; pode ficar vazio.
form-seed = Semente
form-seed_help = O mesmo número dá a mesma partida; vazio para uma nova.
form-start = Começar
form-keys = ↑↓ linha   ←→ valor (ou digite)   Enter próxima, em Começar: jogar   Esc voltar   l idioma

## kinds
kinds-human = pessoa
kinds-random = jogadas ao acaso
kinds-greedy = ganancioso
kinds-novice = novato
kinds-adept = veterano
kinds-master = mestre
kinds-grandmaster = grão-mestre

## table
table-keys = ←↑↓→ andar  Enter escolher  Esc voltar  u desfazer  h dica  r girar  / regras  ? teclas  l idioma  q sair
table-log = O que aconteceu
table-thinking = { $name } está pensando …
table-waiting = Alguém está pensando …
table-thinking_hint = Pensando numa dica …
table-over = A partida acabou.
table-done = é só isso
table-undone = Jogada desfeita.
table-cannot_undo = Nada pode ser desfeito: desde então uma carta foi revelada, houve sorteio ou outro lugar decidiu.
table-cannot_save = Não foi salva: { $reason }

## over
over-title = A partida acabou
over-winner = { $name } vence.
over-winners = { $names } dividem a vitória.
over-nobody = Ninguém vence.
over-and = e
over-resigned = os outros desistiram
over-stopped = ela foi interrompida
over-closed = encerrada sem terminar: as regras mudaram, ou quem opera o servidor a fechou
over-close = Enter: ver o tabuleiro   q: voltar à estante

## hand_over
hand_over-title = Passe a vez para { $name }.
hand_over-ready = { $name }, aperte Enter quando mais ninguém estiver olhando.   q: sair

## resume
resume-title = Uma partida ficou pela metade
resume-what = { $count ->
    [1] { $game }, { $count } jogada, com { $players }
   *[other] { $game }, { $count } jogadas, com { $players }
}
resume-keys = Enter: continuar a partida   Esc: ir à estante (ela fica lá)

## talk
talk-title = Diga algo aos outros
talk-keys = Enter dizer   Esc não dizer
talk-nobody = Todos nesta mesa já ouvem você.

## cards
cards-title = Cartas que o tabuleiro não mostra
cards-keys = ↑↓ rolar   Esc fechar
cards-nothing = Não há mais nada para ver aqui.

## rules
rules-title = Regras: digite um número como { $example }, uma seção como 12 ou palavras
rules-nothing = Nada encontrado para '{ $asked }'.
rules-elsewhere = Não há regras para ler: este jogo não traz nenhuma.
rules-keys = Enter buscar   ↑↓ rolar   Esc fechar

## keys
keys-title = Teclas
keys-body = 
    setas         andar pelas peças que você pode escolher (brilham, com ›)
    Tab           a próxima delas; Shift+Tab, a anterior
    Enter, espaço escolher a peça sob o cursor
    mouse         o primeiro clique aponta, o segundo escolhe
    Escape        voltar uma escolha
    u             desfazer sua última jogada, se nada foi revelado
    h             uma dica: as melhores jogadas e o que esperar delas
    r             girar o que está sendo colocado
    p             passar, e seguir passando até que perguntem outra coisa
    t             dizer algo aos outros, na mesa de um servidor
    s             cartas que o tabuleiro não mostra: cobertas, descartadas
    /             buscar nas regras
    c             por quais regras aconteceu, no registro; e de novo sem elas
    PageUp/Down   folhear o que aconteceu
    l             o próximo idioma
    q             sair (a partida fica: é salva depois de cada jogada)

    {""}[..] são escolhas que não são peças do tabuleiro. ▸ é o jogador
    inicial ou de quem é a vez, ! um monstro que vai atacar.
keys-close = Esc fechar

## plain
plain-poor = Este terminal não consegue desenhar a mesa; aqui está ela em texto simples (como 'underhall play').
plain-which = {""}Qual jogo? Digite o número: {""}
plain-resume = {""}Uma partida ficou pela metade: { $what }. Continuar? [S/n] {""}
# Answers that mean no, apart by spaces.
plain-no = n não nao

## online
online-title = { $name } em { $address }
online-new = Nova mesa
online-tables = Mesas
online-none = ainda nenhuma: escolha um jogo
online-keys = ↑↓ escolher   Tab outra lista   Enter abrir   l idioma   q sair
online-your_turn = sua vez
online-open = { $free ->
    [1] { $free } livre
   *[other] { $free } livres
}
online-running = em andamento
online-watching = para assistir
online-read_only = só para ver
online-over = encerrada
online-trouble = Servidor: { $reason }
online-unreachable = Não foi possível falar com o servidor: { $reason }
online-asked_undo = Os outros vão dizer se você pode desfazer.
online-request = { $name } gostaria de desfazer uma jogada.   y: sim   n: não
online-seat_help = Quem senta aqui: você, quem vier ou um jogador do computador, de aleatório a grão-mestre.
online-me = você
online-anybody = livre
online-lobby = { $game }: à espera de jogadores
online-seat = Lugar { $number }: { $name }
online-lobby_keys = s sentar   x levantar   Enter começar (quem criou a mesa)   q voltar

## read_only
read_only-title = Esta mesa só pode ser vista
read_only-over = d guardar a gravação   Esc voltar
read_only-running = e encerrar a partida de vez e guardar a gravação (aí todos podem lê-la)   Esc voltar
read_only-nothing = Esc voltar
read_only-kept = A gravação agora está em { $path }
