import { afterAll, expect, test } from 'vitest'
import { accessibilityProblems } from '../support/axe.ts'
import { FakeKsef } from '../support/fake-ksef.ts'
import { toastOn, usePanel } from '../support/panel.ts'

const ksef = await FakeKsef.open()
afterAll(() => ksef.close())

const panel = usePanel({ KSEF_URL: ksef.url })
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

test('files of KSeF that an owner pastes as they are on their disk let the shop in, and are gone from the screen', async () => {
  const taxNumber = '5265877635'
  await panel.asAdmin('PUT', '/api/admin/settings/seller', { taxNumber })
  const page = await panel.open('tab=settings&part=ksef', still)
  const own = ksef.issue(taxNumber)
  const asOnDisk = (pem: string) => `Bag Attributes\n  friendlyName: Łąka\n${pem}\n`.replaceAll('\n', '\r\n')
  await page.getByLabel('Środowisko KSeF').selectOption('test')
  const [certificate, key] = [
    page.getByLabel('Certyfikat do logowania'),
    page.getByLabel('Klucz prywatny do logowania'),
  ]
  await certificate.fill(asOnDisk(own.certificate))
  await key.fill(asOnDisk(own.certificate))
  await page.getByRole('button', { name: 'Zapisz ustawienia' }).click()
  await page.getByText(/^Wklej cały plik klucza/).waitFor()
  await key.fill(asOnDisk(own.privateKey))
  await page.getByRole('button', { name: 'Zapisz ustawienia' }).click()
  await page.getByText(/^Certyfikat do logowania: ważny do/).waitFor()
  expect(await key.inputValue()).toBe('')
  await page.getByRole('button', { name: 'Sprawdź połączenie z KSeF' }).click()
  await page.getByText(/wpuścił sklep certyfikatem jako NIP 5265877635/).waitFor()
})
