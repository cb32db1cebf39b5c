import { jobCard, jobDefaults } from '@/content/jobs'
import type { Job } from '@/contract/endpoints'
import { formatNumber } from '@/content/formatNumber'
import styles from './JobCard.module.css'

type Field = Exclude<keyof typeof jobDefaults, 'salary'>

/** Shows a field of a job. A default is muted, so that it does not read as a company's name. */
export function JobValue({ job, field }: { job: Job; field: Field }) {
  return <Value text={job[field]} missing={jobDefaults[field]} />
}

export function Salary({ salary, period = jobCard.period }: Pick<Job, 'salary'> & { period?: string }) {
  return (
    <>
      <Value text={salary === undefined ? undefined : formatSalary(salary)} missing={jobDefaults.salary} />
      {typeof salary === 'number' && <span className={styles.period}>{` ${period}`}</span>}
    </>
  )
}

/** Adds the dollar sign to an amount, and to text that begins with one. */
export function formatSalary(salary: number | string) {
  const text = typeof salary === 'number' ? formatNumber(salary).replace(/\.\d$/, '$&0') : salary
  return /^\d/.test(text) ? `$${text}` : text
}

function Value({ text, missing }: { text: string | undefined; missing: string }) {
  return (
    <span dir="auto" className={text === undefined ? styles.missing : undefined}>
      {text ?? missing}
    </span>
  )
}
