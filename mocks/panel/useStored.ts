import { useState } from 'react'
import type { KeyValueStorage } from '../engine/storage'
import { usePanel } from './context'

const storageKey = 'alderway.mock.view'

function read(session: KeyValueStorage): Record<string, unknown> {
  try {
    return Object(JSON.parse(session.getItem(storageKey) ?? '{}'))
  } catch {
    return {}
  }
}

function isLike<Value>(stored: unknown, initial: Value): stored is Value {
  return typeof stored === typeof initial && stored !== null
}

/** A part of how the panel looks, kept for the tab: it survives a reload. A stored value of another type is dropped. */
export function useStored<Value>(name: string, initial: Value) {
  const { session } = usePanel()
  const [value, setValue] = useState<Value>(() => {
    const stored = read(session)[name]
    return isLike(stored, initial) ? stored : initial
  })

  function store(next: Value) {
    session.setItem(storageKey, JSON.stringify({ ...read(session), [name]: next }))
    setValue(() => next)
  }

  return [value, store] as const
}
