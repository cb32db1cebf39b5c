import { isEveryday } from './engine/state/everyday.ts'
import { storagePrefix } from './transports/names.ts'

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
