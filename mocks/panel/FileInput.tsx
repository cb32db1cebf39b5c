import type { ComponentProps } from 'react'

type Props = ComponentProps<'label'> & { accept?: string; onChoose: (file: File | undefined) => void }

/** Chooses a file, by default a JSON file. Its children are the label. */
export function FileInput({ accept = '.json,application/json', onChoose, children, ...label }: Props) {
  return (
    <label {...label}>
      {children}
      <input
        type="file"
        accept={accept}
        onChange={({ target }) => {
          onChoose(target.files?.[0])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}
