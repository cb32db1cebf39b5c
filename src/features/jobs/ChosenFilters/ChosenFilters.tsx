import X from 'lucide-react/icons/x'
import { jobsListing } from '@/content/jobs'
import { Button } from '@/ui/Button/Button'
import { type JobSearch, listParts } from '../jobSearch'
import styles from './ChosenFilters.module.css'

/** A tag for each thing that narrows a search, which removes it. */
export function ChosenFilters({
  search,
  onRemove,
}: {
  search: JobSearch
  onRemove: (without: Partial<JobSearch>) => void
}) {
  const parts = listParts(search)
  if (parts.length === 0) return null
  return (
    <ul className={`cluster ${styles.chosen}`}>
      {parts.map(({ text, without }) => (
        <li key={text}>
          <Button variant="secondary" size="s" aria-label={jobsListing.remove(text)} onClick={() => onRemove(without)}>
            {text}
            <X />
          </Button>
        </li>
      ))}
    </ul>
  )
}
