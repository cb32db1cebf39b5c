import { pressedAttribute } from '@/protocol'

interface Parts extends HTMLInputElement, Pick<HTMLFormElement, 'requestSubmit'> {
  /** By which React leaves out events without a change. */
  _valueTracker: { setValue: (value: string) => void }
}

/** Of any kind, so it may lack what a field or a form has. */
type Control = Element & Partial<Parts>

type Repeat = (control: Control) => void

function send(target: Element, type: string) {
  target.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Nothing is written into the visitor's own field: a word that is being composed would end, and Undo forget. */
function refill(field: Control, { files, selectionStart = null, selectionEnd = null }: Partial<Parts>, value?: string) {
  // React knows the text since hydration, so it needs to see a change.
  if (field.value === value) return field._valueTracker?.setValue('')
  // After Back the browser has brought it back already.
  const isDraft = field.matches('textarea') && field.value && !value?.startsWith(field.value)
  const draft = isDraft ? `${field.value}\n` : ''
  if (files) field.files = files
  // Not the field's own, by which React would know it.
  else Reflect.set(Object.getPrototypeOf(field), 'value', draft + value, field)
  if (selectionStart !== null && !draft) field.setSelectionRange?.(selectionStart, selectionEnd)
}

/** Leaves out what the browser has handled, such as a search, which is a plain GET form. */
function addRepeat(repeats: Map<Element, Repeat>, { target, type }: Event) {
  if (!(target instanceof Element)) return
  if (type === 'click') {
    const button = target.closest('[type=button]:not([popovertarget])')
    const label = button?.ariaLabel
    // Where a button has another name by now, such as Play, what the press asked for is so already.
    if (button) repeats.set(button, (match) => match.ariaLabel === label && match.click?.())
  } else if (type !== 'submit') {
    // Not when it is repeated: a draft that has come back moves the cursor.
    const { files, value, selectionStart, selectionEnd }: Control = target
    repeats.set(target, (field) => {
      refill(field, { files, selectionStart, selectionEnd }, value)
      send(field, type)
    })
  } else if (target.matches('[method=dialog]')) {
    repeats.set(target, (form) => form.requestSubmit?.())
  }
}

function open(control: Control) {
  if (control.popover) control.togglePopover?.(true)
  else control.toggleAttribute('open', true)
}

function focus(control: Control) {
  control.focus?.({ preventScroll: true })
  // The site has not heard of it: the slides rest for it.
  send(control, 'focusin')
}

/** Returns a function that finds a control again, also after React has replaced the page. */
function locate(control: Element) {
  const { tagName, className } = control
  const findAlike = () => [...document.querySelectorAll(tagName)].filter((element) => element.className === className)

  function describe(element: Element) {
    return [element.getAttribute('name'), element.ariaLabel, element.textContent].join()
  }
  const words = describe(control)
  const isSame = (element: Element) => describe(element) === words
  const alike = findAlike()
  const index = alike.filter(isSame).indexOf(control)
  return () => {
    if (control.isConnected) return control
    const now = findAlike()
    // With other words, as in a translated page, it is in the same place.
    return now.filter(isSame)[index] ?? (now.length === alike.length ? now[alike.indexOf(control)] : undefined)
  }
}

/** Returns a function that repeats input from before the page was rendered, once for each element. */
export function prepareInput(early: readonly Event[]) {
  const inputs = new Map<Element, Repeat>()
  for (const event of early) addRepeat(inputs, event)
  const repeats = [...inputs]
  const { activeElement } = document
  // Before a form is sent, which moves the focus.
  if (activeElement && activeElement !== document.body) repeats.unshift([activeElement, focus])
  // In `:is`, browsers ignore what they don't know.
  for (const element of document.querySelectorAll(':is(details[open], :popover-open)')) repeats.unshift([element, open])
  const located = repeats.map(([element, repeat]) => [locate(element), repeat] as const)

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
