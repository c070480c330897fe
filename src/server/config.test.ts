import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { StartupProblem } from './startup-problem.ts'

test('nothing set gives a shop on this machine alone', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: undefined, trustProxy: false })
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('the public address is kept without a path', () => {
  expect(readConfig({ PUBLIC_URL: 'https://shop.example.com/' }).publicUrl).toBe('https://shop.example.com')
})

test.for([
  ['PORT', '99999'],
  ['PORT', 'http'],
  ['PUBLIC_URL', 'shop.example.com'],
  ['PUBLIC_URL', 'ftp://shop.example.com'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'perhaps'],
] as const)('a wrong %s is named in one sentence', ([name, value]) => {
  expect(() => readConfig({ [name]: value })).toThrow(StartupProblem)
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\n]+\\.$`))
})

test('a secret that is refused is not repeated', () => {
  expect(() => readConfig({ ADMIN_PASSWORD: 'hunter2' })).toThrow(/^(?!.*hunter2).*ADMIN_PASSWORD must be/)
})
