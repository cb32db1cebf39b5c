import { useState } from 'react'
import * as v from 'valibot'
import type { KeyValueStorage } from '../engine/database/storage'
import { storagePrefix } from '../transports/names'

const storageKey = `${storagePrefix}checked`
const Stored = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), [])

/** The frames that someone has ticked off, kept in this browser. Returns them with a function that changes some. */
export function useChecked(storage: KeyValueStorage) {
  const [checked, setChecked] = useState(() => v.parse(Stored, storage.getItem(storageKey)))

  function check(keys: readonly string[], isChecked: boolean): void {
    const next = [...checked.filter((key) => !keys.includes(key)), ...(isChecked ? keys : [])]
    setChecked(next)
    storage.setItem(storageKey, JSON.stringify(next))
  }

  return [checked, check] as const
}
