# What is refused, in Brazilian Portuguese: the sentences of all errors, by their keys (core/errors.py). Fields that hold a
# message or a list are filled in already said. Names of fields, options and files stay as they are typed.

choices-values = { $values }
choices-whole_number = um número inteiro de { $low } a { $high }
choices-map_size = LARGURAxALTURA, ambas números pares de 4 a 12, por exemplo 6x6
choices-colours = diferentes dentre { $colours }, unidas por '-', uma para cada lugar

match_differs-engine = foi jogada com outra versão do motor ou dos jogadores
match_differs-bots = foi jogada com outra versão do bot
match_differs-cards = foi jogada com outro arquivo de cartas
match_differs-field = { $name } é { $found } lá e { $wanted } aqui

system-not_found = arquivo ou pasta não encontrado
system-not_allowed = acesso negado
system-folder = isso é uma pasta
system-no_folder = isso não é uma pasta
system-address_in_use = o endereço já está em uso
system-connection_refused = a conexão foi recusada
system-full = não há mais espaço no disco
system-read_only = isso só pode ser lido
system-exists = isso já existe
system-long_name = esse nome é longo demais
system-foreign_address = esta máquina não tem esse endereço
system-connection_lost = a conexão se perdeu
system-unreachable = não há caminho até lá
system-no_answer = sem resposta a tempo
system-failing = o disco está falhando

database-not_ours = isso não é um banco de dados do Underhall
database-fails = o banco de dados está falhando
database-locked = outro programa mantém o banco de dados bloqueado
database-read_only = não é possível escrever no banco de dados
database-disk_fails = o disco está falhando
database-disk_full = o disco está cheio
database-damaged = o banco de dados está danificado; restaure um backup
database-cannot_open = não é possível abrir o banco de dados
database-no_answer = o banco de dados não responde
database-wrong_user = o banco de dados recusa este usuário ou esta senha
database-not_there = esse banco de dados não existe
database-no_room = não há mais espaço no banco de dados
database-starting = o banco de dados está iniciando ou parando
database-none_there = { $path }: não há banco de dados ali; 'underhall serve' cria um
database-in_use = { $path }: outro servidor usa este banco de dados; vários servidores precisam de PostgreSQL (--database)
database-newer = { $path }: feito por um Underhall mais novo (esquema { $version }; este conhece { $known })
database-bad_address = --database: isso não é um endereço de banco de dados
database-not_empty = o banco de dados não está vazio; restaure num novo
database-unknown_kind = --database { $scheme }://...: esse tipo não é conhecido; use sqlite:///ARQUIVO ou postgresql+asyncpg://...
bots-need_postgresql = os bots só jogam em processos próprios com PostgreSQL: informe --database postgresql+asyncpg://...

dwar7s_position-first_frame = frames: o primeiro é sempre end_of_turn
dwar7s_position-nothing_to_choose = frames.{ $number }: não há o que escolher para '{ $frame }'
dwar7s_position-wrong_order = frames.{ $number }: { $name } não pode vir depois de { $other }
dwar7s_position-actions_without_castle = actions: { $count } só são possíveis com o próprio castelo no mapa (K-76)
dwar7s_position-closing_too_long = closing: a última rodada acaba antes que o primeiro jogador jogue de novo (K-133)
dwar7s_position-quiet_too_long = quiet: depois de { $count } rodadas sem que nada seja feito, a partida acaba (K-136)
dwar7s_position-no_first_card = map: o primeiro jogador já colocou uma carta antes que outro jogue (K-21)
dwar7s_position-row_not_full = row: há { $count } objetivos à vista enquanto o baralho tiver algum (K-150)
dwar7s_position-hand_too_large = seats.{ $seat }: { $count } cartas na mão, no máximo { $limit } (K-152)
dwar7s_position-card_twice = { $where }: { $card } também está em { $other } (K-149)
dwar7s_position-card_missing = carta { $card }: falta (K-149)
dwar7s_position-colour_of_nobody = carta { $card }: ninguém joga com esta cor (K-149)
dwar7s_position-crowded = dwarfs.{ $spot }: { $count } anões, a carta tem { $places } vagas (K-151)
dwar7s_position-dwarf_count = seats.{ $seat }.pile: { $pile } e mais { $count } anões no mapa; ao todo são necessários { $each } (K-146)
dwar7s_position-gem_count = supply.{ $gem }: { $total } com todas as mãos, o jogo tem { $count } (K-147)
dwar7s_position-ogre_count = ogre_deck: { $total } { $ogre } com o descarte e as mãos, o jogo tem { $count } (K-148)
dwar7s_position-wrong_counts = seats.{ $seat }: as quantidades de gemas ou de cartas de ogro estão erradas
dwar7s_position-count_below_zero = seats.{ $seat }: uma quantidade de cartas está abaixo de 0
dwar7s_position-goal_count = row: vezes que { $name } aparece ao todo: { $count } (K-150)
dwar7s_position-secret_count = spare_secrets: vezes que { $name } aparece ao todo: { $count } (K-8)
dwar7s_position-dragon_on_mine = map.{ $spot }: com dragon_over_mine=off um dragão não pode estar sobre uma mina (K-37)
dwar7s_position-wrong_cover = map.{ $spot }: { $above } não pode estar sobre { $below } (K-151)
dwar7s_position-no_spot = { $where }: esse espaço não fica na mesa; um espaço se escreve x,y, por exemplo 2,-1
dwar7s_position-bad_card = { $where }: uma carta se escreve como 'red ruby mine r2', não '{ $text }'
dwar7s_position-no_stack = map.{ $name }: é necessária uma lista de cartas, de baixo para cima
dwar7s_position-nothing_to_stand_on = dwarfs.{ $name }: não há carta ali para um anão ocupar (K-151)
dwar7s_position-no_colours = dwarfs.{ $name }: são necessários números por cor
dwar7s_position-other_colour = { $where }: as opções dizem { $wanted }, não { $found }
dwar7s_position-card_of_nobody = map.{ $name }.{ $number }: ninguém joga com { $colour } aqui (K-9)
dwar7s_position-laid_twice = map.{ $name }.{ $number }: { $card } está no mapa duas vezes
dwar7s_position-dwarfs_of_nobody = dwarfs.{ $name }: ninguém joga com { $colour } aqui

