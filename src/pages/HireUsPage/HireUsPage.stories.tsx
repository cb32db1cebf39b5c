import { expect, within } from 'storybook/test'
import { contact } from '@/content/contact'
import { hireUs } from '@/content/hireUs'
import { preview } from '../../../.storybook/preview'
import { HireUsPage } from './HireUsPage'

const meta = preview.meta({
  component: HireUsPage,
  parameters: {
    route: '/hire-us',
    docs: {
      description: {
        component: `For employers: ways to hire, what happens next, and a form for the first brief.

- **Visitor’s task:** arrives from “Hire Us” in Navbar, “Hire Talent” in Hero, or a service. Leaves with the brief sent and the day of the answer, or for one of three ServicePages.
- **Order:** PageHero, CardsBand, Steps, ContactForm, and beside it Consultant and Questions. PageHero’s button leads to the form: its band keeps the id \`brief\`.
- **States:** nothing loads. Errors and the confirmation of the form are those of ContactPage: Faults and Sent.
- **Check when it changes:** Steps is a table in a band wider than 896 px. Above 688 px the questions are beside the form; in a window of 768 px both end at about the same height (Tablet).`,
      },
    },
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: hireUs.title })).toBeVisible()
    const { models, steps, promise, questions, brief } = hireUs
    const titles = within(canvas.getByRole('main')).getAllByRole('heading', { level: 2 })
    await expect(titles.map(({ textContent }) => textContent)).toEqual([
      ...[models, steps, brief].map(({ title }) => title),
      brief.form,
      promise.title,
      questions.title,
    ])
    const rows = within(canvas.getByRole('region', { name: steps.title })).getAllByRole('listitem')
    await expect(rows.map(({ textContent }) => textContent)).toEqual(
      steps.items.map(({ when, title, text }) => when + title + text),
    )
  },
})

Default.test('an employer goes to the form and sees it from its title on', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: hireUs.action.text }))
  await expect(document.activeElement).toHaveAttribute('id', 'brief')
  await expect(canvas.getByRole('heading', { name: hireUs.brief.title }).getBoundingClientRect().top).toBeGreaterThan(0)
})

export const Tablet = meta.story({ globals: { viewport: { value: 'w768' } } })

Tablet.test('the form ends where the questions beside it end', async ({ canvas }) => {
  const questions = await canvas.findByRole('complementary', { name: hireUs.promise.title })
  const button = canvas.getByRole('button', { name: contact.form.submit })
  const left = questions.getBoundingClientRect().bottom - button.getBoundingClientRect().bottom
  await expect(left).toBeGreaterThan(0)
  await expect(left).toBeLessThan(48)
})
