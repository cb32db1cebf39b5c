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

export function readEnvironment(variables: Readonly<Record<string, string | undefined>>, defaults = onLocalhost) {
  const read = (name: string) => variables[name] || defaults[name] || ''
  const base = (name: string) => read(name).replace(/\/+$/, '')
  return {
    bases: { admin: base('VITE_ADMIN_API_URL'), local: base('VITE_LOCAL_API_URL'), news: base('VITE_NEWS_API_URL') },
    newsKey: read('VITE_NEWS_API_KEY'),
  }
}

/** Throws an Error that names each wrong variable and what it must be. */
export function checkAddresses(variables: Readonly<Record<string, string>>) {
  const wrong = Object.entries(variables).filter(
    ([name, value]) =>
      value && /^(VITE_\w+_API_URL|SITE_URL|API_PROXY)$/.test(name) && !isAddress(value, onLocalhost[name]),
  )
  if (wrong.length === 0) return
  const names = wrong.map(([name, value]) => `${name} (is "${value}")`).join(', ')
  throw new Error(
    `An address starts with http(s)://, or / if the site calls it, and has no ?, #, blank or user@: correct ${names}.`,
  )
}

/** A path follows it. One without a host needs a base. Browsers call none with a user, and read a backslash as a slash. */
export function isAddress(value: string, base?: string) {
  return /^(\/(?!\/)|https?:\/\/(?![^/]*@))[^?#\\\s]*$/.test(value) && URL.canParse(value, base)
}
