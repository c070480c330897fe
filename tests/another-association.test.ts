import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import { projectFolder } from '../scripts/project.ts'
import { openShopLive } from '../src/app/live-parts.server.ts'
import { stockEmail } from '../src/catalog/stock/stock.mail.tsx'
import { messageEmail } from '../src/contact/message.mail.tsx'
import {
  accountCreatedEmail,
  accountDeletedEmail,
  emailProofEmail,
  passwordChangedEmail,
  recoveryEmail,
} from '../src/customers/account.mail.tsx'
import { languages, type Language } from '../src/kernel/language.ts'
import { legalPdf } from '../src/legal/legal-pdf.server.ts'
import { acceptedLegalTexts } from '../src/legal/legal-texts.server.ts'
import { currentLegalVersion } from '../src/legal/legal.ts'
import { renderEmail, type Email } from '../src/mail/layout/email.mail.tsx'
import { testEmail } from '../src/mail/layout/test.mail.tsx'
import { writeOffer } from '../src/marketing/offer/write-offer.server.ts'
import { newsletterEmail } from '../src/marketing/newsletter/newsletter.mail.tsx'
import { applicationEmail, welcomeEmail } from '../src/membership/application/application.mail.tsx'
import { drawFiles } from '../src/membership/materials/drawing/draw-files.server.ts'
import { materialsEmail } from '../src/membership/materials/materials-ready.mail.tsx'
import { documentPdf } from '../src/sales/invoices/drawing/document-pdf.server.ts'
import {
  orderAttentionOfficeEmail,
  orderPaidOfficeEmail,
} from '../src/sales/order-management/emails/order-office.mail.tsx'
import { orderLinkEmail } from '../src/sales/order-management/emails/order-shipping.mail.tsx'
import { stockHeldEmail } from '../src/sales/order-management/emails/order-office.mail.tsx'
import { reviewRequestEmail } from '../src/sales/reviews/review-request.mail.tsx'
import { readConfig } from '../src/server/config.ts'
import { withLive } from '../src/server/live.ts'
import { emailsOf, linkIn, orderIn } from './support/order-emails.ts'
import { placeInvoicedOrder } from './support/invoices.ts'
import { sampleCorrection, sampleInvoice, sampleProforma } from './support/sample-documents.ts'
import { readSitemap } from './support/sitemap.ts'
import { openTestShop, type TestShop } from './support/shop.ts'

/** All by which the example is known, besides what browsers keep under its name and the program calls its own parts. */
const ofExample =
  /salorge|le croisic|quai des paludiers|123-?456-?32-?18|W000000000|99[\s\u00A0]?00[\s\u00A0]?44[\s\u00A0]?90|depuis 1972|#?56347f|#?3d2461/gi
