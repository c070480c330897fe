import { expect, test } from 'vitest'
import { openReadyDatabase } from '../../../tests/support/job-runner.ts'
import { readConfig } from '../../server/config.ts'
import { openPaymentProvider } from './providers.server.ts'

const publicUrl = { PUBLIC_URL: 'https://shop.example.com' }

test.for([
  [{}, 'demo'],
  [publicUrl, undefined],
  [{ ...publicUrl, PAYMENTS: 'demo' }, 'demo'],
  [{ ...publicUrl, STRIPE_SECRET_KEY: 'sk_live_0123456789' }, 'stripe'],
] as const)('with %j the money goes to: %s', async ([variables, name]) => {
  const { database } = await openReadyDatabase()
  expect(openPaymentProvider(readConfig(variables), database)?.name).toBe(name)
})
