import { useInView } from 'framer-motion'
import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '@/content/formatNumber'
import { usePrefersReducedMotion } from '../Motion/usePrefersReducedMotion'

/** In ms (spec section 9). */
const duration = 2000

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
  const hasCounted = useRef(false)
  const isInView = useInView(element)
  const still = usePrefersReducedMotion()

  useEffect(() => {
    if (!isInView || still || hasCounted.current) return undefined
    const counting = import('../Motion/dom').then(
      ({ animateValue }) => {
        const playback = animateValue({
          keyframes: [0, value],
          duration,
          ease: 'easeOut',
          onUpdate: (latest) => {
            hasCounted.current = true
            setCount(Math.round(latest))
          },
          onComplete: () => setCount(undefined),
        })
        // Not the playback, which would be awaited to its end.
        return () => playback.stop()
      },
      () => undefined,
    )
    return () =>
      void counting.then((stop) => {
        stop?.()
        // Stopping updates once more.
        setCount(undefined)
      })
  }, [value, isInView, still])

  const figure = `${formatNumber(value)}${suffix}`
  return (
    <span ref={element}>
      <span style={count === undefined ? undefined : { fontSize: 0 }}>{figure}</span>
      {count !== undefined && <span aria-hidden>{`${formatNumber(count)}${suffix}`}</span>}
    </span>
  )
}