dwarf_position-wrong_occupied = occupied: os locais ocupados não combinam com os trabalhadores
dwarf_position-lower_range = lower.{ $mine }: é necessário um número de 0 a { $high }
dwarf_position-too_many_workers = workers: o lugar { $seat } tem { $regular } trabalhadores comuns e { $extra } extras, nunca mais de 2 de cada (D-3)
dwarf_position-automaton_first = holder: no jogo solo o autômato é sempre o primeiro (D-81)
dwarf_position-first_frame = { $where }: o primeiro é 'mining' ou 'end_of_round', não '{ $name }'
dwarf_position-frame_order = { $where }: '{ $name }' vem, numa rodada, depois do que está embaixo
dwarf_position-empty_location = stacks.{ $place }: um local nunca fica vazio
dwarf_position-apprentice_in_solo = a carta { $card } está em { $where }: Aprendiz não é usado no jogo solo (D-84)
dwarf_position-card_missing = falta a carta { $card } do conjunto { $mine }
dwarf_position-below_zero = holdings.{ $seat }.{ $name }: { $amount } está abaixo de 0
dwarf_position-location_taken = workers.{ $number }.on: o local { $place } já está ocupado (D-2)
dwarf_position-no_automaton = { $where }: só há autômato no jogo solo
dwarf_position-no_last_placed = last_placed: é necessária uma carta, é ela que guia o autômato (D-86)
dwarf_position-card_twice = a carta { $card } do conjunto { $mine } está em { $first } e também em { $second }
dwarf_position-foreign_card = stacks.{ $place }: { $card } pertence ao local { $home }
dwarf_position-no_special = piles.{ $pile }: { $card } não é uma carta de Ação Especial
dwarf_position-card_in_hand_too = frames: { $card } está na mão e também em { $where }
dwarf_position-workers_needed = holdings.{ $seat }.workers: são necessários 2 antes do primeiro turno (D-32)
dwarf_position-nothing_to_resolve = { $where }: o lugar { $seat } não tem nada para resolver

game-which = qual jogo? Estão instalados: { $games }
game-which_for_options = qual jogo? As opções precisam de um; estão instalados: { $games }
game-unknown = não existe o jogo '{ $key }'; estão instalados: { $games }
game-other_cards = uma partida empacotada de { $key } foi jogada com outro arquivo de cartas (o resumo dele é { $digest }, o de { $origin } é { $other }); envie a gravação e o arquivo em vez dela

record-no_game_line = { $path }: linha 2: falta a linha 'game'
record-no_text_file = { $path }: não é um arquivo de texto, portanto não é uma gravação do Underhall
record-not_ours = linha 1: não é uma gravação do Underhall (precisa começar com 'underhall 1')
record-other_version = linha 1: escrita por outra versão ('{ $found }'); esta lê '{ $format }'
record-at_line = linha { $number }: { $error }
record-no_header_line = linha { $number }: '{ $word }' não é uma linha de cabeçalho
record-truncated = linha { $number }: a gravação termina aqui (a última linha precisa começar com 'end')
record-changed = linha { $number }: a soma de verificação não confere, portanto a gravação foi alterada depois de salva
record-wrong_count = linha { $number }: jogadas anunciadas: { $announced }; encontradas: { $found }
record-at_move = jogada { $number }, '{ $move }': { $error }
record-bad_game_line = a linha 'game' precisa ser 'game NOME rules N cards RESUMO'
record-of_other_game = esta é uma gravação de '{ $found }', não de '{ $wanted }'
record-other_rules = foi jogada pela versão { $found } das regras de { $game }; aqui é a versão { $version }
record-other_cards = foi jogada com outro arquivo de cartas (o resumo dele é { $digest }, o de { $origin } é { $other }); dê aquele arquivo com --cards
record-bad_seed = seed: '{ $seed }' não é um número inteiro
record-no_moves_line = não há linha 'moves'
record-no_deal = o cabeçalho não tem 'seed' nem 'position'
record-missing_line = falta no cabeçalho a linha '{ $needed_line }'
record-bad_position = position: JSON inválido ({ $reason })

position-no_game = { $path }: game: falta; uma posição é um objeto JSON que diz qual é o jogo
position-no_text_file = { $path }: não é um arquivo de texto, portanto não é uma posição
position-of_other_game = game: esta é uma posição de '{ $found }', não de '{ $wanted }'
position-no_options = options: falta
position-bad_chance = chance: são necessários quatro números inteiros abaixo de 2**32
position-bad_reveals = reveals: é necessário um número inteiro a partir de 0
position-unknown_name = { $where }: não existe '{ $name }'; existem { $names }
position-no_answer_possible = frames: ao lugar { $seat } se pergunta '{ $frame }', mas ele não poderia responder nada
position-wrong_type = { $where }: falta, ou não é do tipo { $kind }
position-not_in_range = { $where }: é necessário um número inteiro de { $low } a { $high }, não { $value }
position-no_truth = { $where }: é necessário true ou false, não { $value }
position-wrong_lists = { $where }: número de listas necessário: { $count }
position-frame_numbers = { $where }: números que '{ $frame }' leva: { $wanted }, não { $found }
position-unknown_frame = frames.{ $number }: não existe o quadro '{ $frame }'; os quadros são { $frames }
position-frame_number = { $where }: o número { $place } de '{ $frame }' precisa ser de { $low } a { $high }, não '{ $value }'
position-no_table = { $where }: é preciso uma tabela
position-no_cards = { $where }: é preciso uma lista de cartas
position-too_many_cards = { $where }: cabem no máximo { $most } cartas, não { $count }
position-wrong_count = { $where }: são necessários { $wanted }, não { $count }
position-count_not_in_range = { $where }: são necessários de { $least } a { $most }, não { $count }
position-unknown_card = { $where }: não existe a carta '{ $card }'
position-unknown_location = { $where }: não existe o local '{ $location }'
position-unknown_word = { $where }: '{ $word }' não existe
position-not_one_of = { $where }: '{ $value }' não é um destes: { $words }
position-not_one_or_empty = { $where }: '{ $value }' não é um destes nem está vazio: { $words }
position-twice = { $where }: '{ $word }' aparece duas vezes
position-running_and_ended = frames: numa partida em andamento há algo pendente, numa encerrada, nada

option-not_with_file = { $option } não combina com { $flag }: o arquivo traz suas próprias opções
option-no_pair = --option '{ $pair }': escreva NOME=VALOR, por exemplo -o players=3
option-unknown_by_flag = { $flag }: { $game } não tem a opção '{ $key }'; veja 'underhall games'
option-given_twice = { $flag }: isso pede { $key }={ $wish }, mas { $key }={ $given } também foi dado
option-impossible = opção { $key }: '{ $value }' não é possível; escolha { $choices }
option-unknown = { $game } não tem a opção '{ $key }'; as opções são { $options }
option-bad_proxy = --trusted-proxy { $text }: dê um endereço ou uma rede, como 172.18.0.1
option-admin_token_short = UNDERHALL_ADMIN_TOKEN, ou o arquivo de --admin-token-file: dê { $least } letras ou mais, como as de `openssl rand -hex 24`
option-admin_token_no_text = --admin-token-file { $path }: isso não é um arquivo de texto
option-bad_mail_server = UNDERHALL_MAIL_SERVER: escreva smtp://NOME:SENHA@HOST:PORTA, ou smtps://
option-bad_mail_sender = UNDERHALL_MAIL_FROM { $address }: dê o endereço de e-mail de onde vêm os avisos
option-no_first_player = opção first_player: não há lugar { $seat } com { $players } jogadores
option-no_start_seat = opção start: não há lugar { $seat } com { $players } jogadores

file-no_json = { $path }: JSON inválido ({ $reason })
file-wrong = { $path }: { $error }
file-wrong_options = { $path }: opções: { $error }
file-unreadable = { $path }: não pode ser lido ({ $reason })
file-no_folder = { $path }: não existe a pasta { $folder }

load-not_with_position = --load não combina com --position: escolha um dos dois

save-no_folder = --save { $path }: não existe a pasta { $folder }
save-folder = { $path }: isso é uma pasta; dê o nome de um arquivo
save-exists = { $path }: esse arquivo já existe; escolha outro nome, ou continue a partida com --load

replay-no_such_seat = Não há lugar { $seat }: esta partida tem { $count }, contados a partir de 1.
replay-no_such_move = { $count ->
    [1] --to { $to }: { $path } tem { $count } jogada; escolha 0 ou 1
   *[other] --to { $to }: { $path } tem { $count } jogadas; escolha de 0 a { $count }
}

seed-of_report = --seed { $seed }: a semente de um relatório é um número inteiro de 0 a 2**32 - 1
seed-of_simulation = --seed { $seed }: a semente de uma simulação é um número inteiro de 0 a 2**63
seed-out_of_range = a semente { $seed } não é possível: uma semente é um número inteiro de 0 a 2**96 - 1
seed-of_match = --seed { $seed }: a semente de uma disputa é um número inteiro de 0 a 2**32 - 1
seed-of_batch = seed { $seed }: a semente de um lote é um número inteiro de 0 a { $last }

seats-wrong_count = { $given ->
    [1] --seats { $text }: { $given } lugar foi dado, este jogo tem { $count }
   *[other] --seats { $text }: { $given } lugares foram dados, este jogo tem { $count }
}
seats-unknown_kind = --seats: '{ $kind }' não é um tipo de jogador; escolha human, human:NOME, { $kinds } ou search:300ms
seats-name_is_kind = --seats: '{ $kind }': ninguém pode se chamar '{ $name }' aqui, é um tipo de jogador
seats-name_taken_by_kind = ninguém pode se chamar '{ $name }' aqui, é um tipo de jogador

package-for_server = { $package } não está instalado; o servidor precisa de: pip install 'underhall[server]'
package-for_client = { $package } não está instalado; o cliente precisa de: pip install 'underhall[server]'
package-missing = isto precisa do pacote { $package }, que não está instalado: pip install 'underhall[{ $extra }]'

accelerated-only_dwarf = só DWARF pode ser jogado em um acelerador, não { $game }
accelerated-no_solo = o DWARF acelerado não tem autômatos: escolha de 2 a 5 jogadores
accelerated-other_options = esta partida tem opções diferentes das matrizes em que deve entrar
accelerated-other_agenda = nenhuma partida de DWARF chega ao que está pendente aqui: { $frames }

server-goes_alone = --server vai sem jogo, --seats e --load: escolha-os no salão do servidor
server-no_address = --server { $address }: é necessário um endereço como http://127.0.0.1:8417
server-cannot_draw = este terminal não consegue desenhar a mesa; um navegador consegue, no endereço do servidor
server-no_answer = { $address }: nenhum servidor responde ali ({ $reason })

