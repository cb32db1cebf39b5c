import { Children, type ReactNode, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { agency } from '@/content/agency'
import { useUi } from '@/stores/ui'
import { Part } from './Part'

/**
 * Names the page in the tab, to search engines, and to a screen reader that has just come from another page. Each of its
 * children is a part of its own.
 */
export function Page({ title, description, children }: { title: string; description: string; children: ReactNode }) {
  const { pathname } = useLocation()
  const fullTitle = title === agency.name ? `${title}: ${agency.tagline}` : `${title} | ${agency.name}`

  // Before the page fades in: a focus that moves later would take it from whoever has already gone on.
  useLayoutEffect(() => {
    const cameFromAnotherPage = useUi.getState().arrive(pathname, fullTitle)
    if (cameFromAnotherPage) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, fullTitle])

  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {Children.map(children, (part) => part && <Part>{part}</Part>)}
    </>
  )
}
