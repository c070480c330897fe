import type { Database } from '../../src/server/database/database.ts'
import { placeOrder } from './orders.ts'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const delivered = { status: 'delivered', paymentStatus: 'paid', shippingStatus: 'delivered' } as const

const said: Parameters<typeof placeOrder>[1][] = [
  { firstName: 'Łucja', lastName: 'Żak', email: 'lucja@example.com', lines: [{ quantity: 2 }] },
  { paymentStatus: 'failed', lastName: 'Wójcik' },
  { status: 'confirmed', paymentStatus: 'paid', paidAt: new Date(), needsAttention: 'paid_twice', lines: [{}] },
  { status: 'processing', paymentStatus: 'paid', shippingStatus: 'preparing', paidAt: hoursAgo(72) },
  ...Array.from({ length: 21 }, (_, index) => ({
    ...delivered,
    paidAt: hoursAgo(24 * index + 100),
    trackingNumber: `6200000000000000000000${String(index).padStart(2, '0')}`,
    email: `customer${index}@example.com`,
  })),
]

/**
 * 25 orders, the newest first: two unpaid, two to pack, one of which was paid today and needs somebody, and 21 that are
 * done with.
 */
export async function placeListedOrders(database: Database): Promise<{ id: number; number: string }[]> {
  const placed = []
  for (const [place, order] of said.entries()) {
    placed.push(await placeOrder(database, { ...order, createdAt: hoursAgo(place + 1) }))
  }
  return placed
}
