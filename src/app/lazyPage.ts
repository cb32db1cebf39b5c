import { type ComponentType, createElement, lazy, useState } from 'react'

/** By the component that `lazyPage` has made. */
export const pageCode = new Map<unknown, { name: string; load: () => Promise<unknown> }>()

/** Unlike React's `lazy`, the component renders at once if its code is already loaded. */
export function lazyPage<Name extends string, Props extends object = object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined

  async function loadPage() {
    loaded = (await load())[name]
    return { default: loaded }
  }

  const Loading = lazy(loadPage)

  function LazyPage(props: Props) {
    // State, so that a page which is on screen keeps its type.
    const [Page] = useState(() => loaded ?? Loading)
    return createElement(Page, props)
  }

  pageCode.set(LazyPage, { name, load: loadPage })
  return LazyPage
}
