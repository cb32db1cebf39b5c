import { AnchorMdx } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

/** Links to a story, as `[text](./?path=/story/id)` does in MDX, and with toolbar settings, which those links lose. */
export function StoryLink({
  id,
  globals,
  children,
}: {
  /** A story's, or that of a component's docs page (`--docs`). Without one there is no link. */
  id: string | undefined
  /** Toolbar settings: `scenario:news-down`. */
  globals?: string
  children: ReactNode
}) {
  if (!id) return children
  const href = `./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`
  const Anchor = globals ? 'a' : AnchorMdx
  return (
    <Anchor target="_top" href={globals ? `${href}&globals=${globals}` : href}>
      {children}
    </Anchor>
  )
}
