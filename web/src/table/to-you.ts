/** A question to whoever reads it: without their own name in front, which the mark beside it says already. */
export function toYou(question: string, name: string): string {
  const bare = name && question.startsWith(`${name}: `) ? question.slice(name.length + 2) : question
  return bare.slice(0, 1).toUpperCase() + bare.slice(1)
}