/** Drawings are files of their own in the built program, and served in the owner's colours. */
const drawn = /data:image\/svg\+xml[^"]*/g
const internal = /\b(__Host-)?salorge-(?!\d)[a-z-]+\b|salorge_[a-z_]+/g

const tracesIn = (text: string) =>
  [
    ...text
      .replaceAll(internal, '')
      .replaceAll(drawn, '')
      .matchAll(new RegExp(`.{0,40}(${ofExample.source}).{0,20}`, 'gi')),
  ].map(([found]) => found)

const german: Record<string, object> = {
  seller: {
    name: 'Küstensalz',
    legalName: 'Verein Küstensalz e. V.',
    legalForm: 'eingetragener Verein',
    street: 'Hafenstraße 7',
    postalCode: '25980',
    town: 'Sylt',
    country: 'DE',
    taxNumber: 'DE123456789',
    register: 'VR 12345 Amtsgericht Kiel',
    bankAccount: 'DE89 3704 0044 0532 0130 00',
    phone: '+49 4651 123456',
    openingHours: '9–16',
    officeEmail: 'buero@kuestensalz.example',
  },
  social: { facebook: '', instagram: 'https://www.instagram.com/kuestensalz', tiktok: '' },
  look: { accent: '#00605a', deep: '#00403c', since: 1998, copyrightYear: 2026 },
}

async function settle(shop: TestShop, settings = german) {
  for (const [part, body] of Object.entries(settings)) {
    const answer = await shop.callAsAdmin('PUT', `/api/admin/settings/${part}`, { body })
    expect(answer.status, await answer.text()).toBe(200)
  }
}

async function openGermanShop() {
  const shop = await openTestShop()
  await settle(shop)
  const live = await openShopLive(shop.database, readConfig({}))
  return { shop, live, as: <Made>(make: () => Made) => withLive(live.values(), make) }
}

test('no page, file or header of an association of its own shows who the example was', async () => {
  const { shop } = await openGermanShop()
  await shop.callAsAdmin('POST', '/api/admin/products', {
    body: { name: 'Meersalz', description: 'Grob.', price: '24.90', weight: 0.5, stockQuantity: 10 },
  })
  const pages = readSitemap(await (await shop.call('GET', '/sitemap.xml')).text()).map(
    ({ address }) => new URL(address),
  )
  const others = [
    '/cart',
    '/checkout',
    '/checkout/success',
    '/success',
    '/store/login',
    '/store/register',
    '/account',
    '/nothing',
  ]
  const paths = [
    ...pages.map(({ pathname, search }) => pathname + search),
    ...others.flatMap((path) => languages.map((language) => `${path}?lang=${language}`)),
    '/site.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
    '/llms.txt',
    ...languages.map((language) => `/products.xml?lang=${language}`),
    '/api/openapi.json',
    '/api/store/checkout-settings',
    '/admin',
  ]
  const found: string[] = []
  for (const path of paths) {
    const answer = await shop.callAsAdmin('GET', path)
    const told = [...answer.headers].map((header) => header.join(': ')).join('\n')
    found.push(...tracesIn(`${told}\n${await answer.text()}`).map((trace) => `${path} ${trace}`))
  }
  expect(paths.length).toBeGreaterThan(100)
  expect([...new Set(found)]).toEqual([])
})

const anna = { firstName: 'Anna', lastName: 'Nowak', email: 'anna@example.com' }
const member = {
  ...anna,
  id: 7,
  kind: 'restaurant' as const,
  organizationName: 'Bistro Fala',
  address: 'ul. Solna 7',
  description: '',
  photoUrl: null,
  photoFocus: null,
  publishedAt: null,
  hiddenAt: null,
  materialsSentAt: null,
  bonusSentAt: null,
  appliedAt: new Date(),
}

/** One letter of each kind, as this language has it. */
function lettersIn(language: Language): Record<string, Email> {
  const order = orderIn(language)
  const link = linkIn(language)
  return {
    ...emailsOf(order),
    link: orderLinkEmail(order, link),
    paid: orderPaidOfficeEmail(order),
    attention: orderAttentionOfficeEmail(order, 'paid_twice'),
    stock: stockEmail({ id: 1, name: 'Meersalz', stockQuantity: 1 }, language),
    held: stockHeldEmail({ name: 'Meersalz', held: 1, left: 1 }),
    created: accountCreatedEmail(language),
    proof: emailProofEmail(language),
    recovery: recoveryEmail(language),
    password: passwordChangedEmail(language),
    deleted: accountDeletedEmail(language),
    message: messageEmail({ ...anna, id: 1, name: 'Anna', message: 'Guten Tag', language }, language),
    application: applicationEmail({ ...member, language }, language),
    welcome: welcomeEmail({ ...member, language }, { getsNewsletters: true }),
    materials: materialsEmail({ ...member, language }, new Date()),
    reviewRequest: reviewRequestEmail(order.orderNumber, link, language),
    newsletterLink: newsletterEmail('link', language),
    newsletterWelcome: newsletterEmail('welcome', language),
    test: testEmail(language),
  }
}

test('no letter does, in any language, nor what stands around it', async () => {
  const { live, as } = await openGermanShop()
  const found = as(() => {
    const written = languages.flatMap((language) =>
      Object.entries(lettersIn(language)).map(([kind, email]) => ({
        place: `${kind} ${language}`,
        ...renderEmail(email, language, kind === 'welcome' ? '/unsubscribe/0' : undefined),
      })),
    )
    return [...written, { place: 'offer', ...writeOffer() }].flatMap(({ place, subject, html, plain }) =>
      tracesIn(`${subject}\n${html}\n${plain}`).map((trace) => `${place}: ${trace}`),
    )
  })
  expect(found).toEqual([])
  expect(as(() => writeOffer().html)).not.toContain('/mail/logo')
  expect(live.config().mail).toMatchObject({
    from: 'Küstensalz <buero@kuestensalz.example>',
    office: 'buero@kuestensalz.example',
  })
})

async function wordsOf(pdf: Uint8Array): Promise<string> {
  const proxy = await getDocumentProxy(new Uint8Array(pdf))
  const { text } = await extractText(proxy, { mergePages: true })
  return `${JSON.stringify((await getMeta(proxy)).info)} ${text.normalize('NFC').replaceAll(/\s+/g, ' ')}`
}

/** What is said only in some states of a page. */
const dictionaries: Record<string, object> = import.meta.glob('../src/**/texts/*.ts', { eager: true })

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

test('no text of a dictionary does', async () => {
  const { as } = await openGermanShop()
  const texts = as(() => textsIn(Object.values(dictionaries)))
  expect(texts.length).toBeGreaterThan(3_000)
  expect(texts.flatMap(tracesIn)).toEqual([])
})

test('no paper does: invoices, terms, certificates, and the names of files', async () => {
  const { shop, as } = await openGermanShop()
  const found: string[] = []
  const look = (place: string, text: string) => found.push(...tracesIn(text).map((trace) => `${place}: ${trace}`))
  for (const language of ['pl', 'de'] as const) {
    const invoice = as(() => sampleInvoice({ language }))
    const others = language === 'de' ? [sampleCorrection(invoice, 100), sampleProforma(invoice)] : []
    for (const document of [invoice, ...others]) {
      look(`${document.kind} ${language}`, await wordsOf(await as(() => documentPdf(document))))
    }
  }
  const version = currentLegalVersion()
  const texts = await as(() => acceptedLegalTexts(shop.database, version, 'de'))
  look('terms', await wordsOf(await as(() => legalPdf(texts, 'de', version))))
  const certified = { kind: 'restaurant', name: 'Bistro Fala', language: 'de', number: '2026-0001' } as const
  const { files, rasters } = await as(() => drawFiles({ ...certified, issuedAt: new Date() }))
  for (const [name, content] of files)
    look(name, `${name} ${name.endsWith('.pdf') ? await wordsOf(content) : Buffer.from(content).toString()}`)
  for (const [name, { drawing }] of rasters) look(name, `${name} ${drawing}`)
  expect(found).toEqual([])
  expect(files.map(([name]) => name)).toContain('logo/kustensalz.svg')
})

test('what a seller doesn’t have is told nowhere, nor what it would be called', async () => {
  const { shop, live, as } = await openGermanShop()
  const labels = {
    pl: /[Tt]elefon:|tel:|NIP:|VAT:|Wpis w|Forma prawna|Godziny/,
    en: /[Pp]hone:|[Tt]elephone:|tel:|NIP|VAT ID|[Ee]ntry in the register|Legal form|Opening hours/,
    de: /Telefon:|tel:|NIP|USt-IdNr|Eintrag im|Rechtsform|Sprechzeiten/,
    fr: /[Tt]éléphone.:|tel:|NIP|TVA.:|[Ii]nscription au|Forme juridique|Horaires/,
  }
  const told = async (language: Language) => {
    const pages = ['contact', 'imprint', 'terms', 'withdrawal'].map(async (page) => {
      const [, main = ''] = (await (await shop.call('GET', `/${page}?lang=${language}`)).text()).split(/<main|<\/main>/)
      return main
    })
    const { plain } = as(() => renderEmail(emailsOf(orderIn(language)).confirmed, language))
    const [, ofSeller = ''] = plain.split('buero@kuestensalz.example').map((part) => part.slice(-400))
    return [...(await Promise.all(pages)), ofSeller].join(' ')
  }
  const facts = ['+49 4651 123456', 'DE123456789', 'VR 12345', 'eingetragener Verein', '9–16']
  for (const language of languages) {
    const text = await told(language)
    for (const fact of facts) expect(text, language).toContain(fact)
    expect(text).toMatch(labels[language])
  }
  const nothing = { legalForm: '', taxNumber: '', register: '', phone: '', openingHours: '', bankAccount: '' }
  await settle(shop, { seller: nothing })
  await live.reload()
  for (const language of languages) {
    const text = await told(language)
    for (const fact of facts) expect(text, language).not.toContain(fact)
    expect(labels[language].exec(text)?.[0], language).toBeUndefined()
    expect(text).not.toContain('{{')
  }
})

test('an issued invoice goes on naming who issued it, with their number, account and logo', async () => {
  const { shop, live, as } = await openGermanShop()
  const { order, invoice } = await as(() => placeInvoicedOrder(shop.database))
  const paper = async () => {
    const answer = await shop.callAsAdmin('GET', `/api/admin/orders/${order.id}/documents/${invoice.id}`)
    expect(answer.status).toBe(200)
    return wordsOf(await answer.bytes())
  }
  const before = await paper()
  for (const told of ['Küstensalz', 'Verein Küstensalz e. V.', 'Numer VAT DE123456789', 'DE89 3704', 'VR 12345'])
    expect(before).toContain(told)
  await settle(shop, { seller: { name: 'Nordsalz', legalName: 'Nordsalz gGmbH', taxNumber: '', bankAccount: '' } })
  expect(await paper()).toBe(before)
  await live.reload()
  const next = await wordsOf(await as(() => documentPdf(sampleInvoice())))
  expect(next).toContain('Nordsalz gGmbH')
  expect(next).not.toMatch(/DE123456789|Rachunek/)
})

test('the example is named by its description alone, nowhere else in the sources', () => {
  const others = globSync('src/**/*.{ts,tsx,css}', { cwd: projectFolder }).filter(
    (path) => !/\.test\.tsx?$|^src\/brand\.ts$/.test(path),
  )
  const found = others.flatMap((path) =>
    readFileSync(join(projectFolder, path), 'utf8')
      .split('\n')
      .filter((line) =>
        ['Salorge', 'Croisic', 'quai des Paludiers', '1234563218'].some((trace) => line.includes(trace)),
      )
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(found.filter((line) => !/: (\/\*\*|\*|\/\/) /.test(line))).toEqual([])
})
