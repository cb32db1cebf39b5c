import { controls } from '@/content/controls'
import { jobCard } from '@/content/jobsListing'
import { jobDefaults } from '@/contract/entities'
import { formatSalary } from '../formatNumber'
import styles from './JobCard.module.css'

const defaults: readonly string[] = [...Object.values(jobDefaults), controls.noSalary]

/** What a job says of itself. A default is set quietly, so that it does not read as a company's name or a salary. */
export function JobValue({ text }: { text: string }) {
  return (
    <span dir="auto" className={defaults.includes(text) ? styles.missing : undefined}>
      {text}
    </span>
  )
}

/** Shows `$85,000 a year`. */
export function Salary({ amount }: { amount: number | null }) {
  return (
    <>
      <JobValue text={formatSalary(amount)} />
      {amount !== null && <span className={styles.period}> {jobCard.period}</span>}
    </>
  )
}
