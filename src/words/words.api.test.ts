import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applyTo, chef } from '../../tests/support/applications.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import type { ListedSection, ShownSection } from './words.ts'

const title = 'site:home~title:pl'
const heading = 'membership~server:welcome~heading:pl'

const draft = (shop: TestShop, section: string, body: object) =>
  shop.callAsAdmin('PUT', `/api/admin/words/${section}`, { body })
const publish = (shop: TestShop, section: string, body: object = {}) =>
  shop.callAsAdmin('POST', `/api/admin/words/${section}/publish`, { body })
const shown = async (shop: TestShop, section: string) =>
  (await (await shop.callAsAdmin('GET', `/api/admin/words/${section}`)).json()) as ShownSection
const listed = async (shop: TestShop, name: string, search = '') => {
  const all = (await (await shop.callAsAdmin('GET', `/api/admin/words?search=${search}`)).json()) as ListedSection[]
  return all.find((section) => section.name === name)
}
const pageOf = async (shop: TestShop, path: string) => (await shop.call('GET', path)).text()
const problemsOf = async (answer: Response) => ((await answer.json()) as { fields: object }).fields

describe('what is published', () => {
  test('is on the page in its language, says what the shop is called now, and goes back to the original', async () => {
    const shop = await openTestShop()
    expect(await pageOf(shop, '/')).toContain('Sól, którą zbiera człowiek')
    await draft(shop, 'home', { [title]: 'Sól, którą ma {shop} <b>' })
    expect(await pageOf(shop, '/')).toContain('Sól, którą zbiera człowiek')
    expect((await publish(shop, 'home')).status).toBe(200)
    await shop.callAsAdmin('PUT', '/api/admin/settings/seller', { body: { name: 'Saliny' } })
    // Copies are told what changed; this one is quick, but not yet done when it answers.
    await expect.poll(() => pageOf(shop, '/')).toContain('Sól, którą ma Saliny &lt;b&gt;')
    expect(await pageOf(shop, '/')).not.toContain('Sól, którą zbiera człowiek')
    expect(await pageOf(shop, '/?lang=de')).not.toContain('Saliny &lt;b&gt;')
    expect(await listed(shop, 'home')).toMatchObject({ changed: 1, missing: 1, drafts: 0 })
    await draft(shop, 'home', { [title]: null })
    await publish(shop, 'home')
    await expect.poll(() => pageOf(shop, '/')).toContain('Sól, którą zbiera człowiek')
    expect(await listed(shop, 'home')).toMatchObject({ changed: 0, missing: 0 })
  })

  test('is in the letter that is sent', async () => {
    const shop = await openTestShop()
    await draft(shop, 'welcome', { [heading]: 'Witaj przy stole, {name}' })
    await publish(shop, 'welcome')
    await applyTo(shop, { ...chef, language: 'pl' })
    const { rows } = await shop.database.execute<{ html: string }>(
      sql`select html from mails where html like '%stole%'`,
    )
    expect(rows[0]?.html).toMatch(/Witaj przy stole, \w+/)
  })

  test('is found by its words, as are the originals', async () => {
    const shop = await openTestShop()
    await draft(shop, 'home', { [title]: 'Zupełnie inaczej' })
    expect(await listed(shop, 'home', 'inaczej')).toMatchObject({ found: 1, drafts: 1 })
    expect(await listed(shop, 'store', 'inaczej')).toMatchObject({ found: 0 })
    expect((await listed(shop, 'home', 'Atlantyku'))?.found).toBeGreaterThan(0)
  })
})

