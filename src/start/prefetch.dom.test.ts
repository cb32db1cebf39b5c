import { delay } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { prefetchOnIntent } from './prefetch'

const requestCode = vi.fn<() => object>(() => {
  throw new Error('The network is gone.')
})
vi.mock('@/pages/HireUsPage/HireUsPage', () => requestCode())

afterEach(() => document.body.replaceChildren())

test('a visitor who points at a link of the site has its code requested; if that fails, nothing is reported', async () => {
  prefetchOnIntent('/demo/')
  for (const href of ['https://elsewhere.example/demo/hire-us', '/hire-us', '/demo/hire-us']) {
    expect(requestCode).not.toHaveBeenCalled()
    document.body.innerHTML = `<a href="${href}"><span>Hire us</span></a>`
    document.querySelector('span')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    // A rejection that nobody handles would fail the run.
    await delay(20)
  }
  await vi.waitFor(() => expect(requestCode).toHaveBeenCalledOnce())
})
