import { isEveryday } from '../transports/everyday'
import { getStoragePrefix } from '../transports/names'
import { everydayDataset, identity } from './identity'

/** Also runs inside the documents (mocks/inline.ts), so it imports next to nothing. */
export function isEverydayState(readTab: (key: string) => string | null) {
  return isEveryday(everydayDataset, (key) => readTab(getStoragePrefix(identity.name) + key))
}
