import { ChevronLeft, ChevronRight } from 'lucide-react'
import styles from './Pagination.module.css'

/** Brings a page number into 1..total; what is no whole number becomes 1 (spec section 4). */
export function pageWithin(page: number, total: number): number {
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), Math.max(total, 1)) : 1
}

/** How many pages the rows make; no rows make one page. */
export function pagesOf(rows: number, perPage: number): number {
  return Math.max(1, Math.ceil(rows / perPage))
}

/** The rows of one page, counted from 1. */
export function rowsOfPage<Row>(rows: readonly Row[], page: number, perPage: number): Row[] {
  return rows.slice((page - 1) * perPage, page * perPage)
}

/**
 * Turns pages. `numbers` shows a button a page; without it stands 'Page X of Y' between Previous and Next.
 * At the first and the last page the button that leads nowhere is disabled (spec section 5).
 */
export function Pagination({
  page,
  total,
  label,
  numbers = false,
  onChange,
}: {
  page: number
  total: number
  /** What is paged, for screen readers: "Jobs". */
  label: string
  numbers?: boolean
  onChange: (page: number) => void
}) {
  const go = (to: number) => onChange(pageWithin(to, total))
  return (
    <nav className={styles.pagination} aria-label={`${label}: pages`} {...(numbers && { 'data-numbers': '' })}>
      <button type="button" className={styles.step} disabled={page <= 1} onClick={() => go(page - 1)}>
        <ChevronLeft aria-hidden="true" />
        <span className={numbers ? styles.word : undefined}>Previous</span>
      </button>
      {numbers ? (
        <ul className={styles.numbers}>
          {Array.from({ length: total }, (_, index) => index + 1).map((number) => (
            <li key={number}>
              <button
                type="button"
                className={styles.number}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => go(number)}
              >
                {number}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p role="status">{`Page ${page} of ${total}`}</p>
      )}
      <button type="button" className={styles.step} disabled={page >= total} onClick={() => go(page + 1)}>
        <span className={numbers ? styles.word : undefined}>Next</span>
        <ChevronRight aria-hidden="true" />
      </button>
    </nav>
  )
}
