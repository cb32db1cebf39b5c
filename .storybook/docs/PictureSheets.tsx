import { icons as lucide } from 'lucide-react'
import { getPicture, pictureNames } from '@/pictures'
import { Sheet } from './Sheet'

const modules = import.meta.glob<string>(['../../src/**/*.tsx', '!**/*.{stories,test}.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const imports = Object.values(modules).flatMap((code) =>
  Array.from(code.matchAll(/import (\w+) from 'lucide-react\/icons/g), ([, name = '']) => name),
)

export function Pictures() {
  return (
    <Sheet
      items={pictureNames.map((name) => {
        const { src, width, height } = getPicture(name)
        return { name, sample: <img src={src} alt="" loading="lazy" />, note: `${width} × ${height}` }
      })}
    />
  )
}

export function Icons() {
  const used = Object.entries(lucide).filter(([name]) => imports.includes(name))
  return <Sheet items={used.map(([name, Icon]) => ({ name, sample: <Icon aria-hidden="true" /> }))} />
}
