import type { BlockContent } from '@/content/services/types'
import { Band, type Tone } from '@/ui/Band/Band'
import styles from './Checklist.module.css'

export function Checklist({ groups, ...band }: BlockContent<'checklist'> & { tone: Tone }) {
  return (
    <Band {...band}>
      <div className={`raised ${styles.sheet}`}>
        {groups.map((group) => (
          <div key={group.title} className={styles.group}>
            <h3 className={styles.title}>{group.title}</h3>
            <ul>
              {group.items.map((item) => (
                <li key={item} className={styles.item}>
                  <svg className={`lucide ${styles.box}`} viewBox="0 0 28 26" aria-hidden>
                    <path d="M3.4 5.2c5.7-.5 11.7-.4 17.2-.1.3 5.6.2 11.5 0 17-5.6.5-11.6.4-17.3.1-.3-5.5-.3-11.4.1-17Z" />
                    {group.isOurs && (
                      <path className={styles.tick} d="M7.6 13.2c1.6 1.4 2.9 3.1 4 5.1 2.9-6.5 7.2-12.2 13.3-16.6" />
                    )}
                  </svg>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Band>
  )
}
