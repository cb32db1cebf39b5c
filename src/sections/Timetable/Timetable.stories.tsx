import { expect, within } from 'storybook/test'
import { domesticAssistance } from '@/content/services/domesticAssistance'
import { employeeTrainee } from '@/content/services/employeeTrainee'
import { internationalAssistance } from '@/content/services/internationalAssistance'
import { blockOf, Grounds } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { Timetable } from './Timetable'

const meta = preview.meta({
  title: 'Sections/Timetable',
  component: Timetable,
  args: { tone: 'paper' as const, ...blockOf(domesticAssistance, 'timetable') },
  parameters: { site: domesticAssistance.path },
})

/** Three and six months on one axis. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [short, long] = ['3 months', '6 months'].map((name) => canvas.getByRole('region', { name }))
    await expect(within(short ?? document.body).getAllByRole('listitem')).toHaveLength(4)
    await expect(within(long ?? document.body).getAllByRole('listitem')).toHaveLength(7)
    await expect(within(long ?? document.body).getByText('Month 6')).toBeVisible()
  },
})

export const International = meta.story({ args: blockOf(internationalAssistance, 'timetable') })

/** In weeks. */
export const Weeks = meta.story({ args: blockOf(employeeTrainee, 'timetable') })

export const OnePlan = meta.story({
  args: { intro: undefined, plans: blockOf(domesticAssistance, 'timetable').plans.slice(1) },
})

export const Tones = meta.story({
  render: (args) => (
    <Grounds>
      {(tone) => {
        // Each plan is a region, and regions need unique names.
        const plans = args.plans.map((plan) => ({ ...plan, name: `${plan.name} (on ${tone})` }))
        return <Timetable {...args} tone={tone} title={`${args.title} (on ${tone})`} plans={plans} />
      }}
    </Grounds>
  ),
})

/** One plan below the other, without the axis. */
export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
