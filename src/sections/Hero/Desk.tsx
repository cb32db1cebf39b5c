import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { consultantByDepartment } from '@/content/consultants'
import { paths } from '@/content/paths'
import { promise } from '@/content/promise'
import { DueDay } from '@/features/answers/AnswerBy/AnswerBy'
import { Leaf } from '@/features/answers/Leaf/Leaf'
import { Picture } from '@/ui/Picture/Picture'
import styles from './Desk.module.css'

const { name } = consultantByDepartment.support

/** Sheets tear off once a visit. */
let wasShown = false

/** Who answers a message, and the day by which she does. */
export function Desk() {
  const [isFirst] = useState(() => !wasShown)
  useEffect(() => {
    wasShown = true
  }, [])
  return (
    <Link to={paths.contact} className={styles.desk}>
      <span className={`named ${styles.say}`}>
        {promise.write} <br />
        {promise.answers(name.split(' ')[0] ?? name)} <DueDay shown={promise.by} />
        <span className="visually-hidden">{promise.hours}</span>
      </span>
      <span className={styles.arch}>
        <Picture name="bust-claire" eager />
      </span>
      <Leaf size="first" tears={isFirst} />
    </Link>
  )
}
