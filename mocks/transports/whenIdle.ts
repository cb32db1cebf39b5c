export function whenIdle(callback: () => void) {
  const wait = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(callback) : setTimeout(callback, 200))
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}
