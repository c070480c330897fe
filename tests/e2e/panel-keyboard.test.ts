import { describe, expect, test } from 'vitest'
import { chef } from '../support/applications.ts'
import { byKeyboard } from '../support/by-keyboard.ts'
import { dialogOn, section } from '../support/order-dialog.ts'
import { toastOn, usePanel } from '../support/panel.ts'
import { placeOverHttp } from '../support/placed-orders.ts'
import { onlyForRelease } from '../support/release.ts'

const panel = usePanel()
const still = { reducedMotion: 'reduce' } as const

test('keys of one letter do nothing once they are switched off, on any tab, until they are wanted again', async () => {
  const page = await panel.open('tab=account')
  const choice = page.getByRole('checkbox', { name: 'Skróty z jednego znaku w tej przeglądarce' })
  await choice.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => choice.isChecked()).toBe(false)
  const codeHasFocus = () =>
    page.getByLabel('Kod', { exact: true }).evaluate((element) => element === document.activeElement)
  const goTo = async (tab: string) => {
    await page.goto(`${panel.program.origin}/admin?tab=${tab}`)
    await page.getByRole('tab').first().waitFor()
  }
  await goTo('orders')
  const search = page.getByRole('searchbox')
  await search.waitFor()
  await page.keyboard.press('/')
  await expect.poll(() => search.evaluate((element) => element === document.activeElement)).toBe(false)
  await goTo('discounts')
  await page.getByLabel('Kod', { exact: true }).waitFor()
  await page.getByText('nowy wpis').waitFor({ state: 'detached' })
  await page.keyboard.press('n')
  expect(await codeHasFocus()).toBe(false)
  await goTo('account')
  await choice.focus()
  await page.keyboard.press('Space')
  await goTo('discounts')
  await page.getByText('nowy wpis').waitFor()
  await page.keyboard.press('n')
  await expect.poll(codeHasFocus).toBe(true)
})

describe('with the keyboard alone', () => {
  test(
    'an order is looked at and put on its way, and the focus comes back to its row',
    onlyForRelease('its own file has it by keyboard'),
    async () => {
      const { orderNumber } = await placeOverHttp(panel.program.origin, panel.asAdmin)
      const page = await panel.open('tab=products', still)
      const { to, press, check } = byKeyboard(page)
      // Keys pressed before the panel is there lead nowhere.
      await page.getByRole('tab', { name: 'Produkty' }).waitFor()
      await to('Produkty')
      await press('ArrowRight')
      // The focus follows an arrow in a moment of its own.
      await page.locator('[role=tab]:focus', { hasText: 'Zamówienia' }).waitFor()
      await press('Enter')
      await page.getByRole('rowheader', { name: orderNumber }).waitFor()
      await to(/^Szczegóły/)
      await press('Enter')
      await section(page, 'Historia').waitFor()
      await to(/^Nowy status|^Status/)
      await press('ArrowDown')
      await to('Zmień status')
      await press('Enter')
      await toastOn(page).waitFor()
      // The message that lies over it doesn't keep the key to itself.
      await press('Escape')
      await dialogOn(page).waitFor({ state: 'detached' })
      expect(await toastOn(page).count()).toBe(0)
      expect((await check()).name).toMatch(/^Szczegóły/)
    },
  )

  test(
    'a product gets another price, and the focus comes back to where it was begun',
    onlyForRelease('its own file has it by keyboard'),
    async () => {
      const page = await panel.open('tab=products', still)
      const { to, press, type, check } = byKeyboard(page)
      await page.getByRole('row').nth(1).waitFor()
      await to('Edytuj: Sól celtycka gruba')
      await press('Enter')
      await page.getByRole('region', { name: 'Edycja: Sól celtycka gruba' }).waitFor()
      await to(/^Cena/)
      await press('Control+a')
      await type('31,50')
      await press('Control+s')
      await toastOn(page).waitFor()
      await expect
        .poll(
          async () =>
            (await panel.asAdmin<{ id: number; price: string }[]>('GET', '/api/admin/products')).find(
              ({ id }) => id === 2,
            )?.price,
        )
        .toBe('31.50')
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
        .toBe('Edytuj: Sól celtycka gruba')
      await check()
    },
  )

  test('a member is let in', onlyForRelease('its own file has it by keyboard'), async () => {
    const application = new FormData()
    application.set('data', JSON.stringify(chef))
    await fetch(`${panel.program.origin}/api/chefs`, { method: 'POST', body: application })
    const page = await panel.open('tab=members', still)
    const { to, press, check } = byKeyboard(page)
    await page.getByText(chef.description, { exact: true }).waitFor()
    await to(/^Opublikuj/)
    await press('Enter')
    await toastOn(page).waitFor()
    await page.getByText('Na stronie', { exact: true }).nth(1).waitFor()
    await check()
  })
})
