import { act, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Sent } from './Sent'

test('what was promised stays in a page that is open over midnight', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-01T22:50Z') })
  vi.stubEnv('TZ', 'Europe/Berlin')
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })
  const { container } = render(
    <Sent title="Sent!" text="Then we talk." name="Ana Sousa" again="Again" onAgain={vi.fn<() => void>()} />,
  )
  const leaf = container.querySelector('[data-size=sent]')
  const readDay = () => leaf?.closest<HTMLElement>('[style]')?.style.getPropertyValue('--day-0')
  const before = [screen.getByRole('group').textContent, readDay()]
  expect(before).toEqual([expect.stringMatching(/Tuesday, December 1.*By Friday, December 4\./), '"4"'])
  await act(() => vi.advanceTimersByTimeAsync(15 * 60_000))
  expect([screen.getByRole('group').textContent, readDay()]).toEqual(before)
})
