import { isSecret } from '@/contract/secret'

const hidden = '(hidden)'
const jwtOrBearer = /\beyJ[\w-]{8,}\.[\w-]+|\bbearer\s/i
const longAndRandom = /^(?=(\D*\d){3})(?=([^a-z]*[a-z]){3})[\w+/%-]{24,}$/i
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a word looks like a token, whatever its name: a JWT, a bearer string, or 24 or more letters and digits. */
function isToken(word: string): boolean {
  return jwtOrBearer.test(word) || (longAndRandom.test(word) && !uuid.test(word))
}

/** A text without its tokens and, in URLs, without the parameters that may be secret. */
export function maskText(text: string): string {
  return text
    .replaceAll(/(?<=[?&])([^=&\s]+)=[^&#\s]+/g, (pair, name: string) => (isSecret(name) ? `${name}=${hidden}` : pair))
    .replaceAll(/\bbearer\s+\S+|[\w+/%-]+(\.[\w+/%-]+)*/gi, (word) => (isToken(word) ? hidden : word))
}

function mask(name: string, value: unknown): unknown {
  if (isSecret(name) && value !== null && value !== '') return hidden
  return typeof value === 'string' ? maskText(value) : value
}

export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** The bytes of a base64 text, also of one for URLs. Throws if it is none. */
export function toBytes(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0)
}

export function toBase64(bytes: Uint8Array): string {
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** A body with passwords and tokens hidden. One that may have them and is not JSON is hidden altogether. */
export function maskBody(body: string): string {
  const json = parseJson(body)
  if (json === undefined) {
    const mayHaveSecret = isSecret(body) || maskText(body) !== body
    return mayHaveSecret ? '(hidden: not JSON, and may hold a password or a token)' : body
  }
  const masked = JSON.stringify(json, mask)
  return masked === JSON.stringify(json) ? body : masked
}

export function maskHeaders(headers: Headers): [string, string][] {
  return [...headers].map(([name, value]) => [name, String(mask(name, value))])
}
