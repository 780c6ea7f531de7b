### What the frame of the browser page says, in Brazilian Portuguese. Boards and lessons are in the games' own files. General
### terms are at the head of dwarf.ftl; here also:
###   estante shelf      conta account      senha password      entrar, sair to log in, to log out      rever to replay
###   convidado guest    bot bot            desistir to give up resposta automática standing answer

## page
page-title = Underhall
page-titled = { $page } · Underhall
page-motto = Jogos de anões à luz de lanterna
page-skip = Pular para o conteúdo
page-error = Isso não deu certo
page-retry = Tentar de novo
page-close = Fechar
page-loading = Um momento …
page-gone = O servidor da mesa não responde. Ele ainda está funcionando? Continuamos tentando.
page-odd_answer = O servidor respondeu com { $status }
page-cancel = Cancelar

## problems
problems-not-found = Não há (mais) nada assim por aqui
problems-position-gone = A partida já seguiu em frente
problems-not-your-turn = Agora não é a sua vez
problems-not-now = Sua última jogada ainda não terminou
problems-illegal-move = Essa jogada não é permitida agora
problems-invalid = Isso não é possível
problems-cannot-undo = Isso não pode ser desfeito sem perguntar aos outros
problems-no-takebacks = Nesta mesa não se desfazem jogadas
problems-asked = Alguém já pediu
problems-answered = Os outros precisam responder
problems-given-up = Agora um bot joga no seu lugar
problems-no-hints = Nesta mesa não há dicas
problems-no-seat = Você não tem lugar nesta mesa
problems-full = Nenhum lugar está livre
problems-taken = Esse lugar não está livre
problems-seated = Você já tem um lugar nesta mesa
problems-seats-free = Ainda há lugares livres
problems-not-over = A partida não acabou
problems-over = A partida acabou
problems-not-yours = Só quem criou a mesa pode fazer isso
problems-agreed = Você já concordou; os outros ainda não
problems-name-taken = Esse nome é de outra pessoa; escolha outro
problems-registered = Um nome registrado não muda
problems-name-mixed = Um nome se escreve num só alfabeto: algumas letras só parecem outras
problems-guest = Convidados não têm senha
problems-wrong-password = A senha está errada
problems-too-many = Pedidos demais; espere um momento
problems-bots-busy = Os bots têm muito em que pensar agora; tente de novo daqui a pouco
problems-many-tables = Já há bots pensando em muitas das suas mesas; espere até que joguem
problems-people-play = Há pessoas jogando nesta mesa
problems-crowded = Pedidos demais ao mesmo tempo; espere um momento
problems-too-long = Já aconteceu tanta coisa nesta mesa que isso não cabe mais
problems-malformed = O servidor não consegue ler isso: algum campo está vazio ou longo demais?
problems-busy = A mesa está ocupada; tente de novo
problems-not-kept = No momento nada pode ser guardado; volte daqui a pouco
problems-database = O banco de dados do servidor não responde; tente de novo daqui a pouco
problems-failure = O servidor falhou nisso; a falha foi anotada
problems-unreachable = O servidor não responde
problems-unsent = Sem conexão: nada foi enviado
problems-read-only = Esta mesa só pode ser vista
problems-not-left = Essa pessoa ainda está aqui
problems-not-replaceable = Ninguém senta ali
problems-not-late = O tempo de ninguém acabou
problems-time-used-up = Seu tempo para esta partida acabou
problems-open-tables = Já há mesas abertas suficientes: comece ou remova uma antes
problems-standing-again = Uma resposta automática foi desligada: a mesma pergunta voltou antes que mais alguém fosse perguntado
problems-standing-too-many = Suas respostas automáticas foram desligadas: elas jogaram por muito tempo sem você

## nav
nav-home = A estante
nav-about = Sobre
nav-settings = Ajustes

## sound
sound-question = Som?
sound-yes = Sim
sound-no = Não

