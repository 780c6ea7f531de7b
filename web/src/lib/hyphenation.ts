/**
 * Where long words of names may be broken, as soft hyphens. Browsers have rules for hyphenation only for some languages
 * and not on every system, and without them a card would break a word anywhere.
 */

/** Names that are put together, and those that the rule below would break wrongly. `|` marks the places. */
const PARTS = [
  'Long|finger|ling', 'Peeky|cil|li|um', 'Tele|por|ter', 'Treas|ure:', 'Emer|ald', 'Dia|mond', 'Mer|chant', 'Trans|port', 'Prospec|tor’s', "Prospec|tor's", "Fore|man's",
  'Smooth-|Talking', 'Well-|Prepared', 'Appren|tice',
  'Knusper|mampf', 'Lang|finger|ling', 'Gucki|zil|lium', 'Misch|trüffel', 'Stink|morchel', 'Kana|rien|vogel', 'Höhlen|otter', 'Zwerg|vampire',
  'Katzen|gold', 'Flie|gen|der', 'Höhlen|händler', 'Trans|port|tunnel', 'Ge|flu|teter', 'Die|bische', 'Be|währtes', 'Geburts|tags|party!',
  'Spitz|hacke', 'Herum|kramen', 'Gruben|läufer', 'Beutel|schneider', 'Claim|räuber', 'Mark|scheider', 'Frühjahrs|putz', 'Pilz|schreck',
  'Drei|stein|diadem', 'Berg|königs', 'Hals|kette', 'Schürf|ers', 'Getrie|be', 'Nach|äffer', 'Sma|ragd', 'Dia|mant', 'Buecher|ling', 'Bücher|ling',
  'Dia|mant|mine', 'Sma|ragd|mine', 'Rubin|mine', 'Frost|riese', 'Sonder|auftrag', 'Stollen|einsturz', 'Streit|kolben', 'Hinter|halt', 'Zusatz|arbeiter',
  'Croque-|Nhoque', 'Chifre-|Fedido', 'Meia-|Volta', 'Morcegos-|Vampiros',
]
const HYPHENATED = new Map(PARTS.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', '\u00ad')]))

/** Shorter words have room everywhere. */
const LONG = 10
/** So many letters at least stay together at either end. */
const LEAST = 3
const VOWELS = 'aeiouyäöüáàâãéêíóôõúœæ'
/** Consonants that begin a syllable together. */
const TOGETHER = /(sch|ch|ck|ph|th|lh|nh|[bcdfgptv]r|[bcfgp]l|(?<=[^aeiouyäöüáàâãéêíóôõú])st|.)$/i

/** A long word with soft hyphens between its syllables: before the consonants that begin one. */
function broken(word: string): string {
  const parts: string[] = []
  let from = 0
  let consonants = -1
  for (let at = 0; at < word.length; at++) {
    if (!VOWELS.includes(word[at]!.toLowerCase())) {
      if (consonants < 0) consonants = at
      continue
    }
    if (consonants > 0) {
      const begins = at - TOGETHER.exec(word.slice(0, at))![0].length
      const split = Math.max(begins, consonants)
      if (split >= LEAST && split - from > 1 && word.length - split >= LEAST) {
        parts.push(word.slice(from, split))
        from = split
      }
    }
    consonants = -1
  }
  return [...parts, word.slice(from)].join('\u00ad')
}

export function hyphenated(name: string): string {
  return name
    .split(' ')
    .map((word) => HYPHENATED.get(word) ?? (word.length >= LONG && /^\p{L}+$/u.test(word) ? broken(word) : word))
    .join(' ')
}
