import type { CorrectionReason, InvoiceLine } from '../invoice.ts'

/** The state's files are Polish, whatever language the buyer reads. */
export const unitWords: Record<InvoiceLine['unit'], string> = { piece: 'szt.', delivery: 'usł.' }

export const nameOfLine = ({ name }: InvoiceLine): string => name ?? 'Dostawa'

export const reasonWords: Record<CorrectionReason | 'buyer_replaced', string> = {
  whole_refund: 'zwrot całej zapłaty',
  part_refund: 'zwrot części zapłaty',
  refund_failed: 'zwrot nie dotarł do nabywcy',
  order_changed: 'zmiana zamówienia przed wysłaniem',
  buyer_corrected: 'błędne dane nabywcy',
  buyer_replaced: 'faktura na innego podatnika; wystawiono nową',
  chargeback: 'obciążenie zwrotne (chargeback)',
}
