import type { Database } from '../../server/database/database.ts'
import { createDemoProvider } from './demo/demo-provider.server.ts'
import type { PaymentProvider, ProviderName } from './payment.ts'

/**
 * Who can be asked about a payment: whoever took it. The demonstration always can, also when the shop has got a real
 * provider since; another provider than today's can't, nor can anybody be where nothing was to be paid.
 */
export function providerOf(
  { database, payments }: { database: Database; payments: PaymentProvider | undefined },
  name: ProviderName,
): PaymentProvider | undefined {
  if (name === 'demo') return createDemoProvider(database)
  return payments?.name === name ? payments : undefined
}
