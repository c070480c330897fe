import { expect, test } from 'vitest'
import { transferCode } from './transfer-facts.ts'

const asked = {
  account: 'PL61109010140000071219812874',
  recipient: 'Sól | Spółka z o.o. w Krakowie',
  amount: 4089,
  title: 'S-2026-000123',
}

test('the code has the fields that the Polish banks agreed on, none of them longer than it may be', () => {
  expect(transferCode(asked)).toBe('|PL|61109010140000071219812874|004089|Sól   Spółka z o.o.|S-2026-000123|||')
})

test('there is none for an account elsewhere, nor for more than it has room for', () => {
  expect(transferCode({ ...asked, account: 'FR7630006000011234567890189' })).toBeUndefined()
  expect(transferCode({ ...asked, amount: 1_000_000 })).toBeUndefined()
})
