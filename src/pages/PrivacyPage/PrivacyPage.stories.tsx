import { expect } from 'storybook/test'
import { legal } from '@/content/legal'
import preview from '../../../.storybook/preview'
import { PrivacyPage } from './PrivacyPage'

const meta = preview.meta({ component: PrivacyPage, parameters: { route: '/privacy' } })

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: legal.privacy.title })).toBeVisible()
  },
})
