import { type ApiSettings, readEnvironment } from '@/contract/environment'
import { errorMessage, fail } from './process'

/** Flags that name the address of one service. */
export const addressOptions = {
  admin: { type: 'string' },
  local: { type: 'string' },
  news: { type: 'string' },
} as const

/** Reads the addresses of real services: below the URL, unless a flag names another one. Exits if one is wrong. */
export function readAddresses(
  url: string,
  flags: { admin?: string | undefined; local?: string | undefined; news?: string | undefined },
  usage: string,
): ApiSettings {
  const at = url.replace(/\/+$/, '')
  try {
    return readEnvironment({
      VITE_ADMIN_API_URL: flags.admin ?? `${at}/api`,
      VITE_LOCAL_API_URL: flags.local ?? at,
      VITE_NEWS_API_URL: flags.news ?? `${at}/news`,
      VITE_NEWS_API_KEY: process.env.VITE_NEWS_API_KEY,
    })
  } catch (error) {
    return fail(`${errorMessage(error)}\n${usage}`)
  }
}
