import { expect, test } from 'vitest'
import type { Database } from './database.ts'
import { fact, requireFollowers } from './fact.ts'

const transaction = {} as Database

test('all that follows is done in its turn, in the transaction of what happened', async () => {
  const done: unknown[] = []
  const rang = fact<{ door: string }>('somebody rings')
  rang.isFollowedBy(
    async (given, { door }) => done.push('opened', given, door),
    async () => done.push('greeted'),
  )
  await rang.happened(transaction, { door: 'front' })
  expect(done).toEqual(['opened', transaction, 'front', 'greeted'])
})

test('what fails of it fails the transaction, and nothing is done after it', async () => {
  const done: string[] = []
  const rang = fact('somebody rings again')
  rang.isFollowedBy(
    () => Promise.reject(new Error('nobody is at home')),
    async () => done.push('greeted'),
  )
  await expect(rang.happened(transaction, {})).rejects.toThrow('nobody is at home')
  expect(done).toEqual([])
})

test('where nobody has said what follows, it can neither happen nor a shop open', async () => {
  const rang = fact('nobody listens')
  await expect(rang.happened(transaction, {})).rejects.toThrow('Nobody has said what follows when nobody listens.')
  expect(requireFollowers).toThrow('Nobody has said what follows when')
  rang.isFollowedBy(async () => {})
})

test('what follows is said once: nobody takes away what somebody else has listed', () => {
  const rang = fact('everybody listens')
  rang.isFollowedBy(async () => {})
  expect(() => rang.isFollowedBy(async () => {})).toThrow('What follows when everybody listens was said twice.')
})
