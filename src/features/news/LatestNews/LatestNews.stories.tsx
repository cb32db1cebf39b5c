import { expect } from 'storybook/test'
import { latestNews } from '@/content/home/jobsAndNews'
import { messages } from '@/content/messages'
import { backend } from '~test/backend'
import { says } from '~test/storyParts'
import { preview } from '../../../../.storybook/preview'
import { LatestNews } from './LatestNews'

const meta = preview.meta({
  component: LatestNews,
  args: { title: latestNews.title, intro: latestNews.intro },
  argTypes: { title: { description: 'The h2' }, intro: { description: 'The sentence below the title' } },
  parameters: {
    width: 'full',
    site: '/',
    docs: {
      description: {
        component: `Headlines from the news service, in three categories.

- **Use it for:** the news, once, on the home page.
- **Not for:** the agency’s own posts: BlogCard. Jobs: FeaturedJobs.
- **Words:** title and introduction are the site’s. Headlines, sentences and dates are those of the service, in any language. A category is one word.
- **Size and target:** four columns in a band wider than 928 px, else two; in a window up to 640 px a row to swipe. Categories and pages are at least 44 px high.
- **Keyboard and screen reader:** a group of buttons called “News category”, with \`aria-pressed\`. How many headlines there are is announced. Each is an h3 with a link that says it opens a new tab; its date is read last.`,
      },
    },
  },
})

const headline = /^Regional lenders ease terms/

export const Loaded = meta.story(says({}, headline))

Loaded.test('a screen reader reads the day after the headline, and not at the end of the one before', async (story) => {
  const card = (await story.canvas.findByRole('link', { name: headline })).closest('article')
  await expect(card).toHaveTextContent(/^Regional lenders.*, \d{4}$/)
  const day = card?.querySelector('time')
  await expect(day?.getBoundingClientRect().top).toBeLessThan(
    story.canvas.getByRole('heading', { name: headline }).getBoundingClientRect().top,
  )
})

Loaded.test('a visitor turns the page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
  await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(canvas.queryByRole('link', { name: headline })).not.toBeInTheDocument()
})

Loaded.test('a visitor chooses another category and starts on its first page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
  await userEvent.click(canvas.getByRole('button', { name: 'sports' }))
  await expect(canvas.getByRole('button', { name: 'sports' })).toHaveAttribute('aria-pressed', 'true')
  await expect(await canvas.findByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  await expect(canvas.queryByRole('link', { name: headline })).not.toBeInTheDocument()
})

export const Loading = meta.story(says({ mock: { news: 'pending' } }, messages.news.loading))

export const Empty = meta.story(says({ mock: { news: 'empty' } }, messages.news.empty))

export const Failed = meta.story(says({ mock: { news: 'error' } }, messages.news.failed))

/** Too long, one long word, right to left, and an unsafe address. */
export const LongText = meta.story({
  beforeEach() {
    change(1, { title: 'A headline that was written by somebody who is paid by the word. '.repeat(3) })
    change(2, { title: 'Rechtsschutzversicherungsgesellschaftenverzeichnis', description: 'One sentence. '.repeat(40) })
    change(3, { title: 'الشركات تعلن الرواتب في إعلانات الوظائف', description: '' })
    change(4, { url: 'javascript:alert(1)' })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^A headline that was written/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^More employers print/ })).not.toBeInTheDocument()
  },
})

function change(id: number, data: { title?: string; description?: string; url?: string }) {
  backend.edits.apply({ edit: 'put', table: 'article', row: { id, ...data } })
}

export const Phone = meta.story({
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: headline })
  },
})

Phone.test('a visitor who swiped finds the first card of the next page', async ({ canvas, userEvent }) => {
  const list = () => canvas.getAllByRole('article')[0]?.closest('ul')
  list()?.scrollTo({ left: 800, behavior: 'instant' })
  await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
  await expect(list()).toHaveProperty('scrollLeft', 0)
})
