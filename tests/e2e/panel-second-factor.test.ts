import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { changeEmail } from '../../src/administrators/email/change-email.server.ts'
import { makeSetupLink } from '../../src/administrators/setup-link.server.ts'
import { administrators } from '../../src/guards/administrators.table.ts'
import { createToken } from '../../src/server/accounts/tokens.ts'
import { adminPassword } from '../support/database.ts'
import { usePanelAndDatabase } from '../support/panel.ts'
import { codeOf } from '../support/second-factors.ts'
import { emailsAsSent } from '../support/sent-emails.ts'

const { panel, database } = await usePanelAndDatabase()
/** A browser has passkeys at localhost, and none at a bare address. */
const place = () => panel.program.origin.replace('127.0.0.1', 'localhost')

/** A profile that no other test gets, for the authenticator stays with it. */
const ownProfile = { viewport: { width: 1280, height: 801 } }

async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  })
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Nazwa użytkownika').fill('admin')
  await page.getByLabel('Hasło').fill(adminPassword)
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
}

const letConfirmationAge = () => database.execute(sql`update sessions set confirmed_at = now() - interval '2 hours'`)
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test('a passkey is added, answers when one is asked again, and signs in by itself; an app’s code does so after the password, also after one chosen by a link', async () => {
  const page = await panel.visit(`${place()}/admin?tab=account`, ownProfile, /status of 4(0[13]|22)/)
  await addAuthenticator(page)
  await signIn(page)
  await page.getByRole('heading', { name: 'Drugi składnik' }).waitFor()

  await letConfirmationAge()
  await page.getByRole('button', { name: 'Dodaj klucz dostępu' }).click()
  await page.getByLabel('Nazwa', { exact: true }).fill('Laptop w biurze')
  await page.getByRole('button', { name: 'Utwórz klucz dostępu' }).click()
  await dialog(page, 'Potwierdź, że to Ty').getByLabel('Hasło').fill(adminPassword)
  await page.keyboard.press('Enter')
  await dialog(page, 'Kody zapasowe').waitFor()
  expect(await dialog(page, 'Kody zapasowe').getByRole('listitem').count()).toBe(10)
  await page.getByRole('button', { name: 'Mam je zapisane' }).click()
  await page.getByText('Pozostało kodów zapasowych: 10.').waitFor()

  await letConfirmationAge()
  await page.getByRole('button', { name: 'Dodaj aplikację z kodami' }).click()
  await page.getByRole('button', { name: 'Użyj klucza dostępu' }).click()
  const app = dialog(page, 'Aplikacja z kodami')
  const secret = (await app.locator('.font-mono').textContent())?.replaceAll(/\s/g, '') ?? ''
  const code = app.getByLabel('Kod, który pokazuje aplikacja')
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true')
  // The phone has read the secret by now: it stays the one to confirm.
  await code.fill(codeOf(secret, -1))
  await page.keyboard.press('Enter')
  const row = page.getByRole('listitem').filter({ hasText: 'Aplikacja z kodami' })
  await row.filter({ hasText: 'Dodano: ' }).waitFor()

  await page.getByRole('button', { name: 'Wyloguj się' }).click()
  await page.getByRole('button', { name: 'Użyj klucza dostępu' }).click()
  await page.getByRole('heading', { name: 'Drugi składnik' }).waitFor()
  await page.getByRole('button', { name: 'Wyloguj się' }).click()
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).waitFor()
  await signIn(page)
  await page.getByLabel('Kod z aplikacji albo kod zapasowy').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Drugi składnik' }).waitFor()

  await letConfirmationAge()
  await page.getByRole('button', { name: 'Utwórz nowe kody zapasowe' }).click()
  await page.getByRole('button', { name: 'Utwórz nowe kody', exact: true }).click()
  await dialog(page, 'Potwierdź, że to Ty').getByRole('button', { name: 'Anuluj' }).click()
  await page.getByText('Nic nie zostało zmienione.').first().waitFor()

  const token = createToken()
  await database.transaction((transaction) => makeSetupLink(transaction, 1, 'new_password', token))
  await page.goto(`${place()}/admin#setup=${token}`)
  await page.getByLabel('Hasło', { exact: true }).fill('fleur de sel z Batz')
  await page.getByLabel('Powtórz hasło').fill('fleur de sel z Batz')
  await page.keyboard.press('Enter')
  await page.getByLabel('Kod z aplikacji albo kod zapasowy').fill(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: 'Produkty' }).waitFor()
})

test('another address is confirmed by the button of its link, and taken back by that of the earlier one, which leads to a new password', async () => {
  await database.execute(sql`update administrators set email = 'first@example.com'`)
  const [held] = await database.select().from(administrators)
  if (!held) throw new Error('there is no administrator')
  await database.transaction((transaction) => changeEmail(transaction, held, held, 'other@example.com'))
  const [toOther, toFirst] = await emailsAsSent(database, 'administrator-email')
  const pathIn = (letter: typeof toOther) => /\/admin#email=[\w-]+/.exec(letter?.plain ?? '')?.[0] ?? ''
  const page = await panel.visit(`${place()}${pathIn(toOther)}`)
  await page.getByText('other@example.com').waitFor()
  await page.getByRole('button', { name: 'Potwierdź adres' }).click()
  await page.getByText('Adres został potwierdzony.').waitFor()
  const again = await panel.visit(`${place()}${pathIn(toFirst)}`)
  await again.getByText('first@example.com').waitFor()
  await again.getByRole('button', { name: 'Cofnij zmianę' }).click()
  await again.getByText('Dotychczasowy adres wrócił').waitFor()
  for (const shown of [page, again]) expect(await shown.getByRole('alert').count()).toBe(0)
  await again.getByRole('button', { name: 'Wybierz nowe hasło' }).click()
  await again.getByLabel('Powtórz hasło').waitFor()
})
