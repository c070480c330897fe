import type { Config } from '../server/config.ts'
import type { Database } from '../server/database.ts'
import { createDemoProvider } from './demo-provider.server.ts'
import type { PaymentProvider } from './payment.ts'

/** Where money is taken, as the settings say; undefined where it isn't. */
export function openPaymentProvider(config: Config, database: Database): PaymentProvider | undefined {
  return config.payments === 'demo' ? createDemoProvider(database) : undefined
}
