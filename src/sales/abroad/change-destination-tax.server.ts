import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '../../audit/record-audit.server.ts'
import { products } from '../../catalog/products.table.ts'
import type { Acting } from '../../guards/administrator.ts'
import { dayInPoland } from '../../kernel/day-in-poland.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { transactionOrRefusal } from '../../server/database/transaction-or-refusal.ts'
import { announceLiveChange } from '../../server/http/content-cache.ts'
import { destinationRates, destinationTaxes } from '../../taxes/destination-tax.table.ts'
import type { DestinationRate } from '../../taxes/destination-tax.ts'
import {
  destinationProductUnknown,
  destinationRateNotFound,
  destinationRatesMissing,
  destinationSinceInPast,
  destinationTaxChangedMeanwhile,
  nameOfState,
} from './abroad.ts'
import { readRates, readServed } from './read-abroad.server.ts'

type Missing = ReturnType<typeof destinationRatesMissing>

/** Nobody else decides about it until the transaction ends. */
async function lockDecision(transaction: Database) {
  const [decided] = await transaction.select().from(destinationTaxes).for('update')
  if (!decided) throw new Error('the row about the taxes of destination is missing')
  return decided
}

/** The countries where something that is sold has no rate, whether today or when it begins. */
async function problemOfRates(transaction: Database, since: string): Promise<Missing | undefined> {
  const today = dayInPoland()
  const served = await readServed(transaction, await readRates(transaction), since > today ? since : today)
  const names = served.filter(({ missing }) => missing.length > 0).map(({ name }) => name)
  return names.length > 0 ? destinationRatesMissing(names.join(', ')) : undefined
}

/** From a day on, consumers in other member states are charged their own country's rates; null: they aren't any more. */
export function decideDestinationTax(
  database: Database,
  by: Acting,
  { since, version }: { since: string | null; version?: number | undefined },
): Promise<Outcome<void, Missing | typeof destinationSinceInPast | typeof destinationTaxChangedMeanwhile>> {
  return database.transaction(async (transaction) => {
    const before = await lockDecision(transaction)
    if (version !== undefined && version !== before.version) return destinationTaxChangedMeanwhile
    if (since === before.since) return done(undefined)
    // What was ordered isn't taxed anew.
    if (since !== null && since < dayInPoland()) return destinationSinceInPast
    const problem = since === null ? undefined : await problemOfRates(transaction, since)
    if (problem) return problem
    await transaction.update(destinationTaxes).set({ since, version: sql`${destinationTaxes.version} + 1` })
    await recordAudit(transaction, by, {
      action: 'changed',
      subject: 'destination_tax',
      before: { since: before.since },
      after: { since },
    })
    await announceLiveChange(transaction)
    return done(undefined)
  })
}

type Draft = Omit<DestinationRate, 'productId'> & { productId?: number | null | undefined }

const nameOf = ({ country, rate, from }: Pick<DestinationRate, 'country' | 'rate' | 'from'>) =>
  `${nameOfState(country)}, ${rate}%, od ${from}`

/** Confirms rates. One of the same country, product and day takes the place of what was there. */
export function confirmDestinationRates(
  database: Database,
  by: Acting,
  drafts: Draft[],
): Promise<Outcome<void, typeof destinationProductUnknown>> {
  return transactionOrRefusal(database, async (transaction) => {
    await lockDecision(transaction)
    for (const { productId = null, ...draft } of drafts) {
      if (productId !== null && (await transaction.$count(products, eq(products.id, productId))) === 0)
        return destinationProductUnknown
      const known = (await readRates(transaction)).find(
        (one) => one.country === draft.country && one.productId === productId && one.from === draft.from,
      )
      const after = { ...draft, productId }
      if (known)
        await transaction.update(destinationRates).set({ rate: draft.rate }).where(eq(destinationRates.id, known.id))
      else await transaction.insert(destinationRates).values(after)
      const before = known && { country: known.country, productId, rate: known.rate, from: known.from }
      await recordAudit(transaction, by, {
        action: known ? 'changed' : 'created',
        subject: 'destination_rate',
        name: nameOf(draft),
        ...(before && { before }),
        after,
      })
    }
    await announceLiveChange(transaction)
    return done(undefined)
  })
}

/** Removes a rate, unless something that is sold would have none while it is needed. */
export function removeDestinationRate(
  database: Database,
  by: Acting,
  id: number,
): Promise<Outcome<void, typeof destinationRateNotFound | Missing>> {
  return transactionOrRefusal(database, async (transaction) => {
    const { since } = await lockDecision(transaction)
    const [before] = await transaction.delete(destinationRates).where(eq(destinationRates.id, id)).returning()
    if (!before) return destinationRateNotFound
    const problem = since === null ? undefined : await problemOfRates(transaction, since)
    if (problem) return problem
    await recordAudit(transaction, by, {
      action: 'deleted',
      subject: 'destination_rate',
      id,
      name: nameOf(before),
      before,
    })
    await announceLiveChange(transaction)
    return done(undefined)
  })
}
