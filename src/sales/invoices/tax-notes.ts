import type { Money } from '../../kernel/money.ts'
import { isPolishTaxNumber } from '../../schemas/tax-number.ts'
import { taxRules } from '../orders/taxation.ts'
import type { Taxation } from '../orders/vat.ts'
import type { InvoiceDocument } from './invoice.ts'

/** The law wants the words for what is above it (art. 106e sec. 1 pt 18a of the VAT act), not for 15,000 zł itself. */
const splitAbove = 15_000_00

/** Orders placed before the owner said by which provision: the seller was exempt by none that is known. */
const someProvision = 'ustawa o VAT'

/** What a document issued now says of its tax. */
export function taxNotes(
  order: { taxation: Taxation; companyName: string | null; taxNumber: string | null },
  total: Money,
): Pick<InvoiceDocument, 'taxation' | 'exemption' | 'isSplitPayment'> {
  const { taxation, companyName, taxNumber } = order
  const { exemption, splitsPayment } = taxRules.now()
  const isToTaxpayer = companyName !== null && taxNumber !== null && isPolishTaxNumber(taxNumber)
  return {
    taxation,
    exemption: taxation === 'exempt' ? exemption || someProvision : null,
    isSplitPayment: splitsPayment && taxation === 'domestic' && isToTaxpayer && total > splitAbove,
  }
}
