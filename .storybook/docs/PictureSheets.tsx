import { DynamicIcon, iconNames } from 'lucide-react/dynamic'
import { getPicture, pictureNames } from '@/pictures'
import { Sheet } from './Sheet'

const modules = import.meta.glob<string>(['../../src/**/*.tsx', '!**/*.{stories,test}.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const imported = Object.values(modules).flatMap((code) => code.match(/(?<=lucide-react\/icons\/)[\w-]+/g) ?? [])

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
  const used = iconNames.filter((name) => imported.includes(name))
  return <Sheet items={used.map((name) => ({ name, sample: <DynamicIcon name={name} aria-hidden="true" /> }))} />
}
