### Every word of the command line itself, in Brazilian Portuguese; what a game says is in the game's own file. General
### terms are at the head of dwarf.ftl, those of the lab at the head of lab.ftl. Commands and values that are typed after
### `underhall` stay in English; the words of `underhall play` are in Portuguese, all without accents.

## help
help-underhall = Uma mesa para jogos modernos de anões: jogar, salvar, rever, estudar. Sem comando, ela abre no navegador.
help-version = Mostra a versão e se o motor está compilado.
help-lang = Idioma: { $languages } (padrão: UNDERHALL_LANG; senão, o do sistema).
help-panel_arguments = Argumentos
help-panel_options = Opções
help-panel_commands = Comandos
help-required = obrigatório
help-default = padrão: { $value }
help-help = Mostra esta ajuda e para.
help-games = Lista os jogos instalados e suas opções.
help-play = Joga neste terminal, a sós, com amigos ou contra o computador.
help-tui = Senta à mesa no terminal: estante, partidas contra bots, vários no mesmo teclado.
help-tui_server = Joga nas mesas de um servidor, como http://127.0.0.1:8417.
help-tui_name = Seu nome no servidor, para convidados.
help-replay = Mostra uma partida salva, jogada por jogada.
help-game_report = Dizer como este lugar (1 é o primeiro) jogou: cada escolha diante da de um mestre, e os momentos que pesaram.
help-position = Confere uma posição (JSON) e a mostra.
help-simulate = Joga muitas partidas ao acaso e conta vitórias, durações e finais.
help-cards = Mostra as cartas de um jogo e de onde vem cada valor; confere o arquivo de quem tem o seu.
help-rules = Mostra regras por cláusula (D-55), por seção (12) ou por palavras.
help-game = Qual jogo: veja 'underhall games'.
help-maybe_game = Qual jogo: veja 'underhall games'. Desnecessário com --load ou --position.
help-players = Quantos jogadores.
help-edition = Qual edição das regras, por exemplo v1 ou pnp.
help-solo = Joga a sós contra este autômato, por exemplo andvettr.
help-option = Qualquer opção do jogo; pode ser repetida.
help-seed = O número que fixa o embaralhamento: mesma semente, mesma partida.
help-seats = Quem senta onde, separado por vírgulas: human, human:NOME, { $kinds } ou search:300ms (search:4x300ms em quatro processos). { $manners }
help-cards_file = Seu próprio arquivo de cartas, se a sua cópia impressa for diferente.
help-load = Continua uma partida salva.
help-save = Onde guardar esta partida (padrão: um arquivo novo na sua pasta de dados).
help-position_file = Começa de uma posição, como a escrita por 'underhall replay ARQUIVO --position'.
help-position_json = Uma posição em JSON.
help-record_file = Uma partida salva.
help-step = Espera Enter antes de cada jogada.
help-to = Para depois da jogada N.
help-as_position = Escreve só a posição final, em JSON.
help-how_many_games = Quantas partidas.
help-processes = Quantos processos (padrão: um por núcleo).
help-rule_words = Um jogo, depois números de cláusulas, uma seção ou palavras a buscar; sem nada, o sumário.
help-match = Faz jogadores disputarem muitas partidas: taxas de vitória, pontos, lugares, Elo.
help-ladder = Todos contra todos: classificações com intervalos, uma tabela e um gráfico.
help-report = Escreve uma página sobre um jogo: duração, escolhas, pontos, lugares, cartas, finais, variantes.
help-match_players = Quem joga: random, greedy, novice, adept, master, grandmaster, search:300ms, search:500it, search:4x1s (quatro processos ao mesmo tempo), ou um bot seu pelo caminho, como ./mybot ou ./mybot.js (docs/bots.md). { $manners }
help-bot_seconds = Quantos segundos um bot seu pode pensar numa jogada.
help-match_seed = O número de onde vêm todas as distribuições: mesma semente, mesmas cartas.
help-sprt = Para assim que ficar claro se a diferença de Elo do primeiro jogador está mais perto do primeiro ou do segundo número.
help-match_out = Arquivo de resultados; uma disputa interrompida continua a partir dele (padrão: um arquivo na sua pasta de dados).
help-ray = Joga num cluster Ray: neste endereço ou, sem endereço, iniciado nesta máquina.
help-ladder_games = Quantas partidas para cada confronto.
help-ladder_out = Pasta para os resultados dos confrontos (padrão: na sua pasta de dados).
help-ladder_plot = Onde desenhar as classificações (padrão: JOGO-ladder.svg).
help-report_player = Quem joga: random ou greedy (ou qualquer jogador, se você tiver tempo).
help-report_out = A página a escrever (padrão: JOGO-report.html); as tabelas ficam ao lado, em CSV.
help-parquet = Escreve também uma linha para cada lugar de cada partida neste arquivo Parquet.
help-bot = Deixa um bot seu jogar no seu lugar à mesa de um servidor (docs/bots.md).
help-bot_program = O bot: um programa ou um arquivo que termina em .py ou .js; com argumentos, entre aspas.
help-bot_table = O código da mesa: a última parte do endereço.
help-mcp = Deixa um modelo de linguagem jogar, com o Model Context Protocol pela entrada e saída padrão (docs/mcp.md).
help-door_server = Um servidor, como https://example.org.
help-token = Um token das configurações do servidor.
help-site = Escreve a mesa como uma pasta de arquivos que joga no navegador sem servidor (docs/site.md).
help-site_folder = A pasta a escrever; ela pode ficar em qualquer lugar.
help-site_runtime = Onde está o ambiente de execução: a pasta do pacote npm pyodide.
help-site_librt = O wheel da librt para navegadores, onde não se pode buscá-lo no índice de pacotes.
help-serve = Mantém a mesa on-line: pessoas, mesas, bots, no navegador e para scripts.
help-host = O endereço em que escutar; 0.0.0.0 para a rede inteira.
help-port = A porta em que escutar.
help-database = postgresql+asyncpg://... ou um arquivo SQLite (padrão: um arquivo na sua pasta de dados).
help-origin = Outro endereço cujas páginas podem usar este servidor, como https://example.org; pode ser repetida.
help-https = Os navegadores só chegam por https, e os cookies também: para servidores atrás de um proxy https.
help-behind_proxy = Acredita num proxy desta máquina sobre quem está pedindo.
help-trusted_proxy = Acredita no proxy deste endereço ou rede sobre quem está pedindo; pode ser repetida.
help-admin_token_file = Abre a página #/admin para quem conhece o token deste arquivo.
help-private_webhooks = Permite webhooks para endereços de redes privadas.
help-open = Abre a mesa no seu navegador e registra só o que der errado.
help-bot_processes = Em quantos processos um bot que pensa por segundos pode pensar ao mesmo tempo.
help-bots_elsewhere = Deixa as jogadas dos bots para processos próprios, 'underhall bots' (só com PostgreSQL).
help-bots = Faz as jogadas dos bots, para servidores que as deixam para processos como este (docs/server.md).
help-bots_database = O banco de dados dos servidores: postgresql+asyncpg://...
help-bots_workers = Quantos bots podem pensar ao mesmo tempo; se nada for dito, tantos quantos núcleos houver.
help-doctor = Diz o que há de errado com esta instalação: motor, jogos, página, banco de dados, disco, relógio, correio.
help-doctor_port = Onde um servidor pode estar atendendo.
help-admin = Cuida do banco de dados da mesa on-line.
help-admin_table = O id de uma mesa: veja 'underhall admin list'.
help-admin_file = O arquivo.
help-admin_list = Lista todas as mesas, as alteradas por último primeiro.
help-admin_reports = Palavras que foram denunciadas: quando, em que mesa, de quem, quais.
help-admin_export = Escreve uma mesa com tudo o que aconteceu num arquivo.
help-admin_import = Traz uma mesa de um arquivo; cada jogada é conferida.
help-admin_delete = Apaga uma mesa de vez.
help-admin_backup = Escreve tudo num só arquivo, mesmo com o servidor funcionando.
help-admin_restore = Restaura um backup num banco de dados vazio.
help-admin_verify = Joga de novo cada mesa guardada e compara com o que está ao lado das jogadas; também com o servidor ligado.

