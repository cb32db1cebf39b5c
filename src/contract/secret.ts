const secretName =
  /pass(word|wd|phrase|code)|pwd|secret|token|credential|auth(?!or(?!iz))|bearer|jwt|refresh|session|cookie|[cx]srf|signature|(access|api|private)[-_ ]?key|(^|[^a-z])(otp|(pin|sid)([^a-z]|$))/i

/** Whether a field of this name may hold a password or a token, which no log shows. */
export function isSecret(name: string): boolean {
  return secretName.test(name)
}
