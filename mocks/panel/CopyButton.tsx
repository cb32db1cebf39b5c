import { Copy } from 'lucide-react'
import { useState } from 'react'

/** Writes a text to the clipboard. Returns false if the browser blocks it. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

function select(field: HTMLTextAreaElement | null): void {
  field?.focus()
  field?.select()
}

interface CopyButtonProps {
  label: string
  /** Returns the text to copy, or undefined if there is none. */
  text: () => string | undefined | Promise<string | undefined>
  isPrimary?: boolean
}

/** Copies a text. If the browser blocks the clipboard, shows the text, selected. */
export function CopyButton({ label, text, isPrimary = false }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ text: string; copied: boolean }>()

  async function act() {
    const wanted = await text()
    setOutcome(wanted === undefined ? undefined : { text: wanted, copied: await copy(wanted) })
  }

  return (
    <div className="copy">
      <button type="button" data-primary={isPrimary} onClick={() => void act()}>
        <Copy aria-hidden="true" />
        {label}
      </button>
      <span role="status">{outcome?.copied && 'Copied'}</span>
      {outcome?.copied === false && (
        <label>
          The browser blocked the clipboard. Copy the text from here:
          <textarea readOnly rows={4} value={outcome.text} ref={select} />
        </label>
      )}
    </div>
  )
}
