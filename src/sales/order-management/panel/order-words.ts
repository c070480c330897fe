import { plural } from '../../../i18n/plural.ts'
import type { ChangedPart } from '../office/order-content.ts'
import type { AttentionReason, PaymentStatus } from '../../orders/order.ts'
import { orderStates } from '../../orders/texts/pl.ts'

/** What the panel calls the states of an order: a customer has paid or not, the office also wants to know why not. */
export const orderPanel = {
  status: orderStates.status,
  payment: {
    pending: 'Oczekuje',
    paid: 'Opłacone',
    failed: 'Nieudana',
    refunded: 'Zwrócono',
  } satisfies Record<PaymentStatus, string>,
  /** A part of what was paid went back. */
  refundedInPart: 'Zwrócono częściowo',
  shipping: orderStates.shipping,
}

/** Why an order needs attention, in a few words. The email to the office says what to do about it. */
export const attentionNames: Record<AttentionReason, string> = {
  paid_without_stock: 'opłacone, ale brakuje towaru',
  paid_when_cancelled: 'opłacone po anulowaniu',
  amount_differs: 'pobrano inną kwotę',
  transfer_short: 'z\u00A0przelewu wpłynęło za mało',
  transfer_over: 'z\u00A0przelewu wpłynęło za dużo',
  paid_for_earlier_content: 'opłacone w\u00A0poprzedniej postaci',
  paid_twice: 'opłacone dwa razy',
  disputed: 'klient zakwestionował płatność w\u00A0banku',
  payment_taken_back: 'bank oddał klientowi zapłatę',
  refund_failed: 'zwrot pieniędzy się nie udał',
  withdrawn: 'klient odstąpił od umowy',
  parcel_trouble: 'paczka wraca, zaginęła, nie można jej doręczyć albo nie ma etykiety',
}

export const formatOrderCount = plural('pl', {
  one: '# zamówienie',
  few: '# zamówienia',
  many: '# zamówień',
  other: '# zamówienia',
})

/** What the office changed of an order. */
export const changedPartNames: Record<ChangedPart, string> = {
  goods: 'produkty lub kwota',
  delivery: 'dostawa',
  address: 'adres',
  recipient: 'odbiorca',
  email: 'e-mail',
  company: 'dane firmy',
}

/** What the panel calls payments into the office's own hands; providers have names of their own. */
export const takenByHandNames: Record<string, string> = { Cash: 'gotówka', Terminal: 'karta na miejscu' }
