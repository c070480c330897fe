import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { tablesWith } from '../../tests/support/all-tables.ts'
import { race } from '../../tests/support/race.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { eventually } from '../../tests/support/timing.ts'
import { languages, type Language } from '../kernel/language.ts'
import type { AdminTeamMember, PublicTeamMember } from './team-member.ts'

const inLanguage = (language: string) => ({ language, role: `Rola ${language}`, description: `Opis ${language}` })
const anna = { name: 'Anna Solna', translations: [inLanguage('pl')] }

async function create(shop: TestShop, member: object = anna): Promise<AdminTeamMember> {
  const answer = await shop.callAsAdmin('POST', '/api/admin/team', { body: member })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()) as AdminTeamMember
}

async function team(shop: TestShop, language: Language = 'pl'): Promise<PublicTeamMember[]> {
  const answer = await shop.call('GET', `/api/team?lang=${language}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as PublicTeamMember[]
}

const all = async (shop: TestShop) => (await shop.callAsAdmin('GET', '/api/admin/team')).json()

describe('what visitors see', () => {
  test('a member with their role and description, and nothing of what the panel knows', async () => {
    const shop = await openTestShop()
    const { id } = await create(shop, { ...anna, imageUrl: '/pictures/anna.webp' })
    expect(await team(shop)).toEqual([
      { id, name: 'Anna Solna', imageUrl: '/pictures/anna.webp', role: 'Rola pl', description: 'Opis pl' },
    ])
  })

  const shown: [string[], Record<Language, string>][] = [
    [['fr', 'de', 'en', 'pl'], { pl: 'pl', en: 'en', de: 'de', fr: 'fr' }],
    [['de', 'pl'], { pl: 'pl', en: 'pl', de: 'de', fr: 'pl' }],
    [['fr', 'de', 'en'], { pl: 'en', en: 'en', de: 'de', fr: 'fr' }],
    [['fr', 'de'], { pl: 'de', en: 'de', de: 'de', fr: 'fr' }],
    [['fr'], { pl: 'fr', en: 'fr', de: 'fr', fr: 'fr' }],
  ]
  test('their language, else Polish, else the first of English, German and French', async () => {
    const shop = await openTestShop()
    const ids: number[] = []
    for (const [given] of shown) ids.push((await create(shop, { ...anna, translations: given.map(inLanguage) })).id)
    for (const language of languages) {
      const members = await team(shop, language)
      for (const [place, [given, expected]] of shown.entries()) {
        const found = members.find(({ id }) => id === ids[place])
        const words = { role: `Rola ${expected[language]}`, description: `Opis ${expected[language]}` }
        expect(found, `${language} from ${given}`).toMatchObject(words)
      }
    }
  })

  test('active members only, by their order and then by their name', async () => {
    const shop = await openTestShop()
    await create(shop, { ...anna, name: 'Zofia', sortOrder: 1 })
    await create(shop, { ...anna, name: 'Łucja', sortOrder: 1 })
    await create(shop, { ...anna, name: 'Lena', sortOrder: 1 })
    await create(shop, { ...anna, name: 'Piotr', sortOrder: -1 })
    await create(shop, { ...anna, name: 'Ukryty', isActive: false })
    expect((await team(shop)).map(({ name }) => name)).toEqual(['Piotr', 'Lena', 'Łucja', 'Zofia'])
  })

  test('a new, a changed, a hidden and a deleted member, though the list is kept', async () => {
    const shop = await openTestShop()
    const isKept = async () => (await shop.call('GET', '/api/team')).headers.get('ETag') !== null
    const roles = async () => (await team(shop, 'de')).map(({ role }) => role)
    await eventually(async () => expect(await isKept()).toBe(true))
    await eventually(async () => expect(await roles()).toEqual([]))
    const { id } = await create(shop)
    await create(shop, { ...anna, translations: [inLanguage('de')] })
    await eventually(async () => expect(await roles()).toEqual(['Rola pl', 'Rola de']))
    const change = (body: object) => shop.callAsAdmin('PUT', `/api/admin/team/${id}`, { body })
    await change({ translations: [inLanguage('fr')] })
    await eventually(async () => expect(await roles()).toEqual(['Rola fr', 'Rola de']))
    await change({ isActive: false })
    await eventually(async () => expect(await roles()).toEqual(['Rola de']))
    await change({ isActive: true })
    await eventually(async () => expect(await roles()).toHaveLength(2))
    await shop.callAsAdmin('DELETE', `/api/admin/team/${id}`)
    await eventually(async () => expect(await roles()).toEqual(['Rola de']))
  })
})

describe('what the administrator can do', () => {
  test('create a member with nothing but what is required', async () => {
    const shop = await openTestShop()
    const created = await create(shop, { ...anna, name: ' Anna Solna ' })
    const defaults = { imageUrl: null, sortOrder: 0, isActive: true, version: 1 }
    expect(created).toEqual({ id: created.id, ...anna, ...defaults })
    expect(await all(shop)).toEqual([created])
  })

  test('leave the picture out with an empty field, or name one of ours or an https address', async () => {
    const shop = await openTestShop()
    for (const [sent, kept] of [
      ['', null],
      [null, null],
      ['/pictures/anna.webp', '/pictures/anna.webp'],
      ['https://example.com/a.png?b=1', 'https://example.com/a.png?b=1'],
    ])
      expect((await create(shop, { ...anna, imageUrl: sent })).imageUrl).toBe(kept)
  })

  test('upload a photo, which is kept as large as cards need it', async () => {
    const shop = await openTestShop()
    const photo = await sharp({ create: { width: 1_600, height: 2_000, channels: 3, background: '#6f9a96' } })
      .jpeg()
      .toBuffer()
    const form = new FormData()
    form.set('image', new File([Uint8Array.from(photo)], 'anna.jpg'))
    const answer = await shop.callAsAdmin('POST', '/api/admin/team/upload-image', { body: form })
    const { imageUrl } = (await answer.json()) as { imageUrl: string }
    const kept = await shop.call('GET', imageUrl)
    expect(await sharp(await kept.arrayBuffer()).metadata()).toMatchObject({ width: 800, height: 1_000 })
    expect((await create(shop, { ...anna, imageUrl })).imageUrl).toBe(imageUrl)
  })

  test('see hidden members too, in the order of the page', async () => {
    const shop = await openTestShop()
    const last = await create(shop, { ...anna, sortOrder: 2 })
    const first = await create(shop, { ...anna, sortOrder: 1, isActive: false })
    expect(await all(shop)).toEqual([first, last])
  })

  test('change the named fields and no others; named translations replace those that were there', async () => {
    const shop = await openTestShop()
    const created = await create(shop)
    const change = async (body: object) =>
      (await shop.callAsAdmin('PUT', `/api/admin/team/${created.id}`, { body })).json()
    const renamed = { ...created, name: 'Anna Morska', version: 2 }
    expect(await change({ name: 'Anna Morska' })).toEqual(renamed)
    const translations = ['de', 'en'].map(inLanguage)
    expect(await change({ translations: translations.toReversed() })).toEqual({ ...renamed, translations, version: 3 })
  })

  test('say nothing new: the version stays as it is', async () => {
    const shop = await openTestShop()
    const created = await create(shop)
    for (const body of [{}, { unknown: 1 }, { version: 1 }]) {
      const answer = await shop.callAsAdmin('PUT', `/api/admin/team/${created.id}`, { body })
      expect([answer.status, await answer.json()]).toEqual([200, created])
    }
  })

  test('not overwrite what somebody else changed meanwhile, when the version is sent along', async () => {
    const shop = await openTestShop()
    const { id, version } = await create(shop)
    const change = (body: object) => shop.callAsAdmin('PUT', `/api/admin/team/${id}`, { body })
    expect((await change({ name: 'Pierwsza', version })).status).toBe(200)
    const late = await change({ name: 'Druga', translations: [inLanguage('fr')], version })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({
      code: 'team_member_changed_meanwhile',
      message: 'Dane tego członka zespołu zostały w międzyczasie zmienione. Odśwież je i spróbuj ponownie.',
    })
    expect(await all(shop)).toMatchObject([{ name: 'Pierwsza', translations: anna.translations, version: 2 }])
    expect((await change({ name: 'Trzecia' })).status).toBe(200)
  })

  test('one of several simultaneous changes with the same version wins, never two', async () => {
    const shop = await openTestShop()
    const { id, version } = await create(shop)
    const changes = Array.from({ length: 4 }, (_, index) => async () => {
      const name = `Zmiana ${index}`
      const body = { name, translations: [{ language: 'en', role: name, description: name }], version }
      const { status } = await shop.callAsAdmin('PUT', `/api/admin/team/${id}`, { body })
      return { name, status }
    })
    const answers = await race(shop.database, sql`select from team_members where id = ${id} for update`, changes)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const winner = answers.find(({ status }) => status === 200)?.name
    expect(await all(shop)).toMatchObject([{ name: winner, translations: [{ role: winner }], version: 2 }])
  })

  test('delete a member with all texts, once', async () => {
    const shop = await openTestShop()
    const { id } = await create(shop, { ...anna, translations: ['pl', 'en', 'de', 'fr'].map(inLanguage) })
    const gone = await shop.callAsAdmin('DELETE', `/api/admin/team/${id}`)
    expect([gone.status, await gone.text()]).toEqual([204, ''])
    expect((await shop.database.execute(sql`select from team_member_translations`)).rowCount).toBe(0)
    for (const method of ['DELETE', 'PUT']) {
      const again = await shop.callAsAdmin(method, `/api/admin/team/${id}`, method === 'PUT' ? { body: anna } : {})
      expect(again.status).toBe(404)
      expect(await again.json()).toMatchObject({
        code: 'team_member_not_found',
        message: 'Nie ma takiego członka zespołu.',
      })
    }
    expect(await all(shop)).toEqual([])
  })

  const names = [
    '<script>alert(1)</script> & "Anna"',
    '</script><!--',
    '👩🏽‍🍳 Anna 🧂',
    'آنا الملح',
    'אנה \u202eמלח\u202c',
    'A\u0301nna n\u0303',
    'ł'.repeat(200),
    "\\N\t'; drop table team_members; --",
  ]
  test('give a member any name, which is kept to the letter and is text', async () => {
    const shop = await openTestShop()
    for (const name of names) {
      const translations = [{ language: 'fr', role: name, description: name }]
      expect(await create(shop, { name, translations })).toMatchObject({ name, translations })
    }
    const answer = await shop.call('GET', '/api/team')
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    const members = await answer.json()
    for (const name of names)
      expect(members).toContainEqual(expect.objectContaining({ name, role: name, description: name }))
  })
})

test('who is deleted leaves in the trail that there was somebody, and none of their words', async () => {
  const shop = await openTestShop()
  const translations = [{ language: 'pl', role: 'Solarz', description: 'Zgarnia o świcie.' }]
  const made = await shop.callAsAdmin('POST', '/api/admin/team', { body: { name: 'Yann Kerbrat', translations } })
  const { id } = (await made.json()) as { id: number }
  await shop.callAsAdmin('PUT', `/api/admin/team/${id}`, { body: { name: 'Yann Le Kerbrat' } })
  await shop.callAsAdmin('DELETE', `/api/admin/team/${id}`)
  expect(await tablesWith(shop.database, ['Kerbrat', 'Solarz', 'Zgarnia'])).toEqual([])
  const trail = (await (await shop.callAsAdmin('GET', '/api/admin/audit?subject=team_member')).json()) as object[]
  expect(trail).toMatchObject([{ action: 'deleted' }, { action: 'changed' }, { action: 'created' }])
})
