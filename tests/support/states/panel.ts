import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import type { Database } from '../../../src/server/database/database.ts'
import { daysAfter } from '../../../src/kernel/calendar.ts'
import { dayInPoland } from '../../../src/kernel/day-in-poland.ts'
import { money } from '../../../src/kernel/money.ts'
import { declareOwnWithdrawal } from '../../../src/sales/withdrawal/declare-withdrawal.server.ts'
import { makeBistros } from '../contacts.ts'
import { inHours } from '../promotions.ts'
import { placeInvoicedOrder } from '../invoices.ts'
import { attemptPayment, paid, placeOrder } from '../orders.ts'
import { placeListedOrders } from '../listed-orders.ts'
import type { usePanel } from '../panel.ts'
import { placePaid } from '../withdrawals.ts'
import { writeReviews } from '../reviews.ts'

/** How a part of the panel can be: the rest of its address, and what brings it there. */
type PanelStates = Record<string, { asked?: string; show?(page: Page): Promise<unknown> }>

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const problem = (page: Page) => page.locator('[aria-invalid=true]').first().waitFor()
const presses = (name: string | RegExp, shown: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await button(page, name).click()
  await shown(page)
}
const asks = (page: Page) => dialog(page).waitFor()
const toast = (page: Page) =>
  page
    .getByRole('region', { name: /^Powiadomienia/ })
    .getByRole('listitem')
    .waitFor()
/** Looks for somebody in what the shop knows of people. */
const looksFor = (who: string, shown: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.getByLabel('Adres e-mail albo numer zamówienia').fill(who)
  await page.keyboard.press('Enter')
  await shown(page)
}
const found = looksFor('anna@example.com', (page) => page.getByRole('heading', { name: /^Zamówienia/ }).waitFor())
const file = (content: string) => ({ name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })

