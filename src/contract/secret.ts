const secretName =
  /pass(word|wd|phrase|code)|pwd|secret|token|credential|authorization|jwt|refresh|session_?id|cookie|(access|api)_?key|\botp\b/i

/** Whether a field of this name may hold a password or a token, which no log shows. */
export function isSecret(name: string): boolean {
  return secretName.test(name)
}
