import { siteTexts } from '../texts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AddToCart } from '../../cart/AddToCart.tsx'
import { ProductCard } from '../../catalog/pages/ProductCard.tsx'
import { asPromotionsEnd } from '../../catalog/prices/promotion-ends.ts'
import type { ProductOnSale } from '../../catalog/product.ts'
import { productsOnSale } from '../../catalog/products.query.ts'
import { useTexts, useAppContext } from '../../web/app-context.tsx'
import { Opening } from '../Opening.tsx'

const onTime = asPromotionsEnd((products: ProductOnSale[]) => products)

/** The first three packages that can be bought today. Where there are none, the page goes on without them. */
export function FirstPackages() {
  const { api } = useAppContext()
  const { shelf } = useTexts(siteTexts).story
  const { data = [] } = useQuery({ ...productsOnSale(api), ...onTime })
  const inStock = data.filter((product) => product.inStock).slice(0, 3)
  if (inStock.length === 0) return null
  return (
    <section className="mx-auto w-full max-w-7xl px-5 pb-24 sm:px-8 lg:pb-36">
      <div className="border-t border-line pt-12 lg:pt-16">
        <Opening lead={shelf.lead}>
          <h2 className="text-4xl sm:text-6xl">{shelf.title}</h2>
        </Opening>
      </div>
      <ul className="mt-12 grid gap-x-6 gap-y-16 sm:grid-cols-2 md:grid-cols-3 lg:mt-16 lg:gap-x-8">
        {inStock.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            action={<AddToCart product={product} />}
            isFirst={false}
            heading="h3"
          />
        ))}
      </ul>
      <Link
        to="/store"
        className="mt-12 inline-flex min-h-12 items-center text-violet underline decoration-violet/40 underline-offset-4 hover:decoration-violet"
      >
        {shelf.all}
      </Link>
    </section>
  )
}
