/**
 * Whether the key of a letter was pressed: the one that types it, wherever the layout has it. Where keys type no ASCII, as on
 * a Cyrillic layout or with Option on a Mac, the one in its usual place.
 */
export function isKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, letter: string): boolean {
  return /^[ -~]$/.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`
}
