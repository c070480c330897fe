import { expect, test } from 'vitest'
import { accessibilityProblems } from '../support/axe.ts'
import { toastOn, usePanel } from '../support/panel.ts'

const panel = usePanel()
const still = { reducedMotion: 'reduce' } as const

test('what an owner saves of the seller is on the public page; of two tabs the second sees both values', async () => {
  const [first, second] = await Promise.all([
    panel.open('tab=settings&part=seller', still),
    panel.open('tab=settings&part=seller', still, /status of 409/),
  ])
  const save = async (page: typeof first, name: string) => {
    await page.getByLabel('Nazwa sklepu', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Zapisz ustawienia' }).click()
  }
  await second.getByLabel('Nazwa sklepu', { exact: true }).waitFor()
  await save(first, 'Meersalzfreunde')
  await toastOn(first).getByText('Ustawienia zostały zapisane').waitFor()
  const address = `${panel.program.origin}/contact?lang=de`
  // Every copy of the shop hears of a change a moment after it is stored.
  const shown = async () => (await fetch(address)).text()
  await expect.poll(shown).toContain('Meersalzfreunde')
  const visitor = await panel.visit(address)
  await visitor.getByText('Meersalzfreunde').first().waitFor()
  expect(await visitor.title()).toContain('Meersalzfreunde')

  await save(second, 'Solanka')
  const notice = second.getByRole('alert').filter({ hasText: 'zmienione' })
  await notice.getByText('W formularzu: Solanka').waitFor()
  await notice.getByText('Zapisane (admin): Meersalzfreunde').waitFor()
  expect(await accessibilityProblems(second)).toEqual([])
  await notice.getByRole('button', { name: 'Wczytaj i zachowaj moje zmiany' }).click()
  await notice.waitFor({ state: 'detached' })
  await second.getByRole('button', { name: 'Zapisz ustawienia' }).click()
  await toastOn(second).getByText('Ustawienia zostały zapisane').waitFor()
  await expect.poll(shown).toContain('Solanka')
  await visitor.reload()
  await visitor.getByText('Solanka').first().waitFor()
})
