const focusable = 'a[href], button, input, select, textarea, summary'

/**
 * Moves the focus to the nearest control that is left when the focused one is removed: one after it in the same details, their
 * summary, then any after or before it.
 */
export function keepFocus(root: ShadowRoot): void {
  let focused: Element | undefined
  let neighbors: (HTMLElement | null)[] = []

  function remember({ target }: Event): void {
    if (!(target instanceof Element)) return
    const all = [...root.querySelectorAll<HTMLElement>(focusable)]
    const index = all.findIndex((element) => element === target)
    const after = all.slice(index + 1)
    const details = target.closest('details')
    const inside = details ? [...after.filter((one) => details.contains(one)), details.querySelector('summary')] : []
    neighbors = [...inside, ...after, ...all.slice(0, Math.max(0, index)).toReversed()]
    focused = target
  }

  // Later, because some browsers blur an element that they remove.
  function forget(): void {
    queueMicrotask(() => {
      if (focused?.isConnected && focused !== root.activeElement) focused = undefined
    })
  }

  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected) return
    focused = undefined
    if (root.activeElement) return
    const nearest = neighbors.find((one) => one?.isConnected && one.checkVisibility())
    // With the badge hidden there may be none.
    const next = nearest ?? document.querySelector('main')
    next?.focus()
  })
  observer.observe(root, { childList: true, subtree: true })
  root.addEventListener('focusin', remember)
  root.addEventListener('focusout', forget)
}
