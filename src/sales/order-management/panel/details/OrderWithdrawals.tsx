import { officeWithdrawalEmails } from '../../../withdrawal/office-withdrawal-emails.ts'
import { money, printMoney, readMoney } from '../../../../kernel/money.ts'
import { readResponse } from '../../../../web/api.ts'
import { api } from '../../../../panel-kit/panel-api.ts'
import { formatMoment } from '../../../../panel-kit/panel-format.ts'
import { PanelBadge } from '../../../../panel-kit/PanelBadge.tsx'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { Task, TaskList } from '../../../../panel-kit/lists/TaskList.tsx'
import { useAction } from '../../../../panel-kit/useAction.ts'
import { useNow } from '../../../../panel-kit/useNow.ts'
import { formatStep, withdrawalNames } from '../../../withdrawal/handling/format-withdrawal.ts'
import { toDo } from '../../../withdrawal/handling/to-do.ts'
import type { WithdrawalChange, WithdrawnOrder } from '../../../withdrawal/handling/withdrawal-record.ts'
import { dayOf } from '../../../withdrawal/withdrawal-period.ts'
import type { OrderRecord } from '../../order-details.ts'
import { CancelAndRefund } from '../actions/CancelAndRefund.tsx'
import { ReturnedGoods } from './ReturnedGoods.tsx'
import { OrderSection } from '../OrderSection.tsx'

type Withdrawal = OrderRecord['withdrawals'][number]

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
  const { act, isPending } = useAction({
    call: (json: WithdrawalChange) =>
      readResponse(api.admin.withdrawals[':id'].$put({ param: { id: String(id) }, json })),
    done: 'Zapisano',
  })
  const canBeSeenTo = isOpen || handledAt !== null
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <PanelBadge tone={withdrawalNames[state].tone}>{withdrawalNames[state].name}</PanelBadge>
        {!isProved && <PanelBadge>Bez linku i{'\u00A0'}konta</PanelBadge>}
        <span className="tabular-nums">{formatMoment(declaredAt)}</span>
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
      {state !== 'accepted' && <p className="mt-2">{officeWithdrawalEmails.toDo[state]}</p>}
      <Steps order={order} withdrawal={withdrawal} note={act} isPending={isPending} />
      {canBeSeenTo && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <PanelButton isPending={isPending} onClick={() => act({ isHandled: isOpen })}>
            {isOpen ? 'Oznacz jako załatwione' : 'Przywróć do otwartych'}
          </PanelButton>
          {handledAt && (
            <span className="text-mid tabular-nums">
              Załatwione {formatMoment(handledAt)}, {handledBy}
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

function Steps({ order, withdrawal, note, isPending }: StepsProps) {
  const today = dayOf(useNow())
  const steps = toDo(withdrawal, withdrawnOrderOf(order))
  if (steps.length === 0) return null
  return (
    <TaskList>
      {steps.map((step) => (
        <Task key={step.kind} isDone={step.isDone} {...formatStep(step, withdrawal, today)}>
          {step.kind === 'cancel' && <CancelAndRefund order={order} />}
          {step.kind === 'goods_back' && (
            <ReturnedGoods key={withdrawal.goodsBackOn} withdrawal={withdrawal} note={note} isPending={isPending} />
          )}
          {step.kind === 'money' && !step.isDone && step.left !== null && step.stands !== 'under_way' && (
            <span className="block text-mid">Kwota jest już wpisana niżej, w{'\u00A0'}„Zwrot pieniędzy”.</span>
          )}
        </Task>
      ))}
    </TaskList>
  )
}

function withdrawnOrderOf(order: OrderRecord): WithdrawnOrder {
  const sum = (amounts: string[]) => printMoney(money(amounts.reduce((total, amount) => total + readMoney(amount), 0)))
  const waiting = order.refunds.filter(({ state }) => state === 'waiting')
  return {
    ...order,
    refundUnderWay: sum(waiting.map(({ amount }) => amount)),
    refundableAmount: sum(order.payments.map(({ refundableAmount }) => refundableAmount)),
  }
}
