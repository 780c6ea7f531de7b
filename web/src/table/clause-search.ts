export interface Clause {
  readonly number: string
  readonly chapter: string
  readonly text: string
}

/** Clauses by number if only numbers were given, else every clause that has all the words. */
export function search(clauses: readonly Clause[], asked: string): Clause[] {
  const words = asked.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...clauses]
  const numbers = new Set(words.filter((word) => /^[a-z]+-\d+[a-z]?$/i.test(word)).map((word) => word.toUpperCase()))
  if (numbers.size === words.length) return clauses.filter((one) => numbers.has(one.number.toUpperCase()))
  const lower = words.map((word) => word.toLowerCase())
  return clauses.filter((one) => lower.every((word) => one.text.toLowerCase().includes(word)))
}

/** Where a clause comes from, as both languages of the rules write it: `[printed F+D; ruling: why]`. */
const MARK = /\s*\[(?:printed|inferred|ruling|public fact|reconstructed|gedruckt|abgeleitet|Festlegung|öffentliche Quelle|rekonstruiert)[^\]]*\]/g

/** A clause without the marks that say where it comes from. */
export function withoutMarks(text: string): string {
  return text.replaceAll(MARK, '').trim()
}

/** The chapters that have clauses, in order. */
export function chaptersOf(clauses: readonly Clause[]): string[] {
  return [...new Set(clauses.map((one) => one.chapter))]
}
