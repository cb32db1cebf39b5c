import { says } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { TermsPage } from './TermsPage'

const meta = preview.meta({ component: TermsPage, parameters: { route: '/terms' } })

export const Default = meta.story(says({}, /^This website is a demo/))
