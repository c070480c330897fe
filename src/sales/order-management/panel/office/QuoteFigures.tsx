import { readMoney } from '../../../../kernel/money.ts'
import { formatAmount } from '../../../../panel-kit/panel-format.ts'
import type { Quote } from '../../../checkout/checkout.ts'

type Figures = Omit<Quote, 'lines'>

/** What the order comes to, while it is being put together; or why it can't be ordered so. */
export function QuoteFigures({ quote, problem }: { quote: Figures | undefined; problem: string | undefined }) {
  return (
    <div aria-live="polite" className="min-h-24 text-sm">
      {problem && <p className="border-l-2 border-clay py-1 pl-3 font-medium text-clay">{problem}</p>}
      {quote && (
        <dl className="grid max-w-80 grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums">
          <dt className="text-mid">Produkty</dt>
          <dd className="text-right">{formatAmount(quote.subtotal)}</dd>
          {readMoney(quote.discountAmount) > 0 && (
            <>
              <dt className="text-mid">Rabat</dt>
              <dd className="text-right">−{formatAmount(quote.discountAmount)}</dd>
            </>
          )}
          <dt className="text-mid">Dostawa</dt>
          <dd className="text-right">{formatAmount(quote.shippingCost)}</dd>
          <dt className="border-t border-line pt-1 text-base font-medium">Razem</dt>
          <dd className="border-t border-line pt-1 text-right text-base font-medium">{formatAmount(quote.total)}</dd>
        </dl>
      )}
    </div>
  )
}
