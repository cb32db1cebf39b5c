/** Resolves when the document is parsed; its stylesheet may still be loading, which scripts that are not async wait for. */
export function documentParsed(): Promise<void> {
  return new Promise((resolve) => {
    function check() {
      if (document.readyState !== 'loading') resolve()
    }
    document.addEventListener('readystatechange', check)
    check()
  })
}

/**
 * Resolves at the first paint; at once if there may be none, because the page is hidden, still an empty shell, or in a
 * frame, which is not painted while it is out of sight.
 */
export function firstPaint(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    function check() {
      if (document.hidden) resolve()
    }
    if (
      root.dataset.page === undefined ||
      globalThis.self !== globalThis.top ||
      !PerformanceObserver.supportedEntryTypes.includes('paint')
    )
      resolve()
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    document.addEventListener('visibilitychange', check)
    check()
  })
}
