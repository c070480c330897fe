import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { ContactRecord } from '../../src/contact/contact-message.ts'
import type { AdminProduct } from '../../src/catalog/product.ts'
import type { MailRecord } from '../../src/mail/mail.ts'
import { toastOn, usePanel } from '../support/panel.ts'
import { openSmtpServer } from '../support/smtp-server.ts'
import { onlyForRelease } from '../support/release.ts'

const office = await openSmtpServer()
afterAll(office.close)
const panel = usePanel({ SMTP_URL: office.url })

async function write(name: string, change: object = {}): Promise<void> {
  const answer = await fetch(`${panel.program.origin}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, email: 'guest@example.com', message: 'Dzień dobry', language: 'pl', ...change }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

const messages = (query = '') => panel.asAdmin<ContactRecord[]>('GET', `/api/admin/contact-messages${query}`)
const messageBy = (page: Page, name: string) => page.getByRole('listitem', { name: `Wiadomość od: ${name}` })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })

describe('messages of visitors', () => {
  test(
    'are read as they were written and answered in the language of who wrote',
    onlyForRelease('other lists show it'),
    async () => {
      await write('Zoé Martin', {
        email: 'zoe+sel@example.com',
        message: 'Bonjour !\n<img src=x onerror="document.title=1">\n\nÀ bientôt',
        language: 'fr',
      })
      const lines = Array.from({ length: 12 }, (_, line) => `Linia ${line + 1}`)
      await write('Jan Długi', { message: lines.join('\n') })
      const page = await panel.open('tab=messages')
      const message = messageBy(page, 'Zoé Martin')
      await message.getByText('<img src=x onerror').waitFor()
      await expect.poll(() => message.locator('p', { hasText: 'Bonjour' }).innerText()).toContain('Bonjour !\n<img')
      await message.getByText('francuski').waitFor()
      await expect
        .poll(() => message.getByRole('link', { name: /^Odpowiedz/ }).getAttribute('href'))
        .toBe('mailto:zoe%2Bsel@example.com?subject=Votre%20message%20%C3%A0%20Salorge')
      const long = messageBy(page, 'Jan Długi')
      const heightOf = async () => (await long.locator('p', { hasText: 'Linia 1' }).boundingBox())?.height ?? 0
      const folded = await heightOf()
      await long.getByRole('button', { name: 'Pokaż całość' }).press('Enter')
      await long.getByRole('button', { name: 'Zwiń' }).waitFor()
      expect(await heightOf()).toBeGreaterThan(folded * 1.5)
    },
  )

  test('are seen to by keyboard, one after the other; the header counts those that wait', async () => {
    for (const name of ['Ola Pierwsza', 'Ola Druga', 'Ola Trzecia']) await write(name)
    const waiting = (await messages('?handled=false')).length
    const page = await panel.open('tab=messages')
    await link(page, new RegExp(`^Wiadomości \\(${waiting} cze`)).waitFor()
    await page.getByLabel('Szukaj w wiadomościach').fill('Ola')
    await page.getByText('3 wiadomości', { exact: true }).waitFor()
    await expect.poll(() => page.url()).toContain('search=Ola')
    await messageBy(page, 'Ola Druga').getByRole('button', { name: 'Oznacz jako załatwioną' }).press('Enter')
    await toastOn(page).filter({ hasText: 'Wiadomość została oznaczona jako załatwiona' }).waitFor()
    await messageBy(page, 'Ola Druga').waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Wiadomość od: Ola Pierwsza')
    await link(page, new RegExp(`^Wiadomości \\(${waiting - 1} cze`)).waitFor()

    await link(page, 'Załatwione').click()
    await messageBy(page, 'Ola Druga').getByText(', admin').waitFor()
    await messageBy(page, 'Ola Druga').getByRole('button', { name: 'Przywróć do otwartych' }).click()
    await page.getByText('Nic nie pasuje do wyszukiwania').waitFor()
    await link(page, /^Otwarte/).click()
    await messageBy(page, 'Ola Druga').waitFor()
  })

  test('are deleted when that is confirmed, and leave nothing of who wrote', async () => {
    await write('Ewa Zapomniana', { email: 'ewa.zapomniana@example.com' })
    const page = await panel.open('tab=messages&search=Zapomniana')
    const deletion = messageBy(page, 'Ewa Zapomniana').getByRole('button', { name: 'Usuń' })
    await deletion.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Anuluj' }).click()
    expect(await messages('?search=Zapomniana')).toHaveLength(1)
    await deletion.click()
    await page.getByRole('button', { name: 'Usuń wiadomość' }).click()
    await toastOn(page).filter({ hasText: 'Wiadomość została usunięta' }).waitFor()
    await page.getByText('Nic nie pasuje do wyszukiwania').waitFor()
    expect(await messages('?search=Zapomniana')).toEqual([])
    const traces = [await panel.asAdmin('GET', '/api/admin/audit'), await panel.asAdmin('GET', '/api/admin/mails')]
    expect(JSON.stringify(traces)).not.toMatch(/zapomniana/i)
  })

  test(
    'that can’t be had are said to be so, and are there when one tries again; one that another has deleted meanwhile is said to be gone',
    onlyForRelease('other lists show it'),
    async () => {
      await write('Iga Znikająca')
      const page = await panel.open('tab=account', {}, /status of (503|404)/)
      await page.route('**/api/admin/contact-messages*', (route) =>
        route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Przerwa.', error: 'Przerwa.' } }),
      )
      await link(page, /^Wiadomości/).click()
      await page.getByRole('alert').getByText('Przerwa.').waitFor()
      await page.unroute('**/api/admin/contact-messages*')
      await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
      const message = messageBy(page, 'Iga Znikająca')
      await message.waitFor()
      const [held] = await messages('?search=Znikająca')
      await panel.asAdmin('DELETE', `/api/admin/contact-messages/${held?.id}`)
      await message.getByRole('button', { name: 'Oznacz jako załatwioną' }).click()
      await toastOn(page).filter({ hasText: 'Nie ma już takiej wiadomości.' }).waitFor()
      await message.waitFor({ state: 'detached' })
    },
  )
})

test('a mail that failed says why, is sent again, and is then shown as sent by itself', async () => {
  office.trouble({ at: 'recipient', code: 550, saying: 'no such mailbox' })
  await panel.asAdmin('POST', '/api/admin/payment-reminders/test')
  const state = async () =>
    (await panel.asAdmin<MailRecord[]>('GET', '/api/admin/mails')).find(({ kind }) => kind === 'payment-reminder-test')
  await expect.poll(async () => (await state())?.state).toBe('failed')
  office.recover()
  const letGo = office.hold()
  const page = await panel.open('tab=mails&state=failed')
  await page.clock.install()
  await link(page, /^Poczta \(1 list nie został wysłany\)$/).waitFor()
  const row = page.getByRole('row', { name: /Próbne przypomnienie o płatności/ })
  await row.getByText('biuro', { exact: true }).waitFor()
  await row.getByText(/no such mailbox/).waitFor()
  await row.getByText('1 próba').waitFor()
  await row.getByRole('button', { name: /^Wyślij ponownie/ }).press('Enter')
  await toastOn(page).filter({ hasText: 'List czeka na ponowne wysłanie' }).waitFor()
  await page.getByText('Wszystko dało się wysłać').waitFor()
  await page.getByRole('link', { name: 'Wszystkie', exact: true }).click()
  await row.getByText('Czeka', { exact: true }).waitFor()
  letGo()
  await expect.poll(async () => (await state())?.state).toBe('sent')
  await page.clock.fastForward(15_000)
  await row.getByText('Wysłana').waitFor()
  expect(await state()).toMatchObject({ state: 'sent', attempts: 2 })
  await link(page, 'Poczta').waitFor()
})

describe('the trail of changes', () => {
  const description = 'Szara sól z płytkich basenów, zbierana ręcznie w suche dni, dobra do gotowania i do peklowania.'

  test('says who changed what of a product, before and after, and leads to it', async () => {
    const [product] = await panel.asAdmin<AdminProduct[]>('GET', '/api/admin/products')
    const { id, name, price } = product as AdminProduct
    const change = (fields: object) => panel.asAdmin('PUT', `/api/admin/products/${id}`, { ...fields })
    await change({ description })
    await change({ description: description.replace('ręcznie', 'maszynowo'), price: '31,50', isActive: false })
    await panel.asAdmin('POST', '/api/admin/discount-codes', { code: 'SLAD', type: 'percentage', value: '10' })
    const page = await panel.open('tab=audit')
    await page.getByText('Dodano kod rabatowy SLAD').waitFor()
    await page.getByLabel('Czego dotyczy').selectOption('Produkty')
    await page.getByText('Dodano kod rabatowy SLAD').waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).toContain('subject=product')

    const entry = page.getByRole('listitem').filter({ hasText: 'Zmieniono produkt' }).first()
    await entry.getByText('admin', { exact: true }).waitFor()
    const told = async (field: string) =>
      (
        await entry
          .locator('div', { has: page.getByText(field, { exact: true }) })
          .last()
          .locator('dd')
          .innerText()
      ).replaceAll(/\s+/g, ' ')
    expect(await told('Cena')).toBe(`przed: ${price.replace('.', ',')} , po: 31,50`)
    expect(await told('Aktywność')).toBe('przed: tak , po: nie')
    await expect.poll(() => entry.locator('del', { hasText: 'ręcznie' }).innerText()).toBe('ręcznie')
    await expect.poll(() => entry.locator('ins', { hasText: 'maszynowo' }).innerText()).toBe('maszynowo')

    await entry.getByRole('link', { name: 'Cała historia' }).click()
    await page.getByText(`Produkty, nr ${id}.`).waitFor()
    await page.getByText('2 wpisy').waitFor()
    await page.getByRole('link', { name }).first().click()
    await expect.poll(() => page.url()).toContain(`tab=products&edit=${id}`)
    await page.goBack()
    await page.getByText(`Produkty, nr ${id}.`).waitFor()
  })

  test(
    'has pages, and says where nothing is written',
    onlyForRelease('what a list does is shared, and shown with orders'),
    async () => {
      for (let time = 0; time < 26; time += 1)
        await panel.asAdmin('PUT', '/api/admin/shipping-rates/1', { cost: `1,${10 + time}` })
      const page = await panel.open('tab=audit&subject=shipping_rate')
      await page.getByText('26 wpisów').waitFor()
      await page.getByRole('link', { name: 'Strona 2' }).click()
      const changes = page.getByRole('listitem').filter({ hasText: 'Zmieniono stawkę wysyłki' })
      await expect.poll(() => changes.count()).toBe(1)
      await page.reload()
      await expect.poll(() => changes.count()).toBe(1)
      await page.getByLabel('Czego dotyczy').selectOption('Zespół')
      await page.getByText('Nie ma tu żadnych wpisów').waitFor()
      await link(page, 'Pokaż cały dziennik').click()
      await page.getByText('Zmieniono stawkę wysyłki').first().waitFor()
    },
  )
})

test('what visitors look at is seen on “Dzisiaj”; nothing of it is kept in their browser, and programs that drive one don’t count', async () => {
  const page = await panel.visit('about:blank')
  await page.goto(`${panel.program.origin}/?lang=de`)
  await page.context().addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
  const counted = () => page.waitForRequest((request) => request.url().includes('/api/visits'))
  const [request] = await Promise.all([counted(), page.goto(`${panel.program.origin}/activities`)])
  expect((await request.allHeaders())['cookie']).toBeUndefined()
  await Promise.all([
    counted(),
    page.goto(`${panel.program.origin}/contact`, { referer: 'https://www.example.com/salt' }),
  ])
  await page.locator('html').press('Tab')
  await Promise.all([
    counted(),
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: /Datenschutz/ })
      .click(),
  ])
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['salorge-language'])
  const desk = await panel.open('tab=today')
  const visits = desk.getByRole('region', { name: /^Odwiedziny/ })
  await expect
    .poll(() => visits.textContent())
    .toMatch(/^Odwiedziny, ostatnie 30 dni2.*razem 3.*\/privacy1.*example\.com1.*niemiecki2/)
})
