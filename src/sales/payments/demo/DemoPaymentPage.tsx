import { paymentsTexts } from '../texts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { formatMoney } from '../../../i18n/format.ts'
import { readMoney } from '../../../kernel/money.ts'
import { Message } from '../../../ui/Message.tsx'
import { CallFailed } from '../../../web/api.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useTexts, useAppContext } from '../../../web/app-context.tsx'
import { demoPaymentOf } from './demo-payment.query.ts'
import type { Fetches } from '../../../web/page.ts'
import { prefetch } from '../../../web/prefetch.ts'

export const pageTexts = paymentsTexts.part('demoPayment')

export const fetches: Fetches = ({ queryClient, api }, { session = '' }) =>
  prefetch(queryClient, demoPaymentOf(api, session))

/** Takes the place of a payment provider's own page where there is none. */
export default function DemoPaymentPage() {
  const { api } = useAppContext()
  const texts = useTexts(paymentsTexts).demoPayment
  const { session = '' } = useParams({ strict: false })
  const { data, error } = useQuery(demoPaymentOf(api, session))
  if (data?.state === 'unknown' || (error instanceof CallFailed && error.status === 404)) {
    return (
      <Message {...texts.unknown}>
        <Button asChild>
          <Link to="/store">{texts.toStore}</Link>
        </Button>
      </Message>
    )
  }
  if (!data) {
    return (
      <Message {...texts.failed}>
        <Button asChild>
          <a href="?">{texts.tryAgain}</a>
        </Button>
      </Message>
    )
  }
  const { state, amount, orderNumber } = data
  if (state !== 'open') {
    return (
      <Message {...texts[state]}>
        <Button asChild>
          <a href={`/checkout/success?${new URLSearchParams({ session_id: session })}`}>{texts.toOrder}</a>
        </Button>
      </Message>
    )
  }
  return <Choice amount={amount ?? ''} orderNumber={orderNumber ?? ''} />
}

function Choice({ amount, orderNumber }: Record<'amount' | 'orderNumber', string>) {
  const { language } = useAppContext()
  const texts = useTexts(paymentsTexts).demoPayment
  return (
    <div className="mx-auto grid w-full max-w-7xl flex-1 content-center gap-x-16 gap-y-12 px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36 lg:grid-cols-[7fr_5fr]">
      <div>
        <Badge>{texts.demonstration}</Badge>
        <h1 className="mt-6 text-5xl sm:text-7xl">{texts.heading}</h1>
        <p className="mt-6 max-w-xl text-lg text-mid">{texts.explanation}</p>
      </div>
      <div>
        <dl className="grid grid-cols-[1fr_auto] border-t border-line tabular-nums *:border-b *:border-line *:py-3">
          <dt className="text-mid">{texts.order}</dt>
          <dd className="text-right">{orderNumber}</dd>
          <dt className="text-lg font-medium">{texts.amount}</dt>
          <dd className="text-right text-lg font-medium">{formatMoney(readMoney(amount), language)}</dd>
        </dl>
        {/* A plain form, sent to this very address: it works before, and without, JavaScript. */}
        <form method="post" className="mt-6 flex flex-col gap-3">
          <Button type="submit" name="do" value="pay">
            {texts.pay}
          </Button>
          <Button type="submit" name="do" value="decline" look="outline">
            {texts.decline}
          </Button>
          <Button type="submit" name="do" value="back" look="outline">
            {texts.back}
          </Button>
        </form>
      </div>
    </div>
  )
}
