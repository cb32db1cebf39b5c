import { type ComponentType, createElement, lazy, useState } from 'react'
import { loadCode } from '@/ui/loadCode'

interface Code {
  name: string
  load: () => Promise<unknown>
}

const codes = new Map<unknown, Code>()

/** The name of a page's code and how to load it, by the component that lazyPage made; undefined for any other. */
export function codeOf(component: unknown): Code | undefined {
  return codes.get(component)
}

/** A page whose code is fetched when it is first asked for, and drawn without a wait where it is there already. */
export function lazyPage<Name extends string, Props extends object = object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined

  async function fetchCode() {
    loaded = (await loadCode(load))[name]
    return { default: loaded }
  }

  const waiting: ComponentType<Props> = lazy(fetchCode)

  function LazyPage(props: Props) {
    const [shown] = useState(() => loaded ?? waiting)
    return createElement(shown, props)
  }

  codes.set(LazyPage, { name, load: fetchCode })
  return LazyPage
}
