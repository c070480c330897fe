import { useState } from 'react'
import type { ProductOnSale } from '../catalog/product.ts'
import { AddToCart } from './AddToCart.tsx'
import { AlongOnPhones } from './AlongOnPhones.tsx'
import { QuantityField } from './QuantityField.tsx'
import { useCart } from './useCart.ts'

/** How many pieces, and into the cart with them. On phones the button goes along. */
export function BuyProduct({ product }: { product: ProductOnSale }) {
  const [chosen, setChosen] = useState(1)
  const inCart = useCart()?.find(({ id }) => id === product.id)?.quantity ?? 0
  const most = Math.max(1, product.maxPerOrder - inCart)
  const pieces = Math.min(chosen, most)
  return (
    <AddToCart
      product={product}
      pieces={pieces}
      onAdded={() => setChosen(1)}
      field={
        product.inStock && (
          <QuantityField
            product={product.name}
            quantity={pieces}
            max={most}
            onChange={(quantity) => setChosen(Math.max(1, quantity))}
          />
        )
      }
      Place={product.inStock ? AlongOnPhones : undefined}
    />
  )
}
