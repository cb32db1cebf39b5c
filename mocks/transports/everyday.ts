export const stateKey = 'state'
export const storedEveryday = 'default'

interface Opened {
  location: Pick<Location, 'search' | 'hash' | 'origin'>
  referrer: string
  dataset: string
  /** May throw. */
  read: (key: string) => string | null
}

const named = /[?&](scenario|mock|as|expires)=|#state=/

export function isEveryday({ location, referrer, dataset, read }: Opened): boolean {
  if (named.test(location.search + location.hash)) return false
  try {
    // A new tab takes over the state of the page that opened it.
    const inherited = referrer.startsWith(location.origin) && named.test(referrer) ? 'inherited' : storedEveryday
    return (read(stateKey) ?? inherited) === storedEveryday && !/"done":[1-9]/.test(read(`data.${dataset}`) ?? '')
  } catch {
    return true
  }
}
