import type { Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  makeContacts,
  campaignsOf,
  newestEntry,
  newestOf,
  question,
  sendButton,
  sendToAll,
  start,
} from '../support/bulk-mail.ts'
import { axeViolations, layoutProblems } from '../support/axe.ts'
import { toastOn, usePanel } from '../support/panel.ts'
import { openSmtpServer } from '../support/smtp-server.ts'
import { onlyForRelease } from '../support/release.ts'

const office = await openSmtpServer()
afterAll(() => office.close())
const panel = usePanel({ SMTP_URL: office.url, BULK_MAILS_PER_SECOND: '50' })

beforeEach(() => {
  office.recover()
  office.slow(0)
})

const entry = newestEntry
/** What a browser says when tests look into a frame that runs no scripts, or press its links. */
const fromTheFrame = /sandboxed|target origin provided/
const deliveredTo = (address: string) =>
  office.delivered.filter(({ to }) => to?.some(({ address: one }) => one === address)).length
const asGroup = (name: string, count: number) => Array.from({ length: count }, (_, number) => `${name}${number}`)
const isOver = () => expect.poll(async () => (await newestOf(panel)).state).toBe('done')

test(
  'without contacts nothing can be sent; a history that cannot be had says so, and is empty when asked again; a campaign that there isn’t is said',
  onlyForRelease('the gate has the refusal at the endpoint'),
  async () => {
    const page = await panel.open('tab=customers', {}, /status of (503|404)/)
    await page.route('**/api/admin/marketing/campaigns?*', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Przerwa.', error: 'Przerwa.' } }),
    )
    await page.getByRole('tab', { name: 'Marketing' }).click()
    await page.getByText('Przerwa.').waitFor()
    await page.unroute('**/api/admin/marketing/campaigns?*')
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
    await page.getByText('Brak historii kampanii').waitFor()
    await expect.poll(() => page.getByRole('heading', { name: 'Wysyłka e-maili' }).count()).toBe(0)
    await expect.poll(() => sendButton(page).count()).toBe(0)
    await page.goto(`${panel.program.origin}/admin?tab=marketing&campaign=999999`)
    await page.getByText('Nie ma takiej kampanii').waitFor()
  },
)

