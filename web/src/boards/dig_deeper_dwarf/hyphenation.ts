/** Where long names may be broken: browsers do not have hyphenation rules for every language. `|` marks the places. */
const PARTS = [
  'Long|finger|ling', 'Peeky|cil|li|um', 'Tele|por|ter', 'Treas|ure:', 'Emer|ald', 'Dia|mond', 'Mer|chant', 'Trans|port', 'Prospec|tor’s', "Prospec|tor's", "Fore|man's",
  'Knusper|mampf', 'Lang|finger|ling', 'Gucki|zil|lium', 'Misch|trüffel', 'Stink|morchel', 'Kana|rien|vogel', 'Höhlen|otter', 'Zwerg|vampire',
  'Katzen|gold', 'Flie|gen|der', 'Höhlen|händler', 'Trans|port|tunnel', 'Ge|flu|teter', 'Die|bische', 'Be|währtes', 'Geburts|tags|party!',
  'Spitz|hacke', 'Herum|kramen', 'Gruben|läufer', 'Beutel|schneider', 'Claim|räuber', 'Mark|scheider', 'Frühjahrs|putz', 'Pilz|schreck',
  'Drei|stein|diadem', 'Berg|königs', 'Hals|kette', 'Schürf|ers', 'Getrie|be', 'Nach|äffer', 'Sma|ragd', 'Dia|mant', 'Buecher|ling', 'Bücher|ling',
]
const HYPHENATED = new Map(PARTS.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', '\u00ad')]))

export function hyphenated(name: string): string {
  return name
    .split(' ')
    .map((word) => HYPHENATED.get(word) ?? word)
    .join(' ')
}
