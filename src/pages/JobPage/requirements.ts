/**
 * Splits requirements at line breaks; text without them at sentences, and a single sentence at commas, as a recruiter lists
 * things. Says nothing twice.
 */
export function listRequirements(text: string): string[] {
  const separator = [/\n+/, /(?<=[.!?])\s+(?=\p{Lu})/u, /,\s+/].find((pattern) => pattern.test(text.trim()))
  const parts = separator ? text.split(separator) : [text]
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))]
}