## settings
settings-language = Idioma
settings-theme = Cores
settings-dark = escuras, como à luz da lanterna
settings-light = claras, como pergaminho
settings-pace = Ritmo
settings-sound = Sons
settings-volume = Volume
settings-try_out = Experimentar
settings-confirm = Confirmar cada jogada
settings-you = Você
settings-name = Seu nome
settings-save = Salvar
settings-guest = Você joga sem conta: este navegador se lembra de você.
settings-member = Você tem uma conta.
settings-password = Senha (8 caracteres ou mais)
settings-register = Criar uma conta
settings-login = Entrar
settings-logout = Sair
settings-remove = Apagar a conta e os dados
settings-remove_sure = Apagar mesmo seu nome, suas palavras e seus lugares?
settings-change = Mudar a senha
settings-old_password = Senha atual
settings-new_password = Nova senha (8 caracteres ou mais)
settings-changed = A senha foi mudada; em todos os outros aparelhos você saiu da conta.
settings-sessions = Onde sua conta está aberta
settings-here = aqui
settings-used = último uso: { $date }
settings-unknown = navegador desconhecido
settings-end = Sair ali
settings-end_others = Sair em todos os outros

## notices
notices-title = Avisos
notices-about = Quando é a sua vez, alguém pergunta algo a você ou uma partida acaba, você fica sabendo aqui, a não ser que esteja à mesa. O que está oculto continua oculto.
notices-push_here = Avise-me neste navegador
notices-push_refused = Este navegador não mostra avisos daqui: permita-os nas configurações dele para esta página.
notices-push_failed = Este navegador não alcançou seu serviço de push; talvez esteja desligado.
notices-push_impossible = Este navegador só mostra avisos de uma página com https ou deste computador.
notices-push = um navegador
notices-this_browser = este navegador
notices-mail = e-mail
notices-discord = Discord
notices-ntfy = ntfy
notices-kind = Outro caminho
notices-address_mail = Seu endereço de e-mail
notices-address_discord = Endereço do webhook do canal
notices-address_ntfy = Endereço do tópico, como https://ntfy.sh/meu-topico
notices-add = Adicionar
notices-try = Envie um agora
notices-tried = Enviado. Deve chegar em instantes.
notices-remove = Remover
notices-code = Código do e-mail
notices-confirm = Confirmar
notices-coded = Um código está a caminho de { $address }.
notices-failing = o último não chegou
notices-hour = Partidas de vários dias
notices-each = um e-mail a cada vez
notices-daily = um e-mail por dia às { $time }

## tokens
tokens-title = Bots e programas
tokens-about = Um token deixa um programa jogar em seu nome, e nada mais. Não o dê a quem você não deixaria jogar por você.
tokens-name = Nome do token
tokens-where = Para
tokens-all_tables = todas as minhas mesas
tokens-one_table = uma mesa
tokens-play = Pode jogar onde estou sentado
tokens-tables = Pode criar mesas e se sentar
tokens-make = Criar um token
tokens-fresh = Copie agora: ele não será mostrado de novo.
tokens-withdraw = Revogar
tokens-unused = nunca usado

## paces
paces-off = tudo de uma vez
paces-quick = rápido
paces-normal = normal
paces-calm = calmo
paces-wait = espere por mim

## home
home-shelf = A estante
home-play = Jogar agora
home-against = contra
home-players = { $low }–{ $high } jogadores
home-one = { $low ->
    [1] { $low } jogador
   *[other] { $low } jogadores
}
home-minutes = { $low }–{ $high } min
home-more = Mais opções
home-learn = Aprender
home-rules = Como jogar
home-yours = Suas partidas
home-your_turn = Sua vez
home-waiting = À espera de { $name }
home-gave_up = Você desistiu; os outros continuam jogando
home-over = Encerrada
home-open = Mesas abertas
home-nobody = Ninguém está à espera de jogadores agora. Monte uma mesa e compartilhe o link.
home-seats_free = { $count ->
    [1] { $count } livre
   *[other] { $count } livres
}
home-more_tables = Mais mesas
home-link = Entrar por link
home-link_hint = Cole um link ou o id da mesa
home-enter = Ir
home-missed = Desde que você saiu
home-fan = Um trabalho de fãs, não oficial, sem ligação com os autores ou as editoras.
home-finished = Partidas encerradas
home-with = com { $names }
home-round = rodada { $round }

## deals
deals-heading = A mesma partida para todos
deals-today = Partidas do dia
deals-week = Esta semana, sozinho
deals-about = Todos recebem as mesmas cartas. Sua primeira tentativa vale: sem dicas, e nada se desfaz depois de ver o que acontece. Depois você pode tentar de novo quantas vezes quiser; isso não vale. Quem termina aparece na lista com o nome.
deals-all = Todas as partidas e resultados
deals-against = contra { $opponent }
deals-try = Jogar a partida
deals-try_week = Aceitar o desafio
deals-go_on = Continuar
deals-again = Tentar de novo
deals-results = Resultados
deals-until = até { $time }
deals-was = até { $time }; já terminou
deals-count =
    { $count ->
        [0] Ninguém terminou ainda
        [one] uma pessoa terminou
       *[other] { $count } terminaram
    }
