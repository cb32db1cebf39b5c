import { useId } from 'react'
import type { BlockContent } from '@/content/services/types'
import { Band, type Tone } from '@/ui/Band/Band'
import { Questions } from '@/ui/Questions/Questions'

/** Questions with short answers, most frequent first. Don’t hide terms or prices in it. */
export function QuestionsBand({ items, ...band }: BlockContent<'questions'> & { tone: Tone }) {
  const name = useId()
  return (
    <Band {...band} layout="beside">
      <Questions items={items} name={name} />
    </Band>
  )
}