move-no_such_number = { $number }: as jogadas são numeradas de 1 a { $count }
move-game_over = a partida acabou: não há mais jogadas
move-number_out_of_range = não existe a jogada número { $move }: as jogadas deste jogo vão de 0 a { $last }
move-unknown = '{ $text }' não é uma jogada deste jogo; as jogadas se escrevem { $forms }
move-unknown_short_form = '{ $text }' não é uma forma curta de uma jogada deste jogo
move-no_argument = { $verb }: não há argumento de número { $number }
move-refused = { $why }
move-ambiguous = Isso pode ser mais de uma jogada. '{ $text }': { $moves }
symbol-not_offered = o símbolo { $symbol } não é oferecido aqui; { $offered } outros são: veja a máscara
alphabet-too_large = um alfabeto tem no máximo { $most } símbolos, e este tem { $size }: soletre os lances em vários passos (Game.alphabet)

batch-no_games = { $count } partidas: um lote tem pelo menos uma, e não mais processos que partidas
batch-actions = um lote de { $count } partidas recebe { $count } ações de uma vez, não { $given }
batch-lost = um processo que jogava uma parte do lote terminou: crie o lote de novo
door-no_seat = lugar { $seat }: os lugares desta mesa são de 0 a { $last }
door-opponents = há { $given } adversários indicados, e { $wanted } se sentam a esta mesa

language-unknown = --lang { $wish }: esse idioma não existe aqui; escolha { $languages }

undo-nothing = nada pode ser desfeito: desde então uma carta foi revelada, houve sorteio ou outro lugar decidiu
undo-needs_others = isso precisa dos outros
undo-not_your_turn = não é a sua vez

cards-unreadable = arquivo de cartas { $path }: não pode ser lido ({ $reason })
cards-no_text = arquivo de cartas { $path }: não é texto UTF-8 (byte { $byte })
cards-no_toml = arquivo de cartas { $path }: TOML inválido ({ $reason })
cards-bad_source = arquivo de cartas { $path }: 'source' precisa ser um de { $sources }
cards-no_table = arquivo de cartas { $path }: não há registros [[{ $table }]]
cards-unknown_table = arquivo de cartas { $path }: [[{ $table }]] não é uma tabela deste jogo
cards-no_record = [[{ $table }]] contém { $record }, que não é um registro
cards-no_id = um registro de [[{ $table }]] não tem id: { $record }
cards-bad_sources = carta { $card }, campo sources: precisa dizer, para cada campo, de onde ele vem
cards-unknown_field = carta { $card }, campo { $field }: esse campo não existe; os campos são { $fields }
cards-missing_field = carta { $card }, campo { $field }: falta
cards-unknown_source = carta { $card }, campo { $field }: a origem '{ $source }' não é { $sources }
cards-not_one_of = carta { $card }, campo { $field }: '{ $value }' não é um de { $words }
cards-not_in_range = carta { $card }, campo { $field }: { $value } não é um número inteiro de { $low } a { $high }
cards-twice = carta { $card }, campo id: aparece { $count } vezes em [[{ $table }]]

ladder-player_twice = um jogador foi dado duas vezes; numa classificação cada um aparece uma vez
ladder-too_few_seats = uma classificação precisa de um jogo em que se decida por ao menos dois lugares
ladder-too_few_players = uma classificação com { $seats } lugares precisa de ao menos { $seats } jogadores

results-folder = { $path }: isso é uma pasta; dê o nome de um arquivo para os resultados
results-foreign_file = { $path }: isso não é um arquivo de disputa; dê outro nome, ele não será sobrescrito
results-no_game = { $path }: a linha { $place } não é uma partida de uma disputa
results-in_use = { $path }: outra execução está escrevendo neste arquivo; espere por ela ou dê outro nome
results-damaged = { $path }: a linha { $place } está danificada; remova a linha, e sua partida será jogada de novo
results-other_match = { $path }: contém outra disputa ({ $error }); dê outro arquivo com --out

match-no_players = diga os jogadores da disputa, por exemplo: greedy random
match-wrong_count = { $count ->
    [1] { $count } jogador foi dado, mas { $game }, com estas opções, tem { $seats } lugares por decidir
   *[other] { $count } jogadores foram dados, mas { $game }, com estas opções, tem { $seats } lugares por decidir
}
match-bad_sprt = --sprt { $low } { $high }: a primeira diferença precisa ser a menor, como em --sprt 0 30
match-no_ray = --ray { $address }: nenhum cluster Ray responde ali ({ $reason })

worker-other_cards = um processo tem outras cartas para { $game } ({ $origin }): dê a todos o mesmo arquivo
worker-other_version = um processo tem outra versão de underhall ou de { $game }: instale a mesma em toda parte
worker-other_bot = um processo tem outra versão do bot { $name }: dê a todos o mesmo arquivo
worker-lost = um processo que jogava foi encerrado de fora; inicie outra vez para continuar daqui