deals-place = Você: { $place }º de { $count }
deals-list = Lista de resultados
deals-column_place = Lugar
deals-column_name = Nome
deals-column_result = Resultado
deals-column_score = Placar
deals-won = venceu
deals-shared = dividiu
deals-lost = perdeu
deals-resigned = desistiu
deals-timed_out = sem tempo
deals-left = saiu
deals-look = Rever
deals-hidden = Você pode rever as partidas dos outros quando sua tentativa terminar.
deals-counted = Tentativa válida: sem dicas, sem segunda chance
deals-counted_short = Vale
deals-practice = Mais uma tentativa: não vale
deals-seed = Cartas escolhidas { $seed }
deals-seed_hint = Quem sabe o número pode saber as cartas. O jogo não vale para a pontuação.
deals-back = Todas as partidas

## puzzles
puzzles-heading = Enigmas
puzzles-daily = Enigmas de hoje
puzzles-about = Posições de partidas em que um lance é claramente o melhor. Ache-o: sua primeira tentativa conta; depois você pode tentar de novo.
puzzles-today = Um para hoje, de cada jogo
puzzles-todays = Enigma de hoje
puzzles-another = Outro
puzzles-one = Enigma
puzzles-easy = fácil
puzzles-medium = médio
puzzles-hard = difícil
puzzles-difficulty_hint = Dificuldade { $difficulty } de 100: tantas vezes em cem novato, adepto e mestre juntos não o acham
puzzles-was_solved = resolvido
puzzles-was_missed = não resolvido
puzzles-count =
    { $count ->
        [one] Um enigma
       *[other] { $count } enigmas
    }
puzzles-solved_of = Você: { $solved } de { $tried } resolvidos, { $count } ao todo
puzzles-days = Dias seguidos
puzzles-row = Resolvidos em sequência
puzzles-best = Sua melhor sequência
puzzles-find = Ache o melhor lance para { $name }
puzzles-back = Voltar
puzzles-right = É esse!
puzzles-wrong = Ainda não
puzzles-tried = Você tentou: { $move }
puzzles-best_move = O melhor lance:
puzzles-best_moves = Os melhores lances, um tão bom quanto o outro:
puzzles-worth = Posições assim são ganhas em { $share } das partidas; todo outro lance vale pelo menos { $margin } a menos.
puzzles-levels = Quem o acha
puzzles-mostly = em geral joga: { $move }
puzzles-streak = Dias seguidos: { $days }. Enigmas seguidos: { $puzzles }.
puzzles-uncounted = Sua primeira tentativa já contou; esta é para treinar.
puzzles-next = Próximo enigma
puzzles-again = Tentar de novo
puzzles-all = Todos os enigmas
puzzles-no_board = Não há desenho deste jogo aqui.
puzzles-game = Jogo
puzzles-tried_count = Tentados
puzzles-solved_count = Resolvidos

## profile
profile-heading = Perfil de { $name }
profile-yours = Seu perfil
profile-link = Seu perfil
profile-nothing = Nenhum jogo terminado ainda. Jogue um, e ele aparecerá aqui.
profile-public = Outros podem ver meu perfil
profile-public_hint = Em { $link }. Enquanto você não permitir, só você vê esta página.
profile-guest_hint = Só você vê esta página. Com uma conta você pode mostrá-la a outros e a mantém em qualquer aparelho.
profile-export = Baixar todos os meus dados
profile-delete_hint = Se você excluir sua conta (nas configurações), seus resultados vão junto.
profile-by_game = Por jogo
profile-game = Jogo
profile-games = Jogos
profile-won = Vitórias
profile-shared = Divididos
profile-rating = Pontuação
profile-unrated = ainda sem pontuação
profile-rating_value = { $value } ± { $deviation }
profile-rating_hint = Valem jogos sem dicas e sem desfazer cujas cartas ninguém podia conhecer. Todos começam em 25; os bots ficam parados: { $anchors }.
profile-opponents = Contra quem
profile-opponent = Adversário
profile-bot = Bot: { $level }
profile-nobody = Alguém que foi embora
profile-recent = Jogos recentes
profile-not_there = Esse perfil não existe ou é privado.

