import type { process } from '@/content/home/approach'
import { roadDay } from '@/features/answers/answerDue'
import { DayLeaf } from '@/features/answers/Leaf/Leaf'
import { useDueDay } from '@/features/answers/useDueDay'
import { Band } from '@/ui/Band/Band'
import { nameMonth } from '@/content/calendar'
import styles from './RecruitmentProcess.module.css'

export function RecruitmentProcess({ steps, ...band }: typeof process) {
  const due = useDueDay((day) => day.toISOString())
  const answer = due && new Date(due)
  return (
    <Band tone="sand" {...band}>
      <div className={styles.journey}>
        <svg className={styles.road} viewBox="0 0 6 100" preserveAspectRatio="none" aria-hidden>
          {['ground', 'line', 'traveled'].map((part) => (
            <path
              key={part}
              className={styles[part]}
              d="M-6 55C-3 0-.5 30 0 30s.5 40 1 40 .5-40 1-40 .5 40 1 40 .5-40 1-40 .5 40 1 40 2-50 5-30"
            />
          ))}
        </svg>
        <ol className={styles.path}>
          {steps.map(({ title, text, when, day }, index) => {
            const date = answer && (typeof day === 'number' ? roadDay(answer, day) : answer)
            return (
              <li key={title} className={styles.step}>
                <span className={styles.stop}>
                  <DayLeaf band={date && nameMonth(date).slice(0, 3)} figure={date ? date.getDate() : index + 1} />
                </span>
                <p className="label">
                  {date && <span className="visually-hidden">{`${nameMonth(date)} ${date.getDate()}, `}</span>}
                  {when}
                </p>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            )
          })}
        </ol>
      </div>
    </Band>
  )
}
