function send(target: Element, type: string): void {
  target.dispatchEvent(new Event(type, { bubbles: true }))
}

function retype(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field
  // React knows the text since hydration, so it needs to see a change.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  send(field, 'input')
}

/** Returns the element of an event that React has to handle, and what repeats it; undefined if the browser has handled it. */
function repetitionOf(event: Event, value: unknown): [element: Element, repeat: () => void] | undefined {
  const { target, type } = event
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    // A search is a plain GET form.
    const { submitter } = event
    return target.getAttribute('method') === 'dialog' ? [target, () => target.requestSubmit(submitter)] : undefined
  }
  if (type === 'click' && target instanceof Element) {
    const button = target.closest<HTMLButtonElement>('button[type=button]:not([popovertarget])')
    return button ? [button, () => button.click()] : undefined
  }
  if (type === 'change' && target instanceof HTMLSelectElement) {
    return [
      target,
      () => {
        // Hydration may have set another one.
        target.value = String(value)
        send(target, type)
      },
    ]
  }
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  if (!isField) return undefined
  if (target.type === 'file') return [target, () => send(target, type)]
  return type === 'input' ? [target, () => retype(target)] : undefined
}

/** Repeats input from before hydration, once for each element. React hydrates the element's part of the page at once. */
export function repeatInput(early: readonly [Event, unknown][]): void {
  const repetitions = new Map(early.flatMap((input) => [repetitionOf(...input)]).filter((entry) => entry !== undefined))
  for (const button of document.querySelectorAll('[data-pressed]')) button.removeAttribute('data-pressed')
  for (const [element, repeat] of repetitions) {
    if (!element.isConnected) continue
    send(element, 'input')
    repeat()
  }
}
