import { useEffect } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { safeStorage } from '@/stores/safeStorage'

/**
 * Keeps what is typed into the named text fields for this tab, so that leaving the page or reloading it loses nothing.
 * Gives a function that forgets the draft, for after the form was sent.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string,
  fields: readonly Path<Values>[],
): () => void {
  const storage = safeStorage('sessionStorage')
  const name = `alderway.draft.${key}`

  useEffect(() => {
    for (const [field, value] of Object.entries(readDraft(storage.getItem(name)))) {
      const known = fields.find((candidate) => candidate === field)
      if (known && value) form.setValue(known, value as DefaultValues<Values>[typeof known])
    }
    const subscription = form.watch((values) => {
      const draft = Object.fromEntries(fields.map((field) => [field, values[field] ?? '']))
      storage.setItem(name, JSON.stringify(draft))
    })
    return () => subscription.unsubscribe()
    // A form keeps its fields and its key for life.
  }, [name])

  return () => storage.removeItem(name)
}

function readDraft(text: string | null): Record<string, string> {
  try {
    const draft: unknown = JSON.parse(text ?? '{}')
    if (typeof draft !== 'object' || draft === null) return {}
    return Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}
