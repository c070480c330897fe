import { WeightIcon } from '../site/WeightIcon.tsx'
import type { ProductOnSale } from './product.ts'

interface Props {
  product: ProductOnSale
  /** The first thing that people see of a page is fetched before anything else. */
  isFirst?: boolean
}

/** A photo of the product, or an engraving of what it is sold in. */
export function ProductPicture({ product: { imageUrl, weight }, isFirst = false }: Props) {
  return (
    <div className="relative grid aspect-square place-items-center overflow-hidden rounded border border-line bg-paper">
      {imageUrl && (
        <img
          src={imageUrl}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <div className={imageUrl ? 'absolute right-4 bottom-4 size-10 rounded-xs bg-paper/90 p-1' : 'w-4/5'}>
        <WeightIcon weight={weight} />
      </div>
    </div>
  )
}
