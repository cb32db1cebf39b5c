import { useForm } from 'react-hook-form'
import preview from '../../../.storybook/preview'
import { contact } from '@/content/contact'
import { PersonFields } from './PersonFields'

function Example() {
  const { register, formState } = useForm({ defaultValues: { fullName: '', email: '' } })
  return <PersonFields fields={contact.fields} register={register} errors={formState.errors} />
}

const meta = preview.meta({ component: Example, parameters: { width: 560 } })

export const Default = meta.story()
