import { encode } from 'uqr'
import { brand } from '../../../brand.ts'
import { money, printMoney } from '../../../kernel/money.ts'
import type { OrderRow } from '../../orders/lock-order.server.ts'
import { canBePaid } from '../../orders/unpaid.server.ts'
import type { PaymentRow } from '../insert-payment.server.ts'
import { transferOffer } from './transfer-offer.ts'
import { transferCode, type TransferFacts } from './transfer-facts.ts'

/** Where and how this order is paid by transfer; undefined: it isn't, or there is nothing left to pay. */
export function transferFactsOf(
  order: OrderRow,
  payments: Pick<PaymentRow, 'provider' | 'state' | 'taken' | 'refunded'>[],
): TransferFacts | undefined {
  const account = brand.seller.bankAccount
  if (account === '') return undefined
  const own = payments.filter(({ provider }) => provider === 'transfer')
  const waits = canBePaid(order) && own.some(({ state }) => state === 'open')
  // Nobody is told to send the rest of what is going back.
  const short = own.find(({ state, taken, refunded }) => state === 'flagged' && taken !== null && refunded === 0)
  const isShort = order.paymentStatus === 'pending' && order.status === 'pending' && short !== undefined
  const received = money(isShort ? (short.taken ?? 0) : 0)
  const amount = money(order.total - received)
  if ((!waits && !isShort) || amount <= 0) return undefined
  const recipient = brand.seller.legalName || brand.name
  const title = order.number
  return {
    account: account.replaceAll(/\w{4}(?=\w)/g, '$& '),
    bank: transferOffer.now().bank,
    recipient,
    amount: printMoney(amount),
    received: received > 0 ? printMoney(received) : null,
    title,
    until: waits ? order.payableUntil.toISOString() : null,
    code: drawn(transferCode({ account, recipient, amount, title })),
  }
}

function drawn(content: string | undefined): TransferFacts['code'] {
  if (content === undefined) return null
  const { data, size } = encode(content, { border: 2 })
  // Squares side by side are one, so that the page stays small.
  const rows = data.map((row, y) => {
    const line = row.map((isDark) => (isDark ? '1' : '0')).join('')
    return [...line.matchAll(/1+/g)]
      .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
      .join('')
  })
  return { size, dark: rows.join('') }
}
