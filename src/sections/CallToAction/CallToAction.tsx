import { callToAction } from '@/content/callToAction'
import { ButtonLink } from '@/ui/Button/Button'
import { Picture } from '@/ui/Picture/Picture'
import styles from './CallToAction.module.css'

/** The two ways on, at the end of every public page. */
export function CallToAction(props: Partial<typeof callToAction>) {
  const { label, candidates, employers } = { ...callToAction, ...props }
  return (
    <section className={styles.block} aria-label={label} data-screen-only="">
      {[candidates, employers].map(({ title, text, action, picture }) => (
        <div key={title} className={styles.side}>
          <div className={styles.inside}>
            <Picture name={picture} className={styles.picture} />
            <div>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.text}>{text}</p>
              <ButtonLink to={action.to} variant="secondary">
                {action.text}
              </ButtonLink>
            </div>
          </div>
        </div>
      ))}
    </section>
  )
}
