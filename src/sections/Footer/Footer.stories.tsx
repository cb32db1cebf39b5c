import { expect, waitFor } from 'storybook/test'
import { navigation } from '@/content/navigation'
import { preview } from '../../../.storybook/preview'
import { Footer } from './Footer'

const meta = preview.meta({ component: Footer, args: navigation.footer })

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
