import { Unstyled } from '@storybook/addon-docs/blocks'
import styles from './docs.module.css'
import { stylesWith } from './sources'
import { TokenName } from './TokenName'
import { colors, contrast, resolve, type Scheme, type Token } from './tokens'

/** What each color is for. A new color appears without a description until it gets one here. */
const uses: Partial<Record<string, string>> = {
  '--text': 'Text and drawn marks; as a ground, the chosen one of a set of buttons',
  '--muted': 'Secondary text',
  '--accent': 'Focus outlines, accents in text',
  '--error': 'Errors',
  '--line': 'Hairlines',
  '--line-strong': 'Borders of fields and buttons, strong rules',
  '--surface': 'The page',
  '--raised': 'Cards, fields, the white band',
  '--band-1': 'The sage band, the left call to action, bars of time',
  '--band-2': 'The right call to action, the road’s ground',
  '--tint-1': 'Tags, notices, shaded cards, in sage',
  '--tint-2': 'The sand band, tags, shaded cards',
  '--action': 'The one action per view, small accents',
  '--action-hover': 'The action on hover',
  '--on-action': 'Text on the action',
  '--strong': 'The footer, the ink band, the admin sidebar',
  '--on-strong': 'Text on it',
  '--mount': 'Behind drawings: paper by night, nothing by day',
}

const backgrounds = ['--surface', '--raised', '--tint-1', '--band-1', '--tint-2', '--band-2', '--action', '--strong']
const textColors = [
  '--text',
  '--muted',
  '--accent',
  '--error',
  '--line-strong',
  '--on-action',
  '--on-strong',
  '--action',
]

const schemes: Scheme[] = ['light', 'dark']

function format(ratio: number): string {
  // Rounded down, because 4.47 fails where 4.5 is required.
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}

function verdict(ratio: number): string {
  if (ratio >= 7) return 'body text'
  if (ratio >= 4.5) return 'labels, headings'
  return ratio >= 3 ? 'icons, borders' : 'decoration only'
}

/** Lists every color of tokens.css with its use, and its value by day and by night. */
export function Swatches() {
  return (
    <Unstyled>
      <ul className={styles.swatches}>
        {colors().map(({ name, value }) => (
          <li key={name}>
            <div className={styles.swatch}>
              {schemes.map((scheme) => (
                <div key={scheme} style={{ colorScheme: scheme, background: 'var(--surface)' }}>
                  <div style={{ background: `var(${name})` }} />
                </div>
              ))}
            </div>
            <TokenName name={name} />
            <code>{value}</code>
            {uses[name] && <span>{uses[name]}</span>}
            <UsedBy name={name} />
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}

/** The parts whose style sheets use a token. */
export function UsedBy({ name }: { name: string }) {
  const parts = stylesWith(`var(${name})`)
  return (
    <details className={styles.used}>
      <summary>Used by {parts.length}</summary>
      {parts.join(', ')}
    </details>
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
export function ContrastTable({ scheme }: { scheme: Scheme }) {
  const all = colors().map(({ name, value }) => ({ name, value: resolve(value, scheme) }))
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
