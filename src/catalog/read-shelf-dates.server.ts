import { asc, eq, max, sql } from 'drizzle-orm'
import { auditEntries } from '../audit/audit-entries.table.ts'
import { lastAudit } from '../audit/last-audit.server.ts'
import { latest } from '../kernel/latest.ts'
import type { Database } from '../server/database/database.ts'
import { products } from './products.table.ts'
import { lastTurn } from './prices/running-promotions.server.ts'

/** A sitemap holds 50,000 addresses, and a page has five of them. */
const maxPages = 9_000

interface ShelfDates {
  /** When the list of products last changed. Undefined: unknown, as with each product. */
  shelf: Date | undefined
  products: { slug: string; since: Date | undefined }[]
}

/** When visitors last saw a change of the list and of each product on sale. */
export async function readShelfDates(database: Database): Promise<ShelfDates> {
  const { slug, isActive, sortOrder, id } = products
  // A promotion begins and ends without a change of the product's row.
  const shownSince = sql<Date | null>`greatest(${products.shownSince}, ${lastTurn})`.mapWith(products.shownSince)
  const onSale = await database
    .select({ slug, since: shownSince })
    .from(products)
    .where(eq(isActive, true))
    .orderBy(asc(sortOrder), asc(id))
    .limit(maxPages)
  // Taking a product off sale changes the list, too.
  const [all] = await database
    .select({
      last: max(shownSince).mapWith(products.shownSince),
      isKnown: sql<boolean>`coalesce(bool_and(${shownSince} is not null), true)`,
    })
    .from(products)
  const removed = await lastAudit(database, 'product', eq(auditEntries.action, 'deleted'))
  return {
    shelf: all?.isKnown ? latest(all.last, removed) : undefined,
    products: onSale.map((product) => ({ slug: product.slug, since: product.since ?? undefined })),
  }
}