bot-no_command = '{ $name }': isto não é um comando que inicia um bot
bot-not_found = { $name }: esse programa não existe; um bot é um programa ou um arquivo que termina em .py ou .js
bot-not_executable = { $name }: este arquivo não pode ser executado; chmod +x permite
bot-no_node = { $name }: um bot em JavaScript precisa do node, que não está instalado
bot-hung = ele não respondeu em { $seconds } segundos (esperado: { $wanted })
bot-flooded = ele escreveu mais de { $bytes } bytes que ninguém pediu, ou tudo isso numa só linha
bot-said_unasked = ele escreveu uma linha sem ser perguntado: { $line }
bot-unasked = ele respondeu à pergunta { $number }, mas a pergunta feita foi a { $asked }
bot-no_answer = ele escreveu uma linha que não é uma resposta do tipo "{ $wanted }": { $line }
bot-illegal_move = ele escolheu { $move }, que não é nenhuma das jogadas que tinha
bot-died = ele terminou no meio de uma partida (código de saída { $code })
bot-died_saying = ele terminou no meio de uma partida (código de saída { $code }): { $words }
bot-closed = ele fechou a saída no meio de uma partida
bot-refused = o servidor recusou: { $reason }
bot-lost = { $name } falhou: { $reason }

hall-no_answer = nenhum servidor responde ali ({ $error })
mcp-no_token = --server precisa de um token: crie um nas configurações do servidor e passe-o como --token ou UNDERHALL_TOKEN

player-unknown = não existe o jogador '{ $name }'; existem { $kinds }, e search:300ms, search:2s, search:500it ou search:4x1s
player-needs_imagined = aos jogadores só se mostram mundos imaginados: dê-lhes state.imagine(seat, seed)

table-unknown = não existe a mesa '{ $table }'
table-exists = já existe uma mesa '{ $table }'
table-game_not_installed = O jogo desta mesa, { $game }, não está instalado aqui: ela pode ser vista, mas não continuada.
table-rules_changed = As regras deste jogo mudaram desde que a mesa foi feita (versão { $made }, agora { $now }): ela pode ser vista, mas não continuada.
table-cards_changed = As cartas deste jogo mudaram desde que a mesa foi feita ({ $made }, agora { $now }): ela pode ser vista, mas não continuada.
table-unreadable = O que está guardado desta mesa não pode ser lido: ela pode ser vista, mas não continuada.

export-wrong_format = não é uma mesa exportada (precisa dizer '{ $format }')
export-unsound = não é uma mesa exportada: { $error }
export-changed = não é uma mesa exportada, ou foi alterada: não pode ser jogada até o fim
rows-wrong_parts = as partes dela são { $parts }
rows-wrong_row = o número { $place } de '{ $part }' tem colunas ou valores errados
rows-foreign_row = o número { $place } de '{ $part }' pertence a outra mesa
rows-change_missing = falta a mudança { $place }
rows-unknown_change = a mudança { $place } é de um tipo que não existe
rows-wrong_column = '{ $column }' não resulta de suas mudanças
rows-wrong_seats = 'seats' não resulta de suas mudanças

backup-truncated = { $path }: não é um backup, ou termina antes da hora
backup-not_ours = { $path }: não é um backup (a primeira linha precisa dizer '{ $format }')
backup-newer = { $path }: um backup de um Underhall mais novo
backup-wrong_row = { $path }: linha { $number }: não é uma linha de um backup
backup-row_twice = { $path }: uma linha aparece ali duas vezes, ou não pode ser guardada

address-refused = --host { $host } --port { $port }: { $error }

thinking-ended = o processo que pensa terminou de repente

dwarf_cards-wrong_letters = cartas C10 a C54, campo letter: { $a } A e { $b } B, não 23 e 22; use other_letters = true se a sua cópia for assim
dwarf_cards-wrong_location = carta { $card }, campo location: precisa ser { $location }
dwarf_cards-id_out_of_range = carta { $card }, campo id: [[{ $table }]] só tem de { $first } a { $last }
dwarf_cards-missing = carta { $card }, campo id: falta, { $needed }
dwarf_cards-wrong_records = [[{ $table }]] precisa de { $wanted } registros e tem { $found }
dwarf_cards-wrong_crowd = cartas de [[{ $table }]] no local { $place }: { $found }, não { $wanted }
dwarf_cards-wrong_total = carta { $card }, campo { $field }: { $needed }
dwarf_cards-same_number = carta { $card }, campo { $field }: { $value } já é o valor de { $other }

dwar7s_cards-missing_kingdom = carta { $colour } { $kind }, campo id: falta em [[kingdom]], para esta cor e para todas
dwar7s_cards-no_sides = carta { $card }, campo { $field }: { $value } não é um texto como 'NE'
dwar7s_cards-too_few_places = carta { $card }, campo need: { $need } é mais do que suas { $places } vagas
dwar7s_cards-mine_without_gems = carta { $card }, campo amount: falta, uma mina dá 1 gema ou mais
dwar7s_cards-wrong_total = carta { $card }, campo { $field }: [[{ $table }]] soma { $total } cartas, e o jogo tem { $wanted }
dwar7s_cards-unknown_side = carta { $card }, campo { $field }: '{ $letter }' não é uma de N, E, S, W
dwar7s_cards-side_twice = carta { $card }, campo { $field }: '{ $letter }' aparece duas vezes em '{ $value }'
dwar7s_cards-too_dear = carta { $card }, campo { $gem }: custa { $cost }, o jogo tem { $count }
dwar7s_cards-unknown_id = carta { $card }, campo id: [[{ $table }]] tem { $known }
dwar7s_cards-missing_id = carta { $card }, campo id: falta em [[{ $table }]]

dwar7s_options-too_few_colours = opção colours: { $colours } não basta para { $players } jogadores

