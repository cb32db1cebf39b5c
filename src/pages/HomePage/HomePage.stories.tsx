import { expect } from 'storybook/test'
import { messages } from '@/content/messages'
import preview from '../../../.storybook/preview'
import { HomePage } from './HomePage'

const meta = preview.meta({ title: 'Pages/HomePage', component: HomePage, parameters: { route: '/' } })

const headline = /^Regional lenders ease terms/

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: headline })).toBeVisible()
  },
})

Loaded.test('a visitor opens the services in the menu and goes to one', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Our Services' }).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(canvas.getByRole('link', { name: /^Seven checks|^Verification Seven checks/ }))
  await expect(await canvas.findByRole('heading', { level: 1, name: /verif/i })).toBeVisible()
})

Loaded.test('a visitor goes from the first slide to the jobs', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Get Hired' }))
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Find your next job' })).toBeVisible()
})

export const Loading = meta.story({
  parameters: { mock: { news: 'pending' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.news.loading)).toBeVisible()
  },
})

/** Loading first, then loaded. */
export const Slow = meta.story({
  parameters: { mock: { news: 'slow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: headline }, { timeout: 5000 })).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: { mock: { news: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.news.empty)).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { mock: { news: 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.news.failed)
  },
})

/** Slides are paused, and numbers don't count up. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Play the slides' })).toBeVisible()
  },
})
