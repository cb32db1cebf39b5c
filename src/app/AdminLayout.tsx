import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import Globe from 'lucide-react/icons/globe'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LogOut from 'lucide-react/icons/log-out'
import Newspaper from 'lucide-react/icons/newspaper'
import Users from 'lucide-react/icons/users'
import { useRef } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { admin } from '@/content/admin'
import { paths } from '@/content/paths'
import { useAuth } from '@/stores/auth'
import { FocusFallback } from '@/ui/Band/FocusFallback'
import { Logo } from '@/ui/Logo/Logo'
import styles from './AdminLayout.module.css'
import { PageOutlet } from './PageOutlet'

const icons = {
  '/admin': LayoutDashboard,
  '/admin/manage-jobs': BriefcaseBusiness,
  '/admin/manage-blogs': Newspaper,
  '/admin/manage-users': Users,
}

/** Spec section 2. */
export function AdminLayout() {
  const main = useRef<HTMLElement>(null)

  return (
    <div className={styles.layout}>
      <header className={`ink bold ${styles.sidebar}`} data-screen-only="">
        <p className={`with-icon ${styles.brand}`}>
          <Logo />
          <span className={styles.area}>{admin.areaLabel}</span>
        </p>
        <nav aria-label={admin.areaLabel} className={`fit ${styles.nav}`}>
          {admin.sidebar.map(({ text, to }) => {
            const Icon = icons[to]
            return (
              <NavLink key={to} to={to} end>
                <Icon />
                {text}
              </NavLink>
            )
          })}
        </nav>
        <div className={styles.ways}>
          <Link to={paths.home} aria-label={admin.toWebsite}>
            <Globe />
            <span className={styles.website}>{admin.toWebsite}</span>
          </Link>
          <button type="button" onClick={() => useAuth.getState().signOut('signed-out')}>
            <LogOut />
            {admin.logout}
          </button>
        </div>
      </header>
      <main id="main" tabIndex={-1} aria-label={admin.areaLabel} ref={main} className={styles.main}>
        <FocusFallback value={main}>
          <PageOutlet />
        </FocusFallback>
      </main>
    </div>
  )
}
