import { admin } from '@/content/admin'
import { demoSignIn, demoWords } from '@/content/demo'
import { Button } from '@/ui/Button/Button'
import styles from './DemoSignIn.module.css'

/** Only behind __MOCK_BACKEND__, so that a build for a real backend leaves it out. */
export function DemoSignIn({ onFill }: { onFill: (signIn: typeof demoSignIn) => void }) {
  const { email, password } = admin.login.fields
  return (
    <aside className={styles.box} aria-label={demoWords.title}>
      <div>
        <p className="bold">{demoWords.title}</p>
        <p>{demoWords.text}</p>
      </div>
      <dl className={styles.pairs}>
        <dt>{email.label}</dt>
        <dd>{demoSignIn.email}</dd>
        <dt>{password.label}</dt>
        <dd>{demoSignIn.password}</dd>
      </dl>
      <Button variant="secondary" size="s" onClick={() => onFill(demoSignIn)}>
        {demoWords.fill}
      </Button>
    </aside>
  )
}
