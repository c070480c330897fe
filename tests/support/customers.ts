import { expect, onTestFinished } from 'vitest'
import { sendRecoveryLink } from '../../src/customers/recovery/send-recovery-link.server.ts'
import { sendMail } from '../../src/mail/send-mail.server.ts'
import { openSmtpServer } from './smtp-server.ts'
import { cookiesOf, openTestShop, type TestShop } from './shop.ts'
import { withShortPauses, runJobsOn } from './job-runner.ts'

export const anna = {
  email: 'Anna.Nowak@example.com',
  password: 'szara sól z Pouliguen',
  firstName: 'Anna',
  lastName: 'Nowak',
  phone: '+48 600 100 200',
}
const { password, ...said } = anna
/** Anna as she is answered after registering. */
export const annaAnswered = {
  ...said,
  id: expect.any(Number) as number,
  address: '',
  city: '',
  postalCode: '',
  country: 'Poland',
  isEmailProved: false,
}

type Headers = Record<string, string>

export const register = (shop: Pick<TestShop, 'call'>, sent: object = anna, headers: Headers = {}, language = 'pl') =>
  shop.call('POST', `/api/customers/register?lang=${language}`, { body: sent, headers })

export const signIn = (shop: TestShop, sent: object = {}, headers: Headers = {}) =>
  shop.call('POST', '/api/customers/login', { body: { email: anna.email, password, ...sent }, headers })

export const me = (shop: TestShop, Cookie = '') => shop.call('GET', '/api/customers/me', { headers: { Cookie } })

/** A shop with Anna in it, and calls as she makes them where she registered. */
export async function openShopWithAnna(settings: Parameters<typeof openTestShop>[0] = {}, language = 'pl') {
  const shop = await openTestShop(settings)
  const cookies = cookiesOf(await register(shop, anna, {}, language))
  const callAsAnna = (method: string, path: string, body?: unknown) =>
    shop.call(method, `/api/customers${path}`, { body, headers: { Cookie: cookies } })
  return { shop, cookies, callAsAnna }
}

/** Does the jobs of a shop and delivers its letters. */
export async function openPost(shop: TestShop) {
  const post = await openSmtpServer()
  onTestFinished(post.close)
  const environment = { SMTP_URL: post.url, PUBLIC_URL: 'https://salt.example.com' }
  await runJobsOn(shop.databaseUrl, {
    jobs: [withShortPauses(sendRecoveryLink), withShortPauses(sendMail)],
    environment,
  })
  /** The letters with this subject, when so many have come. */
  const arrived = async (subject: string, count = 1) => {
    const emails = () => post.delivered.filter((email) => email.subject === subject)
    await expect.poll(() => emails().length, { timeout: 20_000, interval: 50 }).toBe(count)
    return emails()
  }
  return { post, arrived }
}

export const median = (figures: number[]) =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN
