import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { domesticVerification } from '@/content/services/domesticVerification'
import { renderPage } from '~test/renderPage'

test.each(['/domestic/verification/', '/Domestic/VERIFICATION', '/domestic/verif%69cation'])(
  '%s shows the page of /domestic/verification',
  async (address) => {
    await renderPage(address)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(domesticVerification.title)
  },
)
