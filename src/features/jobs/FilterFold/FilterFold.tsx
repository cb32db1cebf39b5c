import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type ReactNode, useState } from 'react'
import { jobsListing } from '@/content/jobs'
import { Button } from '@/ui/Button/Button'
import styles from './FilterFold.module.css'

export function FilterFold({ chosen, children }: { chosen: number; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        className={styles.button}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal />
        <span>{jobsListing.filter(chosen)}</span>
      </Button>
      <div className={`fit ${styles.fold}`}>{children}</div>
    </>
  )
}
