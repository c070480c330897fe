import { Link } from '@tanstack/react-router'
import { formatMoney, formatWeight } from '../../i18n/format.ts'
import { localeOf } from '../../kernel/language.ts'
import { readMoney } from '../../kernel/money.ts'
import { largestForLocker } from '../../shipping/locker.ts'
import { useAppContext, useTexts } from '../../web/app-context.tsx'
import type { ProductInDetail } from '../product.ts'
import { catalogTexts } from '../texts.ts'

/** What sending it costs and how long that takes, before anybody goes to the checkout for it. */
export function DeliveryOfProduct({ product: { delivery, fitsLocker } }: { product: ProductInDetail }) {
  const { language } = useAppContext()
  const { delivery: texts, food } = useTexts(catalogTexts)
  const largest = largestForLocker()
  const byCourier = largest
    ? food.courierOnly(formatWeight(largest.heaviestContent + largest.weight, language))
    : food.byCourier
  const amount = (onTheWire: string) => formatMoney(readMoney(onTheWire), language)
  const country = delivery && new Intl.DisplayNames(localeOf[language], { type: 'region' }).of(delivery.country)
  return (
    <section aria-labelledby="delivery" className="mt-10 border-t border-line pt-4 text-sm">
      <h2 id="delivery" className="font-text font-medium tracking-normal">
        {texts.title} <span className="font-normal text-mid">{country && `(${country})`}</span>
      </h2>
      {delivery && (
        <ul className="mt-2 tabular-nums">
          {delivery.ways.map(({ way, cost, freeFrom, days }) => (
            <li key={way} className="flex justify-between gap-6 py-1">
              <span>
                {texts[way]}
                {days && <span className="block text-mid">{texts.days(days.from, days.to)}</span>}
              </span>
              <span className="text-right">
                {readMoney(cost) > 0 ? texts.from(amount(cost)) : texts.free}
                {freeFrom && <span className="block text-mid">{texts.freeFrom(amount(freeFrom))}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!fitsLocker && <p className="mt-2 text-mid">{byCourier}</p>}
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Link to="/delivery" className="py-1.5 text-violet underline underline-offset-4 hover:text-ink">
          {texts.costs}
        </Link>
        <Link to="/withdrawal" className="py-1.5 text-violet underline underline-offset-4 hover:text-ink">
          {texts.returns}
        </Link>
      </p>
    </section>
  )
}
