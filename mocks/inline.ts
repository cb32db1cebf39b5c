import { hiddenRowsId, rowsAttribute } from '@/protocol'
import { isEverydayState } from './agency/everyday'

// Follows src/start/inline.ts in a demo's documents: the backend may be in another state than the prerendered one.
// src/start/connectBackend.ts shows the rows again.
if (!isEverydayState((key) => sessionStorage.getItem(key))) {
  const style = document.createElement('style')
  style.id = hiddenRowsId
  style.textContent = `[${rowsAttribute}]>*{visibility:hidden}[${rowsAttribute}]::before{content:"Loading..."}`
  document.head.append(style)
}
