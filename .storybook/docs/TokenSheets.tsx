import { colord, extend } from 'colord'
import contrast from 'colord/plugins/a11y'
import type { CSSProperties } from 'react'
import { CopyName } from './Samples'
import styles from './docs.module.css'
import { Table } from './Table'
import { colors, findTokens, measure, paint, type Scheme } from './tokens'
import { TokenUsers } from './Users'

extend([contrast])

const schemes: Scheme[] = ['light', 'dark']

function describeUse(ratio: number) {
  if (ratio >= 7) return 'text'
  if (ratio >= 4.5) return 'labels'
  return ratio >= 3 ? 'icons' : 'decor'
}

/** The contrast of text colors on grounds, by day and by night, in these colors where legible. */
export function ContrastTables({ inks, grounds }: { inks: string[]; grounds: string[] }) {
  return schemes.map((colorScheme) => (
    <Table
      key={colorScheme}
      heads={[colorScheme === 'light' ? 'By day' : 'By night', ...grounds]}
      rows={inks.map((ink) => [
        ink,
        ...grounds.map((ground) => {
          const ratio = colord(paint(colorScheme, `--${ground}`, `--${ink}`)).contrast(
            paint(colorScheme, `--${ground}`),
          )
          const colors = { colorScheme, background: `var(--${ground})`, color: `var(--${ink})` }
          return (
            <div key={ground} className={styles.pair} style={ratio >= 4.5 ? colors : undefined}>
              {/* Rounded down, because 4.47 fails where 4.5 is required. */}
              <strong>{(Math.floor(ratio * 10) / 10).toFixed(1)}</strong>
              <br />
              {describeUse(ratio)}
            </div>
          )
        }),
      ])}
    />
  ))
}

export function TokenTable({
  starts,
  property,
  samples,
  text,
  uses = {},
}: {
  /** How the names of the tokens start. Without it, all colors are listed. */
  starts?: string[]
  /** The property that a sample sets to the token. */
  property: keyof CSSProperties
  samples: ('day' | 'night' | 'display' | 'text' | 'bar' | 'box' | 'mover')[]
  text?: string
  uses?: Partial<Record<string, string>>
}) {
  return (
    <Table
      heads={['Token', 'Sample', 'Value', 'Used by']}
      rows={(starts ? findTokens(starts) : colors).map(({ name, value }) => [
        <CopyName key="name" text={name} copied={`var(${name})`} />,
        samples.map((sample) => (
          <p key={sample} className={styles[sample]} style={{ [property]: value }}>
            {text}
          </p>
        )),
        <div key="value" className={styles.value}>
          {/* No property keeps a line from breaking behind a hyphen. */}
          <code>{value.replaceAll('-', '-\u2060')}</code>
          {measure(name) > 0 && <strong>{measure(name)} px</strong>}
          {uses[name]}
        </div>,
        <TokenUsers key="users" token={name} />,
      ])}
    />
  )
}