## events
events-heading = Eventos
events-about = Alguém convida, o servidor monta as mesas, guarda os resultados e diz quem joga com quem a seguir.
events-mine = Seus eventos
events-others = Eventos em que você pode entrar
events-new = Um novo evento
events-all = Todos os eventos
events-make_one = Organizar um evento ou participar
events-round_robin = Todos contra todos
events-swiss = Sistema suíço
events-knock_out = Mata-mata
events-about_round_robin = Todos jogam uma vez contra todos. Em mesas maiores, todos se encontram mais ou menos o mesmo número de vezes.
events-about_swiss = Em cada rodada se encontram os que têm pontos parecidos, e ninguém se encontra duas vezes enquanto for possível evitar. Ninguém é eliminado.
events-about_knock = Quem perde sai, quem vence segue, até sobrar um.
events-name = Nome
events-unnamed = Uma noite em Underhall
events-kind = Tipo
events-best_of = Partidas por confronto
events-through = Quantos de cada mesa seguem
events-how_many_rounds = Rodadas (0: quantas costumam ser)
events-entry = Quem pode entrar
events-entry_link = Quem tiver o link
events-entry_open = Qualquer pessoa; aparece nesta lista
events-entry_names = Só quem eu convidar pelo nome
events-fill = Bots para lugares que ficarem vazios
events-fill_nobody = Nenhum
events-join_too = Eu também jogo
events-by_hand = Cada rodada começa quando eu disser
events-make = Organizar o evento
events-entrants = { $count ->
    [one] Uma pessoa participa
   *[other] { $count } participam
}
events-waits_for = { $count ->
    [one] Não começou: uma pessoa participa
   *[other] Não começou: { $count } participam
}
events-is_over = Encerrado
events-round_of = Rodada { $round } de { $rounds }
events-hosted = organização: { $name }
events-host_waits = a próxima rodada espera por quem organiza
events-table_ready = Sua mesa está pronta
events-invited = convidado
events-bot = Bot { $number } ({ $level })
events-somebody = Alguém que saiu
events-add_bot = Um bot
events-invite = Convidar pelo nome
events-add = Adicionar
events-remove = Remover { $name }
events-fills = No começo, bots ({ $level }) ocupam os lugares que ficarem vazios.
events-join = Participar
events-start = Começar
events-next = Começar a próxima rodada
events-leave = Sair do evento
events-leave_sure = Todas as suas partidas restantes serão derrotas. Sair?
events-end = Encerrar o evento
events-end_sure = Fica valendo a situação de agora; partidas em andamento não contam.
events-your_table = Para a sua mesa
events-no_table = Sua próxima mesa surge quando os outros terminarem.
events-bracket = Chave
events-final = Final
events-bye = folga
events-standings = Classificação
events-rounds = Confrontos
events-round = Rodada { $round }
events-board = Tabuleiro
events-who = Quem
events-result = Resultado
events-table = Mesa
events-runs = em andamento
events-walkover = sem partida
events-decided = decidida
events-decide = Decidir
events-wins = { $name } vence
events-shared = Dividida
events-play = Jogar
events-watch = Assistir
events-place = Lugar
events-points = Pontos
events-games = Partidas
events-buchholz = Buchholz
events-sonneborn = Sonneborn-Berger
events-direct = Confronto direto
events-by_buchholz = atrás por Buchholz
events-by_sonneborn = atrás por Sonneborn-Berger
events-by_direct = atrás pelo confronto direto
events-has_left = saiu
events-out = eliminado
events-about_points = Uma partida vale um ponto: para quem a vence ou, em partes iguais, para quem divide a vitória.
events-about_buchholz = os pontos de todos os adversários somados. Quem teve adversários mais fortes fica na frente. Uma folga conta como um adversário com os próprios pontos.
events-about_sonneborn = os pontos dos adversários vencidos; dos que dividiram a vitória, a sua parte. Em mesas maiores vale a média dos adversários da mesa.
events-about_direct = os pontos das partidas entre os que continuam iguais, se todos se encontraram. Quem ainda ficar igual divide o lugar.
events-about_knock_out = { $count ->
    [one] Uma partida decide. Se for dividida, seguem no máximo mais duas; depois, a melhor posição no sorteio.
   *[other] Segue quem for melhor em { $count } partidas. Em caso de empate, no máximo mais duas; depois, a melhor posição no sorteio.
}
events-about_tables = { $count ->
    [one] O primeiro de cada mesa segue.
   *[other] Os { $count } primeiros de cada mesa seguem.
} Atrás do vencedor conta o que foi marcado e depois a posição no sorteio. Quem sai na mesma rodada na mesma posição divide o lugar.
events-at_table = Evento: rodada { $round }
events-back = Voltar ao evento

