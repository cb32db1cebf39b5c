import { useInView } from 'framer-motion'
import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '@/ui/formatNumber'
import { loadMotion } from '../Motion/loadMotion'
import { usePrefersReducedMotion } from '../Motion/usePrefersReducedMotion'

/** In seconds (spec section 9). */
const duration = 2

/** Counts up once, when it first comes into view. The markup has the final number from the start. */
export function CountUp({
  value,
  suffix = '',
}: {
  /** The figure that it counts up to. */
  value: number
  /** What follows the figure: "+". */
  suffix?: string
}) {
  const element = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState(value)
  const isInView = useInView(element, { once: true })
  const still = usePrefersReducedMotion()

  useEffect(() => {
    if (!isInView || still) return undefined
    const counting = loadMotion().then(
      ({ animate }) =>
        animate(0, value, { duration, ease: 'easeOut', onUpdate: (count) => setShown(Math.round(count)) }),
      () => undefined,
    )
    return () => {
      void counting.then((playback) => playback?.stop())
      setShown(value)
    }
  }, [value, isInView, still])

  return (
    <span ref={element}>
      <span aria-hidden="true">
        {formatNumber(shown)}
        {suffix}
      </span>
      <span className="visually-hidden">
        {formatNumber(value)}
        {suffix}
      </span>
    </span>
  )
}
