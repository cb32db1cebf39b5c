import { isSecret } from '@/contract/secret'

const hidden = '(hidden)'
const jwtOrBearer = /\beyJ[\w-]{8,}\.[\w-]+|\bbearer\s+\S/i
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text looks like a token, whatever its name: a JWT, a bearer string, or 24 or more letters and digits. */
function isSecretValue(text: string): boolean {
  if (jwtOrBearer.test(text)) return true
  return /^(?=(.*\d){3})(?=(.*[a-z]){3})[\w+/=-]{24,}$/i.test(text) && !uuid.test(text)
}

/** Parses JSON; undefined for any other text. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function isHidden(name: string, value: unknown): boolean {
  return (isSecret(name) && value !== null && value !== '') || (typeof value === 'string' && isSecretValue(value))
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
    if (!isHidden(name, value)) return value
    isMasked = true
    return hidden
  })
  return isMasked ? masked : body
}

/** A URL with the keys and tokens of its query hidden. */
export function maskUrl(url: string): string {
  const [address = '', query] = url.split('?')
  if (query === undefined) return url
  const parameters = query.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=')
    return isHidden(name, decodeURIComponent(value)) ? `${name}=${hidden}` : pair
  })
  return `${address}?${parameters.join('&')}`
}

/** Headers with tokens hidden. */
export function maskHeaders(headers: Headers): [string, string][] {
  return [...headers].map(([name, value]) => {
    if (!isHidden(name, value)) return [name, value]
    return [name, name === 'authorization' ? `Bearer ${hidden}` : hidden]
  })
}
