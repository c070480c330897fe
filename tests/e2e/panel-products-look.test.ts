import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { field, focusedLabel, productsBehind, refused, rowOf, save } from '../support/panel-products.ts'
import { toastOn, usePanel } from '../support/panel.ts'

const panel = usePanel()
const { change, create, kept, openProduct } = productsBehind(panel)
const said = (page: Page, text: string) => toastOn(page).filter({ hasText: text }).waitFor()

/** What axe finds wrong with what the tab shows. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = (await page.evaluate('axe.run("main")')) as AxeResults
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

describe('a picture', () => {
  const choose = (page: Page, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name: 'salt.png', mimeType: 'image/png', buffer })
  const photo = () =>
    sharp({
      create: {
        width: 700,
        height: 500,
        channels: 3,
        background: '#6f9a96',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .png()
      .toBuffer()

  test('is seen on its way, can be stopped, is kept with the product, and can be removed', async () => {
    const { id } = await create({ name: 'Sól na zdjęciu' })
    const page = await openProduct(id)
    const line = await page.context().newCDPSession(page)
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 }
    await line.send('Network.emulateNetworkConditions', slow)
    await choose(page, await photo())
    const progress = page.getByRole('progressbar', { name: 'Przesyłanie zdjęcia' })
    await progress.waitFor()
    await page.getByText('salt.png').waitFor()
    const values = new Set<number>()
    await expect
      .poll(async () => values.add(await progress.evaluate((bar: HTMLProgressElement) => bar.value)).size)
      .toBeGreaterThan(2)
    // What is on its way isn't left out of what is saved.
    await page.getByRole('button', { name: 'Przesyłanie zdjęcia...' }).waitFor()
    await page.getByRole('button', { name: 'Przerwij' }).press('Enter')
    await progress.waitFor({ state: 'detached' })
    await expect.poll(() => field(page, 'Adres zdjęcia opcjonalnie').inputValue()).toBe('')
    await expect.poll(() => focusedLabel(page)).toBe('Wybierz zdjęcie')

    await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
    await choose(page, await photo())
    await expect.poll(() => field(page, 'Adres zdjęcia opcjonalnie').inputValue()).toMatch(/^\/.+/)
    const address = await field(page, 'Adres zdjęcia opcjonalnie').inputValue()
    await expect.poll(() => page.locator('fieldset img').getAttribute('src')).toBe(address)
    await save(page)
    await said(page, 'Produkt został zaktualizowany')
    expect(await kept(id)).toMatchObject({ imageUrl: address })
    await expect.poll(() => rowOf(page, 'Sól na zdjęciu').locator('img').getAttribute('src')).toBe(address)

    await page.getByRole('button', { name: 'Edytuj: Sól na zdjęciu' }).click()
    await page.getByRole('button', { name: 'Usuń zdjęcie' }).click()
    await save(page)
    await expect.poll(async () => (await kept(id))?.imageUrl).toBeNull()
  }, 30_000)

  test('that is none is refused with the server’s sentence, in a toast and in its place', async () => {
    const page = await panel.open('tab=products&edit=new', {}, refused)
    await choose(page, Buffer.from('<script>alert(1)</script>'))
    await said(page, 'Nie udało się przesłać zdjęcia')
    const problem = page.locator('fieldset').getByRole('alert')
    await expect.poll(() => problem.innerText()).toMatch(/obraz|zdjęci|plik/i)
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).waitFor()
    await page.getByRole('button', { name: 'Zrezygnuj' }).click()
    await problem.waitFor({ state: 'detached' })
    await expect.poll(() => field(page, 'Adres zdjęcia opcjonalnie').inputValue()).toBe('')
  })

  test('can be dropped where its place is', async () => {
    const page = await panel.open('tab=products&edit=new')
    const small = sharp({ create: { width: 40, height: 30, channels: 3, background: '#6f9a96' } })
    const bytes = [...(await small.png().toBuffer())]
    const files = await page.evaluateHandle((content) => {
      const dropped = new DataTransfer()
      dropped.items.add(new File([new Uint8Array(content)], 'dropped.png', { type: 'image/png' }))
      return dropped
    }, bytes)
    await page.getByText('Przeciągnij tu zdjęcie').dispatchEvent('drop', { dataTransfer: files })
    await expect.poll(() => field(page, 'Adres zdjęcia opcjonalnie').inputValue()).toMatch(/^\/.+/)
  })
})

describe.for([390, 768, 1280, 1440])('at %i px', (width) => {
  const options = { viewport: { width, height: 844 } }

  test('axe finds nothing in the list and in a form full of problems, and nothing scrolls sideways', async () => {
    await create({ name: 'Sól o bardzo długiej i niepotrzebnie rozbudowanej nazwie handlowej', stockQuantity: 2 })
    const page = await panel.open('tab=products', options)
    await rowOf(page, 'niepotrzebnie').last().waitFor()
    expect(await findings(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    const isBeside = await page.getByRole('button', { name: 'Dodaj produkt' }).isVisible()
    expect(isBeside).toBe(width >= 1280)
    await page.getByRole('button', { name: 'Nowy produkt' }).click()
    await field(page, 'Opis').waitFor()
    await expect.poll(() => page.getByRole('table').isVisible()).toBe(width >= 1280)
    await page.getByRole('button', { name: 'Dodaj produkt' }).click()
    await page.getByText('Nazwa produktu jest wymagana', { exact: true }).waitFor()
    await page.waitForTimeout(400)
    expect(await findings(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
})

test('axe finds nothing in the notice of what somebody else changed', async () => {
  const { id } = await create({ name: 'Sól sporna' })
  const page = await openProduct(id)
  await field(page, 'Opis').fill('Mój opis.')
  await change(id, { description: 'Cudzy opis.', weight: null })
  await save(page)
  await page.getByText('Na serwerze: Cudzy opis. – u Ciebie: Mój opis.').waitFor()
  await page.waitForTimeout(400)
  expect(await findings(page)).toEqual([])
})
