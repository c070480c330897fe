import type { Database } from '../server/database/database.ts'
import type { LivePart } from '../server/live.ts'
import { destinationTax, type DestinationTax } from './destination-tax.ts'
import { destinationRates, destinationTaxes } from './destination-tax.table.ts'

/** An order is taxed by it without asking the database while products are locked. */
export const liveDestinationTax: LivePart<DestinationTax> = {
  live: destinationTax,
  async read(database: Database) {
    const [decided] = await database.select({ since: destinationTaxes.since }).from(destinationTaxes)
    const { country, productId, rate, from } = destinationRates
    const rates = await database.select({ country, productId, rate, from }).from(destinationRates)
    return { since: decided?.since ?? null, rates }
  },
  toBrowser: () => undefined,
}
