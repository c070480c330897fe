import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { money } from '../../src/kernel/money.ts'
import { demoOutcomes, refunds } from '../../src/sales/payments/payments.table.ts'
import { declareOwnWithdrawal } from '../../src/sales/withdrawal/declare-withdrawal.server.ts'
import { button, dialogOn, field, openOrder, said, textOf } from '../support/order-dialog.ts'
import { attemptPayment, paid, placeOrder } from '../support/orders.ts'
import { usePanelAndDatabase } from '../support/panel.ts'
import { decideOverHttp, placeOverHttp, type Placed } from '../support/placed-orders.ts'
import { onlyForRelease } from '../support/release.ts'

const { panel, database } = await usePanelAndDatabase()

async function placePaid(): Promise<Placed> {
  const order = await placeOverHttp(panel.program.origin, panel.asAdmin)
  await decideOverHttp(panel.program.origin, order, 'pay')
  return order
}
interface Money {
  refundedAmount: string
  refundableAmount: string
  paymentStatus: string
}
const moneyOf = async ({ id }: { id: number }) => {
  const { refundedAmount, refundableAmount, paymentStatus } = await panel.asAdmin<Money>(
    'GET',
    `/api/store/orders/${id}`,
  )
  return { refundedAmount, refundableAmount, paymentStatus }
}

test('a part of the money goes back, then the rest, each once it was asked whether that is meant', async () => {
  const order = await placePaid()
  const page = await openOrder(panel, order)
  // 208,80 zł of goods and 15,99 zł for the parcel.
  await expect.poll(() => field(page, 'Kwota zwrotu \\(zł\\)').inputValue()).toBe('224,79')
  await field(page, 'Kwota zwrotu \\(zł\\)').fill('10,5')
  await field(page, 'Powód').fill('Stłuczony słoik')
  await button(page, 'Zwróć pieniądze').click()
  const question = page.getByRole('alertdialog')
  expect((await question.innerText()).replaceAll('\u00A0', ' ')).toMatch(
    /Zwrócić 10,50 zł\?[^]*Anna Nowak[^]*anna@example\.com/,
  )
  await question.getByRole('button', { name: 'Anuluj' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await moneyOf(order)).toEqual({ refundedAmount: '0.00', refundableAmount: '224.79', paymentStatus: 'paid' })
  await expect.poll(() => field(page, 'Powód').inputValue()).toBe('Stłuczony słoik')

  await button(page, 'Zwróć pieniądze').click()
  await question.getByRole('button', { name: /^Zwróć 10,50/ }).click()
  await said(page, 'Zwrócono 10,50')
  expect(await moneyOf(order)).toEqual({ refundedAmount: '10.50', refundableAmount: '214.29', paymentStatus: 'paid' })
  await expect
    .poll(() => textOf(page, 'Informacje o płatności'))
    .toMatch(/Opłacone · zwrócono 10,50 zł[^]*10,50 zł\s+Zwrócono[^]*admin\s+Stłuczony słoik/)
  await expect.poll(() => textOf(page, 'Status zamówienia')).toContain('Zwrócono częściowo')
  await expect
    .poll(() => textOf(page, 'Historia'))
    .toMatch(/Zwrócono 10,50 zł[^]*Zlecono zwrot 10,50 zł \(Stłuczony słoik\)\s+admin/)

  await expect.poll(() => field(page, 'Kwota zwrotu \\(zł\\)').inputValue()).toBe('214,29')
  await button(page, 'Zwróć pieniądze').click()
  await question.getByRole('button', { name: /^Zwróć 214,29/ }).click()
  await said(page, 'Zwrócono 214,29')
  expect(await moneyOf(order)).toEqual({
    refundedAmount: '224.79',
    refundableAmount: '0.00',
    paymentStatus: 'refunded',
  })
  await dialogOn(page).getByText('Wszystko zostało zwrócone.').waitFor()
  // Whoever gives all back is reminded of the goods, which stay with the order until it is cancelled.
  await dialogOn(page).getByText('anuluj zamówienie: wtedy wróci na stan').waitFor()
  await expect.poll(() => textOf(page, 'Status zamówienia')).toMatch(/Potwierdzone[^]*Zwrócono/)
  await expect.poll(() => textOf(page, 'Informacje o płatności')).toContain('Nieopłacone · zwrócono 224,79 zł')
})

test('what is paid and wasn’t sent is cancelled and given back by one button, once it was asked whether that is meant', async () => {
  const order = await placePaid()
  const page = await openOrder(panel, order)
  await button(page, 'Anuluj i\u00A0zwróć pieniądze').click()
  const question = page.getByRole('alertdialog')
  expect((await question.innerText()).replaceAll('\u00A0', ' ')).toMatch(
    /Anulować zamówienie [^]* i zwrócić 224,79 zł\?[^]*Anna Nowak/,
  )
  await question.getByRole('button', { name: /^Anuluj i/ }).click()
  await said(page, 'Zamówienie jest anulowane, a\u00A0pieniądze zwrócone')
  await expect.poll(() => textOf(page, 'Status zamówienia')).toMatch(/Anulowane[^]*Zwrócono/)
  expect(await button(page, 'Anuluj i\u00A0zwróć pieniądze').count()).toBe(0)
  expect(await moneyOf(order)).toMatchObject({ refundableAmount: '0.00', paymentStatus: 'refunded' })
})

test('what can’t be given back isn’t: the field says why, and of more than is left the server says so there', async () => {
  const order = await placePaid()
  const page = await openOrder(panel, order, {}, /status of 422/)
  await field(page, 'Kwota zwrotu \\(zł\\)').fill('1,234')
  await button(page, 'Zwróć pieniądze').click()
  await said(page, 'Błędy w formularzu')
  await dialogOn(page).getByText('Kwota musi być liczbą z najwyżej dwoma miejscami po przecinku').waitFor()
  await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0)

  await field(page, 'Kwota zwrotu \\(zł\\)').fill('224,80')
  await button(page, 'Zwróć pieniądze').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Zwróć 224,80/ })
    .click()
  await dialogOn(page).getByText('Ta kwota jest wyższa niż to, co można jeszcze zwrócić.').waitFor()
  expect(await moneyOf(order)).toMatchObject({ refundedAmount: '0.00' })
})

