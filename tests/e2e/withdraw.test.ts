import { fieldProblems } from '../../src/schemas/field-problems.server.ts'
import { withdrawalTexts } from '../../src/sales/withdrawal/texts.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { money } from '../../src/kernel/money.ts'
import { declareOwnWithdrawal } from '../../src/sales/withdrawal/declare-withdrawal.server.ts'
import { attemptPayment, linkTo } from '../support/orders.ts'
import { waitForEmails } from '../support/outbox.ts'
import { usePanelAndDatabase } from '../support/panel.ts'
import { button, openOrder, said, section, textOf } from '../support/order-dialog.ts'
import { kept, placePaid } from '../support/withdrawals.ts'

const { panel, database } = await usePanelAndDatabase()
const { program, visit } = panel
const polish = (await withdrawalTexts.load('pl')).withdrawalSteps

const statesOf = async (email: string) =>
  (await kept(database)).filter((row) => row.email === email).map(({ state }) => state)

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) await page.locator(`main [name=${name}]`).fill(value)
}

describe('anybody', () => {
  test('withdraws from wherever they are, in two steps, and has it in writing', async () => {
    const language = 'de'
    const email = `${language}@example.com`
    const { number } = await placePaid(database, { email, language })
    const steps = (await withdrawalTexts.load(language)).withdrawalSteps
    const { title } = (await withdrawalTexts.load(language)).withdraw
    const page = await visit(`${program.origin}/team?lang=${language}`)
    await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click()
    await heading(page, title).waitFor()
    await fillIn(page, { name: 'Zoë Żak', orderNumber: ` ${number.toLowerCase()}`, email })
    await page.getByRole('button', { name: steps.toReview }).click()
    await page.getByText(steps.declare('Zoë Żak', number, '')).waitFor()
    expect(await statesOf(email)).toEqual([])
    await page.getByRole('button', { name: steps.confirm, exact: true }).click()
    await heading(page, steps.done.heading).waitFor()
    await expect.poll(() => statesOf(email)).toEqual(['accepted'])
    await waitForEmails(program, email)
  })

  test('goes back and mends it, by keyboard alone; what was typed stays', async () => {
    const page = await visit(`${program.origin}/withdraw`)
    await page.getByLabel(polish.name).focus()
    for (const typed of ['Anna', 'S 2026 999999', 'wstecz@example.com', 'Fleur de Sel', '']) {
      await page.keyboard.type(typed)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(polish.review)
    await page.getByText(polish.declare('Anna', 'S-2026-999999', 'Fleur de Sel')).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(polish.write)
    await expect.poll(() => page.getByLabel(polish.goods).inputValue()).toBe('Fleur de Sel')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Ewa')
    await page.keyboard.press('Enter')
    await page.getByText(polish.declare('Ewa', 'S-2026-999999', 'Fleur de Sel')).waitFor()
    expect(await statesOf('wstecz@example.com')).toEqual([])
  })

  test('whose line breaks confirms again, and has declared it once', async () => {
    const page = await visit(`${program.origin}/withdraw`, {}, /ERR_FAILED/)
    await fillIn(page, { name: 'Anna', orderNumber: 'S-2026-999999', email: 'raz@example.com' })
    await page.getByRole('button', { name: polish.toReview }).click()
    let broken = 0
    await page.route('**/api/withdrawals*', async (route) => {
      // The shop hears of it, and its answer is lost.
      if (broken++ > 0) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await button(page, polish.confirm).click()
    await page.getByText(polish.failed).waitFor()
    await button(page, polish.confirm).dblclick()
    await heading(page, polish.done.heading).waitFor()
    await expect.poll(() => statesOf('raz@example.com')).toEqual(['unmatched'])
  })

  test('withdraws without scripts in the same two steps; sent again, it is one declaration', async () => {
    const page = await visit(`${program.origin}/withdraw?lang=pl`, { javaScriptEnabled: false }, /status of 422/)
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await press(polish.toReview)
    await page.getByText(fieldProblems.pl.required).first().waitFor()
    const fields = { name: 'Anna', orderNumber: 's 2026 999998', email: 'bez@example.com' }
    await fillIn(page, fields)
    await press(polish.toReview)
    await page.getByText(polish.declare('Anna', 'S-2026-999998', '')).waitFor()
    await press(polish.back)
    await page.getByLabel(polish.goods).fill('Fleur de Sel')
    await press(polish.toReview)
    await page.getByText(polish.declare('Anna', 'S-2026-999998', 'Fleur de Sel')).waitFor()
    expect(await statesOf('bez@example.com')).toEqual([])
    await press(polish.confirm)
    await heading(page, polish.done.heading).waitFor()
    await page.reload()
    await heading(page, polish.done.heading).waitFor()
    expect(page.url()).not.toMatch(/example|Anna|999998/)
    await expect.poll(() => statesOf('bez@example.com')).toEqual(['unmatched'])
  })
})

describe('who comes by the order', () => {
  test('is led by the letter straight to the form, types nothing twice, is told what comes of it, and finds it on the order; its secret goes nowhere', async () => {
    const { id, number } = await placePaid(database, { email: 'swoja@example.com', shippingStatus: 'shipped' })
    const { path, token } = await linkTo(database, id)
    const page = await visit(`${program.origin}/withdraw?lang=pl#order=${token}`)
    await page.getByText(number).waitFor()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url(), request.headers()['referer'] ?? ''))
    await page.goto(`${program.origin}${path}`)
    asked.length = 0
    await page.locator('main').getByRole('link', { name: 'Odstąp od umowy tutaj' }).click()
    await page.getByText(number).waitFor()
    await expect.poll(() => page.getByLabel(polish.name).inputValue()).toBe('Anna Nowak')
    await expect.poll(() => page.getByLabel(polish.email).count()).toBe(0)
    await button(page, polish.toReview).click()
    await button(page, polish.confirm).click()
    await heading(page, polish.accepted.heading).waitFor()
    await expect.poll(() => statesOf('swoja@example.com')).toEqual(['accepted'])
    const told = asked.filter(
      (address) => address.includes(token) && !address.includes(`/api/store/order-links/${token}`),
    )
    expect(told).toEqual([])
    await page.goto(`${program.origin}${path}`)
    await page.getByText('Odstąpiono od umowy').waitFor()
    await expect.poll(() => page.locator('main').getByRole('link', { name: 'Odstąp od umowy tutaj' }).count()).toBe(0)
  })
})

test('the office sees on the order what to do by when, and ticks it off', async () => {
  const { id } = await placePaid(database, { email: 'biuro@example.com', shippingStatus: 'shipped' })
  const { token } = await linkTo(database, id)
  await fetch(`${program.origin}/api/store/order-links/${token}/withdrawals`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Anna Nowak', remark: 'Za słona' }),
  })
  const page = await openOrder(panel, { id })
  const about = 'Odstąpienie od umowy'
  await expect
    .poll(() => textOf(page, about))
    .toMatch(/W terminie[^]*Za słona[^]*Klient ma odesłać towar do \d+\.\d\d\.\d{4}[^]*Zwróć 87,69 zł/)
  await section(page, about).getByRole('button', { name: 'Towar wrócił' }).click()
  await said(page, 'Zapisano')
  await expect.poll(() => textOf(page, about)).toMatch(/Towar wrócił \d+\.\d\d\.\d{4}/)
  await section(page, about).getByRole('button', { name: 'Oznacz jako załatwione' }).click()
  await expect.poll(() => textOf(page, about)).toContain('Załatwione')
  await section(page, 'Historia').getByText('Klient złożył oświadczenie').waitFor()
})

