import { LogOut } from 'lucide-react'
import { Link, NavLink } from 'react-router-dom'
import { admin } from '@/content/admin'
import { paths } from '@/content/paths'
import { useAuth } from '@/stores/auth'
import { Logo } from '@/ui/Logo/Logo'
import styles from './AdminLayout.module.css'
import { PageOutlet } from './PageOutlet'

/** Around every admin page: the sidebar of spec section 2. */
export function AdminLayout() {
  const end = useAuth((auth) => auth.end)
  return (
    <div className={styles.layout}>
      <header className={styles.sidebar}>
        <Link to="/" className={styles.brand} aria-label="Alderway, to the website">
          <Logo />
        </Link>
        <nav aria-label="Admin" className={styles.nav}>
          <NavLink to={paths.admin} end className={styles.link}>
            {admin.dashboard.title}
          </NavLink>
          {admin.sidebar.map(({ text, to }) => (
            <NavLink key={to} to={to} className={styles.link}>
              {text}
            </NavLink>
          ))}
        </nav>
        <button type="button" className={styles.link} onClick={() => end('signed-out')}>
          <LogOut aria-hidden="true" />
          {admin.logout}
        </button>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <PageOutlet />
      </main>
    </div>
  )
}