describe('with contacts', () => {
  test('the preview shows the letter with its pictures and styles, on a desk, on a phone and as text; on a phone it begins with how phones show it', async () => {
    await makeContacts(panel, asGroup('preview', 2))
    const page = await panel.open('tab=marketing', {}, fromTheFrame)
    await page.getByRole('link', { name: 'Podgląd wiadomości' }).click()
    const dialog = page.getByRole('dialog', { name: 'Podgląd wiadomości' })
    const email = dialog.frameLocator('iframe')
    const widthOf = () => dialog.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().width)
    await expect.poll(widthOf).toBe(640)
    await expect.poll(() => dialog.locator('iframe').getAttribute('sandbox')).toBe('')
    const looksOf = async () => {
      const pictures = email.locator('img')
      await pictures.first().waitFor()
      await expect
        .poll(() =>
          pictures.evaluateAll((all) => (all as HTMLImageElement[]).every(({ naturalWidth }) => naturalWidth > 0)),
        )
        .toBe(true)
      return email.locator('body').evaluate((body) => ({
        colour: getComputedStyle(body).backgroundColor,
        sideways: body.scrollWidth - window.innerWidth,
      }))
    }
    const wide = await looksOf()
    expect(wide.colour).not.toBe('rgba(0, 0, 0, 0)')
    expect(wide.sideways).toBeLessThanOrEqual(0)
    // Its links lead nowhere, and leave the letter where it is.
    await email.getByRole('link').first().click()
    await email.locator('img').first().waitFor()

    await dialog.getByRole('radio', { name: 'Komputer' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(widthOf).toBe(375)
    expect((await looksOf()).sideways).toBeLessThanOrEqual(0)

    await page.keyboard.press('ArrowRight')
    const { plain } = await panel.asAdmin<{ plain: string }>('GET', '/api/admin/marketing/offer')
    const text = await dialog.getByLabel('Wiadomość jako sam tekst').innerText()
    expect(text.split('\n')[0]).toBe(plain.split('\n')[0])

    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Podgląd wiadomości')
    await page.goBack()
    await dialog.waitFor()

    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await expect.poll(() => dialog.getByRole('radio', { name: 'Telefon' }).isChecked()).toBe(true)
    await expect.poll(widthOf).toBeGreaterThan(300)
    const around = dialog.getByRole('region', { name: 'Wygląd wiadomości' })
    expect(await around.evaluate((place) => place.scrollWidth - place.clientWidth)).toBe(0)
  })

  test('a message for a look goes to the address that was typed, which this browser remembers', async () => {
    await makeContacts(panel, ['look'])
    const page = await panel.open('tab=marketing')
    const address = page.getByLabel('Wyślij próbną na adres')
    await address.fill('nonsense')
    await page.keyboard.press('Enter')
    await page.getByText('Nieprawidłowy adres email').waitFor()
    await expect.poll(() => address.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(office.delivered).toHaveLength(0)

    await address.fill('me@example.com')
    await page.keyboard.press('Enter')
    await toastOn(page).filter({ hasText: 'me@example.com' }).waitFor()
    await expect.poll(() => deliveredTo('me@example.com')).toBe(1)
    await page.reload()
    await address.waitFor()
    await expect.poll(() => address.inputValue()).toBe('me@example.com')
    expect(deliveredTo('look@example.com')).toBe(0)
  })

  test('the button says how many get it, who is inactive or has no recorded consent told apart; a refusal is said in the server’s words', async () => {
    await makeContacts(panel, ['asleep'], { isActive: false })
    await makeContacts(panel, ['agreed'], { consent: 'Formularz na targach' })
    const page = await panel.open('tab=marketing', {}, /status of 422/)
    const asked = await panel.asAdmin<Record<string, number>>('POST', '/api/admin/marketing/audience', {})
    await sendButton(page).waitFor()
    await expect
      .poll(() => sendButton(page).innerText())
      .toMatch(new RegExp(`^Wyślij do ${asked['willReceive']}\\s(osób|osoby)$`))
    const card = page.getByRole('region', { name: 'Wysyłka e-maili' })
    await card.getByText('Nieaktywne, nie dostaną').waitFor()
    await card.getByText(`Bez zapisanej zgody: ${asked['withoutConsent']}`).waitFor()
    await card.getByRole('link', { name: 'Pokaż kontakty bez zgody' }).click()
    await expect.poll(() => page.url()).toContain('tab=marketing&standing=withoutConsent')

    await sendButton(page).click()
    const asks = await question(page).innerText()
    const { subject } = await panel.asAdmin<{ subject: string }>('GET', '/api/admin/marketing/offer')
    expect(asks).toContain(subject)
    expect(asks).toMatch(new RegExp(`Wysłać do ${asked['willReceive']}\\s`))
    await page.keyboard.press('Escape')
    await question(page).waitFor({ state: 'detached' })
    expect(await campaignsOf(panel)).toHaveLength(0)

    await page.route('**/send-bulk-email*', (route) =>
      route.fulfill({
        status: 422,
        json: { code: 'campaign_without_recipients', message: 'Nie ma do kogo wysłać.', fields: {} },
      }),
    )
    await sendToAll(page)
    const toast = toastOn(page).filter({ hasText: 'Błąd wysyłania' })
    await toast.filter({ hasText: 'Nie ma do kogo wysłać.' }).waitFor()
    await expect.poll(() => sendButton(page).getAttribute('aria-disabled')).toBeNull()
  })

  test('pressed twice, and again after an answer that got lost, it sends once', async () => {
    const page = await panel.open('tab=marketing', {}, /ERR_FAILED|Failed to load/)
    const keys: (string | undefined)[] = []
    let isLost = true
    await page.route('**/send-bulk-email*', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (!isLost) return route.continue()
      isLost = false
      // The server hears it, and the browser never learns what came of it.
      await route.fetch()
      await route.abort()
    })
    await sendButton(page).dblclick()
    await question(page)
      .getByRole('button', { name: /^Wyślij do/ })
      .dblclick()
    await toastOn(page).filter({ hasText: 'Błąd wysyłania' }).waitFor()
    expect(keys).toHaveLength(1)

    await sendToAll(page)
    await toastOn(page).filter({ hasText: 'E-maile wysłane' }).filter({ hasText: 'pominięto: 1' }).waitFor()
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
    expect(await campaignsOf(panel)).toHaveLength(1)
    await isOver()
    expect(deliveredTo('preview0@example.com')).toBe(1)
    expect(deliveredTo('asleep@example.com')).toBe(0)

    // The next time is meant.
    await sendToAll(page)
    await expect.poll(async () => (await campaignsOf(panel)).length).toBe(2)
    expect(keys[2]).not.toBe(keys[0])
    await isOver()
  })

  test('who is ticked gets it and nobody else, and the button follows the ticks', async () => {
    const ids = await makeContacts(panel, ['ticked', 'unticked'])
    const page = await panel.open('tab=marketing')
    await page.getByRole('checkbox', { name: 'Zaznacz ticked' }).check()
    const card = page.getByRole('region', { name: 'Wysyłka e-maili' })
    await card.getByText(/^z\s1 zaznaczonych$/).waitFor()
    await card.getByRole('button', { name: /^Wyślij do 1\sosoby$/ }).waitFor()
    const sending = page.waitForRequest('**/send-bulk-email*')
    await sendToAll(page)
    const { subject } = await panel.asAdmin<{ subject: string }>('GET', '/api/admin/marketing/offer')
    expect((await sending).postDataJSON()).toMatchObject({ contactIds: [ids[0]], subject })
    await toastOn(page).filter({ hasText: 'E-maile wysłane' }).filter({ hasText: 'Przyjęto do wysłania: 1' }).waitFor()
    await isOver()
    expect([deliveredTo('ticked@example.com'), deliveredTo('unticked@example.com')]).toEqual([1, 0])
    await page.getByRole('checkbox', { name: 'Zaznacz ticked' }).uncheck()
    await card.getByText(/Nikogo nie zaznaczono/).waitFor()
  })

  test('progress moves while messages go out, also after a reload; pausing, going on and ending by keyboard', async () => {
    const ids = await makeContacts(panel, asGroup('slow', 40))
    office.slow(100)
    const page = await panel.open('tab=marketing', {}, fromTheFrame)
    await page.clock.install()
    let letGo = office.hold()
    /** Lets some messages out, and holds the others back again. */
    const letSomeOut = async () => {
      const before = office.delivered.length
      letGo()
      await expect.poll(() => office.delivered.length, { interval: 20 }).toBeGreaterThan(before + 2)
      letGo = office.hold()
    }
    await start(panel, ids)
    await page.reload()
    const bar = entry(page).getByRole('progressbar', { name: 'Postęp wysyłki' })
    const now = () => bar.evaluate((one) => (one as HTMLProgressElement).value)
    await bar.waitFor()
    const atFirst = await now()
    await letSomeOut()
    // Long enough to look again, and to say how fast it goes.
    await page.clock.fastForward(6_000)
    await expect.poll(now).toBeGreaterThan(atFirst)
    await expect.poll(() => bar.getAttribute('aria-valuetext')).toMatch(/^\d+ z\s40$/)
    await entry(page)
      .getByText(/przy tym tempie/)
      .waitFor()
    const seen = await now()
    await page.reload()
    await bar.waitFor()
    await expect.poll(now).toBeGreaterThanOrEqual(seen)

    await press(page, /^Wstrzymaj kampanię/)
    await toastOn(page).filter({ hasText: 'Wysyłka została wstrzymana' }).waitFor()
    await entry(page).getByText('Wysyłkę wstrzymał administrator.').waitFor()
    // The button that one pressed has the focus still, and undoes it.
    await expect.poll(() => focused(page)).toMatch(/^Wznów kampanię/)
    // It takes no press until the list has been read again.
    await expect.poll(() => page.locator('button:focus').getAttribute('aria-disabled')).not.toBe('true')
    const { state: atRest, successCount: paused } = await newestOf(panel)
    expect(atRest).toBe('paused')

    await page.keyboard.press('Enter')
    await toastOn(page).filter({ hasText: 'Wysyłka została wznowiona' }).waitFor()
    await letSomeOut()
    await expect.poll(async () => (await newestOf(panel)).successCount).toBeGreaterThan(paused + 1)

    await press(page, /^Zakończ kampanię/)
    await question(page).getByRole('button', { name: 'Zakończ kampanię' }).focus()
    await page.keyboard.press('Enter')
    await toastOn(page).filter({ hasText: 'Kampania została zakończona' }).waitFor()
    letGo()
    await entry(page).getByText('Przerwana', { exact: true }).waitFor()
    await expect.poll(() => entry(page).getByRole('progressbar').count()).toBe(0)
    const { state, skippedCount, waitingCount } = await newestOf(panel)
    expect({ state, waitingCount }).toEqual({ state: 'stopped', waitingCount: 0 })
    expect(skippedCount).toBeGreaterThan(0)
  })

  test(
    'who did not get it is found with the reason and the words of the server that refused',
    onlyForRelease('the gate has the rows and their reasons at the endpoint'),
    async () => {
      const ids = await makeContacts(panel, asGroup('fine', 26))
      const refusedIds = await makeContacts(panel, ['nobody-there'])
      office.trouble({ at: 'recipient', code: 550, saying: '5.1.1 No such user here' }, /nobody-there/)
      await start(panel, [...ids, ...refusedIds])
      await isOver()
      const page = await panel.open('tab=marketing')
      await entry(page).getByRole('link', { name: 'Błędy: 1, pokaż' }).click()
      const dialog = page.getByRole('dialog', { name: 'Szczegóły kampanii' })
      const row = dialog.getByRole('row').filter({ hasText: 'nobody-there@example.com' })
      await row.getByText('Serwer odbiorcy odmówił na stałe.').waitFor()
      await row.getByText('5.1.1 No such user here').waitFor()
      await expect.poll(() => dialog.getByRole('row').count()).toBe(2)

      await dialog.getByRole('link', { name: /^Wszyscy/ }).click()
      await expect.poll(() => dialog.getByRole('row').count()).toBe(26)
      await dialog.getByRole('link', { name: 'Strona 2' }).click()
      await expect.poll(() => dialog.getByRole('row').count()).toBe(3)
      await expect.poll(() => page.url()).toMatch(/campaign=\d+&recipientsPage=2/)
      await page.reload()
      await expect.poll(() => dialog.getByRole('row').count()).toBe(3)
      await dialog.getByRole('link', { name: /^Czekają/ }).click()
      await dialog.getByText('Nikogo w tym stanie').waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await expect.poll(() => page.url()).not.toMatch(/campaign|recipients/)
    },
  )

  test(
    'a campaign that paused by itself says why, in the words of who refused, and what to do, for anybody on any screen',
    onlyForRelease('the gate has the pause at the operation'),
    async () => {
      const ids = await makeContacts(panel, asGroup('refused', 24))
      office.trouble({ at: 'recipient', code: 550, saying: '5.7.1 Not welcome here' }, /refused/)
      await start(panel, ids)
      await expect.poll(async () => (await newestOf(panel)).state).toBe('paused')
      const page = await panel.open('tab=marketing')
      const notice = entry(page).getByRole('alert')
      await notice.getByText(/zbyt wiele serwerów odmawia/).waitFor()
      await notice.getByText(/5\.7\.1 Not welcome here/).waitFor()
      await entry(page)
        .getByRole('button', { name: /^Wznów/ })
        .waitFor()
      expect(await axeViolations(page)).toEqual([])
      const widths = [{ width: 390 }, { width: 768 }, { width: 1280 }, { width: 1440 }]
      expect(await layoutProblems(page, widths)).toEqual([])
      await page.goto(`${panel.program.origin}/admin?tab=marketing&campaign=${(await newestOf(panel)).id}`)
      await page.getByRole('dialog').getByRole('row').nth(3).waitFor()
      expect(await axeViolations(page)).toEqual([])
      expect(await layoutProblems(page, widths)).toEqual([])
    },
  )
})

/** By keyboard. */
async function press(page: Page, name: RegExp): Promise<void> {
  await entry(page).getByRole('button', { name }).focus()
  await page.keyboard.press('Enter')
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
