import { AnchorMdx } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

interface StoryLinkProps {
  id: string
  /** What the toolbar is set to: `scenario:news-down`. */
  globals?: string
  children: ReactNode
}

/** A link to a story, or to the page that holds all stories of a title. Works in a new tab too: it leaves the frame. */
export function StoryLink({ id, globals, children }: StoryLinkProps) {
  const kind = id.endsWith('--docs') ? 'docs' : 'story'
  return (
    <AnchorMdx href={`./?path=/${kind}/${id}${globals ? `&globals=${globals}` : ''}`} target="_top">
      {children}
    </AnchorMdx>
  )
}
