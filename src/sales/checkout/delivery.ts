import type { CheckoutFormTexts } from './texts.ts'
import { weightOf, type CartLine } from '../../cart/cart.ts'
import type { ComparedLine } from '../../cart/compared-line.ts'

import { formatWeight } from '../../i18n/format.ts'
import { countryCodeOf, formatCountry } from '../../kernel/countries.ts'
import { localeOf, type Language } from '../../kernel/language.ts'
import { fitLocker, heaviestInLocker } from '../../shipping/locker.ts'
import { weightOfParcel } from '../../shipping/parcels.ts'
import { shippingCost, type Rate, type ShippingMethod } from '../../shipping/shipping.ts'

/** What each way of sending costs, there and for this weight, or why it isn't sent: as the shop reckons when it is ordered. */
export function deliveryOf(lines: CartLine[], country: string, rates: Rate[]) {
  const code = countryCodeOf(country)
  const costTo = (method: ShippingMethod) => shippingCost(method, code, weightOf(lines), rates)
  return { home: costTo('home'), inpost: costTo('inpost') }
}
export type Delivery = ReturnType<typeof deliveryOf>

/** Why nothing of it can be sent there; undefined: it can. */
export function whyNotThere(
  { home }: Delivery,
  country: string,
  { address: texts }: CheckoutFormTexts,
  language: Language,
): string | undefined {
  if (home.ok) return undefined
  const name = formatCountry(country, localeOf[language])
  return home.code === 'no_rate_for_weight' ? texts.tooHeavyFor(name) : texts.notServed(name)
}

/** Why no locker takes it, sentence by sentence; none: one does. */
export function whyNoLocker(
  { inpost }: Delivery,
  lines: ComparedLine[],
  { shipping: texts }: CheckoutFormTexts,
  language: Language,
): string[] {
  if (!inpost.ok) return [texts.noLockersThere]
  const limit = formatWeight(heaviestInLocker, language)
  const tooHeavy = lines.flatMap(({ name, shown }) => (shown?.fitsLocker === false ? [name] : []))
  if (tooHeavy.length > 0) return [...tooHeavy.map((name) => texts.tooHeavy(name, limit)), texts.courierOnly]
  // What isn't known yet weighs nothing; the shop looks once more when it is ordered.
  const pieces = lines.map(({ quantity, shown }) => ({ quantity, packedWeight: shown?.packedWeight ?? 0 }))
  if (fitLocker(pieces)) return []
  return [texts.tooHeavyTogether(formatWeight(weightOfParcel(pieces), language), limit), texts.courierOnly]
}