## levels
levels-random = Aleatório
levels-greedy = Ganancioso
levels-novice = Novato
levels-adept = Veterano
levels-master = Mestre
levels-grandmaster = Grão-mestre

## create
create-heading = Uma nova mesa
create-game = Jogo
create-options = Regras desta mesa
create-seats = Quem senta onde
create-me = Eu
create-friend = Amigo neste aparelho
create-friend_name = Nome do amigo
create-friend_called = Amigo { $number }
create-open_seat = Aberto para qualquer um
create-bot = Adversário: { $level }
create-seat = Lugar { $number }
create-name = Nome da mesa (opcional)
create-visibility = Quem pode vir
create-open = Todos: aparece na estante
create-link = Quem tiver o link
create-private = Só quem eu convidar
create-pace = Ritmo
create-live = Ao vivo
create-slow = Ao longo de dias
create-clock = Tempo
create-clock_none = sem limite
create-clock_move = tanto para cada lance
create-clock_bank = para cada lance, com reserva de tempo
create-clock_game = para a partida inteira, com acréscimo
create-clock_days = dias para cada lance
create-bank = minutos de reserva para a partida inteira
create-increment = segundos ganhos a cada turno
create-days = dias para cada lance
create-vacation = dias de férias ao todo
create-timeout = Quando o tempo acaba
create-timeout_bot = um bot joga até a pessoa voltar
create-timeout_lose = o lugar perde
create-timeout_ask = os outros decidem
create-minutes = minutos
create-hints = Dicas permitidas
create-takebacks = Pode-se pedir para desfazer
create-seed = Cartas escolhidas (um número; vazio: ao acaso)
create-rated = Vale pontuação: sem dicas, sem desfazer
create-go = Montar a mesa
create-usual = { $value } (usual)
create-manners = À mesa
create-rare = Raramente pedido

## lobby
lobby-heading = A mesa está posta
lobby-waiting = Quando todos os lugares estiverem ocupados, você pode começar.
lobby-share = Compartilhe este link
lobby-copy = Copiar
lobby-copied = Copiado
lobby-sit = Sentar aqui
lobby-leave = Levantar
lobby-remove = Remover
lobby-remove_table = Remover a mesa
lobby-remove_sure = Remover mesmo esta mesa?
lobby-start = Começar
lobby-invite = Convidar pelo nome
lobby-send = Convidar
lobby-free = livre
lobby-commitment = Embaralhamento lacrado
lobby-host_begins = Quando todos os lugares estiverem ocupados, quem montou a mesa começa a partida.
lobby-nobody = Ninguém aqui se chama { $name }.
lobby-host = Anfitrião
lobby-fill = Dar a um bot
lobby-send_away = Mandar embora
lobby-up = Trocar com o lugar acima
lobby-ready = Estou pronto
lobby-not_ready = Ainda não estou pronto
lobby-is_ready = pronto
lobby-scan = O link desta mesa, para escanear
lobby-alone = Só este computador abre este link. Inicie o servidor com “underhall serve --host 0.0.0.0” e outros na sua rede poderão vir.

## table
table-board = Tabuleiro
table-seats = Jogadores
table-log = O que aconteceu
table-talk = Conversa à mesa
table-say = Diga algo
table-send = Enviar
table-hand = Sua mão
table-question = O que se pergunta
table-turn_of = { $name } decide
table-thinking = { $name } está pensando …
table-someone = A mesa se arruma …
table-undo = Desfazer
table-ask_undo = Pedir para desfazer
table-hint = Dica
table-moves = Todas as jogadas
table-filter = Buscar
table-back = Voltar
table-confirm_move = Jogar assim
table-uncertain = O resto depende de cartas ocultas ou do acaso.
table-sending = enviando …
table-stored = guardado
table-reconnecting = A conexão caiu. Reconectando …
table-refused = Não é possível
table-over = A partida acabou
table-resign = Desistir
table-resign_sure = Desistir mesmo desta partida?
table-stop = Interromper a partida
table-stop_sure = Interromper mesmo a partida dos bots?
table-rematch = De novo
table-review = Rever
table-record = Baixar a gravação
table-home = Para a estante
table-wins = { $count ->
    [1] { $names } vence
   *[other] { $names } dividem a vitória
}
table-lost = Ninguém vence
table-undo_asked = { $name } gostaria de desfazer uma jogada.
table-undo_turn = Desfazer minha vez inteira
table-back_to = Voltar para antes disto
table-back_here = Desfazer até aqui
table-back_here_ask = Pedir para voltar até aqui
table-undo_asked_back =
    { $count ->
        [one] { $name } pede para desfazer a última jogada.
       *[other] { $name } pede para desfazer as últimas { $count } jogadas.
    }
