import { says } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { LegalPage } from './LegalPage'

const meta = preview.meta({
  component: LegalPage,
  parameters: {
    docs: {
      description: {
        component: `Privacy, accessibility and terms: a page of numbered parts.

- **Visitor’s task:** arrives from Footer, or from the links below a form, to read what becomes of what they type, and what they can rely on.
- **Order:** PageHero, the parts with their numbers, the day of the last change. Nothing loads. A build for a real backend has other texts for privacy and terms, with gaps marked.
- **Check when it changes:** in a band wider than 832 px the headings have a column of their own, else each is above its text.`,
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
