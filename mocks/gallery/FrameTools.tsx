import { useState } from 'react'

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Loads a frame, and waits until its page shows the response: the backend takes less than half a second. */
async function showState(frame: HTMLIFrameElement) {
  frame.loading = 'eager'
  const hasPage = () => frame.contentWindow?.findAccessibilityProblems && frame.contentDocument?.querySelector('h1')
  for (let tries = 0; !hasPage(); tries += 1) {
    if (tries > 300) throw new Error(`${frame.title} does not load.`)
    await wait(100)
  }
  await wait(1000)
}

export function FrameTools({ onCheck }: { onCheck: (frame: string, problems: readonly string[]) => void }) {
  const [isBusy, setBusy] = useState(false)
  const [status, setStatus] = useState('')

  async function checkAccessibility() {
    const frames = [...document.querySelectorAll('iframe')].filter((frame) => frame.checkVisibility())
    let failed = 0
    for (const [index, frame] of frames.entries()) {
      setStatus(`Checking ${index + 1} of ${frames.length}: ${frame.title}.`)
      await showState(frame)
      const problems = (await frame.contentWindow?.findAccessibilityProblems?.()) ?? []
      failed += Number(problems.length > 0)
      onCheck(frame.title, problems)
    }
    setStatus(`Frames with accessibility problems: ${failed} of the ${frames.length} shown.`)
  }

  async function run() {
    if (isBusy) return
    setBusy(true)
    await checkAccessibility().catch((reason: unknown) => setStatus(`Failed: ${String(reason)}`))
    setBusy(false)
  }

  return (
    <>
      <button type="button" aria-disabled={isBusy} onClick={() => void run()}>
        Check accessibility
      </button>
      <span aria-live="polite">{status}</span>
    </>
  )
}
