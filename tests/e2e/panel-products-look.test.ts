import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { layoutProblems } from '../support/axe.ts'
import { field, focusedLabel, productsBehind, refused, rowOf, save } from '../support/panel-products.ts'
import { toastOn, usePanel } from '../support/panel.ts'
import { onlyForRelease } from '../support/release.ts'

const panel = usePanel()
const { create, kept, openProduct } = productsBehind(panel)
const widths = [{ width: 390 }, { width: 768 }, { width: 1280 }, { width: 1440 }]
const said = (page: Page, text: string) => toastOn(page).filter({ hasText: text }).waitFor()

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
  })

  test('that is none is refused with the server’s sentence, in a toast and in its place; one can be dropped there', async () => {
    const page = await panel.open('tab=products&edit=new', {}, refused)
    await choose(page, Buffer.from('<script>alert(1)</script>'))
    await said(page, 'Nie udało się przesłać zdjęcia')
    const problem = page.locator('fieldset').getByRole('alert')
    await expect.poll(() => problem.innerText()).toMatch(/obraz|zdjęci|plik/i)
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).waitFor()
    await page.getByRole('button', { name: 'Zrezygnuj' }).click()
    await problem.waitFor({ state: 'detached' })
    await expect.poll(() => field(page, 'Adres zdjęcia opcjonalnie').inputValue()).toBe('')

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

test(
  'there is room for the longest names, and the form stands beside the list where there is room for both',
  onlyForRelease('of the panel’s places, the gate looks at each as it comes'),
  async () => {
    await create({ name: 'Sól o bardzo długiej i niepotrzebnie rozbudowanej nazwie handlowej', stockQuantity: 2 })
    const page = await panel.open('tab=products')
    await rowOf(page, 'niepotrzebnie').waitFor()
    expect(await layoutProblems(page, widths)).toEqual([])
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`${panel.program.origin}/admin?tab=products`)
      await rowOf(page, 'niepotrzebnie').waitFor()
      await expect.poll(() => page.getByRole('button', { name: 'Dodaj produkt' }).isVisible()).toBe(width >= 1280)
      await page.getByRole('button', { name: 'Nowy produkt' }).click()
      await field(page, 'Opis').waitFor()
      await expect.poll(() => page.getByRole('table').isVisible()).toBe(width >= 1280)
    }
    await page.getByRole('button', { name: 'Dodaj produkt' }).click()
    await page.getByText('Nazwa produktu jest wymagana', { exact: true }).waitFor()
    expect(await layoutProblems(page, widths)).toEqual([])
  },
)
