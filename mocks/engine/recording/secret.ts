const secretName =
  /pass(word|wd|phrase|code)|pwd|secret(?!ar)|token|credential|auth(?!or(?!iz)|entic)|bearer|jwt|refresh|session(?!s$)|cookie|[cx]srf|signature|(access|api|private)[-_ ]?key|(^|[^a-z])(otp|(pin|sid)([^a-z]|$))/i

/** Such as `token_type` or `passwordLength`. */
const aboutSecret =
  /([-_ ](type|count|length|timeout|interval|policy|expires|expiry|expiration|at|in)|[a-z](Type|Count|Length|Timeout|Interval|Policy|Expires|Expiry|Expiration|At|In))$/

export function isSecret(name: string): boolean {
  return secretName.test(name) && !aboutSecret.test(name)
}
