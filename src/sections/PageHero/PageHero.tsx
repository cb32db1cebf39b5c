import type { Link } from '@/content/paths'
import type { PictureName } from '@/pictures'
import { Band, type Tone } from '@/ui/Band/Band'
import { ButtonLink } from '@/ui/Button/Button'
import { Picture } from '@/ui/Picture/Picture'
import styles from './PageHero.module.css'

export type Mount = 'sheet' | 'stamp' | 'frame' | 'small'

export function PageHero({
  tone,
  area,
  title,
  lead,
  picture,
  mount,
  isLeft,
  action,
  secondary,
}: {
  tone: Tone
  /** The kind of service, above the title. */
  area?: string
  title: string
  /** One or two sentences below the title. */
  lead?: string | false
  picture: PictureName
  /** Each family of services has its own frame. `small` has none, before a form or a long text. */
  mount?: Mount
  /** Whether the drawing is left of the words on a wide screen. */
  isLeft?: boolean
  action?: Link
  secondary?: Link
}) {
  return (
    <Band tone={tone}>
      <div className={`halves ${styles.hero}`} data-left={isLeft || undefined}>
        <div>
          {area && <p className={`bold ${styles.area}`}>{area}</p>}
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {action && (
            <div className={`ways ${styles.actions}`}>
              <ButtonLink {...action} />
              {secondary && <ButtonLink {...secondary} variant="secondary" />}
            </div>
          )}
        </div>
        <div className={styles.mount} data-mount={mount}>
          <Picture name={picture} eager />
        </div>
      </div>
    </Band>
  )
}
