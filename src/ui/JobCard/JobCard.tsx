import { ArrowRight, Building2, MapPin } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { industries } from '@/content/industries'
import { jobCard } from '@/content/jobsListing'
import { paths } from '@/content/paths'
import type { Job } from '@/contract/entities'
import { useListState } from '../backLink'
import { Card } from '../Card/Card'
import { Emblem } from '../Emblem/Emblem'
import { Tag } from '../Tag/Tag'
import { Travel } from '../Travel/Travel'
import { JobValue, Salary } from './JobValue'
import styles from './JobCard.module.css'

/** A job in a list. The whole card is the target of its link. */
export function JobCard({
  job,
}: {
  /** The job to show. Missing fields have the defaults of the spec. */
  job: Job
}) {
  const { id, title, description, salary, type, level } = job
  const industry = industries.items.find((known) => known.id === job.industry)
  const [isChosen, setChosen] = useState(false)
  return (
    <Card linked className={styles.card}>
      <div className={`cluster ${styles.top}`}>
        <Emblem of={industry?.id} label={industry?.name} />
        {(type ?? level) && (
          <p className={styles.tags}>
            {type && <Tag>{type}</Tag>} {level && <Tag tone="sand">{level}</Tag>}
          </p>
        )}
      </div>
      <Travel name={isChosen ? `job-${id}` : 'auto'}>
        <h3 className={styles.title}>
          <Link
            to={paths.job(id)}
            state={{ ...useListState(), title }}
            data-card-link=""
            dir="auto"
            onClick={() => setChosen(true)}
          >
            {title}
          </Link>
        </h3>
      </Travel>
      <ul className={styles.facts}>
        <li>
          <Building2 aria-hidden="true" />
          <span className="visually-hidden">{jobCard.company}: </span>
          <JobValue job={job} field="company" />
        </li>
        <li>
          <MapPin aria-hidden="true" />
          <span className="visually-hidden">{jobCard.location}: </span>
          <JobValue job={job} field="location" />
        </li>
      </ul>
      {description && (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
      <div className={styles.foot}>
        <p className={styles.salary}>
          <span className={styles.label}>{jobCard.salary}</span>{' '}
          <strong>
            <Salary salary={salary} />
          </strong>
        </p>
        <p className={styles.id}>{jobCard.id(id)}</p>
        <ArrowRight className="arrow-onward" aria-hidden="true" />
      </div>
    </Card>
  )
}
