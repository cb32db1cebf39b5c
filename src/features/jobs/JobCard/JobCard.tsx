import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { industries } from '@/content/industries'
import { jobCard } from '@/content/jobs'
import { paths } from '@/content/paths'
import type { Job } from '@/contract/endpoints'
import { useListState } from '@/ui/backLink'
import { Card, CardLink } from '@/ui/Card/Card'
import { Emblem, FactMark, markedFacts } from '../Emblem/Emblem'
import { Tag } from '@/ui/Tag/Tag'
import { Travel, useTraveler } from '@/ui/Travel/Travel'
import { JobValue, Salary } from './JobValue'
import styles from './JobCard.module.css'

/** An abbreviation, as St. or Ltd., ends no sentence that goes on. */
const afterSentence = /(?<=\p{L}{3}[.!?])\s(?![\p{Ll}\d])/u

export function JobCard({ job, mark, isRow }: { job: Job; mark?: ReactNode; isRow?: boolean }) {
  const { id, title, description, salary, type, level } = job
  const industry = industries.items.find((known) => known.id === job.industry)
  const list = useListState()
  const { name, isBack, onClick } = useTraveler(`job-${id}`)
  return (
    <Card className={styles.card}>
      <Travel key={String(isBack)} name={name}>
        <h3 className={styles.title}>
          <CardLink to={paths.job(id)} state={{ ...list, title }} dir="auto" onClick={onClick}>
            {title}
          </CardLink>
        </h3>
      </Travel>
      <div className={`cluster ${styles.top}`}>
        {mark === undefined ? <Emblem of={industry?.id} label={industry?.name} /> : mark}
        {(type || level) && (
          <p className={styles.tags}>
            {type && <Tag>{type}</Tag>} {level && <Tag tone="sand">{level}</Tag>}
          </p>
        )}
      </div>
      <ul className={styles.facts}>
        {markedFacts.map((fact) => (
          <li key={fact}>
            <FactMark of={fact} />
            <JobValue job={job} field={fact} />
          </li>
        ))}
      </ul>
      {!isRow && description && <p dir="auto">{description.split(afterSentence, 1)}</p>}
      <div className={`cluster ${styles.foot}`}>
        <p className={styles.salary}>
          <span className={isRow ? 'visually-hidden' : styles.label}>{jobCard.salary}</span>{' '}
          <strong>
            <Salary salary={salary} />
          </strong>
        </p>
        {!isRow && <p className={`count ${styles.id}`}>{jobCard.id(id)}</p>}
        <ArrowRight className="arrow-onward" />
      </div>
    </Card>
  )
}
