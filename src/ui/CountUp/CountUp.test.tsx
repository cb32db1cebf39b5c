import { act, render } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CountUp } from './CountUp'

async function renderFigure() {
  await import('../Motion/dom')
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  let show = (_isIntersecting: boolean): void => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private onChange: (entries: unknown[]) => void) {}
      observe(target: Element) {
        show = (isIntersecting) => this.onChange([{ isIntersecting, target }])
      }
      unobserve() {}
      disconnect() {}
    },
  )
  const { container } = render(<CountUp value={100_000} suffix="+" />)
  return { container, show: (isIntersecting: boolean) => act(() => show(isIntersecting)) }
}

test('counts up over two seconds when it comes into view, and is plain text before and after', async () => {
  const { container, show } = await renderFigure()
  const figure = container.querySelector('span > span')
  expect(container).toHaveTextContent(/^100,000\+$/)
  show(true)
  await act(() => vi.advanceTimersByTimeAsync(1900))
  expect(container.querySelector('[aria-hidden]')).not.toHaveTextContent('100,000+')
  expect(container.querySelector('span > span')).toBe(figure)
  expect(figure).toHaveTextContent('100,000+')
  expect(figure).not.toHaveClass('visually-hidden')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(container.querySelector('[aria-hidden]')).toBeNull()
  expect(container).toHaveTextContent(/^100,000\+$/)
})

test('out of view it is the figure, and does not count again', async () => {
  const { container, show } = await renderFigure()
  show(true)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(container.querySelector('[aria-hidden]')).not.toBeNull()
  for (const isIntersecting of [false, true]) {
    show(isIntersecting)
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(container.querySelector('[aria-hidden]')).toBeNull()
    expect(container).toHaveTextContent(/^100,000\+$/)
  }
})
