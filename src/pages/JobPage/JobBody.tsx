import { useSyncExternalStore } from 'react'
import { useHref } from 'react-router-dom'
import { yourConsultant } from '@/content/consultants'
import { jobDetail } from '@/content/jobsListing'
import { paths } from '@/content/paths'
import { type Job, jobDefaults } from '@/contract/entities'
import { useListState } from '@/ui/backLink'
import { AnswerBy } from '@/ui/AnswerBy/AnswerBy'
import { ButtonLink } from '@/ui/Button/Button'
import { Consultant } from '@/ui/Consultant/Consultant'
import { consultantFor } from '@/ui/Consultant/consultantFor'
import { JobValue, Salary } from '@/ui/JobCard/JobValue'
import { Prose } from '@/ui/Prose/Prose'
import styles from './JobBody.module.css'
import { listRequirements } from './requirements'

export function JobBody({ job }: { job: Job }) {
  const { labels, notSpecified } = jobDetail
  const facts = [
    [labels.location, job.location],
    [labels.type, job.type ?? notSpecified],
    [labels.level, job.level ?? notSpecified],
    [labels.company, job.company],
    [labels.id, job.id],
  ] as const
  const consultant = consultantFor(job)
  const form = useOrigin() + useHref(paths.apply(job.id))
  return (
    <div className={styles.body}>
      <div className={styles.side}>
        <section className={styles.facts} aria-labelledby="job-facts">
          <h2 id="job-facts">{jobDetail.facts}</h2>
          <dl>
            <div>
              <dt>{labels.salary}</dt>
              <dd>
                <Salary amount={job.salary} />
              </dd>
            </div>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <JobValue text={value} />
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.address}>{jobDetail.applyAt(form)}</p>
        </section>
        <div className={styles.apply}>
          <ButtonLink to={paths.apply(job.id)} state={useListState()}>
            {jobDetail.apply}
          </ButtonLink>
          <p>{jobDetail.applyNote}</p>
        </div>
      </div>
      <div className={styles.text}>
        <h2>{jobDetail.about}</h2>
        <div dir="auto">
          <Prose text={job.description || jobDetail.noDescription} />
        </div>
        <h2>{jobDetail.requirements}</h2>
        {job.requirements === jobDefaults.requirements ? (
          <p>
            <JobValue text={job.requirements} />
          </p>
        ) : (
          <ul className={styles.requirements} dir="auto">
            {listRequirements(job.requirements).map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        )}
        <section className={styles.consultant} aria-labelledby="job-consultant">
          <h2 id="job-consultant">{yourConsultant.title}</h2>
          <Consultant person={consultant}>
            <p>
              {yourConsultant.text(consultant.name)} <AnswerBy by={consultant} />
            </p>
          </Consultant>
        </section>
      </div>
    </div>
  )
}

function noChanges() {
  return () => undefined
}

/** Returns the site's origin, such as `https://alderway.example`, and nothing while prerendering. */
function useOrigin(): string {
  return useSyncExternalStore(
    noChanges,
    () => globalThis.location.origin,
    () => '',
  )
}
