import { readMoney } from '../../../../kernel/money.ts'
import type { OrderRecord } from '../../order-details.ts'
import { hoursToPay, type OrderStatus } from '../../../orders/order.ts'

type Standing = Pick<OrderRecord, 'status' | 'paymentStatus' | 'refundableAmount' | 'events'>

/** What happens when an order gets this status; undefined if it has it already. */
export function consequenceOf(order: Standing, chosen: OrderStatus): string | undefined {
  if (chosen === order.status) return undefined
  const said = chosen === 'cancelled' ? cancelling(order) : goingOn(order, chosen)
  return said.join(' ')
}

function cancelling({ refundableAmount }: Standing): string[] {
  return [
    'Towar i\u00A0użycie kodu rabatowego wracają, otwarta płatność zostaje zamknięta, klient dostaje e-mail.',
    ...(readMoney(refundableAmount) > 0 ? ['Pieniądze nie wracają same: zleć też zwrot.'] : []),
  ]
}

function goingOn({ status, paymentStatus, events }: Standing, chosen: OrderStatus): string[] {
  const isUnpaid = paymentStatus === 'pending' || paymentStatus === 'failed'
  const isConfirmed = events.some(({ kind }) => kind === 'confirmed')
  const said: string[] = []
  if (status === 'cancelled') {
    said.push('Towar zostanie ponownie zdjęty ze stanu; gdy go brakuje, zmiana zostanie odrzucona.')
    if (isUnpaid) said.push(`Klient znów może zapłacić, przez ${hoursToPay} godziny.`)
  } else if (isUnpaid && chosen !== 'pending') {
    said.push('To zamówienie nie jest opłacone. Jeśli towar wrócił już na stan, zostanie ponownie zdjęty.')
  }
  if (paymentStatus === 'paid' && !isConfirmed && chosen !== 'pending')
    said.push('Klient dostanie e-mail z\u00A0potwierdzeniem zamówienia.')
  else said.push('Klient nie dostanie e-maila: o\u00A0paczce pisze do niego status wysyłki.')
  return said
}
