import styles from './Questions.module.css'

export function Questions({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <dl>
      {items.map(({ question, answer }) => (
        <div key={question} className={`ways ${styles.item}`}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  )
}
