import { startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Job } from '@/contract/entities'
import { jobList } from '@/content/jobsListing'
import { Button } from '@/ui/Button/Button'
import { JobCards } from '@/ui/JobCard/JobCards'
import styles from './JobsPage.module.css'

/** How many more are drawn each time that the visitor comes near the end: few enough not to hold up the scrolling. */
const step = 24
/** How far away the end counts as near. */
const near = '2000px'

/** Jobs as cards: so many of them at first, and the rest as the visitor comes to them. */
export function JobsInParts({ jobs, first = 240 }: { jobs: readonly Job[]; first?: number }) {
  const list = useRef<HTMLDivElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const [wanted, setWanted] = useState(first)
  const shown = Math.min(wanted, jobs.length)
  const hasMore = shown < jobs.length

  useEffect(() => {
    if (!hasMore || !more.current || !('IntersectionObserver' in globalThis)) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) startTransition(() => setWanted(shown + step))
      },
      { rootMargin: near },
    )
    observer.observe(more.current)
    return () => observer.disconnect()
  }, [shown, hasMore])

  /** Draws more at once, and goes on from the first of them: the button may be gone. */
  function showMore() {
    flushSync(() => setWanted(shown + step))
    list.current?.querySelectorAll<HTMLElement>('[data-card-link]')[shown]?.focus()
  }

  return (
    <>
      <div ref={list}>
        <JobCards jobs={jobs.slice(0, shown)} heading="h2" />
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
