import { process } from '@/content/home/approach'
import { Band } from '@/ui/Band/Band'
import styles from './RecruitmentProcess.module.css'

/** The six steps as a road. Steps of a service are Steps. */
export function RecruitmentProcess(props: Partial<typeof process>) {
  const { title, intro, steps } = { ...process, ...props }
  return (
    <Band tone="sand" title={title} intro={intro}>
      <div className={styles.journey}>
        <svg className={styles.road} viewBox="0 0 6 100" preserveAspectRatio="none" aria-hidden="true">
          {['ground', 'line', 'traveled'].map((part) => (
            <path
              key={part}
              className={styles[part]}
              d="M-6 55C-3 0-1 30 0 30s.5 40 1 40 .5-40 1-40 .5 40 1 40 .5-40 1-40 .5 40 1 40 2-50 5-30"
            />
          ))}
        </svg>
        <ol className={styles.path}>
          {steps.map(({ title: step, text, when }) => (
            <li key={step} className={styles.step}>
              <p className={styles.when}>{when}</p>
              <h3>{step}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  )
}
