import { ProductPicture } from '../../../catalog/pages/ProductPicture.tsx'
import { formatMoney, formatWeight } from '../../../i18n/format.ts'
import { formatCountry } from '../../../kernel/countries.ts'
import { localeOf } from '../../../kernel/language.ts'
import { money, readMoney } from '../../../kernel/money.ts'
import { parseWeight } from '../../../kernel/weight.ts'
import { formatDays } from '../../../i18n/format-days.ts'
import { Button } from '../../../ui/Button.tsx'
import { useAppContext, useTexts } from '../../../web/app-context.tsx'
import type { PlacedOrder } from './placed-order.ts'
import { successTexts } from './texts.ts'
import { nameOfPoint } from '../../../shipping/pickup-points/name-of-point.ts'

interface Props {
  order: PlacedOrder
  session: string
}

/** What has just been ordered, where it goes and when it comes, and the way to follow it. */
export function PlacedOrderCard({ order, session }: Props) {
  const { language } = useAppContext()
  const texts = useTexts(successTexts).placedOrder
  const shown = (amount: string) => formatMoney(readMoney(amount), language)
  return (
    <section
      aria-labelledby="placed-order"
      className="min-w-0 self-start rounded-md lg:row-span-2 border border-line bg-paper px-5 py-7 wrap-anywhere sm:px-8 sm:py-9"
    >
      <h2 id="placed-order" className="text-2xl sm:text-3xl">
        {texts.heading}
      </h2>
      <ul className="mt-5 border-t border-line">
        {order.lines.map((line) => {
          const grams = parseWeight(line.weight ?? '')
          const pieces = `${line.quantity} × ${texts.each(shown(line.price))}`
          return (
            <li
              key={[line.name, line.weight, line.price].join(' ')}
              className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-4"
            >
              <ProductPicture product={line} sizes="64px" />
              <div className="min-w-0">
                <p lang={order.language}>{line.name}</p>
                <p className="text-sm text-mid tabular-nums">
                  {[grams > 0 && formatWeight(grams, language), pieces].filter(Boolean).join(', ')}
                </p>
              </div>
              <p className="self-start pt-1 tabular-nums">
                {formatMoney(money(readMoney(line.price) * line.quantity), language)}
              </p>
            </li>
          )
        })}
      </ul>
      <dl className="grid grid-cols-[1fr_auto] tabular-nums *:border-b *:border-line *:py-3">
        <dt className="text-mid">{texts.subtotal}</dt>
        <dd className="text-right">{shown(order.subtotal)}</dd>
        {readMoney(order.discountAmount) > 0 && (
          <>
            <dt className="text-mid">{texts.discount}</dt>
            <dd className="text-right">−{shown(order.discountAmount)}</dd>
          </>
        )}
        <dt className="text-mid">{texts.shipping}</dt>
        <dd className="text-right">{readMoney(order.shippingCost) > 0 ? shown(order.shippingCost) : texts.free}</dd>
        <dt className="text-lg font-medium">{texts.total}</dt>
        <dd className="text-right text-lg font-medium">{shown(order.total)}</dd>
      </dl>
      <Destination order={order} />
      <p className="mt-5 text-sm text-mid">{texts.confirmation(order.email)}</p>
      {order.invoices.length > 0 && (
        <p className="mt-1 text-sm text-mid">{texts.invoices(order.invoices.join(', '))}</p>
      )}
      <form method="post" action={`/checkout/success?session_id=${session}`} className="mt-6 grid">
        <input type="hidden" name="session_id" value={session} />
        <Button type="submit" look="outline">
          {texts.follow}
        </Button>
      </form>
    </section>
  )
}

function Destination({ order: { recipient, pickupPoint, address, arrival } }: { order: PlacedOrder }) {
  const { language } = useAppContext()
  const texts = useTexts(successTexts).placedOrder
  const country = address && formatCountry(address.country, localeOf[language])
  const lines = pickupPoint
    ? [nameOfPoint(pickupPoint), pickupPoint.address?.line1, pickupPoint.address?.line2]
    : address && [address.address, `${address.postalCode} ${address.city}`, country]
  return (
    <>
      <p className="mt-6 text-sm text-mid">{pickupPoint ? texts.toPoint : texts.toAddress}</p>
      <p className="mt-1">
        {[recipient, ...(lines ?? [])].filter(Boolean).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
      {arrival && (
        <p className="mt-3 font-medium" suppressHydrationWarning>
          {texts.arrives(formatDays(arrival, language))}
        </p>
      )}
    </>
  )
}
