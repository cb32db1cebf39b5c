import { process } from '@/content/home/approach'
import { Band } from '@/ui/Band/Band'
import styles from './RecruitmentProcess.module.css'

export function RecruitmentProcess() {
  const { title, intro, steps } = process
  return (
    <Band tone="sand" title={title} intro={intro}>
      <ol className={styles.path}>
        {steps.map(({ title: step, text, when }) => (
          <li key={step} className={styles.step}>
            <p className={styles.when}>{when}</p>
            <h3>{step}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  )
}
