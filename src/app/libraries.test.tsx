import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { StructuredData } from '@/ui/Page/Page'
import { trustRules } from '@/start/trustedTypes'

// The private parts of React that the site and its tests rely on: an update that changes one fails here.

test('React writes no markup for structured data but what the Trusted Types policy allows', () => {
  const write = vi.spyOn(Element.prototype, 'innerHTML', 'set')
  render(<StructuredData thing={{ '@type': 'Organization' }} />)
  const written = write.mock.calls.map(([html]) => html)
  expect(written).toHaveLength(1)
  expect(written.map(trustRules().createHTML)).toEqual(written)
})

test('React keeps the last text of a field, which src/start/earlyInput.ts makes it forget', () => {
  render(<input />)
  expect(screen.getByRole('textbox')).toHaveProperty('_valueTracker.setValue', expect.any(Function))
})