## version
version-compiled = underhall { $version } (motor compilado)
version-interpreted = underhall { $version } (motor interpretado)

## games
games-players = ({ $players } jogadores)
games-default = padrão: { $value }
games-how = Jogue com 'underhall play JOGO', opções como -o nome=valor.

## kinds
kinds-human = pessoa
kinds-random = jogadas ao acaso
kinds-greedy = ganancioso
kinds-search = busca
kinds-novice = novato
kinds-adept = veterano
kinds-master = mestre
kinds-grandmaster = grão-mestre

## commands
commands-undo = desfazer
commands-hint = dica
commands-rules = regras
commands-log = eventos
commands-moves = jogadas
commands-board = tabuleiro
commands-stacks = pilhas
commands-save = salvar
commands-quit = sair
commands-help = ajuda
commands-lang = idioma

## play
play-start = Responda com um número ou uma jogada; 'ajuda' mostra o que mais você pode digitar.
play-since = Desde a sua última vez:
play-so_far = Até agora:
play-earlier = { $count ->
    [1] {""}  ... { $count } evento anterior; 'eventos' mostra todos{""}
   *[other] {""}  ... { $count } eventos anteriores; 'eventos' mostra todos{""}
}
play-nothing_yet = Ainda não aconteceu nada.
play-nothing_below = Não há mais nada para ver aqui.
play-pages = Página { $page } de { $pages }, { $total } jogadas ao todo: veja 'jogadas 2' ou 'jogadas PALAVRA'.
play-no_such_moves = Nenhuma jogada possível contém '{ $wanted }'.
play-not_understood = '{ $text }' não é uma jogada aqui. Digite um número de 1 a { $count }, uma jogada como na lista ou 'ajuda'.
play-refused = Não é permitido: { $reason }.
play-undone = Jogada desfeita.
play-cannot_undo = Nada pode ser desfeito: desde então uma carta foi revelada, houve sorteio ou outro lugar decidiu.
play-hint = { $number }  { $move } ({ $expected } esperados; { $reasons })
play-hint_without_reason = { $number }  { $move } ({ $expected } esperados)
play-languages = Há estes idiomas: { $languages }.
play-hand_over = Passe a vez para { $name }.
play-press_enter = {""}Aperte Enter quando estiver tudo pronto. {""}
play-saved = A partida está salva em { $path }
play-cannot_save = Não foi possível salvar a partida em { $path }: { $reason }
play-go_on = Continue com: underhall play { $game } --load { $path }
play-over = A partida acabou: { $reason }.
play-winner = { $name } vence.
play-winners = { $names } dividem a vitória.
play-no_winner = Ninguém vence.
play-and = e
play-record_at = A gravação está em { $path }
play-how_to_replay = Reveja com: underhall replay { $path }
play-help = 
    {""}  um número            joga a jogada com esse número
    {""}  uma jogada           como escrita à direita da lista; pode ser abreviada
    {""}  jogadas [PALAVRA|N]  as possíveis, só as que têm a palavra, ou a página N
    {""}  tabuleiro            mostra o tabuleiro de novo
    {""}  pilhas               cartas que o tabuleiro não mostra: cobertas, descartadas
    {""}  desfazer             desfaz sua última jogada, se nada foi revelado depois
    {""}  eventos              tudo o que aconteceu
    {""}  regras D-55          uma cláusula; 'regras 12' uma seção,
    {""}                       'regras PALAVRA' busca
    {""}  dica                 um conselho
    {""}  salvar [ARQUIVO]     salva agora, ou uma cópia com outro nome
    {""}  idioma SIGLA         o idioma; 'idioma' sozinho lista todos
    {""}  sair                 salva e sai; Ctrl-C e Ctrl-D fazem o mesmo

