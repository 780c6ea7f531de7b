/** The keys at a table: what each does, and what is printed on it; keys with a name have it in the texts. */
export const KEYS = [
  ['walk', ''], ['pick', ''], ['back', ''], ['skip', ''], ['rotate', 'R'], ['undo', 'U'], ['plan', 'P'], ['hint', 'H'], ['moves', 'M'], ['log', 'L'], ['describe', 'B'], ['keys', '?'],
] as const
