import { startTransition, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
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
  title: 'UI/Travel',
  component: Travel,
  args: { name: 'story', children: null },
  parameters: { layout: 'padded' },
  render: () => <Pages />,
})

/** How long the element travels, in milliseconds. */
function travelTimes(): unknown[] {
  return document
    .getAnimations()
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.includes('group(story)'))
    .map(({ effect }) => effect?.getComputedTiming().duration)
}

export const Default = meta.story()

Default.test('a title travels into its page and back in less than 250 ms', async ({ canvas }) => {
  for (const way of ['Open', 'Back']) {
    await userEvent.click(canvas.getByRole('button', { name: way }))
    await waitFor(() => expect(travelTimes()).toEqual([240]), { interval: 10 })
    await waitFor(() => expect(travelTimes()).toEqual([]))
  }
})
