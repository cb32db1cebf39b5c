import { messages } from '@/content/messages'
import { Band } from '@/ui/Band/Band'
import { ButtonLink } from '@/ui/Button/Button'
import { Page } from '@/ui/Page/Page'
import { Picture } from '@/ui/Picture/Picture'
import styles from './NotFoundPage.module.css'

/** Where every address without a page leads (spec section 2). */
export function NotFoundPage() {
  return (
    <Page title="Page not found" description="There is no page at this address. Go on from the home page.">
      <Band>
        <div className={styles.page}>
          <Picture name="not-found" eager />
          <div>
            <h1>404</h1>
            <p className={styles.sentence}>{messages.notFoundPage}</p>
            <div className={styles.ways}>
              <ButtonLink to="/">{messages.backHome}</ButtonLink>
              <ButtonLink to="/jobs-listing" variant="secondary">
                Search jobs
              </ButtonLink>
            </div>
          </div>
        </div>
      </Band>
    </Page>
  )
}
