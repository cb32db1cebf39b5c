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
    for (const [field, value] of Object.entries(v.parse(Draft, storage.getItem(name)))) {
      const known = fields.find((candidate) => candidate === field)
      if (known && value) form.setValue(known, value)
    }
    const subscription = form.watch((values) => {
      const draft = fields.map((field) => [field, values[field] ?? ''])
      if (draft.every(([, value]) => value === '')) storage.removeItem(name)
      else storage.setItem(name, JSON.stringify(Object.fromEntries(draft)))
    })
    return () => subscription.unsubscribe()
  }, [form, name, fields])

  return () => storage.removeItem(name)
}
