import { Plus } from 'lucide-react'
import styles from './Questions.module.css'

/** Only one question of the same `name` is open at a time. */
export function Questions({ items, name }: { items: readonly { question: string; answer: string }[]; name: string }) {
  return (
    <div className={styles.questions}>
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className={styles.item}>
          <summary>
            {question}
            <Plus />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
