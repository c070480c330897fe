import { checkoutTexts } from '../i18n/checkout.ts'
import { checkoutFormTexts } from '../i18n/checkout-form.ts'
import { shopTexts } from '../i18n/shop.ts'
import { later } from '../web/later.tsx'
import { usePageTexts } from '../web/visit.tsx'

export { checkoutTexts as texts }

export const below = later(
  'checkout',
  [checkoutFormTexts, shopTexts],
  async () => (await import('./Checkout.tsx')).Checkout,
)

export function CheckoutPage() {
  const texts = usePageTexts(checkoutTexts)
  return (
    <div className="mx-auto min-h-dvh w-full max-w-7xl px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36">
      <h1 className="text-5xl sm:text-7xl">{texts.title}</h1>
      <below.Part />
    </div>
  )
}
