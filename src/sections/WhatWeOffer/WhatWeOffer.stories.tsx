import { offers } from '@/content/home/solutions'
import { preview } from '../../../.storybook/preview'
import { WhatWeOffer } from './WhatWeOffer'

const meta = preview.meta({ component: WhatWeOffer, args: offers })

export const Default = meta.story()
