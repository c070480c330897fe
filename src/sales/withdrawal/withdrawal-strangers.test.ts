import { describe, expect, test } from 'vitest'
import { withdrawalServerTexts } from './texts.server.ts'
import { sendWaiting } from '../../../tests/support/send-waiting-mails.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import {
  anna,
  declare,
  declareAndSettle,
  declareByLink,
  kept,
  emailsAbout,
  placePaid,
} from '../../../tests/support/withdrawals.ts'

describe('nobody is bothered by it', () => {
  test('an address declares ten an hour, and is told how long to wait', async () => {
    const shop = await openTestShop()
    for (let times = 0; times < 10; times++)
      expect((await declare(shop, { ...anna, orderNumber: String(times) })).status).toBe(201)
    const refused = await declare(shop, { ...anna, orderNumber: '11' })
    expect([refused.status, refused.headers.has('Retry-After')]).toEqual([429, true])
  })

  test('a mailbox gets three letters a day that nobody asked for; all is kept, and what is accepted is always told', async () => {
    const shop = await openTestShop()
    const { number } = await placePaid(shop.database)
    for (let times = 0; times < 5; times++) await declareAndSettle(shop, { orderNumber: 'S-2026-999999' })
    await declareAndSettle(shop, { orderNumber: number })
    const sent = (await sendWaiting(shop.database)).filter(({ recipient }) => recipient === anna.email)
    expect([sent.length, (await kept(shop.database)).length]).toEqual([4, 6])
    expect(sent.at(-1)?.plain).toContain(number)
  })

  test('no address that a stranger types can be followed from the letter', async () => {
    const shop = await openTestShop()
    await declareAndSettle(shop, {
      name: 'https://evil.example.com/x',
      orderNumber: 'www.evil.example',
      goods: 'evil.example',
    })
    const email = (await emailsAbout(shop.database)).find(({ to }) => to !== null)
    expect(email?.plain).not.toMatch(/evil\.\S|:\/\/evil/)
  })
})

test('an acknowledgement that anybody may have caused says where to write if it wasn’t them', async () => {
  const shop = await openTestShop()
  const { id, number } = await placePaid(shop.database)
  await declareAndSettle(shop, { orderNumber: number, goods: 'Fleur de Sel' })
  await declareByLink(shop, id)
  const told = (await emailsAbout(shop.database)).filter(({ kind }) => kind !== 'withdrawal-office')
  expect(told.map(({ plain }) => plain.includes(withdrawalServerTexts.pl.withdrawalEmails.notYours))).toEqual([
    true,
    false,
  ])
})
