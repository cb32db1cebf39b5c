import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { agency } from '@/content/agency'

test.each([
  ['hello@alder-way.co.uk', '+44 (0)20 7946 0182'],
  ['a.b+c@x.example', '020 7946 0182'],
])(
  'the owner’s email %s and phone %s are links wherever the text names them, and a gap is marked',
  async (email, shown) => {
    vi.resetModules()
    vi.doMock('@/content/agency', () => ({ agency: { ...agency, email, phone: { ...agency.phone, shown } } }))
    onTestFinished(() => {
      vi.doUnmock('@/content/agency')
      vi.resetModules()
    })
    const { LegalPage } = await import('./LegalPage')
    const { legalPages } = await import('@/content/legalPages')
    Object.assign(legalPages.privacy, {
      parts: { Rights: `Write to ${email}, [office] or ${email}. Or call ${shown}.` },
    })
    render(<LegalPage of="privacy" />, { wrapper: MemoryRouter })
    expect(screen.getAllByRole('link', { name: email })).toHaveLength(2)
    expect(screen.getByRole('link', { name: shown })).toHaveAttribute('href', agency.tel)
    expect(screen.getByRole('mark')).toHaveTextContent('[office]')
  },
)
