import { expect } from 'storybook/test'
import { legal } from '@/content/legal'
import preview from '../../../.storybook/preview'
import { TermsPage } from './TermsPage'

const meta = preview.meta({ component: TermsPage, parameters: { route: '/terms' } })

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: legal.terms.title })).toBeVisible()
  },
})
