import { expect, type within } from 'storybook/test'
import type { Block, BlockContent, Service } from '@/content/services/types'
import type { StoryParameters } from '../.storybook/preview'

/** Returns the first block of a kind on a service page, as real content for a section's stories. */
export function findBlock<Kind extends Block['kind']>({ path, blocks }: Service, kind: Kind): BlockContent<Kind> {
  const block = blocks.find((candidate): candidate is Extract<Block, { kind: Kind }> => candidate.kind === kind)
  if (!block) throw new Error(`${path} has no block of kind "${kind}"`)
  const { kind: _, ...content } = block
  return content
}

/** A heading that no design has in mind: ninety characters, and a word that does not break. */
export const longTitle = 'Rechtsschutzversicherungsgesellschaften and everything else that a heading of ninety may hold'

export const longText = 'One sentence after the other, none of which comes to its point. '.repeat(8).trim()

/** Shows an element that is below the window with the section that it is in. scrollIntoView would scroll a docs page too. */
export function showSection(element: HTMLElement) {
  if (element.getBoundingClientRect().bottom <= innerHeight) return
  const navbar = document.querySelector('header')?.offsetHeight ?? 0
  const { top = 0 } = element.closest('section')?.getBoundingClientRect() ?? {}
  scrollBy({ top: top - navbar, behavior: 'instant' })
  const { bottom } = element.getBoundingClientRect()
  if (bottom > innerHeight) scrollBy({ top: bottom - innerHeight / 2, behavior: 'instant' })
}

/** A story that is complete once it says a sentence, which a docs page shows in a low frame. */
export function says(parameters: StoryParameters, sentence: string | RegExp) {
  return {
    parameters,
    async play({ canvas }: { canvas: ReturnType<typeof within> }) {
      const [text] = await canvas.findAllByText(sentence)
      await expect(text).toBeVisible()
      if (text) showSection(text)
    },
  }
}
