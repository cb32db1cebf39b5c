import { Children, type ReactNode, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { agency } from '@/content/agency'
import { useUi } from '@/stores/ui'
import { announce } from '../announce'
import { focusMain } from '../scrollToTop'
import { findFollowedLink, keepFollowedLink } from './followedLink'
import { Part } from './Part'

/** Announces the page, and makes each of its children an independent part. */
export function Page({
  title,
  description,
  children,
}: {
  title: string
  /** The sentence that search engines show. */
  description: string
  children: ReactNode
}) {
  const { pathname, key } = useLocation()
  const fullTitle = title === agency.name ? `${title}: ${agency.tagline}` : `${title} | ${agency.name}`

  // Later, it could take the focus from what the visitor has chosen. A frame that nobody uses leaves it.
  useLayoutEffect(() => {
    const { page: previous } = useUi.getState()
    useUi.setState({ page: { path: pathname, title: fullTitle } })
    const isNewPage = previous?.path && previous.path !== pathname
    // That of the document.
    if (isNewPage) document.querySelector('[rel=canonical]')?.remove()
    // The title of a job or a post is known once it has loaded.
    if (isNewPage || (previous && previous.title !== fullTitle)) announce(fullTitle)
    if (isNewPage && (self === top || document.hasFocus())) {
      const link = findFollowedLink(key)
      link?.focus({ preventScroll: true })
      // It may be out of sight now.
      if (document.activeElement !== link) focusMain()
    }
    return () => keepFollowedLink(key)
  }, [pathname, key, fullTitle])

  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {Children.map(children, (part) => part && <Part>{part}</Part>)}
    </>
  )
}

/** For search engines, in schema.org's vocabulary. */
export function StructuredData({ thing }: { thing: { '@type': string; [property: string]: unknown } }) {
  const data = JSON.stringify({ '@context': 'https://schema.org', ...thing })
  // A script element ends at the first `</script`, even within a string.
  return <script type="application/ld+json">{data.replaceAll('<', '\\u003c')}</script>
}
