import { Unstyled } from '@storybook/addon-docs/blocks'
import { icons as lucide } from 'lucide-react'
import type { ReactNode } from 'react'
import { pictures } from '@/pictures'
import { CopyName } from './CopyName'
import styles from './docs.module.css'

const modules = import.meta.glob<string>('../../src/{app,pages,sections,ui}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The names that the site imports from lucide-react. */
const imports = Object.values(modules).flatMap((code) =>
  (/import \{([^}]+)\} from 'lucide-react'/.exec(code)?.[1] ?? '').split(',').map((name) => name.trim()),
)

function Sheet({ items }: { items: { name: string; sample: ReactNode; note?: string }[] }) {
  return (
    <Unstyled>
      <ul className={styles.sheet}>
        {items.map(({ name, sample, note }) => (
          <li key={name}>
            {sample}
            <CopyName text={name} />
            {note}
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}

export function Pictures() {
  return (
    <Sheet
      items={Object.entries(pictures).map(([name, { src, width, height }]) => ({
        name,
        sample: <img src={src} alt="" loading="lazy" />,
        note: `${width} × ${height}`,
      }))}
    />
  )
}

export function Icons() {
  return (
    <Sheet
      items={Object.entries(lucide)
        .filter(([name]) => imports.includes(name))
        .map(([name, Icon]) => ({ name, sample: <Icon aria-hidden="true" style={{ width: 24, height: 24 }} /> }))}
    />
  )
}