deep_cards-one_rubble = arquivo de cartas, [[mining]]: é necessária exatamente uma carta sem recurso, o Entulho
deep_cards-basic_ids = arquivo de cartas, [[basic]]: os ids precisam ser { $ids }
deep_cards-treasure_ids = arquivo de cartas, [[treasure]]: os ids precisam ser E-10, E-11, E-12, E-13, nesta ordem
deep_cards-first_tiles = arquivo de cartas, [[tile]]: L-ENT e L-CAMP, uma de cada, vêm primeiro
deep_cards-other_totals = arquivo de cartas, campo other_totals: precisa ser true ou false
deep_cards-no_words = carta { $card }, campo { $field }: é necessária uma lista de 1 a { $most } palavras
deep_cards-no_text = carta { $card }, campo { $field }: { $value } não é um texto de 1 a 40 caracteres
deep_cards-no_sides = carta { $card }, campo { $field }: { $value } precisa ser letras de NESW, nesta ordem
deep_cards-start_card_empty = carta { $card }, campo actions: uma carta inicial precisa de ações ou de um recurso
deep_cards-two_kinds = carta { $card }, campo actions: uma carta é de Recurso ou de Ação, não as duas coisas
deep_cards-fixed_sides = carta { $card }, campo sides: precisa ser { $sides } ({ $clause })
deep_cards-wrong_total = arquivo de cartas, [[{ $table }]]: { $found } ao todo, a caixa tem { $total } (veja other_totals)
deep_cards-total_out_of_range = arquivo de cartas, [[{ $table }]]: { $found } ao todo; são possíveis de { $low } a { $high }
deep_cards-too_many_faces = arquivo de cartas: faces diferentes: { $count }; são possíveis até { $most }
deep_cards-resource_without_coins = carta { $card }, campo coins: um Recurso vale ao menos 1 moeda (G-40)
deep_cards-coins_without_resource = carta { $card }, campo coins: só Recursos valem moedas (G-40)

deep_options-needs_events = opção { $variant }: precisa de event_cards=on (G-10)

deep_position-first_tiles = tiles: a Entrada da Mina e o Acampamento vêm primeiro
deep_position-other_tiles = tiles: as do mapa e as da pilha não são as da caixa
deep_position-rubble_on_camp = tiles.1.rubble: nunca no Acampamento (G-108)
deep_position-not_connected = tiles: não formam uma só rede conectada (G-135)
deep_position-trait_twice = traits: um está em dois lugares, ou se joga sem Traços
deep_position-unknown_trait = traits: esse Traço não existe
deep_position-cannot_pay = { $where }: o lugar { $seat } não pode pagar o que '{ $name }' custa
deep_position-window_alone = frames.{ $place }: uma chance de resposta sem a ação de que trata
deep_position-window_of_another = frames.{ $place }: a chance de resposta não diz de que ação trata (frames.{ $below }), ou a quem responde
deep_position-no_actions = { $where }: { $number } em '{ $name }' não é uma lista de ações
deep_position-wrong_card_count = carta { $card }: { $found } no jogo, o certo é { $wanted }
deep_position-too_many_companions = seats.{ $seat }.events: Companheiros: { $count }, nunca mais de dois (G-190)
deep_position-stinkhorn_alone = seats.{ $seat }.events: ninguém fica com Chifre-Fedido (G-202)
deep_position-wrong_event_count = evento { $event }: está em { $found } lugares, o certo é { $wanted }
deep_position-pile_too_high = piles.{ $pile }: mais de { $most } cartas
deep_position-lowest_frame = { $where }: o quadro mais baixo, e nenhum outro, é 'activity' ou 'end_phase', não '{ $name }'
deep_position-wrong_order = { $where }: '{ $name }' precisa estar sobre { $allowed }, não sobre '{ $below }'
deep_position-act_means_nothing = { $where }: '{ $act }' se refere a um lugar ou a uma pilha que não existe
deep_position-no_pile_or_tile = { $where }: essa pilha ou peça não existe
deep_position-not_possible = { $where }: '{ $what }' não é possível na situação atual
deep_position-no_resource_revealed = seats.{ $seat }.revealed: { $card } não é uma carta de Recurso
deep_position-wrong_stock = stocks: { $card } não é uma carta de { $table }
deep_position-side_leads_nowhere = tiles.{ $tile }: o lado { $side } não leva a lugar nenhum (G-135)
deep_position-no_card_for_actions = { $where }: não há carta { $card } com que fazer ações
deep_position-bad_payment = { $where }: '{ $text }' precisa ser 'CARTA from hand', 'CARTA from revealed' ou 'treasure N'
deep_position-cell_taken = { $where }: outra peça ou pilha já ocupa esta casa
deep_position-known_count = { $where }: 'known' precisa ter um número para cada uma das { $count } cartas
deep_position-top_unknown = stocks_known.{ $stock }: a carta de cima está virada para cima, todos a conhecem
deep_position-must_be_known = seats.{ $seat }.known: todos sabem que { $card } está ali, em algum lugar
deep_position-bad_sides = { $where }: são necessárias letras de NESW, nesta ordem, não { $sides }
deep_position-known_range = { $where }: 'known' precisa ter números de 0 a 2**25 - 1, não { $mark }
deep_position-no_tile_place = { $where }: são necessários o x e o y de uma peça
deep_position-no_tile = { $where }: não há peça em { $x },{ $y }
deep_position-trait_count = { $where }: é necessário nenhum Traço ou dois

rules-not_found = As regras não têm nada para '{ $asked }'; dê uma cláusula como D-55 ou outras palavras.

