import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Job } from '@/contract/entities'
import { jobList } from '@/content/jobsListing'
import { Button } from '@/ui/Button/Button'
import { JobCards } from '@/ui/JobCard/JobCards'
import styles from './JobsPage.module.css'

/** How far away the end counts as near. */
const near = '2000px'

/** A part that is drawn stays as it is while others join it. */
const Part = memo(JobCards)

function partsOf(jobs: readonly Job[], size: number): (readonly Job[])[] {
  return Array.from({ length: Math.ceil(jobs.length / size) }, (_, index) =>
    jobs.slice(index * size, (index + 1) * size),
  )
}

interface JobsInPartsProps {
  jobs: readonly Job[]
  /** How many are drawn before the visitor has scrolled. */
  first?: number
  /** How many make a part: few enough to be drawn between two frames, and full rows however many cards are in one. */
  size?: number
}

/**
 * Jobs as cards: the first of them at once, some more in the pauses after that, and the rest as the visitor comes to
 * them. Of the parts that are off screen the browser keeps the words, and leaves out the work of laying them out.
 */
export function JobsInParts({ jobs, first = 240, size = 12 }: JobsInPartsProps) {
  const list = useRef<HTMLDivElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const atOnce = Math.min(first, 4 * size)
  const [wanted, setWanted] = useState(atOnce)
  // A short list is one list.
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

  /** Draws more at once, and goes on from the first of them: the button may be gone. */
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
