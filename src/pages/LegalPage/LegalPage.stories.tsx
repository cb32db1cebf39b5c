import { says } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { LegalPage } from './LegalPage'

const meta = preview.meta({
  component: LegalPage,
  parameters: {
    docs: {
      description: {
        component: 'Privacy, accessibility and terms: long texts, with a list of their parts.',
      },
    },
  },
})

export const Privacy = meta.story({ args: { of: 'privacy' }, ...says({ route: '/privacy' }, /^Nothing that you type/) })

export const AccessibilityStatement = meta.story({
  args: { of: 'accessibility' },
  ...says({ route: '/accessibility' }, /^Everyone should be able/),
})

export const Terms = meta.story({ args: { of: 'terms' }, ...says({ route: '/terms' }, /^This website is a demo/) })
