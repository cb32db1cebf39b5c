import type { BlockContent } from '@/content/services/types'
import { Band, type Tone } from '@/ui/Band/Band'
import styles from './Comparison.module.css'

/** A table whose first column names the row. In a narrow place each row becomes a card, with each column's name inside. */
export function Comparison({ tone, title, intro, columns, rows }: BlockContent<'comparison'> & { tone: Tone }) {
  return (
    <Band tone={tone} title={title} intro={intro}>
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>
                  <span className={styles.label} aria-hidden="true">
                    {columns[index + 1]}
                  </span>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  )
}
