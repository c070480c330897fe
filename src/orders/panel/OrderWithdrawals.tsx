import { officeWithdrawalLetters } from '../../i18n/pl/office-withdrawal-letters.ts'
import { answered } from '../../web/api.ts'
import { api } from '../../web/panel/panel-api.ts'
import { sayAmount, sayDay, sayMoment } from '../../web/panel/panel-format.ts'
import { PanelBadge } from '../../web/panel/PanelBadge.tsx'
import { PanelButton } from '../../web/panel/PanelButton.tsx'
import { useAct } from '../../web/panel/useAct.ts'
import { useNow } from '../../web/panel/useNow.ts'
import { hasLeft } from '../../withdrawal/has-left.ts'
import { refundStanding } from '../../withdrawal/refund-standing.ts'
import { withdrawalNames } from '../../withdrawal/withdrawal-names.ts'
import type { WithdrawalChange } from '../../withdrawal/withdrawal-record.ts'
import { dayOf } from '../../withdrawal/withdrawal-period.ts'
import type { OrderRecord } from '../order.ts'
import { GoodsBack } from './GoodsBack.tsx'
import { orderRecord } from './order-record.query.ts'
import { OrderSection } from './OrderSection.tsx'
import { Step } from './WithdrawalStep.tsx'

type Withdrawal = OrderRecord['withdrawals'][number]

/** What its customer has declared, what is to be done about it, and by when. */
export function OrderWithdrawals({ order }: { order: OrderRecord }) {
  if (order.withdrawals.length === 0) return null
  return (
    <div className="mb-9">
      <OrderSection heading="Odstąpienie od umowy">
        <ul>
          {order.withdrawals.toReversed().map((withdrawal) => (
            <li key={withdrawal.id} className="border-line py-3 not-first:border-t first:pt-0">
              <OneWithdrawal order={order} withdrawal={withdrawal} />
            </li>
          ))}
        </ul>
      </OrderSection>
    </div>
  )
}

function OneWithdrawal({ order, withdrawal }: { order: OrderRecord; withdrawal: Withdrawal }) {
  const { id, state, declaredAt, name, email, declaration, remark, isOpen, isProved, handledAt, handledBy } = withdrawal
  const { act, isPending } = useAct({
    call: (json: WithdrawalChange) => answered(api.admin.withdrawals[':id'].$put({ param: { id: String(id) }, json })),
    done: 'Zapisano',
    refreshes: [orderRecord(order.id).queryKey, ['withdrawals'], ['orders'], ['order-summary'], ['audit']],
  })
  const canBeSeenTo = isOpen || handledAt !== null
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <PanelBadge tone={withdrawalNames[state].tone}>{withdrawalNames[state].name}</PanelBadge>
        {!isProved && <PanelBadge>Bez linku i{'\u00A0'}konta</PanelBadge>}
        <span className="tabular-nums">{sayMoment(declaredAt)}</span>
        <span className="text-mid">
          {name}, {email}
        </span>
      </p>
      <blockquote dir="auto" className="mt-2 max-w-3xl border-l-2 border-line pl-3 whitespace-pre-line">
        {declaration || 'Treść została usunięta na życzenie osoby albo po upływie czasu.'}
        {remark && <span className="mt-1 block text-mid">Uwagi: {remark}</span>}
      </blockquote>
      {order.companyName !== null && isOpen && (
        <p className="mt-2 max-w-3xl text-clay">
          Kupiła firma. Prawo odstąpienia ma konsument oraz przedsiębiorca, dla którego zakup nie ma charakteru
          zawodowego: sprawdź to, zanim oddasz pieniądze.
        </p>
      )}
      {state === 'accepted' ? (
        <Steps order={order} withdrawal={withdrawal} note={act} isPending={isPending} />
      ) : (
        <p className="mt-2">{officeWithdrawalLetters.toDo[state]}</p>
      )}
      {canBeSeenTo && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <PanelButton isPending={isPending} onClick={() => act({ isHandled: isOpen })}>
            {isOpen ? 'Oznacz jako załatwione' : 'Przywróć do otwartych'}
          </PanelButton>
          {handledAt && (
            <span className="text-mid tabular-nums">
              Załatwione {sayMoment(handledAt)}, {handledBy}
            </span>
          )}
        </div>
      )}
    </>
  )
}

interface StepsProps {
  order: OrderRecord
  withdrawal: Withdrawal
  note(change: WithdrawalChange): void
  isPending: boolean
}

/** What is to be done, in its turn. */
function Steps({ order, withdrawal, note, isPending }: StepsProps) {
  return (
    <ol className="mt-3 max-w-3xl space-y-2">
      {hasLeft(order) ? (
        <GoodsBack key={withdrawal.goodsBackOn} withdrawal={withdrawal} note={note} isPending={isPending} />
      ) : withdrawal.isWhole ? (
        <Step isDone={order.status === 'cancelled'}>Nie wysyłaj towaru. Anuluj zamówienie: towar wróci na stan.</Step>
      ) : (
        <Step isDone={!withdrawal.isOpen}>Wyjmij te rzeczy z{'\u00A0'}paczki. Reszta jedzie do klienta.</Step>
      )}
      <MoneyBack order={order} withdrawal={withdrawal} />
    </ol>
  )
}

function MoneyBack({ order, withdrawal }: Pick<StepsProps, 'order' | 'withdrawal'>) {
  const { refundAmount, refundDueOn, isOpen } = withdrawal
  const stands = refundStanding(withdrawal, order)
  const isDone = stands === 'refunded' || (refundAmount === null && !isOpen)
  const today = dayOf(useNow())
  const isOverdue = stands === 'due' && isOpen && refundDueOn < today
  return (
    <Step isDone={isDone}>
      Zwróć{' '}
      {refundAmount === null
        ? 'zapłatę za wymienione rzeczy (bez kosztu dostawy)'
        : `${sayAmount(refundAmount)} (z\u00A0kosztem najtańszej dostawy)`}{' '}
      <span className={isOverdue ? 'font-medium text-clay' : ''}>
        do {sayDay(`${refundDueOn}T12:00Z`)}
        {isOverdue && ': termin minął'}
      </span>
      .
      {!isDone && (
        <span className="block text-mid">
          {stands === 'goods_awaited' && 'Ze zwrotem można poczekać, aż towar wróci albo klient prześle dowód nadania.'}
          {refundAmount !== null && ' Kwota jest już wpisana niżej, w\u00A0„Zwrot pieniędzy”.'}
        </span>
      )}
    </Step>
  )
}