table-agree = Concordar
table-disagree = Recusar
table-describe = O tabuleiro em palavras
table-keys = Teclas
table-menu = Menu
table-rules = Regras
table-how_to = Como jogar
table-left = { $name } saiu.
table-to_bot = Deixar um bot continuar
table-done = É só isso
table-aim = O objetivo
table-score = Pontuação
table-you = você
table-bot = bot
table-began = A partida começou.
table-sat = { $name } sentou-se.
table-stood = { $name } levantou-se.
table-took_back = { $name } desfez uma jogada.
table-resigned = { $name } desistiu.
table-stopped = A partida foi interrompida.
table-closed = Encerrada sem terminar: as regras mudaram, ou quem opera o servidor a fechou.
table-skip = Pular
table-next_beat = Próximo ({ $left })
table-since = Desde a sua última jogada
table-show_again = Mostrar de novo: { $move }
table-shown_again = De novo: { $move }
table-undo_agreed = { $name } concorda em desfazer.
table-undo_refused = { $name } não quer que se desfaça.
table-undo_waits = Você pediu para desfazer sua jogada. Falta concordar: { $names }
table-cannot_undo = Nada para desfazer: seu turno está começando, ou sua última jogada mostrou algo oculto. No menu você pode pedir aos outros.
table-bot_plays_on = desistiu; um robô joga em seu lugar
table-stand_in = por ora joga um bot
table-lost_on_time = { $name } perdeu por tempo.
table-bot_for = Um bot joga por { $name }.
table-came_back = { $name } voltou.
table-pause_ended = { $name } faz os relógios andarem.
table-on_vacation = { $name } está de férias.
table-back_from_vacation = { $name } voltou das férias.

## clock
clock-label = Tempo restante
clock-days = { $days } d { $hours } h
clock-paused = pausa
clock-away = de férias
clock-none = Sem limite.
clock-move = { $time } para cada lance.
clock-move_bank = { $time } para cada lance e uma reserva de { $bank }.
clock-game = { $time } para a partida inteira.
clock-game_increment = { $time } para a partida inteira e { $seconds ->
        [1] um segundo
       *[other] { $seconds } segundos
    } a cada turno.
clock-each_days = Dias para cada lance: { $days }; dias de férias: { $vacation }.
clock-timeout_bot = Quando o tempo acaba, um bot joga.
clock-timeout_lose = Quando o tempo acaba, o lugar perde.
clock-timeout_ask = Quando o tempo acaba, os outros decidem.

## presence
presence-here = aqui
presence-thinking = pensando
presence-away = ausente
presence-gone = saiu

## friends
friends-late = O tempo de { $name } acabou.
friends-late_you = Seu tempo acabou, e os outros decidem. Você ainda pode jogar.
friends-wait = Dar mais tempo
friends-lose = Contar como derrota
friends-gone = { $name } saiu.
friends-agreed = Os outros ainda precisam concordar.
friends-stand_in = Um bot joga por você.
friends-you_left = Você saiu desta partida.
friends-take_back = Voltar a jogar
friends-hand_over = Deixar um bot jogar por mim
friends-pause_asked = { $names } gostaria de uma pausa.
friends-pause_ask = Pedir uma pausa
friends-paused = Pausa: todos os relógios estão parados.
friends-resume = Continuar
friends-vacation_begin =
    { $days ->
        [one] Começar férias (resta um dia)
       *[other] Começar férias (restam { $days } dias)
    }
friends-vacation_end = Terminar as férias

## reactions
reactions-hello = Olá!
reactions-luck = Boa sorte!
reactions-well_played = Boa jogada!
reactions-thanks = Obrigado!
reactions-ouch = Ai!
reactions-moment = Um momento, por favor.

## talk
talk-nothing = Ainda não se disse nada.
talk-mute = Silenciar { $name }
talk-report = Denunciar
talk-reported = Denunciado

