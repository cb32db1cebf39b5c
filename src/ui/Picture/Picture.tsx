import { type PictureName, pictures } from '@/pictures'

/** One of the site's drawings. Decorative unless `alt` says what it shows; its size is known, so nothing shifts. */
export function Picture({
  name,
  alt = '',
  eager = false,
  className,
}: {
  name: PictureName
  alt?: string
  /** True for what is seen first: loads at once and before other pictures. */
  eager?: boolean
  className?: string
}) {
  const { src, width, height } = pictures[name]
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  )
}
