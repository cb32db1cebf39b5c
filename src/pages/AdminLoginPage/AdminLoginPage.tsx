import * as v from 'valibot'
import { Navigate, useLocation } from 'react-router-dom'
import { admin } from '@/content/admin'
import { paths } from '@/content/paths'
import { useAuth } from '@/stores/auth'
import { Band } from '@/ui/Band/Band'
import { Notice } from '@/ui/Notice/Notice'
import { Page } from '@/ui/Page/Page'
import { Picture } from '@/ui/Picture/Picture'
import styles from './AdminLoginPage.module.css'
import { LoginForm } from './LoginForm'

/** What the guard leaves: a path on this site, never `//elsewhere.example` nor the login itself. */
const CameFrom = v.object({ from: v.pipe(v.string(), v.regex(/^\/(?![/\\]|admin-login(?![\w-]))/)) })

/** The way in for staff; whoever is in already goes on at once to the page that was asked for (spec section 6). */
export function AdminLoginPage() {
  const { token, ended } = useAuth()
  const state: unknown = useLocation().state
  if (token !== null) return <Navigate to={v.is(CameFrom, state) ? state.from : paths.admin} replace />

  const { title, description, expired, signedOut } = admin.login
  return (
    <Page title={title} description={description}>
      <Band>
        <div className={styles.page}>
          <div className={styles.words}>
            <h1>{title}</h1>
            <p className={styles.intro}>{description}</p>
            <Picture name="signed-out" eager className={styles.picture ?? ''} />
          </div>
          <div className={styles.sheet}>
            {ended && (
              <Notice tone="info">
                <p role="status">{ended === 'expired' ? expired : signedOut}</p>
              </Notice>
            )}
            <LoginForm />
          </div>
        </div>
      </Band>
    </Page>
  )
}
