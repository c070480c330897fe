import { AddToCart } from '../cart/AddToCart.tsx'
import { Greeting } from '../customers/Greeting.tsx'
import { WithoutScripts } from './WithoutScripts.tsx'
import { Shelf } from '../catalog/Shelf.tsx'
import { Packages } from './Packages.tsx'

/** The shelf, with a button at each product. */
export function StoreShelf() {
  return (
    <>
      <WithoutScripts />
      <Shelf visitor={<Greeting />} Action={AddToCart} />
      <Packages />
    </>
  )
}
