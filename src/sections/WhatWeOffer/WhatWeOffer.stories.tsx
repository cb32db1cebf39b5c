import preview from '../../../.storybook/preview'
import { WhatWeOffer } from './WhatWeOffer'

const meta = preview.meta({ title: 'Sections/WhatWeOffer', component: WhatWeOffer })

export const Default = meta.story()

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
