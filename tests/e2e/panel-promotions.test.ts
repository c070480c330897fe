import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { AdminPromotion } from '../../src/catalog/prices/promotion.ts'
import { axeViolations, layoutProblems } from '../support/axe.ts'
import { toastOn, usePanel } from '../support/panel.ts'
import { productsBehind, refused, rowOf } from '../support/panel-products.ts'
import { inHours } from '../support/promotions.ts'
import { onlyForRelease } from '../support/release.ts'

const panel = usePanel()
const { create, kept: keptProduct } = productsBehind(panel)

const form = (page: Page) => page.getByRole('form', { name: 'Nowa promocja' })
const field = (page: Page, name: string) => form(page).getByLabel(new RegExp(`^${name}\\s*(opcjonalnie)?\\s*$`))
const list = (page: Page) => page.getByRole('list', { name: 'Promocje tego produktu' }).getByRole('listitem')
const kept = (id: number) => panel.asAdmin<AdminPromotion[]>('GET', `/api/admin/products/${id}/promotions`)
const plan = (id: number, draft: object) => panel.asAdmin('POST', `/api/admin/products/${id}/promotions`, { ...draft })
const open = (id: number, options = {}) => panel.open(`tab=products&edit=${id}`, options, refused)

/** A day of next year, as one types it. */
const nextYear = new Date().getFullYear() + 1
const day = (written: string) => `${nextYear}-${written}`

describe('a promotion', () => {
  test('is planned in whole days as clocks in Poland show them, whatever zone the browser is in', async () => {
    const { id } = await create({ name: 'Sól na lato' })
    const page = await open(id, { timezoneId: 'America/New_York' })
    await field(page, 'Cena promocyjna').fill('19,90')
    await field(page, 'Od').fill(day('01-10'))
    await field(page, 'Do').fill(day('01-20'))
    await page.keyboard.press('Control+S')
    await toastOn(page).filter({ hasText: 'Promocja została dodana' }).waitFor()
    expect(await kept(id)).toMatchObject([
      {
        price: '19.90',
        startsAt: day('01-09T23:00:00.000Z'),
        endsAt: day('01-20T23:00:00.000Z'),
        lowestPrice: '24.90',
      },
    ])
    const row = list(page).filter({ hasText: 'Zaplanowana' })
    await row.getByText(`od 10.01.${nextYear} do 20.01.${nextYear}`).waitFor()
    await expect.poll(() => field(page, 'Cena promocyjna').inputValue()).toBe('')
    await row.getByRole('button', { name: /^Usuń promocję/ }).click()
    await page.getByRole('button', { name: 'Usuń promocję', exact: true }).click()
    await expect.poll(() => list(page).count()).toBe(0)
    expect(await kept(id)).toEqual([])
  })

  test('begins at once, is seen in the list, and is ended there and then', async () => {
    const { id } = await create({ name: 'Sól od zaraz' })
    const page = await open(id)
    await field(page, 'Cena promocyjna').fill('20')
    await field(page, 'Do').fill(day('01-20'))
    await page.keyboard.press('Control+S')
    await list(page).filter({ hasText: 'Trwa' }).waitFor()
    const inList = rowOf(page, 'Sól od zaraz').first()
    for (const part of ['20,00', 'Promocja', '80,00']) await inList.getByText(part).first().waitFor()
    await list(page)
      .getByRole('button', { name: /^Zakończ/ })
      .click()
    await page.getByRole('button', { name: 'Zakończ promocję', exact: true }).click()
    await list(page).filter({ hasText: 'Zakończona' }).waitFor()
    await expect.poll(() => inList.getByText('Promocja').count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('promotions')
  })

  test('that can’t be is refused at its field: above the regular price, and one that meets another', async () => {
    const { id } = await create({ name: 'Sól odmówiona' })
    await plan(id, { price: '15', startsAt: day('02-01'), endsAt: day('02-28') })
    const page = await open(id)
    for (const [typed, at, sentence] of [
      [{ 'Cena promocyjna': '25', Do: day('01-20') }, 'Cena promocyjna', 'niższa od regularnej'],
      [{ 'Cena promocyjna': '20', Od: day('02-10'), Do: day('02-12') }, 'Od', 'ma już inną promocję'],
    ] as const) {
      for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value)
      await page.keyboard.press('Control+S')
      await expect.poll(() => field(page, at).getAttribute('aria-invalid')).toBe('true')
      await form(page).getByText(sentence).waitFor()
      expect(await kept(id)).toHaveLength(1)
    }
  })
})

