import { preview } from '../../../.storybook/preview'
import { Band } from '../Band/Band'
import { Button } from '../Button/Button'
import { TextField } from '../Field/Field'
import { FormSheet } from './FormSheet'

const meta = preview.meta({
  component: FormSheet,
  parameters: {
    width: 'full',
    docs: {
      source: {
        code: `import { Band } from '@/ui/Band/Band'
import { Button } from '@/ui/Button/Button'
import { TextField } from '@/ui/Field/Field'
import { FormSheet } from '@/ui/FormSheet/FormSheet'

<Band>
  <FormSheet
    aside={
      <aside aria-label="Meanwhile">
        <p>A person answers within 48 to 72 working hours.</p>
      </aside>
    }
  >
    <h2>Send us a message</h2>
    <TextField label="Full name" />
    <Button>Send message</Button>
  </FormSheet>
</Band>`,
      },
      description: {
        component: `The sheet of paper that a form is on, with a column beside it from 43rem of the band’s width.

- **Use it for:** a form that is the subject of its page: contact, hire us, an application.
- **Not for:** a search or filters: \`raised\` is enough.
- **Words:** a heading, then who answers by when, then the form. The column says what else a visitor can do, or what comes next; once the form is sent there is none.
- **Size and target:** as wide as its place. With a column beside it, it is at most 640 px wide and the column at least 320 px; in a narrower band the column is below.
- **Keyboard and screen reader:** it adds no role and no stop of Tab. The column is read after it.`,
      },
    },
  },
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
  argTypes: { aside: { description: 'What is beside it, or below where there is less room' } },
  render: (args) => (
    <Band>
      <FormSheet {...args} />
    </Band>
  ),
})

export const Default = meta.story()

/** Once it is sent, nothing is beside it. */
export const Alone = meta.story({ args: { aside: undefined } })
