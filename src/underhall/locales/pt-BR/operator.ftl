### A página de quem opera o servidor, atrás do token dele.

## door
door-about = O que este servidor tem a fazer, suas mesas e suas pessoas. A página pede o token do servidor e o esquece com esta aba.
door-token = Token
door-open = Abrir
door-leave = Esquecer o token
door-none = Este servidor não tem página para quem o opera. Ela existe quando ele é iniciado com --admin-token-file.

## load
load-heading = Carga
load-about = Deste processo do servidor, agora.
load-version = Versão
load-version_value = { $version }, { $compiled ->
    [yes] compilado
   *[no] interpretado
}, { $database }
load-uptime = No ar há
load-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
load-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
load-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
load-moves = Jogadas por segundo
load-live_tables = Mesas na memória
load-connections = Conexões abertas
load-people = Pessoas conectadas
load-bots_waiting = Esperando um bot
load-bots_thinking = Bots pensando
load-thinking_of = { $count } de { $most }
load-replaced = Processos de bots substituídos
load-memory = Memória
load-bots_memory = Memória dos bots
load-database_size = Banco de dados
load-disk_free = Livre no disco
load-megabytes = { $count } MB
load-gigabytes = { $count } GB
load-not_writing = Não é possível gravar mudanças.
load-not_listening = Os outros processos não são ouvidos.

## tables
tables-heading = Mesas
tables-sought = Título, nome, jogo ou identificação
tables-status = Quais
tables-all = todas
tables-open = aberta
tables-running = em andamento
tables-over = terminada
tables-read_only = só para olhar
tables-search = Procurar
tables-more = Mais
tables-none = Não há mesas assim.
tables-by_link = por link
tables-private = privada
tables-changed = última mudança { $date }
tables-close = Encerrar
tables-close_sure = Encerrar esta partida de vez? Ela não conta para ninguém, e tudo o que está oculto poderá ser visto depois.
tables-delete = Excluir
tables-delete_sure = Excluir esta mesa com todas as suas palavras e resultados?

## people
people-heading = Pessoas
people-sought = Nome
people-muted_only = só silenciadas
people-none = Não há pessoas assim.
people-guest = visitante
people-account = conta
people-sessions = { $count ->
    [0] sem sessão
    [one] { $count } sessão, último uso { $date }
   *[other] { $count } sessões, último uso { $date }
}
people-reports = { $count ->
    [one] denunciada uma vez
   *[other] denunciada { $count } vezes
}
people-muted = silenciada
people-mute = Silenciar
people-mute_whom = Silenciar { $name }
people-unmute = Deixar falar
people-unmute_whom = Deixar { $name } falar
people-log_out = Desconectar
people-log_out_sure = Desconectar { $name } em todos os lugares?
people-log_out_guest_sure = Desconectar { $name }? Um visitante nunca pode voltar.

## reports
reports-heading = Palavras denunciadas
reports-none = Nada foi denunciado.
reports-nobody = alguém que se foi
reports-said = { $name }, { $date }
