import { showDueDay } from '@/features/answers/Leaf/showDueDay'
import { isEverydayState } from '../../mocks/agency/everyday'
import { showUnfinished } from './showUnfinished'
import { hiddenRowsId, laterRel, pressedAttribute, rowsAttribute, themeKey } from './protocol'

// Inlined into the head of every document: runs before anything is painted, and before the body is there. The build
// compiles it (scripts/prerender/inlineScript.ts), and the security policy has its hash. Each byte delays the first paint.

function showTheme(): void {
  try {
    document.documentElement.style.colorScheme = localStorage.getItem(themeKey) ?? ''
  } catch {
    // Storage is blocked: the theme is the system's.
  }
}

/** Hides the rows of the everyday state if the backend will respond in another one, until the site calls `showRows`. */
function hideRows(): void {
  const style = document.createElement('style')
  style.id = hiddenRowsId
  style.textContent = `[${rowsAttribute}]>*{visibility:hidden}[${rowsAttribute}]::before{content:"Loading..."}`
  document.head.append(style)
}

/** Keeps what visitors press, type and choose, for src/start/earlyInput.ts to repeat. */
function keepInput(): void {
  document.earlyInput = []
  for (const type of ['click', 'submit', 'input', 'change']) addEventListener(type, keep, true)
}

function keep(event: Event): void {
  const { earlyInput } = document
  const { target } = event
  if (!earlyInput || !(target instanceof Element)) return
  earlyInput.push([event, 'value' in target ? target.value : undefined])
  if (event.type === 'click') target.closest('button:not([popovertarget])')?.setAttribute(pressedAttribute, '')
}

/** Requests the site's scripts. Browsers keep the failure of a module, so that another try needs another document. */
function requestCode(): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>(`[rel=${laterRel}]`)]
  for (const link of links) link.rel = 'modulepreload'
  const [entry] = links
  if (entry) import(/* @vite-ignore */ entry.href).catch(showUnfinished)
}

/**
 * Requests the code after the first paint and what comes right behind it; at once if there may be no paint, because the page
 * is hidden, or in a frame, which is not painted while it is out of sight.
 */
function requestCodeAfterPaint(): void {
  new PerformanceObserver(() => setTimeout(requestCode, 100)).observe({ type: 'paint', buffered: true })
  document.addEventListener('visibilitychange', requestCode)
  const isPainted = PerformanceObserver.supportedEntryTypes.includes('paint')
  if (document.hidden || self !== top || !isPainted) requestCode()
}

showTheme()
keepInput()
showDueDay()
if (__MOCK_BACKEND__ && !isEverydayState((key) => sessionStorage.getItem(key))) hideRows()
requestCodeAfterPaint()
