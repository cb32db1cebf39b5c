import { hireUs } from '@/content/hireUs'
import { paths } from '@/content/paths'
import preview from '../../../.storybook/preview'
import { OurPromise } from './OurPromise'

const meta = preview.meta({
  component: OurPromise,
  args: { tone: 'ink' as const, ...hireUs.promise },
  parameters: { site: paths.hireUs },
})

/** On the dark background, as on Hire us. */
export const Default = meta.story()
