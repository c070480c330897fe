import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { brand } from '../../src/brand.ts'
import { anna, locker } from '../support/checkouts.ts'
import { axeViolations, layoutProblems } from '../support/axe.ts'
import { usePanel } from '../support/panel.ts'
import { decideOverHttp, placeOverHttp } from '../support/placed-orders.ts'

const panel = usePanel()

/** A sheet of an order, in a browser that counts how often it is told to print. */
async function openSheet(sheet: 'order' | 'slip', more: object = {}, expected?: RegExp): Promise<Page> {
  const order = await placeOverHttp(panel.program.origin, panel.asAdmin, more)
  await decideOverHttp(panel.program.origin, order, 'pay')
  const page = await panel.open('tab=orders', {}, expected)
  await page.addInitScript(() => {
    window.print = () =>
      void (document.documentElement.dataset['printed'] =
        `${Number(document.documentElement.dataset['printed'] ?? 0) + 1}`)
  })
  await page.goto(`${panel.program.origin}/admin?print=${sheet}&order=${order.id}`)
  await page.getByRole('heading', { level: 1, name: order.orderNumber }).waitFor()
  return page
}
const printed = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset['printed'] ?? 0))
const sheetText = async (page: Page) => (await page.getByRole('main').innerText()).replaceAll('\u00A0', ' ')
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

test('an order is printed once by itself, on one page, with its prices, the tax in them and the association’s address', async () => {
  const page = await openSheet('order', { company: { name: 'Bistro Pod Solą', taxNumber: '5260250274' } })
  await expect.poll(() => printed(page)).toBe(1)
  await page.getByRole('button', { name: 'Drukuj' }).click()
  expect(await printed(page)).toBe(2)
  const text = await sheetText(page)
  for (const said of [
    brand.name,
    brand.postalAddress.street,
    'Bistro Pod Solą',
    'NIP 5260250274',
    'ul. Solna 7',
    'Polska',
  ])
    expect(text).toContain(said)
  // 224,79 zł with 23 per cent in it.
  expect(text).toMatch(/23%\s+182,76 zł\s+42,03 zł\s+224,79 zł/)
  expect(await page.title()).toMatch(/^Zamówienie S-\d{4}-\d{6}$/)

  // Anybody can use it, also on a phone.
  expect(await axeViolations(page)).toEqual([])
  expect(await layoutProblems(page, [{ width: 390 }, { width: 1280 }])).toEqual([])

  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pagesOf(pdf)).toBe(1)
  // A4 in points.
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[45]\.?\d* 84[12]\.?\d*\]/)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.getByRole('button', { name: 'Drukuj' }).isVisible()).toBe(false)
})

test('a packing slip says what to pack and where it goes, and no prices', async () => {
  const page = await openSheet('slip', { shippingMethod: 'inpost', pickupPoint: locker })
  await expect.poll(() => printed(page)).toBe(1)
  const text = await sheetText(page)
  expect(text).toContain('Do automatu InPost')
  expect(text).toMatch(/Anna Nowak\s+Punkt odbioru KRA012\s+Solna 1\s+31-000 Kraków/)
  expect(text).toContain(anna.phone)
  expect(text).toMatch(/Sól celtycka gruba\s+500 g\s+2\s/)
  expect(text).toContain('Razem 3 sztuki, 2 kg')
  expect(text).not.toContain('zł')
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
})

test('a sheet of an order that isn’t there says so, and prints nothing', async () => {
  const page = await panel.open('print=order&order=999999', {}, /status of 404/)
  for (const asked of ['', 'print=slip&order=x', 'print=slip']) {
    if (asked) await page.goto(`${panel.program.origin}/admin?${asked}`)
    await page.getByText('Nie ma takiego zamówienia').waitFor()
  }
})
