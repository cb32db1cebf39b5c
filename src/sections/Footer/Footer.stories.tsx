import { expect } from 'storybook/test'
import { navigation } from '@/content/navigation'
import { paths } from '@/content/paths'
import { longText, longTitle } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { Footer } from './Footer'

const meta = preview.meta({
  title: 'Sections/Footer',
  component: Footer,
  args: navigation.footer,
  parameters: { site: paths.home },
})

export const Default = meta.story()

Default.test('a visitor leaves an address, and the page stays as it is', async ({ canvas, userEvent }) => {
  const reloads: boolean[] = []
  function watch(event: Event) {
    reloads.push(!event.defaultPrevented)
    event.preventDefault()
  }
  document.addEventListener('submit', watch, { once: true })
  const field = canvas.getByLabelText('Email address')
  await userEvent.type(field, 'kwame@example.com{Enter}')
  await expect(reloads).toEqual([false])
  await expect(field).toHaveValue('kwame@example.com')
  await expect(canvas.getByRole('status')).toHaveTextContent('Newsletter sign-up isn’t part of this demo.')
})

Default.test('a visitor with half an address reads at once that nothing is sent', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.type(canvas.getByLabelText('Email address'), 'kwame{Enter}')
  await expect(canvas.getByRole('status')).toHaveTextContent('Newsletter sign-up isn’t part of this demo.')
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
})

Default.test('a visitor finds each office beside the map', async ({ canvas }) => {
  for (const city of ['London', 'Bengaluru', 'Toronto', 'Dubai']) {
    await expect(canvas.getByText(new RegExp(`^${city}, `))).toBeVisible()
  }
})

Default.test('a visitor chooses the dark theme, then the system’s again', async ({ canvas, userEvent }) => {
  const theme = canvas.getByLabelText('Theme')
  await userEvent.selectOptions(theme, 'Dark')
  await expect(document.documentElement.style.colorScheme).toBe('dark')
  await userEvent.selectOptions(theme, 'System')
  await expect(document.documentElement.style.colorScheme).toBe('light dark')
})

Default.test('staff find their sign-in', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Staff sign-in' })).toHaveAttribute('href', '/admin-login')
})

export const LongText = meta.story({
  args: {
    legal: longText,
    newsletter: { ...navigation.footer.newsletter, title: longTitle, text: longText },
  },
})

/** Enter was pressed in the newsletter field. */
export const NewsletterEntered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'kwame@example.com{Enter}')
    await expect(canvas.getByText('Newsletter sign-up isn’t part of this demo.')).toBeVisible()
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })

Phone.test('every link is large enough for a thumb', async ({ canvas, canvasElement, userEvent }) => {
  for (const group of canvasElement.querySelectorAll('summary')) await userEvent.click(group)
  for (const link of canvas.getAllByRole('link'))
    await expect(link.offsetHeight, link.textContent).toBeGreaterThanOrEqual(44)
})
