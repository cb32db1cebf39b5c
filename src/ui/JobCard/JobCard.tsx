import { ArrowRight, Building2, MapPin } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { jobCard } from '@/content/jobsListing'
import { paths } from '@/content/paths'
import type { Job } from '@/contract/entities'
import { useListState } from '../backLink'
import { Card } from '../Card/Card'
import { Emblem } from '../Emblem/Emblem'
import { industryOf } from '../industryOf'
import { Tag } from '../Tag/Tag'
import { Travel } from '../Travel/Travel'
import { JobValue, Salary } from './JobValue'
import styles from './JobCard.module.css'

export function JobCard({ job, heading: Heading = 'h3' }: { job: Job; heading?: 'h2' | 'h3' }) {
  const { id, title, company, location, description, salary, type, level } = job
  const industry = industryOf(title)
  const [isChosen, setChosen] = useState(false)
  return (
    <Card linked className={styles.card}>
      <div className={styles.top}>
        <Emblem of={industry?.id} label={industry?.name} />
        <p className={styles.id}>{jobCard.id(id)}</p>
        {(type ?? level) && (
          <p className={styles.tags}>
            {type && <Tag>{type}</Tag>} {level && <Tag tone="sand">{level}</Tag>}
          </p>
        )}
      </div>
      <Travel name={isChosen ? `job-${id}` : 'auto'}>
        <Heading className={styles.title}>
          <Link
            to={paths.job(id)}
            state={{ ...useListState(), title }}
            data-card-link=""
            dir="auto"
            onClick={() => setChosen(true)}
          >
            {title}
          </Link>
        </Heading>
      </Travel>
      <ul className={styles.facts}>
        <li>
          <Building2 aria-hidden="true" />
          <span className="visually-hidden">{jobCard.company}: </span>
          <JobValue text={company} />
        </li>
        <li>
          <MapPin aria-hidden="true" />
          <span className="visually-hidden">{jobCard.location}: </span>
          <JobValue text={location} />
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
            <Salary amount={salary} />
          </strong>
        </p>
        <ArrowRight aria-hidden="true" />
      </div>
    </Card>
  )
}
