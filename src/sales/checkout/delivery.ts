import type { CheckoutFormTexts } from './texts.ts'
import { subtotalOf, weightOf, type CartLine } from '../../cart/cart.ts'
import type { ComparedLine } from '../../cart/compared-line.ts'
import { formatWeight } from '../../i18n/format.ts'
import { countryCodeOf, formatCountry } from '../../kernel/countries.ts'
import type { Money } from '../../kernel/money.ts'
import { parseWeight } from '../../kernel/weight.ts'
import { localeOf, type Language } from '../../kernel/language.ts'
import { fitLocker, largestForLocker } from '../../shipping/locker.ts'
import { deliveryTo, missingForFree } from '../../shipping/delivery.ts'
import { contentOf, packedWeight } from '../../shipping/parcels.ts'
import type { Rate, ShippingMethod } from '../../shipping/shipping.ts'

/**
 * The cost of each shipping method, how long it takes and what lacks for free delivery, or why it isn't offered, by the same rule as when the order is placed.
 * @param worth what is paid for the goods, less the discount
 */
export function deliveryOf(
  lines: (CartLine & Partial<ComparedLine>)[],
  country: string,
  rates: Rate[],
  worth: Money = subtotalOf(lines),
) {
  const code = countryCodeOf(country)
  const goods = {
    worth,
    net: weightOf(lines),
    // What a piece weighs with its packaging is known a moment after the page.
    kinds: lines.map(({ weight, quantity, shown }) => ({
      quantity,
      packedWeight:
        shown?.packedWeight ?? packedWeight({ weight: weight ? parseWeight(weight) : null, grossWeight: null }),
    })),
  }
  const costTo = (method: ShippingMethod) => {
    const delivered = deliveryTo(method, code, goods, rates)
    return delivered.ok
      ? { ...delivered.value, ok: true as const, free: missingForFree(method, code, goods, rates) }
      : delivered
  }
  return { home: costTo('home'), inpost: costTo('inpost') }
}
export type Delivery = ReturnType<typeof deliveryOf>

/** Why nothing can be sent to the country; undefined: it can. */
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

/** Why the order fits no locker, as sentences; empty: it fits. */
export function whyNoLocker(
  { inpost }: Delivery,
  lines: ComparedLine[],
  { shipping: texts }: CheckoutFormTexts,
  language: Language,
): string[] {
  if (!inpost.ok) return [texts.noLockersThere]
  const largest = largestForLocker()
  if (!largest) return [texts.noBoxForLocker, texts.courierOnly]
  const weighing = (content: number) => formatWeight(content + largest.weight, language)
  const limit = weighing(largest.heaviestContent)
  const tooHeavy = lines.flatMap(({ name, shown }) => (shown?.fitsLocker === false ? [name] : []))
  if (tooHeavy.length > 0) return [...tooHeavy.map((name) => texts.tooHeavy(name, limit)), texts.courierOnly]
  // An unknown weight counts as zero; the server checks again.
  const pieces = lines.map(({ quantity, shown }) => ({ quantity, packedWeight: shown?.packedWeight ?? 0 }))
  if (fitLocker(pieces)) return []
  return [texts.tooHeavyTogether(weighing(contentOf(pieces)), limit), texts.courierOnly]
}
