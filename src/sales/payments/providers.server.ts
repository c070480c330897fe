import type { Config } from '../../server/config.ts'
import type { Database } from '../../server/database/database.ts'
import { createDemoProvider } from './demo/demo-provider.server.ts'
import type { Logger } from '../../server/log.ts'
import { isTakenByHand, type PaymentProvider, type ProviderName } from './payment.ts'
import { createTransferProvider } from './transfers/transfer-provider.server.ts'
import { createStripeProvider } from './stripe/stripe-provider.server.ts'

/** The provider that the settings name; undefined without one. */
export function openPaymentProvider(config: Config, database: Database): PaymentProvider | undefined {
  if (config.stripe) return createStripeProvider(config.stripe)
  return config.payments === 'demo' ? createDemoProvider(database) : undefined
}

/** What everything about payments needs. */
export interface PaymentServices {
  database: Database
  /** Undefined where no payments are taken. */
  payments: PaymentProvider | undefined
  log: Logger
}

/**
 * The provider of a payment, if it can be asked. The demo and transfers always can, even after the shop got a real
 * provider; another provider than the current one can't.
 */
export function providerOf(
  { database, payments }: { database: Database; payments: PaymentProvider | undefined },
  name: ProviderName,
): PaymentProvider | PaymentProvider<'transfer'> | ByHand | undefined {
  if (name === 'transfer') return createTransferProvider(database)
  if (name === 'demo') return createDemoProvider(database)
  if (isTakenByHand(name)) return byHand
  return payments?.name === name ? payments : undefined
}

type ByHand = Pick<PaymentProvider, 'readSession' | 'refund'> & { expireSession?: undefined }

/** Nobody is asked about what was taken by hand: the office gives it back the same way, and says so by noting the refund. */
const byHand: ByHand = {
  readSession: () => Promise.resolve(undefined),
  refund: ({ refundId, amount }) =>
    Promise.resolve({ id: `hand_${refundId}`, refundId, amount, state: 'given', problem: null }),
}