problem-not_found = Isso não existe aqui
problem-no_table = Essa mesa não existe
problem-no_game = Esse jogo não existe
problem-no_token = Esse token não existe
problem-bad_token = Este token não é conhecido aqui; talvez tenha sido revogado
problem-not_with_token = Isso não pode ser feito com um token
problem-too_many_tokens = Você tem tokens demais
problem-no_way = Esse caminho não existe
problem-too_many_ways = Você tem caminhos demais
problem-no_mail = Este servidor não envia e-mail: quem o mantém precisa configurar um servidor de e-mail
problem-bad_mail_address = Isso não é um endereço de e-mail
problem-bad_push_keys = Essas não são chaves de um navegador
problem-wrong_code = Esse não é o código
problem-not_confirmed = Digite primeiro o código do e-mail
problem-notice_not_sent = Não foi possível enviar; veja se o endereço está certo
problem-only_for_mail = Só o e-mail chega numa hora marcada
problem-no_mcp = Este servidor não tem porta para modelos de linguagem: quem o mantém precisa instalar underhall[mcp]
problem-no_webhook = Esse webhook não existe
problem-no_person = Essa pessoa não existe
problem-no_words = Não há tais palavras aqui
problem-no_lesson = Este jogo não tem lição jogável
problem-no_deal = Essa partida para todos não existe
problem-no_event = Esse evento não existe
problem-no_entrant = Ninguém com esse número participa
problem-enough_events = { $count } eventos em andamento bastam: encerre um primeiro
problem-not_in_event = Você não participa
problem-too_few = Há participantes de menos
problem-round_runs = Nenhuma rodada espera para começar
problem-game_decided = Essa partida acabou ou já foi decidida
problem-winners = Indique alguém que está nessa mesa, ou vários que dividem a vitória
problem-event_over = O evento acabou
problem-event_begun = O evento já começou
problem-event_full = O evento está cheio
problem-not_host = Só quem organiza o evento pode fazer isso
problem-alone = Um evento precisa de um jogo para dois ou mais
problem-no_puzzle = Esse enigma não existe
problem-no_profile = Esse perfil não existe ou é privado
problem-no_rules = Essas regras não existem
problem-no_session = Essa sessão não existe
problem-no_address = Não há nada neste endereço
problem-no_method = Isso não pode ser feito neste endereço
problem-database = O banco de dados não responde
problem-failure = O servidor falhou nisso; a falha foi anotada
problem-malformed = O pedido não está como deveria
problem-frame_no_object = Uma mensagem precisa ser um objeto JSON
problem-bad_mark = O id precisa ser um número inteiro
problem-bad_command = O comando não está como deveria
problem-unknown = Esse comando não existe
problem-nobody = Escolha um nome primeiro
problem-wrong_login = O nome ou a senha está errado
problem-foreign_origin = Outros sites não podem fazer isso
problem-foreign_host = Este servidor não responde por esse nome
problem-given_up = Agora um bot joga no seu lugar
problem-no_header = Falta o cabeçalho X-Underhall
problem-no_hints = Nesta mesa não há dicas
problem-no_device = Nesta mesa ninguém joga no seu aparelho
problem-no_seat = Você não tem lugar nesta mesa
problem-not_yours = Só quem criou a mesa pode fazer isso
problem-operator = Isso cabe a quem opera este servidor
problem-muted = Quem opera este servidor silenciou você: você pode jogar, mas não falar
problem-wrong_admin_token = Esse não é o token deste servidor
problem-wrong_password = A senha está errada
problem-illegal_move = Essa jogada não é permitida agora
problem-invalid = Isso não é possível
problem-too_large = O pedido é grande demais
problem-name_mixed = Um nome se escreve num só alfabeto
problem-no_such_step = Esse passo não existe
problem-nothing_to_decide = Não há nada para decidir
problem-seats = Os lugares não combinam
problem-webhook_address = Esse endereço não é possível
problem-wish = Esse pedido não existe
problem-many_tables = Já há bots pensando em muitas das suas mesas
problem-too_many = Pedidos demais
problem-bots_busy = Os bots estão ocupados
problem-busy = A mesa está ocupada; tente de novo
problem-crowded = Pedidos demais ao mesmo tempo
problem-not_kept = No momento nada pode ser guardado; volte daqui a pouco
problem-not_listening = Este processo não ouve o que os outros fazem
problem-agreed = Você já concordou; os outros ainda não
problem-answered = Os outros precisam responder
problem-asked = Alguém já pediu
problem-cannot_undo = Isso não pode ser desfeito sem perguntar aos outros
problem-empty = Não há ninguém sentado ali
problem-full = Nenhum lugar está livre
problem-guest = Convidados não têm senha
problem-guest_profile = Convidados podem ter o mesmo nome, por isso o perfil deles fica privado; crie uma conta primeiro
problem-deal_over = Esta partida para todos já terminou
problem-try_running = Sua tentativa válida ainda está em andamento: termine-a primeiro
problem-left = Você já saiu
problem-name_taken = Esse nome é de outra pessoa; escolha outro
problem-no_takebacks = Nesta mesa não se desfazem jogadas
problem-not_left = Você não saiu
problem-person_not_left = Essa pessoa não saiu nem ficou sem tempo
problem-not_now = Sua última jogada ainda não terminou
problem-not_over = A partida não acabou
problem-not_replaceable = Não há outra pessoa sentada ali
problem-not_your_turn = Agora não é a sua vez
problem-nobody_asked = Ninguém pediu
problem-not_moved = Você ainda não jogou
problem-not_begun = A partida não começou
problem-begun = A partida já começou
problem-not_running = A partida não está em andamento
problem-no_such_stage = A lição não tem essa etapa, ou ainda não chegou a ela
problem-no_such_move = Essa linha não é uma jogada da partida, ou já foi desfeita
problem-plan_ended = O plano não pode continuar a partir daí
problem-open_tables = Você já tem mesas abertas suficientes
problem-network_open_tables = Sua rede já tem mesas abertas suficientes
problem-over = A partida acabou
problem-over_there = Ali a partida já acabou
problem-people_play = Há pessoas jogando nesta mesa
problem-playable = Esta partida pode ser continuada
problem-not_late = O tempo desse lugar não acabou
problem-no_clock = Esta mesa joga sem relógio
problem-not_paused = Ninguém pediu uma pausa
problem-already_so = Já está assim
problem-no_vacation = Não restam férias
problem-time_used_up = Seu tempo para esta partida acabou
problem-position_gone = A partida já seguiu em frente
problem-position = Esta posição não pode ser jogada
problem-registered = Um nome registrado não muda
problem-resigned = Você já desistiu
problem-seated = Você já tem um lugar nesta mesa
problem-seats_free = Ainda há lugares livres
problem-taken = Esse lugar não está livre
problem-too_long = Já aconteceu tanta coisa nesta mesa que isso não cabe mais
problem-enough_webhooks = { $count } webhooks já bastam
problem-read_only = Esta mesa só pode ser vista

