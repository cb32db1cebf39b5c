import type { Base } from './endpoint'

export const onLocalhost: Record<string, string> = {
  VITE_ADMIN_API_URL: 'http://localhost:5000/api',
  VITE_LOCAL_API_URL: 'http://localhost:5000',
  VITE_NEWS_API_URL: 'https://newsapi.org/v2',
  VITE_NEWS_API_KEY: 'demo-key',
}

/** An https page may not call http://localhost: see docs/decisions/0004. */
export const onStaticHost: Record<string, string> = {
  ...onLocalhost,
  VITE_ADMIN_API_URL: '/api',
  VITE_LOCAL_API_URL: '/',
  VITE_NEWS_API_URL: '/news',
}

export interface ApiSettings {
  /** Without a trailing slash. */
  bases: Record<Base, string>
  newsKey: string
}

export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
  defaults = onLocalhost,
): ApiSettings {
  const read = (name: string) => variables[name] || defaults[name] || ''
  const base = (name: string) => read(name).replace(/\/+$/, '')
  return {
    bases: { admin: base('VITE_ADMIN_API_URL'), local: base('VITE_LOCAL_API_URL'), news: base('VITE_NEWS_API_URL') },
    newsKey: read('VITE_NEWS_API_KEY'),
  }
}

/** Throws an Error that names a wrong variable and what it must be. */
export function checkAddresses(bases: ApiSettings['bases']): void {
  for (const [name, base] of Object.entries(bases)) {
    if (base === '' || isAddress(base)) continue
    const must = 'an http(s) address or a path that starts with /, without ?, # or user@'
    throw new Error(`VITE_${name.toUpperCase()}_API_URL must be ${must} (is "${base}").`)
  }
}

/** A path follows it. Browsers call none with a user, and read a backslash as a slash. */
export function isAddress(value: string): boolean {
  return /^(\/(?!\/)|https?:\/\/(?![^/]*@))[^?#\\\s]*$/.test(value) && URL.canParse(value, 'http://localhost')
}
