import { AnchorMdx } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

interface StoryLinkProps {
  /** A story's, or that of a component's docs page (`--docs`). Without one there is no link. */
  id: string | undefined
  /** Toolbar settings: `scenario:news-down`. */
  globals?: string
  children: ReactNode
}

/** Links to a story, as `[text](./?path=/story/id)` does in MDX. */
export function StoryLink({ id, globals, children }: StoryLinkProps) {
  if (!id) return children
  const kind = id.endsWith('--docs') ? 'docs' : 'story'
  return (
    <AnchorMdx target="_top" href={`./?path=/${kind}/${id}${globals ? `&globals=${globals}` : ''}`}>
      {children}
    </AnchorMdx>
  )
}
