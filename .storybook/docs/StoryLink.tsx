import { AnchorMdx } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import './docs.module.css'

interface StoryLinkProps {
  id: string
  /** Toolbar settings: `scenario:news-down`. */
  globals?: string
  children: ReactNode
}

/** Links to a story, or to a component's docs page (`--docs`). Leaves the preview iframe. */
export function StoryLink({ id, globals, children }: StoryLinkProps) {
  const kind = id.endsWith('--docs') ? 'docs' : 'story'
  return (
    <AnchorMdx href={`./?path=/${kind}/${id}${globals ? `&globals=${globals}` : ''}`} target="_top">
      {children}
    </AnchorMdx>
  )
}
