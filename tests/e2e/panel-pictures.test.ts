import sharp from 'sharp'
import { expect, test } from 'vitest'
import { accessibilityProblems } from '../support/axe.ts'
import { toastOn, usePanel } from '../support/panel.ts'

const panel = usePanel()

test('a picture is cut by keyboard alone, seen as the site will show it, and then stands there', async () => {
  const content = await sharp({ create: { width: 1_600, height: 1_000, channels: 3, background: '#6f9a96' } })
    .jpeg()
    .toBuffer()
  const page = await panel.open('tab=pictures', { reducedMotion: 'reduce' })
  await page.getByRole('link', { name: 'Zmień: Fleur de Sel' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Wybierz zdjęcie').setInputFiles({ name: 'sól.jpg', mimeType: 'image/jpeg', buffer: content })
  const place = dialog.getByRole('slider', { name: /^Położenie kadru/ })
  const extent = dialog.getByRole('slider', { name: /^Wielkość kadru/ })
  const told = async () => [await place.getAttribute('aria-valuetext'), await extent.getAttribute('aria-valuetext')]
  await expect.poll(told).toEqual(['od lewej 19%, od góry 0%', '1000 × 1000 pikseli'])
  await place.focus()
  for (const key of ['Shift+ArrowRight', 'ArrowRight', 'Tab', 'Shift+ArrowDown']) await page.keyboard.press(key)
  await expect.poll(told).toEqual(['od lewej 30%, od góry 0%', '840 × 840 pikseli'])
  // No further than the picture goes, and no smaller than is sharp.
  for (const key of ['Shift+Tab', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Tab', 'Shift+ArrowLeft'])
    await page.keyboard.press(key)
  await expect.poll(told).toEqual(['od lewej 30%, od góry 16%', '700 × 700 pikseli'])
  const previews = dialog.getByRole('region', { name: 'Podgląd' }).locator('figure > div')
  const shapes = await previews.evaluateAll((all) => all.map((one) => one.clientWidth / one.clientHeight))
  expect(shapes.map((shape) => Math.round(shape * 100) / 100)).toEqual([1, 1])

  await dialog.getByRole('button', { name: 'Zapisz i opublikuj' }).click()
  await dialog.getByText(/^Opisz w domyślnym języku/).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.type('Kwiat soli w drewnianej misce')
  await page.keyboard.press('Enter')
  await toastOn(page).filter({ hasText: 'Obraz jest już na stronie' }).waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('listitem').filter({ hasText: 'Własny' }).getByText('brak opisu: en, de, fr').waitFor()

  const home = `${panel.program.origin}/?lang=pl`
  await expect.poll(async () => (await fetch(home)).text()).toContain('Kwiat soli w drewnianej misce')
  const visitor = await panel.visit(home)
  const shown = visitor.getByRole('img', { name: 'Kwiat soli w drewnianej misce' })
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await shown.getAttribute('srcset')).toMatch(/480w, .* 700w$/)
})
