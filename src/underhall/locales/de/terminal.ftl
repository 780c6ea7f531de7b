### The words of the terminal table.

## home
home-motto = ein Tisch im Laternenschein, tief in der Halle im Berg
home-new = Neues Spiel
home-running = Laufende Spiele
home-none = noch keine
home-players = { $players } Spieler
home-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
home-over = zu Ende
home-keys = ↑↓ wählen   Tab andere Liste   Enter öffnen   l Sprache   ? Tasten   q Ende
home-broken = Dieses Spiel lässt sich nicht öffnen: { $reason }

## form
form-title = Neues Spiel: { $game }
form-seat = Platz { $number }
form-seat_help = Wer hier sitzt: ein Mensch an dieser Tastatur oder ein Computerspieler, von Zufall bis Großmeister.
form-name = Name { $number }
form-name_help = Wie dieser Mensch heißt; darf leer bleiben.
form-seed = Startzahl
form-seed_help = Dieselbe Zahl gibt dieselbe Partie; leer für eine neue.
form-start = Anfangen
form-keys = ↑↓ Zeile   ←→ Wert (oder tippen)   Enter weiter, auf Anfangen: spielen   Esc zurück   l Sprache

## kinds
kinds-human = Mensch
kinds-random = Zufallszüge
kinds-greedy = gierig
kinds-novice = Lehrling
kinds-adept = Geselle
kinds-master = Meister
kinds-grandmaster = Großmeister

## table
table-keys = ↑↓←→ gehen  Enter wählen  Esc zurück  u rückg.  h Tipp  r drehen  / Regeln  ? Hilfe  l Spr.  q Ende
table-log = Was geschah
table-thinking = { $name } überlegt …
table-waiting = Jemand überlegt …
table-thinking_hint = Ein Tipp wird überlegt …
table-over = Das Spiel ist zu Ende.
table-done = das ist alles
table-undone = Zurückgenommen.
table-cannot_undo = Nichts kann zurückgenommen werden: Seitdem wurde aufgedeckt, gemischt oder jemand anders war am Zug.
table-cannot_save = Nicht gesichert: { $reason }

## over
over-title = Das Spiel ist zu Ende
over-winner = { $name } gewinnt.
over-winners = { $names } teilen sich den Sieg.
over-nobody = Niemand gewinnt.
over-and = und
over-resigned = die anderen haben aufgegeben
over-stopped = es wurde abgebrochen
over-closed = unvollendet beendet: die Regeln hatten sich geändert, oder der Betreiber hat sie geschlossen
over-close = Enter: das Brett ansehen   q: zurück zum Regal

## hand_over
hand_over-title = Bitte gib weiter an { $name }.
hand_over-ready = { $name }, drücke Enter, wenn niemand sonst zusieht.   q: gehen

## resume
resume-title = Ein Spiel wurde mittendrin verlassen
resume-what = { $count ->
    [one] { $game }, ein Zug, mit { $players }
   *[other] { $game }, { $count } Züge, mit { $players }
}
resume-keys = Enter: weiterspielen   Esc: zum Regal (es bleibt dort)

## talk
talk-title = Sag den anderen etwas
talk-keys = Enter sagen   Esc für dich behalten
talk-nobody = Alle an diesem Tisch hören dich auch so.

## cards
cards-title = Karten, die das Brett nicht zeigt
cards-keys = ↑↓ blättern   Esc schließen
cards-nothing = Mehr gibt es hier nicht anzusehen.

## rules
rules-title = Regeln: tippe eine Nummer wie { $example }, ein Kapitel wie 12 oder Wörter
rules-nothing = Nichts gefunden zu '{ $asked }'.
rules-elsewhere = Es gibt keine Regeln zu lesen: Dieses Spiel bringt keine mit.
rules-keys = Enter suchen   ↑↓ blättern   Esc schließen

## keys
keys-title = Tasten
keys-body = 
    Pfeile        über die wählbaren Teile gehen (sie glühen, Zeichen ›)
    Tab           das nächste davon, Umschalt+Tab das vorige
    Enter, Leer   das Teil unter dem Zeiger wählen
    Maus          der erste Klick zeigt, der zweite wählt
    Escape        eine Wahl zurück
    u             den letzten Zug zurücknehmen, solange nichts aufgedeckt ist
    h             ein Tipp: die besten Züge und was sie erwarten lassen
    r             drehen, was gerade gelegt wird
    p             passen, und weiter passen, bis etwas anderes gefragt ist
    t             den anderen etwas sagen, am Tisch eines Servers
    s             Karten, die das Brett nicht zeigt: überdeckte, abgeworfene
    /             in den Regeln suchen
    c             nach welchen Regeln es geschah, im Verlauf; und wieder ohne
    Bild auf/ab   in dem blättern, was geschah
    l             die nächste Sprache
    q             gehen (das Spiel bleibt, es wird nach jedem Zug gesichert)

    {""}[..] ist eine Wahl, die kein Teil des Bretts ist. ▸ ist der Start-
    spieler oder wer am Zug ist, ! ein Monster, das angreifen wird.
keys-close = Esc schließen

## plain
plain-poor = Dieses Terminal kann den Tisch nicht zeichnen; hier ist er als reiner Text (wie 'underhall play').
plain-which = {""}Welches Spiel? Tippe seine Nummer: {""}
plain-resume = {""}Ein Spiel wurde mittendrin verlassen: { $what }. Weiterspielen? [J/n] {""}
# Answers that mean no, apart by spaces.
plain-no = n nein

## online
online-title = { $name } auf { $address }
online-new = Neuer Tisch
online-tables = Tische
online-none = noch keine: wähle ein Spiel
online-keys = ↑↓ wählen   Tab andere Liste   Enter öffnen   l Sprache   q Ende
online-your_turn = du bist dran
online-open = { $free } frei
online-running = läuft
online-watching = zum Zusehen
online-read_only = nur noch anzusehen
online-over = zu Ende
online-trouble = Server: { $reason }
online-unreachable = Der Server ist nicht zu erreichen: { $reason }
online-asked_undo = Die anderen werden gefragt, ob du zurücknehmen darfst.
online-request = { $name } möchte einen Zug zurücknehmen.   y: ja   n: nein
online-seat_help = Wer hier sitzt: du, wer immer kommt, oder ein Computerspieler, von Zufall bis Großmeister.
online-me = du
online-anybody = frei
online-lobby = { $game }: warten auf Mitspieler
online-seat = Platz { $number }: { $name }
online-lobby_keys = s hinsetzen   x aufstehen   Enter anfangen (wer den Tisch machte)   q zurück

## read_only
read_only-title = Diesen Tisch kann man nur noch ansehen
read_only-over = d Aufzeichnung behalten   Esc zurück
read_only-running = e das Spiel für immer beenden und die Aufzeichnung behalten (dann dürfen alle sie lesen)   Esc zurück
read_only-nothing = Esc zurück
read_only-kept = Die Aufzeichnung liegt jetzt in { $path }
