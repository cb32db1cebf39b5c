import { preview } from '../../../.storybook/preview'
import { Band } from '../Band/Band'
import { Button } from '../Button/Button'
import { TextField } from '../Field/Field'
import { FormSheet } from './FormSheet'

const meta = preview.meta({
  component: FormSheet,
  parameters: { width: 'full' },
  args: {
    children: (
      <>
        <h2>Send us a message</h2>
        <TextField label="Full name" />
        <Button>Send message</Button>
      </>
    ),
    aside: (
      <aside aria-label="Meanwhile">
        <p>A person answers within 48 to 72 working hours.</p>
      </aside>
    ),
  },
  render: (args) => (
    <Band>
      <FormSheet {...args} />
    </Band>
  ),
})

export const Default = meta.story()

/** Once it is sent, nothing is beside it. */
export const Alone = meta.story({ args: { aside: undefined } })
