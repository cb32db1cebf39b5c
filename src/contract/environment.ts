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

/** Throws an Error that names each wrong variable and what it must be. */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
  defaults = onLocalhost,
): ApiSettings {
  const read = (name: string) => variables[name] || defaults[name] || ''
  const problems = Object.keys(defaults)
    .filter((name) => name.endsWith('_URL') && !isAddress(read(name)))
    .map((name) => `${name} must be an http(s) address or a path that starts with / (is "${read(name)}")`)
  if (problems.length > 0) throw new Error(`The environment is not usable: ${problems.join('; ')}.`)

  const base = (name: string) => read(name).replace(/\/+$/, '')
  return {
    bases: { admin: base('VITE_ADMIN_API_URL'), local: base('VITE_LOCAL_API_URL'), news: base('VITE_NEWS_API_URL') },
    newsKey: read('VITE_NEWS_API_KEY'),
  }
}

function isAddress(value: string) {
  return /^(\/(?!\/)|https?:\/\/)/.test(value) && URL.canParse(value, 'http://localhost')
}
