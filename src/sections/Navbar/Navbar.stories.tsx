import { expect, waitFor } from 'storybook/test'
import { navigation } from '@/content/navigation'
import { preview } from '../../../.storybook/preview'
import { Navbar } from './Navbar'

const meta = preview.meta({ component: Navbar, args: { main: navigation.main, actions: navigation.actions } })

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
