import { clockInPoland } from '../../../kernel/polish-time.ts'
import type { CorrectionReason, NumberedDocument } from '../invoice.ts'
import { group, oneLine, value, type Element } from '../xml/write-xml.ts'

/** The codes of the schema: 1 cash, 2 card, 6 transfer. */
const forms: Record<string, number> = { cash: 1, terminal: 2, transfer: 6 }
/** What the schema has no code for is named: through a provider people pay by card, BLIK or transfer, and the shop doesn't know which. */
const otherForms: Record<string, string> = { stripe: 'płatność internetowa' }

/** Corrections by which money went back, whose day stands in them. */
const givesBack = new Set<CorrectionReason>(['whole_refund', 'part_refund', 'chargeback'])

/** When and how it was paid, or given back. */
export function paymentInFa3({ paidAt, paymentMethod, correction, seller, isSplitPayment }: NumberedDocument): Element {
  const isGivenBack = correction !== null && givesBack.has(correction.reason)
  const isSettled = paidAt !== null && (!correction || isGivenBack)
  const other = otherForms[paymentMethod]
  const account = seller.bankAccount?.replaceAll(/\s/g, '') ?? ''
  // The seller's account is where to pay; what goes back goes elsewhere.
  const isToSeller = !isGivenBack && (paymentMethod === 'transfer' || isSplitPayment)
  return group('Platnosc', [
    value('Zaplacono', isSettled ? 1 : null),
    value('DataZaplaty', isSettled ? clockInPoland(paidAt).slice(0, 10) : null),
    value('FormaPlatnosci', forms[paymentMethod]),
    value('PlatnoscInna', other && 1),
    value('OpisPlatnosci', other && oneLine(other, 256)),
    isToSeller && /^[0-9A-Z]{10,34}$/i.test(account) ? group('RachunekBankowy', [value('NrRB', account)]) : null,
  ])
}
