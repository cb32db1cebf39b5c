import { Unstyled } from '@storybook/addon-docs/blocks'
import styles from './docs.module.css'
import { colors, contrast, type Token } from './tokens'

/** What each color is for. A new color appears without a description until it gets one here. */
const uses: Partial<Record<string, string>> = {
  '--ink': 'Text, the footer and strong surfaces',
  '--ink-soft': 'Secondary text',
  '--night': 'The admin sidebar, text on apricot',
  '--paper': 'The page',
  '--raised': 'Cards, fields, the white band',
  '--sage': 'The sage band, shapes behind people',
  '--sage-light': 'Tags, notices, shaded cards',
  '--sand': 'The call to action, shapes behind people',
  '--sand-light': 'The sand band, tags, shaded cards',
  '--apricot': 'The one action per view, small accents',
  '--apricot-bright': 'The action on hover',
  '--rust': 'Focus outlines, accents in text',
  '--error': 'Errors',
  '--line': 'Hairlines',
  '--line-strong': 'Borders of fields and buttons, strong rules',
}

const backgrounds = [
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
const textColors = [
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

function format(ratio: number): string {
  // Rounded down, because 4.47 fails where 4.5 is required.
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}

function verdict(ratio: number): string {
  if (ratio >= 7) return 'body text'
  if (ratio >= 4.5) return 'labels, headings'
  return ratio >= 3 ? 'icons, borders' : 'decoration only'
}

/** Describes the contrast of a dark color on paper, or of the text on a light color: ink, or night if ink is too faint. */
function describeContrast(value: string, all: Token[]): string {
  const ratioTo = (name: string, swap = false) => {
    const other = all.find((token) => token.name === name)?.value ?? 'white'
    return swap ? contrast(other, value) : contrast(value, other)
  }
  const onPaper = ratioTo('--paper')
  if (onPaper >= 3) return `${format(onPaper)} : 1 on paper`
  const ink = ratioTo('--ink', true)
  return ink >= 4.5 ? `ink on it ${format(ink)} : 1` : `night on it ${format(ratioTo('--night', true))} : 1`
}

/** Lists every color of tokens.css with its value, use and contrast. */
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
            {name !== '--line' && <span>{describeContrast(value, all)}</span>}
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}

function Pair({ ink, background }: { ink: Token; background: Token }) {
  const ratio = contrast(ink.value, background.value)
  const legible = ratio >= 4.5
  return (
    <td style={legible ? { background: background.value, color: ink.value } : undefined}>
      <strong>{format(ratio)}</strong>
      <span className={styles.verdict}>{verdict(ratio)}</span>
    </td>
  )
}

/** The contrast of each text color on each background, shown in its own colors where it is legible. */
export function ContrastTable() {
  const all = colors()
  const find = (names: string[]) => names.flatMap((name) => all.filter((token) => token.name === name))
  return (
    <Unstyled>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${styles.pairs}`}>
          <thead>
            <tr>
              <th scope="col">Text on</th>
              {find(backgrounds).map(({ name }) => (
                <th key={name} scope="col">
                  {name.slice(2)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {find(textColors).map((ink) => (
              <tr key={ink.name}>
                <th scope="row">{ink.name.slice(2)}</th>
                {find(backgrounds).map((background) =>
                  background.name === ink.name ? (
                    <td key={background.name}>–</td>
                  ) : (
                    <Pair key={background.name} ink={ink} background={background} />
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