## again
again-asked = { $names } gostaria de jogar de novo.
again-yes = Jogar de novo
again-no = Não, obrigado
again-waits = Você gostaria de jogar de novo. Falta responder: { $names }
again-declined = Não, obrigado: { $names }.
again-without = Começar sem esperar
again-come = Para a nova mesa

## key_caps
key_caps-walk = Tab, setas
key_caps-pick = Enter
key_caps-back = Esc
key_caps-skip = Espaço

## key_uses
key_uses-walk = andar pelo que pode ser escolhido
key_uses-pick = escolher
key_uses-back = um passo atrás
key_uses-rotate = girar
key_uses-undo = desfazer
key_uses-plan = planejar a vez
key_uses-hint = dica
key_uses-moves = todas as jogadas
key_uses-log = o que aconteceu
key_uses-describe = o tabuleiro em palavras
key_uses-skip = seguir, ou pular para o fim
key_uses-keys = estas teclas

## read_only
read_only-heading = Só para ver
read_only-close = Encerrar a partida e abrir a gravação
read_only-close_sure = Encerrar mesmo esta partida de vez? Depois disso todos podem ler a gravação, com tudo o que estava oculto.
read_only-unfinished = A partida não acabou. Quem está sentado ali pode encerrá-la; então a gravação pode ser baixada.

## ending
ending-won = Você venceu
ending-shared = Você divide a vitória
ending-lost = Você perdeu
ending-cell_won = vencido
ending-ties = Empate: isto decide
ending-you_resigned = Você desistiu.
ending-resigned =
    { $count ->
        [one] { $names } desistiu.
       *[other] { $names } desistiram.
    }

## review
review-heading = Rever
review-step = Jogada { $move } de { $moves }
review-eyes = Com os olhos de
review-spectator = um espectador
review-first = Para o início
review-previous = Uma para trás
review-next = Uma para a frente
review-last = Para o fim
review-advice = O que o mestre jogaria?
review-branch = Jogar a partir daqui
review-points = Momentos decisivos
review-curve = Perspectivas
review-against = contra

## report
report-heading = Relatório da partida
report-link = Relatório
report-whose = Escolhas de
report-waiting = Um mestre examina cada escolha; isso leva um momento.
report-again = Tentar de novo
report-curve_hint = Perspectivas ao longo da partida, cartas ocultas incluídas. As marcas mostram as escolhas que desperdiçaram algo, pelo que se sabia naquele momento.
report-moments = Momentos que pesaram
report-no_moments = Nenhuma escolha desperdiçou muito: aqui não há nada a corrigir.
report-played = Jogado
report-better = Melhor
report-look = Ver ao rever a partida
report-all = { $choices ->
    [one] A única escolha
   *[other] Todas as { $choices } escolhas
}
report-move = Jogada { $move }
report-rather = Melhor: { $better } ({ $lost } desperdiçados)
report-how = Como se avalia
report-table = Para a mesa

## rules
rules-heading = Regras
rules-search = Buscar nas regras
rules-none = Nenhuma cláusula tem todas essas palavras.
rules-english = As regras estão aqui só em inglês.
rules-clause = Cláusula { $number }
rules-of = Regras de { $game }
rules-contents = Sumário
rules-marks = Mostrar de onde vem cada cláusula
rules-marks_about = “Printed” está num manual ou numa carta, “inferred” decorre disso, e “ruling” é uma decisão nossa, onde os manuais se calam ou se contradizem.

## howto
howto-heading = Como jogar { $game }
howto-table = Na mesa
howto-end = Como acaba
howto-tips = Três regras práticas para a primeira partida
howto-fine_print = As letras miúdas
howto-fine_print_about = Todas as regras, cláusula por cláusula, para quem quer saber ao certo.

## lesson
lesson-heading = Sua primeira partida
lesson-next = Continuar
lesson-leave = Sair da lição
lesson-stage = Etapa { $stage } de { $stages }
lesson-back = Voltar uma etapa
lesson-success = Muito bem!
lesson-tip = Dê-me uma dica
lesson-read_first = Leia isto primeiro e depois aperte Continuar.
lesson-over = Esta foi a sua primeira partida. De agora em diante, jogue quando quiser.

## operator
operator-heading = Para quem opera o servidor

