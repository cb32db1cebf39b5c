import * as icons from 'virtual:site-icons'
import { getPicture, pictureNames } from '@/pictures'
import { Sheet } from './Sheet'

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
  return <Sheet items={Object.entries(icons).map(([name, Icon]) => ({ name, sample: <Icon /> }))} />
}
