import { expect } from 'storybook/test'
import { formatWeekday } from '@/ui/formatDay'
import { answerDue } from '../answerDue'
import { preview } from '../../../../.storybook/preview'
import { DayLeaf, Leaf } from './Leaf'
import styles from './Leaf.stories.module.css'

const meta = preview.meta({ component: Leaf, parameters: { width: 384 }, args: { size: 'sent' as const } })

/** After sending. Today's sheets tear off, down to the day of the answer. */
export const Default = meta.story({ args: { tears: true } })

/** On the first screen, as wide as half the desk. */
export const FirstScreen = meta.story({ args: { size: 'first' } })

/** At a form, and on a job. */
export const Small = meta.story({ args: { size: 'small' } })

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
export const Night = meta.story({ globals: { theme: 'dark' } })

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
