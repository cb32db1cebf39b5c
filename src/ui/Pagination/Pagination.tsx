import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { startTransition, useOptimistic } from 'react'
import { controls } from '@/content/controls'
import { useAnnouncedChange } from '../useAnnouncedChange'
import styles from './Pagination.module.css'

const words = controls.pagination

/** Anything but a whole number becomes 1 (spec section 4). */
export function clampPage(page: number, total: number) {
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), Math.max(total, 1)) : 1
}

export function takePage<Row>(rows: readonly Row[], wanted: number, perPage: number) {
  const total = Math.max(1, Math.ceil(rows.length / perPage))
  const page = clampPage(wanted, total)
  return { page, total, rows: rows.slice((page - 1) * perPage, page * perPage) }
}

/** Up to this many, every page has its number. */
const few = 7

function chooseNumbers(page: number, total: number) {
  const all = Array.from({ length: total }, (_, index) => index + 1)
  return all.filter((number) => total <= few || number === 1 || number === total || Math.abs(number - page) <= 1)
}

export function Pagination({
  page,
  total,
  label,
  numbers,
  onChange,
}: {
  /** The current page, from 1. */
  page: number
  total: number
  label: string
  numbers?: boolean
  onChange: (page: number) => void
}) {
  /** The page that was asked for: a second press may come before the router has drawn it. */
  const [latest, setLatest] = useOptimistic(page)

  useAnnouncedChange(words.position(page, total), page)

  function go(wanted: number) {
    const to = clampPage(wanted, total)
    if (to === latest) return
    startTransition(() => {
      setLatest(to)
      onChange(to)
    })
  }

  return (
    <nav className={`cluster ${styles.pagination}`} aria-label={words.label(label)}>
      <button type="button" className={styles.step} aria-disabled={page <= 1} onClick={() => go(latest - 1)}>
        <ChevronLeft />
        <span>{words.previous}</span>
      </button>
      {numbers ? (
        <ul className={`cluster ${styles.numbers}`}>
          {chooseNumbers(page, total).map((number, index, shown) => (
            <li key={number} className={number - (shown[index - 1] ?? 0) > 1 ? `cluster ${styles.gap}` : undefined}>
              <button
                type="button"
                className={styles.number}
                aria-label={words.page(number)}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => go(number)}
              >
                {number}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p>{words.position(page, total)}</p>
      )}
      <button type="button" className={styles.step} aria-disabled={page >= total} onClick={() => go(latest + 1)}>
        <span>{words.next}</span>
        <ChevronRight />
      </button>
    </nav>
  )
}
