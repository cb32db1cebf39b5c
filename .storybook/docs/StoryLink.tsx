import { AnchorMdx } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { siteUrl } from '../siteLink'

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

/** Opens an address of the site, which the MDX of a page cannot know. */
export function SiteLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={siteUrl(to).href} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
