import { getPicture, type PictureName } from '@/pictures'

/** Decorative unless `alt` is set. */
export function Picture({
  name,
  part,
  alt = '',
  eager,
  className,
}: {
  name: PictureName
  /** The id of a view in the file. */
  part?: string
  alt?: string
  /** For what is visible first: loads at once and before other pictures. */
  eager?: boolean
  className?: string
}) {
  const { src, width, height } = getPicture(name)
  return (
    <img
      src={part ? `${src}#${part}` : src}
      width={width}
      height={height}
      alt={alt}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      {...(eager && { fetchPriority: 'high' })}
      // Without a listener React leaves a new page’s part blank while the picture loads.
      onLoad={ignore}
    />
  )
}

function ignore() {}
