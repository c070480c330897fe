import { expect, test } from 'vitest'
import type { AdminProduct } from '../../src/catalog/product.ts'
import { usePanel } from '../support/panel.ts'
import { onlyForRelease } from '../support/release.ts'

const panel = usePanel()
const still = { reducedMotion: 'reduce' } as const
const release = onlyForRelease(
  'the operations behind it are tried over HTTP, and each state of its pages is opened by axe',
)

const products = () => panel.asAdmin<AdminProduct[]>('GET', '/api/admin/products')
const productAt = async (place: number) => (await products())[place] as AdminProduct

test('all products are counted with figures and Enter alone, one after the other', release, async () => {
  const page = await panel.open('tab=stock', still)
  const all = await products()
  await page.getByLabel(`Policzono: ${all[0]?.name}`).focus()
  for (const { stockQuantity } of all) {
    await page.keyboard.type(String(stockQuantity - 1))
    await page.keyboard.press('Enter')
  }
  await expect
    .poll(async () => (await products()).map(({ stockQuantity }) => stockQuantity))
    .toEqual(all.map(({ stockQuantity }) => stockQuantity - 1))
  await page.getByText('Zapisano -1 szt.').last().waitFor()
})

test('a delivery with a lot is taken in, and from then on the lot is told of', release, async () => {
  const page = await panel.open('tab=stock', still)
  const { name, stockQuantity } = await productAt(0)
  expect(await page.getByRole('link', { name: /^Partie/ }).count()).toBe(0)
  await page.getByLabel('Produkt', { exact: true }).selectOption({ label: name })
  await page.getByLabel('Sztuk').fill('40')
  await page.getByLabel('Numer partii').fill('BATZ-1')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /^Partie/ }).click()
  await page.getByRole('link', { name: 'Kto dostał partię BATZ-1' }).click()
  await page.getByText('Nikt jeszcze nie dostał tej partii').waitFor()
  expect((await productAt(0)).stockQuantity).toBe(stockQuantity + 40)
})

test(
  'in the list of products a press, a figure and Enter change stock and price; Escape gives it up',
  release,
  async () => {
    const page = await panel.open('tab=products', still, /status of 409/)
    const { id, name, stockQuantity } = await productAt(1)
    const row = page.getByRole('row', { name })
    const stock = row.getByTitle('Zmień stan', { exact: false })
    await stock.click()
    await page.keyboard.type('999')
    await page.keyboard.press('Escape')
    await stock.click()
    await page.keyboard.type('+5')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await productAt(1)).stockQuantity).toBe(stockQuantity + 5)
    await row.getByText(`${stockQuantity + 5}\u00A0szt.`).waitFor()
    await row.getByTitle('Zmień cenę', { exact: false }).click()
    await page.keyboard.type('31,50')
    await page.keyboard.press('Enter')
    await row.getByText('31,50').waitFor()
    expect((await productAt(1)).price).toBe('31.50')

    await stock.click()
    await page.keyboard.type('abc')
    await page.keyboard.press('Enter')
    await row.getByText('Wpisz liczbę sztuk').waitFor()
    await page.keyboard.press('ControlOrMeta+a')
    await panel.asAdmin('PUT', `/api/admin/products/${id}`, { stockQuantity: 7 })
    await page.keyboard.type('8')
    await page.keyboard.press('Enter')
    await row.getByText('w międzyczasie zmieniony').waitFor()
    // What is shown is what there is now: the same press counts.
    await row.getByLabel(/^Nowy stan/).press('Enter')
    await expect.poll(async () => (await productAt(1)).stockQuantity).toBe(8)
  },
)
