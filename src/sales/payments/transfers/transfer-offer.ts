import { brand } from '../../../brand.ts'
import { live } from '../../../kernel/live.ts'

/** What the owner has decided about paying by bank transfer. */
export interface TransferOffer {
  to: 'nobody' | 'companies' | 'everybody'
  /** The bank's name, where people are told it. */
  bank: string
  /** How long an order holds its goods for a transfer. */
  days: number
  /** After how many days the customer is reminded; 0: never. */
  reminderAfter: number
}

/** The fewest days leave a weekend's transfer its time; the most is a month. */
export const transferDays = { fewest: 1, most: 30 }

export const transferOffer = live<TransferOffer>('transfer-offer', {
  to: 'nobody',
  bank: '',
  days: 7,
  reminderAfter: 3,
})

/** To whom a transfer is offered now: to nobody while there is no account to send it to. */
export const transfersOfferedTo = (): TransferOffer['to'] =>
  brand.seller.bankAccount === '' ? 'nobody' : transferOffer.now().to

/** Whether somebody with this tax number may pay by transfer. */
export function isTransferOffered(taxNumber: string | null | undefined): boolean {
  const to = transfersOfferedTo()
  return to === 'everybody' || (to === 'companies' && Boolean(taxNumber))
}
