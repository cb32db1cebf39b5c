import type { ReactNode } from 'react'
import type { Consultant as Person } from '@/content/consultants'
import { Portrait } from '../Portrait/Portrait'
import styles from './Consultant.module.css'

export function Consultant({ person, size, children }: { person: Person; size?: 'l'; children?: ReactNode }) {
  const { name, role, office } = person
  return (
    <div className={`ways ${styles.consultant}`}>
      <Portrait name={name} size={size} />
      <div className={`beside ${styles.words}`}>
        <p>
          <strong>{name}</strong> <span className="small">{`${role}, ${office}`}</span>
        </p>
        {children}
      </div>
    </div>
  )
}
