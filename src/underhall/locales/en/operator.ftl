### The operator's page, behind the token of the server.

## door
door-about = What this server has to do, its tables and its people. The page asks for the token of the server and forgets it with this tab.
door-token = Token
door-open = Open
door-leave = Forget the token
door-none = This server has no operator’s page. It is there for whoever starts the server with --admin-token-file.

## load
load-heading = Load
load-about = Of this server process, right now.
load-version = Version
load-version_value = { $version }, { $compiled ->
    [yes] compiled
   *[no] interpreted
}, { $database }
load-uptime = Running for
load-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
load-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
load-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
load-moves = Moves per second
load-live_tables = Tables in memory
load-connections = Open connections
load-people = People connected
load-bots_waiting = Waiting for a bot
load-bots_thinking = Bots thinking
load-thinking_of = { $count } of { $most }
load-replaced = Bot workers replaced
load-memory = Memory
load-bots_memory = Memory of the bots
load-database_size = Database
load-disk_free = Free on the disk
load-megabytes = { $count } MB
load-gigabytes = { $count } GB
load-not_writing = Changes cannot be written.
load-not_listening = Other processes are not heard.

## tables
tables-heading = Tables
tables-sought = Title, name, game or id
tables-status = Which ones
tables-all = all
tables-open = open
tables-running = running
tables-over = finished
tables-read_only = to be looked at only
tables-search = Search
tables-more = More
tables-none = No such tables.
tables-by_link = by link
tables-private = private
tables-changed = last changed { $date }
tables-close = Close
tables-close_sure = End this game for good? It counts for nobody, and everything hidden can be seen afterwards.
tables-delete = Delete
tables-delete_sure = Delete this table with all its words and results?

## people
people-heading = People
people-sought = Name
people-muted_only = muted ones only
people-none = No such people.
people-guest = guest
people-account = account
people-sessions = { $count ->
    [0] not logged in
    [one] { $count } session, last used { $date }
   *[other] { $count } sessions, last used { $date }
}
people-reports = { $count ->
    [one] reported once
   *[other] reported { $count } times
}
people-muted = muted
people-mute = Mute
people-mute_whom = Mute { $name }
people-unmute = Let speak
people-unmute_whom = Let { $name } speak
people-log_out = Log out
people-log_out_sure = Log { $name } out everywhere?
people-log_out_guest_sure = Log { $name } out? A guest can never come back.

## reports
reports-heading = Reported words
reports-none = Nothing has been reported.
reports-nobody = somebody who has gone
reports-said = { $name }, { $date }
