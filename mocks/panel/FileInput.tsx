import type { ComponentProps } from 'react'

type Props = ComponentProps<'label'> & { onChoose: (file: File | undefined) => void }

/** Chooses a JSON file. Its children are the label. */
export function FileInput({ onChoose, children, ...label }: Props) {
  return (
    <label {...label}>
      {children}
      <input
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          onChoose(target.files?.[0])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}
