import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { contrast } from './contrast'
import { CopyName } from './CopyName'
import styles from './docs.module.css'
import { Table } from './Table'
import { colors, compute, named, paint, type Scheme } from './tokenValues'

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
}

const backgrounds = ['--surface', '--raised', '--tint-1', '--band-1', '--tint-2', '--band-2', '--action', '--strong']
const inks = ['--text', '--muted', '--accent', '--error', '--line-strong', '--on-action', '--on-strong', '--action']
const schemes: Scheme[] = ['light', 'dark']

/** Lists every color of tokens.css with its use, and its value by day and by night. */
export function Swatches() {
  return (
    <Unstyled>
      <ul className={styles.sheet}>
        {colors().map(({ name, value }) => (
          <li key={name}>
            <div className={styles.swatch}>
              {schemes.map((scheme) => (
                <div key={scheme} style={{ colorScheme: scheme, background: 'var(--surface)' }}>
                  <div style={{ background: `var(${name})` }} />
                </div>
              ))}
            </div>
            <CopyName text={name} copied={`var(${name})`} />
            <code>{value}</code>
            <span>{uses[name]}</span>
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}

function verdict(ratio: number): string {
  if (ratio >= 7) return 'body text'
  if (ratio >= 4.5) return 'labels, headings'
  return ratio >= 3 ? 'icons, borders' : 'decoration only'
}

function Pair({ ink, background }: { ink: string; background: string }) {
  const ratio = contrast(paint(ink, background), paint(background))
  return (
    <div className={styles.pair} style={ratio >= 4.5 ? { background, color: ink } : undefined}>
      {/* Rounded down, because 4.47 fails where 4.5 is required. */}
      <strong>{(Math.floor(ratio * 10) / 10).toFixed(1)}</strong>
      <br />
      {verdict(ratio)}
    </div>
  )
}

/** The contrast of each text color on each background, by day and by night, in its own colors where it is legible. */
export function ContrastTables() {
  return schemes.map((scheme) => {
    const colorOf = (name: string) => compute('color', `var(${name})`, scheme)
    return (
      <Table
        key={scheme}
        heads={[scheme === 'light' ? 'By day' : 'By night', ...backgrounds.map((name) => name.slice(2))]}
        rows={inks.map((ink) => [
          ink.slice(2),
          ...backgrounds.map((background) => (
            <Pair key={background} ink={colorOf(ink)} background={colorOf(background)} />
          )),
        ])}
      />
    )
  })
}

const kinds = {
  size: named('--text-').filter(({ value }) => !CSS.supports('color', value)),
  type: named('--font-', '--weight-', '--leading-', '--tracking-', '--type-'),
  space: named('--space-', '--gutter', '--rhythm', '--container', '--navbar', '--measure'),
  surface: named('--radius', '--round', '--shadow'),
  motion: named('--quick', '--fade'),
}

const samples: Record<keyof typeof kinds, (name: string) => ReactNode> = {
  size: (name) => <span style={{ fontSize: `var(${name})` }}>People who fit</span>,
  type: (name) => name.startsWith('--type') && <span style={{ font: `var(${name})` }}>People who fit</span>,
  space: (name) => <div className={styles.bar} style={{ width: `min(20rem, var(${name}))` }} />,
  surface: (name) => (
    <div
      className={styles.box}
      style={{ [name.startsWith('--shadow') ? 'boxShadow' : 'borderRadius']: `var(${name})` }}
    />
  ),
  motion: (name) => (
    <button type="button" className={styles.mover} style={{ transition: `transform var(${name})` }} aria-label="Move" />
  ),
}

/** Lists the tokens of a kind with their values, in pixels at the current width where they are lengths. */
export function TokenTable({ kind }: { kind: keyof typeof kinds }) {
  const hasPixels = kind === 'size' || kind === 'space'
  return (
    <Table
      heads={['Token', 'Value', ...(hasPixels ? ['Now'] : []), 'Sample']}
      rows={kinds[kind].map(({ name, value }) => [
        <CopyName key="name" text={name} copied={`var(${name})`} />,
        <code key="value">{value}</code>,
        ...(hasPixels ? [`${Math.round(Number.parseFloat(compute('width', `var(${name})`)) * 10) / 10} px`] : []),
        samples[kind](name),
      ])}
    />
  )
}
