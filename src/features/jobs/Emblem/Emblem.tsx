import { jobCard } from '@/content/jobs'
import type { IndustryId } from '@/contract/endpoints'
import emblems from '@/pictures/emblems.svg?no-inline'
import styles from './Emblem.module.css'

/** The drawn mark of an industry, or of none. Decorative unless `label` is set. */
export function Emblem({ of = 'other', label }: { of?: IndustryId | 'other'; label?: string }) {
  return (
    <svg
      className={`lucide ${styles.emblem}`}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      <use href={`${emblems}#${of}`} />
    </svg>
  )
}

export const markedFacts = ['company', 'location'] as const

export function FactMark({ of }: { of: (typeof markedFacts)[number] }) {
  return (
    <>
      <svg className="lucide" aria-hidden>
        <use href={`${emblems}#${of}`} />
      </svg>
      <span className="visually-hidden">{`${jobCard[of]}: `}</span>
    </>
  )
}
