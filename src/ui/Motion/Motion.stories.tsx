import { useRef, useState } from 'react'
import { preview } from '../../../.storybook/preview'
import { Button, ButtonLink } from '../Button/Button'
import { Fade } from './Fade'
import { useGestures } from './useGestures'

/** A link that grows under the pointer, and a part that fades in and out. With reduced motion neither moves. */
function Motion() {
  const links = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  useGestures(links)
  return (
    <div ref={links} style={{ display: 'grid', gap: 'var(--space-5)', justifyItems: 'start' }}>
      <ButtonLink to="/jobs" text="Open jobs" />
      <Button variant="secondary" size="s" onClick={() => setShown(!isShown)}>
        {isShown ? 'Fade out' : 'Fade in'}
      </Button>
      <Fade isShown={isShown}>
        <p>A part that comes and goes.</p>
      </Fade>
    </div>
  )
}

const meta = preview.meta({
  component: Motion,
  parameters: {
    docs: {
      source: {
        code: `<Fade isShown={isShown}>
  <p>A part that comes and goes.</p>
</Fade>`,
      },
      description: {
        component:
          'A link grows under the pointer and shrinks when pressed, which only a real pointer shows; parts fade in and out over 300 ms. With reduced motion nothing moves. All rules: [spacing, corners and motion](./?path=/docs/read-first-spacing-corners-and-motion--docs).',
      },
    },
  },
})

export const Default = meta.story()
