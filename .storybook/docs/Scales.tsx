import { Unstyled } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { UsedBy } from './Colors'
import styles from './docs.module.css'
import { valuesOf } from './sources'
import { Table } from './Table'
import { TokenName } from './TokenName'
import { named, type Token } from './tokens'

const displayed = new Set(['--text-xl', '--text-2xl', '--text-3xl', '--text-4xl'])

/** Returns lengths in pixels at the current width and text size. Measured, because only the browser resolves clamp(). */
function usePixels(tokens: Token[]): Partial<Record<string, string>> {
  const [pixels, setPixels] = useState<Partial<Record<string, string>>>({})
  useEffect(() => {
    function measure() {
      const probe = document.body.appendChild(document.createElement('div'))
      probe.style.position = 'absolute'
      const found = tokens.map(({ name }) => {
        probe.style.width = `var(${name})`
        return [name, `${Math.round(probe.getBoundingClientRect().width * 10) / 10} px`]
      })
      probe.remove()
      setPixels(Object.fromEntries(found))
    }
    measure()
    globalThis.addEventListener('resize', measure)
    return () => globalThis.removeEventListener('resize', measure)
  }, [tokens])
  return pixels
}

function Facts({ token: { name, value }, pixels }: { token: Token; pixels?: string | undefined }) {
  return (
    <span className={styles.facts}>
      <TokenName name={name} /> {pixels && <span>{pixels} now</span>} <code>{value}</code> <UsedBy name={name} />
    </span>
  )
}

const texts = named('--text-')

export function TypeScale() {
  const pixels = usePixels(texts)
  return (
    <Unstyled>
      <ul className={styles.rows}>
        {texts.map((token) => (
          <li key={token.name}>
            <Facts token={token} pixels={pixels[token.name]} />
            <span
              className={displayed.has(token.name) ? styles.display : styles.text}
              style={{ fontSize: `var(${token.name})` }}
            >
              People who fit, within weeks
            </span>
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}

const spaces = named('--space-', '--gutter', '--rhythm', '--navbar')

export function SpaceScale() {
  const pixels = usePixels(spaces)
  return (
    <Unstyled>
      <ul className={styles.rows}>
        {spaces.map((token) => (
          <li key={token.name}>
            <Facts token={token} pixels={pixels[token.name]} />
            <span className={styles.bar} style={{ width: `var(${token.name})` }} />
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}

const properties = { 'font-weight': 'Weight', 'line-height': 'Line height', 'letter-spacing': 'Tracking' }

/** Every weight, line height and tracking of the style sheets: they are values, not tokens. */
export function TypeValues() {
  return (
    <Table
      heads={['Value', 'Times', 'Where']}
      rows={Object.entries(properties).flatMap(([property, title]) =>
        valuesOf(property).map(({ value, count, parts }) => [`${title} ${value}`, count, parts.join(', ')]),
      )}
    />
  )
}

const surfaces = named('--radius', '--round', '--shadow')

export function Surfaces() {
  return (
    <Unstyled>
      <ul className={styles.surfaces}>
        {surfaces.map(({ name, value }) => (
          <li key={name}>
            <div
              className={styles.surface}
              style={
                name.startsWith('--shadow')
                  ? { boxShadow: `var(${name})`, borderRadius: 'var(--radius)' }
                  : { borderRadius: `var(${name})`, border: '1px solid var(--line-strong)' }
              }
            />
            <TokenName name={name} />
            <code>{value}</code>
            <UsedBy name={name} />
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}

const motions = named('--quick', '--fade')

export function MotionScale() {
  const [moved, setMoved] = useState(false)
  return (
    <Unstyled>
      <button type="button" className={styles.play} onClick={() => setMoved(!moved)}>
        {moved ? 'Play back' : 'Play'}
      </button>
      <ul className={styles.rows}>
        {motions.map((token) => (
          <li key={token.name}>
            <Facts token={token} />
            <span
              className={styles.mover}
              data-moved={moved || undefined}
              style={{ transition: `transform var(${token.name}), opacity var(${token.name})` }}
            />
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}
