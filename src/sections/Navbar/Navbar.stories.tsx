import { expect, waitFor } from 'storybook/test'
import { navigation } from '@/content/navigation'
import { preview } from '../../../.storybook/preview'
import { Navbar } from './Navbar'

const meta = preview.meta({
  component: Navbar,
  args: { main: navigation.main, actions: navigation.actions },
  argTypes: {
    main: { description: 'Links, and the menu of services, in this order' },
    actions: { description: 'The two buttons at the end of the phone’s menu' },
  },
  parameters: {
    docs: {
      description: {
        component: `The bar above every public page: the logo, six links and the menu of services.

- **Use it for:** nothing by hand: PublicLayout has it once.
- **Not for:** links at the end of a page: Footer. The admin area: AdminLayout. Filters of a list: JobRail.
- **Words:** one or two words with capitals: “About Us”. A service has a hint that says what is behind it, at most 38 characters: “Interviewed by engineers first”.
- **Size and target:** at least 72 px high, and sticky unless the window is lower than 320 px. Links are 44 px high. Up to 768 px they fold behind a button of 44 px; in the open menu an item is 52 px high and a service at least 44.
- **Keyboard and screen reader:** a navigation called “Main”, where the current page has \`aria-current\`. Our Services opens on a press, or under the pointer where the bar is wide; Escape closes it, and the focus goes from inside it to its button. The phone’s menu closes when the focus leaves it.`,
      },
    },
  },
})

const phone = { viewport: { value: 'w375' } }

/** A menu covers what is below the bar. */
const openOnPhone = { docs: { story: { height: '50rem' } } }

export const Default = meta.story()

Default.test(
  'a visitor opens the services with the pointer, and a click leaves them open',
  async ({ canvas, userEvent }) => {
    const services = canvas.getByRole('button', { name: 'Our Services' })
    await userEvent.hover(services)
    await expect(await canvas.findByRole('link', { name: /^Immigration/ })).toBeVisible()
    // As in older browsers, where a click does not tell its pointer.
    await userEvent.click(services)
    await expect(services).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(services).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await userEvent.hover(canvas.getByRole('link', { name: 'Alderway' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Immigration/ })).not.toBeInTheDocument())
  },
)

Default.test(
  'a visitor whose hand is slow does not leave the services on the way into their menu',
  async ({ canvas, userEvent }) => {
    const services = canvas.getByRole('button', { name: 'Our Services' })
    await userEvent.hover(services)
    const link = await canvas.findByRole('link', { name: /^Immigration/ })
    const { left, bottom } = services.getBoundingClientRect()
    const way = Array.from({ length: link.getBoundingClientRect().top - bottom }, (_, step) => bottom + step)
    const item = services.closest('li')
    await expect(way.filter((y) => !item?.contains(document.elementFromPoint(left + 8, y)))).toEqual([])
  },
)

Default.test(
  'a visitor opens the services with the keyboard, and Escape closes them',
  async ({ canvas, userEvent }) => {
    const services = canvas.getByRole('button', { name: 'Our Services' })
    services.focus()
    await userEvent.keyboard('{Enter}')
    await expect(services).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(canvas.getAllByRole('link', { name: /^Let’s Get Started/ })[0]).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(services).toHaveAttribute('aria-expanded', 'false')
    await expect(services).toHaveFocus()
  },
)

Default.test(
  'a visitor closes with Escape the services that the pointer has opened, and keeps their place',
  async ({ canvas, userEvent }) => {
    const services = canvas.getByRole('button', { name: 'Our Services' })
    await userEvent.hover(services)
    await expect(services).toHaveAttribute('aria-expanded', 'true')
    await expect(document.body).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(services).toHaveAttribute('aria-expanded', 'false')
    await expect(document.body).toHaveFocus()
  },
)

/** On a wide screen: thirteen services in two areas and a column of more. */
export const ServicesOpen = meta.story({
  parameters: { docs: { story: { height: '34rem' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Our Services' }))
    await expect(await canvas.findByRole('link', { name: /^Talent Acquisition/ })).toBeVisible()
  },
})

export const PhoneMenuOpen = meta.story({
  globals: phone,
  parameters: openOnPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }))
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See open jobs' })).toBeVisible()
  },
})

PhoneMenuOpen.test('a visitor goes to a page, and the menu closes', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Blog' }))
  await expect(await canvas.findByRole('button', { name: 'Open the menu' })).toBeVisible()
  await expect(canvas.queryByRole('link', { name: 'Contact Us' })).not.toBeInTheDocument()
})

PhoneMenuOpen.test('a visitor leaves the menu with Tab, and it closes', async ({ canvas, userEvent }) => {
  const after = document.body.appendChild(document.createElement('button'))
  canvas.getByRole('link', { name: 'Hire us' }).focus()
  await userEvent.tab({ shift: true })
  await expect(canvas.getByRole('link', { name: 'See open jobs' })).toHaveFocus()
  after.focus()
  await expect(canvas.queryByRole('link', { name: 'See open jobs' })).not.toBeInTheDocument()
  await expect(canvas.getByRole('button', { name: 'Open the menu' })).toBeVisible()
  after.remove()
})

/** The services inside the phone's menu open on a tap. */
export const PhoneServicesOpen = meta.story({
  globals: phone,
  parameters: openOnPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Our Services' }))
    await expect(canvas.getByRole('link', { name: /^Talent Acquisition/ })).toBeVisible()
  },
})
