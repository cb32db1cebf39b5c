import { pressedAttribute } from '@/protocol'

/** Of any kind, so it may lack what a text field has. */
type Control = Element & Partial<HTMLInputElement>

type Repeat = (control: Control) => void

function send(target: Element, type: string) {
  target.dispatchEvent(new Event(type, { bubbles: true }))
}

/**
 * While React takes over, nothing writes into the visitor's field: a word that is being composed would end, and Undo
 * forget. React does not track a field with an own value, so its next event is a change.
 */
function shield(field: Control) {
  const { value } = field
  Object.defineProperty(field, 'value', { configurable: true, get: () => value, set: () => {} })
}

/** The cursor is where it is in the visitor's field, which React may have replaced. */
function refill(field: Control, visitors: Control) {
  const { value, files, selectionStart, selectionEnd } = visitors
  Reflect.deleteProperty(visitors, 'value')
  if (field.value === value) return
  if (files) field.files = files
  // Not the field's own, by which React would know it.
  else Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (typeof selectionStart === 'number') field.setSelectionRange?.(selectionStart, selectionEnd ?? null)
}

/** Leaves out what the browser has handled, such as a search, which is a plain GET form. */
function addRepeat(repeats: Map<Element, Repeat>, { target, type }: Event) {
  if (!(target instanceof Element)) return
  if (type === 'click') {
    const button = target.closest('button[type=button]:not([popovertarget])')
    const label = button?.ariaLabel
    // Where a button has another name by now, such as Play, what the press asked for is so already.
    if (button) repeats.set(button, (match) => match.ariaLabel === label && match.click?.())
  } else if (target.matches('input, textarea, select')) {
    shield(target)
    repeats.set(target, (field) => {
      refill(field, target)
      send(field, type)
    })
  } else if (target.matches('[method=dialog]')) {
    repeats.set(target, (form) => form instanceof HTMLFormElement && form.requestSubmit())
  }
}

/** Returns a function that finds a control again, also after React has replaced the page. */
function locate(control: Element): () => Element | undefined {
  const findAlike = () =>
    [...document.querySelectorAll(control.tagName)].filter(({ className }) => className === control.className)

  function describe(element: Element) {
    return [element.getAttribute('name'), element.ariaLabel, element.textContent].join(' ')
  }
  const words = describe(control)
  const findMatches = () => findAlike().filter((element) => describe(element) === words)
  const index = findMatches().indexOf(control)
  const alike = findAlike()
  return () => {
    if (control.isConnected) return control
    const now = findAlike()
    // With other words, as in a translated page, it is in the same place.
    return findMatches()[index] ?? (now.length === alike.length ? now[alike.indexOf(control)] : undefined)
  }
}

/** Returns a function that repeats input from before the page was rendered, once for each element. */
export function prepareInput(early: readonly Event[]): () => void {
  const { activeElement, body } = document
  const repeats = new Map<Element, Repeat>()
  for (const event of early) addRepeat(repeats, event)

  function keep(kept: Iterable<Element>, repeat: Repeat) {
    return Array.from(kept, (element): [Element, Repeat] => [element, repeat])
  }

  // What is open, and then the focus, before a form is sent, which moves it.
  const located = [
    ...keep(document.querySelectorAll('details[open]'), (group) => group.toggleAttribute('open', true)),
    // In `:is`, browsers ignore what they don't know.
    ...keep(document.querySelectorAll(':is(:popover-open)'), (menu) => menu.togglePopover?.(true)),
    ...keep([activeElement ?? body], (focused) => {
      focused.focus?.({ preventScroll: true })
      // The site has not heard of it: the slides rest for it.
      send(focused, 'focusin')
    }),
    ...repeats,
  ].map(([element, repeat]) => [locate(element), repeat] as const)

  return () => {
    for (const button of document.querySelectorAll(`[${pressedAttribute}]`)) button.removeAttribute(pressedAttribute)
    for (const [find, repeat] of located) {
      const prerendered = find()
      if (!prerendered) continue
      // React hydrates its part of the page at once, or renders it anew if the browser has translated it.
      send(prerendered, 'input')
      const element = find()
      if (element) repeat(element)
    }
  }
}
