import { createElement } from 'react'
import { useArgs, useParameter } from 'storybook/manager-api'

const sheet = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))', gap: 8, padding: 16 }
const thumbnail = { width: '100%', height: 72, objectFit: 'contain' } as const

/** Every drawing as a thumbnail: a click sets the story's `picture`. */
export function PicturePanel({ active = false }: { active?: boolean }) {
  const [args, updateArgs] = useArgs()
  const pictures = useParameter<Record<string, string>>('pictures', {})
  // Undefined until the story is loaded.
  const chosen: unknown = args?.picture
  const buttons = Object.entries(pictures).map(([name, src]) =>
    createElement(
      'button',
      {
        key: name,
        type: 'button',
        'aria-pressed': name === chosen,
        onClick: () => updateArgs({ picture: name }),
        style: {
          padding: 4,
          border: name === chosen ? '2px solid currentColor' : '1px solid rgb(0 0 0 / 15%)',
          background: '#fff',
          color: 'inherit',
          cursor: 'pointer',
        },
      },
      createElement('img', { src, alt: '', loading: 'lazy', style: thumbnail }),
      name,
    ),
  )
  const content =
    chosen === undefined
      ? createElement('p', { style: { padding: 16 } }, 'This story has no picture to choose.')
      : createElement('div', { style: sheet }, buttons)
  return active ? createElement('div', { style: { height: '100%', overflow: 'auto' } }, content) : null
}
