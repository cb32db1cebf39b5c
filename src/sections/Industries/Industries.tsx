import {
  Code,
  Factory,
  GraduationCap,
  HeartPulse,
  Landmark,
  type LucideIcon,
  RadioTower,
  ShoppingBag,
  Truck,
} from 'lucide-react'
import { industries } from '@/content/home/proof'
import { Band } from '@/ui/Band/Band'
import styles from './Industries.module.css'

const icons: Record<(typeof industries)['items'][number]['icon'], LucideIcon> = {
  code: Code,
  'heart-pulse': HeartPulse,
  'shopping-bag': ShoppingBag,
  factory: Factory,
  landmark: Landmark,
  'radio-tower': RadioTower,
  'graduation-cap': GraduationCap,
  truck: Truck,
}

export function Industries(props: Partial<typeof industries>) {
  const { title, intro, items } = { ...industries, ...props }
  return (
    <Band tone="white" title={title} intro={intro}>
      <ul className={styles.grid}>
        {items.map(({ name, text, icon }) => {
          const Icon = icons[icon]
          return (
            <li key={name} className={styles.industry}>
              <Icon aria-hidden="true" strokeWidth={1.5} />
              <h3 className={styles.name}>{name}</h3>
              <p>{text}</p>
            </li>
          )
        })}
      </ul>
    </Band>
  )
}
