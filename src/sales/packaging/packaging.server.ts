import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { recordAudit } from '../../audit/record-audit.server.ts'
import { products } from '../../catalog/products.table.ts'
import type { Acting } from '../../guards/administrator.ts'
import { formatWeight } from '../../i18n/format.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { inOrderOf } from '../../server/database/collation.ts'
import type { Database } from '../../server/database/database.ts'
import { shippingBoxes } from '../../shipping/boxes/shipping-boxes.table.ts'
import { printGrams } from './material-names.ts'
import { packaging } from './packaging.table.ts'
import { nothingToPack, withoutGaps, type PackagedThing, type PackagingChange } from './packaging.ts'

const nameOf = ({ name, weight }: { name: string; weight: number | null }) =>
  weight === null ? name : `${name}, ${formatWeight(weight, 'pl')}`

/** All products and boxes, and boxes that are gone but were weighed. */
export async function listPackaging(database: Database): Promise<PackagedThing[]> {
  const { id, name, weight, sortOrder } = products
  const sold = await database
    .select({ id, name, weight })
    .from(products)
    .orderBy(asc(sortOrder), inOrderOf('pl', name), asc(id))
  const boxes = await database
    .select({ name: shippingBoxes.name })
    .from(shippingBoxes)
    .orderBy(asc(shippingBoxes.position), asc(shippingBoxes.id))
  const all = await database.select().from(packaging).orderBy(desc(packaging.since))
  const weightsOf = (isOf: (row: (typeof all)[number]) => boolean) =>
    all.filter(isOf).map(({ since, grams }) => ({ since, grams }))
  const named = new Set([...boxes.map((box) => box.name), ...all.flatMap(({ box }) => box ?? [])])
  return [
    ...sold.map((product) => ({
      productId: product.id,
      box: null,
      name: nameOf(product),
      weights: weightsOf(({ productId }) => productId === product.id),
    })),
    ...[...named].map((box) => ({ productId: null, box, name: box, weights: weightsOf((row) => row.box === box) })),
  ]
}

/** Notes what packaging weighs from a day on, or takes that back. */
export function changePackaging(
  database: Database,
  by: Acting,
  { productId, box, since, grams: typed }: PackagingChange,
): Promise<Outcome<void, typeof nothingToPack>> {
  return database.transaction(async (transaction) => {
    const name = await readName(transaction, { productId, box })
    if (name === undefined) return nothingToPack
    const isIt = and(
      productId === null ? isNull(packaging.productId) : eq(packaging.productId, productId),
      box === null ? isNull(packaging.box) : eq(packaging.box, box),
      eq(packaging.since, since),
    )
    const [before] = await transaction.select().from(packaging).where(isIt)
    const grams = typed && withoutGaps(typed)
    if (grams)
      await transaction
        .insert(packaging)
        .values({ productId, box, since, grams })
        .onConflictDoUpdate({ target: [packaging.productId, packaging.box, packaging.since], set: { grams } })
    else await transaction.delete(packaging).where(isIt)
    await recordAudit(transaction, by, {
      action: 'changed',
      subject: 'packaging',
      id: String(productId ?? box),
      name,
      before: { since, weighs: before ? printGrams(before.grams) : null },
      after: { since, weighs: grams && printGrams(grams) },
    })
    return done(undefined)
  })
}

async function readName(transaction: Database, { productId, box }: Pick<PackagingChange, 'productId' | 'box'>) {
  if (productId !== null) {
    const [product] = await transaction.select().from(products).where(eq(products.id, productId)).for('share')
    return product && nameOf(product)
  }
  const things = await listPackaging(transaction)
  return things.find((thing) => thing.box === box)?.name
}
