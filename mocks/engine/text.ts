/** Ignores a byte order mark, as pages do. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** Decodes base64 and base64url. Throws for any other text. */
export function toBytes(base64: string) {
  const binary = atob(base64.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0)
}

export function toBase64(bytes: Uint8Array) {
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
}

/** Returns undefined for a file, such as a picture. Text that is not UTF-8 is read as well as it can be. */
export function decodeText(bytes: Uint8Array, type: string | null) {
  const isText = /^text\/|[/+](json|xml)/.test(type ?? '')
  try {
    return new TextDecoder('utf-8', { fatal: !isText, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
