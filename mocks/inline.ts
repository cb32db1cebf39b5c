import { hiddenRowsId, rowsAttribute } from '@/protocol'
import { isEverydayState } from './agency/everyday'

// In the documents of a demo it follows src/start/inline.ts: whether the backend is in another state than the prerendered
// one is known before any script of the site has loaded. src/start/connectBackend.ts shows the rows again.
if (!isEverydayState((key) => sessionStorage.getItem(key))) {
  const style = document.createElement('style')
  style.id = hiddenRowsId
  style.textContent = `[${rowsAttribute}]>*{visibility:hidden}[${rowsAttribute}]::before{content:"Loading..."}`
  document.head.append(style)
}
