import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressOf, draftFor, emptyAddress, isOfSomebodyElse, newDraft, readDraft, type Draft } from './draft.ts'
import { newId } from '../../../web/new-id.ts'

const id = '3f0c5a52-5f0e-4b7c-9d5e-0a4d3c2b1a09'
const anna = {
  id: 7,
  firstName: 'Anna',
  lastName: 'Nowak',
  email: 'anna@example.com',
  phone: '600100200',
  address: 'ul. Solna 7',
  city: 'Gdynia',
  postalCode: '81-001',
  country: 'Poland',
  isEmailProved: false,
}
const typed = { ...emptyAddress, firstName: 'Maria', city: 'Sopot', phone: '500' }

describe('what a browser kept', () => {
  test('is read as it was written', () => {
    const draft: Draft = {
      ...newDraft(id),
      owner: 7,
      address: typed,
      isEditing: true,
      company: {
        isWanted: true,
        name: 'Solanka',
        taxNumber: '123',
        invoiceByMail: true,
        invoiceAddress: { address: 'Solna 3', city: 'Sopot', postalCode: '81-718', country: 'Poland' },
      },
      method: 'inpost',
      point: { name: 'KRA012' },
      code: 'SOL10',
      isCodeApplied: true,
    }
    expect(readDraft(JSON.stringify(draft))).toEqual(draft)
  })

  test('whatever it is, gives a draft that can be gone on with, or none', () => {
    const fields = fc.dictionary(fc.constantFrom(...Object.keys(newDraft(id))), fc.jsonValue())
    fc.assert(
      fc.property(fields, (kept) => {
        const draft = readDraft(JSON.stringify({ ...kept, id }))
        expect(Object.keys(draft ?? {}).toSorted()).toEqual(Object.keys(newDraft(id)).toSorted())
        expect(readDraft(JSON.stringify(draft))).toEqual(draft)
      }),
    )
    expect([null, '', '{', 'null', '[]', '{"id":"1"}'].map(readDraft)).toEqual(Array.from({ length: 6 }))
  })

  test('loses no more than what can’t be read', () => {
    const kept = {
      id,
      address: { ...typed, city: 5, phone: 'x'.repeat(5_000) },
      method: 'pigeon',
      point: { name: '?' },
    }
    expect(readDraft(JSON.stringify(kept))).toEqual({ ...newDraft(id), address: { ...typed, city: '', phone: '' } })
  })
})

describe('a draft as it stands for who is here', () => {
  test('a guest finds what guests typed', () => {
    const kept = { ...newDraft(id), address: typed }
    expect(draftFor(kept, null)).toBe(kept)
  })

  test('a guest who signs in finds their own address, and keeps what they chose', () => {
    const kept: Draft = { ...newDraft(id), address: typed, method: 'inpost', code: 'SOL10' }
    expect(draftFor(kept, anna)).toEqual({ ...kept, owner: 7, address: null })
  })

  test('where the account lacks an address, it is typed, beginning with what is known', () => {
    const registered = { ...anna, phone: '', address: '', city: '', postalCode: '' }
    expect(draftFor({ ...newDraft(id), address: typed }, registered)).toMatchObject({
      isEditing: true,
      address: { ...addressOf(registered), phone: '500', city: 'Sopot' },
    })
    expect(draftFor(newDraft(id), registered)).toMatchObject({ isEditing: true, address: addressOf(registered) })
  })

  test('nobody finds what another customer typed', () => {
    const kept: Draft = { ...newDraft(id), owner: 7, address: typed, point: { name: 'KRA012' } }
    expect(draftFor(kept, anna)).toBe(kept)
    expect(draftFor(kept, { ...anna, id: 8 })).toEqual({ ...newDraft(id), owner: 8 })
    expect(draftFor(kept, null)).toEqual(newDraft(id))
    expect([anna, { ...anna, id: 8 }, null].map((who) => isOfSomebodyElse(kept, who))).toEqual([false, true, true])
  })
})

test('ids of checkouts are random UUIDs', () => {
  const ids = Array.from({ length: 1_000 }, newId)
  expect(new Set(ids).size).toBe(1_000)
  for (const made of ids) expect(made).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
