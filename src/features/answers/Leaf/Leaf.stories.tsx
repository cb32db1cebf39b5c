import { expect } from 'storybook/test'
import { formatWeekday } from '@/content/calendar'
import { answerDue } from '../answerDue'
import { preview } from '../../../../.storybook/preview'
import { DayLeaf, Leaf } from './Leaf'
import styles from './Leaf.stories.module.css'

const meta = preview.meta({
  component: Leaf,
  parameters: {
    width: 384,
    docs: {
      description: {
        component: `A calendar leaf with the day of the answer, which a sentence beside it says to screen readers.

- **Use it for:** the promise of an answer, once on a page: on the first screen, at the forms, on a job, and after sending.
- **Not for:** another day, such as a stop of a road: DayLeaf. A leaf with its sentence: AnswerBy.
- **Words:** weekday, day and month come from the date by themselves. Without a script it says “Within 72 working hours”.
- **Size and target:** up to 312, 216 or 96 px wide; the height is 6/5 of it. It is no target of its own. By night it stays paper.
- **Keyboard and screen reader:** hidden from screen readers: put the sentence beside it, as AnswerBy does. The sheets tear off for 580 ms once its turn has come, and with reduced motion there are none.`,
      },
    },
  },
  args: { size: 'sent' as const },
  argTypes: {
    size: {
      description:
        'Its width: `first` 312 px or half of the desk, `sent` 216 px, `small` 96 px. The height is 6/5 of it.',
    },
  },
})

/** After sending. Today's sheets tear off, down to the day of the answer. */
export const Default = meta.story({ args: { tears: true } })

/** On the first screen, as wide as half the desk. */
export const FirstScreen = meta.story({
  args: { size: 'first' },
  decorators: [
    (Story) => (
      <div
        ref={(desk) => desk?.style.setProperty('--leaf', 'min(19.5rem, 84cqi)')}
        style={{ containerType: 'inline-size' }}
      >
        <Story />
      </div>
    ),
  ],
})

/** At a form, and on a job. */
export const Small = meta.story({ args: { size: 'small' } })

/** Side by side, with their widths in px: the first screen, after sending, at a form or on a job, a stop of the road. */
export const Sizes = meta.story({
  parameters: { width: 'full' },
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '3rem', padding: '3rem 2rem' }}>
      {(['first', 'sent', 'small'] as const).map((size) => (
        <li key={size}>
          <Leaf size={size} />
          <p style={{ marginTop: '2rem' }}>
            {size}, {{ first: 312, sent: 216, small: 96 }[size]} px
          </p>
        </li>
      ))}
      <li>
        <DayLeaf band="Nov" figure={30} />
        <p style={{ marginTop: '2rem' }}>DayLeaf</p>
      </li>
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const leaves = [...canvasElement.querySelectorAll<HTMLElement>('[data-size]')].slice(0, 3)
    await expect(leaves.map(({ offsetWidth }) => offsetWidth)).toEqual([312, 216, 96])
  },
})

/** Without a script. */
export const WithoutDay = meta.story({
  decorators: [
    (Story) => (
      <div className={styles.undated}>
        <Story />
      </div>
    ),
  ],
})

/** Paper by night too. */
export const Night = meta.story({ globals: { theme: 'dark' }, tags: ['!autodocs'] })

/** A stop of the road. */
export const OfAnotherDay = meta.story({ render: () => <DayLeaf band="Nov" figure={30} /> })

Default.test('its box is the same with and without the day', async ({ canvasElement }) => {
  const leaf = canvasElement.querySelector('[data-size]')
  const measure = () =>
    [...canvasElement.querySelectorAll('[data-size], [data-undated]')].map(({ clientHeight }) => clientHeight)
  const dated = measure()
  leaf?.parentElement?.classList.add(styles.undated ?? '')
  await expect(measure()).toEqual(dated)
})

Small.test('weekday and month are whole at a minimum font size of 24', async ({ canvasElement }) => {
  const parts = [...canvasElement.querySelectorAll<HTMLElement>('[data-undated]')]
  // A browser's minimum goes around the computed size in the same way.
  for (const part of parts) part.style.fontSize = `max(24px, ${getComputedStyle(part).fontSize})`
  await expect(parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
})

Default.test('it shows the day that the sentences say', async ({ canvasElement }) => {
  const parts = canvasElement.querySelectorAll('[data-undated]')
  const [weekday, day, month] = Array.from(parts, (part) => getComputedStyle(part, '::before').content.slice(1, -1))
  await expect(`${weekday}, ${month} ${day}`).toBe(formatWeekday(answerDue(new Date())))
})

Default.test('three sheets tear off within 600 ms', async ({ canvasElement }) => {
  const sheets = canvasElement.querySelectorAll('[data-undated] ~ :not([data-undated])')
  const ends = [...sheets].flatMap((sheet) =>
    sheet.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime),
  )
  await expect(ends.map(Number).map(Math.round)).toEqual([580, 460, 340])
})
