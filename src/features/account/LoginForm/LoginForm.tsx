import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import * as v from 'valibot'
import { request } from '@/api/request'
import { admin } from '@/content/admin'
import { demoSignIn, demoWords } from '@/content/demo'
import { person } from '@/content/person'
import { useAuth } from '@/stores/auth'
import { announce } from '@/ui/announce'
import { Button } from '@/ui/Button/Button'
import { TextField } from '@/ui/Field/Field'
import { Form, useSchemaForm } from '@/ui/Form/Form'
import { describeFailure } from '@/ui/State/describeFailure'
import styles from './LoginForm.module.css'

const { fields, reasons, submit, submitting, failed, showPassword, hidePassword, isShown, isHidden } = admin.login

const Login = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(reasons.emailMissing)),
  password: v.pipe(v.string(), v.nonEmpty(reasons.passwordMissing)),
})
type Login = v.InferOutput<typeof Login>

/** The username is plain text, but it is sent as the email (spec section 5). */
export function LoginForm() {
  const [shown, setShown] = useState(false)
  const form = useSchemaForm(Login)
  const { errors } = form.formState

  async function send(body: Login) {
    announce(submitting)
    try {
      const { token } = await request('login', { body })
      useAuth.getState().signIn(token)
      return undefined
    } catch (error) {
      return describeFailure(failed, error)
    }
  }

  function toggle() {
    setShown(!shown)
    announce(shown ? isHidden : isShown)
  }

  const Icon = shown ? EyeOff : Eye
  return (
    <>
      <Form form={form} fields={fields} send={submit} sending={submitting} onSubmit={send}>
        <p className="small">{person.requiredNote}</p>
        <TextField
          {...fields.email}
          aria-required
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...form.register('email')}
        />
        <div className={styles.password}>
          <TextField
            {...fields.password}
            aria-required
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.password?.message}
            {...form.register('password')}
          />
          <Button variant="quiet" size="s" className={styles.toggle} onClick={toggle}>
            <Icon />
            <span>{shown ? hidePassword : showPassword}</span>
          </Button>
        </div>
      </Form>
      {__MOCK_BACKEND__ && <DemoSignIn onFill={form.reset} />}
    </>
  )
}

/** Only behind __MOCK_BACKEND__, so that a build for a real backend leaves it out. */
function DemoSignIn({ onFill }: { onFill: (signIn: typeof demoSignIn) => void }) {
  function fill() {
    onFill(demoSignIn)
    announce(demoWords.filled)
  }

  return (
    <aside className={`small ${styles.box}`} aria-label={demoWords.title}>
      <div>
        <p className="bold">{demoWords.title}</p>
        <p>{demoWords.text}</p>
      </div>
      <dl className={styles.pairs}>
        <dt>{fields.email.label}</dt>
        <dd>{demoSignIn.email}</dd>
        <dt>{fields.password.label}</dt>
        <dd>{demoSignIn.password}</dd>
      </dl>
      <Button variant="secondary" size="s" onClick={fill}>
        {demoWords.fill}
      </Button>
    </aside>
  )
}
