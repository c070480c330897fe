import { catalogTexts } from '../texts.ts'
import type { ReactNode } from 'react'
import { formatMoney, formatWeight } from '../../i18n/format.ts'
import { readMoney } from '../../kernel/money.ts'
import { parseWeight } from '../../kernel/weight.ts'
import { ReducedFrom } from '../prices/ReducedFrom.tsx'
import { useTexts, useAppContext } from '../../web/app-context.tsx'
import type { ProductInDetail } from '../product.ts'
import { ProductFacts } from './ProductFacts.tsx'
import { ProductGallery } from './ProductGallery.tsx'
import { ProductPicture } from './ProductPicture.tsx'

/** Everything about one product. `action` is what can be done with it. */
export function ProductDetail({ product, action }: { product: ProductInDetail; action: ReactNode }) {
  const { language } = useAppContext()
  const texts = useTexts(catalogTexts).product
  const price = (onTheWire: string) => formatMoney(readMoney(onTheWire), language)
  return (
    <article className="grid gap-x-[min(4rem,4.5vw)] gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-7">
        {product.pictures.length > 1 ? (
          <ProductGallery pictures={product.pictures} name={product.name} />
        ) : (
          <ProductPicture
            product={product}
            alt={product.pictures[0]?.alt}
            sizes="(min-width: 1024px) 44rem, calc(100vw - 2.5rem)"
            isFirst
          />
        )}
      </div>
      <div className="lg:col-span-5">
        <h1 className="text-4xl sm:text-6xl lg:text-5xl xl:text-6xl">{product.name}</h1>
        {product.weight && (
          <p className="mt-4 font-display text-2xl text-mid">{formatWeight(parseWeight(product.weight), language)}</p>
        )}
        <p className="mt-4 text-lg whitespace-pre-line text-mid">{product.description}</p>
        <p className="mt-10 flex flex-wrap items-baseline gap-x-4 tabular-nums">
          <span className="font-display text-4xl">{price(product.price)}</span>
          {product.pricePerKilogram && (
            <span className="text-mid">{texts.perKilogram(price(product.pricePerKilogram))}</span>
          )}
        </p>
        <ReducedFrom promotion={product.promotion} className="mt-2" />
        <p className="mt-3 flex items-center gap-2">
          <span
            aria-hidden="true"
            className={`size-2 rounded-full ${product.inStock ? 'bg-sea' : 'border border-clay'}`}
          />
          {product.inStock ? texts.inStock : texts.outOfStock}
        </p>
        <div className="mt-8">{action}</div>
        <div className="mt-12">
          <ProductFacts product={product} />
        </div>
      </div>
    </article>
  )
}
