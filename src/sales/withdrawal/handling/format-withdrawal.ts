import type { WithdrawalState } from '../withdrawal.ts'
import { formatMoney } from '../../../i18n/format.ts'
import { readMoney } from '../../../kernel/money.ts'
import type { MoneyStep, Step } from './to-do.ts'
import type { WithdrawalRecord } from './withdrawal-record.ts'

/** The names and colours of the states in the panel. */
export const withdrawalNames: Record<WithdrawalState, { name: string; tone: 'good' | 'plain' | 'waiting' | 'bad' }> = {
  received: { name: 'Sprawdzane', tone: 'waiting' },
  accepted: { name: 'W\u00A0terminie', tone: 'waiting' },
  late: { name: 'Po terminie', tone: 'bad' },
  repeated: { name: 'Powtórzone', tone: 'plain' },
  unpaid: { name: 'Nieopłacone', tone: 'plain' },
  cancelled: { name: 'Już anulowane', tone: 'plain' },
  unmatched: { name: 'Bez zamówienia', tone: 'bad' },
}

type Declared = Pick<WithdrawalRecord, 'isOpen' | 'refundAmount' | 'goodsBackOn' | 'goodsDueOn' | 'refundDueOn'>

/** A step in the panel's words. */
interface SaidStep {
  text: string
  /** Set if the step is overdue. */
  overdue: string | null
  hint: string | null
}

const overdueWords = 'Termin minął.'
const day = (date: string) => date.split('-').toReversed().join('.')
const amountOf = (printed: string) => formatMoney(readMoney(printed), 'pl')
const said = (text: string, isOverdue = false, hint: string | null = null): SaidStep => ({
  text,
  overdue: isOverdue ? overdueWords : null,
  hint,
})

export function formatStep(step: Step, declared: Declared, today: string): SaidStep {
  const { isOpen, goodsBackOn, goodsDueOn } = declared
  switch (step.kind) {
    case 'cancel':
      return said('Nie wysyłaj towaru. Anuluj zamówienie: towar wróci na stan.')
    case 'keep_here':
      return said('Zamówienie jest anulowane: towar zostaje u\u00A0nas.')
    case 'take_out':
      return said('Wyjmij te rzeczy z\u00A0paczki. Reszta jedzie do klienta.')
    case 'goods_back': {
      if (goodsBackOn !== null) return said(`Towar wrócił ${day(goodsBackOn)}.`)
      const way = step.isDelivered ? '' : 'Paczka jest w\u00A0drodze. '
      return said(`${way}Klient ma odesłać towar do ${day(goodsDueOn)}.`, isOpen && goodsDueOn < today)
    }
    case 'money':
      return formatRefundStep(step, declared, today)
  }
}

function formatRefundStep(
  { isDone, stands, left, inProgress, refunded }: MoneyStep,
  { isOpen, refundAmount, refundDueOn }: Declared,
  today: string,
): SaidStep {
  const [isLeaving, hasGone] = [readMoney(inProgress) > 0, readMoney(refunded) > 0]
  if (stands === 'nothing_paid') return said('Nic nie zapłacono: nie ma czego zwracać.')
  if (isDone) return said(hasGone ? `Zwrócono ${amountOf(refunded)}.` : 'Załatwione bez zwrotu pieniędzy.')
  if (stands === 'under_way')
    return said(`Zwrot ${amountOf(inProgress)} jest w\u00A0toku: operator płatności jeszcze go nie potwierdził.`)
  const begun = isLeaving || hasGone
  const what =
    left === null
      ? 'zapłatę za wymienione rzeczy (bez kosztu dostawy)'
      : `${begun ? 'jeszcze ' : ''}${amountOf(left)}${refundAmount !== null && !begun ? ' (z\u00A0kosztem najtańszej dostawy)' : ''}`
  const text = [
    `Zwróć ${what} do ${day(refundDueOn)}.`,
    hasGone && `Zwrócono już ${amountOf(refunded)}.`,
    isLeaving && `W\u00A0toku jest już ${amountOf(inProgress)}.`,
  ]
  const mayWait = stands === 'goods_awaited'
  return said(
    text.filter(Boolean).join(' '),
    !mayWait && isOpen && refundDueOn < today,
    mayWait ? 'Ze zwrotem można poczekać, aż towar wróci albo klient prześle dowód nadania.' : null,
  )
}
