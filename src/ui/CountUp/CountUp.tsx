import { useInView } from 'framer-motion'
import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '@/ui/formatNumber'
import { usePrefersReducedMotion } from '../Motion/usePrefersReducedMotion'

/** In seconds (spec section 9). */
const duration = 2

/** Counts up once, when it first comes into view. The figure itself stays in its place for screen readers. */
export function CountUp({
  value,
  suffix = '',
}: {
  value: number
  /** What follows the figure: "+". */
  suffix?: string
}) {
  const element = useRef<HTMLSpanElement>(null)
  const [count, setCount] = useState<number>()
  const isInView = useInView(element, { once: true })
  const still = usePrefersReducedMotion()

  useEffect(() => {
    if (!isInView || still) return undefined
    const counting = import('../Motion/dom').then(
      ({ animate }) =>
        animate(0, value, {
          duration,
          ease: 'easeOut',
          onUpdate: (latest) => setCount(Math.round(latest)),
          onComplete: () => setCount(undefined),
        }),
      () => undefined,
    )
    return () => {
      void counting.then((playback) => playback?.stop())
      setCount(undefined)
    }
  }, [value, isInView, still])

  const figure = `${formatNumber(value)}${suffix}`
  return (
    <span ref={element}>
      <span style={count === undefined ? undefined : { fontSize: 0 }}>{figure}</span>
      {count !== undefined && <span aria-hidden="true">{`${formatNumber(count)}${suffix}`}</span>}
    </span>
  )
}
