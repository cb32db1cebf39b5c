import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { demoWords } from '@/content/demo'
import { legal } from '@/content/legal'
import { notConnected } from '@/content/legalGaps'
import { paths } from '@/content/paths'
import { person } from '@/content/person'
import { TextField } from '@/ui/Field/Field'

const { reasons } = person

/** Spread these into the form's schema. */
export const personEntries = {
  fullName: v.pipe(v.string(), v.trim(), v.regex(/[^\p{Cf}]/u, reasons.fullNameMissing)),
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(reasons.emailMissing), v.rfcEmail(reasons.emailFormat)),
}

type Name = keyof typeof personEntries

/** The same in every Form that a person answers. */
export function PersonFields({ fields }: { fields: Record<Name, { label: string; hint: string }> }) {
  const { register, formState } = useFormContext<Record<Name, string>>()
  const { errors } = formState
  return (
    <>
      <p className="small">{person.requiredNote}</p>
      <TextField
        {...fields.fullName}
        {...register('fullName')}
        error={errors.fullName?.message}
        aria-required
        autoComplete="name"
        autoCapitalize="words"
      />
      <TextField
        {...fields.email}
        {...register('email')}
        error={errors.email?.message}
        type="email"
        aria-required
        autoComplete="email"
      />
    </>
  )
}

/** Under each form that asks for a name. A form that sends nothing says so. */
export function PrivacyNote() {
  const unsent = __MOCK_BACKEND__ ? demoWords.notSent : notConnected
  return (
    <p className="small">
      {unsent && <strong>{unsent}</strong>} {legal.note} <Link to={paths.privacy}>{legal.privacy}</Link>,{' '}
      <Link to={paths.terms}>{legal.terms}</Link>
    </p>
  )
}
