import { orderManagementTexts } from '../texts.ts'
import { orderManagementServerTexts } from '../texts.server.ts'
import { refusalServerTexts } from '../../../server/http/texts.server.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { stock } from '../../../../tests/support/checkouts.ts'
import { linkTo, paid, placeOrder } from '../../../../tests/support/orders.ts'
import { emailsAsSent } from '../../../../tests/support/sent-emails.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts'
import { languages } from '../../../kernel/language.ts'
import { orderLinkDays } from '../../orders/order.ts'
import { sendOrderLink } from '../emails/send-order-link.server.ts'

const ask = (shop: TestShop, orderNumber: string, email: string, language = 'pl') =>
  shop.call('POST', `/api/store/order-links?lang=${language}`, { body: { orderNumber, email } })

/** Does at once all that was asked for, as a worker would. */
async function work({ database }: TestShop) {
  const { rows } = await database.execute<{ data: { orderNumber: string; email: string } }>(sql`
    with taken as (update pgboss.job set state = 'completed' where name = 'send-order-link' and state = 'created' returning data)
    select data from taken`)
  for (const { data } of rows)
    await sendOrderLink.perform({ database } as Parameters<typeof sendOrderLink.perform>[0], data, signal)
  return rows.length
}
const { signal } = new AbortController()

const emails = ({ database }: TestShop) => emailsAsSent(database, 'order-link')

describe('a link to an order', () => {
  test('ends ninety days after its letter was sent, for all that it opens, and its page says so', async () => {
    const shop = await openTestShop()
    const { id } = await placeOrder(shop.database, paid)
    const { token, path } = await linkTo(shop.database, id)
    const calls = [
      ['GET', ''],
      ['POST', '/pay'],
      ['POST', '/documents'],
      ['GET', '/documents/proforma'],
      ['POST', '/withdrawals'],
    ] as const
    const answers = async () => {
      const asked = calls.map(([method, part]) =>
        shop.call(
          method,
          `/api/store/order-links/${token}${part}`,
          method === 'POST' ? { body: { name: 'Anna' } } : {},
        ),
      )
      return (await Promise.all(asked)).map(({ status }) => status)
    }
    const grow = (days: number) =>
      shop.database.execute(sql`update order_links set created_at = now() - make_interval(days => ${days}, mins => 1)`)
    await grow(orderLinkDays - 1)
    expect((await answers())[0]).toBe(200)
    await grow(orderLinkDays)
    expect(await answers()).toEqual([410, 410, 410, 410, 410])
    for (const language of languages) {
      const refused = await shop.call('GET', `/api/store/order-links/${token}?lang=${language}`)
      expect(await refused.json()).toMatchObject({ message: refusalServerTexts[language].errors.order_link_ended })
      const page = await shop.call('GET', path.replace(/lang=../, `lang=${language}`))
      const html = await page.text()
      expect(page.status).toBe(410)
      expect(html).toContain((await orderManagementTexts.load(language)).order.ended.heading)
      expect(html).toContain('href="/order"')
    }
  })

  test('is told to no provider, and the way back from it names none', async () => {
    const shop = await openTestShop()
    const [productId = 0] = await stock(shop, { price: '24.90', pieces: 9 })
    const { id } = await placeOrder(shop.database, { lines: [{ productId }] })
    const { token } = await linkTo(shop.database, id)
    const paying = await shop.call('POST', `/api/store/order-links/${token}/pay?lang=de`)
    const { url } = (await paying.json()) as { url: string }
    const { rows } = await shop.database.execute(sql`select payments::text as payment from payments`)
    expect(JSON.stringify(rows)).not.toContain(token)
    const back = await shop.call('POST', new URL(url, shop.origin).pathname, {
      body: new URLSearchParams({ do: 'back' }).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    expect([back.status, back.headers.get('Location')]).toEqual([303, '/order?lang=de#back'])
    // Asked once more, it is the same session.
    const again = await shop.call('POST', `/api/store/order-links/${token}/pay?lang=pl`)
    expect(await again.json()).toEqual({ url })
  })
})

describe('asking for a new link', () => {
  test.for(languages)(
    'brings one that works to the order’s own address, in the order’s language: %s',
    async (language) => {
      const shop = await openTestShop()
      const { id, number } = await placeOrder(shop.database, { ...paid, email: 'Anna@Example.com', language })
      const answer = await ask(shop, ` #${number.toLowerCase().replaceAll('-', ' ')}`, 'anna@example.COM')
      expect([answer.status, await answer.json()]).toEqual([
        202,
        { message: orderManagementServerTexts.pl.orderLinkAnswer },
      ])
      expect(await work(shop)).toBe(1)
      const [email, ...more] = await emails(shop)
      expect(more).toEqual([])
      expect(email).toMatchObject({
        recipient: 'Anna@Example.com',
        subject: orderManagementServerTexts[language].orderEmails.newLink.subject(number),
      })
      const [, token] = new RegExp(`/order/([\\w-]{43})\\?lang=${language}`).exec(email?.html ?? '') ?? []
      expect(await (await shop.call('GET', `/api/store/order-links/${token}`)).json()).toMatchObject({ id })
    },
  )

  test('is answered alike where nothing fits together, and brings nothing to anybody', async () => {
    const shop = await openTestShop()
    const { number } = await placeOrder(shop.database, paid)
    const { number: forgotten } = await placeOrder(shop.database, { ...paid, email: '' })
    for (const [asked, email] of [
      [number, 'eve@example.com'],
      ['S-2026-999999', 'anna@example.com'],
      ['nonsense', 'anna@example.com'],
      [forgotten, 'anna@example.com'],
    ] as const) {
      const answer = await ask(shop, asked, email, 'fr')
      expect([answer.status, await answer.json()]).toEqual([
        202,
        { message: orderManagementServerTexts.fr.orderLinkAnswer },
      ])
    }
    expect(await work(shop)).toBe(4)
    expect(await emails(shop)).toEqual([])
    expect((await ask(shop, '', 'anna')).status).toBe(422)
  })

  test('has an end for who asks again and again', async () => {
    const shop = await openTestShop()
    const { number } = await placeOrder(shop.database, paid)
    for (const _ of Array.from({ length: 10 })) expect((await ask(shop, number, 'anna@example.com')).status).toBe(202)
    expect((await ask(shop, number, 'anna@example.com')).status).toBe(429)
  })
})
