import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import * as v from 'valibot'
import { person } from '@/content/person'
import { TextField } from '../Field/Field'

const { reasons } = person

/** Spread these into the form's schema. */
export const personEntries = {
  fullName: v.pipe(v.string(), v.trim(), v.nonEmpty(reasons.fullNameMissing)),
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(reasons.emailMissing), v.rfcEmail(reasons.emailFormat)),
}

type Name = keyof typeof personEntries
type Person = Record<Name, string>

/** Name and email, the same in every form. */
export function PersonFields({
  fields,
  register,
  errors,
}: {
  fields: Record<Name, { label: string; hint: string }>
  register: UseFormRegister<Person>
  errors: FieldErrors<Person>
}) {
  return (
    <>
      <TextField
        {...fields.fullName}
        {...register('fullName')}
        error={errors.fullName?.message}
        aria-required
        autoComplete="name"
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
