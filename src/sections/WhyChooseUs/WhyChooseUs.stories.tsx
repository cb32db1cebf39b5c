import { whyChoose } from '@/content/home/approach'
import { preview } from '../../../.storybook/preview'
import { WhyChooseUs } from './WhyChooseUs'

const meta = preview.meta({ component: WhyChooseUs, args: whyChoose })

export const Default = meta.story()
