import { Unstyled } from '@storybook/addon-docs/blocks'
import { useMemo } from 'react'
import { measure } from './anatomy'
import styles from './docs.module.css'
import { TokenName } from './TokenName'

/** A component's parts with their type and tokens, measured in the first story above. */
export function Anatomy({ root }: { root: Element }) {
  const { parts, breakpoints } = useMemo(() => measure(root), [root])
  if (parts.length === 0) return null
  return (
    <Unstyled>
      <section className={styles.anatomy} aria-label="Anatomy">
        <h2>Anatomy</h2>
        <p>Measured in the story above. A part is named as in its style sheet.</p>
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Part</th>
                <th scope="col">Type</th>
                <th scope="col">Tokens</th>
              </tr>
            </thead>
            <tbody>
              {parts.map(({ name, type, tokens }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{type ?? '–'}</td>
                  <td>
                    {tokens.map(({ property, tokens: names, value }) => (
                      <div key={property}>
                        {property}:{' '}
                        {names.split(' ').map((token) => (
                          <TokenName key={token} name={token} />
                        ))}{' '}
                        {value}
                      </div>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p>
          {breakpoints.length > 0 ? (
            <>
              Changes at{' '}
              {breakpoints.map((condition) => (
                <code key={condition}>{condition}</code>
              ))}
            </>
          ) : (
            'No breakpoints of its own.'
          )}
        </p>
      </section>
    </Unstyled>
  )
}
