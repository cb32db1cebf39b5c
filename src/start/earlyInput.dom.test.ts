import { afterEach, expect, test, vi } from 'vitest'
import { prepareInput } from './earlyInput'

afterEach(() => document.body.replaceChildren())

/** Dispatches an event, and returns it as src/start/inline.ts keeps it. */
function dispatchEarly(target: Element, event: Event): Event {
  target.dispatchEvent(event)
  return event
}

function createElement<Name extends keyof HTMLElementTagNameMap>(name: Name, attributes: Record<string, string>) {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  document.body.append(element)
  return element
}

test('a file that was chosen before the site could react is handed to it', () => {
  const field = createElement('input', { type: 'file', name: 'resume' })
  const early = ['input', 'change'].map((type) => dispatchEarly(field, new Event(type, { bubbles: true })))
  const onChange = vi.fn<() => void>()
  field.addEventListener('change', onChange)
  prepareInput(early)()
  expect(onChange).toHaveBeenCalledOnce()
})

test('text is kept in a field that hydration replaces, as in a page that the browser has translated', () => {
  const field = createElement('input', { name: 'keyword' })
  field.value = 'nurse'
  const early = dispatchEarly(field, new Event('input', { bubbles: true }))
  const replace = () => field.replaceWith(Object.assign(document.createElement('input'), { name: 'keyword' }))
  field.addEventListener('input', replace, { once: true })
  prepareInput([early])()
  expect(document.querySelector('input')).toHaveValue('nurse')
})

test('the focus stays in a field that is replaced before anything is typed', () => {
  const field = createElement('input', { name: 'keyword' })
  field.focus()
  const repeatInput = prepareInput([])
  field.replaceWith(Object.assign(document.createElement('input'), { name: 'keyword' }))
  repeatInput()
  expect(document.querySelector('input')).toHaveFocus()
})

test.each([
  ['under the same name', 'Filter', 'Filter'],
  ['under another, as where a link has a search', 'Filter', 'Filter (1)'],
])('the focus stays on a button that is replaced %s', (_, before, after) => {
  const filter = createElement('button', { class: 'filter' })
  filter.textContent = before
  filter.focus()
  const repeatInput = prepareInput([])
  const [other, replaced] = [document.createElement('button'), document.createElement('button')]
  Object.assign(replaced, { className: 'filter', textContent: after })
  filter.replaceWith(other, replaced)
  repeatInput()
  expect(replaced).toHaveFocus()
})

test('a link of a list that is another list now does not pass its focus on', () => {
  const [nurse, cook] = [createElement('a', { href: '/jobs/1' }), createElement('a', { href: '/jobs/2' })]
  Object.assign(nurse, { textContent: 'Nurse' }).focus()
  cook.textContent = 'Cook'
  const repeatInput = prepareInput([])
  nurse.remove()
  repeatInput()
  expect(document.body).toHaveFocus()
})

test('what the site does on focus, such as holding the slides, it does for a focus from before too', () => {
  const link = createElement('a', { href: '/' })
  link.focus()
  const repeatInput = prepareInput([])
  const onFocus = vi.fn<() => void>()
  link.addEventListener('focusin', onFocus)
  repeatInput()
  expect(onFocus).toHaveBeenCalledOnce()
})

test.each([
  { typed: 'And', shown: 'Please call me.\nAnd' },
  // The browser has brought the draft back already, as after Back.
  { typed: 'Please call me. After six', shown: 'Please call me. After six' },
])('a draft that comes back while somebody writes “$typed” is there once, and the cursor behind it', (example) => {
  const { typed, shown } = example
  const field = createElement('textarea', { name: 'message' })
  field.value = typed
  const early = dispatchEarly(field, new Event('input', { bubbles: true }))
  const restore = () => {
    field.value = 'Please call me.'
    field.setSelectionRange(0, 0)
  }
  field.addEventListener('input', restore, { once: true })
  prepareInput([early])()
  expect(field).toHaveValue(shown)
  expect(field.selectionStart).toBe(shown.length)
})

test('nothing is written into the field in which somebody types', () => {
  const field = createElement('input', { name: 'keyword' })
  field.value = 'nurse'
  const write = vi.spyOn(HTMLInputElement.prototype, 'value', 'set')
  prepareInput([dispatchEarly(field, new Event('input', { bubbles: true }))])()
  expect(write).not.toHaveBeenCalled()
})

test('the cursor stays where the visitor has put it', () => {
  const field = createElement('input', { name: 'keyword' })
  field.value = 'nurse in Leeds'
  field.setSelectionRange(5, 8)
  prepareInput([dispatchEarly(field, new Event('input', { bubbles: true }))])()
  expect([field.selectionStart, field.selectionEnd]).toEqual([5, 8])
})

test.each([
  ['a form that needs the site is sent again', 'dialog', 1],
  ['a search, which the browser has sent, is not', 'get', 0],
])('%s', (_, method, times) => {
  const form = createElement('form', { method })
  const submit = vi.spyOn(form, 'requestSubmit').mockReturnValue()
  prepareInput([dispatchEarly(form, new SubmitEvent('submit', { bubbles: true }))])()
  expect(submit).toHaveBeenCalledTimes(times)
})
