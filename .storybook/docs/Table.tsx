import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import styles from './docs.module.css'

/** A table for MDX, whose cells can hold components. */
export function Table({ heads, rows }: { heads: string[]; rows: ReactNode[][] }) {
  return (
    <Unstyled>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], row) => (
              <tr key={row}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Unstyled>
  )
}
