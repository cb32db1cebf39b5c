import X from 'lucide-react/icons/x'
import { jobsListing } from '@/content/jobs'
import { Button } from '@/ui/Button/Button'
import { type JobSearch, listParts } from '../jobSearch'

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
    <ul className="cluster">
      {parts.map(({ text, without }) => (
        <li key={text}>
          <Button variant="secondary" size="s" aria-label={jobsListing.remove(text)} onClick={() => onRemove(without)}>
            <bdi>{text}</bdi>
            <X />
          </Button>
        </li>
      ))}
    </ul>
  )
}
