import styles from './Prose.module.css'

/** What begins a line of each kind of block. */
const marks = { h2: '## ', ul: '- ', p: '' }

interface Line {
  number: number
  words: string
}

interface Block {
  tag: 'h2' | 'ul' | 'p'
  first: Line
  more: Line[]
}

function readBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const [number, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    const tag = (['h2', 'ul', 'p'] as const).find((one) => line.startsWith(marks[one])) ?? 'p'
    const read = { number, words: line.slice(marks[tag].length) }
    if (line === '') open = undefined
    else if (open?.tag === tag && tag !== 'h2') open.more.push(read)
    else {
      open = { tag, first: read, more: [] }
      blocks.push(open)
    }
  }
  return blocks
}

/** Renders plain text: `## ` starts a heading, `- ` a list item. An empty line, a heading or a list ends a paragraph. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={styles.prose}>
      {readBlocks(text).map(({ tag: Tag, first, more }) => {
        const lines = [first, ...more]
        return (
          <Tag key={first.number}>
            {Tag === 'ul'
              ? lines.map(({ number, words }) => <li key={number}>{words}</li>)
              : lines.map(({ words }) => words).join('\n')}
          </Tag>
        )
      })}
    </div>
  )
}
