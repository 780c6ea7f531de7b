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
problems-open-tables = Já há mesas abertas suficientes: comece ou remova uma antes
problems-standing-again = Uma resposta automática foi desligada: a mesma pergunta voltou antes que mais alguém fosse perguntado
problems-standing-too-many = Suas respostas automáticas foram desligadas: elas jogaram por muito tempo sem você

## nav
nav-home = A estante
nav-rules = Regras
nav-about = Sobre
nav-settings = Ajustes

## settings
settings-language = Idioma
settings-theme = Luz
settings-dark = Lanterna (escuro)
settings-light = Pergaminho (claro)
settings-speed = Animação
settings-sound = Sons
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

## speeds
speeds-off = nenhuma
speeds-quick = rápida
speeds-normal = normal
speeds-slow = lenta

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
home-rules = Regras
home-yours = Suas partidas
home-your_turn = Sua vez
home-waiting = À espera de { $name }
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
create-no_clock = sem limite
create-per_move = por jogada
create-per_game = por partida
create-minutes = minutos
create-hints = Dicas permitidas
create-takebacks = Pode-se pedir para desfazer
create-go = Montar a mesa
create-usual = { $value } (usual)
create-manners = À mesa
create-rare = Raramente pedido

## lobby
lobby-heading = A mesa está posta
lobby-waiting = A partida começa quando todos os lugares estiverem ocupados.
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
table-agree = Concordar
table-disagree = Recusar
table-describe = O tabuleiro em palavras
table-keys = Teclas
table-menu = Menu
table-rules = Regras
table-left = { $name } saiu.
table-to_bot = Deixar um bot continuar
table-done = É só isso
table-score = Pontuação
table-you = você
table-bot = bot
table-began = A partida começou.
table-sat = { $name } sentou-se.
table-stood = { $name } levantou-se.
table-took_back = { $name } desfez uma jogada.
table-resigned = { $name } desistiu.
table-stopped = A partida foi interrompida.
table-closed = Encerrada sem terminar, porque as regras mudaram.

## key_caps
key_caps-walk = Tab, setas
key_caps-pick = Enter
key_caps-back = Esc

## key_uses
key_uses-walk = andar pelo que pode ser escolhido
key_uses-pick = escolher
key_uses-back = um passo atrás
key_uses-rotate = girar
key_uses-undo = desfazer
key_uses-hint = dica
key_uses-moves = todas as jogadas
key_uses-log = o que aconteceu
key_uses-describe = o tabuleiro em palavras
key_uses-keys = estas teclas

## read_only
read_only-heading = Só para ver
read_only-close = Encerrar a partida e abrir a gravação
read_only-close_sure = Encerrar mesmo esta partida de vez? Depois disso todos podem ler a gravação, com tudo o que estava oculto.
read_only-unfinished = A partida não acabou. Quem está sentado ali pode encerrá-la; então a gravação pode ser baixada.

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
review-after = depois da jogada { $move }

## rules
rules-heading = Regras
rules-search = Buscar nas regras
rules-none = Nenhuma cláusula tem todas essas palavras.
rules-english = As regras estão aqui só em inglês.
rules-clause = Cláusula { $number }

## lesson
lesson-heading = Sua primeira partida
lesson-next = Continuar
lesson-end = Seguir jogando por conta própria
lesson-leave = Sair da lição
lesson-step = Passo { $step } de { $steps }

## about
about-heading = Sobre o Underhall
about-what = Underhall é uma mesa digital para uma família de jogos de anões: fiel aos manuais, com adversários que pensam.
about-fan = É um trabalho de fãs, não oficial. Os jogos pertencem a seus autores e editoras; se gostar deles, leve as caixas para casa.
about-ours = Todos os desenhos, textos e códigos são nossos (Apache-2.0). Os pictogramas são de game-icons.net, de Lorc, Delapouite e colaboradores, CC BY 3.0. Tipografia: Alegreya e Alegreya Sans, de Juan Pablo del Peral (Huerta Tipográfica), OFL.
about-credits = Os jogos
about-compiled = Versão { $version }, motor compilado.
about-interpreted = Versão { $version }, motor interpretado: mais lento e igualmente exato. Onde há um compilador de C, `make play` compila um mais rápido enquanto você joga e o usa a partir da próxima vez.

## blurbs
blurbs-dwarf = Mande trabalhadores para a mina, forje e defenda o portão.
blurbs-dwar7s_fall = Construa um reino de cartas e paredes antes do inverno.
blurbs-dwar7s_duel = Dois reinos, um mapa, nenhum espaço sobrando.
blurbs-dig_deeper_dwarf = Cave sua mina, monte seu baralho, frustre os outros.

## text_board
text_board-nearer = Aproximar
text_board-farther = Afastar
text_board-whole = Mostrar o tabuleiro inteiro
