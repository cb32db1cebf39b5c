import { storagePrefix } from './names.ts'

/** Key of the tab's storage for its state. */
export const stateKey = 'state'
export const storedEveryday = 'default'

/** What a document knows of its state before the backend's code has loaded. `read` reads the tab's storage, and may throw. */
interface Opened {
  location: Pick<Location, 'search' | 'hash' | 'origin'>
  referrer: string
  read: (key: string) => string | null
}

/**
 * Whether the backend will respond as it did while the page was prerendered. Also runs inside the documents, as text: it uses
 * nothing outside itself.
 */
export function isEveryday({ location, referrer, read }: Opened): boolean {
  const named = /[?&](scenario|mock|as|expires)=|#state=/
  if (named.test(location.search + location.hash)) return false
  try {
    // A new tab takes over the state of the page that opened it.
    const inherited = referrer.startsWith(location.origin) && named.test(referrer) ? 'inherited' : 'default'
    return (read('state') ?? inherited) === 'default' && !/"done":[1-9]/.test(read('data.agency') ?? '')
  } catch {
    return true
  }
}

export const hidingId = 'another-state'

/**
 * Returns the script of prerendered documents, which runs before anything is painted: hides the rows of the everyday state if
 * the backend will respond in another one. showRows of mocks/index.ts ends it.
 */
export function hideRowsScript(): string {
  return `
    const read = (key) => sessionStorage.getItem(${JSON.stringify(storagePrefix)} + key)
    if (!(${isEveryday.toString()})({ location, referrer: document.referrer, read })) {
      const style = document.createElement('style')
      style.id = ${JSON.stringify(hidingId)}
      style.textContent = '[data-rows]>*{visibility:hidden}[data-rows]::before{content:"Loading..."}'
      document.head.append(style)
    }`
}
