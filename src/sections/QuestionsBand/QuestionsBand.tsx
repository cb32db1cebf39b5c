import { useId } from 'react'
import { Band, type Tone } from '@/ui/Band/Band'
import { Questions } from '@/ui/Questions/Questions'

/** What people ask, with the heading beside it. */
export function QuestionsBand({
  tone,
  title,
  items,
}: {
  tone: Tone
  title: string
  items: readonly { question: string; answer: string }[]
}) {
  const name = useId()
  return (
    <Band tone={tone} title={title} layout="beside">
      <Questions items={items} name={name} />
    </Band>
  )
}
