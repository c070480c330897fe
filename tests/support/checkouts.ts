import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../../src/server/database/database.ts'
import type { TestShop } from './shop.ts'

export const anna = {
  firstName: 'Anna',
  lastName: 'Nowak',
  email: 'anna@example.com',
  phone: '+48 600 100 200',
  address: 'ul. Solna 7',
  city: 'Kraków',
  postalCode: '31-000',
  country: 'Poland',
}

export const locker = { name: 'KRA012', address: { line1: 'Solna 1', line2: '31-000 Kraków' }, opening_hours: '24/7' }

/** Puts products on the shelf of a test's shop and gives their ids. */
export async function stock(shop: TestShop, ...products: { price: string; pieces: number; weight?: number }[]) {
  const ids: number[] = []
  for (const { price, pieces, weight = 0.25 } of products) {
    const made = await shop.callAsAdmin('POST', '/api/admin/products', {
      body: { name: `Sól ${ids.length + 1}`, description: 'Szara.', price, weight, stockQuantity: pieces },
    })
    ids.push(((await made.json()) as { id: number }).id)
  }
  return ids
}

export const makeCode = async (database: Database, code: string, maxUses: number | null = null, hundredths = 1000) => {
  await database.execute(sql`
    insert into discount_codes (code, type, value_hundredths, max_uses) values (${code}, 'percentage', ${hundredths}, ${maxUses})`)
}

/** Orders as the page does. */
export function order(shop: TestShop, cart: object[], more: object = {}, headers: Record<string, string> = {}) {
  return shop.call('POST', '/api/store/create-checkout-session', {
    body: { cart, shippingAddress: anna, ...more },
    headers,
  })
}

/** The session of an answer that leads to the demonstration's page. */
export async function sessionIn(answer: Response): Promise<string> {
  expect(answer.status, await answer.clone().text()).toBe(201)
  const { url } = (await answer.json()) as { url: string }
  return new URL(url, 'http://within').pathname.split('/').at(-1) as string
}

/** Does what a customer does on the demonstration's page. */
export async function decide(database: Database, session: string, outcome: 'paid' | 'declined' | 'expired') {
  await database.execute(sql`
    insert into demo_outcomes (session_id, outcome) values (${session}, ${outcome}) on conflict do nothing`)
}

export const stateOf = async (shop: TestShop, session: string) =>
  (await (await shop.call('GET', `/api/store/checkout-sessions/${session}`)).json()) as {
    state: string
    orderNumber: string | null
  }

/** What must be true of every shop at every moment. */
export async function expectSound(database: Database, put: Record<number, number>): Promise<void> {
  const { rows: shelves } = await database.execute<{ id: number; left: number; taken: number }>(sql`
    select products.id, stock_quantity as left, coalesce(sum(quantity) filter (where holds_stock), 0)::integer as taken
    from products left join order_lines on product_id = products.id left join orders on orders.id = order_id
    group by products.id`)
  for (const { id, left, taken } of shelves) {
    expect(left).toBeGreaterThanOrEqual(0)
    if (put[id] !== undefined) expect({ id, sum: left + taken }).toEqual({ id, sum: put[id] })
  }
  const { rows: unexplained } = await database.execute(sql`
    select products.id from products left join stock_movements on product_id = products.id
    group by products.id having stock_quantity <> coalesce(sum(pieces), 0)
      or stock_quantity <> coalesce((array_agg(balance order by stock_movements.id desc))[1], 0)`)
  expect(unexplained).toEqual([])
  const { rows: codes } = await database.execute(sql`
    select code, used_count from discount_codes where used_count <>
      (select count(*) from orders where discount_code_id = discount_codes.id and holds_code_use)`)
  expect(codes).toEqual([])
  const { rows: wrongSums } = await database.execute(sql`
    select number from orders where subtotal_grosze <> (select coalesce(sum(quantity * price_grosze), 0) from order_lines where order_id = orders.id)
      or total_grosze <> subtotal_grosze + shipping_grosze - discount_grosze`)
  expect(wrongSums).toEqual([])
  const { rows: chargedOtherwise } = await database.execute(sql`
    select number, total_grosze - due_grosze as charged, paid, given from orders,
      lateral (select sum(coalesce(taken_grosze, amount_grosze)) as paid from payments where order_id = orders.id and state = 'paid') as own,
      lateral (select coalesce(sum(amount_grosze), 0) as given from refunds
        where order_id = orders.id and is_of_change and state <> 'refused') as back
    where status <> 'cancelled' and payment_status = 'paid' and needs_attention is null and total_grosze - due_grosze <> paid - given`)
  expect(chargedOtherwise).toEqual([])
  const { rows: unheld } = await database.execute(sql`
    select number from orders where status not in ('pending', 'cancelled') and not holds_stock`)
  expect(unheld).toEqual([])
  const { rows: confirmations } = await database.execute(sql`
    select number from orders where payment_status in ('paid', 'refunded') and needs_attention is null and email <> ''
      and (select count(*) from mails where kind = 'order-confirmed' and position(orders.number in subject) > 0) <> 1`)
  expect(confirmations).toEqual([])
}
