import { expect, test } from 'vitest'
import { retryStyles } from './retryStyles'

test('the stylesheet of the site is requested again, one that an owner has added from elsewhere is left alone', () => {
  document.head.innerHTML = `
    <link rel="stylesheet" href="/assets/style.css">
    <link rel="stylesheet" href="${location.origin}.fonts.example/style.css">`
  const [own, added] = document.querySelectorAll('link')
  retryStyles()
  expect(own?.isConnected).toBe(false)
  expect(added?.isConnected).toBe(true)
  expect([...document.querySelectorAll('link')].map(({ href }) => href)).toEqual([own?.href, added?.href])
  document.head.replaceChildren()
})