## replay
replay-running = { $moves ->
    [1] Depois de { $moves } jogada a partida ainda está em andamento.
   *[other] Depois de { $moves } jogadas a partida ainda está em andamento.
}
replay-play_position = Jogue a partir daqui com: underhall play { $game } --position { $path }

## simulate
simulate-head = { $title }: { $count } partidas ao acaso, semente { $seed }
simulate-capped = Jogando ao acaso, esta partida talvez nunca acabasse; por isso se joga com { $chosen }; -o muda isso.
simulate-games = partidas
simulate-rate = { $rate } partidas/s
simulate-stopped = { $games ->
    [1] Interrompido depois de { $games } partida; este é o resultado até aqui.
   *[other] Interrompido depois de { $games } partidas; este é o resultado até aqui.
}
simulate-seat = lugar
simulate-alone = venceu só
simulate-shared = divididas
simulate-rate_of_wins = taxa de vitória
simulate-interval = intervalo de 95%
simulate-lengths = Decisões por partida: mínimo { $min }, quartis { $q1 } / { $median } / { $q3 }, máximo { $max }
simulate-endings = Como as partidas acabaram
simulate-speed = 
    { $games } partidas, { $decisions } decisões em { $seconds } s
    { $games_rate } partidas/s, { $decisions_rate } decisões/s

## bot
bot-plays = { $bot } joga no lugar { $seat } em { $table }.
bot-over = A partida acabou; resultado: { $results }.

