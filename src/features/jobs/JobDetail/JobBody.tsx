import { useHref } from 'react-router-dom'
import { yourConsultant } from '@/content/consultants'
import { jobCard, jobDetail } from '@/content/jobs'
import { promise } from '@/content/promise'
import { paths } from '@/content/paths'
import type { Job } from '@/contract/endpoints'
import { useListState } from '@/ui/backLink'
import { AnswerBy } from '@/features/answers/AnswerBy/AnswerBy'
import { ButtonLink } from '@/ui/Button/Button'
import { Consultant } from '@/features/answers/Consultant/Consultant'
import { findConsultant } from '@/features/answers/findConsultant'
import { JobValue, Salary } from '../JobCard/JobValue'
import { Prose } from '@/ui/Prose/Prose'
import { useInBrowser } from '@/ui/useInBrowser'
import styles from './JobBody.module.css'

const facts = ['type', 'level'] as const

export function JobBody({ job }: { job: Job }) {
  const { labels } = jobDetail
  const requirements = [...new Set(job.requirements?.split(/\s*\n\s*/))]
  const consultant = findConsultant(job)
  const list = useListState()
  const form = (useInBrowser(() => location.origin) ?? '') + useHref(paths.apply(job.id))
  return (
    <div className={styles.body}>
      <div className={`raised ${styles.side}`}>
        <section className={styles.facts} aria-label={jobDetail.facts}>
          <h2>{jobDetail.facts}</h2>
          <dl className={`fit ${styles.pairs}`}>
            <div>
              <dt>{labels.salary}</dt>
              <dd>
                <Salary salary={job.salary} period={jobDetail.period} />
              </dd>
            </div>
            {facts.map((field) => (
              <div key={field}>
                <dt>{labels[field]}</dt>
                <dd>
                  <JobValue job={job} field={field} />
                </dd>
              </div>
            ))}
            <div>
              <dt>{labels.id}</dt>
              <dd>{jobCard.id(job.id)}</dd>
            </div>
          </dl>
          <p className={styles.address}>{jobDetail.applyAt(form)}</p>
        </section>
        <div className={styles.apply} data-screen-only="">
          <ButtonLink to={paths.apply(job.id)} state={list} text={jobDetail.apply} />
          <p>{jobDetail.applyNote}</p>
        </div>
        <AnswerBy by={consultant} before={promise.apply} />
      </div>
      <div className={styles.text}>
        <h2>{jobDetail.about}</h2>
        <div dir="auto">
          <Prose text={job.description || jobDetail.noDescription} />
        </div>
        <h2>{jobDetail.requirements}</h2>
        {requirements.length > 1 ? (
          <ul className={styles.requirements} dir="auto">
            {requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        ) : (
          <p className={styles.requirements}>
            <JobValue job={job} field="requirements" />
          </p>
        )}
        <aside className={styles.consultant} aria-label={yourConsultant.title}>
          <h2>{yourConsultant.title}</h2>
          <Consultant person={consultant}>
            <p>{yourConsultant.text(consultant.name, consultant.openings)}</p>
          </Consultant>
        </aside>
      </div>
    </div>
  )
}
