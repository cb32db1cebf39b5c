import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Navbar } from '@/sections/Navbar/Navbar'
import { repeatHover } from './repeatHover'

/** jsdom has no pointer events. */
class MousePointerEvent extends MouseEvent {
  pointerType = 'mouse'
}

test('a pointer that rests on the services since before hydration opens them', () => {
  const site = (
    <MemoryRouter>
      <Navbar />
    </MemoryRouter>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(site)
  document.body.append(container)
  onTestFinished(() => container.remove())
  render(site, { container, hydrate: true })
  const services = screen.getByRole('button', { name: 'Our Services' })
  vi.stubGlobal('PointerEvent', MousePointerEvent)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const hovered = document.querySelectorAll('button[aria-expanded]')
  const find = vi.spyOn(document, 'querySelectorAll').mockReturnValue(hovered)
  act(() => repeatHover())
  find.mockRestore()
  expect(services).toHaveAttribute('aria-expanded', 'true')
})
