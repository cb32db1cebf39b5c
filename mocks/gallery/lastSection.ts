/** Keeps a frame scrolled to the last section of its page, even if that loads late, until someone uses the frame. */
export function keepAtLastSection({ contentDocument, contentWindow }: HTMLIFrameElement): void {
  if (!contentDocument || !contentWindow) return
  let shown: Element | undefined

  function show() {
    const last = [...(contentDocument?.querySelectorAll('main section') ?? [])].at(-1)
    if (last && last !== shown) {
      shown = last
      // scrollIntoView would scroll the gallery too.
      const scrollPadding = Number.parseFloat(getComputedStyle(last.ownerDocument.documentElement).scrollPaddingTop)
      contentWindow?.scrollBy({ top: last.getBoundingClientRect().top - scrollPadding, behavior: 'instant' })
    }
  }

  const observer = new MutationObserver(show)
  observer.observe(contentDocument.body, { childList: true, subtree: true })
  for (const type of ['wheel', 'pointerdown', 'keydown']) {
    contentWindow.addEventListener(type, () => observer.disconnect(), { once: true, passive: true })
  }
  show()
}
