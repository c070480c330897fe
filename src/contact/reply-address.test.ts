import { expect, test } from 'vitest'
import { languages } from '../kernel/language.ts'
import { replyAddress } from './reply-address.ts'

test('an answer has a subject in the language of who wrote', () => {
  expect(replyAddress({ email: 'anna+sel@example.com', language: 'de' })).toBe(
    'mailto:anna%2Bsel@example.com?subject=Ihre%20Nachricht%20an%20Salorge',
  )
  const subjects = languages.map((language) => replyAddress({ email: 'anna@example.com', language }))
  expect(new Set(subjects).size).toBe(languages.length)
})

test('an address can’t bring along another recipient or a text', () => {
  const { searchParams, pathname } = new URL(
    replyAddress({ email: 'a?bcc=boss@example.com&body=x@example.com', language: 'pl' }),
  )
  expect([...searchParams.keys()]).toEqual(['subject'])
  expect(pathname).not.toMatch(/[?&,]/)
})
