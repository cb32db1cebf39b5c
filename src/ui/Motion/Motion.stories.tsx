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
        code: `import { Fade } from '@/ui/Motion/Fade'

<Fade isShown={isShown}>
  <p>A part that comes and goes.</p>
</Fade>`,
      },
      description: {
        component: `A link grows under the pointer and shrinks when pressed, which only a real pointer shows; parts fade in and out.

- **Use it for:** the actions of the Hero, which grow, and the button of ScrollToTop, which fades.
- **Not for:** a card that becomes a page: Travel. Slides: Carousel. Figures: CountUp.
- **Words:** none of its own.
- **Size and target:** a link grows to 105% and shrinks to 95%. A fade takes 300 ms. A part that has faded out is gone from the page.
- **Keyboard and screen reader:** nothing is announced, and a part that fades moves no focus. With reduced motion nothing moves. All rules: [spacing, corners and motion](./?path=/docs/read-first-spacing-corners-and-motion--docs).`,
      },
    },
  },
})

export const Default = meta.story()
