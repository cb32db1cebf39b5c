import * as v from 'valibot'
import type { Base } from './endpoint'

const baseUrl = v.pipe(
  v.string(),
  v.check(
    (value) => value.startsWith('/') || /^https?:\/\/[^/\s]+/.test(value),
    'must be an http(s) address or a path that starts with /',
  ),
  v.transform((value) => value.replace(/\/+$/, '')),
)

const Environment = v.object({
  VITE_ADMIN_API_URL: baseUrl,
  VITE_LOCAL_API_URL: baseUrl,
  VITE_NEWS_API_URL: baseUrl,
  VITE_NEWS_API_KEY: v.pipe(v.string(), v.nonEmpty('must not be empty')),
})

/** Where the services are for who develops on one machine. */
export const onLocalhost: Record<string, string> = {
  VITE_ADMIN_API_URL: 'http://localhost:5000/api',
  VITE_LOCAL_API_URL: 'http://localhost:5000',
  VITE_NEWS_API_URL: 'https://newsapi.org/v2',
  VITE_NEWS_API_KEY: 'demo-key',
}

/** An https page may not call http://localhost, and a demo should call nobody: see docs/decisions/0004. */
const staticDemo: Record<string, string> = {
  ...onLocalhost,
  VITE_ADMIN_API_URL: '/api',
  VITE_LOCAL_API_URL: '/',
  VITE_NEWS_API_URL: '/news',
}

export interface ApiSettings {
  /** Address of each service, without a slash at its end. */
  bases: Record<Base, string>
  newsKey: string
}

/**
 * Reads and checks the VITE_* variables; unset ones get the default of `where`.
 * Throws an Error that names each variable that is wrong and what it must be.
 */
export function readEnvironment(
  variables: Record<string, unknown>,
  where: 'localhost' | 'static-demo' = 'localhost',
): ApiSettings {
  const defaults = where === 'static-demo' ? staticDemo : onLocalhost
  const given = Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => [name, variables[name] || fallback]),
  )
  const result = v.safeParse(Environment, given)
  if (!result.success) {
    const wrong = result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message} (is "${String(issue.input)}")`)
    throw new Error(`The environment is not usable: ${wrong.join('; ')}.`)
  }
  const { VITE_ADMIN_API_URL, VITE_LOCAL_API_URL, VITE_NEWS_API_URL, VITE_NEWS_API_KEY } = result.output
  return {
    bases: { admin: VITE_ADMIN_API_URL, local: VITE_LOCAL_API_URL, news: VITE_NEWS_API_URL },
    newsKey: VITE_NEWS_API_KEY,
  }
}
