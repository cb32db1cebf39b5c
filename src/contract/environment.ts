import type { Base } from './endpoint'

export const onLocalhost: Record<string, string> = {
  VITE_ADMIN_API_URL: 'http://localhost:5000/api',
  VITE_LOCAL_API_URL: 'http://localhost:5000',
  VITE_NEWS_API_URL: 'https://newsapi.org/v2',
  VITE_NEWS_API_KEY: 'demo-key',
}

/** An https page may not call http://localhost: see docs/decisions/0004. */
const staticDemo: Record<string, string> = {
  ...onLocalhost,
  VITE_ADMIN_API_URL: '/api',
  VITE_LOCAL_API_URL: '/',
  VITE_NEWS_API_URL: '/news',
}

export interface ApiSettings {
  /** URL of each service, without a trailing slash. */
  bases: Record<Base, string>
  newsKey: string
}

/**
 * Reads and checks the VITE_* variables; unset ones use the defaults of `where`.
 * Throws an Error that names each variable that is wrong and what it must be.
 */
export function readEnvironment(
  variables: Record<string, unknown>,
  where: 'localhost' | 'static-demo' = 'localhost',
): ApiSettings {
  const defaults = where === 'static-demo' ? staticDemo : onLocalhost
  const given = Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => {
      const value = variables[name]
      return [name, typeof value === 'string' && value !== '' ? value : fallback]
    }),
  )
  const wrong = Object.entries(given).filter(([name, value]) => name.endsWith('_URL') && !isAddress(value))
  if (wrong.length > 0) {
    const problems = wrong.map(
      ([name, value]) => `${name} must be an http(s) address or a path that starts with / (is "${value}")`,
    )
    throw new Error(`The environment is not usable: ${problems.join('; ')}.`)
  }

  const base = (name: string) => (given[name] ?? '').replace(/\/+$/, '')
  return {
    bases: { admin: base('VITE_ADMIN_API_URL'), local: base('VITE_LOCAL_API_URL'), news: base('VITE_NEWS_API_URL') },
    newsKey: given.VITE_NEWS_API_KEY ?? '',
  }
}

function isAddress(value: string): boolean {
  return value.startsWith('/') || /^https?:\/\/[^/\s]+/.test(value)
}
