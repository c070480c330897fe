import { expect, test } from 'vitest'
import { formatName } from './audit-names.ts'
import { formatAction, formatField, formatValue } from './audit-words.ts'
import { auditActions, auditSubjects } from '../../audit/audit-entry.ts'
import type { Facts } from '../../audit/audit-entry.ts'
import { auditRows as rowsOf } from './audit-rows.ts'

const auditRows = (states: { before: Facts | null; after: Facts | null }) =>
  rowsOf({ subject: 'product', subjectId: '1', ...states })

test('fields are named in Polish, what nobody has named shows itself', () => {
  expect(
    auditRows({ before: { price: '24.90', toString: 1, odd: 1 }, after: { price: '25.90', toString: 2, odd: 2 } }),
  ).toEqual([
    { label: 'Cena', before: '24,90', after: '25,90' },
    { label: 'toString', before: '1', after: '2' },
    { label: 'odd', before: '1', after: '2' },
  ])
})

test('yes, no, nothing and states are words', () => {
  expect(
    auditRows({
      before: { isActive: true, trackingNumber: null, status: 'pending', needsAttention: 'paid_twice' },
      after: { isActive: false, trackingNumber: 'X1', status: 'confirmed', needsAttention: null },
    }),
  ).toEqual([
    { label: 'Aktywność', before: 'tak', after: 'nie' },
    { label: 'Numer przesyłki', before: '–', after: 'X1' },
    { label: 'Status', before: 'Oczekujące', after: 'Potwierdzone' },
    { label: 'Wymaga uwagi', before: 'Opłacone dwa razy', after: '–' },
  ])
  expect(auditRows({ before: { state: 'sending' }, after: { state: 'stopped' } })).toEqual([
    { label: 'Stan', before: 'Wysyłanie', after: 'Przerwana' },
  ])
})

test('texts of several languages are told one by one, and only those that changed', () => {
  const german = { language: 'de', name: 'Salz', description: 'Grau.' }
  const english = { language: 'en', name: 'Salt', description: 'Grey.', origin: null }
  expect(
    auditRows({
      before: { translations: [german] },
      after: { translations: [{ ...german, name: 'Meersalz' }, english] },
    }),
  ).toEqual([
    { label: 'Nazwa (niemiecki)', before: 'Salz', after: 'Meersalz' },
    { label: 'Nazwa (angielski)', before: '–', after: 'Salt' },
    { label: 'Opis (angielski)', before: '–', after: 'Grey.' },
  ])
})

test('what was created has no before, what was deleted no after, and what is empty isn’t told', () => {
  const facts = { name: 'Sól', weight: null, origin: '', stockQuantity: 0, translations: [] }
  const told = [
    ['Nazwa', 'Sól'],
    ['Ilość', '0'],
  ]
  expect(auditRows({ before: null, after: facts })).toEqual(told.map(([label, after]) => ({ label, after })))
  expect(auditRows({ before: facts, after: null })).toEqual(told.map(([label, before]) => ({ label, before })))
  expect(auditRows({ before: null, after: null })).toEqual([])
})

test('every action on every subject has a sentence', () => {
  for (const action of auditActions)
    for (const subject of auditSubjects) expect(formatAction(action, subject)).toMatch(/^[A-ZŁ]\p{L}+ \p{L}+/u)
  expect(formatAction('changed', 'shipping_rate')).toBe('Zmieniono stawkę wysyłki')
})

test('names that are words of the program are words of people', () => {
  expect(formatName('mail', 'stock')).toBe('Kończący się zapas')
  expect(formatName('mail', 'constructor')).toBe('constructor')
  expect(formatName('member', 'chef')).toBe('kucharz')
  expect(formatName('product', 'chef')).toBe('chef')
  expect(formatField('name', 'it')).toBe('Nazwa (it)')
  expect(formatValue('odd', { a: 1 })).toBe('{"a":1}')
})

test('of what tells of a contact it is said in words that it changed, never to what', () => {
  const rows = auditRows({
    before: { changedFields: null, businessType: 'other' },
    after: { changedFields: ['emailAddress', 'contactPerson', 'consent'], businessType: 'restaurant' },
  })
  expect(rows).toEqual([
    { label: 'Zmienione dane', before: '–', after: 'Adres e-mail, Osoba kontaktowa, Podstawa zgody' },
    { label: 'Rodzaj działalności', before: 'inne', after: 'restauracja' },
  ])
})

test('settings are called as their form calls them, and so are what was chosen', () => {
  const rows = rowsOf({
    subject: 'settings',
    subjectId: 'delivery',
    before: { isLimited: false, countries: ['PL'] },
    after: { isLimited: true, countries: ['PL', 'DE'] },
  })
  expect(rows).toEqual([
    { label: 'Tylko wybrane kraje', before: 'nie', after: 'tak' },
    { label: 'Wybrane kraje', before: 'Polska', after: 'Polska, Niemcy' },
  ])
  const changed = { before: { encryption: 'starttls' }, after: { encryption: 'tls' } }
  expect(rowsOf({ subject: 'settings', subjectId: 'mail', ...changed })).toMatchObject([
    { label: 'Szyfrowanie', after: 'TLS (zwykle port 465)' },
  ])
  expect(rowsOf({ subject: 'settings', subjectId: 'gone', ...changed })).toMatchObject([{ label: 'encryption' }])
})
