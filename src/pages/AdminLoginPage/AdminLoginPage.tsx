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

  const { title, description, expired, expiredElsewhere, signedOut } = admin.login
  // Only the guard, which turned the visitor away from a page, leaves a state.
  const words = { expired: state ? expired : expiredElsewhere, 'signed-out': signedOut }
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
                <p role="status">{words[reason]}</p>
              </Notice>
            )}
            <LoginForm />
          </div>
        </div>
      </Band>
    </Page>
  )
}
