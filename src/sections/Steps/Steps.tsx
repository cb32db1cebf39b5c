import type { BlockContent } from '@/content/services/types'
import { Band, type Tone } from '@/ui/Band/Band'
import styles from './Steps.module.css'

export type StepsLayout = 'route' | 'ledger'

export function Steps({ layout, steps, ...band }: BlockContent<'steps'> & { tone: Tone; layout?: StepsLayout }) {
  return (
    <Band {...band} isBeside={!layout}>
      <ol className={styles.steps} data-layout={layout}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            {step.when && <p className={`label ${styles.when}`}>{step.when}</p>}
            <h3>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </Band>
  )
}
