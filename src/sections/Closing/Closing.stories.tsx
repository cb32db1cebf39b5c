import { services } from '@/content/services'
import { domesticStart } from '@/content/services/domesticStart'
import { onEachGround } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { Closing } from './Closing'

const meta = preview.meta({
  title: 'Sections/Closing',
  component: Closing,
  args: { tone: 'paper' as const, ...domesticStart.closing },
  parameters: { site: domesticStart.path },
})

export const Default = meta.story()

/** The closings of all thirteen service pages. */
export const Many = meta.story({
  render: () => (
    <>
      {services.map(({ path, area, closing }, index) => (
        <Closing
          key={path}
          {...closing}
          tone={index % 2 === 0 ? 'paper' : 'white'}
          title={`${closing.title} (${area}, ${index + 1})`}
        />
      ))}
    </>
  ),
})

export const LongText = meta.story({
  args: {
    title: 'A last question that takes its time and asks for two things at once, or even for three?',
    text: 'Some words on it. '.repeat(20),
    action: { text: 'Tell us about the role, the place and the date', to: '/contact' },
  },
})

export const Tones = meta.story({ render: onEachGround(Closing) })

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
