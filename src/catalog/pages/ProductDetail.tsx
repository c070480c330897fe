import { isTaxExempt } from '../tax-exemption.ts'
import { catalogTexts } from '../texts.ts'
import type { ReactNode } from 'react'
import { formatMoney, formatWeight } from '../../i18n/format.ts'
import { typeset } from '../../i18n/typeset.ts'
import { readMoney } from '../../kernel/money.ts'
import { parseWeight } from '../../kernel/weight.ts'
import { packageViews } from '../packages/package-views.ts'
import { ReducedFrom } from '../prices/ReducedFrom.tsx'
import { RatingLine } from '../ratings/RatingLine.tsx'
import { useTexts, useAppContext } from '../../web/app-context.tsx'
import type { ProductInDetail } from '../product.ts'
import { DeliveryOfProduct } from './DeliveryOfProduct.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { ProductGallery, type ProductView } from './ProductGallery.tsx'
import { ProductPicture } from './ProductPicture.tsx'

const sizes = '(min-width: 1280px) 44rem, (min-width: 1024px) 55vw, calc(100vw - 2.5rem)'

/** Everything about one product. `action` is what can be done with it. */
export function ProductDetail({ product, action }: { product: ProductInDetail; action: ReactNode }) {
  const { language } = useAppContext()
  const texts = useTexts(catalogTexts).product
  const price = (onTheWire: string) => formatMoney(readMoney(onTheWire), language)
  const views = useViews(product)
  return (
    <article>
      <div className="grid gap-x-[min(4rem,4.5vw)] gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          {views.length > 1 ? (
            <ProductGallery views={views} name={product.name} sizes={sizes} />
          ) : (
            <ProductPicture product={product} alt={product.pictures[0]?.alt} sizes={sizes} isFirst />
          )}
        </div>
        <div className="lg:col-span-5">
          <h1 className="text-4xl sm:text-6xl lg:text-5xl xl:text-6xl">{typeset(product.name, language)}</h1>
          {product.weight && (
            <p className="mt-4 font-display text-2xl text-mid">{formatWeight(parseWeight(product.weight), language)}</p>
          )}
          {product.rating && (
            <a href="#reviews" className="mt-2 inline-block min-h-11 rounded-xs py-1 hover:underline lg:min-h-9">
              <RatingLine rating={product.rating} />
            </a>
          )}
          <p className="mt-4 text-lg whitespace-pre-line text-mid">{typeset(product.description, language)}</p>
          <p className="mt-8 flex flex-wrap items-baseline gap-x-4 tabular-nums">
            <span className="font-display text-4xl">{price(product.price)}</span>
            {product.pricePerKilogram && (
              <span className="text-mid">{texts.perKilogram(price(product.pricePerKilogram))}</span>
            )}
          </p>
          <ReducedFrom promotion={product.promotion} className="mt-2" />
          <p className="mt-1 text-sm text-mid">{isTaxExempt.now() ? texts.withoutDelivery : texts.vat}</p>
          <p className="mt-4 flex items-center gap-2">
            <span
              aria-hidden="true"
              className={`size-2 rounded-full ${product.inStock ? 'bg-sea' : 'border border-clay'}`}
            />
            {product.inStock ? texts.inStock : texts.outOfStock}
          </p>
          <div className="mt-6">{action}</div>
          <DeliveryOfProduct product={product} />
        </div>
      </div>
      <div className="mt-16 grid gap-x-[min(4rem,4.5vw)] gap-y-12 lg:mt-28 lg:grid-cols-12">
        <div className="space-y-12 lg:col-span-6">
          {product.goodFor && <Told heading={texts.goodFor} text={typeset(product.goodFor, language)} />}
          {product.harvest && <Told heading={texts.harvest} text={typeset(product.harvest, language)} />}
        </div>
        <div className={product.goodFor || product.harvest ? 'lg:col-span-6' : 'lg:col-span-12'}>
          <ProductFacts product={product} />
        </div>
      </div>
    </article>
  )
}

const Told = ({ heading, text }: { heading: string; text: string }) => (
  <section>
    <h2 className="text-3xl sm:text-4xl">{heading}</h2>
    <p className="mt-4 max-w-prose text-lg whitespace-pre-line text-mid">{text}</p>
  </section>
)

/** Whoever shows their own pictures shows no others: they know what they sell. */
function useViews({ name, weight, imageUrl, pictures }: ProductInDetail): ProductView[] {
  const texts = useTexts(catalogTexts).product
  if (pictures.length > 0 || imageUrl) return pictures
  return packageViews(weight).map(({ shows, picture }) => ({ picture, alt: texts.views[shows](name) }))
}
