import { Unstyled } from '@storybook/addon-docs/blocks'
import styles from './docs.module.css'
import { colors, contrast, type Token } from './tokens'

/** What each color is for. A color that is new in tokens.css shows up without words until it gets its own here. */
const uses: Partial<Record<string, string>> = {
  '--ink': 'Text and strong surfaces',
  '--ink-soft': 'Second text, on paper and white alone',
  '--night': 'The footer, and text on apricot',
  '--paper': 'The page',
  '--raised': 'Cards, fields, the white band',
  '--sage': 'Tags and shapes behind people',
  '--sage-light': 'The sage band',
  '--sand': 'Tags and shapes behind people',
  '--sand-light': 'The sand band',
  '--apricot': 'The one action of a view',
  '--apricot-bright': 'The same under the pointer',
  '--rust': 'Focus, and marks in text',
  '--error': 'What went wrong',
  '--line': 'Hairlines that part things',
  '--line-strong': 'The edge of a field or a button',
}

const grounds = [
  '--paper',
  '--raised',
  '--sage-light',
  '--sage',
  '--sand-light',
  '--sand',
  '--apricot',
  '--ink',
  '--night',
]
const inks = [
  '--ink',
  '--ink-soft',
  '--night',
  '--rust',
  '--error',
  '--line-strong',
  '--paper',
  '--raised',
  '--apricot',
]

function shown(ratio: number): string {
  // Rounded down: 4.47 is not 4.5.
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}

function verdict(ratio: number): string {
  if (ratio >= 7) return 'body text'
  if (ratio >= 4.5) return 'labels, headings'
  return ratio >= 3 ? 'marks, edges' : 'decoration'
}

/** A dark color is measured on paper; a light one by the text that stands on it, ink or, where that is faint, night. */
function howItStandsOut(value: string, all: Token[]): string {
  const ratioTo = (name: string, swap = false) => {
    const other = all.find((token) => token.name === name)?.value ?? 'white'
    return swap ? contrast(other, value) : contrast(value, other)
  }
  const onPaper = ratioTo('--paper')
  if (onPaper >= 3) return `${shown(onPaper)} : 1 on paper`
  const ink = ratioTo('--ink', true)
  return ink >= 4.5 ? `ink on it ${shown(ink)} : 1` : `night on it ${shown(ratioTo('--night', true))} : 1`
}

/** Every color of tokens.css with its value, its use and how it stands out from the page. */
export function Swatches() {
  const all = colors()
  return (
    <Unstyled>
      <ul className={styles.swatches}>
        {all.map(({ name, value }) => (
          <li key={name}>
            <div className={styles.swatch} style={{ background: value }} />
            <strong>{name}</strong>
            <code>{value}</code>
            {uses[name] && <span>{uses[name]}</span>}
            {name !== '--line' && <span>{howItStandsOut(value, all)}</span>}
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}

function Pair({ ink, ground }: { ink: Token; ground: Token }) {
  const ratio = contrast(ink.value, ground.value)
  const legible = ratio >= 4.5
  return (
    <td style={legible ? { background: ground.value, color: ink.value } : undefined}>
      <strong>{shown(ratio)}</strong>
      <span className={styles.verdict}>{verdict(ratio)}</span>
    </td>
  )
}

/** What may be written on what: each pair in its own colors where it can be read. */
export function ContrastTable() {
  const all = colors()
  const find = (names: string[]) => names.flatMap((name) => all.filter((token) => token.name === name))
  return (
    <Unstyled>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${styles.pairs}`}>
          <thead>
            <tr>
              <th scope="col">on</th>
              {find(grounds).map(({ name }) => (
                <th key={name} scope="col">
                  {name.slice(2)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {find(inks).map((ink) => (
              <tr key={ink.name}>
                <th scope="row">{ink.name.slice(2)}</th>
                {find(grounds).map((ground) =>
                  ground.name === ink.name ? (
                    <td key={ground.name}>–</td>
                  ) : (
                    <Pair key={ground.name} ink={ink} ground={ground} />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Unstyled>
  )
}
