import { identity, type Identity } from '../brand.ts'
import { languageOffer, type LanguageOffer } from '../i18n/language-offer.ts'
import { accounting, type Accounting } from '../sales/invoices/accounting.ts'
import type { KsefEnvironment } from '../ksef/ksef.ts'
import { ksefFiling } from '../sales/invoices/ksef/ksef-filing.ts'
import { transferOffer, type TransferOffer } from '../sales/payments/transfers/transfer-offer.ts'
import { isTaxExempt } from '../catalog/tax-exemption.ts'
import { taxRules, type TaxRules } from '../sales/orders/taxation.ts'
import { reviewRequest, type ReviewRequest } from '../sales/reviews/review-request.ts'
import { packing, type Packing } from '../shipping/dispatch.ts'
import { deliveryLimit, type DeliveryLimit } from '../shipping/delivery-limit.ts'
import { community, type Community } from '../site/community.ts'
import { visitCounting } from '../visits/visit-counting.ts'
import type { Live } from '../kernel/live.ts'
import type { LivePart } from '../server/live.ts'
import { communityOf, identityOf, type AllValues } from './parts.ts'
import { readSettings } from './read-settings.server.ts'

/** A page brings what it needs of it only where it isn't the original, which its code has. */
function fromSettings<Value>(live: Live<Value>, valueOf: (settings: AllValues) => Value): LivePart<Value> {
  const original = JSON.stringify(live.original)
  return {
    live,
    read: async (database) => valueOf(await readSettings(database)),
    toBrowser: (value) => (JSON.stringify(value) === original ? undefined : value),
  }
}

export const liveIdentity: LivePart<Identity> = fromSettings(identity, identityOf)
export const liveCommunity: LivePart<Community> = fromSettings(community, ({ counters }) => communityOf(counters))
export const liveVisitCounting: LivePart<boolean> = fromSettings(visitCounting, ({ visits }) => visits.isCounted)
export const liveLanguages: LivePart<LanguageOffer> = fromSettings(languageOffer, ({ languages }) => languages)
/** Pages ask for it where somebody orders, so that an order sees what holds at that moment. */
export const liveTransfers: LivePart<TransferOffer> = {
  ...fromSettings(transferOffer, ({ payments }) => ({
    to: payments.transfer,
    bank: payments.transferBank,
    days: payments.transferDays,
    reminderAfter: payments.transferReminder,
  })),
  toBrowser: () => undefined,
}
export const liveDelivery: LivePart<DeliveryLimit> = fromSettings(deliveryLimit, ({ delivery }) =>
  delivery.isLimited ? delivery.countries : null,
)
export const livePacking: LivePart<Packing | null> = fromSettings(packing, ({ dispatch }) =>
  dispatch.isPromised ? { days: dispatch.days, cutOffHour: dispatch.cutOffHour } : null,
)
/** The server alone sends documents. Who has no Polish number sends none, which is seen where one is issued. */
export const liveKsefFiling: LivePart<KsefEnvironment | null> = {
  ...fromSettings(ksefFiling, ({ ksef }) => (ksef.environment === 'off' ? null : ksef.environment)),
  toBrowser: () => undefined,
}
/** Letters alone need it. */
export const liveReviewRequest: LivePart<ReviewRequest> = {
  ...fromSettings(reviewRequest, ({ reviews }) => ({ days: reviews.days })),
  toBrowser: () => undefined,
}
/** Pages say no more of it than whether prices contain tax. */
export const liveTaxRules: LivePart<TaxRules> = {
  ...fromSettings(taxRules, ({ invoicing }) => invoicing),
  toBrowser: () => undefined,
}
export const liveTaxExemption: LivePart<boolean> = fromSettings(isTaxExempt, ({ invoicing }) => invoicing.isExempt)
/** Files for the accountant and erasures alone need it. */
export const liveAccounting: LivePart<Accounting> = {
  ...fromSettings(accounting, ({ accounting: decided }) => decided),
  toBrowser: () => undefined,
}
