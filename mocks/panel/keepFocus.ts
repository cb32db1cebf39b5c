/** Moves the focus from a control that is removed to the summary of its details, or the nearest control. */
export function keepFocus(root: ShadowRoot) {
  let focused: Element | undefined
  let neighbors: (HTMLElement | null)[] = []

  root.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    const all = [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    const index = all.indexOf(target)
    const summary = target.closest('details')?.querySelector('summary') ?? null
    const main = document.querySelector('main')
    // With the badge hidden there may be no other.
    neighbors = [summary, ...all.slice(index + 1), ...all.slice(0, index).toReversed(), main]
    focused = target
  })

  new MutationObserver(() => {
    if (!focused || focused.isConnected) return
    focused = undefined
    // In the panel, or on the page.
    if (document.activeElement !== document.body) return
    neighbors.find((one) => one?.isConnected && one.checkVisibility())?.focus()
  }).observe(root, { childList: true, subtree: true })
}
