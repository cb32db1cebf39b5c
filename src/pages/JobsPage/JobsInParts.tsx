import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { jobList } from '@/content/jobsListing'
import type { Job } from '@/contract/entities'
import { Button } from '@/ui/Button/Button'
import { JobList } from '@/ui/JobCard/JobList'
import styles from './JobsPage.module.css'

/** How far below the screen the next cards are drawn. */
const near = '2000px'

const Part = memo(JobList)

function partsOf(jobs: readonly Job[], size: number): (readonly Job[])[] {
  return Array.from({ length: Math.ceil(jobs.length / size) }, (_, index) =>
    jobs.slice(index * size, (index + 1) * size),
  )
}

interface JobsInPartsProps {
  jobs: readonly Job[]
  /** How many jobs are drawn before the visitor scrolls. */
  first?: number
  /** Few enough to draw between two frames, and full rows in one, two or three columns. */
  size?: number
}

/**
 * Renders the first cards at once, more in a transition, and the rest as the visitor scrolls. `content-visibility` skips
 * the layout of parts that are off screen.
 */
export function JobsInParts({ jobs, first = 240, size = 12 }: JobsInPartsProps) {
  const list = useRef<HTMLDivElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const atOnce = Math.min(first, 4 * size)
  const [wanted, setWanted] = useState(atOnce)
  const parts = useMemo(() => (jobs.length > atOnce ? partsOf(jobs, size) : [jobs]), [jobs, atOnce, size])
  const shown = Math.min(wanted, jobs.length)
  const hasMore = shown < jobs.length

  useEffect(() => {
    startTransition(() => setWanted(first))
  }, [first])

  useEffect(() => {
    if (!hasMore || !more.current || !('IntersectionObserver' in globalThis)) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) startTransition(() => setWanted(shown + size))
      },
      { rootMargin: near },
    )
    observer.observe(more.current)
    return () => observer.disconnect()
  }, [shown, hasMore, size])

  /** Moves the focus to the first new job: the button may be gone. */
  function showMore() {
    flushSync(() => setWanted(shown + size))
    list.current?.querySelectorAll<HTMLElement>('[data-card-link]')[shown]?.focus()
  }

  return (
    <>
      <div ref={list}>
        {parts.slice(0, Math.ceil(shown / size)).map((part, index) => (
          <div key={index} className={styles.part}>
            <Part jobs={part} heading="h2" />
          </div>
        ))}
      </div>
      {jobs.length > first && (
        <div className={styles.more}>
          <p role="status">{jobList.shown(shown, jobs.length)}</p>
          {hasMore && (
            <Button ref={more} variant="secondary" onClick={showMore}>
              {jobList.more}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
