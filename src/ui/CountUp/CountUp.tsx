import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '@/ui/formatNumber'
import { usePrefersReducedMotion } from '../Motion/usePrefersReducedMotion'

/** In ms (spec section 9). */
const duration = 2000

/** Counts up once, when it first comes into view. The markup has the final number from the start. */
export function CountUp({ value, suffix = '' }: { value: number; suffix?: string }) {
  const element = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState(value)
  const still = usePrefersReducedMotion()

  useEffect(() => {
    if (still || !element.current || !('IntersectionObserver' in globalThis)) return undefined
    let frame = 0
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      const start = performance.now()
      function step(now: number) {
        const part = Math.min((now - start) / duration, 1)
        setShown(Math.round(value * (1 - (1 - part) ** 3)))
        if (part < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    })
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      setShown(value)
    }
  }, [value, still])

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
