import type { Config } from '../../server/config.ts'
import type { Database } from '../../server/database/database.ts'
import { createDemoProvider } from './demo/demo-provider.server.ts'
import type { PaymentProvider } from './payment.ts'
import { createStripeProvider } from './stripe/stripe-provider.server.ts'

/** Where money is taken, as the settings say; undefined where it isn't. */
export function openPaymentProvider(config: Config, database: Database): PaymentProvider | undefined {
  if (config.stripe) return createStripeProvider(config.stripe)
  return config.payments === 'demo' ? createDemoProvider(database) : undefined
}
