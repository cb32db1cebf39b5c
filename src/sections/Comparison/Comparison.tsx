import type { BlockContent } from '@/content/services/types'
import { Band, type Tone } from '@/ui/Band/Band'
import styles from './Comparison.module.css'

/** In a narrow band each row becomes a card that repeats the column names. */
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
