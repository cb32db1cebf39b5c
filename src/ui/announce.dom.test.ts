import { expect, test, vi } from 'vitest'
import { liveRegions } from '@/protocol'
import { announce } from './announce'

test('a text is not left at the end of the page, where it would be read again', () => {
  vi.useFakeTimers()
  const region = document.getElementById(liveRegions.polite)
  announce('One job found.')
  expect(region).toHaveTextContent('One job found.')
  vi.runAllTimers()
  vi.useRealTimers()
  expect(region).toBeEmptyDOMElement()
})
