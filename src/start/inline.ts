import { showDueDay } from '@/features/answers/Leaf/showDueDay'
import { fromDisk } from '@/content/unfinished'
import { showUnfinished } from './showUnfinished'
import { laterRel, pressedAttribute, themeKey } from '@/protocol'

// Inlined into the head of every document by scripts/prerender/inlineScript.ts: runs before the body is there, and each
// byte delays the first paint.

function showTheme() {
  try {
    document.documentElement.style.colorScheme = localStorage.getItem(themeKey) ?? ''
  } catch {
    // Storage is blocked: the theme is the system's.
  }
}

/** Keeps input for earlyInput.ts to repeat. */
function keepInput() {
  document.earlyInput = []
  for (const type of ['click', 'submit', 'input', 'change']) addEventListener(type, keep, true)
}

function keep(event: Event) {
  const { earlyInput } = document
  if (!earlyInput) return
  earlyInput.push(event)
  const isPress = event.type === 'click' && event.target instanceof Element
  if (isPress) event.target.closest('button:not([popovertarget])')?.setAttribute(pressedAttribute, '')
}

/** As a link, it would show what the browser has cached. */
function reloadByLinks() {
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element && event.target.matches('[href=""]'))) return
    event.preventDefault()
    location.reload()
  })
}

/** Browsers keep the failure of a module: another try needs another document. */
function requestCode() {
  const links = [...document.querySelectorAll<HTMLLinkElement>(`[rel=${laterRel}]`)]
  for (const link of links) link.rel = 'modulepreload'
  const [entry] = links
  if (entry)
    import(/* @vite-ignore */ entry.href).catch(() => showUnfinished(location.protocol === 'file:' ? fromDisk : ''))
}

/** At once if there may be no paint: in a hidden page, or in a frame, which is not painted while it is out of sight. */
function requestCodeAfterPaint() {
  document.addEventListener('visibilitychange', requestCode)
  const tellsPaint = 'PerformanceObserver' in self && PerformanceObserver.supportedEntryTypes.includes('paint')
  if (document.hidden || self !== top || !tellsPaint) return requestCode()
  new PerformanceObserver(() => setTimeout(requestCode, 100)).observe({ type: 'paint', buffered: true })
}

showTheme()
keepInput()
reloadByLinks()
showDueDay()
requestCodeAfterPaint()
