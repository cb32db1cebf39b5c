import Printer from 'lucide-react/icons/printer'
import { jobDetail } from '@/content/jobs'
import { paths } from '@/content/paths'
import type { Job } from '@/contract/endpoints'
import { useBackLink } from '@/ui/backLink'
import { BackLink, Button } from '@/ui/Button/Button'
import { Emblem, FactMark, markedFacts } from '../Emblem/Emblem'
import { JobValue } from '../JobCard/JobValue'
import { nameOption } from '../jobSearch'
import { Share } from '@/ui/Share/Share'
import { Travel } from '@/ui/Travel/Travel'
import styles from './JobHead.module.css'

export function JobHead({ job }: { job: Job }) {
  const back = useBackLink(jobDetail.back, jobDetail.backTo)
  return (
    <div className={styles.head}>
      <BackLink {...back} />
      <Travel name={`job-${job.id}`}>
        <h1 className={styles.title} dir="auto">
          {job.title}
        </h1>
      </Travel>
      <ul className={`cluster ${styles.where}`}>
        {job.industry && (
          <li className="with-icon">
            <Emblem of={job.industry} />
            {nameOption(job.industry)}
          </li>
        )}
        {markedFacts.map((fact) => (
          <li key={fact} className={`with-icon ${styles.fact}`}>
            <FactMark of={fact} />
            <JobValue job={job} field={fact} />
          </li>
        ))}
      </ul>
      <div className={`cluster ${styles.tools}`} data-screen-only="">
        <Button variant="secondary" size="s" onClick={() => print()}>
          <Printer />
          {jobDetail.print}
        </Button>
        <Share path={paths.job(job.id)} title={job.title} />
      </div>
    </div>
  )
}