problem_hint-send_header = envie 'X-Underhall: 1'
problem_hint-most_bytes = no máximo { $bytes } bytes
problem_hint-this_machine_only = ele só atende esta máquina; inicie-o com --origin https://NOME, --behind-proxy ou --host
problem_hint-lookalikes = algumas letras só parecem outras
problem_hint-game_length = { $count ->
    [1] a partida tem { $count } jogada
   *[other] a partida tem { $count } jogadas
}
problem_hint-one_seat = você só pode sentar num lugar
problem_hint-friend_names = um amigo no seu aparelho precisa de um nome, e ninguém mais tem um
problem_hint-plan_ended = a jogada { $number } do plano revela algo ou encerra a vez
problem_hint-seats_needed = { $count ->
    [1] é necessário { $count } lugar, não { $given }
   *[other] são necessários { $count } lugares, não { $given }
}
problem_hint-public_address = é necessário um endereço http ou https público, na porta 80, 443 ou acima de 1023
problem_hint-wishes = este jogo conhece: { $wishes }
problem_hint-try_again = { $seconds ->
    [1] tente de novo em { $seconds } segundo
   *[other] tente de novo em { $seconds } segundos
}
problem_hint-wait_for_answers = espere antes por algumas respostas
problem_hint-ask_later = peça quando a partida continuar
problem_hint-record_hidden = até lá, a gravação revelaria o que está oculto
problem_hint-can_be_closed = quem está sentado ali pode encerrá-la; então a gravação fica aberta
problem_hint-most_tokens = { $count } são possíveis; revogue um primeiro
problem_hint-most_ways = { $count } são possíveis; remova um primeiro
problem_hint-ntfy_topic = dê o endereço de um tópico, como https://ntfy.sh/meu-topico
problem_hint-token_of_table = ele vale só para uma mesa
problem_hint-token_of_device = ele age só por você, não pelos lugares de um aparelho compartilhado
problem_hint-token_right_play = ele não pode jogar: crie um que possa
problem_hint-token_right_tables = ele não pode criar mesas nem se sentar: crie um que possa
problem_hint-open_tables = mesas que podem esperar por jogadores ao mesmo tempo: { $count }
problem_hint-turn_now = a última mudança tem o número { $turn_number }
problem_hint-entrants = são necessários pelo menos { $count }; bots podem completar
problem_hint-free_seats = lugares livres: { $seats }

## new_game
new_game-bad_name = '{ $name }' não pode ser o nome de um jogo: use letras de a a z e dígitos, começando por uma letra
new_game-taken = '{ $name }' já está em uso: um jogo ou outro pacote Python daqui tem esse nome
new_game-exists = { $path } já existe

## extra
extra-fetching = Buscando o que a mesa precisa ...
extra-no_command_line = A linha de comando precisa de { $package }: instale com pip install 'underhall[cli]', ou tudo com 'underhall[all]'

## learning
net-too_large = a rede ocupa { $size } bytes; um arquivo pode ter no máximo { $most }
net-unreadable = { $name } não é uma rede do Underhall ou está danificado
net-other_game = { $name } foi feita para { $found }, não para { $wanted }
net-other_features = { $name } foi feita para outras características de { $game } do que as atuais; 'underhall train' faz uma nova
features-none = { $game } não declara características
train-too_few = --games { $games }: são necessárias pelo menos { $least } partidas, parte delas fica reservada

reaction-well_played = Boa jogada!
reaction-thanks = Obrigado!
reaction-hello = Olá!
reaction-ouch = Ai!
reaction-luck = Boa sorte!
reaction-moment = Um momento, por favor.

## puzzles
puzzles-unreadable = { $path } não pode ser lido: { $reason }
puzzles-broken = { $path } não é um arquivo de enigmas ou está danificado
puzzles-other_plan = { $path } tem enigmas feitos de outra maneira ({ $name }); escolha outro arquivo
puzzles-no_records = Não há gravação em { $path }: nenhum arquivo ali termina em { $ending }
puzzles-other_records = Nenhuma destas gravações é de { $game }
puzzle_check-record = { $error }
puzzle_check-id = o nome não pertence a esta posição
puzzle_check-count = há { $found } lances permitidos, o arquivo diz { $told }
puzzle_check-illegal = { $move } não é um lance permitido ali
puzzle_check-guessing = { $right } de { $legal } lances estão certos: isso se acha adivinhando
puzzle_check-other = uma nova busca joga { $found }, o arquivo diz { $right }
## site

site-no_page = A mesa para navegadores não está construída: make web
site-no_runtime = Em { $folder } falta { $file }: --runtime indica a pasta do pacote npm pyodide (npm --prefix web ci)
site-not_empty = Em { $folder } há outros arquivos
site-no_wheel = Não foi possível buscar a librt para navegadores ({ $why }); --librt indica o wheel
site-no_package = { $package } não está instalado
