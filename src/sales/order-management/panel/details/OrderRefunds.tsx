import { PanelBadge, type Tone } from '../../../../panel-kit/PanelBadge.tsx'
import { formatAmount, formatMoment } from '../../../../panel-kit/panel-format.ts'
import type { OrderRecord } from '../../order-details.ts'

type Refund = OrderRecord['refunds'][number]

const states: Record<Refund['state'], { name: string; tone: Tone; explanation?: string }> = {
  done: { name: 'Zwrócono', tone: 'good' },
  waiting: { name: 'W\u00A0toku', tone: 'waiting', explanation: 'Operator płatności jeszcze nie potwierdził.' },
  refused: {
    name: 'Odmowa',
    tone: 'bad',
    explanation: 'Operator płatności odmówił zwrotu. Klient nie dostał pieniędzy.',
  },
}

/** What went back to the customer, is about to, or didn't. */
export function OrderRefunds({ refunds }: { refunds: Refund[] }) {
  if (refunds.length === 0) return null
  return (
    <>
      <h4 className="mt-4 mb-1 font-medium">Zwroty</h4>
      <ul>
        {refunds.map(({ id, amount, vatRate, state, reason, refusal, administrator, createdAt }) => {
          const { name, tone, explanation } = states[state]
          return (
            <li key={id} className="border-t border-line py-2">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-medium tabular-nums">{formatAmount(amount)}</span>
                <PanelBadge tone={tone}>{name}</PanelBadge>
                <span className="text-mid tabular-nums">
                  {formatMoment(createdAt)}, {administrator ?? 'u\u00A0operatora płatności'}
                </span>
              </p>
              {vatRate !== null && <p>Za towary ze stawką VAT {vatRate}%</p>}
              {reason && <p>{reason}</p>}
              {explanation && (
                <p className={state === 'refused' ? 'text-clay' : 'text-mid'}>
                  {explanation} {refusal && `(${refusal})`}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