test(
  'of an order with several rates it can be said for goods of which one the money goes back',
  onlyForRelease('the gate has the rates at the endpoint'),
  async () => {
    const order = await placePaid()
    await database.execute(sql`
    update order_lines set vat_rate = 5
    where order_id = ${order.id} and position = (select max(position) from order_lines where order_id = ${order.id})`)
    const page = await openOrder(panel, order)
    const chosen = page.getByLabel('Czego dotyczy zwrot')
    await expect
      .poll(() => chosen.locator('option').allInnerTexts())
      .toEqual(['Całego zamówienia, proporcjonalnie', 'Towarów ze stawką VAT 23%', 'Towarów ze stawką VAT 5%'])
    await chosen.selectOption({ label: 'Towarów ze stawką VAT 5%' })
    await field(page, 'Kwota zwrotu \\(zł\\)').fill('5')
    await button(page, 'Zwróć pieniądze').click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Zwróć 5,00/ })
      .click()
    await said(page, 'Zwrócono 5,00')
    await dialogOn(page).getByText('Za towary ze stawką VAT 5%', { exact: true }).waitFor()
    expect(
      await database.select({ vatRate: refunds.vatRate }).from(refunds).where(eq(refunds.orderId, order.id)),
    ).toEqual([{ vatRate: 5 }])
  },
)

test('what the provider refuses is said, stays on the order, and can be tried again', async () => {
  const order = await placePaid()
  // The demonstration has forgotten that it took the money.
  await database.delete(demoOutcomes).where(eq(demoOutcomes.sessionId, order.session))
  const page = await openOrder(panel, order, {}, /status of 422/)
  await button(page, 'Zwróć pieniądze').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Zwróć 224,79/ })
    .click()
  await said(page, 'Operator płatności odmówił zwrotu. Klient nie dostał pieniędzy.')
  await expect
    .poll(() => textOf(page, 'Informacje o płatności'))
    .toMatch(/224,79 zł\s+Odmowa[^]*\(charge_not_refundable\)/)
  await expect.poll(() => textOf(page, 'Historia')).toContain('Operator płatności odmówił zwrotu 224,79 zł')
  await database.insert(demoOutcomes).values({ sessionId: order.session, outcome: 'paid' })
  await button(page, 'Zwróć pieniądze').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Zwróć 224,79/ })
    .click()
  await said(page, 'Zwrócono 224,79')
})

test('what the provider hasn’t confirmed says so, and counts as gone; of an order that was paid twice, the payment that goes back is chosen; what a withdrawal asks for is filled in, without the dearer part of the delivery', async () => {
  const order = await placeOrder(database, paid)
  const paymentId = randomUUID()
  await attemptPayment(database, order.id, { id: paymentId, state: 'paid', amount: money(9_069) })
  await database.insert(refunds).values({
    id: randomUUID(),
    orderId: order.id,
    paymentId,
    amount: money(4_000),
    administrator: 'ewa',
    state: 'waiting',
  })
  const page = await openOrder(panel, order)
  await expect
    .poll(() => textOf(page, 'Informacje o płatności'))
    .toMatch(/40,00 zł\s+W toku[^]*ewa\s+Operator płatności jeszcze nie potwierdził/)
  await expect.poll(() => field(page, 'Kwota zwrotu \\(zł\\)').inputValue()).toBe('50,69')

  const twice = await placeOrder(database, { ...paid, needsAttention: 'paid_twice' })
  await attemptPayment(database, twice.id, { state: 'paid', amount: money(9_069) })
  await attemptPayment(database, twice.id, { state: 'flagged', amount: money(8_000) })
  await page.goto(`${panel.program.origin}/admin?tab=orders&order=${twice.id}`)
  await dialogOn(page).getByText('Za to zamówienie zapłacono dwa razy. Zwróć jedną z płatności.').waitFor()
  const which = dialogOn(page).getByLabel(/Zwrot z.płatności/)
  await expect.poll(() => which.locator('option').count()).toBe(2)
  await expect.poll(() => field(page, 'Kwota zwrotu \\(zł\\)').inputValue()).toBe('90,69')
  await which.selectOption({ index: 1 })
  await expect.poll(() => field(page, 'Kwota zwrotu \\(zł\\)').inputValue()).toBe('80,00')

  const withdrawn = await placePaid()
  await declareOwnWithdrawal(
    database,
    withdrawn.id,
    { name: 'Anna', goods: '', remark: '' },
    { language: 'pl', key: undefined },
  )
  await page.goto(`${panel.program.origin}/admin?tab=orders&order=${withdrawn.id}`)
  await expect.poll(() => field(page, 'Kwota zwrotu \\(zł\\)').inputValue()).toBe('221,79')
})
