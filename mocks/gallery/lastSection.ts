/** Keeps a frame at the last section of its page, however the page grows while it loads, until someone uses the frame. */
export function keepAtLastSection({ contentDocument, contentWindow }: HTMLIFrameElement): void {
  if (!contentDocument || !contentWindow) return
  const { body, documentElement } = contentDocument
  const scrollPadding = Number.parseFloat(getComputedStyle(documentElement).scrollPaddingTop) || 0

  function show() {
    const last = [...body.querySelectorAll('main section')].at(-1)
    // scrollIntoView would scroll the gallery too.
    const top = last && last.getBoundingClientRect().top - scrollPadding
    if (top) contentWindow?.scrollBy({ top, behavior: 'instant' })
  }

  const mutations = new MutationObserver(show)
  const sizes = new ResizeObserver(show)
  mutations.observe(body, { childList: true, subtree: true })
  sizes.observe(body)
  function stop() {
    mutations.disconnect()
    sizes.disconnect()
  }
  for (const type of ['wheel', 'pointerdown', 'keydown']) contentWindow.addEventListener(type, stop, { passive: true })
  show()
}
