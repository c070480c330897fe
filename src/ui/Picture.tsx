import { srcSetOf, type CutPicture } from './pictures/picture.ts'

interface Props {
  picture: CutPicture
  /** How wide it is shown, as in the attribute of this name. */
  sizes: string
  /** Another picture where this media query holds. */
  instead?: { picture: CutPicture; sizes: string; media: string }
  alt?: string
  /** The first thing that people see of a page is fetched before anything else. */
  isFirst?: boolean
  className: string
}

/** A picture in the smallest form that is good enough. Its place and its colour are there before it. */
export function Picture({ picture, sizes, instead, alt = '', isFirst = false, className }: Props) {
  const { address, widths, height, colour } = picture
  return (
    <picture className="contents">
      {instead && (
        <>
          <source
            type="image/avif"
            media={instead.media}
            srcSet={srcSetOf(instead.picture, 'avif')}
            sizes={instead.sizes}
          />
          <source
            type="image/webp"
            media={instead.media}
            srcSet={srcSetOf(instead.picture, 'webp')}
            sizes={instead.sizes}
          />
        </>
      )}
      <source className="hidden" type="image/avif" srcSet={srcSetOf(picture, 'avif')} sizes={sizes} />
      <img
        src={`${address}/${widths[1] ?? widths[0]}.webp`}
        srcSet={srcSetOf(picture, 'webp')}
        sizes={sizes}
        alt={alt}
        width={widths.at(-1)}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        style={{ backgroundColor: colour }}
        className={className}
      />
    </picture>
  )
}