## match
match-head = { $title }: { $players }, { $games } partidas, semente { $seed }
match-games = partidas
match-standing = vitórias { $rate }
match-resumed = { $found ->
    [1] Já existe { $found } partida; continuando daí.
   *[other] Já existem { $found } partidas; continuando daí.
}
match-stopped = { $games ->
    [1] Interrompido. Até aqui, { $games } partida diz isto; o mesmo comando continua.
   *[other] Interrompido. Até aqui, { $games } partidas dizem isto; o mesmo comando continua.
}
match-file = Cada partida está em { $path }
match-player = jogador
match-alone = vitórias
match-shared = divididas
match-rate = taxa
match-over_deals = 95% (distrib.)
match-wilson = 95% (Wilson)
match-elo = Elo
match-interval = 95%
match-thinking = por decisão
match-points = média no fim
match-seat = lugar
match-played = { $games } partidas de { $deals } distribuições, com { $decisions } decisões cada. Como acabaram:
match-bot_hung = { $player } perdeu { $games ->
    [one] uma partida
   *[other] { $games } partidas
} por travar: { $reason }
match-bot_died = { $player } perdeu { $games ->
    [one] uma partida
   *[other] { $games } partidas
} por terminar antes da hora: { $reason }
match-bot_flooded = { $player } perdeu { $games ->
    [one] uma partida
   *[other] { $games } partidas
} por escrever demais: { $reason }
match-bot_lied = { $player } perdeu { $games ->
    [one] uma partida
   *[other] { $games } partidas
} por quebrar as regras: { $reason }
match-h1 = Interrompido cedo: a diferença parece mais Elo { $elo1 } do que { $elo0 } (razão log-verossimilhança { $ratio }, limite { $bound }).
match-h0 = Interrompido cedo: a diferença parece mais Elo { $elo0 } do que { $elo1 } (razão log-verossimilhança { $ratio }, limite -{ $bound }).
match-open = Ainda sem veredito entre Elo { $elo0 } e { $elo1 } (razão log-verossimilhança { $ratio }, limites ±{ $bound }).
match-lean = Depois de uma parada antecipada, os números acima pendem um pouco para o veredito.

## ladder
ladder-head = { $title }: { $players }, { $games } partidas em cada um de { $pairings } confrontos, semente { $seed }
ladder-rank = posto
ladder-rating = classificação
ladder-against = contra { $player }
ladder-stopped = Interrompido; o mesmo comando continua. As classificações precisam de todos os confrontos.
ladder-plot = As classificações estão desenhadas em { $path }
ladder-explained = Classificações por openskill (Plackett-Luce, 25 é a média); intervalos de { $count } reamostragens das distribuições.

## report
report-head = { $title }: { $games } partidas de { $player }, e { $each } de cada variante, semente { $seed }
report-variant = variante { $number } de { $count }
report-stopped = Interrompido: nenhuma página foi escrita.
report-written = A página é { $path }; as tabelas em CSV ({ $tables }) estão ao lado.
report-parquet = { $rows ->
    [1] { $rows } linha está em { $path }
   *[other] { $rows } linhas estão em { $path }
}

## cards
cards-head = { $count ->
    [1] { $title }: { $count } registro em { $file } (resumo { $digest })
   *[other] { $title }: { $count } registros em { $file } (resumo { $digest })
}
cards-card = carta
cards-sound = O arquivo está em ordem.
cards-printed = { $count ->
    [1] sem marca: impresso na carta ou num manual ({ $count } valor)
   *[other] sem marca: impresso na carta ou num manual ({ $count } valores)
}
cards-public = { $count ->
    [1] de material público ({ $count } valor)
   *[other] de material público ({ $count } valores)
}
cards-reconstructed = { $count ->
    [1] reconstruído por nós ({ $count } valor)
   *[other] reconstruído por nós ({ $count } valores)
}

## rules
rules-elsewhere = Não há regras para ler: este jogo não traz nenhuma.
rules-more = {"."}.. e mais { $count }; acrescente uma palavra para restringir
rules-clauses = { $count ->
    [1] {""}  { $count } cláusula, { $first } a { $last }{""}
   *[other] {""}  { $count } cláusulas, { $first } a { $last }{""}
}
rules-how = Uma cláusula: 'underhall rules D-55'; uma seção: 'underhall rules dwarf 12'; busca: 'underhall rules PALAVRA'.
rules-how_to = Como jogar { $game }
rules-on_the_table = Na mesa
rules-how_it_ends = Como acaba
rules-rules_of_thumb = Três regras práticas para a primeira partida
rules-fine_print = As letras miúdas, cláusula por cláusula

