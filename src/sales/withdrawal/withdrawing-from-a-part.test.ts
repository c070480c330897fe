import { withdrawalServerTexts } from './texts.server.ts'
import { describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { declareByLink, emailsAbout, placePaid } from '../../../tests/support/withdrawals.ts'

describe('who withdraws from a part', () => {
  const { part, whole } = withdrawalServerTexts.pl.withdrawalEmails
  const goods = 'Fleur de Sel'
  const emails = async (shop: TestShop) =>
    Object.fromEntries((await emailsAbout(shop.database)).map(({ kind, plain }) => [kind, plain]))

  test('of what hasn’t been sent is told of that part, and so is the office: the rest is wanted', async () => {
    const shop = await openTestShop()
    const { id } = await placePaid(shop.database)
    expect(await declareByLink(shop, id, { goods })).toMatchObject({ state: 'accepted', isWhole: false })
    const { withdrawal, 'withdrawal-office': office } = await emails(shop)
    expect(withdrawal).toContain(part.notSentYet)
    expect(withdrawal).not.toMatch(/kosztem najtańszej|nie wyślemy\./)
    expect(office).toMatch(/Wyjmij te rzeczy z\spaczki/)
    expect(office).not.toContain(', anuluj zamówienie')
  })

  test('of what is on its way sends that part back, and gets what it cost', async () => {
    const shop = await openTestShop()
    const { id } = await placePaid(shop.database, { shippingStatus: 'shipped' })
    await declareByLink(shop, id, { goods })
    const { withdrawal } = await emails(shop)
    expect(withdrawal).toContain('Odeślij rzeczy objęte odstąpieniem')
    expect(withdrawal).not.toContain('kosztem najtańszej')
  })

  test('is not told so who withdraws from all of it', async () => {
    const shop = await openTestShop()
    const { id } = await placePaid(shop.database)
    await declareByLink(shop, id)
    const { withdrawal, 'withdrawal-office': office } = await emails(shop)
    expect(withdrawal).toContain(whole.notSentYet)
    expect(office).toMatch(/anuluj zamówienie i\szwróć kwotę podaną niżej[^]*87,69/)
  })
})