test('of what hasn’t been sent nothing is waited for, and whether a company may withdraw is asked; of a part of it the office takes the goods out, cancels nothing, and reckons the amount itself', async () => {
  const withdraw = async (id: number, draft: Partial<Record<'goods', string>>) =>
    declareOwnWithdrawal(
      database,
      id,
      { name: 'Anna Nowak', goods: '', remark: '', ...draft },
      { language: 'pl', key: undefined },
    )
  const company = { companyName: 'Bistro Fala', taxNumber: '5260250274' }
  const whole = await placePaid(database, { email: 'fala@example.com', ...company })
  await withdraw(whole.id, {})
  const page = await openOrder(panel, whole)
  const ofAll = await textOf(page, 'Odstąpienie od umowy')
  expect(ofAll).toMatch(/Kupiła firma[^]*Nie wysyłaj towaru/)
  expect(ofAll).not.toContain('Ze zwrotem można poczekać')

  const part = await placePaid(database, { email: 'czesc@example.com' })
  await attemptPayment(database, part.id, { state: 'paid', amount: money(9_069), providerPaymentId: 'pi_part' })
  await withdraw(part.id, { goods: 'Fleur de Sel' })
  await page.goto(`${program.origin}/admin?tab=orders&order=${part.id}`)
  await section(page, 'Historia').waitFor()
  const ofPart = await textOf(page, 'Odstąpienie od umowy')
  expect(ofPart).toMatch(/Wyjmij te rzeczy z\spaczki[^]*Zwróć zapłatę za wymienione rzeczy/)
  expect(ofPart).not.toMatch(/Anuluj zamówienie|Bez linku/)
  await expect.poll(() => page.getByRole('dialog').getByRole('button', { name: 'Sprawa załatwiona' }).count()).toBe(0)
  await expect.poll(() => page.getByLabel('Kwota zwrotu (zł)').inputValue()).toBe('')
})

test('a declaration without an order is assigned to one, and leaves the list when it is done', async () => {
  const { number } = await placePaid(database, { email: 'wlasciwa@example.com' })
  await fetch(`${program.origin}/api/withdrawals`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Bez Zamówienia', email: 'pomylka@example.com', orderNumber: number }),
  })
  await expect.poll(() => statesOf('pomylka@example.com')).toEqual(['unmatched'])
  const page = await panel.open('tab=withdrawals', {}, /status of 422/)
  const entry = page.getByRole('listitem', { name: 'Oświadczenie: Bez Zamówienia' })
  await expect.poll(() => entry.getByLabel('Numer zamówienia').inputValue()).toBe(number)
  await entry.getByLabel('Numer zamówienia').fill('S-2026-999999')
  await entry.getByRole('button', { name: 'Przypisz' }).click()
  await entry.getByText('Nie ma zamówienia o takim numerze.').waitFor()
  await entry.getByLabel('Numer zamówienia').fill(number.toLowerCase())
  await entry.getByRole('button', { name: 'Przypisz' }).click()
  const question = page.getByRole('alertdialog', { name: `Przypisać do zamówienia ${number}?` })
  await question.getByText('Zamówił(a): Anna Nowak (wlasciwa@example.com)').waitFor()
  expect(await statesOf('pomylka@example.com')).toEqual(['unmatched'])
  await question.getByRole('button', { name: 'Przypisz' }).click()
  await entry.getByRole('link', { name: `Zamówienie ${number}` }).waitFor()
  await entry.getByRole('button', { name: 'Oznacz jako załatwione' }).click()
  await entry.waitFor({ state: 'detached' })
  expect(await statesOf('pomylka@example.com')).toEqual(['accepted'])
})
