import { orderStatesTexts } from '../i18n/order-states.ts'
import { orderViewTexts } from '../i18n/order-view.ts'
import { orderTexts } from '../i18n/order.ts'
import { shopTexts } from '../i18n/shop.ts'
import { later } from '../web/later.tsx'

export { orderTexts as texts }

export const below = later(
  'order',
  [orderTexts, orderViewTexts, orderStatesTexts, shopTexts],
  async () => (await import('./OwnOrder.tsx')).OwnOrder,
)

/** An order in the account of whoever is signed in: nothing on it is known before the browser asks. */
export function OwnOrderPage() {
  return (
    <div className="flex min-h-dvh flex-col *:flex *:flex-1 *:flex-col">
      <below.Part />
    </div>
  )
}
