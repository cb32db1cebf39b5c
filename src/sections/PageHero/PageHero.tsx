import type { Link } from '@/content/paths'
import type { PictureName } from '@/pictures'
import { Band, type Tone } from '@/ui/Band/Band'
import { ButtonLink } from '@/ui/Button/Button'
import { Picture } from '@/ui/Picture/Picture'
import styles from './PageHero.module.css'

export type Mount = 'sheet' | 'stamp' | 'frame' | 'none'

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
  area?: string
  title: string
  lead: string
  picture: PictureName
  mount?: Mount
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
