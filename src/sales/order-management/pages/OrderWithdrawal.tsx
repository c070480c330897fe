import { orderManagementTexts } from '../texts.ts'
import { Link } from '@tanstack/react-router'
import { formatMoment } from '../../../i18n/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTexts, useAppContext } from '../../../web/app-context.tsx'
import { withdrawHash, type OrderParam } from '../../withdrawal/withdraw-path.ts'
import type { OrderDetails } from '../order-details.ts'

/** What its customer has withdrawn, and the way to withdraw for as long as there is one. */
export function OrderWithdrawal({ order, asked }: { order: OrderDetails; asked: OrderParam }) {
  const { language } = useAppContext()
  const texts = useTexts(orderManagementTexts).orderView.withdrawal
  const { withdrawals, isWithdrawable } = order
  if (withdrawals.length === 0 && !isWithdrawable) return null
  return (
    <section aria-labelledby="withdrawal" className="mt-14 border-t border-line pt-6 sm:mt-20">
      <h2 id="withdrawal" className="text-2xl">
        {texts.heading}
      </h2>
      {withdrawals.map(({ state, declaredAt, goods }) => {
        const moment = formatMoment(new Date(declaredAt), language)
        return (
          <p key={declaredAt} className="mt-3 max-w-2xl wrap-anywhere" suppressHydrationWarning>
            {state === 'late' ? texts.late(moment) : goods ? texts.part(moment, goods) : texts.whole(moment)}
          </p>
        )
      })}
      {isWithdrawable && (
        <Button asChild look="outline" className="mt-6">
          <Link to="/withdraw" hash={withdrawHash(asked)}>
            {texts.here}
          </Link>
        </Button>
      )}
    </section>
  )
}
