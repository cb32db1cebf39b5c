import { Link, matchPath, useLocation } from 'react-router-dom'
import { callToAction } from '@/content/callToAction'
import { ButtonLink } from '@/ui/Button/Button'
import { Picture } from '@/ui/Picture/Picture'
import styles from './CallToAction.module.css'

/** The two ways on, at the end of every public page. */
export function CallToAction({
  isRow,
  ...props
}: Partial<typeof callToAction> & {
  /** Quiet, below a page that ends with a form or a question. */
  isRow?: boolean
}) {
  const { label, candidates, employers } = { ...callToAction, ...props }
  const audiences = [candidates, employers]
  const { pathname } = useLocation()
  const isElsewhere = (path: string) => !matchPath(path, pathname)
  if (isRow)
    return (
      <section className={`ways ${styles.row}`} aria-label={label} data-screen-only="">
        {audiences
          .filter(({ action }) => isElsewhere(action.to))
          .map(({ title, action }) => (
            <p key={title}>
              {title} <Link to={action.to}>{action.text}</Link>
            </p>
          ))}
      </section>
    )
  return (
    <section className={`fit ${styles.block}`} aria-label={label} data-screen-only="">
      {audiences.map(({ title, text, action, here, picture }) => {
        const way = isElsewhere(action.to) ? action : here
        return (
          <div key={title} className={styles.side}>
            <div className={`ways ${styles.inside}`}>
              <Picture name={picture} className={styles.picture} />
              <div className="beside">
                <h2 className={styles.title}>{title}</h2>
                <p className={styles.text}>{text}</p>
                {way && <ButtonLink {...way} variant="secondary" />}
              </div>
            </div>
          </div>
        )
      })}
    </section>
  )
}
