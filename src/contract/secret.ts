/** Whether a field of this name may hold a password or a token, which no log shows. */
export function isSecret(name: string): boolean {
  return /pass(word|wd|phrase|code)|pwd|secret|token|credential|authorization/i.test(name)
}
