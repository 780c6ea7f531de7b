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
