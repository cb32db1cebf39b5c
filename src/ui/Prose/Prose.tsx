import styles from './Prose.module.css'

/** What begins a line of each kind of block. */
const marks = { h2: '## ', ul: '- ', p: '' }

interface Block {
  tag: 'h2' | 'ul' | 'p'
  lines: string[]
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const line of text.split('\n').map((one) => one.trim())) {
    const tag = (['h2', 'ul', 'p'] as const).find((one) => line.startsWith(marks[one])) ?? 'p'
    const words = line.slice(marks[tag].length)
    if (line === '') open = undefined
    else if (open?.tag === tag && tag !== 'h2') open.lines.push(words)
    else {
      open = { tag, lines: [words] }
      blocks.push(open)
    }
  }
  return blocks
}

/** Renders plain text: `## ` starts a heading, `- ` a list item. An empty line, a heading or a list ends a paragraph. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={styles.prose}>
      {blocksOf(text).map(({ tag: Tag, lines }, index) => (
        <Tag key={`${index}-${lines[0]}`}>
          {Tag === 'ul' ? lines.map((line, row) => <li key={`${row}-${line}`}>{line}</li>) : lines.join('\n')}
        </Tag>
      ))}
    </div>
  )
}
