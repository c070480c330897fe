import type { ReactNode } from 'react'
import { PanelBadge } from '../../../panel-kit/PanelBadge.tsx'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { PanelLink } from '../../../panel-kit/PanelLink.tsx'
import { TextField } from '../../../panel-kit/fields/PanelField.tsx'
import { FormButtons } from '../../../panel-kit/forms/FormButtons.tsx'
import { PanelFormFrame } from '../../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../../panel-kit/forms/usePanelForm.ts'
import { api } from '../../../panel-kit/panel-api.ts'
import { formatAmount, formatDay, formatMoment } from '../../../panel-kit/panel-format.ts'
import { useAction } from '../../../panel-kit/useAction.ts'
import { readResponse } from '../../../web/api.ts'
import { useSeemsKnown } from '../../payments/transfers/panel/useSeemsKnown.tsx'
import { bookedForOrder, type LineDecision, type StatementLineJson } from '../statement.ts'
import { certaintyWords, formatCertainty } from './statement-words.ts'

const decide = (id: number, json: LineDecision) =>
  readResponse(api.admin['statement-lines'][':id'].$put({ param: { id: String(id) }, json }))

/** One thing that came in: who paid, for which order that may be, and what can be said of it. */
export function StatementLine({ line }: { line: StatementLineJson }) {
  const { id, bookedOn, amount, title, sender, senderAccount, state, decidedAt, decidedBy, order } = line
  const placing = useAction({
    call: (next: 'open' | 'aside') => decide(id, { state: next }),
    done: (_, next) => (next === 'aside' ? 'Wpłata odłożona: to nie zamówienie' : 'Wpłata znowu czeka'),
    onDone: () => focusBeside(id),
  })
  return (
    <li
      id={placeOf(id)}
      tabIndex={-1}
      aria-label={`Wpłata: ${formatAmount(amount)}, ${sender || title || 'bez opisu'}`}
      className="grid gap-x-8 gap-y-2 border-b border-line py-4 outline-none lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div className="min-w-0 text-sm">
        <p className="text-lg font-medium tabular-nums">{formatAmount(amount)}</p>
        <p className="text-xs text-mid tabular-nums">{formatDay(`${bookedOn}T12:00Z`)}</p>
        {sender && <p className="mt-1 wrap-anywhere">{sender}</p>}
        {senderAccount && <p className="text-xs wrap-anywhere text-mid tabular-nums">{inGroups(senderAccount)}</p>}
      </div>
      <div className="min-w-0 text-sm">
        <p className="wrap-anywhere">{title || <span className="text-mid">Bez tytułu</span>}</p>
        {state === 'open' ? (
          <Waiting line={line}>
            <PanelButton look="quiet" isPending={placing.isPending} onClick={() => placing.act('aside')}>
              To nie zamówienie
            </PanelButton>
          </Waiting>
        ) : (
          <>
            <p className="mt-2 text-xs text-mid">
              {state === 'booked' ? (
                <PanelBadge tone="good">Zaksięgowana</PanelBadge>
              ) : (
                <PanelBadge>To nie zamówienie</PanelBadge>
              )}{' '}
              {decidedAt && <span className="tabular-nums">{formatMoment(decidedAt)}</span>}, {decidedBy}
            </p>
            <div className="mt-3 flex flex-wrap gap-2">
              {order && (
                <PanelLink
                  asked={{ tab: 'orders', order: String(order.orderId) }}
                  className="text-violet underline underline-offset-4"
                >
                  Zamówienie {order.orderNumber}
                </PanelLink>
              )}
              {state === 'aside' && (
                <PanelButton isPending={placing.isPending} onClick={() => placing.act('open')}>
                  Przywróć do czekających
                </PanelButton>
              )}
            </div>
          </>
        )}
      </div>
    </li>
  )
}

function Waiting({ line, children }: { line: StatementLineJson; children: ReactNode }) {
  const { id, certainty, proposals } = line
  const done = (_: StatementLineJson, orderNumber: string) => `Zaksięgowano wpłatę za zamówienie ${orderNumber}`
  const onDone = () => focusBeside(id)
  const { book, question } = useSeemsKnown({
    book: (orderNumber: string, isAnother) => decide(id, { state: 'booked', orderNumber, isAnother }),
    done,
    onDone,
  })
  const booking = useAction({ call: book, done, onDone })
  return (
    <>
      <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
        <PanelBadge tone={certaintyWords[certainty].tone}>{certaintyWords[certainty].name}</PanelBadge>
        <span className="text-mid">{formatCertainty(line)}</span>
      </p>
      {question}
      <ul className="mt-3 space-y-2">
        {proposals.map(({ orderId, orderNumber, customerName, total }) => (
          <li key={orderId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <PanelButton
              look={certainty === 'sure' ? 'solid' : 'outline'}
              isPending={booking.isPending}
              onClick={() => booking.act(orderNumber)}
            >
              Zapłacono {orderNumber}
            </PanelButton>
            <span className="wrap-anywhere">
              {customerName}, <span className="tabular-nums">{formatAmount(total)}</span>
            </span>
            <PanelLink
              asked={{ tab: 'orders', order: String(orderId) }}
              className="text-violet underline underline-offset-4"
            >
              Otwórz
            </PanelLink>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-start gap-x-4 gap-y-2">
        {certainty !== 'sure' && <OtherOrder book={book} />}
        {children}
      </div>
    </>
  )
}

/** Books a line for an order that nothing but the office knows to be meant. */
function OtherOrder({ book }: { book(orderNumber: string): Promise<StatementLineJson> }) {
  const form = usePanelForm<{ orderNumber: string }, StatementLineJson>({
    schema: bookedForOrder,
    values: { orderNumber: '' },
    send: ({ orderNumber }) => book(orderNumber),
    done: 'Zaksięgowano wpłatę',
  })
  return (
    <details>
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-violet underline underline-offset-4 pointer-coarse:min-h-11">
        Inne zamówienie
      </summary>
      <PanelFormFrame form={form} label="Inne zamówienie" className="mt-2 flex flex-wrap items-end gap-3">
        <TextField form={form} name="orderNumber" label="Numer zamówienia" autoComplete="off" />
        <FormButtons form={form} label="Zaksięguj" sendingLabel="Księgowanie..." />
      </PanelFormFrame>
    </details>
  )
}

/** "27 1140 2004 …", as banks print it. */
function inGroups(account: string): string {
  const first = account.length % 4 || 4
  const groups = account.slice(first).match(/.{4}/g) ?? []
  return [account.slice(0, first), ...groups].join(' ')
}

const placeOf = (id: number) => `statement-line-${id}`

/** What had the focus is about to go: who works through the list by keyboard goes on with the next one. */
function focusBeside(id: number): void {
  const place = document.getElementById(placeOf(id))
  const next = place?.nextElementSibling ?? place?.previousElementSibling ?? document.getElementById('statements-head')
  if (next instanceof HTMLElement) next.focus()
}
