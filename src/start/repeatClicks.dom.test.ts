import { expect, test, vi } from 'vitest'
import { repeatClicks } from './repeatClicks'

repeatClicks()

/** As browsers do while they show pictures of two pages. */
function press(down: Element) {
  down.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  document.documentElement.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 8, clientY: 8 }))
}

/** The new page, once it takes clicks. */
function show(html: string) {
  document.body.innerHTML = html
  const element = document.body.firstElementChild!
  document.elementFromPoint = () => element
  return element
}

test('a click on the picture of a page is repeated, and a field has the focus', async () => {
  const field = show('<input aria-label="Keyword">')
  const clicked = vi.fn<() => void>()
  field.addEventListener('click', clicked)
  press(document.documentElement)
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce())
  expect(field).toHaveFocus()
})

test('a press that began on the page before is not repeated on the next', async () => {
  const link = document.createElement('a')
  const button = show('<button type="button">Apply</button>')
  const clicked = vi.fn<() => void>()
  button.addEventListener('click', clicked)
  document.body.append(link)
  press(link)
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(clicked).not.toHaveBeenCalled()
})
