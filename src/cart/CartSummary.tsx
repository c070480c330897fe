import { isTaxExempt } from '../catalog/tax-exemption.ts'
import { cartTexts } from './texts.ts'
import { Link } from '@tanstack/react-router'
import { formatMoney, formatWeight } from '../i18n/format.ts'
import { money, type Money } from '../kernel/money.ts'
import type { Grams } from '../kernel/weight.ts'
import { bestOffer, daysOnTheWay } from '../shipping/delivery-promise.ts'
import { useExpectedDays } from '../shipping/useExpectedDays.ts'
import { Button } from '../ui/Button.tsx'
import { useTexts, useAppContext } from '../web/app-context.tsx'
import { subtotalOf, weightOf } from './cart.ts'
import { canBeBought, type ComparedLine } from './compared-line.ts'

interface Props {
  lines: ComparedLine[]
  /** Whether the shop could not be asked. */
  isUnchecked: boolean
  checkAgain(): unknown
}

/** What all of it comes to, and the way on. */
export function CartSummary({ lines, isUnchecked, checkAgain }: Props) {
  const { language } = useAppContext()
  const texts = useTexts(cartTexts).cart
  const counted = lines.filter(canBeBought).map((line) => ({ ...line, price: line.currentPrice }))
  const total = formatMoney(subtotalOf(counted), language)
  const weight = weightOf(counted)
  return (
    <section aria-labelledby="summary" className="lg:sticky lg:top-28">
      <h2 id="summary" className="text-2xl">
        {texts.summary}
      </h2>
      <dl className="mt-5 grid grid-cols-[1fr_auto] border-t border-line wrap-anywhere tabular-nums *:border-b *:border-line *:py-3">
        <dt className="text-mid">{texts.subtotal}</dt>
        <dd className="text-right whitespace-nowrap">{total}</dd>
        {weight > 0 && (
          <>
            <dt className="text-mid">{texts.weight}</dt>
            <dd className="text-right whitespace-nowrap">{formatWeight(weight, language)}</dd>
          </>
        )}
        <dt className="text-lg font-medium">{texts.total}</dt>
        <dd className="text-right whitespace-nowrap text-lg font-medium">{total}</dd>
      </dl>
      <ToFreeDelivery worth={subtotalOf(counted)} weight={weight} />
      <Arrives />
      <p className="mt-4 text-sm text-mid">
        {isTaxExempt.now() ? texts.delivery : `${texts.withTax} ${texts.delivery}`}
      </p>
      <WayOn hasProblems={lines.some(({ problem }) => problem !== undefined)} />
      <output className="block">
        {isUnchecked && (
          <span className="mt-6 block border-l-2 border-clay pl-4 text-sm">
            <span className="block">{texts.unchecked}</span>
            <button type="button" onClick={checkAgain} className="min-h-11 font-medium text-violet underline">
              {texts.tryAgain}
            </button>
          </span>
        )}
      </output>
    </section>
  )
}

/** What lacks for free delivery, where the owner offers that for what the cart weighs. */
function ToFreeDelivery({ worth, weight }: { worth: Money; weight: Grams }) {
  const { language } = useAppContext()
  const texts = useTexts(cartTexts).cart
  const offer = bestOffer()
  if (!offer || worth === 0 || worth >= offer.from || weight > (offer.upTo ?? Infinity)) return null
  const limit = offer.upTo === null ? '' : texts.upTo(formatWeight(offer.upTo, language))
  return (
    <p className="mt-4 border-l-2 border-sea pl-4 text-sm tabular-nums">
      {texts.toFree[offer.way](formatMoney(money(offer.from - worth), language))}
      {limit}
    </p>
  )
}

/** When it comes, where the owner promises that; by whichever way, to an address in Poland. */
function Arrives() {
  const texts = useTexts(cartTexts).cart
  const days = useExpectedDays(daysOnTheWay())
  return days && <p className="mt-4 text-sm">{texts.arrives(days)}</p>
}

function WayOn({ hasProblems }: { hasProblems: boolean }) {
  const texts = useTexts(cartTexts).cart
  const leadToProblem = () => document.querySelector<HTMLElement>('[data-repair]')?.focus()
  return (
    <div className="mt-6 flex flex-col gap-3">
      {hasProblems ? (
        <Button onClick={leadToProblem}>{texts.checkout}</Button>
      ) : (
        <Button asChild>
          <Link to="/checkout">{texts.checkout}</Link>
        </Button>
      )}
      <p role="alert" className="text-sm font-medium text-clay empty:hidden">
        {hasProblems && texts.repairFirst}
      </p>
      <Button asChild look="outline">
        <Link to="/store">{texts.continueShopping}</Link>
      </Button>
    </div>
  )
}
