import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { brand } from '../brand.ts'
import { languages } from '../kernel/language.ts'
import { openTestShop } from '../../tests/support/shop.ts'
import { acceptedDocuments, currentLegalVersion, legalDocuments, withdrawalDays } from './legal.ts'
import { acceptedLegalTexts, readLegalText } from './legal-texts.server.ts'
import { namesPresentSeller, presentSeller, type Seller } from './present-seller.ts'
import { legalVersions, versionsOf } from './legal-versions.ts'
import { typeset } from '../i18n/typeset.ts'

interface Answer {
  document: string
  version: string
  title: string
  html: string
}

const all = languages.flatMap((language) =>
  legalDocuments.flatMap((document) => versionsOf(document).map((version) => ({ document, version, language }))),
)

test.for(legalDocuments)('every version of %s that is in the folder is named, the newest first', (document) => {
  const folders = readdirSync(new URL('documents', import.meta.url))
    .filter((day) => readLegalText(document, day, 'pl'))
    .toSorted()
    .toReversed()
  expect([...versionsOf(document)]).toEqual(folders)
  for (const day of folders) expect(new Date(day).toISOString().slice(0, 10)).toBe(day)
})

const sellerOf = (version: string) =>
  JSON.parse(readFileSync(new URL(`documents/${version}/seller.json`, import.meta.url), 'utf8')) as Seller

test.for(legalDocuments)('the newest version of %s names who sells now', (document) => {
  expect(namesPresentSeller(sellerOf(versionsOf(document)[0]))).toBe(true)
})

test('whoever orders accepts the newest version', () => {
  expect(currentLegalVersion()).toBe(legalVersions[0])
})

