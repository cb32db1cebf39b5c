import { useEffect, useState } from 'react'
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
  const { token, signOutReason, isReasonShown } = useAuth()
  const [reason] = useState(isReasonShown ? null : signOutReason)
  useEffect(() => void useAuth.setState({ isReasonShown: true }), [])
  const state: unknown = useLocation().state
  if (token !== null) return <Navigate to={returnAddress(state)} replace />

  const { title, description, expired, signedOut } = admin.login
  return (
    <Page title={title} description={description}>
      <Band>
        <div className={`halves ${styles.page}`} data-closing="">
          <div className={styles.words}>
            <h1>{title}</h1>
            <p className="lead">{description}</p>
            <Picture name="signed-out" eager className={styles.picture ?? ''} />
          </div>
          <div className={styles.sheet}>
            {reason && (
              <Notice tone="info">
                <p role="status">{reason === 'expired' ? expired : signedOut}</p>
              </Notice>
            )}
            <LoginForm />
          </div>
        </div>
      </Band>
    </Page>
  )
}
