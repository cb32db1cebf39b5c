import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { admin } from '@/content/admin'
import { useAuth } from '@/stores/auth'
import { announce } from '@/ui/announce'
import { Band } from '@/ui/Band/Band'
import { FormSheet } from '@/ui/FormSheet/FormSheet'
import { Notice } from '@/ui/Notice/Notice'
import { Page } from '@/ui/Page/Page'
import { Picture } from '@/ui/Picture/Picture'
import styles from './AdminLoginPage.module.css'
import { LoginForm } from '@/features/account/LoginForm/LoginForm'
import { readReturnAddress } from '@/features/account/readReturnAddress'

export function AdminLoginPage() {
  const { token, signOutReason, isReasonShown } = useAuth()
  const [reason] = useState(isReasonShown ? null : signOutReason)
  const { state } = useLocation()
  const { title, description, expired, expiredElsewhere, signedOut } = admin.login
  // Only the guard, which turned the visitor away from a page, leaves a state.
  const words = { expired: state ? expired : expiredElsewhere, 'signed-out': signedOut }
  const text = reason && words[reason]
  useEffect(() => {
    useAuth.setState({ isReasonShown: true })
    if (!text) return undefined
    // Orca drops what is announced while the whole layout is replaced.
    const settling = setTimeout(announce, 300, text)
    return () => clearTimeout(settling)
  }, [text])
  if (token !== null) return <Navigate to={readReturnAddress(state)} replace />

  return (
    <Page title={title} description={description}>
      <Band tone="sand">
        <div className={`halves ${styles.page}`}>
          <div className={styles.words}>
            <div>
              <h1>{title}</h1>
              <p className="lead">{description}</p>
            </div>
            {text && (
              <Notice tone="info">
                <p>{text}</p>
              </Notice>
            )}
            <Picture name="signed-out" eager />
          </div>
          <FormSheet>
            <LoginForm />
          </FormSheet>
        </div>
      </Band>
    </Page>
  )
}
