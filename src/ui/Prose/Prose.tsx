import styles from './Prose.module.css'

/** A heading, a list or a paragraph, from the beginning of a line on. */
const blocks = /(?<![^\n])(?:## [^\n]+|(?:- [^\n]+\n?)+|(?:(?!## |- )[^\n]+\n?)+)/g

/** Renders plain text: `## ` starts a heading, `- ` a list item. An empty line, a heading or a list ends a paragraph. */
export function Prose({ text }: { text: string }) {
  const lines = text.split('\n').map((line) => line.trim())
  return (
    <div className={styles.prose}>
      {Array.from(lines.join('\n').matchAll(blocks), ({ 0: block, index }) => {
        if (block.startsWith('## ')) return <h2 key={index}>{block.slice(3)}</h2>
        if (!block.startsWith('- ')) return <p key={index}>{block.trim()}</p>
        const items = Array.from(block.matchAll(/- ([^\n]+)\n?/g), ({ 1: item, index: at }) => <li key={at}>{item}</li>)
        return <ul key={index}>{items}</ul>
      })}
    </div>
  )
}
