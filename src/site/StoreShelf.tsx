import { AddToCart } from '../cart/AddToCart.tsx'
import { Shelf } from '../catalog/Shelf.tsx'

/** The shelf, with a button at each product. */
export function StoreShelf() {
  return <Shelf visitor={null} Action={AddToCart} />
}
