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

/** Throws an Error that names each wrong variable and what it must be. */
export function checkAddresses({ admin, local, news }: ApiSettings['bases']): void {
  const read = { VITE_ADMIN_API_URL: admin, VITE_LOCAL_API_URL: local, VITE_NEWS_API_URL: news }
  const wrong = Object.entries(read).filter(([, base]) => base && !isAddress(base))
  if (wrong.length === 0) return
  const names = wrong.map(([name, base]) => `${name} (is "${base}")`).join(', ')
  throw new Error(`An address starts with http(s):// or /, and has no ?, #, blank or user@: correct ${names}.`)
}

/** A path follows it. Browsers call none with a user, and read a backslash as a slash. */
export function isAddress(value: string): boolean {
  return /^(\/(?!\/)|https?:\/\/(?![^/]*@))[^?#\\\s]*$/.test(value) && URL.canParse(value, 'http://localhost')
}
