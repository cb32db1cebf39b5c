import { startTransition, useState } from 'react'
import { preview } from '../../../.storybook/preview'
import { Button } from '../Button/Button'
import { Travel } from './Travel'

function Pages() {
  const [isOpen, setOpen] = useState(false)
  const turn = () => startTransition(() => setOpen(!isOpen))
  return (
    <>
      <Button onClick={turn}>{isOpen ? 'Back' : 'Open'}</Button>
      {isOpen ? (
        <div key="page">
          <Travel name="story">
            <h1>Day Surgery Nurse</h1>
          </Travel>
        </div>
      ) : (
        <div key="card">
          <Travel name="story">
            <h3>Day Surgery Nurse</h3>
          </Travel>
        </div>
      )}
    </>
  )
}

const meta = preview.meta({
  component: Travel,
  args: { name: 'story', children: null },
  argTypes: {
    name: { description: 'The same on both pages, and once on each' },
    children: { description: 'The element that travels' },
  },
  render: () => <Pages />,
  parameters: {
    docs: {
      description: {
        component: `Traveling title: moves an element to one of the same name on the next page. A card’s name comes from useTraveler.

- **Use it for:** the title of a job and the cover of a post, on the way from the list to the page and back.
- **Not for:** a part that comes and goes: Motion. Slides: Carousel. What is sent: Sent.
- **Words:** none of its own. Both pages have the same words, or the same picture.
- **Size and target:** it adds no element. Make a title as wide as its words on both pages. It takes 240 ms.
- **Keyboard and screen reader:** it announces nothing and moves no focus. With reduced motion nothing travels.`,
      },
      source: {
        code: `import { Travel } from '@/ui/Travel/Travel'

<Travel name="job-3">
  <h1>Day Surgery Nurse</h1>
</Travel>`,
      },
    },
  },
})

/** e2e/travel.e2e.ts holds how long it takes. */
export const Default = meta.story()
