import { parseJson } from '../text'
import { isSecret } from './secret'

export const hidden = '(hidden)'
const jwt = /\beyJ[\w-]{8,}(\.[\w-]+)+/
/** Hashes, ids of MongoDB, cuids and ULIDs are as long as tokens. */
const id = /^([\da-f]{24}|[\da-f]{32}|[\da-f]{40}|[\da-f]{64}|c[\da-z]{24}|[0-7][\dA-HJKMNP-TV-Z]{25})$/
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Fields that tell rows apart, and links between rows. */
const identifier = /(^|[-_a-z])(id|Id|ID|ids|Ids|uuid|slug|key|hash|etag)$/

const minRandom = 24
const manyDigits = /(\D*\d){3}/
const manyLetters = /([^a-z]*[a-z]){3}/i
const mixed = /[a-z]\d+[a-z]|\d[a-z]+\d/i

function isRandom(word: string) {
  if (uuid.test(word)) return false
  const rest = word
    .split(/[-_.]/)
    .filter((part) => mixed.test(part) && !id.test(part))
    .join('')
  return rest.length >= minRandom && manyDigits.test(rest) && manyLetters.test(rest)
}

/** A path stays, but for credentials, JWTs, and tokens of links that are sent by mail. */
function maskPath(path: string) {
  return path
    .replaceAll(new RegExp(jwt, 'g'), hidden)
    .replace(/(?<=^\w+:\/\/)[^/@]+(?=@)/, hidden)
    .replaceAll(/(?<=(reset|verify|confirm|token)[\w-]*\/)[^/]+/gi, (part) =>
      id.test(part) || uuid.test(part) || isRandom(part) ? hidden : part,
    )
}

const pair = /(?<=^|[?&#;,\s])([^=&?#;,/\s]+)=[^&#;\s]+/g
const pictureOrHash = /data:[\w/+.-]*;base64,[\w+/=]*|\bsha\d{3}-[\w+/]+=*/
const credentials = /\b(?:bearer\s+(?=\S*\d)\S+|basic\s+(?=\S*\d)[\w+/]{8,}=*)/
const address = /https?:\/\/[^\s?#"'<>]+/
const word = /[\w+-]+(?:\.[\w+-]+)*/
const parts = new RegExp([pictureOrHash, credentials, address, word].map(({ source }) => `(${source})`).join('|'), 'gi')

export function maskText(text: string) {
  return text
    .replaceAll(pair, (whole, name: string) => (isSecret(name) ? `${name}=${hidden}` : whole))
    .replaceAll(parts, (part, data?: string, credential?: string, url?: string) => {
      if (data) return data
      if (url) return maskPath(url)
      return credential || jwt.test(part) || isRandom(part) ? hidden : part
    })
}

export function maskUrl(url: string) {
  const [path = '', ...rest] = url.split(/(?=[?#])/)
  return maskPath(path) + maskText(rest.join(''))
}

function mask(name: string, value: unknown): unknown {
  if (value === null || value === '' || typeof value === 'boolean') return value
  if (isSecret(name)) return hidden
  if (typeof value !== 'string') return value
  if (identifier.test(name) && !jwt.test(value)) return value
  return /^[[{]/.test(value) && parseJson(value) ? maskBody(value) : maskText(value)
}

/** Names in a text that is no JSON: of a form, of XML, or of JSON that is cut off. */
function namesSecret(text: string) {
  const names = text.matchAll(/(?<![\w.-])[\w.-]+(?=["'\]]*\s*[:=]|>)|(?<=\bname=["']?)[\w.-]+/gi)
  return [...names].some(([name]) => isSecret(name))
}

export function maskBody(body: string) {
  const json = parseJson(body)
  if (json === undefined) {
    const mayHaveSecret = namesSecret(body) || maskText(body) !== body
    return mayHaveSecret ? '(hidden: not JSON, and may hold a password or a token)' : body
  }
  const masked = JSON.stringify(json, mask)
  return masked === JSON.stringify(json) ? body : masked
}

/** Also hides the header that holds the token, whatever its name. */
export function maskHeaders(headers: Headers, token?: string): [string, string][] {
  return [...headers].map(([name, value]) => [
    name,
    token && value.includes(token) ? hidden : String(mask(name, value)),
  ])
}
