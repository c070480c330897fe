import { checkoutTexts } from '../texts.ts'
import { useTexts } from '../../../web/app-context.tsx'

const shownOfSession = 24

/** What to tell us when asking about an order. */
export function PaymentFacts({ session, orderNumber }: { session: string | undefined; orderNumber: string | null }) {
  const texts = useTexts(checkoutTexts).paymentSuccess
  const facts = [
    { name: texts.order, value: orderNumber },
    { name: texts.transaction, value: session && `${session.slice(0, shownOfSession)}…` },
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <dl className="mt-10 flex flex-wrap gap-x-12 gap-y-4 border-t border-ink pt-5">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-sm text-mid">{name}</dt>
          <dd className="mt-1 font-medium wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
