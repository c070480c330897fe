import { expect, test } from 'vitest'
import { stockEmail } from '../../catalog/stock/stock.mail.tsx'
import { applicationEmail, welcomeEmail } from '../../membership/application/application.mail.tsx'
import { languages } from '../../kernel/language.ts'
import { renderEmail } from './email.mail.tsx'
import { siteAddress } from './site-address.ts'
import { testEmail } from './test.mail.tsx'

const product = { id: 3, name: `Sól <b>"gruba"</b> & 'szara'`, stockQuantity: 0 }
const applicant = {
  id: 7,
  kind: 'chef' as const,
  firstName: 'Anna',
  lastName: '<i>Nowak</i>',
  organizationName: null,
  email: 'anna@example.com',
  address: 'ul. Solna 7\nKraków',
  description: 'Ogień & sól.',
  photoUrl: `/pictures/${'0'.repeat(64)}.webp`,
  photoFocus: null,
  language: 'pl' as const,
  publishedAt: null,
  hiddenAt: null,
  materialsSentAt: null,
  bonusSentAt: null,
  appliedAt: new Date(),
}
const cases = languages.flatMap((language) => [
  { name: 'test', language, email: testEmail(language) },
  { name: 'stock', language, email: stockEmail(product, language) },
  { name: 'application', language, email: applicationEmail(applicant, language) },
  ...[true, false].map((getsNewsletters) => ({
    name: getsNewsletters ? 'welcome' : 'welcome without a newsletter',
    language,
    email: welcomeEmail({ ...applicant, language }, { getsNewsletters }),
  })),
])

test.for(cases)('the $name letter in $language says the same in both forms', ({ email, language }) => {
  const { subject, html, plain } = renderEmail(email, language)
  expect(subject.length).toBeGreaterThan(5)
  expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`))
  const linked = [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)
  expect(linked.length).toBeGreaterThan(0)
  for (const address of linked) {
    expect(address).toMatch(new RegExp(`^${siteAddress}/`))
    expect(plain).toContain(address?.replaceAll('&amp;', '&'))
  }
  const words = html.replace(/<head>.*<\/head>/s, '').replaceAll(/<[^>]+>/g, ' ')
  const missing = words.split(/\s+/).filter((word) => /^[\p{L}]{4,}$/u.test(word) && !plain.includes(word))
  expect(missing).toEqual([])
})

test('what people typed stays text: as it is in the plain form, harmless in HTML', () => {
  const { html, plain, subject } = renderEmail(stockEmail(product, 'pl'), 'pl')
  expect(subject).toBe(`Wyprzedane: ${product.name}`)
  expect(plain).toContain(product.name)
  expect(html).not.toContain('<b>')
})

test('nothing is fetched from anywhere when a letter is opened', () => {
  for (const { email, language } of cases) {
    expect(renderEmail(email, language).html).not.toMatch(/src="(?!cid:)|url\(|@import|<link|<script/)
  }
})
