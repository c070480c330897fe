import { sql } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { FakeShipx } from '../support/fake-shipx.ts'
import { attemptPayment, locker, paid, placeOrder } from '../support/orders.ts'
import { toastOn, usePanelAndDatabase } from '../support/panel.ts'
import { onlyForRelease } from '../support/release.ts'
import { money } from '../../src/kernel/money.ts'

const shipx = await FakeShipx.open()
afterAll(() => shipx.close())
const { panel, database } = await usePanelAndDatabase(shipx.variables)

/** Paid orders, by turns to lockers and to doors; what is said of one holds for it alone. */
async function placePaidOrders(count: number, said: Record<number, object> = {}) {
  await database.execute(sql`update orders set status = 'cancelled'`)
  const placed = []
  for (let place = 0; place < count; place += 1) {
    const way = place % 2 === 0 ? { pickupPoint: locker } : {}
    // oxlint-disable-next-line eslint/no-await-in-loop -- in this order they have waited
    const order = await placeOrder(database, {
      ...paid,
      ...way,
      language: place % 3 === 0 ? 'de' : 'pl',
      ...said[place],
    })
    // oxlint-disable-next-line eslint/no-await-in-loop
    await attemptPayment(database, order.id, { state: 'paid', amount: money(8769) })
    placed.push(order)
  }
  return placed
}

const row = (page: Page, number = '') => page.getByRole('listitem', { name: `Zamówienie ${number}` })
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const justSent = (page: Page) => page.getByRole('status', { name: 'Wysłane przed chwilą' })
const stateOf = async ({ id }: { id: number }) =>
  (
    await database.execute(
      sql`select status, shipping_status as way, tracking_number as parcel from orders where id = ${id}`,
    )
  ).rows[0]

/** As a scanner types where no field has the focus. Its keys follow each other faster than any could come from here on a slow machine. */
const scan = (page: Page, code: string) =>
  page.evaluate(
    (keys) => {
      for (const key of keys)
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    },
    [...code.toLowerCase(), 'Enter'],
  )
const scanIntoField = async (page: Page, code: string) => {
  await page.keyboard.type(code.toLowerCase())
  await page.keyboard.press('Enter')
}

test('by keys alone several are ticked and sent at once, and taken back; a scanned slip leads to its parcel, whose label’s number sends it', async () => {
  const orders = await placePaidOrders(5)
  const page = await panel.open('tab=packing')
  await expect.poll(() => row(page).count()).toBe(5)
  await page.getByRole('checkbox').nth(1).focus()
  await page.keyboard.press('Space')
  for (const key of ['ArrowDown', 'ArrowDown', 'Shift+Space']) await page.keyboard.press(key)
  await button(page, 'Wysłane (3)').press('Enter')
  await justSent(page).getByText('3 zamówienia wysłane').waitFor()
  await expect.poll(() => row(page).count()).toBe(2)
  await justSent(page).getByRole('button', { name: 'Cofnij' }).click()
  await expect.poll(() => row(page).count()).toBe(5)

  const [first, second] = orders
  if (!first || !second) throw new Error('no orders')
  await page.getByRole('heading', { name: 'Pakowanie', level: 2 }).focus()
  await scan(page, second.number)
  await expect
    .poll(() =>
      row(page, second.number)
        .getByLabel(/^Numer przesyłki/)
        .evaluate((field) => field === document.activeElement),
    )
    .toBe(true)
  // Whoever scans the next slip instead of the label goes to that, and sends nothing.
  await scanIntoField(page, first.number)
  await expect
    .poll(() =>
      row(page, first.number)
        .getByLabel(/^Numer przesyłki/)
        .evaluate((field) => field === document.activeElement),
    )
    .toBe(true)
  await scanIntoField(page, '620000000000000000000001')
  await justSent(page).getByText(`${first.number} wysłane`).waitFor()
  expect(await stateOf(first)).toEqual({ status: 'shipped', way: 'shipped', parcel: '620000000000000000000001' })
  expect(await stateOf(second)).toEqual({ status: 'confirmed', way: 'not_shipped', parcel: null })

  // Somebody else was quicker, and who is told.
  await page.getByRole('heading', { name: 'Pakowanie', level: 2 }).focus()
  await scan(page, first.number)
  await toastOn(page)
    .getByText(/już wysłane \(admin\)/)
    .waitFor()
})

/** Counts what is pressed. */
const counting = () => {
  const pressed: string[] = []
  const press = async (target: Locator) => {
    pressed.push((await target.textContent()) ?? '')
    await target.click()
  }
  return { pressed, press }
}

test(
  'forty orders, to lockers and doors and two without a label, go from the list to sent in five presses; those that can’t say why',
  { timeout: 120_000, ...onlyForRelease('the shorter ones beside it hold each step') },
  async () => {
    const orders = await placePaidOrders(40, { 7: { phone: '+33 612 345 678' }, 12: { phone: '' } })
    const page = await panel.open('tab=packing', { viewport: { width: 390, height: 844 }, hasTouch: true })
    await expect.poll(() => row(page).count()).toBe(40)
    const { pressed, press } = counting()
    await press(button(page, /^Zaznacz wszystkie/))
    await press(button(page, 'Etykiety (40)'))
    await page.getByText('Etykiety: gotowe 38').waitFor({ timeout: 60_000 })
    for (const name of [/^Drukuj etykiety/, /^Listy pakowe/]) {
      const [file] = await Promise.all([page.waitForEvent('download'), press(button(page, name))])
      expect(file.suggestedFilename()).toMatch(/\.pdf$/)
    }
    expect(shipx.living).toHaveLength(38)
    // What has no label is sent otherwise.
    expect(await row(page, orders[12]?.number).textContent()).toContain('Brak numeru telefonu')
    expect(await row(page, orders[7]?.number).textContent()).toContain('tylko polskie numery')
    await press(button(page, 'Wysłane (40)'))
    await justSent(page).getByText('40 zamówień wysłanych').waitFor()
    const { rows } = await database.execute(sql`
      select count(*) filter (where tracking_number is not null)::int as numbered, count(*)::int as sent
      from orders where status = 'shipped' and shipping_status = 'shipped' and paid_at is not null and id >= ${orders[0]?.id ?? 0}`)
    expect([rows, pressed.length]).toEqual([[{ numbered: 38, sent: 40 }], 5])
  },
)

test(
  'a carrier that is away holds nobody up: each row says what is certain, and what is made is made once',
  { timeout: 120_000, ...onlyForRelease('the shop’s side of it is held beside the room of shipments') },
  async () => {
    const [first, second] = await placePaidOrders(2)
    shipx.answerWith('down')
    const page = await panel.open('tab=packing')
    await button(page, /^Zaznacz wszystkie/).click()
    await button(page, 'Etykiety (2)').click()
    await row(page, first?.number)
      .getByText(/Przewoźnik nie (odpowiada|potwierdził)/)
      .waitFor({ timeout: 30_000 })
    const before = shipx.living.length
    shipx.answerWith('ok')
    for (const number of [first?.number, second?.number]) {
      const again = row(page, number).getByRole('button', { name: /^Spróbuj ponownie/ })
      if (await again.isVisible()) await again.click()
    }
    await page.getByText('Etykiety: gotowe 2').waitFor({ timeout: 60_000 })
    expect(shipx.living.length - before).toBe(2)
  },
)
