import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createDataFolder } from '../support/data-folder.ts'
import { layoutProblems } from '../support/axe.ts'
import { field, focusedLabel, refused, rowOf, save } from '../support/panel-products.ts'
import { inLanguage, teamBehind } from '../support/panel-team.ts'
import { toastOn, usePanel } from '../support/panel.ts'
import { onlyForRelease } from '../support/release.ts'

const panel = usePanel()
const folder = await createDataFolder()
afterAll(folder.remove)
const { create, kept, change, remove, leaveAtFirst } = teamBehind(panel)
const said = (page: Page, text: string) => toastOn(page).filter({ hasText: text }).waitFor()
const updated = 'Członek zespołu został zaktualizowany'

beforeEach(leaveAtFirst)

/** The form with this member in it, ready to be typed into. */
async function openMember(id: number): Promise<Page> {
  const page = await panel.open(`tab=team&edit=${id}`, {}, refused)
  await expect.poll(() => focusedLabel(page)).toBe('Imię i nazwisko')
  return page
}

describe('a change', () => {
  test('is made by keyboard alone, sends only what differs, and ends where it began', async () => {
    const { id, version } = await create('Anna Solna', { translations: ['de', 'pl'].map(inLanguage), sortOrder: 40 })
    const page = await panel.open('tab=team')
    await page.getByRole('link', { name: 'Edytuj: Anna Solna' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Edycja: Anna Solna' }).waitFor()
    await expect.poll(() => focusedLabel(page)).toBe('Imię i nazwisko')
    for (const tabs of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(tabs)
    await expect.poll(() => focusedLabel(page)).toMatch(/^Rola \(en\)/)
    await page.keyboard.type('Head')
    await page.keyboard.press('Tab')
    await page.keyboard.type('She leads.')
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await save(page)
    expect((await sent).postDataJSON()).toEqual({
      translations: [inLanguage('pl'), { language: 'en', role: 'Head', description: 'She leads.' }, inLanguage('de')],
      version,
    })
    await said(page, updated)
    await expect.poll(() => focusedLabel(page)).toBe('Edytuj: Anna Solna')
    await rowOf(page, 'Anna Solna').getByText('brak: fr').waitFor()
    expect(await kept(id)).toMatchObject({ name: 'Anna Solna', sortOrder: 40, version: version + 1 })
  })

  test(
    'can follow another at once, before the list is there anew',
    onlyForRelease('the products have the same form'),
    async () => {
      const { id } = await create('Anna Solna')
      const page = await openMember(id)
      const isHeld = Promise.withResolvers<void>()
      await page.route('**/api/admin/team', async (route) => {
        await isHeld.promise
        await route.fallback()
      })
      await field(page, 'Rola (pl)').fill('Zbieraczka')
      await save(page)
      await expect.poll(() => page.url()).not.toContain('edit')
      await page.getByRole('link', { name: 'Edytuj: Anna Solna' }).click()
      await expect.poll(() => field(page, 'Rola (pl)').inputValue()).toBe('Zbieraczka')
      await field(page, 'Rola (pl)').fill('Zbieraczka o świcie')
      await save(page)
      await expect.poll(async () => (await kept(id))?.translations[0]?.role).toBe('Zbieraczka o świcie')
      isHeld.resolve()
      await expect.poll(() => page.url()).not.toContain('edit')
    },
  )

  test(
    'can take a language away, and the last one not',
    onlyForRelease('the products have the same form'),
    async () => {
      const { id } = await create('Anna Solna', { translations: ['de', 'pl'].map(inLanguage) })
      const page = await openMember(id)
      await field(page, 'Rola (de)').fill('')
      await field(page, 'Opis (de)').fill('')
      await save(page)
      await said(page, updated)
      expect((await kept(id))?.translations).toEqual([inLanguage('pl')])
      await page.getByRole('link', { name: 'Edytuj: Anna Solna' }).click()
      await field(page, 'Rola (pl)').fill('')
      await field(page, 'Opis (pl)').fill('')
      await save(page)
      await page.getByRole('alert').getByText('Przynajmniej jedno tłumaczenie jest wymagane').waitFor()
      expect((await kept(id))?.translations).toEqual([inLanguage('pl')])
    },
  )

  test(
    'that isn’t saved is asked about, and given up when one says so; a member that isn’t there says so, and leads to a new one',
    onlyForRelease('what the form does then is shared, and shown with products'),
    async () => {
      const { id, version } = await create('Anna Solna')
      const page = await openMember(id)
      await field(page, 'Opis (pl)').fill('Niezapisany.')
      const question = page.getByRole('alertdialog', { name: 'Niezapisane zmiany' })
      await page.getByRole('tab', { name: 'Produkty' }).click()
      await question.getByRole('button', { name: 'Wróć do formularza' }).click()
      await expect.poll(() => field(page, 'Opis (pl)').inputValue()).toBe('Niezapisany.')
      await page.getByRole('button', { name: 'Anuluj' }).click()
      await question.getByRole('button', { name: 'Porzuć zmiany' }).click()
      await expect.poll(() => page.url()).not.toContain('edit')
      await expect.poll(() => field(page, 'Imię i nazwisko').inputValue()).toBe('')
      expect(await kept(id)).toMatchObject({ version })

      await page.goto(`${panel.program.origin}/admin?tab=team&edit=999999`)
      await page.getByRole('alert').getByText('Tej pozycji nie ma na liście.').waitFor()
      await page.getByRole('alert').getByRole('button', { name: 'Nowy członek zespołu' }).click()
      await expect.poll(() => focusedLabel(page)).toBe('Imię i nazwisko')
    },
  )
})

describe('two who edit the same member', () => {
  test(
    'overwrite nothing: one’s own texts come on top of what the other saved in another language',
    onlyForRelease('what the form does then is shared, and shown with products'),
    async () => {
      const { id } = await create('Anna Solna', { translations: ['de', 'fr', 'pl'].map(inLanguage) })
      const [first, second] = [await openMember(id), await openMember(id)]
      await field(second, 'Opis (fr)').fill('Elle dirige.')
      await field(first, 'Opis (de)').fill('Sie leitet.')
      await field(first, 'Imię i nazwisko').fill('Anna Morska')
      await save(first)
      await said(first, updated)

      await save(second)
      const notice = second.getByRole('alert').filter({ hasText: 'w międzyczasie zmienione' })
      await notice.waitFor()
      await expect.poll(() => field(second, 'Opis (fr)').inputValue()).toBe('Elle dirige.')
      const german = async () => (await kept(id))?.translations.find(({ language }) => language === 'de')
      const french = async () => (await kept(id))?.translations.find(({ language }) => language === 'fr')
      expect(await french()).toEqual(inLanguage('fr'))
      // Pressing once more overwrites nothing either.
      await save(second)
      await expect.poll(() => second.getByRole('button', { name: 'Zapisz zmiany' }).isEnabled()).toBe(true)
      expect(await kept(id)).toMatchObject({ name: 'Anna Morska', version: 2 })

      await second.getByRole('button', { name: 'Wczytaj i zachowaj moje zmiany' }).click()
      await expect.poll(() => field(second, 'Imię i nazwisko').inputValue()).toBe('Anna Morska')
      await expect.poll(() => field(second, 'Opis (de)').inputValue()).toBe('Sie leitet.')
      await field(second, 'Opis (fr)').focus()
      await save(second)
      await said(second, updated)
      expect(await german()).toMatchObject({ description: 'Sie leitet.' })
      expect(await french()).toMatchObject({ description: 'Elle dirige.' })
      expect(await kept(id)).toMatchObject({ name: 'Anna Morska', version: 3 })
    },
  )

  test(
    'can take what the other saved, and lose nothing that was typed when the other deletes them',
    onlyForRelease('what the form does then is shared, and shown with products'),
    async () => {
      const { id } = await create('Anna Solna')
      const page = await openMember(id)
      await field(page, 'Opis (pl)').fill('Mój.')
      await change(id, { translations: [{ ...inLanguage('pl'), description: 'Cudzy.' }] })
      await save(page)
      await page.getByRole('button', { name: 'Wczytaj aktualny stan' }).click()
      await expect.poll(() => field(page, 'Opis (pl)').inputValue()).toBe('Cudzy.')
      await expect.poll(() => page.getByText('Niezapisane zmiany').count()).toBe(0)

      await field(page, 'Opis (pl)').fill('Długo pisany.')
      await remove(id)
      await save(page)
      await said(page, 'Nie ma takiego członka zespołu.')
      await expect.poll(() => field(page, 'Opis (pl)').inputValue()).toBe('Długo pisany.')
    },
  )
})

describe('a photo', () => {
  const address = (page: Page) => field(page, 'Adres zdjęcia opcjonalnie').inputValue()
  const choose = (page: Page, file: Buffer | string) =>
    page
      .locator('input[type=file]')
      .setInputFiles(typeof file === 'string' ? file : { name: 'anna.png', mimeType: 'image/png', buffer: file })
  const photo = (width: number, height: number, more: object = {}) =>
    sharp({ create: { width, height, channels: 3, background: '#6f9a96', ...more } })
      .png()
      .toBuffer()

  test(
    'is seen on its way, can be stopped, and is kept no larger than its card needs',
    onlyForRelease('the products have the same form'),
    async () => {
      const { id } = await create('Anna Zdjęciowa')
      const page = await openMember(id)
      const line = await page.context().newCDPSession(page)
      const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 20_000 }
      await line.send('Network.emulateNetworkConditions', slow)
      // Noise takes the room that it has.
      await choose(page, await photo(400, 300, { noise: { type: 'gaussian', mean: 128, sigma: 40 } }))
      const progress = page.getByRole('progressbar', { name: 'Przesyłanie zdjęcia' })
      await progress.waitFor()
      // What is on its way isn't left out of what is saved.
      await page.getByRole('button', { name: 'Przesyłanie zdjęcia...' }).waitFor()
      await page.getByRole('button', { name: 'Przerwij' }).press('Enter')
      await progress.waitFor({ state: 'detached' })
      await expect.poll(() => address(page)).toBe('')

      await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
      await choose(page, await photo(1_200, 1_500))
      await expect.poll(() => address(page)).toMatch(/^\/pictures\//)
      const path = await address(page)
      await expect.poll(() => page.locator('form fieldset img').getAttribute('src')).toBe(path)
      await save(page)
      await said(page, updated)
      expect(await kept(id)).toMatchObject({ imageUrl: path })
      await expect.poll(() => rowOf(page, 'Anna Zdjęciowa').locator('img').getAttribute('src')).toBe(path)
      const stored = await fetch(`${panel.program.origin}${path}`)
      expect(await sharp(await stored.arrayBuffer()).metadata()).toMatchObject({ width: 800, height: 1_000 })

      await page.getByRole('link', { name: 'Edytuj: Anna Zdjęciowa' }).click()
      await page.getByRole('button', { name: 'Usuń zdjęcie' }).click()
      await save(page)
      await expect.poll(async () => (await kept(id))?.imageUrl).toBeNull()
    },
  )

  test(
    'is refused in its place and in a toast, and the form goes on: a page, an SVG, 13 megabytes, nothing',
    onlyForRelease('what a picture’s field does then is shared, and shown with products'),
    async () => {
      const page = await panel.open('tab=team', {}, refused)
      for (const [name, content] of [
        ['page.png', '<script>alert(1)</script>'],
        ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
        ['large.jpg', Buffer.alloc(13 * 1024 * 1024, 7)],
        ['empty.png', ''],
      ] as const) {
        const path = join(folder.path, name)
        await writeFile(path, content)
        await choose(page, path)
        const problem = page.locator('fieldset').getByRole('alert')
        await expect.poll(() => problem.innerText()).toMatch(/obraz|zdjęci|plik|duż/i)
        await toastOn(page).filter({ hasText: 'Nie udało się przesłać zdjęcia' }).last().waitFor()
        await page.getByRole('button', { name: 'Spróbuj ponownie' }).waitFor()
        await page.getByRole('button', { name: 'Zrezygnuj' }).click()
        await problem.waitFor({ state: 'detached' })
        await expect.poll(() => address(page)).toBe('')
      }
    },
  )
})

test(
  'a long name and a long word make nothing too wide or squeezed, in the list and in a form full of problems',
  onlyForRelease('of the panel’s places, the gate looks at each as it comes'),
  async () => {
    const { id } = await create('Anna o Bardzo Długim i Niepotrzebnie Rozbudowanym Nazwisku-Rodowym', {
      sortOrder: -1,
      isActive: false,
      translations: [{ language: 'de', role: 'Salzverkosterin'.repeat(8), description: 'Sie kostet.' }],
    })
    const page = await panel.open('tab=team')
    await rowOf(page, 'Niepotrzebnie').waitFor()
    const widths = [{ width: 390 }, { width: 768 }, { width: 1280 }, { width: 1440 }]
    expect(await layoutProblems(page, widths)).toEqual([])
    await page.getByRole('link', { name: /^Edytuj: Anna/ }).click()
    await expect.poll(() => page.url()).toContain(`edit=${id}`)
    for (const label of ['Imię i nazwisko', 'Kolejność', 'Opis (de)']) await field(page, label).fill('')
    await save(page)
    await page.getByText('Opis jest wymagany', { exact: true }).waitFor()
    await toastOn(page).waitFor()
    expect(await layoutProblems(page, widths)).toEqual([])
  },
)
