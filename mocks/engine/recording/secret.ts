const secretName =
  /pass(word|wd|phrase|code)|pwd|secret(?!ar)|token|credential|auth(?!or(?!iz)|entic)|bearer|jwt|refresh|session(?!s$)|cookie|[cx]srf|signature|(access|api|private)[-_ ]?key|(^|[^a-z])(otp|(pass|pin|sid)([^a-z]|$))/i

/** Such as `token_type` or, once its words are parted, `passwordLength`. */
const aboutSecret = /[-_ ](type|count|length|timeout|interval|policy|expires|expiry|expiration|at|in)$/

export function isSecret(name: string) {
  const parted = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return secretName.test(name) && !aboutSecret.test(parted)
}
