import { useLayoutEffect, useState } from 'react'
import * as v from 'valibot'
import { safeStorage } from '@/stores/safeStorage'
import { useInBrowser } from '../useInBrowser'

interface TextForm<Name extends string> {
  setValue: (name: Name, text: string) => void
  watch: (onChange: (values: Partial<Record<Name, unknown>>) => void) => { unsubscribe: () => void }
}

const storage = safeStorage('sessionStorage')
const Draft = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.fallback(v.string(), ''))), {})

const prefix = 'alderway.draft.'

function readDraft(name: string) {
  return v.parse(Draft, storage.getItem(prefix + name))
}

/** A draft that was erased is none. */
export function hasDraft(name: string) {
  return Object.values(readDraft(name)).some(Boolean)
}

/** `fields` must be a constant, because an effect depends on it. */
export function useDraft<Name extends string>(form: TextForm<Name>, name: string, fields: readonly Name[]) {
  const [isKept, setKept] = useState(() => hasDraft(name))
  const isRestored = useInBrowser(() => isKept)

  // Before the paint: nothing can be typed that is not kept.
  useLayoutEffect(() => {
    const draft = readDraft(name)
    for (const field of fields) {
      const text = draft[field]
      if (text) form.setValue(field, text)
    }
    const subscription = form.watch((values) => storage.setItem(prefix + name, JSON.stringify(values, [...fields])))
    return () => subscription.unsubscribe()
  }, [form, name, fields])

  function clearDraft() {
    storage.removeItem(prefix + name)
    setKept(false)
  }
  return { isRestored, clearDraft }
}
