import { isSecret } from '@/contract/secret'

const hidden = '(hidden)'
const jwtOrBearer = /\beyJ[\w-]{8,}\.[\w-]+|\bbearer\s+\S/i
const longAndRandom = /^(?=(.*\d){3})(?=(.*[a-z]){3})[\w+/=-]{24,}$/i
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text looks like a token, whatever its name: a JWT, a bearer string, or 24 or more letters and digits. */
function isSecretValue(text: string): boolean {
  return jwtOrBearer.test(text) || (longAndRandom.test(text) && !uuid.test(text))
}

function isHidden(name: string, value: unknown): boolean {
  return (isSecret(name) && value !== null && value !== '') || (typeof value === 'string' && isSecretValue(value))
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
    const mayHaveSecret = isSecret(body) || body.split(/[\s"'&=<>,;:]+/).some(isSecretValue)
    return mayHaveSecret ? '(hidden: not JSON, and may hold a password or a token)' : body
  }
  let isMasked = false
  const masked = JSON.stringify(json, (name, value: unknown) => {
    const isSecretHere = isHidden(name, value)
    isMasked ||= isSecretHere
    return isSecretHere ? hidden : value
  })
  return isMasked ? masked : body
}

export function maskUrl(url: string): string {
  return url.replaceAll(/(?<=[?&])([^=&]+)=[^&]+/g, (pair, name: string) => {
    const [value] = new URLSearchParams(pair).values()
    return isHidden(name, value) ? `${name}=${hidden}` : pair
  })
}

export function maskHeaders(headers: Headers): [string, string][] {
  return [...headers].map(([name, value]) => [name, isHidden(name, value) ? hidden : value])
}