describe('a text of the law', () => {
  test.for(all)('$document of $version is whole in $language', async ({ document, version, language }) => {
    const text = readLegalText(document, version, language)
    expect(text?.title.length).toBeGreaterThan(5)
    // What delivery costs now is written into it when somebody asks.
    expect(text?.markdown.replace('{{costs}}', '')).not.toMatch(/\{\{|\}\}|undefined/)
    const seller = sellerOf(version)
    expect(text?.markdown).toContain(seller.email)
    expect(text?.markdown).toContain(seller.postalAddress.street)
    expect(text?.markdown).toContain(version.slice(0, 4))
  })

  test.for(legalDocuments)('has the same sections and clauses in all languages: %s', (document) => {
    const numbers = (language: (typeof languages)[number]) =>
      readLegalText(document, versionsOf(document)[0], language)?.markdown.match(/^(## \d+\.|\d+\.\d+\.|- )/gm)
    const polish = numbers('pl')
    expect(polish?.length).toBeGreaterThan(10)
    for (const language of languages) expect(numbers(language)).toEqual(polish)
  })

  test.for(all.filter(({ document, version }) => version === versionsOf(document).at(-1)))(
    '$document of the first version is a draft, and says so first, in $language',
    ({ document, version, language }) => {
      expect(readLegalText(document, version, language)?.markdown).toMatch(/^> \*\*\S+/)
    },
  )

  test.for(languages)('says in %s for how long one may withdraw, as programs are told it', (language) => {
    const { markdown } = readLegalText('withdrawal', currentLegalVersion(), language) ?? {}
    expect(markdown).toMatch(new RegExp(`\\b${withdrawalDays}\\s(dni|days|Tage|jours)`))
  })

  test.for(languages)(
    'says in %s where to call and write to withdraw, and names who sells by its legal name',
    (language) => {
      const { markdown = '' } = readLegalText('withdrawal', currentLegalVersion(), language) ?? {}
      const { legalName, phone, email } = presentSeller()
      for (const fact of [legalName, phone, email]) expect(markdown.split(fact).length).toBeGreaterThanOrEqual(3)
    },
  )

  test('names no platform that is closed, and claims nothing about health or the environment', () => {
    for (const { document, version, language } of all) {
      const { markdown = '' } = readLegalText(document, version, language) ?? {}
      expect(markdown).not.toMatch(/ec\.europa\.eu|\bODR\b/)
      expect(markdown).not.toMatch(
        /zdrowsz|ekologicz|healthi|eco-?friendly|gesünder|umweltfreundlich|écologique|bio\b/i,
      )
    }
  })
})

describe('GET /api/legal/:document', () => {
  test.for([
    ['pl', 'ponad 2 kg do 10 kg', '25,99 zł', '18,99 zł', '31,00 zł'],
    ['en', 'over 2 kg up to 10 kg', '25.99 zł', '18.99 zł', '31.00 zł'],
    ['de', 'über 2 kg bis 10 kg', '25,99 zł', '18,99 zł', '31,00 zł'],
    ['fr', 'plus de 2 kg, jusqu’à 10 kg', '25,99 zł', '18,99 zł', '31,00 zł'],
  ] as const)(
    'says what delivery costs now, as the administrator has set it, in %s',
    async ([language, weights, home, point, dearer]) => {
      const shop = await openTestShop()
      const read = async () => {
        const { html } = (await (await shop.call('GET', `/api/legal/delivery?lang=${language}`)).json()) as Answer
        const costs = html.replaceAll('\u00A0', ' ').match(/<li><strong>[^]*?<\/li>/g) ?? []
        return costs.filter((cost) => cost.includes(weights))
      }
      expect(await read()).toMatchObject([expect.stringMatching(new RegExp(`${home}.*${point}`))])
      const rate = { deliveryType: 'home', minWeight: 2.001, maxWeight: 10, cost: '31.00' }
      expect((await shop.callAsAdmin('POST', '/api/admin/shipping-rates', { body: rate })).status).toBe(201)
      expect(await read()).toMatchObject([expect.stringMatching(new RegExp(`${dearer}.*${point}`))])
    },
  )

  test('says what delivery costs to each country that a rate names, and nothing of weights that aren’t sent there', async () => {
    const shop = await openTestShop()
    const rate = { countries: ['AT', 'DE'], minWeight: 0, maxWeight: 30, cost: '59' }
    expect((await shop.callAsAdmin('POST', '/api/admin/shipping-rates', { body: rate })).status).toBe(201)
    const { html } = (await (await shop.call('GET', '/api/legal/delivery?lang=de')).json()) as Answer
    const said = html.replaceAll('\u00A0', ' ').replaceAll(/<[^>]+>\s*/g, '\n')
    expect(said).toMatch(/Polen:\s+bis 2 kg/)
    expect(said).toMatch(/Österreich und Deutschland:\s+bis 30 kg\s+: Kurier nach Hause 59,00 zł\n/)
    expect(html).not.toContain('über 30')
  })

  test.for(all)('gives $document of $version in $language, without its title', async ({ language, ...asked }) => {
    const shop = await openTestShop()
    const { document, version } = asked
    const answer = await shop.call('GET', `/api/legal/${document}?version=${version}&lang=${language}`)
    expect(answer.status).toBe(200)
    const text = (await answer.json()) as Answer
    expect(text).toMatchObject({ ...asked, title: readLegalText(document, version, language)?.title })
    expect(text.html).toMatch(/^<(blockquote|p)>/)
    expect(text.html).not.toContain('<h1')
    expect(text.html.match(/<h2>\d+\. /g)?.length).toBeGreaterThanOrEqual(4)
  })

  test.for(legalDocuments)('gives the current version of %s where none is named', async (document) => {
    const shop = await openTestShop()
    const answer = await shop.call('GET', `/api/legal/${document}?lang=en`)
    expect(await answer.json()).toMatchObject({ document, version: versionsOf(document)[0] })
  })

  test.for([
    '/api/legal/impressum',
    '/api/legal/terms?version=1972-01-01',
    '/api/legal/terms?version=',
    '/api/legal/terms?version=..%2F2026-11-22',
    '/api/legal/..%2Fterms',
    '/api/legal/__proto__?version=__proto__',
  ])('answers 404 where there is no such text: %s', async (path) => {
    const shop = await openTestShop()
    const answer = await shop.call('GET', path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'not_found' })
  })
})

const files = { './documents/2020-01-01/terms.en.md': '# Old terms\n\nThe old ones, of {{name}}, {{unknown}}.\n' }

describe('the texts that a confirmation brings along', () => {
  test('say what they said', () => {
    const { title, markdown } = readLegalText('terms', '2020-01-01', 'en', files) ?? {}
    expect([title, markdown]).toEqual(['Old terms', `The old ones, of ${brand.name}, {{unknown}}.`])
  })

  test('name who sold then, whoever sells now', () => {
    const sellers = {
      './documents/2020-01-01/seller.json': {
        ...presentSeller(),
        legalName: 'Paludiers 1972',
        phone: '+33 1 99 00 11 22',
      },
    }
    const written = { './documents/2020-01-01/terms.en.md': '# Old terms\n\nSold by {{legalName}}, {{phone}}.\n' }
    expect(readLegalText('terms', '2020-01-01', 'en', written, sellers)?.markdown).toBe(
      'Sold by Paludiers 1972, +33 1 99 00 11 22.',
    )
  })

  test('are the present ones where the accepted version is gone: a paid order is confirmed all the same', async () => {
    const { database } = await openTestShop()
    const version = currentLegalVersion()
    const present = acceptedDocuments.map((document) => ({
      ...readLegalText(document, version, 'en'),
      path: `/${document}?version=${version}&lang=en`,
    }))
    expect(await acceptedLegalTexts(database, '2019-01-01', 'en')).toEqual(present)
  })
})

test('no line ends with a Polish word of one letter, nor between a figure and its unit, nor before a French sign of two parts', () => {
  expect(typeset('Wpis i zapis w (z domu) oraz Z dala; a potem', 'pl')).toBe(
    'Wpis i\u00A0zapis w\u00A0(z\u00A0domu) oraz Z\u00A0dala; a\u00A0potem',
  )
  expect(typeset('Ici : « nous » ; oui !', 'fr')).toBe('Ici\u00A0: «\u00A0nous\u00A0»\u00A0; oui\u00A0!')
  expect(typeset('a b : c, 25 kg in 2 lots', 'en')).toBe('a b : c, 25\u00A0kg in 2 lots')
})
