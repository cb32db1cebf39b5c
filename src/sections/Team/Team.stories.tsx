import { expect } from 'storybook/test'
import { about } from '@/content/about'
import { onEachGround } from '../../../.storybook/blocks'
import { paths } from '@/content/paths'
import preview from '../../../.storybook/preview'
import { Team } from './Team'

const meta = preview.meta({
  title: 'Sections/Team',
  component: Team,
  args: { tone: 'paper' as const, ...about.team },
  parameters: { site: paths.about },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const { name, role } of about.team.people) {
      const person = canvas.getByRole('heading', { level: 3, name }).closest('article')
      await expect(person).toHaveTextContent(role)
    }
  },
})

export const OnePerson = meta.story({ args: { people: about.team.people.slice(0, 1) } })

export const LongText = meta.story({
  args: {
    people: [
      {
        name: 'Maria da Conceição Wolfeschlegelsteinhausenbergerdorff',
        role: 'Head of international job assistance, immigration assessment and everything in between',
        office: 'London',
        text: 'One sentence. '.repeat(30),
      },
      { name: 'Ng', role: 'Trainee', office: 'Dubai', text: '' },
      ...about.team.people,
    ],
  },
})

export const Tones = meta.story({ render: onEachGround(Team) })

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
