import { expect, waitFor } from 'storybook/test'
import { navigation } from '@/content/navigation'
import { preview } from '../../../.storybook/preview'
import { Footer } from './Footer'

const meta = preview.meta({
  component: Footer,
  args: navigation.footer,
  argTypes: {
    quickLinks: { description: 'The groups of links, each with a title' },
    social: { description: 'The name of the list of profiles, for screen readers' },
    newsletter: { description: 'The words of the sign-up' },
    rights: { description: 'The line of the copyright' },
    legal: { description: 'The links of the last line' },
    label: { description: 'The name of the navigation, for screen readers' },
    map: { description: 'The words of the map' },
  },
  parameters: {
    docs: {
      description: {
        component: `At the end of every public page: the agency, links, the newsletter, the offices and the theme.

- **Use it for:** nothing by hand: PublicLayout has it on each page.
- **Not for:** the two ways on above it: CallToAction. The links at the top: Navbar. The admin area, which has no footer: AdminLayout.
- **Words:** a group has a title of one or two words and four or five links. The newsletter says that it is coming soon, and, after a press, that there is no sign-up yet.
- **Size and target:** two columns in a window wider than 900 px or from 544 to 768 px, else one. Up to 768 px the groups of links are folded and the map has no drawing. Links are 36 px high, up to 900 px wide 44; social marks are always 44 px.
- **Keyboard and screen reader:** a footer with an address, a navigation called “Quick links” and a form. Up to 768 px Enter opens a group; in wider windows the titles are no stops of Tab. What the newsletter answers is announced.`,
      },
    },
  },
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
  await expect(canvas.getByText('Newsletter sign-up isn’t part of this demo.')).toBeVisible()
})

Default.test('a visitor presses the button of the newsletter', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
  await expect(canvas.getByText('Newsletter sign-up isn’t part of this demo.')).toBeVisible()
})

Default.test('a visitor chooses the dark theme, then the system’s again', async ({ canvas, userEvent }) => {
  const theme = canvas.getByLabelText('Theme')
  await userEvent.selectOptions(theme, 'Dark')
  await expect(document.documentElement.style.colorScheme).toBe('dark')
  await userEvent.selectOptions(theme, 'System')
  await expect(document.documentElement.style.colorScheme).toBe('light dark')
})

Default.test('on a wide screen no group of links can be collapsed', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('heading', { name: 'For employers' })).toBeVisible()
  await waitFor(() => expect(canvasElement.querySelector('details, summary')).toBeNull())
})

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })

Phone.test('the offices and the link to the map stay, without the drawing', async ({ canvas }) => {
  await expect(canvas.getByText('Bengaluru, India')).toBeVisible()
  await expect(canvas.getByRole('link', { name: /OpenStreetMap/ })).toBeVisible()
  await expect(canvas.queryByRole('img', { name: navigation.footer.map.alt })).not.toBeInTheDocument()
})

Phone.test('the footer is little higher than the screen', async ({ canvas }) => {
  await expect(canvas.getByRole('contentinfo').offsetHeight).toBeLessThanOrEqual(920)
})

Phone.test('every link is large enough for a thumb', async ({ canvas, canvasElement, userEvent }) => {
  for (const group of canvasElement.querySelectorAll('summary')) await userEvent.click(group)
  for (const link of canvas.getAllByRole('link'))
    await expect(link.offsetHeight, link.textContent).toBeGreaterThanOrEqual(44)
})
