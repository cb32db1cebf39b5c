import { consultantByDepartment } from '@/content/consultants'
import { preview } from '../../../../.storybook/preview'
import { Consultant } from './Consultant'

const meta = preview.meta({
  component: Consultant,
  args: { person: consultantByDepartment.support },
  argTypes: { size: { control: { type: 'radio', labels: { undefined: 'default' } }, options: [undefined, 'l'] } },
})

export const Default = meta.story()

export const WithWords = meta.story({ args: { children: <p>Claire looks after this job.</p> } })
