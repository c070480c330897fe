import { expect, test } from 'vitest'
import { formatStep } from './format-withdrawal.ts'
import { toDo } from './to-do.ts'
import type { WithdrawnOrder } from './withdrawal-record.ts'

const whole = {
  state: 'accepted' as const,
  isWhole: true,
  isOpen: true,
  refundAmount: '40.00' as string | null,
  goodsBackOn: null as string | null,
  goodsDueOn: '2026-11-20',
  refundDueOn: '2026-11-20',
}
const part = { ...whole, isWhole: false, refundAmount: null }
const late = { ...whole, state: 'late' as const }
const tooLate = { ...whole, state: 'cancelled' as const, refundAmount: null }
const back = { goodsBackOn: '2026-11-10' }

/** Paid, and still here. */
const here: WithdrawnOrder = {
  status: 'confirmed',
  paymentStatus: 'paid',
  shippingStatus: 'not_shipped',
  refundedAmount: '0.00',
  refundUnderWay: '0.00',
  refundableAmount: '45.00',
}
const sent = { ...here, shippingStatus: 'shipped' }
const delivered = { ...here, shippingStatus: 'delivered' }
const some = { refundedAmount: '15.00', refundableAmount: '30.00' }
const enough = { refundedAmount: '40.00', refundableAmount: '5.00' }
const all = { refundedAmount: '45.00', refundableAmount: '0.00', paymentStatus: 'refunded' }
const leaving = { refundUnderWay: '45.00', refundableAmount: '0.00' }
const partLeaving = { refundUnderWay: '15.00', refundableAmount: '30.00' }
const cancelled = { status: 'cancelled' }
const unpaid = { ...sent, status: 'shipped', paymentStatus: 'pending', refundableAmount: '0.00' }

const dontSend = '( ) Nie wysyłaj towaru. Anuluj zamówienie: towar wróci na stan.'
const stays = '(x) Zamówienie jest anulowane: towar zostaje u nas.'
const takeOut = 'Wyjmij te rzeczy z paczki. Reszta jedzie do klienta.'
const inProgress = '( ) Paczka jest w drodze. Klient ma odesłać towar do 20.11.2026.'
const awaited = '( ) Klient ma odesłać towar do 20.11.2026.'
const returned = '(x) Towar wrócił 10.11.2026.'
const give = '( ) Zwróć 40,00 zł (z kosztem najtańszej dostawy) do 20.11.2026.'
const giveRest = '( ) Zwróć jeszcze 25,00 zł do 20.11.2026. Zwrócono już 15,00 zł.'
const givePart = '( ) Zwróć zapłatę za wymienione rzeczy (bez kosztu dostawy) do 20.11.2026.'
const onItsWay = '( ) Zwrot 45,00 zł jest w toku: operator płatności jeszcze go nie potwierdził.'
const mayWait = ' [Ze zwrotem można poczekać, aż towar wróci albo klient prześle dowód nadania.]'

