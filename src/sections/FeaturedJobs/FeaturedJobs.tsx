import { MapPin } from 'lucide-react'
import { Link } from 'react-router-dom'
import { featuredJobs } from '@/content/featuredJobs'
import { featured } from '@/content/home/jobsAndNews'
import { Band } from '@/ui/Band/Band'
import { Card } from '@/ui/Card/Card'
import { Tag } from '@/ui/Tag/Tag'
import styles from './FeaturedJobs.module.css'

export function FeaturedJobs() {
  const { title, intro, more } = featured
  return (
    <Band title={title} intro={intro} action={more}>
      <ul className={styles.grid}>
        {featuredJobs.map(({ title: job, location, type, to }) => (
          <li key={job}>
            <Card linked>
              <p className={styles.type}>
                <Tag tone="sand">{type}</Tag>
              </p>
              <h3>
                <Link to={to} data-card-link>
                  {job}
                </Link>
              </h3>
              <p className={styles.place}>
                <MapPin aria-hidden="true" />
                {location}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </Band>
  )
}
