// Runs inside every prerendered document, before anything else: the site's code is not there yet. What visitors press, type
// and choose by then is kept, and repeated when React is there ('hydrated', from site.tsx).

/** What repeats the input of an element, in the order of the input. @type {Map<Element, () => void>} */
const kept = new Map()

/** @param {Element} target @param {string} type */
function send(target, type) {
  target.dispatchEvent(new Event(type, { bubbles: true }))
}

/** @param {HTMLInputElement | HTMLTextAreaElement} field */
function retype(field) {
  // The first event hydrates the field. React then knows its text, so the second one needs a change to be noticed.
  send(field, 'input')
  const { value, selectionStart, selectionEnd } = field
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  send(field, 'input')
}

/** @param {Event} event */
function keep(event) {
  const { target, type } = event
  if (type === 'input' && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) {
    if (target.type !== 'file') kept.set(target, () => retype(target))
  }
  if (type === 'change' && (target instanceof HTMLSelectElement || target instanceof HTMLInputElement)) {
    if (target.type === 'file') kept.set(target, () => send(target, type))
    if (target instanceof HTMLSelectElement) {
      const { value } = target
      kept.set(target, () => {
        send(target, 'input')
        target.value = value
        send(target, type)
      })
    }
  }
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    // A search is a plain GET form and works without a script.
    if (target.getAttribute('method') !== 'dialog') return
    event.preventDefault()
    const { submitter } = event
    press(submitter ?? target, () => target.requestSubmit(submitter))
  }
  if (type === 'click' && target instanceof Element) {
    const button = target.closest('button')
    if (button?.type === 'button' && !button.popoverTargetElement) press(button, () => button.click())
  }
}

/** @param {HTMLElement} control @param {() => void} again */
function press(control, again) {
  control.dataset.pressed = ''
  kept.set(control, again)
}

const types = ['click', 'submit', 'input', 'change']
for (const type of types) addEventListener(type, keep, true)

addEventListener('hydrated', () => {
  for (const type of types) removeEventListener(type, keep, true)
  for (const [element, repeat] of kept) {
    element.removeAttribute('data-pressed')
    if (element.isConnected) repeat()
  }
})

// The page's code is requested after the first paint.
new PerformanceObserver(() => {
  for (const link of document.querySelectorAll('link[rel=later]')) link.setAttribute('rel', 'modulepreload')
}).observe({ type: 'paint', buffered: true })