## admin
admin-rows = { $count ->
    [1] { $count } linha
   *[other] { $count } linhas
}
admin-tables = mesas
admin-unplayable = { $count ->
    [one] Uma mesa só pode ser vista.
   *[other] { $count } mesas só podem ser vistas.
} { $reason }
admin-verified = { $tables ->
    [one] Uma mesa
   *[other] { NUMBER($tables) } mesas
} com { $changes ->
    [one] uma mudança
   *[other] { NUMBER($changes) } mudanças
}: tudo revisto.
admin-wrong = { $count ->
    [one] Uma delas não está como deveria.
   *[other] { $count } delas não estão como deveriam.
}
admin-nothing_wrong = Está tudo como deveria.

## doctor
doctor-compiled = O motor está compilado.
doctor-interpreted = O motor não está compilado: todos os jogos funcionam, mas os adversários enxergam menos longe no mesmo tempo. Onde há um compilador C, 'make play' o compila.
doctor-games = Jogos: { $games }.
doctor-broken_game = O jogo '{ $game }' não pode ser carregado: { $error }
doctor-page = A página para navegadores está pronta.
doctor-no_page = A página para navegadores não foi feita: 'make web' faz. Scripts e terminais podem usar o servidor mesmo assim.
doctor-space = Há { NUMBER($megabytes) } MB livres em { $folder }.
doctor-little_space = Só há { NUMBER($megabytes) } MB livres em { $folder }: com o disco cheio nenhuma jogada pode ser guardada.
doctor-no_database = Ainda não há banco de dados em { $place }: 'underhall serve' cria um.
doctor-database = O banco de dados { $place } pode ser usado: { $tables ->
    [one] uma mesa
   *[other] { NUMBER($tables) } mesas
}, o esquema é o de hoje.
doctor-older_database = O banco de dados { $place } é de uma versão anterior ({ $version }): a próxima partida do servidor o atualiza ({ $known }). Antes disso: 'underhall admin backup FILE'.
doctor-newer_database = O banco de dados { $place } é de uma versão posterior ({ $version }) à que este programa conhece ({ $known }): instale a mais nova.
doctor-database_wrong = O banco de dados não pode ser usado. { $error }
doctor-damaged = O banco de dados { $place } está danificado ({ $damage }): restaure uma cópia com 'underhall admin restore FILE'.
doctor-clock = O relógio está { NUMBER($seconds) } segundos atrás do que aconteceu por último numa mesa: foi atrasado, e os tempos não estão certos.
doctor-nothing_served = Não há nada na porta { $port } agora.
doctor-served = A mesa está em { $address }, e está bem.
doctor-unwell = A mesa está em { $address }, mas diz que não está bem: o motivo está no registro dela.
doctor-port_taken = A porta { $port } é de outro programa: 'underhall serve --port N' usa outra.
doctor-mail = Os avisos saem por correio de { $sender }.
doctor-half_a_mail = { $missing } não está definido, por isso não saem avisos por correio.
doctor-sum = { $count ->
    [0] Não há nada de errado.
    [one] Uma coisa está errada.
   *[other] { $count } coisas estão erradas.
}

## site

site-part = { $part }: { $size } bytes
site-compiled = O motor está compilado para WebAssembly.
site-interpreted = O motor não está compilado: funciona interpretado, só mais devagar (docs/site.md).
site-written = A mesa foi escrita em { $folder }. Qualquer servidor de arquivos serve; para experimentar: python -m http.server --directory { $folder }

## serve
serve-at = A mesa está em { $address } (pare com Ctrl-C).
serve-lan = Outros na sua rede a encontram em { $address }

## bots
bots-ready = { $workers ->
    [one] Os bots jogam daqui, um de cada vez (pare com Ctrl-C).
   *[other] Os bots jogam daqui, { $workers } ao mesmo tempo (pare com Ctrl-C).
}

## new_game
help-new_game = Começa um jogo seu: escreve um pacote que já pode ser jogado (docs/writing-a-game.md).
help-new_game_name = O nome do jogo, por exemplo pebbles.
help-new_game_folder = Onde colocar o pacote.
new_game-made =
    O jogo está em { $path }. Para jogar e verificar:
    {""}  pip install -e { $path }
    {""}  underhall play { $game }
    {""}  python -m underhall.conformance { $game }

