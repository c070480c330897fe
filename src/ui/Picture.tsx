import { addressOf, hasAvif, srcSetOf, type ShownPicture } from './pictures/picture.ts'

interface Props {
  picture: ShownPicture
  /** How wide it is shown, as in the attribute of this name. */
  sizes: string
  /** Another picture where this media query holds. */
  instead?: { picture: ShownPicture; sizes: string; media: string }
  alt?: string
  /** The language of `alt`, where that isn't the page's. */
  lang?: string | undefined
  /** The first thing that people see of a page is fetched before anything else. */
  isFirst?: boolean
  className: string
}

/** A picture in the smallest form that is good enough. Its place and its colour are there before it. */
export function Picture({ picture, sizes, instead, alt = '', lang, isFirst = false, className }: Props) {
  const { widths, height, colour } = picture
  return (
    <picture className="contents">
      {instead && hasAvif(instead.picture) && (
        <source
          type="image/avif"
          media={instead.media}
          srcSet={srcSetOf(instead.picture, 'avif')}
          sizes={instead.sizes}
        />
      )}
      {instead && (
        <source
          type="image/webp"
          media={instead.media}
          srcSet={srcSetOf(instead.picture, 'webp')}
          sizes={instead.sizes}
        />
      )}
      {hasAvif(picture) && (
        <source className="hidden" type="image/avif" srcSet={srcSetOf(picture, 'avif')} sizes={sizes} />
      )}
      <img
        src={addressOf(picture)}
        srcSet={srcSetOf(picture, 'webp')}
        sizes={sizes}
        alt={alt}
        lang={lang}
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
