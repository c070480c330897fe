import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { field, rowOf, save } from '../support/panel-products.ts'
import { inLanguage, teamBehind } from '../support/panel-team.ts'
import { usePanel } from '../support/panel.ts'

const panel = usePanel()
const { create, leaveAtFirst } = teamBehind(panel)

beforeEach(leaveAtFirst)

/** What is on the cards of the team, as a visitor's browser shows the page when it is loaded just now. */
async function cardsOn(visitor: Page): Promise<string[]> {
  await visitor.reload({ waitUntil: 'commit' })
  const team = visitor.getByRole('region', { name: 'Zespół', exact: true })
  await team.getByRole('heading', { level: 3 }).first().waitFor()
  return team
    .locator('article')
    .evaluateAll((cards) =>
      cards.map((card) => `${card.querySelector('img')?.getAttribute('src')} ${card.textContent}`),
    )
}

test('what is saved in the panel stands on the public page within a second: texts, order, photo, hidden, deleted', async () => {
  await create('Anna Publiczna', { sortOrder: 100, translations: ['pl', 'de'].map(inLanguage) })
  const page = await panel.open('tab=team')
  const visitor = await panel.visit(`${panel.program.origin}/team`)
  const card = async () => (await cardsOn(visitor)).findIndex((text) => text.includes('Anna Publiczna'))
  await expect.poll(card).toBe(9)

  /** @returns how often a visitor asks, from the server's answer to the panel on, until they are shown it */
  async function changed(act: () => Promise<unknown>, isSeen: (cards: string[]) => boolean): Promise<number> {
    const answer = page
      .waitForResponse((response) => ['PUT', 'DELETE'].includes(response.request().method()))
      .then((response) => response.ok())
    await act()
    expect(await answer).toBe(true)
    for (let looks = 1; looks < 30; looks += 1) if (isSeen(await cardsOn(visitor))) return looks
    throw new Error('the change isn’t seen')
  }
  const edit = async () => {
    await expect.poll(() => page.url()).not.toContain('edit')
    await page.getByRole('link', { name: 'Edytuj: Anna Publiczna' }).click()
    await page.getByRole('heading', { name: 'Edycja: Anna Publiczna' }).waitFor()
  }
  const saved = (isSeen: (cards: string[]) => boolean) => changed(() => save(page), isSeen)
  // Shown with spaces at which no line ends.
  const has = (words: string) => (cards: string[]) =>
    cards.some((text) => text.replaceAll('\u00A0', ' ').includes(words))

  await edit()
  await field(page, 'Rola (pl)').fill('Zbieraczka o świcie')
  const waited = [await saved(has('Zbieraczka o świcie'))]

  await edit()
  await field(page, 'Kolejność').fill('-1')
  waited.push(await saved(([first = '']) => first.includes('Anna Publiczna')))

  await edit()
  const picture = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#6f9a96' } })
    .png()
    .toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture })
  const address = () => field(page, 'Adres zdjęcia opcjonalnie').inputValue()
  await expect.poll(address).toMatch(/^\/pictures\//)
  const path = await address()
  waited.push(await saved(([first = '']) => first.startsWith(path)))

  await edit()
  await page.getByLabel('Aktywny').uncheck()
  waited.push(await saved((cards) => cards.length === 9 && !has('Anna Publiczna')(cards)))

  await edit()
  await page.getByLabel('Aktywny').check()
  waited.push(await saved(has('Anna Publiczna')))

  await expect.poll(() => page.url()).not.toContain('edit')
  await rowOf(page, 'Anna Publiczna').getByRole('button', { name: 'Usuń: Anna Publiczna' }).click()
  const remove = () => page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click()
  waited.push(await changed(remove, (cards) => !has('Anna Publiczna')(cards)))

  // A page takes about a fifth of a second to show; moments in which the machine stood still don't count so.
  for (const looks of waited) expect(looks, waited.join(', ')).toBeLessThanOrEqual(5)
})
