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

// The page's code is requested after the first paint.
new PerformanceObserver(() => {
  for (const link of document.querySelectorAll('[rel=later]')) link.setAttribute('rel', 'modulepreload')
}).observe({ type: 'paint', buffered: true })
