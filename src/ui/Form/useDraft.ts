import { useLayoutEffect } from 'react'
import * as v from 'valibot'
import { safeStorage } from '@/stores/safeStorage'

interface TextForm<Name extends string> {
  setValue: (name: Name, text: string) => void
  watch: (onChange: (values: Partial<Record<Name, unknown>>) => void) => { unsubscribe: () => void }
}

const storage = safeStorage('sessionStorage')
const Draft = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.fallback(v.string(), ''))), {})

/** Returns a function that clears the draft. `fields` must be a constant, because an effect depends on it. */
export function useDraft<Name extends string>(form: TextForm<Name>, key: string, fields: readonly Name[]): () => void {
  const name = `alderway.draft.${key}`

  // Before the paint: nothing can be typed that is not kept.
  useLayoutEffect(() => {
    const draft = v.parse(Draft, storage.getItem(name))
    for (const field of fields) {
      const text = draft[field]
      if (text) form.setValue(field, text)
    }
    const subscription = form.watch((values) => storage.setItem(name, JSON.stringify(values, [...fields])))
    return () => subscription.unsubscribe()
  }, [form, name, fields])

  return () => storage.removeItem(name)
}
