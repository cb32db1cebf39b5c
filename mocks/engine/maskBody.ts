import { isSecret } from '@/contract/secret'

/** Parses JSON; undefined for any other text. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** A body with passwords and tokens hidden. One that may name them and is not JSON is hidden altogether. */
export function maskBody(body: string): string {
  // Parsing 10,000 rows takes a while. A name may also be escaped.
  if (!isSecret(body) && !body.includes(String.raw`\u`)) return body
  const json = parseJson(body)
  if (json === undefined) return '(hidden: not JSON, and may hold a password or a token)'
  return JSON.stringify(json, (name, value) => (isSecret(name) && value !== null && value !== '' ? '(hidden)' : value))
}
