import { ArrowLeft, Building2, MapPin } from 'lucide-react'
import { Link } from 'react-router-dom'
import { jobDetail } from '@/content/jobsListing'
import { paths } from '@/content/paths'
import type { Job } from '@/contract/entities'
import { Band } from '@/ui/Band/Band'
import { ButtonLink } from '@/ui/Button/Button'
import { Prose } from '@/ui/Prose/Prose'
import { Tag } from '@/ui/Tag/Tag'
import styles from './JobPage.module.css'

/** A job as it is read: what it is, what it asks, its facts, and the way to apply, always at hand. */
export function JobArticle({ job }: { job: Job }) {
  const { labels, notSpecified } = jobDetail
  const facts = [
    [labels.company, job.company],
    [labels.location, job.location],
    [labels.type, job.type ?? notSpecified],
    [labels.level, job.level ?? notSpecified],
    [labels.salary, job.salary],
    [labels.id, job.id],
  ]
  return (
    <article>
      <Band tone="sage">
        <Link to={jobDetail.back.to} className={styles.back}>
          <ArrowLeft aria-hidden="true" />
          {jobDetail.back.text}
        </Link>
        <h1 className={styles.title} dir="auto">
          {job.title}
        </h1>
        <ul className={styles.where}>
          <li>
            <Building2 aria-hidden="true" />
            <span dir="auto">{job.company}</span>
          </li>
          <li>
            <MapPin aria-hidden="true" />
            <span dir="auto">{job.location}</span>
          </li>
        </ul>
        {(job.type ?? job.level) && (
          <p className={styles.tags}>
            {job.type && <Tag tone="sand">{job.type}</Tag>} {job.level && <Tag tone="sand">{job.level}</Tag>}
          </p>
        )}
      </Band>
      <Band tone="white">
        <div className={styles.body}>
          <div className={styles.text}>
            <h2>{jobDetail.about}</h2>
            <div dir="auto">
              <Prose text={job.description || jobDetail.noDescription} />
            </div>
            <h2>{jobDetail.requirements}</h2>
            <div dir="auto">
              <Prose text={job.requirements} />
            </div>
          </div>
          <section className={styles.facts} aria-labelledby="job-facts">
            <h2 id="job-facts">{jobDetail.facts}</h2>
            <dl>
              {facts.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
          <div className={styles.apply}>
            <ButtonLink to={paths.apply(job.id)}>{jobDetail.apply}</ButtonLink>
            <p>{jobDetail.applyNote}</p>
          </div>
        </div>
      </Band>
    </article>
  )
}
