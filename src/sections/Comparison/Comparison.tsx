import type { BlockContent } from '@/content/services/types'
import { Band, type Tone } from '@/ui/Band/Band'
import { Picture } from '@/ui/Picture/Picture'
import styles from './Comparison.module.css'

export function Comparison({
  sheets,
  columns,
  pictures,
  recommended,
  bars,
  rows,
  ...band
}: BlockContent<'comparison'> & { tone: Tone }) {
  return (
    <Band {...band}>
      <table className={styles.table} data-sheets={sheets}>
        <caption className="visually-hidden">{band.title}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => {
              const isRecommended = column === recommended?.column
              const picture = pictures?.[index - 1]
              return (
                <th
                  key={column}
                  scope="col"
                  abbr={column}
                  style={{ order: index }}
                  data-recommended={isRecommended || undefined}
                >
                  {picture && <Picture name={picture} />}
                  {column}
                  {isRecommended && <span className={`label ${styles.start}`}> {recommended.text}</span>}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, picture, part, cells }) => (
            <tr key={label}>
              <th scope="row">
                <span className="with-icon">
                  {picture && <Picture name={picture} part={part} />}
                  {label}
                </span>
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} style={{ order: index + 1 }}>
                  <span className={styles.label} aria-hidden>
                    {sheets ? label : columns[index + 1]}
                  </span>{' '}
                  {cell}
                  {bars?.columns.includes(columns[index + 1] ?? '') && (
                    <span className={styles.bar} style={sizeBar(cell, bars.of)} aria-hidden />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  )
}

/** Sizes "5 to 6" of 9 as five dark parts, a lighter one and three empty ones. */
function sizeBar(text: string, of: number) {
  const [least = 0, most = least] = text.match(/\d+/g)?.map(Number) ?? []
  const sizeParts = (parts: number) => `${(parts / of) * 100}% 100%`
  return { backgroundSize: `${sizeParts(least)}, ${sizeParts(most)}`, maskSize: sizeParts(1) }
}
