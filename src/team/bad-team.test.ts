import { describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import type { AdminTeamMember } from './team-member.ts'

const inLanguage = (language: string) => ({ language, role: `Rola ${language}`, description: `Opis ${language}` })
const anna = { name: 'Anna Solna', translations: [inLanguage('pl')] }

async function create(shop: TestShop): Promise<AdminTeamMember> {
  const answer = await shop.callAsAdmin('POST', '/api/admin/team', { body: anna })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()) as AdminTeamMember
}

const all = async (shop: TestShop) => (await shop.callAsAdmin('GET', '/api/admin/team')).json()

describe('what is refused, with the sentence at the field', () => {
  const text = inLanguage('pl')
  const refused: [string, object, string, string][] = [
    ['no name', { name: undefined }, 'name', 'Nazwa członka zespołu jest wymagana'],
    ['a name of blanks', { name: ' \t' }, 'name', 'Nazwa członka zespołu jest wymagana'],
    ['an endless name', { name: 'ą'.repeat(201) }, 'name', 'Najwyżej 200 znaków'],
    ['a picture that is no address', { imageUrl: 'anna.png' }, 'imageUrl', 'Nieprawidłowy URL obrazu'],
    ['a script as picture', { imageUrl: 'javascript:alert(1)' }, 'imageUrl', 'Nieprawidłowy URL obrazu'],
    ['a picture of another scheme', { imageUrl: '//example.com/a.png' }, 'imageUrl', 'Nieprawidłowy URL obrazu'],
    ['a picture that is a number', { imageUrl: 7 }, 'imageUrl', 'Nieprawidłowy URL obrazu'],
    ['a fractional place', { sortOrder: 1.5 }, 'sortOrder', 'Wpisz liczbę całkowitą'],
    ['a place beyond integers', { sortOrder: 1e30 }, 'sortOrder', 'Wpisz liczbę całkowitą'],
    ['a switch that is none', { isActive: 'yes' }, 'isActive', 'Nieprawidłowa wartość.'],
    ['nothing said', { translations: undefined }, 'translations', 'Przynajmniej jedno tłumaczenie jest wymagane'],
    ['no translation', { translations: [] }, 'translations', 'Przynajmniej jedno tłumaczenie jest wymagane'],
    ['no role', { translations: [{ ...text, role: ' ' }] }, 'translations.0.role', 'Rola jest wymagana'],
    ['no role at all', { translations: [{ ...text, role: null }] }, 'translations.0.role', 'Rola jest wymagana'],
    [
      'no description of the second',
      { translations: [text, { language: 'de', role: 'Rolle' }] },
      'translations.1.description',
      'Opis jest wymagany',
    ],
    ['a language twice', { translations: [text, text] }, 'translations', 'Każdy język może wystąpić raz'],
    [
      'a language that we don’t speak',
      { translations: [{ ...text, language: 'it' }] },
      'translations.0.language',
      'Nieprawidłowa wartość.',
    ],
  ]

  test(`${refused.map(([what]) => what).join(', ')}`, async () => {
    const shop = await openTestShop()
    const created = await create(shop)
    for (const [what, fault, field, sentence] of refused) {
      const expected = { code: 'invalid', fields: { [field]: sentence } }
      // To a change, what isn't there is merely not named.
      const isNamed = Object.values(fault).every((value) => value !== undefined)
      const calls = [['POST', ''], ...(isNamed ? [['PUT', `/${created.id}`]] : [])] as const
      for (const [method, path] of calls) {
        const answer = await shop.callAsAdmin(method, `/api/admin/team${path}`, { body: { ...anna, ...fault } })
        expect(answer.status, what).toBe(422)
        expect(await answer.json(), what).toMatchObject(expected)
      }
    }
    expect(await all(shop)).toEqual([created])
  })

  test('an id that is none', async () => {
    const shop = await openTestShop()
    for (const id of ['abc', '0', '-1', '1.5', '99999999999999999999', '%00'])
      expect((await shop.callAsAdmin('PUT', `/api/admin/team/${id}`, { body: {} })).status, id).toBe(404)
  })

  test('text that PostgreSQL cannot store, and nothing that came with it is kept', async () => {
    const shop = await openTestShop()
    const created = await create(shop)
    const unstorable = [{ name: 'a\u0000b' }, { translations: [{ ...text, description: 'a\u0000b' }] }]
    for (const fault of unstorable) {
      for (const [method, path] of [
        ['POST', ''],
        ['PUT', `/${created.id}`],
      ] as const) {
        const body = { ...anna, name: 'Nowa', ...fault }
        expect((await shop.callAsAdmin(method, `/api/admin/team${path}`, { body })).status).toBe(400)
      }
    }
    expect(await all(shop)).toEqual([created])
  })
})
