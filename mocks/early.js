// Runs inside the prerendered documents of builds with the in-browser backend, before anything is painted: hides the rows
// of the everyday state if the address or the tab names another one, or if rows were edited. mocks/index.ts ends it.

const { hash, search } = location
let stored = 'default '
try {
  stored = `${sessionStorage.getItem('alderway.mock') ?? 'default'} ${localStorage.getItem('alderway.mock.data.agency')}`
} catch {
  // Blocked storage has no state.
}
if (/[?&](scenario|mock)=|#state=/.test(search + hash) || /^(?!default )|"done":[1-9]/.test(stored)) {
  const style = document.createElement('style')
  style.id = 'another-state'
  style.textContent = '[data-rows]>*{visibility:hidden}[data-rows]::before{content:"Loading..."}'
  document.head.append(style)
}
