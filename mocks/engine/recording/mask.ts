import { isSecret } from './secret'

const hidden = '(hidden)'
const jwt = /\beyJ[\w-]{8,}(\.[\w-]+)+/
/** Ids of MongoDB and ULIDs are as long as tokens. */
const id = /^[\da-f]{24}$|^[0-7][\dA-HJKMNP-TV-Z]{25}$/
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Fields that tell rows apart, and links between rows. */
const identifier = /(^|[-_a-z])(id|Id|ID|ids|Ids|uuid|slug|key|hash|etag)$/

const minRandom = 24
const manyDigits = /(\D*\d){3}/
const manyLetters = /([^a-z]*[a-z]){3}/i
const mixed = /[a-z]\d+[a-z]|\d[a-z]+\d/i

function isRandom(word: string): boolean {
  if (uuid.test(word) || id.test(word)) return false
  const rest = word
    .split(/[-_.]/)
    .filter((part) => mixed.test(part))
    .join('')
  return rest.length >= minRandom && manyDigits.test(rest) && manyLetters.test(rest)
}

export function maskText(text: string): string {
  return text
    .replaceAll(/(?<=[?&])([^=&\s]+)=[^&#\s]+/g, (pair, name: string) => (isSecret(name) ? `${name}=${hidden}` : pair))
    .replaceAll(/data:[\w/+.-]*;base64,[\w+/=]*|\bbearer\s+\S+|[\w+-]+(\.[\w+-]+)*/gi, (word) => {
      if (/^data:/i.test(word)) return word
      return /^bearer\s/i.test(word) || jwt.test(word) || isRandom(word) ? hidden : word
    })
}

/** A URL without tokens and keys. Its path is what the site asked for: it stays, but for JWTs. */
export function maskUrl(url: string): string {
  const [path = '', ...rest] = url.split(/(?=[?#])/)
  return path.replace(jwt, hidden) + maskText(rest.join(''))
}

function mask(name: string, value: unknown): unknown {
  if (value === null || value === '' || typeof value === 'boolean') return value
  if (isSecret(name)) return hidden
  if (typeof value !== 'string') return value
  return identifier.test(name) && !jwt.test(value) ? value : maskText(value)
}

export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Decodes base64, also its variant for URLs. Throws for any other text. */
export function toBytes(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0)
}

export function toBase64(bytes: Uint8Array): string {
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Names in a text that is no JSON: of a form, of XML, or of JSON that is cut off. */
function namesSecret(text: string): boolean {
  const names = text.matchAll(/[\w.-]+(?=["'\]]*\s*[:=]|>)|(?<=\bname=["']?)[\w.-]+/gi)
  return [...names].some(([name]) => isSecret(name))
}

export function maskBody(body: string): string {
  const json = parseJson(body)
  if (json === undefined) {
    const mayHaveSecret = namesSecret(body) || maskText(body) !== body
    return mayHaveSecret ? '(hidden: not JSON, and may hold a password or a token)' : body
  }
  const masked = JSON.stringify(json, mask)
  return masked === JSON.stringify(json) ? body : masked
}

export function maskHeaders(headers: Headers): [string, string][] {
  return [...headers].map(([name, value]) => [name, String(mask(name, value))])
}
