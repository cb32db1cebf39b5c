import { Link, matchPath, useLocation } from 'react-router-dom'
import { callToAction } from '@/content/callToAction'
import { ButtonLink } from '@/ui/Button/Button'
import { Picture } from '@/ui/Picture/Picture'
import styles from './CallToAction.module.css'

export function CallToAction({
  isRow,
  ...props
}: Partial<typeof callToAction> & {
  /** Quiet, below a page that ends with a form or a question. */
  isRow?: boolean
}) {
  const { label, candidates, employers } = { ...callToAction, ...props }
  const { pathname } = useLocation()
  const audiences = [candidates, employers].map(({ action, here, ...audience }) => ({
    ...audience,
    way: matchPath(action.to, pathname) ? here : action,
  }))
  if (isRow)
    return (
      <section className={`ways ${styles.row}`} aria-label={label} data-screen-only="">
        {audiences.map(
          ({ title, way }) =>
            way && (
              <p key={title}>
                {title} <Link to={way.to}>{way.text}</Link>
              </p>
            ),
        )}
      </section>
    )
  return (
    <section className={`fit ${styles.block}`} aria-label={label} data-screen-only="">
      {audiences.map(({ title, text, way, variant, picture }) => (
        <div key={title} className={styles.side}>
          <div className={`ways ${styles.inside}`}>
            <Picture name={picture} className={styles.picture} />
            <div className="beside">
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.text}>{text}</p>
              {way && <ButtonLink {...way} variant={variant} />}
            </div>
          </div>
        </div>
      ))}
    </section>
  )
}