test.for<[string, typeof whole | typeof late | typeof tooLate, WithdrawnOrder, string[]]>([
  ['not sent', whole, here, [dontSend, give]],
  ['not sent, some of the money back', whole, { ...here, ...some }, [dontSend, giveRest]],
  ['not sent, the money on its way', whole, { ...here, ...leaving }, [dontSend, onItsWay]],
  [
    'not sent, some of it on its way',
    whole,
    { ...here, ...partLeaving },
    [dontSend, '( ) Zwróć jeszcze 25,00 zł do 20.11.2026. W toku jest już 15,00 zł.'],
  ],
  ['not sent, all of the money back', whole, { ...here, ...all }, [dontSend, '(x) Zwrócono 45,00 zł.']],
  ['cancelled', whole, { ...here, ...cancelled }, [stays, give]],
  ['cancelled, the money on its way', whole, { ...here, ...cancelled, ...leaving }, [stays, onItsWay]],
  ['cancelled, all of the money back', whole, { ...here, ...cancelled, ...all }, [stays, '(x) Zwrócono 45,00 zł.']],
  ['sent', whole, sent, [inProgress, give + mayWait]],
  ['said to be sent by the order’s status alone', whole, { ...here, status: 'shipped' }, [inProgress, give + mayWait]],
  ['sent, some of the money back', whole, { ...sent, ...some }, [inProgress, giveRest + mayWait]],
  ['sent, then cancelled', whole, { ...sent, ...cancelled }, [inProgress, give + mayWait]],
  ['delivered', whole, delivered, [awaited, give + mayWait]],
  ['delivered, the money on its way', whole, { ...delivered, ...leaving }, [awaited, onItsWay]],
  [
    'delivered, the money back before the goods',
    whole,
    { ...delivered, ...enough },
    [awaited, '(x) Zwrócono 40,00 zł.'],
  ],
  ['the goods back', { ...whole, ...back }, delivered, [returned, give]],
  ['the goods back, some of the money, too', { ...whole, ...back }, { ...delivered, ...some }, [returned, giveRest]],
  ['the goods back, the money on its way', { ...whole, ...back }, { ...delivered, ...leaving }, [returned, onItsWay]],
  [
    'the goods back, the money back',
    { ...whole, ...back },
    { ...delivered, ...all },
    [returned, '(x) Zwrócono 45,00 zł.'],
  ],
  ['sent before it was paid', whole, unpaid, [inProgress, '(x) Nic nie zapłacono: nie ma czego zwracać.']],
  ['a part, not sent', part, here, [`( ) ${takeOut}`, givePart]],
  [
    'a part, not sent, some of the money back',
    part,
    { ...here, ...some },
    [`( ) ${takeOut}`, `${givePart} Zwrócono już 15,00 zł.`],
  ],
  [
    'a part, not sent, seen to',
    { ...part, isOpen: false },
    { ...here, ...some },
    [`(x) ${takeOut}`, '(x) Zwrócono 15,00 zł.'],
  ],
  [
    'a part, not sent, seen to without money',
    { ...part, isOpen: false },
    here,
    [`(x) ${takeOut}`, '(x) Załatwione bez zwrotu pieniędzy.'],
  ],
  ['a part, cancelled', part, { ...here, ...cancelled, ...all }, [stays, '(x) Zwrócono 45,00 zł.']],
  ['a part, delivered', part, delivered, [awaited, givePart + mayWait]],
  ['a part, the goods back', { ...part, ...back }, delivered, [returned, givePart]],
  [
    'withdrawn when it was cancelled already',
    tooLate,
    { ...here, ...cancelled },
    ['( ) Zwróć 45,00 zł do 20.11.2026.'],
  ],
  [
    'withdrawn when it was cancelled, the money back',
    tooLate,
    { ...here, ...cancelled, ...all },
    ['(x) Zwrócono 45,00 zł.'],
  ],
  ['too late', late, delivered, []],
])('%s', ([, declared, order, expected]) => {
  const said = toDo(declared, order).map((step) => {
    const { text, hint } = formatStep(step, declared, '2026-11-15')
    return `(${step.isDone ? 'x' : ' '}) ${text}${hint ? ` [${hint}]` : ''}`.replaceAll('\u00A0', ' ')
  })
  expect(said).toEqual(expected)
})

test('a day that is over is named where somebody waits: the goods’ until they are back, the money’s once it is due', () => {
  const overdue = (declared: typeof whole, order: WithdrawnOrder) =>
    toDo(declared, order).map((step) => formatStep(step, declared, '2026-11-21').overdue !== null)
  expect(overdue(whole, here)).toEqual([false, true])
  expect(overdue(whole, delivered)).toEqual([true, false])
  expect(overdue({ ...whole, ...back }, delivered)).toEqual([false, true])
  expect(overdue({ ...whole, ...back }, { ...delivered, ...all })).toEqual([false, false])
  expect(overdue({ ...whole, isOpen: false }, delivered)).toEqual([false, false])
})
