import { useState } from 'react'
import { dayInPoland } from '../../../../kernel/day-in-poland.ts'
import { money, printMoney, readMoney } from '../../../../kernel/money.ts'
import { TextField } from '../../../../panel-kit/fields/PanelField.tsx'
import { PanelFormFrame } from '../../../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../../../panel-kit/forms/usePanelForm.ts'
import { FormButtons } from '../../../../panel-kit/forms/FormButtons.tsx'
import { api } from '../../../../panel-kit/panel-api.ts'
import { formatAmount } from '../../../../panel-kit/panel-format.ts'
import { readResponse } from '../../../../web/api.ts'
import { newId } from '../../../../web/new-id.ts'
import { useSeemsKnown } from '../../../payments/transfers/panel/useSeemsKnown.tsx'
import { newTransfer, type TransferOutcome } from '../../../payments/transfers/transfer.ts'
import type { OrderRecord } from '../../order-details.ts'

/** The bank transfers of an order, and where the office notes that one came: one press where all is as it was to be. */
export function OrderTransfers({ order }: { order: OrderRecord }) {
  const { transfers = [], takesTransfers } = order
  // Kept out of the form: it begins anew when the refusal shows a transfer that this screen didn't know of.
  const { book, question } = useSeemsKnown({
    book: (json: TypedTransfer, isAnother): Promise<Answer> =>
      readResponse(
        api.admin.orders[':id'].transfers.$post({ param: { id: String(order.id) }, json: { ...json, isAnother } }),
      ),
    done: sayOutcome,
  })
  if (transfers.length === 0 && !takesTransfers) return null
  const isAwaited = order.transfer !== undefined
  return (
    <section aria-label="Przelewy" className="mt-4">
      {transfers.length > 0 && (
        <>
          <h4 className="mb-1 font-medium">Przelewy</h4>
          <ul>
            {transfers.map(({ id, amount, paidOn, evidence, administrator }) => (
              <li key={id} className="border-t border-line py-1.5">
                <span className="font-medium tabular-nums">{formatAmount(amount)}</span>{' '}
                <span className="text-mid tabular-nums">
                  wpłynął {paidOn} · {administrator}
                </span>
                {evidence && <span className="block wrap-anywhere">{evidence}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {question}
      {takesTransfers &&
        (isAwaited ? (
          <TransferForm key={transfers.length} order={order} book={book} />
        ) : (
          <details className="mt-2">
            <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-violet">
              {order.paymentStatus === 'paid' || order.paymentStatus === 'refunded'
                ? 'Wpłynął jeszcze jeden przelew'
                : 'Wpłynął przelew'}
            </summary>
            <TransferForm key={transfers.length} order={order} book={book} />
          </details>
        ))}
    </section>
  )
}

interface TypedTransfer {
  amount: string
  paidOn: string
  evidence: string
  key: string
}
interface Answer {
  outcome: TransferOutcome
  difference: string
}

/** What is certain after it, and what to press. */
const said: Record<TransferOutcome, (difference: string) => string> = {
  paid: () => 'Zamówienie jest opłacone. Klient dostał potwierdzenie.',
  short: (left) => `Zapisano. Brakuje jeszcze ${left}: klient dostał o\u00A0tym e-mail.`,
  over: (left) => `Zamówienie jest opłacone. ${left} to nadpłata: odeślij ją w\u00A0„Zwrot pieniędzy”.`,
  twice: (left) => `Za to zamówienie zapłacono już wcześniej. Odeślij ${left} w\u00A0„Zwrot pieniędzy”.`,
  without_goods: () =>
    'Zapisano, ale zamówienia nie da się teraz wysłać. Co zrobić, przeczytasz w\u00A0ramce u\u00A0góry.',
}

const sayOutcome = ({ outcome, difference }: Answer) => said[outcome](formatAmount(difference))

function TransferForm({ order, book }: { order: OrderRecord; book(typed: TypedTransfer): Promise<Answer> }) {
  // One name for one transfer: pressed twice, or by two people on one screen, it is booked once.
  const [key] = useState(newId)
  const form = usePanelForm<TypedTransfer, Answer>({
    schema: newTransfer,
    values: { amount: missingOf(order).replace('.', ','), paidOn: dayInPoland(), evidence: '', key },
    send: book,
    done: sayOutcome,
  })
  return (
    <PanelFormFrame form={form} label="Przelew od klienta" className="mt-2 max-w-md space-y-3">
      <div className="grid grid-cols-2 gap-3">
        <TextField
          form={form}
          name="amount"
          label="Ile wpłynęło (zł)"
          inputMode="decimal"
          autoComplete="off"
          className="tabular-nums"
        />
        <TextField form={form} name="paidOn" label="Dzień wpływu" type="date" max={dayInPoland()} />
      </div>
      <TextField
        form={form}
        name="evidence"
        label="Z czego wiadomo"
        isOptional
        autoComplete="off"
        hint="Np. numer wyciągu. Tylko dla biura; klient tego nie zobaczy."
      />
      <FormButtons form={form} label="Zapłacono" />
    </PanelFormFrame>
  )
}

/** What is still to come of an unpaid order; of a paid one all of it again. */
function missingOf({ total, transfer, payments, paymentStatus }: OrderRecord): string {
  if (transfer) return transfer.amount
  if (paymentStatus === 'paid' || paymentStatus === 'refunded') return ''
  const came = payments.reduce(
    (sum, { state, refundableAmount }) => sum + (state === 'flagged' ? readMoney(refundableAmount) : 0),
    0,
  )
  return printMoney(money(Math.max(0, readMoney(total) - came)))
}
