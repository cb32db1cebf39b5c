import styles from './Prose.module.css'

/** Renders plain text. Empty lines separate paragraphs; `## ` starts a heading, `- ` a list item. */
export function Prose({ text }: { text: string }) {
  const blocks = text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
  return (
    <div className={styles.prose}>
      {blocks.map((block, index) => {
        const key = `${index}-${block.slice(0, 24)}`
        if (block.startsWith('## ') && !block.includes('\n')) return <h2 key={key}>{block.slice(3)}</h2>
        const lines = block.split('\n').map((line) => line.trim())
        if (lines.every((line) => line.startsWith('- '))) {
          return (
            <ul key={key}>
              {lines.map((line, row) => (
                <li key={`${row}-${line}`}>{line.slice(2)}</li>
              ))}
            </ul>
          )
        }
        return <p key={key}>{block}</p>
      })}
    </div>
  )
}
