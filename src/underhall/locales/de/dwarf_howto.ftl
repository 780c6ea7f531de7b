### „So wird gespielt“ für DWARF: die Seite mit Bildern über den Abschnitten der Regeln. Die Faustregeln spielt bench/rule_of_thumb.py.

## howto
howto-aim = Schicke deine zwei Arbeiter in eine Mine, die sich jede Runde ändert, und habe am Ende von zwei dieser drei Dinge mehr als alle anderen: Stahl, Gold und Gegenstände.
howto-turn = Eine Runde, Schritt für Schritt
howto-end = Das Spiel endet nach einer Runde, in der jemand 4 Gegenstände hat, oder wenn eine Karte zu ziehen und der Bergstapel leer ist.
howto-win = Du führst bei Stahl, Gold oder Gegenständen, wenn du davon mehr hast als alle anderen. Wer bei den meisten der drei führt, gewinnt; danach entscheiden Ehrenmedaillen.

## labels
labels-mine = Die Mine: neun Orte, auf jedem ein Kartenstapel. Nur die oberste Karte zählt.
labels-mountain = Der Bergstapel: die Karten, die noch kommen.
labels-specials = Drei Stapel Spezialaktionen: In deinem ersten Zug bezahlst du die oberste mit beiden Arbeitern oder mit einem und 4 Ehrenmedaillen. Danach deckt sie einen Ort zu.
labels-workers = Deine zwei Arbeiter, dazu zwei Zusatzarbeiter für Hilfe Holen.
labels-holdings = Was du hast, für alle offen: Eisen, Stahl, Gold, Gegenstände und Ehrenmedaillen.

## steps
steps-mining = Neue Karten
steps-mining_text = Zwei Karten kommen vom Bergstapel. Jede deckt den Ort zu, der auf ihr steht.
steps-placing = Arbeiter setzen
steps-placing_text = Reihum ab dem Startspieler je ein Arbeiter, dann in umgekehrter Reihenfolge der zweite, immer auf einen Ort, an dem niemand steht. Noch passiert nichts.
steps-help = Hilfe Holen
steps-help_text = Jetzt werden die Karten ausgeführt. Zuerst bringt ein Arbeiter auf Hilfe Holen zwei Zusatzarbeiter, die sofort gesetzt werden. Den Startspieler kostet das den Marker.
steps-defend = Verteidigen
steps-defend_text = Ein Arbeiter besiegt das Monster und erhält 1 Ehrenmedaille. Ein Monster, dem sich niemand stellt, greift alle an: Es nimmt Eisen oder Gold oder verhindert in dieser Runde allen Bergbau.
steps-mine = Bergbau
steps-mine_text = Eine Eisenader bringt 3 Eisen, eine Goldader 1 Gold. Legierter Stahl macht aus 3 Eisen 2 Stahl.
steps-forge = Schmieden
steps-forge_text = Bezahle, was die Karte verlangt, und nimm einen Gegenstand. Was du eben geschürft hast, zählt schon mit. Den Startspieler kostet es den Marker.

## tips
tips-two = Zwei von dreien genügen. Schmiede, bis du zwei Gegenstände voraus bist, den vierten aber nur, wenn du auch bei Stahl oder Gold führst.
tips-help = Nimm Hilfe Holen, wann immer es frei ist: Vier Arbeiter schaffen mehr als zwei. Dann mach aus je 3 Eisen Stahl.
tips-workers = Stell dich den Plündernden Orks, wenn du einen Arbeiter im Bergbau hast. Sonst schürfe Gold, bis du dabei führst, danach Eisen; sind alle Adern besetzt, stell dich irgendeinem Monster.