## features
help-features = Mostra as características de um jogo: pelo que as avaliações aprendidas julgam e o que aprendizes de fora observam.
features-head = { $title }: { $size } características, as primeiras { $judged } julgadas por redes
features-from = de
features-size = tamanho
features-slice = fatia
features-says = o que diz
features-order = Os lugares são contados a partir de quem olha: primeiro o próprio, depois os outros na ordem dos turnos. Se há menos gente à mesa, o resto é zero.

## train
help-train = Aprende quão boas são as posições, com partidas de um jogador guloso contra si mesmo.
help-train_games = Com quantas partidas aprender; uma em dez fica reservada.
help-train_out = A rede a gravar (padrão: JOGO-JOGADORES.net).
help-train_data = Onde ficam as partidas, para continuar após uma interrupção (padrão: na sua pasta de dados).
train-head = { $title }: aprendendo com { $games } partidas, semente { $seed }
train-data = As partidas ficam em { $path }
train-epochs = aprendendo
train-stopped = Parado. O mesmo comando continua com as partidas que já existem.
train-dropped = { $dropped ->
    [one] Uma partida foi deixada de fora: levou mais de { $decisions } decisões.
   *[other] { $dropped } partidas foram deixadas de fora: levaram mais de { $decisions } decisões cada.
}
train-result = Aprendido com { $positions } posições; rede { $shape }, entropia cruzada { $loss } em partidas reservadas:
train-tenth = dado
train-positions = posições
train-given = média dada
train-won = vencido
train-written = A rede está em { $path } ({ $size } bytes).

## puzzles
help-puzzles = Enigmas: posições com um único melhor lance, tiradas de partidas pela busca.
help-puzzles_make = Faz enigmas de um jogo. Interrompido, o mesmo comando continua a partir do arquivo.
help-puzzles_verify = Confere, com novas buscas, os enigmas que vêm com os jogos ou os de um arquivo.
help-puzzles_count = Quantos enigmas o arquivo deve ter.
help-puzzles_margin = Quanto pior que o melhor todo outro lance tem de ser, como parte da vitória.
help-puzzles_out = O arquivo a gravar (padrão: JOGO-puzzles.jsonl).
help-puzzles_records = Tira-os de partidas já jogadas: gravações como são salvas ou baixadas, ou pastas com arquivos *.record (pode repetir); por padrão são jogadas partidas de bots.
help-puzzles_file = Um arquivo de enigmas em vez dos que vêm com o jogo.
help-puzzles_sample = Olha tantos enigmas de cada jogo, sorteados (padrão: todos).
help-puzzles_verify_seed = Onde começa o acaso das novas buscas; outro número dá outras buscas.
puzzles-head = { $title }: { $count } enigmas, semente { $seed }
puzzles-puzzles = enigmas
puzzles-resumed = { $count ->
    [one] Já há um enigma; continuando a partir daí.
   *[other] Já há { $count } enigmas; continuando a partir daí.
}
puzzles-records = { $count ->
    [one] De uma gravação.
   *[other] De { $count } gravações.
}
puzzles-of_other_games = { $count ->
    [one] Mais uma gravação é de outro jogo.
   *[other] Mais { $count } gravações são de outros jogos.
}
puzzles-no_more_records = Todas as gravações foram vistas. Com mais gravações, o mesmo comando continua.
puzzles-stopped = Parado. O mesmo comando continua a partir dos enigmas que já existem.
puzzles-written = { $count ->
    [one] O arquivo tem um enigma: { $path }
   *[other] O arquivo tem { $count } enigmas: { $path }
}
puzzles-verifying = { $title }: { $count } enigmas conferidos com novas buscas, semente { $seed }
puzzles-solver = jogador
puzzles-solves = resolve
puzzles-interval = intervalo de 95 %
puzzles-tries = tentativas
puzzles-guessing = adivinhando
puzzles-confirmed = Confirmados: { $confirmed } de { $count }. Em { $unclear } a nova busca viu menos da metade da vantagem pedida; em { $wrong } achou outro lance.
puzzles-wrong = { $id }: { $why }
puzzles-guessed = { $title }: adivinhando se resolvem { $share }; o máximo é { $most }
puzzles-missed_by_master = { $title }: o mestre resolve { $share }; o mínimo é { $least }
puzzles-good = Tudo está como o arquivo diz.
puzzles-bad = { $count ->
    [one] Um enigma está errado.
   *[other] { $count } enigmas estão errados.
}
