import { AnchorMdx } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

/** A link to a story, or to the page that holds all stories of a title. Works in a new tab too: it leaves the frame. */
export function StoryLink({ id, children }: { id: string; children: ReactNode }) {
  const kind = id.endsWith('--docs') ? 'docs' : 'story'
  return (
    <AnchorMdx href={`./?path=/${kind}/${id}`} target="_top">
      {children}
    </AnchorMdx>
  )
}
