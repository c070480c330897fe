import { orderManagementTexts } from '../texts.ts'
import { useEffect, useRef, useState } from 'react'
import { formatDay } from '../../../i18n/format.ts'
import { CallFailed } from '../../../web/api.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTexts, useAppContext } from '../../../web/app-context.tsx'
import type { OrderDetails } from '../order-details.ts'

export interface Documents {
  /** Where they are. */
  path: string
  /** Has the invoice issued, and shows the order as it is then. */
  ask(): Promise<unknown>
}

/** What there is on paper for an order; who has no invoice yet may ask for one. */
export function OrderDocuments({
  order,
  path,
  ask,
  onChange,
}: Documents & { order: OrderDetails; onChange(): unknown }) {
  const { language } = useAppContext()
  const texts = useTexts(orderManagementTexts).orderView.documents
  const { issued, hasProforma, invoiceUntil, isInvoiceWaiting } = order.documents
  const latest = useFocusOnNew(issued.length)
  const untaxed = order.taxation && texts.untaxed[order.taxation]
  if (issued.length === 0 && !hasProforma && !invoiceUntil && !isInvoiceWaiting && !untaxed) return null
  return (
    <section aria-labelledby="documents" className="border-t border-line py-6 wrap-anywhere">
      <h2 id="documents" className="mb-3 text-2xl">
        {texts.heading}
      </h2>
      <ul>
        {hasProforma && (
          <li>
            <a href={`${path}/proforma`} className={link}>
              {texts.proforma}
            </a>
            <span className="block text-mid">{texts.toPay}</span>
          </li>
        )}
        {issued.map(({ id, kind, number, issuedAt, ksef }, index) => (
          <li key={id} className="not-first:mt-2">
            {ksef && ksef.state !== 'accepted' && ksef.state !== 'offline' ? (
              <>
                <span className="inline-block py-1 tabular-nums">{texts[kind](number)}</span>
                <span className="block text-mid">{texts.onItsWay}</span>
              </>
            ) : (
              <>
                <a href={`${path}/${id}`} ref={index === issued.length - 1 ? latest : undefined} className={link}>
                  {texts[kind](number)}
                </a>
                <span className="block text-mid" suppressHydrationWarning>
                  {texts.issuedOn(formatDay(new Date(issuedAt), language))}
                  {ksef?.number && `, KSeF ${ksef.number}`}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      {isInvoiceWaiting && <output className="block">{texts.waits}</output>}
      {untaxed && <p className="mt-2 text-mid">{untaxed}</p>}
      {invoiceUntil && <AskForInvoice order={order} until={invoiceUntil} ask={ask} onChange={onChange} />}
    </section>
  )
}

const link = 'inline-block py-1 text-violet tabular-nums underline underline-offset-4 hover:no-underline'

/** The button that had the focus is gone: what it brought takes it. */
function useFocusOnNew(count: number) {
  const latest = useRef<HTMLAnchorElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current && document.activeElement === document.body) latest.current?.focus()
    before.current = count
  }, [count])
  return latest
}

interface Asking extends Pick<Documents, 'ask'> {
  order: OrderDetails
  until: string
  onChange(): unknown
}

function AskForInvoice({ order, until, ask, onChange }: Asking) {
  const { language } = useAppContext()
  const texts = useTexts(orderManagementTexts).orderView.documents
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const begin = async () => {
    if (isAsking) return
    setAsking(true)
    setFailure(undefined)
    try {
      await ask()
    } catch (error) {
      setFailure((error instanceof CallFailed && error.sentence) || texts.failed)
      await onChange()
    }
    setAsking(false)
  }
  return (
    <>
      <p className="text-mid" suppressHydrationWarning>
        {texts.until(order.companyName ?? order.customerName, formatDay(new Date(until), language))}{' '}
        {!order.taxNumber && texts.noTaxNumber}
      </p>
      <Button look="outline" aria-disabled={isAsking} onClick={() => void begin()} className="mt-4 noscript:hidden">
        {isAsking ? texts.asking : texts.ask}
      </Button>
      <p role="alert" className="mt-3 text-clay">
        {failure}
      </p>
    </>
  )
}
