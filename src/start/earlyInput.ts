import { type EarlyInput, pressedAttribute } from '@/protocol'

function send(target: Element, type: string) {
  target.dispatchEvent(new Event(type, { bubbles: true }))
}

type TextField = HTMLInputElement | HTMLTextAreaElement

function isField(target: EventTarget | null): target is TextField {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

/** The cursor is where it is in the visitor's field, which React may have replaced. */
function retype(field: TextField, text: string, { selectionStart, selectionEnd }: TextField) {
  // React knows the text since hydration, so it needs to see a change.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  send(field, 'input')
}

type Replay = [element: Element, repeat: (element: Element) => void]

/** Returns the element of an event and what repeats it; undefined if the browser has handled it. */
function createReplay(event: Event, value: unknown): Replay | undefined {
  const { target, type } = event
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    // A search is a plain GET form.
    if (target.getAttribute('method') !== 'dialog') return undefined
    return [target, (form) => form instanceof HTMLFormElement && form.requestSubmit()]
  }
  if (type === 'click' && target instanceof Element) {
    const button = target.closest('button[type=button]:not([popovertarget])')
    const label = button?.ariaLabel
    // Where a button has another name by now, such as Play, what the press asked for is so already.
    return button
      ? [button, (match) => match instanceof HTMLElement && match.ariaLabel === label && match.click()]
      : undefined
  }
  if (type === 'change' && target instanceof HTMLSelectElement) {
    return [
      target,
      (select) => {
        // Hydration may have set another one.
        if (select instanceof HTMLSelectElement) select.value = String(value)
        send(select, type)
      },
    ]
  }
  if (!isField(target)) return undefined
  if (target.type === 'file') return [target, (field) => send(field, type)]
  return type === 'input' ? [target, (field) => isField(field) && retype(field, String(value), target)] : undefined
}

/** Returns a function that finds a control again, also after React has replaced the page. */
function locate(control: Element): () => Element | undefined {
  function describe(element: Element) {
    return [element.getAttribute('name'), element.getAttribute('aria-label'), element.textContent].join(' ')
  }
  const words = describe(control)
  const findMatches = () =>
    [...document.querySelectorAll(control.tagName)].filter((element) => describe(element) === words)
  const index = findMatches().indexOf(control)
  return () => (control.isConnected ? control : findMatches()[index])
}

/**
 * Returns a function that repeats input from before the page was rendered, once for each element. The focus stays too,
 * where React replaces its element.
 */
export function prepareInput(early: readonly EarlyInput[]): () => void {
  const { activeElement: focused, body } = document
  // The focus first: a form that is sent moves it.
  const replays = new Map<Element, Replay[1]>(focused && focused !== body ? [[focused, () => {}]] : [])
  for (const input of early) {
    const replay = createReplay(...input)
    if (replay) replays.set(...replay)
  }
  const located = [...replays].map(([element, repeat]) => ({
    find: locate(element),
    isFocused: element === focused,
    repeat,
  }))
  return () => {
    for (const button of document.querySelectorAll(`[${pressedAttribute}]`)) button.removeAttribute(pressedAttribute)
    for (const { find, isFocused, repeat } of located) {
      const prerendered = find()
      if (!prerendered) continue
      // React hydrates its part of the page at once, or renders it anew if the browser has translated it.
      send(prerendered, 'input')
      const element = find()
      if (isFocused && element instanceof HTMLElement) element.focus({ preventScroll: true })
      if (element) repeat(element)
    }
  }
}
