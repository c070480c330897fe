import { cartTexts } from './texts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ProductCard } from '../catalog/pages/ProductCard.tsx'
import { productsOnSale } from '../catalog/products.query.ts'
import { Button } from '../ui/Button.tsx'
import { useTexts, useAppContext } from '../web/app-context.tsx'
import { AddToCart } from './AddToCart.tsx'

/** What there is to say, and the first three products that there are. */
export function EmptyCart() {
  const texts = useTexts(cartTexts).cart
  const { data = [] } = useQuery(productsOnSale(useAppContext().api))
  return (
    <>
      <div className="border-t border-line py-16">
        <p className="font-display text-2xl">{texts.empty}</p>
        <p className="mt-3 text-mid">{texts.emptyNext}</p>
        <Button asChild className="mt-8">
          <Link to="/store">{texts.continueShopping}</Link>
        </Button>
      </div>
      <ul className="grid gap-x-6 gap-y-16 border-t border-line pt-12 empty:hidden sm:grid-cols-2 md:grid-cols-3 lg:gap-x-8">
        {data
          .filter(({ inStock }) => inStock)
          .slice(0, 3)
          .map((product) => (
            <ProductCard key={product.id} product={product} action={<AddToCart product={product} />} isFirst={false} />
          ))}
      </ul>
    </>
  )
}
