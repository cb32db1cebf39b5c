import { useState } from 'react'
import * as v from 'valibot'
import type { Snapshot } from '../../engine/state/snapshot'
import { usePanel } from '../context'

const storageKey = 'alderway.mock.mine'

/** The file of all saved scenarios. Each holds its state as the text of a state file. */
const File = v.pipe(v.string(), v.parseJson(), v.array(v.object({ name: v.string(), state: v.string() })))

export interface SavedScenario {
  name: string
  snapshot: Snapshot
}

/** The states that someone has saved in this browser. */
export function useMine() {
  const { backend, local } = usePanel()
  const { fromFile, toFile } = backend.snapshots

  /** Reads what `format` wrote, without states of another version; undefined for any other text. */
  function parse(text: string): SavedScenario[] | undefined {
    const file = v.safeParse(File, text)
    if (!file.success) return undefined
    return file.output.flatMap(({ name, state }) => {
      const snapshot = fromFile(state)
      return snapshot ? [{ name, snapshot }] : []
    })
  }

  function format(list: readonly SavedScenario[]): string {
    return JSON.stringify(list.map(({ name, snapshot }) => ({ name, state: toFile(snapshot) })))
  }

  const [mine, setMine] = useState(() => parse(local.getItem(storageKey) ?? '') ?? [])
  const [isUnstored, setIsUnstored] = useState(false)

  function save(next: SavedScenario[]): void {
    setMine(next)
    setIsUnstored(local.setItem(storageKey, format(next)) === false)
  }

  return { mine, save, isUnstored, parse, format }
}
