import { expect, test } from 'vitest'
import { namesOf } from '../../customers/customer.ts'
import { isInPasswordLists, refuseWeakPassword } from './refuse-weak-password.ts'
import { isWeakPassword } from './weak-password.ts'

const owner = { email: 'Anna.Nowak7@example.com', firstName: 'Żaneta', lastName: 'O’Brien-Nowak' }
const common = ['password1']

const guessed = [
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
] as const

test('what is common, one character, or made of the names of its owner or of the brand, is guessed at once', () => {
  expect(guessed.filter(([password]) => !isWeakPassword(password, namesOf(owner), common))).toEqual([])
})

test('what only contains such a name, or has two characters, is not', () => {
  const fine = ['szara sól z Pouliguen', 'salorge i morze', 'żaneta lubi sól', '83927461', 'kx7#Qp2!vR', 'ababababab']
  const names = namesOf({ ...owner, email: '48600100200@example.com' })
  expect(fine.filter((password) => isWeakPassword(password, names, common))).toEqual([])
})

test('the list of common ones has those of eight characters, which is the shortest that anybody may choose', async () => {
  for (const password of ['password', 'iloveyou'])
    expect(await refuseWeakPassword(password, [], 'newPassword')).toMatchObject({ ok: false, field: 'newPassword' })
  expect(await isInPasswordLists('iloveyou', [])).toBe(true)
  expect(await isInPasswordLists('szara sól z Pouliguen', [])).toBe(false)
})