describe('what is being written', () => {
  test('is seen by an administrator who asks for it, on the page and in the letter, and by nobody else', async () => {
    const shop = await openTestShop()
    await draft(shop, 'home', { [title]: 'Jeszcze w pisaniu' })
    await draft(shop, 'welcome', { [heading]: 'Hej, {name}' })
    const preview = await shop.callAsAdmin('GET', '/?preview=words')
    expect(await preview.text()).toContain('Jeszcze w\u00A0pisaniu')
    expect(preview.headers.get('Cache-Control')).toBe('no-store')
    expect(preview.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(await pageOf(shop, '/?preview=words')).not.toContain('Jeszcze w pisaniu')
    expect(await pageOf(shop, '/')).not.toContain('Jeszcze w pisaniu')
    const letter = await shop.callAsAdmin('GET', '/api/admin/words/letters/welcome?language=pl')
    expect(await letter.text()).toContain('Hej, Anna Nowak')
  })

  test('is given up again', async () => {
    const shop = await openTestShop()
    await draft(shop, 'home', { [title]: 'Jeszcze w pisaniu' })
    await shop.callAsAdmin('POST', '/api/admin/words/home/discard', { body: {} })
    expect((await publish(shop, 'home')).status).toBe(409)
    expect(await listed(shop, 'home')).toMatchObject({ changed: 0, drafts: 0 })
  })

  test('by two at once is kept of one; the other hears of it', async () => {
    const shop = await openTestShop()
    const { version } = await shown(shop, 'home')
    const answers = await Promise.all(['Raz', 'Dwa'].map((text) => draft(shop, 'home', { version, [title]: text })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await publish(shop, 'home', { version })).status).toBe(409)
  })

  test.for([
    ['home', title, 'x'.repeat(50_000), 'Najwyżej 5000 znaków'],
    ['home', title, ' ', 'Wpisz tekst albo przywróć oryginał'],
    ['home', title, 'Sól {miasto}', 'Nie wiadomo, co wstawić w miejsce {miasto}. Można użyć: {shop}'],
    ['home', title, 'https://example.com/recovery-token-made-when-sent', 'Tego w tekście być nie może'],
    ['home', title, 'Sól {shop', 'Nawias klamrowy stoi tylko wokół nazwy'],
    ['welcome', heading, 'Dzień dobry!', 'W tekście brakuje {name}'],
    ['thanks', 'membership:success~bonus~steps~2~explanation:pl', 'Wyślij link.', 'W tekście brakuje {officeEmail}'],
  ] as const)('in %s at %s is refused where a page could not say it', async ([section, key, text, sentence]) => {
    const shop = await openTestShop()
    const answer = await draft(shop, section, { [key]: text })
    expect(answer.status).toBe(422)
    expect(await problemsOf(answer)).toEqual({ [key]: expect.stringContaining(sentence) })
  })

  test('loses what nobody sees and the breaks of its lines', async () => {
    const shop = await openTestShop()
    await draft(shop, 'home', { [title]: 'Sól\u0000 \u202Enasza\r\ni Wasza' })
    const { texts } = await shown(shop, 'home')
    expect(texts.map(({ said }) => said.pl?.draft)).toContain('Sól nasza i Wasza')
  })
})

test('an original that a later program says otherwise is marked until somebody has looked', async () => {
  const shop = await openTestShop()
  await shop.database.execute(sql`
    insert into words (state, room, path, language, text, original, saved_by) values
      ('published', 'site', 'home.title', 'pl', 'Nasza sól', 'Dawna sól', 'admin'),
      ('published', 'site', 'home.gone', 'pl', 'Nie ma', 'Dawniej', 'admin'),
      ('published', 'gone', 'home.title', 'pl', 'Nie ma', 'Dawniej', 'admin')`)
  await shop.callAsAdmin('PUT', '/api/admin/settings/social', { body: { tiktok: '' } })
  expect(await pageOf(shop, '/')).toContain('Nasza sól')
  expect(await listed(shop, 'home')).toMatchObject({ outdated: 1, changed: 1 })
  const { texts } = await shown(shop, 'home')
  expect(texts.flatMap(({ said }) => said.pl?.writtenOver ?? [])).toEqual(['Dawna sól'])
  await shop.callAsAdmin('POST', '/api/admin/words/home/keep', { body: {} })
  expect(await listed(shop, 'home')).toMatchObject({ outdated: 0, changed: 1 })
})
