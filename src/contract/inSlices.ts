/** How long a piece of long work holds the page, in milliseconds: half a frame, the other half is for drawing. */
const slice = 8

/** Lets the page draw and answer, then goes on. */
function breathe(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  return scheduler?.yield ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve))
}

/** Calls `work` with each of the values in turn. Where that takes long, the page draws and answers in between. */
export async function inSlices<Value>(values: readonly Value[], work: (value: Value) => void): Promise<void> {
  let end = performance.now() + slice
  for (const value of values) {
    work(value)
    if (performance.now() < end) continue
    await breathe()
    end = performance.now() + slice
  }
}
