import { checkoutTexts } from '../texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { CartLine } from '../../../cart/cart.ts'
import { formatMoney } from '../../../i18n/format.ts'
import { CallFailed } from '../../../web/api.ts'
import { useTexts, useAppContext } from '../../../web/app-context.tsx'
import type { Quote } from '../checkout.ts'
import { checkoutSettings, shippingRates } from '../checkout.query.ts'
import type { Notice } from './notice.ts'
import type { Problems } from './problems.ts'
import { linesLeft, newFigures, whatChanged } from '../refusal.ts'
import { newId } from '../../../web/new-id.ts'
import type { Order } from './useOrder.ts'

interface Consequences {
  /** What is being ordered, as the page shows it. */
  lines: CartLine[]
  say(notice: Notice): void
  mark(problems: Problems): void
  renew(id: string): void
  adopt(quote: Quote): void
  checkCart(): unknown
  checkDiscount(): unknown
}

/** What follows from a refused order: what is said, what is asked anew, what is put right by itself. */
export function useRefusal({ lines, say, mark, renew, adopt, checkCart, checkDiscount }: Consequences) {
  const { api, language } = useAppContext()
  const texts = useTexts(checkoutTexts).checkoutForm
  const queryClient = useQueryClient()
  const askAgain = (query: { queryKey: readonly unknown[] }) =>
    void queryClient.invalidateQueries({ queryKey: query.queryKey })

  return (failure: unknown, order: Order) => {
    const { answer = {}, fields = {}, sentence = texts.payment.failed } = failure instanceof CallFailed ? failure : {}
    const quote = answer['code'] === 'total_changed' ? newFigures(answer) : undefined
    if (quote) {
      const details = whatChanged(lines, order.totals, quote, texts, (amount) => formatMoney(amount, language))
      adopt(quote)
      askAgain(shippingRates(api))
      checkDiscount()
      return say({ sentence, details })
    }
    if (answer['code'] === 'sold_out') {
      checkCart()
      return say({ sentence, details: linesLeft(answer, lines, texts), way: 'cart' })
    }
    if (answer['code'] === 'over_product_limit' || answer['code'] === 'over_order_limit') {
      checkCart()
      return say({ sentence, way: 'cart' })
    }
    if (answer['code'] === 'terms_changed' || answer['code'] === 'payments_closed') askAgain(checkoutSettings(api))
    if (answer['code'] === 'checkout_paid') renew(newId())
    // A packaging has become heavier since the cart was looked at.
    if ('shippingMethod' in fields) checkCart()
    if ('shippingAddress.country' in fields) askAgain(shippingRates(api))
    if ('discountCode' in fields) checkDiscount()
    mark(fields)
    const isAtField = Object.keys(fields).some((field) => /^(shippingAddress|company)\.|^pickupPoint/.test(field))
    say({ sentence, ...(isAtField && { way: 'field' as const }) })
  }
}
