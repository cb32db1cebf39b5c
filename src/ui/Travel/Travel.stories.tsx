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
  render: () => <Pages />,
  parameters: {
    docs: {
      description: {
        component:
          "Traveling title: moves an element to one of the same name on the next page. A card's name comes from useTraveler.",
      },
      source: {
        code: `<Travel name="job-3">
  <h1>Day Surgery Nurse</h1>
</Travel>`,
      },
    },
  },
})

/** e2e/travel.e2e.ts holds how long it takes. */
export const Default = meta.story()
