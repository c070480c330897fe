import { expect, test } from 'vitest'
import { readHtml } from '../support/html.ts'
import { field, productsBehind, rowOf, save } from '../support/panel-products.ts'
import { toastOn, usePanel } from '../support/panel.ts'

const panel = usePanel()
const { change, create, kept, openProduct } = productsBehind(panel)

const german = { language: 'de', name: 'Probesalz', description: 'Grau.' }
const told = { legalName: 'Sól morska', ingredients: 'Sól morska', origin: 'Bretania', storage: 'W suchym miejscu' }

test('how food is kept is written in German by the administrator and read in German by visitors', async () => {
  const { id, slug } = await create({ name: 'Sól przechowywana', ...told, translations: [{ ...german, ...told }] })
  await change(id, { translations: [{ ...german, storage: null }] })
  const page = await openProduct(id)
  await page.getByText('podać też: przechowywanie (de).').waitFor()
  await rowOf(page, 'Sól przechowywana').getByText('brakuje: przechowywanie (de)').waitFor()
  await page.getByRole('tab', { name: 'niemiecki' }).click()
  await field(page, 'Przechowywanie (de) opcjonalnie').fill('Trocken lagern')
  await expect.poll(() => page.getByText('podać też').count()).toBe(0)
  await save(page)
  await toastOn(page).filter({ hasText: 'Produkt został zaktualizowany' }).waitFor()
  await expect.poll(() => page.getByText('brakuje: przechowywanie (de)').count()).toBe(0)
  expect(await kept(id)).toMatchObject({ storage: 'W suchym miejscu', version: 3 })

  const storage = async (language: string, label: string) => {
    const shop = readHtml(await (await fetch(`${panel.program.origin}/store/${slug}?lang=${language}`)).text())
    const [terms, definitions] = ['dt', 'dd'].map((name) => shop.all(name).map(({ text }) => text)) as [
      string[],
      string[],
    ]
    return definitions[terms.indexOf(label)]
  }
  expect(await storage('de', 'Aufbewahrung')).toBe('Trocken lagern')
  expect(await storage('fr', 'Conservation')).toBe('W suchym miejscu')
})

test('a weight with packaging below the net weight is refused at its field, and then saved as it should be', async () => {
  const { id, slug } = await create({ name: 'Sól pakowana', weight: 25 })
  const page = await openProduct(id)
  const gross = page.getByRole('textbox', { name: 'Waga wysyłkowa brutto (kg) opcjonalnie' })
  await gross.fill('24,9')
  await save(page)
  await page.getByText('Waga z\u00A0opakowaniem nie może być mniejsza od wagi netto', { exact: true }).waitFor()
  await expect.poll(() => gross.getAttribute('aria-invalid')).toBe('true')
  expect(await kept(id)).toMatchObject({ grossWeight: null, version: 1 })
  await gross.fill('25,6')
  await save(page)
  await toastOn(page).filter({ hasText: 'Produkt został zaktualizowany' }).waitFor()
  expect(await kept(id)).toMatchObject({ weight: 25, grossWeight: 25.6 })
  expect(await (await fetch(`${panel.program.origin}/store/${slug}`)).text()).toMatch(/Tylko\s+kurierem/)
})
