import { cartTexts } from '../i18n/cart.ts'
import { shopTexts } from '../i18n/shop.ts'
import { later } from '../web/later.tsx'
import { usePageTexts } from '../web/visit.tsx'

export { cartTexts as texts }

// It lives in the browser; what comes from the server is its frame.
export const below = later('cart', [cartTexts, shopTexts], async () => (await import('./Cart.tsx')).Cart)

export function CartPage() {
  const texts = usePageTexts(cartTexts)
  return (
    <div className="mx-auto min-h-dvh w-full max-w-7xl px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36">
      <h1 className="text-5xl sm:text-7xl">{texts.title}</h1>
      <below.Part />
    </div>
  )
}