test(
  'the history of prices is read under the promotions; axe finds nothing there, and nothing scrolls sideways',
  onlyForRelease('of the panel’s places, the gate looks at each as it comes'),
  async () => {
    const { id } = await create({ name: 'Sól z historią' })
    await panel.asAdmin('PUT', `/api/admin/products/${id}`, { price: '26.50' })
    await plan(id, { price: '15', endsAt: inHours(5) })
    const page = await open(id, { reducedMotion: 'reduce' })
    await page.getByText('Historia cen regularnych').first().click()
    const prices = page.getByRole('list', { name: 'Historia cen regularnych' }).getByRole('listitem')
    await expect.poll(() => prices.allInnerTexts()).toHaveLength(2)
    await expect.poll(() => prices.first().innerText()).toContain('26,50')
    expect(await axeViolations(page)).toEqual([])
    expect(await layoutProblems(page, [{ width: 390 }, { width: 768 }, { width: 1280 }, { width: 1440 }])).toEqual([])
  },
)

test('a price that a promotion stands in the way of is refused at the field of the price', async () => {
  const { id } = await create({ name: 'Sól w promocji' })
  await plan(id, { price: '20', startsAt: day('01-10'), endsAt: day('01-20') })
  const page = await open(id)
  const price = page.getByRole('textbox', { name: 'Cena (zł)', exact: true })
  await price.fill('19')
  await page.keyboard.press('Control+S')
  await page.getByText('Cena regularna musi być wyższa od promocyjnej').waitFor()
  await plan(id, { price: '21', endsAt: inHours(5) })
  await price.fill('30')
  await page.keyboard.press('Control+S')
  await page.getByText('W czasie promocji nie można zmienić ceny regularnej').waitFor()
})

describe('a promotion that is typed and not added', () => {
  test(
    'stays where it is when the product above it is saved, and can be added then',
    onlyForRelease('the moment of a promotion half written'),
    async () => {
      const { id } = await create({ name: 'Sól z\u00A0promocją w\u00A0toku' })
      const page = await open(id)
      await field(page, 'Cena promocyjna').fill('19,90')
      await field(page, 'Do').fill(day('01-20'))
      // The list comes late: one goes on typing before it is there.
      await page.route('**/api/admin/products?*', async (route) => {
        await sleep(500)
        await route.continue()
      })
      await page.getByRole('textbox', { name: 'Opis', exact: true }).fill('Szara, wilgotna.')
      await page.getByRole('button', { name: 'Zapisz zmiany' }).click()
      await toastOn(page).filter({ hasText: 'Promocja wpisana poniżej nie jest jeszcze dodana' }).waitFor()
      expect(await keptProduct(id)).toMatchObject({ description: 'Szara, wilgotna.' })
      await expect.poll(() => field(page, 'Cena promocyjna').inputValue()).toBe('19,90')
      // Once more, on top of what was just saved.
      await page.getByRole('textbox', { name: 'Opis', exact: true }).fill('Szara i\u00A0wilgotna.')
      await page.getByRole('button', { name: 'Zapisz zmiany' }).click()
      await expect.poll(async () => (await keptProduct(id))?.description).toBe('Szara i\u00A0wilgotna.')
      await field(page, 'Do').press('Control+S')
      await toastOn(page).filter({ hasText: 'Promocja została dodana' }).waitFor()
      expect(await kept(id)).toMatchObject([{ price: '19.90' }])
      await page.getByRole('textbox', { name: 'Opis', exact: true }).fill('Szara.')
      await page.getByRole('button', { name: 'Zapisz zmiany' }).click()
      await form(page).waitFor({ state: 'detached' })
    },
  )
})