/** What each place can show beside what it always can: what it holds, that it waits, and that nobody answers. */
export const panelStates: Record<string, PanelStates> = {
  products: {
    'a product': { asked: '&edit=2' },
    'a new one, filled in wrongly': { asked: '&edit=new', show: presses(/^Dodaj|^Utwórz|^Zapisz/, problem) },
    'a promotion, filled in wrongly': { asked: '&edit=2', show: presses('Dodaj promocję', problem) },
    'a promotion that is to end': { asked: '&edit=2', show: presses(/^Zakończ promocję/, asks) },
    'a product that there is not': { asked: '&edit=999' },
    'a product on its way to another place': {
      show: presses(/^Przenieś/, (page) => button(page, 'Na koniec').waitFor()),
    },
    'the pictures of a product': { asked: '&edit=2', show: presses(/^Galeria/, asks) },
    'a table that was looked at': {
      asked: '&import=csv',
      async show(page) {
        await page.getByLabel('Plik CSV z produktami').setInputFiles(file('numer;cena;ilość\n2;31,50;\n99;1;1'))
        await page.getByRole('heading', { name: 'Odrzucone' }).waitFor()
      },
    },
    'a question': { show: presses(/^Usuń/, asks) },
  },
  orders: {
    'an order': { asked: '&order=3', show: (page) => dialog(page).getByRole('region', { name: 'Historia' }).waitFor() },
    'an order that is paid by bank transfer': {
      asked: '&order=2',
      show: async (page) => {
        await dialog(page).getByText('Wpłynął przelew').click()
        await dialog(page).getByRole('button', { name: 'Zapłacono' }).waitFor()
        await dialog(page).getByRole('button', { name: 'Odesłano' }).waitFor()
      },
    },
    'an order that was withdrawn from': {
      show: async (page) => {
        await page.getByText('klient odstąpił od umowy').first().click()
        await dialog(page).getByRole('region', { name: 'Odstąpienie od umowy' }).waitFor()
      },
    },
    'an order with documents': {
      asked: '&order=26',
      show: (page) =>
        dialog(page)
          .getByRole('link', { name: /^Faktura FV/ })
          .waitFor(),
    },
    'an order that there is not': { asked: '&order=999', show: asks },
    'a new order, filled in wrongly': { asked: '&new=1', show: presses('Złóż zamówienie', problem) },
    'an order that changes': {
      show: async (page) => {
        await page.getByText('Potwierdzone').first().click()
        await presses('Zmień zamówienie', (opened) => dialog(opened).getByText('Po zmianie').waitFor())(page)
      },
    },
    'nothing found': { asked: '&search=nikt' },
    'a message': { show: presses('Sprawdź statusy płatności', toast) },
  },
  today: {},
  packing: {
    'all ticked': {
      show: presses(/^Zaznacz wszystkie/, (page) =>
        page.getByRole('region', { name: 'Zaznaczone zamówienia' }).waitFor(),
      ),
    },
    'one just sent': { show: presses('Wysłane', (page) => page.getByText('Za 10 s napiszemy').waitFor()) },
  },
  stock: {
    movements: { asked: '&show=movements' },
    'nothing found': { asked: '&show=movements&kind=lost' },
    'a movement, filled in wrongly': { show: presses('Zapisz ruch', problem) },
  },
  discounts: {
    'a code': { asked: '&edit=1' },
    'a new one, filled in wrongly': { show: presses(/^Dodaj|^Utwórz/, problem) },
    'a question': { show: presses(/^Usuń/, asks) },
  },
  shipping: {
    'a rate': { asked: '&edit=1' },
    'a new one, filled in wrongly': { show: presses(/^Dodaj|^Utwórz/, problem) },
  },
  zones: {
    'a zone': { asked: '&edit=1' },
    'a new one, filled in wrongly': { show: presses(/^Dodaj/, problem) },
    'a question': { show: presses(/^Usuń/, asks) },
  },
  boxes: {
    'a box': { asked: '&edit=1' },
    'a new one, filled in wrongly': { show: presses(/^Dodaj/, problem) },
    'a question': { show: presses(/^Usuń/, asks) },
  },
  members: { 'nothing found': { asked: '&search=nikt' }, 'a question': { show: presses(/^Usuń/, asks) } },
  team: {
    'a person': { asked: '&edit=1' },
    'a new one, filled in wrongly': { show: presses(/^Dodaj|^Utwórz/, problem) },
  },
  customers: {
    'a person': { show: (page) => page.getByRole('link', { name: 'Anna Nowak' }).first().click() },
    'a person that there is not': { asked: '&person=999999' },
    'nothing found': { asked: '&search=nikt' },
  },
  marketing: {
    'a contact': { asked: '&edit=1' },
    'a new one, filled in wrongly': { show: presses(/^Dodaj kontakt/, problem) },
    'chosen contacts': { show: (page) => page.getByRole('checkbox').first().check() },
    'an import': {
      async show(page) {
        await page.locator('input[type=file]').setInputFiles(file('nazwa;email\nSól;zla\nMorze;morze@example.com'))
        await button(page, 'Sprawdź plik').click()
        await page.locator('#import-report').waitFor()
      },
    },
    'the letter': { asked: '&offer=preview', show: (page) => dialog(page).locator('iframe').waitFor() },
    'a campaign': { asked: '&campaign=1', show: (page) => dialog(page).getByRole('row').nth(1).waitFor() },
  },
  withdrawals: {
    'those done with': { asked: '&show=done' },
    'nothing found': { asked: '&search=nikt' },
    'a number that there is not': { show: presses('Przypisz', problem) },
  },
  backups: {
    'a question': { show: presses(/^Pobierz kopię/, asks) },
    'a restore that nobody confirmed': {
      async show(page) {
        await button(page, /^Przywróć kopię/).click()
        await dialog(page)
          .getByLabel(/^Aby potwierdzić/)
          .waitFor()
        await button(page, 'Zastąp sklep kopią').click()
        await problem(page)
      },
    },
  },
  statements: {
    'those done with': { asked: '&show=booked' },
    'nothing found': { asked: '&search=nikt' },
    'a file that is none': {
      async show(page) {
        await page.locator('input[type=file]').setInputFiles(file('Sól'))
        await toast(page)
      },
    },
  },
  packaging: {
    'the weights of a product': { show: presses(/^Opakowanie: /, asks) },
    'a register, answered wrongly': {
      async show(page) {
        await button(page, /^Rejestr: /).click()
        await dialog(page).getByRole('button', { name: 'Potwierdź', exact: true }).click()
        await problem(page)
      },
    },
  },
  abroad: {
    'a rate, filled in wrongly': { show: presses('Zapisz stawkę', problem) },
    'a question': { show: presses(/^Usuń/, asks) },
  },
  reports: {
    'by product': { asked: '&by=product' },
    'a time without sales': { asked: '&from=2020-01-01&until=2020-01-31' },
  },
  invoices: {
    'a month without any': { asked: '&month=2020-01' },
    'what isn’t in KSeF yet': { asked: '&ksef=open' },
  },
  messages: { 'those done with': { asked: '&show=handled' }, 'nothing found': { asked: '&search=nikt' } },
  reviews: {
    'those published': { asked: '&show=published' },
    'one that is refused, filled in wrongly': {
      async show(page) {
        await button(page, 'Odrzuć').click()
        await button(page, 'Odrzuć opinię').click()
        await problem(page)
      },
    },
  },
  mails: { 'none withheld': { asked: '&state=withheld' }, 'those that failed': { asked: '&state=failed' } },
  privacy: {
    'a person': { show: found },
    'nobody known': { show: looksFor('nikt@example.com', (page) => page.getByText(/^Nic nie wiemy/).waitFor()) },
    'nobody at all': { show: looksFor('nikt', problem) },
    'what all stays': { show: looksFor('lucja@example.com', presses(/^Usuń dane/, asks)) },
    'what goes with a person': {
      async show(page) {
        await found(page)
        await button(page, /^Usuń dane/).click()
        await asks(page)
      },
    },
    'a new request, filled in wrongly': {
      async show(page) {
        await button(page, 'Zapisz prośbę').click()
        await dialog(page).getByRole('button', { name: 'Zapisz prośbę' }).click()
        await problem(page)
      },
    },
    'those answered': { asked: '&show=answered' },
  },
  legal: {
    'a text that is written': { asked: '&document=terms' },
    'what may not be written': {
      asked: '&document=terms',
      async show(page) {
        await page.getByLabel('Tekst (pl)').fill('# {{nobody}}')
        await button(page, 'Zapisz szkic').click()
        await problem(page)
      },
    },
    'a comparison': { asked: '&document=guarantee&compare=holds', show: asks },
    'a preview': {
      asked: '&document=guarantee',
      show: presses('Podgląd', (page) => dialog(page).locator('.legal h2').first().waitFor()),
    },
    'from which day a draft holds': { asked: '&document=guarantee', show: presses('Ogłoś…', asks) },
    'a question': { show: presses(/^Odwołaj/, asks) },
  },
  words: {
    'a page': { asked: '&section=contact' },
    'a letter, filled in wrongly': {
      asked: '&section=welcome',
      async show(page) {
        await page.getByLabel('polski').nth(1).fill('Dzień dobry!')
        await button(page, 'Zapisz szkic').click()
        await problem(page)
      },
    },
    'nothing found': { asked: '&search=nigdzie' },
  },
  settings: {
    'secrets, filled in wrongly': {
      asked: '&part=payments',
      async show(page) {
        await page.getByLabel(/^Tajny klucz/).fill('nie to')
        await button(page, 'Zapisz ustawienia').click()
        await problem(page)
      },
    },
    'certificates of the system of invoices, pasted wrongly': {
      asked: '&part=ksef',
      async show(page) {
        await page.getByLabel(/^Certyfikat do logowania/).fill('nie to')
        await button(page, 'Zapisz ustawienia').click()
        await problem(page)
      },
    },
    'countries and languages': { asked: '&part=delivery' },
    'a new key of the backups, and not its last characters': {
      asked: '&part=backup',
      async show(page) {
        await button(page, 'Utwórz klucz').click()
        await page.getByLabel(/^Ostatnie 6 znaków/).fill('nie to')
        await button(page, 'Mam klucz, używaj go').click()
        await page.getByText('To nie są ostatnie znaki').waitFor()
      },
    },
  },
  pictures: {
    'a place without a picture of the owner’s': {
      asked: '&picture=hero',
      show: presses('Zapisz i opublikuj', (page) => dialog(page).getByRole('alert').waitFor()),
    },
    'a picture that is being cut': {
      asked: '&picture=hero',
      async show(page) {
        const buffer = await sharp({ create: { width: 1_600, height: 1_000, channels: 3, background: '#6f9a96' } })
          .jpeg()
          .toBuffer()
        const picture = { name: 'saliny.jpg', mimeType: 'image/jpeg', buffer }
        await dialog(page).getByLabel('Wybierz zdjęcie').setInputFiles(picture)
        await dialog(page).getByRole('slider').first().waitFor()
      },
    },
  },
  status: {
    'a question': { show: presses('Usuń', asks) },
    'the menu of the header': {
      show: presses('Więcej', (page) => page.getByRole('link', { name: 'Dziennik zmian' }).waitFor()),
    },
  },
  audit: {
    'nothing of a kind': { asked: '&subject=refund' },
    'who came in': { asked: '&subject=access', show: (page) => page.getByText('Zalogowano').first().waitFor() },
  },
  administrators: {
    'an administrator': { asked: '&edit=1' },
    'an invitation, filled in wrongly': { show: presses('Zaproś', problem) },
    'an administrator that there is not': { asked: '&edit=999' },
    'a question': { show: presses(/^Nowy link do hasła/, asks) },
  },
  account: {
    'filled in wrongly': { show: presses('Zmień hasło', problem) },
    'a link to confirm an address, which opens nothing any more': {
      asked: '#email=none',
      show: (page) => page.getByRole('alert').waitFor(),
    },
    'an app for codes': {
      show: presses('Dodaj aplikację z kodami', (page) => page.getByRole('img', { name: /^Kod QR/ }).waitFor()),
    },
    'a proxy of which nobody told the program': {
      async show(page) {
        await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.7' })
        await page.reload()
        await page.getByRole('note').waitFor()
        await page.setExtraHTTPHeaders({})
      },
    },
    'a session that has ended': {
      async show(page) {
        await page.context().clearCookies()
        await page.getByLabel('Obecne hasło').fill('nie to')
        await page.getByLabel('Nowe hasło', { exact: true }).fill('nowa sól o świcie')
        await page.getByLabel('Powtórz nowe hasło').fill('nowa sól o świcie')
        await button(page, 'Zmień hasło').click()
        await asks(page)
      },
    },
  },
}

