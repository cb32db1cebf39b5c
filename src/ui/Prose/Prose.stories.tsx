import { expect, within } from 'storybook/test'
import { preview } from '../../../.storybook/preview'
import { sampleBlogs } from '@/content/sampleBlogs'
import { Prose } from './Prose'

const meta = preview.meta({
  component: Prose,
  parameters: {
    docs: {
      description: {
        component: `Renders plain text of a backend: paragraphs, headings, lists and views of one file of figures. It is no Markdown, and no HTML: tags are shown as they were typed.

- **Use it for:** the content of a post, the description of a job.
- **Not for:** words with links or pictures in them, which it does not know.
- **Words:** a line that starts with \`## \` is a heading, one with \`- \`, \`*\`, \`•\` or \`–\` a list item; an empty line ends a paragraph.
- **Size:** lines are at most \`--measure\` wide, whatever room there is.
- **Keyboard and screen reader:** headings are h2, and lists are lists. There is nothing to press.`,
      },
    },
  },
  args: { text: 'One paragraph.\n\nAnd another.\n\n## A heading\n\n- A row of a list\n- And one more' },
  argTypes: { text: { description: 'Lines, of which some begin with a mark' } },
})

export const Default = meta.story()

/** A whole blog post. */
export const LongText = meta.story({ args: { text: sampleBlogs[0].content } })

export const TagsInTheText = meta.story({
  args: { text: 'Data is shown as text: <strong>not bold</strong>, <img src=x onerror=alert(1)> not a picture.' },
})

TagsInTheText.test('a visitor sees the tags as they were typed', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByText(/<strong>not bold<\/strong>/)).toBeVisible()
  await expect(canvasElement.querySelector('img')).toBeNull()
})
