import { inArray, sql } from 'drizzle-orm'
import { products } from '../../../catalog/products.table.ts'
import type { Goods } from '../../../catalog/stock/stock.server.ts'
import type { Database } from '../../../server/database/database.ts'
import { prepared, type ValueOf } from '../../../server/database/prepared.ts'
import { networkAround } from '../../../server/http/visitor.ts'
import {
  isTooMuch,
  isTooMuchOfProduct,
  overReservationLimit,
  overTransferLimit,
  reservationLimits,
  transferLimits,
  transferLimitsOfProduct,
} from './reservation-limits.ts'

/** An order that is about to reserve stock without being paid. */
interface Holding {
  email: string
  /** The client's network address. */
  address: string
  pieces: Map<number, number>
  /** It will be paid by bank transfer, so it holds its pieces for days. */
  isTransfer?: boolean
  /** The order itself, if it exists already: its earlier reservation doesn't count. */
  orderId?: number
}

const everybody = ['email', 'address', 'network'] as const
type Held = { product: number; shelf: number } & Record<(typeof everybody)[number], number>

/**
 * Refuses reservations above the limits for unpaid orders of one person. Call it after all other locks, when the pieces
 * are taken: concurrent calls for the same person wait until this transaction ends.
 */
export async function limitReservations(
  transaction: Database,
  goods: Map<number, Pick<Goods, 'maxPerOrder' | 'stockQuantity'>>,
  holding: Holding,
): Promise<typeof overReservationLimit | typeof overTransferLimit | undefined> {
  const { email, address, pieces, orderId, isTransfer = false } = holding
  const { rows } = await readHeld(transaction, {
    email,
    address,
    network: networkAround(address),
    but: orderId ?? null,
  })
  const isOver = everybody.some((who) => {
    const held = sum(rows.map((row) => row[who])) + sum([...pieces.values()])
    return isTooMuch(held, (rows[0]?.shelf ?? 0) + held, reservationLimits[who])
  })
  const isOverOfProduct = [...pieces].some(([product, count]) => {
    const { stockQuantity = 0, maxPerOrder = 0 } = goods.get(product) ?? {}
    const found = rows.find((row) => row.product === product)
    const before = Math.max(found?.email ?? 0, found?.address ?? 0)
    return isTooMuchOfProduct(before + count, stockQuantity + before, maxPerOrder)
  })
  if (isOver || isOverOfProduct) return overReservationLimit
  return isTransfer ? limitTransfers(transaction, holding) : undefined
}

const readHeld = prepared(
  (
    database: Database,
    value: ValueOf<{ email: string; address: string; network: string | null; but: number | null }>,
  ) =>
    database.execute<Held>(sql`
      select product_id as product, shelf, of_email as email, of_address as address, of_network as network
      from held_unpaid(${value('email')}, ${value('address')}, ${value('network')}, ${value('but')})`),
)

/** Refuses what would hold too much for days, once it is taken from the shelf. Whoever asks for the same person waits already; of others it may be a few pieces off. */
async function limitTransfers(
  transaction: Database,
  { email, address, pieces, orderId }: Holding,
): Promise<typeof overTransferLimit | undefined> {
  const { rows } = await transaction.execute<Held & { everybody: number }>(sql`
    select product_id as product, shelf, of_email as email, of_address as address, of_network as network, of_all as everybody
    from held_by_transfer(${email}, ${address}, ${networkAround(address)}, ${orderId ?? null}::integer)`)
  const asked = sum([...pieces.values()])
  const isOver = everybody.some((who) => {
    const held = sum(rows.map((row) => row[who])) + asked
    return isTooMuch(held, (rows[0]?.shelf ?? 0) + held, transferLimits[who])
  })
  const left = await transaction
    .select({ id: products.id, pieces: products.stockQuantity })
    .from(products)
    .where(inArray(products.id, [...pieces.keys()]))
  const isOverOfProduct = [...pieces].some(([product, count]) => {
    const found = rows.find((row) => row.product === product)
    const own = Math.max(found?.email ?? 0, found?.address ?? 0) + count
    const all = (found?.everybody ?? 0) + count
    const shelf = (left.find(({ id }) => id === product)?.pieces ?? 0) + all
    const { person, everybody: everybodyTogether } = transferLimitsOfProduct
    return isTooMuch(own, shelf, person) || isTooMuch(all, shelf, everybodyTogether)
  })
  return isOver || isOverOfProduct ? overTransferLimit : undefined
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)

/** The origin of an order, stored only while it reserves stock and is unpaid. A trigger clears it. */
export const reservationOrigin = (address: string) => ({ heldFrom: address, heldNetwork: networkAround(address) })
