import type { PictureName } from '@/pictures'
import type { Link } from '@/content/paths'
import { Band, type Tone } from '@/ui/Band/Band'
import { ButtonLink } from '@/ui/Button/Button'
import { Picture } from '@/ui/Picture/Picture'
import styles from './PageHero.module.css'

/** What the picture is mounted on: a sheet of paper, a postage stamp, a ruled frame, or nothing. */
export type Mount = 'sheet' | 'stamp' | 'frame' | 'none'

/** How an inner page opens: where one is, what it is called, what it is about, what can be done, and a drawing. */
export function PageHero({
  tone,
  area,
  title,
  lead,
  picture,
  mount = 'none',
  side = 'right',
  action,
  secondary,
}: {
  tone: Tone
  /** The small line above the title. */
  area?: string
  title: string
  lead: string
  picture: PictureName
  mount?: Mount
  /** Where the picture stands on wide screens. */
  side?: 'left' | 'right'
  action?: Link
  secondary?: Link
}) {
  return (
    <Band tone={tone}>
      <div className={styles.hero} data-side={side}>
        <div className={styles.words}>
          {area && <p className={styles.area}>{area}</p>}
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {action && (
            <div className={styles.actions}>
              <ButtonLink to={action.to}>{action.text}</ButtonLink>
              {secondary && (
                <ButtonLink to={secondary.to} variant="secondary">
                  {secondary.text}
                </ButtonLink>
              )}
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
