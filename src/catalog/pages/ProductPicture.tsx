import { packagePicture } from '../packages/package-picture.ts'
import { Packshot } from '../packages/Packshot.tsx'
import { Picture } from '../../ui/Picture.tsx'
import type { ProductOnSale } from '../product.ts'

interface Props {
  product: Pick<ProductOnSale, 'imageUrl' | 'weight'>
  /** What it shows, where a name beside it doesn't say all. */
  alt?: string | undefined
  /** How wide it is shown, as in the attribute of this name. */
  sizes: string
  /** The first thing that people see of a page is fetched before anything else. */
  isFirst?: boolean
}

const whole = 'absolute inset-0 size-full object-cover'

/** The administrator's photo of the product, else our picture of its package, else an engraving of one. */
export function ProductPicture({ product: { imageUrl, weight }, alt = '', sizes, isFirst = false }: Props) {
  const picture = imageUrl ? undefined : packagePicture(weight)
  return (
    <div className="relative grid aspect-square place-items-center overflow-hidden rounded border border-line bg-paper">
      {imageUrl && (
        <img
          src={imageUrl}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          className={whole}
        />
      )}
      {picture && <Picture picture={picture} sizes={sizes} isFirst={isFirst} className={whole} />}
      {!imageUrl && !picture && (
        <div className="w-4/5">
          <Packshot weight={weight} />
        </div>
      )}
    </div>
  )
}
