import { messages } from '@/content/messages'
import { Band } from '@/ui/Band/Band'
import { ButtonLink } from '@/ui/Button/Button'
import { Page } from '@/ui/Page/Page'
import { Picture } from '@/ui/Picture/Picture'
import styles from './NotFoundPage.module.css'

export function NotFoundPage() {
  const { title, description, status, sentence, home, jobs } = messages.notFoundPage
  return (
    <Page title={title} description={description}>
      <Band>
        <div className={styles.page}>
          <Picture name="not-found" eager />
          <div>
            <h1>{status}</h1>
            <p className={styles.sentence}>{sentence}</p>
            <div className={styles.ways}>
              <ButtonLink to={home.to}>{home.text}</ButtonLink>
              <ButtonLink to={jobs.to} variant="secondary">
                {jobs.text}
              </ButtonLink>
            </div>
          </div>
        </div>
      </Band>
    </Page>
  )
}
