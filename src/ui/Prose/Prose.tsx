import { Picture } from '@/ui/Picture/Picture'
import styles from './Prose.module.css'

/** A heading, a list or a paragraph, from the beginning of a line on. */
const blocks = /(?<![^\n])(?:## [^\n]+|(?:- [^\n]+\n?)+|(?:(?!## |- )[^\n]+\n?)+)/g

/**
 * Renders plain text: `## ` starts a heading, `- `, or another bullet, a list item. An empty line, a heading or a list ends a paragraph.
 * `![](twenty)` as a paragraph is that view of figures.svg.
 */
export function Prose({ text }: { text: string }) {
  const lines = text.split('\n').map((line) => line.trim().replace(/^[•*–] +/, '- '))
  return (
    <div className={styles.prose}>
      {Array.from(lines.join('\n').matchAll(blocks), ({ 0: block, index }) => {
        if (block.startsWith('## ')) return <h2 key={index}>{block.slice(3)}</h2>
        const figure = /^!\[\]\((\w+)\)\s*$/.exec(block)?.[1]
        if (figure) return <Picture key={index} name="figures" part={figure} />
        if (!block.startsWith('- ')) return <p key={index}>{block.trim()}</p>
        const items = Array.from(block.matchAll(/- ([^\n]+)\n?/g), ({ 1: item, index: at }) => <li key={at}>{item}</li>)
        return <ul key={index}>{items}</ul>
      })}
    </div>
  )
}
