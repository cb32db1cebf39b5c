import { Unstyled } from '@storybook/addon-docs/blocks'
import { icons as lucide } from 'lucide-react'
import { pictures } from '@/pictures'
import styles from './docs.module.css'
import { iconsInUse } from './sources'
import { CopyName } from './TokenName'

/** Every drawing with its name and size. */
export function Pictures() {
  return (
    <Unstyled>
      <ul className={styles.pictures}>
        {Object.entries(pictures).map(([name, { src, width, height }]) => (
          <li key={name}>
            <img src={src} alt="" loading="lazy" />
            <CopyName text={name} />
            <div>
              {width} × {height}
            </div>
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}

/** Every icon that the site imports, with the parts that show it. */
export function Icons() {
  return (
    <Unstyled>
      <ul className={styles.pictures}>
        {iconsInUse().map(({ name, parts }) => {
          const Icon = Object.entries(lucide).find(([key]) => key === name)?.[1]
          return (
            <li key={name}>
              {Icon && <Icon aria-hidden="true" />}
              <CopyName text={name} />
              <div>{parts.join(', ')}</div>
            </li>
          )
        })}
      </ul>
    </Unstyled>
  )
}
