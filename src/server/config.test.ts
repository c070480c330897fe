import { expect, test } from 'vitest'
import { readConfig, siteAddressOf } from './config.ts'
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
  ['SMTP_URL', 'http://mail.example.com'],
  ['SMTP_URL', 'mail.example.com:587'],
  ['MAIL_FROM', 'the shop'],
  ['MAIL_FROM', 'Salorge <nobody>'],
  ['OFFICE_EMAIL', 'Office <office@example.com>'],
  ['BULK_MAILS_PER_SECOND', '0'],
  ['BULK_MAILS_PER_SECOND', '1001'],
  ['METRICS_TOKEN', 'too short'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'perhaps'],
] as const)('a wrong %s is named in one sentence', ([name, value]) => {
  expect(() => readConfig({ [name]: value })).toThrow(StartupProblem)
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\n]+\\.$`))
})

test('a secret that is refused is not repeated', () => {
  expect(() => readConfig({ ADMIN_PASSWORD: 'hunter2' })).toThrow(/^(?!.*hunter2).*ADMIN_PASSWORD must be/)
})

test('the sender may have a name', () => {
  for (const sender of ['shop@example.com', 'Salorge <shop@example.com>', '"Sól, ręcznie" <shop@example.com>']) {
    expect(readConfig({ MAIL_FROM: sender }).mail.from).toBe(sender)
  }
})

test.for([
  [{}, 'http://127.0.0.1:3000'],
  [{ HOST: '0.0.0.0', PORT: '8080' }, 'http://localhost:8080'],
  [{ HOST: '::1' }, 'http://[::1]:3000'],
  [{ PUBLIC_URL: 'https://shop.example.com', PORT: '8080' }, 'https://shop.example.com'],
] as const)('with %j the links in mails begin with %s', ([variables, address]) => {
  expect(siteAddressOf(readConfig(variables))).toBe(address)
})

test.for([
  [{}, 'demo'],
  [{ PUBLIC_URL: 'http://localhost:8080' }, 'demo'],
  [{ PUBLIC_URL: 'https://shop.example.com' }, 'closed'],
  [{ PUBLIC_URL: 'https://shop.example.com', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' }, 'closed'],
  [{ PUBLIC_URL: 'https://shop.example.com', PAYMENTS: 'demo' }, 'demo'],
  [{ PUBLIC_URL: 'https://shop.example.com', STRIPE_SECRET_KEY: 'sk_test_0123456789' }, 'stripe'],
  [{ PAYMENTS: 'demo', STRIPE_SECRET_KEY: 'sk_test_0123456789' }, 'stripe'],
  [{ STRIPE_SECRET_KEY: '' }, 'demo'],
  [{ HOST: '0.0.0.0' }, 'closed'],
  [{ HOST: '::' }, 'closed'],
  [{ HOST: '192.168.1.7' }, 'closed'],
  [{ HOST: '0.0.0.0', PAYMENTS: 'demo' }, 'demo'],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:8080' }, 'demo'],
  [{ HOST: '::1' }, 'demo'],
  [{ HOST: 'localhost' }, 'demo'],
] as const)('with %j payments are: %s', ([variables, payments]) => {
  const config = readConfig(variables)
  expect(config.payments).toBe(payments)
  expect(config.stripe !== undefined).toBe(payments === 'stripe')
})
