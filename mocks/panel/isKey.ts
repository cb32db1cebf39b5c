/** By what the key types; by its place where it types no ASCII: Cyrillic, or Option on a Mac. */
export function isKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, letter: string) {
  return /^[ -~]$/.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`
}