## about
about-heading = Sobre o Underhall
about-what = Underhall é uma mesa digital para uma família de jogos de anões: fiel aos manuais, com adversários que pensam.
about-fan = É um trabalho de fãs, não oficial. Os jogos pertencem a seus autores e editoras; se gostar deles, leve as caixas para casa.
about-ours = Todos os desenhos, textos e códigos são nossos (Apache-2.0). Os pictogramas são de game-icons.net, de Lorc, Delapouite e colaboradores, CC BY 3.0. Tipografia: Alegreya e Alegreya Sans, de Juan Pablo del Peral (Huerta Tipográfica), OFL.
about-credits = Os jogos
about-compiled = Versão { $version }, motor compilado.
about-interpreted = Versão { $version }, motor interpretado: mais lento e igualmente exato. Onde há um compilador de C, `make play` compila um mais rápido enquanto você joga e o usa a partir da próxima vez.
about-alone = Esta mesa funciona só no seu navegador: suas partidas ficam neste aparelho, e nada é enviado a lugar nenhum. Mesas com outras pessoas, contas, classificações, partidas do dia e avisos precisam de um servidor (`underhall serve`); um registro salvo aqui pode ser aberto lá, e vice-versa.
about-alone_interpreted = Versão { $version }, motor interpretado no seu navegador: tão exato quanto um compilado, e mais lento.

## blurbs
blurbs-dwarf = Mande trabalhadores para a mina, forje e defenda o portão.
blurbs-dwar7s_fall = Construa um reino de cartas e paredes antes do inverno.
blurbs-dwar7s_duel = Dois reinos, um mapa, nenhum espaço sobrando.
blurbs-dig_deeper_dwarf = Cave sua mina, monte seu baralho, frustre os outros.

## text_board
text_board-nearer = Aproximar
text_board-farther = Afastar
text_board-whole = Mostrar o tabuleiro inteiro

## plan
plan-heading = O plano desta vez
plan-start = Planejar esta vez
plan-empty = Suas jogadas agora são só um plano: ninguém as vê.
plan-open = Planejado; ninguém vê ainda.
plan-ends = O plano acaba aqui: algo seria revelado, ou a vez termina.
plan-commit = Jogar assim
plan-back = Um passo atrás
plan-drop = Descartar o plano

## device
device-hand = Passe o aparelho para { $name }
device-covered = Os outros olham para outro lado. Suas cartas aparecem quando você disser quem é.
device-take = Eu sou { $name }
device-here = neste aparelho
device-stand_in = Um bot joga por { $name }.
device-take_back = { $name } volta a jogar

## analysis
analysis-heading = Análise
analysis-about = Monte qualquer posição, também de uma partida numa mesa de verdade: veja o que o autômato faz, a pontuação e a melhor jogada. Nada é guardado.
analysis-play = Ver e jogar
analysis-edit = Montar
analysis-open = Abrir
analysis-happened = O que aconteceu
analysis-best = Melhores jogadas
analysis-back = Passo atrás
analysis-own_eyes = de quem é a vez
analysis-edit_here = Editar a posição como está agora
analysis-edit_hint = Os nomes são os dos arquivos de posição. Listas são palavras separadas por vírgulas.
analysis-frames = O que está pendente, um por linha, o próximo por último
analysis-chance = O estado do acaso: quatro números
analysis-reveals = Quantas vezes algo foi revelado (para desfazer)
analysis-add_row = Acrescentar
analysis-remove_row = Remover
analysis-leave_out = Deixar de fora
analysis-file = Um arquivo de registro ou uma posição
analysis-paste = Ou cole um registro ou uma posição
analysis-open_it = Abrir
analysis-as_text = Esta posição como texto

## The page in a folder without a server, while its engine starts

site-starting = A mesa está sendo preparada
startup-files = Buscando a mesa: { $read } de { $all } MB
startup-python = Despertando o motor
startup-engine = Desempacotando as regras
startup-game = Abrindo o primeiro jogo
site-failed = O motor não pôde iniciar neste navegador.
site-again = Tentar de novo

## A newer version of that folder, kept by the browser beside the one that is open

update-there = Há uma nova versão.
update-reload = Recarregar
update-later = Depois

## Offline: the page of a server that cannot be reached

offline-here = Você está offline: o servidor da mesa não pode ser alcançado. Continuamos tentando.
offline-title = Underhall está offline
offline-note = O servidor da mesa não pode ser alcançado. Suas partidas ficam guardadas lá, então nada se perde. Esta página tenta de novo sozinha.
