import { says } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { PrivacyPage } from './PrivacyPage'

const meta = preview.meta({ component: PrivacyPage, parameters: { route: '/privacy' } })

export const Default = meta.story(says({}, /^Nothing that you type here/))
