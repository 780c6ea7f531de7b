### Die Seite des Betreibers, hinter dem Token des Servers.

## door
door-about = Was dieser Server zu tun hat, seine Tische und seine Leute. Die Seite fragt nach dem Token des Servers und vergisst es mit diesem Tab.
door-token = Token
door-open = Öffnen
door-leave = Token vergessen
door-none = Dieser Server hat keine Seite für den Betreiber. Es gibt sie, wenn er mit --admin-token-file gestartet wird.

## load
load-heading = Last
load-about = Dieses Serverprozesses, in diesem Augenblick.
load-version = Version
load-version_value = { $version }, { $compiled ->
    [yes] kompiliert
   *[no] interpretiert
}, { $database }
load-uptime = Läuft seit
load-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tagen
}
load-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
load-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
load-moves = Züge pro Sekunde
load-live_tables = Tische im Speicher
load-connections = Offene Verbindungen
load-people = Leute verbunden
load-bots_waiting = Warten auf einen Bot
load-bots_thinking = Bots denken
load-thinking_of = { $count } von { $most }
load-replaced = Ersetzte Bot-Prozesse
load-memory = Arbeitsspeicher
load-bots_memory = Arbeitsspeicher der Bots
load-database_size = Datenbank
load-disk_free = Frei auf der Platte
load-megabytes = { $count } MB
load-gigabytes = { $count } GB
load-not_writing = Änderungen können nicht geschrieben werden.
load-not_listening = Andere Prozesse werden nicht gehört.

## tables
tables-heading = Tische
tables-sought = Titel, Name, Spiel oder Kennung
tables-status = Welche
tables-all = alle
tables-open = offen
tables-running = läuft
tables-over = beendet
tables-read_only = nur anzusehen
tables-search = Suchen
tables-more = Mehr
tables-none = Solche Tische gibt es nicht.
tables-by_link = mit Link
tables-private = privat
tables-changed = zuletzt verändert { $date }
tables-close = Schließen
tables-close_sure = Dieses Spiel endgültig beenden? Es zählt für niemanden, und alles Verdeckte kann danach gesehen werden.
tables-delete = Löschen
tables-delete_sure = Diesen Tisch mit allen Worten und Ergebnissen löschen?

## people
people-heading = Leute
people-sought = Name
people-muted_only = nur Stummgeschaltete
people-none = Solche Leute gibt es nicht.
people-guest = Gast
people-account = Konto
people-sessions = { $count ->
    [0] nicht angemeldet
    [one] { $count } Anmeldung, zuletzt benutzt { $date }
   *[other] { $count } Anmeldungen, zuletzt benutzt { $date }
}
people-reports = { $count ->
    [one] einmal gemeldet
   *[other] { $count }-mal gemeldet
}
people-muted = stumm
people-mute = Stummschalten
people-mute_whom = { $name } stummschalten
people-unmute = Sprechen lassen
people-unmute_whom = { $name } sprechen lassen
people-log_out = Abmelden
people-log_out_sure = { $name } überall abmelden?
people-log_out_guest_sure = { $name } abmelden? Ein Gast kann nie zurückkommen.

## reports
reports-heading = Gemeldete Worte
reports-none = Nichts wurde gemeldet.
reports-nobody = jemand, der gegangen ist
reports-said = { $name }, { $date }
