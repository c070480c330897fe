import { formatMoney } from '../../../i18n/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { linesLeft, newFigures, whatChanged } from '../refusal.ts'
import type { CheckoutFormTexts } from '../texts.ts'
import type { Order } from './useOrder.ts'
import type { Consequences } from './useRefusal.ts'

/** What the shop answered; empty where it didn't. */
interface Refused {
  answer?: Record<string, unknown>
  fields?: Record<string, string>
  sentence?: string | undefined
}

interface Around {
  language: Language
  texts: CheckoutFormTexts
  askAgain(what: 'rates' | 'settings'): void
}

/** What is said of a refused order, what is asked anew, what is put right by itself. */
export function refuseOrder(
  { answer = {}, fields = {}, sentence: told }: Refused,
  order: Order,
  { lines, say, mark, renew, adopt, checkCart, checkDiscount }: Consequences,
  { language, texts, askAgain }: Around,
): void {
  const sentence = told ?? texts.payment.failed
  const quote = answer['code'] === 'total_changed' ? newFigures(answer) : undefined
  if (quote) {
    const details = whatChanged(lines, order.totals, quote, texts, (amount) => formatMoney(amount, language))
    adopt(quote)
    askAgain('rates')
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
  if (answer['code'] === 'terms_changed' || answer['code'] === 'payments_closed') askAgain('settings')
  if (answer['code'] === 'checkout_paid') renew()
  // A packaging has become heavier since the cart was looked at.
  if ('shippingMethod' in fields) checkCart()
  if ('shippingAddress.country' in fields) askAgain('rates')
  if ('discountCode' in fields) checkDiscount()
  mark(fields)
  const isAtField = Object.keys(fields).some((field) => /^(shippingAddress|company)\.|^pickupPoint/.test(field))
  say({ sentence, ...(isAtField && { way: 'field' as const }) })
}
