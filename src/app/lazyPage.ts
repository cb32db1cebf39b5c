import { type ComponentType, createElement, lazy, useState } from 'react'
import { loadCode } from '@/ui/loadCode'

interface PageCode {
  name: string
  load: () => Promise<unknown>
  forgetFailure: () => void
}

const pageCode = new Map<unknown, PageCode>()

/** Returns the name of a page's code and how to load it; undefined for a component that `lazyPage` did not make. */
export function codeOf(component: unknown): PageCode | undefined {
  return pageCode.get(component)
}

/** Loads failed code again on the next render. A component that React.lazy made keeps its failure until a reload. */
export function forgetFailures(): void {
  for (const { forgetFailure } of pageCode.values()) forgetFailure()
}

/** Returns a component that loads its code when first rendered, and renders at once if the code is already loaded. */
export function lazyPage<Name extends string, Props extends object = object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: ComponentType<Props> = lazy(loadPage)

  async function loadPage() {
    loaded = (await loadCode(load))[name]
    return { default: loaded }
  }

  function LazyPage(props: Props) {
    // State, so that a page which is on screen keeps its type.
    const [Page] = useState(() => loaded ?? loading)
    return createElement(Page, props)
  }

  pageCode.set(LazyPage, { name, load: loadPage, forgetFailure: () => (loading = lazy(loadPage)) })
  return LazyPage
}