/** Something of everything that the panel shows. */
export async function fillPanel({ program, asAdmin }: ReturnType<typeof usePanel>, database: Database): Promise<void> {
  await placeListedOrders(database)
  await attemptPayment(database, 2, {
    provider: 'transfer',
    state: 'flagged',
    amount: money(5_000),
    taken: money(2_000),
  })
  await database.execute(sql`
    insert into refunds (id, payment_id, order_id, amount_grosze, administrator, state)
    select gen_random_uuid(), id, order_id, 500, 'ola', 'waiting' from payments where provider = 'transfer'`)
  await database.execute(sql`
    insert into clearing_questions (reason, found, answer, answered_at, answered_by)
    values ('much', '[{ "what": "contactMessages", "rows": 120, "of": 800, "isMore": false }]', 'keep', now(), 'admin')`)
  await placeInvoicedOrder(database)
  await placeOrder(database, {
    ...paid,
    companyName: 'Salz GmbH',
    taxNumber: 'DE123456789',
    taxation: 'within_union',
    invoiceWaitsSince: new Date(),
  })
  await writeReviews(database, 1, 14)
  await makeBistros(database, 30)
  await database.execute(sql`
    insert into members (kind, first_name, last_name, organization_name, email, address, description, language, published_at)
    select kind, case when kind = 'chef' then 'Jan' end, case when kind = 'chef' then 'Wójcik ' || n end,
      case when kind = 'restaurant' then 'Pod Żaglem ' || n end, kind || n || '@example.com', 'ul. Portowa ' || n,
      repeat('Gotuję na ogniu. ', n * 20), 'pl', case when n > 2 then now() end
    from generate_series(1, 4) as n, unnest(array['chef', 'restaurant']) as kind`)
  await asAdmin('POST', '/api/admin/discount-codes', { code: 'FALA', type: 'percentage', value: '10', maxUses: 5 })
  for (const [name, heaviestContent] of Object.entries({ 'Karton mały': 2, 'Karton duży': 20 }))
    await asAdmin('POST', '/api/admin/shipping-boxes', {
      name,
      ownWeight: 0.3,
      heaviestContent,
      length: 40,
      width: 30,
      height: 5 + heaviestContent,
    })
  await asAdmin('POST', '/api/admin/shipping-zones', { name: 'Strefa 1', countries: ['CZ', 'DE', 'SK'] })
  await asAdmin('POST', '/api/admin/abroad/rates', {
    rates: [
      { country: 'CZ', rate: 21, from: dayInPoland() },
      { country: 'FR', rate: 5.5, productId: 2, from: dayInPoland() },
    ],
  })
  await placeOrder(database, {
    ...paid,
    status: 'completed',
    paidAt: new Date(),
    country: 'Germany',
    taxation: 'destination',
    lines: [{ quantity: 400, price: money(10_000), vatRate: 19 }],
  })
  await asAdmin('POST', '/api/admin/marketing/send-bulk-email', {})
  await database.execute(sql`
    insert into newsletter_subscriptions (id, email, language, asked_on, shown_text, confirmed_at)
    select gen_random_uuid(), 'klientka' || n || '@example.com', 'pl', '/store', 'Zgoda', now() from generate_series(1, 12) as n`)
  await asAdmin('POST', '/api/admin/backups')
  await asAdmin('PUT', '/api/admin/products/3', { price: '64.90', storage: null })
  await asAdmin('POST', '/api/admin/products/2/promotions', { price: '24.90', endsAt: inHours(24) })
  await asAdmin('POST', '/api/admin/products/2/promotions', { price: '22', startsAt: inHours(30), endsAt: inHours(60) })
  for (const document of ['guarantee', 'imprint']) {
    const path = `/api/admin/legal-documents/${document}`
    const { texts } = await asAdmin<{ texts: { markdown: string }[] }>('GET', `${path}/draft`)
    const longer = texts.map((text) => ({ ...text, markdown: `${text.markdown}\n\nWięcej.` }))
    await asAdmin('PUT', `${path}/draft`, { texts: longer, version: 0 })
  }
  const from = daysAfter(dayInPoland(), 9)
  await asAdmin('POST', '/api/admin/legal-documents/imprint/versions', { from, version: 1, isReadByLawyer: true })
  const asked = { kind: 'access', email: 'lucja@example.com', receivedOn: '2026-11-20', note: 'Telefon' }
  await asAdmin('POST', '/api/admin/privacy/requests', asked)
  for (const name of ['Anna', 'Łucja'])
    await fetch(`${program.origin}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name, email: `${name}@example.com`, message: 'Czy sól jest szara?', language: 'pl' }),
    })
  for (const orderNumber of ['S-2026-999999', 'numeru nie pamiętam'])
    await fetch(`${program.origin}/api/withdrawals`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: 'Anna',
        email: 'anna@example.com',
        orderNumber,
        remark: 'Za słona',
        language: 'pl',
      }),
    })
  for (const [place, said] of [{ shippingStatus: 'shipped' }, {}].entries()) {
    const { id } = await placePaid(database, { email: `${place}@example.com`, ...said } as Parameters<
      typeof placePaid
    >[1])
    await declareOwnWithdrawal(
      database,
      id,
      { name: 'Łucja', goods: '', remark: '' },
      { language: 'pl', key: undefined },
    )
  }
  await database.execute(sql`
    update mails set state = 'failed', reason = '550 No such mailbox' where id = (select id from mails limit 1)`)
}
