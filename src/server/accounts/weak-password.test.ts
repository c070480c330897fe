import { expect, test } from 'vitest'
import { namesOf } from '../../customers/customer.ts'
import { isWeakPassword } from './weak-password.ts'

const owner = { email: 'Anna.Nowak7@example.com', firstName: 'Żaneta', lastName: 'O’Brien-Nowak' }
const common = new Set(['password1'])

test.for([
  ['password1', 'common'],
  ['PassWord1', 'common in other letters'],
  ['ｐａｓｓｗｏｒｄ１', 'common in wide letters'],
  ['aaaaaaaaa', 'one character over and over'],
  ['anna.nowak7@EXAMPLE.com', 'the address'],
  ['anna.nowak7', 'the address before @'],
  ['AnnaNowak1990', 'the same with other figures'],
  ['Żaneta2024!', 'the first name with figures and marks'],
  ['z\u0307aneta99', 'the first name typed in another way'],
  ['obriennowak', 'the last name'],
  ['zaneta'.replace('z', 'ż') + 'OBrienNowak', 'both names'],
  ['OBrienNowak-Żaneta', 'both names the other way round'],
  ['Salorge1972', 'the brand with figures'],
  ['1972-salorge', 'figures with the brand'],
  ['salorge salorge', 'the brand twice'],
  ['Żaneta1żaneta', 'the first name twice, with a figure'],
] as const)('"%s" is guessed at once: it is %s', ([password]) => {
  expect(isWeakPassword(password, namesOf(owner), common)).toBe(true)
})

test.for(['szara sól z Pouliguen', 'salorge i morze', 'żaneta lubi sól', '83927461', 'kx7#Qp2!vR'])(
  '"%s" is not',
  (password) => {
    expect(isWeakPassword(password, namesOf({ ...owner, email: '48600100200@example.com' }), common)).toBe(false)
  },
)
