import { expect, test } from 'vitest'
import { stockLetter } from '../../catalog/stock/stock.mail.tsx'
import { applicationLetter } from '../../membership/application/application.mail.tsx'
import { welcomeLetter } from '../../membership/application/welcome.mail.tsx'
import { languages } from '../../kernel/language.ts'
import { writeLetter } from './letter.mail.tsx'
import { siteAddress } from './site-address.ts'
import { testLetter } from './test.mail.tsx'

const product = { name: `Sól <b>"gruba"</b> & 'szara'`, stockQuantity: 0 }
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
  language: 'pl' as const,
  publishedAt: null,
  hiddenAt: null,
  materialsSentAt: null,
  bonusSentAt: null,
  appliedAt: new Date(),
}
const cases = languages.flatMap((language) => [
  { name: 'test', language, letter: testLetter(language) },
  { name: 'stock', language, letter: stockLetter(product, language) },
  { name: 'application', language, letter: applicationLetter(applicant, language) },
  ...[true, false].map((getsNewsletters) => ({
    name: getsNewsletters ? 'welcome' : 'welcome without a newsletter',
    language,
    letter: welcomeLetter({ ...applicant, language }, { getsNewsletters }),
  })),
])

test.for(cases)('the $name letter in $language says the same in both forms', ({ letter, language }) => {
  const { subject, html, plain } = writeLetter(letter, language)
  expect(subject.length).toBeGreaterThan(5)
  expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`))
  const linked = [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)
  expect(linked.length).toBeGreaterThan(0)
  for (const address of linked) {
    expect(address).toMatch(new RegExp(`^${siteAddress}/`))
    expect(plain).toContain(address)
  }
  const words = html.replace(/<head>.*<\/head>/s, '').replaceAll(/<[^>]+>/g, ' ')
  const missing = words.split(/\s+/).filter((word) => /^[\p{L}]{4,}$/u.test(word) && !plain.includes(word))
  expect(missing).toEqual([])
})

test('what people typed stays text: as it is in the plain form, harmless in HTML', () => {
  const { html, plain, subject } = writeLetter(stockLetter(product, 'pl'), 'pl')
  expect(subject).toBe(`Wyprzedane: ${product.name}`)
  expect(plain).toContain(product.name)
  expect(html).not.toContain('<b>')
})

test('nothing is fetched from anywhere when a letter is opened', () => {
  for (const { letter, language } of cases) {
    expect(writeLetter(letter, language).html).not.toMatch(/src=|url\(|@import|<link|<script/)
  }
})
