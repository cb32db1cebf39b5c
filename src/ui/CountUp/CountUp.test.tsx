import { act, render } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CountUp } from './CountUp'

test('counts up over two seconds when it comes into view, and is plain text before and after', async () => {
  await import('../Motion/dom')
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  let show = (): void => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private onChange: (entries: unknown[]) => void) {}
      observe(target: Element) {
        show = () => this.onChange([{ isIntersecting: true, target }])
      }
      unobserve() {}
      disconnect() {}
    },
  )
  const { container } = render(<CountUp value={100_000} suffix="+" />)
  const figure = container.querySelector('span > span')
  expect(container).toHaveTextContent(/^100,000\+$/)
  act(show)
  await act(() => vi.advanceTimersByTimeAsync(1900))
  expect(container.querySelector('[aria-hidden]')).not.toHaveTextContent('100,000+')
  expect(container.querySelector('span > span')).toBe(figure)
  expect(figure).toHaveTextContent('100,000+')
  expect(figure).not.toHaveClass('visually-hidden')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(container.querySelector('[aria-hidden]')).toBeNull()
  expect(container).toHaveTextContent(/^100,000\+$/)
})
