import { setTimeout as sleep } from 'node:timers/promises'

/** Tries for 40 s. */
export async function retry<Value>(attempt: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + 40_000
  for (;;) {
    try {
      return await attempt()
    } catch (reason) {
      if (Date.now() > end) throw reason
      await sleep(100)
    }
  }
}
