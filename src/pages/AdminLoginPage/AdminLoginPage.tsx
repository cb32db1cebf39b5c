import { Navigate, useLocation } from 'react-router-dom'
import { admin } from '@/content/admin'
import { useAuth } from '@/stores/auth'
import { Band } from '@/ui/Band/Band'
import { Notice } from '@/ui/Notice/Notice'
import { Page } from '@/ui/Page/Page'
import { Picture } from '@/ui/Picture/Picture'
import styles from './AdminLoginPage.module.css'
import { LoginForm } from './LoginForm'
import { returnAddress } from './returnAddress'

export function AdminLoginPage() {
  const { token, signOutReason } = useAuth()
  const state: unknown = useLocation().state
  if (token !== null) return <Navigate to={returnAddress(state)} replace />

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
            {signOutReason && (
              <Notice tone="info">
                <p role="status">{signOutReason === 'expired' ? expired : signedOut}</p>
              </Notice>
            )}
            <LoginForm />
          </div>
        </div>
      </Band>
    </Page>
  )
}
