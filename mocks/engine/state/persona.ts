import { usualLifetime } from '../sessions'
import { parseNow } from './start'
import { suggest } from './suggest'

/** Who is signed in, and when. What is left out is as the scenario says, or the device's clock. */
export interface Persona {
  /** The name of an account. */
  as?: string | undefined
  /** How long a token is valid, in seconds from the sign-in. */
  expires?: number | undefined
  /** The time at which the clock starts, such as `2026-12-24T17:30`. */
  now?: string | undefined
}

/** Persona as it is written in an address, a header or a command. */
export type PersonaText = { [Name in keyof Persona]: string | undefined }

interface Parsed {
  persona: Persona
  problems: string[]
}

/** Reads the words of a persona. Drops an unknown one, with a problem. */
export function parsePersona({ as, expires, now }: PersonaText, accounts: readonly string[]): Parsed {
  const persona: Persona = {}
  const problems: string[] = []
  const account = as?.trim().toLowerCase()
  const lifetime = expires?.trim()
  const time = now?.trim().toUpperCase()

  if (account !== undefined && accounts.includes(account)) persona.as = account
  else if (account !== undefined) problems.push(`Unknown account "${account}". ${suggest(account, accounts)}`)

  if (lifetime !== undefined && /^\d{1,5}$/.test(lifetime) && Number(lifetime) <= usualLifetime) {
    persona.expires = Number(lifetime)
  } else if (lifetime !== undefined) {
    problems.push(`A token cannot expire in "${lifetime}". Use seconds, from 0 to ${usualLifetime}.`)
  }

  if (time !== undefined && !Number.isNaN(parseNow(time))) persona.now = time
  else if (time !== undefined) {
    problems.push(`"${time}" is not a time. Write it like this: 2026-12-24, or 2026-12-24T17:30.`)
  }
  return { persona, problems }
}
