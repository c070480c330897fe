import { confirm } from '../../../../panel-kit/confirm.ts'
import { api } from '../../../../panel-kit/panel-api.ts'
import { PanelBadge, type Tone } from '../../../../panel-kit/PanelBadge.tsx'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { formatAmount, formatMoment } from '../../../../panel-kit/panel-format.ts'
import { useAction } from '../../../../panel-kit/useAction.ts'
import type { Dispute, DisputeDecision } from '../../../payments/disputes/dispute.ts'
import type { OrderRecord } from '../../order-details.ts'
import { useOrderChange } from '../actions/useOrderChange.ts'

const states: Record<Dispute['state'], { name: string; tone: Tone }> = {
  open: { name: 'Czeka na odpowiedź', tone: 'bad' },
  under_review: { name: 'Bank rozpatruje', tone: 'waiting' },
  won: { name: 'Wygrany', tone: 'good' },
  lost: { name: 'Przegrany', tone: 'bad' },
}
const decisions: Record<DisputeDecision, string> = {
  stands: 'Sprzedaż stoi: dokumenty i\u00A0podatek zostają.',
  undone: 'Sprzedaż cofnięta: kwota liczy się jako zwrócona.',
}

/** Why, in the provider's words; one that isn't here is shown as it came. */
const reasons: Record<string, string> = {
  bank_cannot_process: 'bank nie może przetworzyć płatności',
  check_returned: 'zwrócony czek',
  credit_not_processed: 'klient nie dostał zwrotu',
  customer_initiated: 'na wniosek klienta',
  debit_not_authorized: 'klient nie zgodził się na obciążenie',
  duplicate: 'zapłacono dwa razy',
  fraudulent: 'klient twierdzi, że to nie on płacił',
  general: 'bez podanej przyczyny',
  incorrect_account_details: 'błędny numer rachunku',
  insufficient_funds: 'brak środków na rachunku',
  product_not_received: 'klient nie dostał towaru',
  product_unacceptable: 'towar niezgodny z\u00A0opisem albo uszkodzony',
  subscription_canceled: 'odwołana subskrypcja',
  unrecognized: 'klient nie rozpoznaje płatności',
}

/** Payments that the customer contested at their bank, and what becomes of the sale when that is lost. */
export function OrderDisputes({ order }: { order: OrderRecord }) {
  if (!order.disputes) return null
  return (
    <>
      <h4 className="mt-4 mb-1 font-medium">Spory o płatność (obciążenie zwrotne)</h4>
      <ul>
        {order.disputes.map((dispute) => {
          const { id, amount, reason, state, respondBy, decision } = dispute
          const { name, tone } = states[state]
          return (
            <li key={id} className="border-t border-line py-2">
              <p className="flex flex-wrap items-baseline gap-x-3">
                {amount !== null && <span className="font-medium tabular-nums">{formatAmount(amount)}</span>}
                <PanelBadge tone={tone}>{name}</PanelBadge>
                {reason && <span className="text-mid">{reasons[reason] ?? reason}</span>}
              </p>
              {state === 'open' && respondBy && (
                <p className="tabular-nums">Odpowiedz u operatora płatności do {formatMoment(respondBy)}</p>
              )}
              {decision && <p className="text-mid">{decisions[decision]}</p>}
              {state === 'lost' && !decision && <Decide order={order} dispute={dispute} />}
            </li>
          )
        })}
      </ul>
    </>
  )
}

function Decide({ order, dispute: { id, amount } }: { order: OrderRecord; dispute: Dispute }) {
  const change = useOrderChange(order.id)
  const { act, isPending } = useAction({
    call: (decision: DisputeDecision) =>
      change(
        api.admin.disputes[':dispute'].decision.$post({
          param: { dispute: id },
          json: { decision, version: order.version },
        }),
      ),
    done: 'Decyzja zapisana',
  })
  const ask = async (decision: DisputeDecision) => {
    const sum = amount === null ? 'Zapłata' : formatAmount(amount)
    const question =
      decision === 'stands'
        ? {
            title: 'Sprzedaż stoi?',
            text: 'Klient ma towar i umowa trwa, tylko bank zabrał pieniądze. Żadna korekta nie powstanie i podatek pozostaje należny: zapłaty dochodzisz od klienta. Zapytaj księgową o ulgę na złe długi.',
            agree: 'Sprzedaż stoi',
          }
        : {
            title: 'Sprzedaż cofnięta?',
            text: `Towar wrócił albo umowa się skończyła. ${sum} liczy się jako zwrócone klientowi; do faktury powstanie korekta, a klient dostanie e-mail. Stan magazynu się nie zmieni. Tego nie da się cofnąć.`,
            agree: 'Sprzedaż cofnięta',
          }
    if (await confirm(question)) act(decision)
  }
  return (
    <div className="mt-2 space-y-2">
      <p>
        Bank oddał te pieniądze klientowi. Sam brak zapłaty nie zmienia podatku: powiedz, co ze sprzedażą. Jeśli nie
        masz pewności, zapytaj księgową.
      </p>
      <div className="flex flex-wrap gap-2">
        <PanelButton isPending={isPending} onClick={() => void ask('stands')}>
          Sprzedaż stoi
        </PanelButton>
        <PanelButton isPending={isPending} onClick={() => void ask('undone')}>
          Sprzedaż cofnięta
        </PanelButton>
      </div>
    </div>
  )
}
