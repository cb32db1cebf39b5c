import sizes from './sizes.json'

export type PictureName = keyof typeof sizes

const files = import.meta.glob<string>('./*.svg', { eager: true, import: 'default' })

export function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(sizes, name)
}

export const pictureNames = Object.keys(sizes).filter(isPictureName)

export function getPicture(name: PictureName) {
  return { src: files[`./${name}.svg`] ?? '', ...sizes[name] }
}
