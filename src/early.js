// Runs inside every prerendered document, before the site's code: keeps what visitors press, type and choose by then, for
// src/app/earlyInput.ts to repeat. Each byte counts here, see docs/decisions/0015.

document.early = []

// The visitor's theme, see src/stores/theme.ts.
try {
  document.documentElement.style.colorScheme = localStorage['alderway.theme'] ?? ''
} catch {
  // Nothing is kept, or storage is blocked.
}

for (const type of ['click', 'submit', 'input', 'change'])
  addEventListener(
    type,
    (event) => {
      if (
        document.early?.push([event, Reflect.get(event.target ?? {}, 'value')]) &&
        type === 'click' &&
        event.target instanceof Element
      )
        event.target.closest('button:not([popovertarget])')?.setAttribute('data-pressed', '')
    },
    true,
  )

/** Requests the site's code: the entry is the first of these links. Tries the entry again while that fails. */
function requestCode() {
  const links = [...document.querySelectorAll('[rel=later]')]
  for (const link of links) link.setAttribute('rel', 'modulepreload')
  const entry = links[0]?.getAttribute('href')
  if (entry) start(entry)
}

function start(/** @type {string} */ entry) {
  import(entry).catch(() => setTimeout(start, 1000, entry))
}

// After the first paint and what comes right behind it; at once if there may be no paint, because the page is hidden, or in
// a frame, which is not painted while it is out of sight.
new PerformanceObserver(() => setTimeout(requestCode, 100)).observe({ type: 'paint', buffered: true })
document.addEventListener('visibilitychange', requestCode)
if (document.hidden || self !== top || !PerformanceObserver.supportedEntryTypes.includes('paint')) requestCode()
