/** By what the key types; by its place where keys type no ASCII, as on a Cyrillic layout or with Option on a Mac. */
export function isKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, letter: string): boolean {
  return /^[ -~]$/.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`
}
