import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { printCsvLine } from '../../kernel/csv.ts'
import { csvRows } from '../../kernel/read-csv.ts'
import { panelFailures } from '../../schemas/panel-failures.ts'
import { seedProducts } from '../seed-products.server.ts'
import type { AdminProduct } from '../product.ts'
import type { ProductImportReport } from './product-import.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
  await seedProducts(shop.database)
})

type Answer = ProductImportReport & { code: string; message: string }

const list = async () => (await (await shop.callAsAdmin('GET', '/api/admin/products')).json()) as AdminProduct[]

/** The export as rows that are known by the names of their columns. */
async function exported() {
  const answer = await shop.callAsAdmin('GET', '/api/admin/products/export')
  const bytes = Buffer.from(await answer.arrayBuffer())
  const rows = [...csvRows(bytes.toString().slice(1), { delimiter: ';', longestRow: 1e6 })] as string[][]
  const [header = [], ...others] = rows
  return {
    bytes,
    rows: others.map((cells) => Object.fromEntries(header.map((name, place) => [name, cells[place] ?? '']))),
  }
}

async function importTable(content: string | Uint8Array<ArrayBuffer>, preview: boolean, seen?: string) {
  const body = new FormData()
  body.set('csvFile', new File([content], 'produkty.csv'))
  if (seen !== undefined) body.set('seen', seen)
  const answer = await shop.callAsAdmin('POST', `/api/admin/products/import?preview=${preview}`, { body })
  return { status: answer.status, ...((await answer.json()) as Answer) }
}

const table = (rows: Record<string, string>[]) =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))].map((cells) => printCsvLine(cells)).join('')

describe('the table of products', () => {
  test('is one that a spreadsheet in Poland opens, and taken back as it is it changes nothing, whatever the texts are', async () => {
    const odd = ['=1+1', '-5', '+48', '@a', '00123', "'=1", 'a;b"c"\nd', ' 1,5', '\t=x'].join('|')
    const first = { name: '=HYPERLINK("x")', description: `-2\n${odd}`, legalName: '0012', sortOrder: -3 }
    const en = { language: 'en', name: '@sum', description: '"quoted"; text', origin: '+1' }
    const changes = { ...first, translations: [en] }
    expect((await shop.callAsAdmin('PUT', '/api/admin/products/1', { body: changes })).status).toBe(200)
    const before = await list()
    const { bytes, rows } = await exported()
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
    const odds = rows.find((row) => row['numer'] === '1')
    expect(odds).toMatchObject({
      nazwa: `'=HYPERLINK("x")`,
      kolejność: "'-3",
      'nazwa (en)': "'@sum",
      'cena (zł)': '24,90',
    })
    expect(await importTable(bytes, false)).toMatchObject({
      status: 200,
      unchangedCount: 6,
      newCount: 0,
      changedCount: 0,
      refused: [],
    })
    expect(await list()).toEqual(before)
  })

  test('says before what it will do to each row, with before and after; then does it in one go, with prices and stock in their records', async () => {
    const before = await list()
    const content = [
      'numer;adres strony;nazwa;opis;cena (zł);waga netto (kg);ilość;nazwa (de)',
      '1;;Sól drobna;;;;;',
      '2;;;;31,50;;160;Grobes Salz',
      ';sol-celtycka-premium-1kg;Sól celtycka premium;x;69.90;1;80;Celtic',
      ';;Sól wędzona;Nad dębem;39,00;0,25;12;Rauchsalz',
      '99;;Nie ma;x;1;;;',
      '3;inny-adres;x;x;1;;;',
    ].join('\n')
    const previewed = await importTable(content, true)
    expect(previewed).toMatchObject({ status: 200, newCount: 0, changedCount: 1, refusedCount: 5 })
    expect(previewed.refused.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
      '2 opis: Opis produktu jest wymagany',
      expect.stringContaining('3 nazwa: Nazwa produktu jest wymagana'),
      expect.stringMatching(/^5 opis \(de\): Opis w tłumaczeniu jest wymagany/),
      expect.stringMatching(/^6 Nie ma produktu o\u00A0numerze 99/),
      expect.stringMatching(/^7 Produkt o\u00A0numerze 3 ma adres strony/),
    ])
    expect(await list()).toEqual(before)

    const mended = [
      'numer;cena (zł);ilość;aktywny;nazwa;opis;waga netto (kg);nazwa (de);opis (de)',
      '1;31,50;100;nie;Sól celtycka drobna;Nowy opis;0,25;Feines Salz;Fein.',
      ';39,00;12;tak;Sól wędzona;Nad dębem;0,25;Rauchsalz;Geräuchert.',
    ].join('\r\n')
    const seen = await importTable(mended, true)
    expect(seen).toMatchObject({
      newCount: 1,
      changedCount: 1,
      refusedCount: 0,
      added: [{ row: 3, name: 'Sól wędzona' }],
    })
    expect(seen.changed[0]?.changes).toContainEqual({ field: 'cena (zł)', before: '24.90', after: '31.50' })
    expect(seen.changed[0]?.changes).toContainEqual({ field: 'aktywny', before: 'tak', after: 'nie' })
    expect(await list()).toEqual(before)
    expect(await importTable(mended, false, seen.seen)).toMatchObject({ status: 200, seen: seen.seen })
    const after = await list()
    expect(after.find(({ id }) => id === 1)).toMatchObject({
      price: '31.50',
      stockQuantity: 100,
      isActive: false,
      description: 'Nowy opis',
      translations: expect.arrayContaining([
        expect.objectContaining({
          language: 'de',
          name: 'Feines Salz',
          origin: 'Loire-Atlantique, Nordwestfrankreich',
        }),
      ]),
    })
    expect(after.find(({ name }) => name === 'Sól wędzona')).toMatchObject({
      price: '39.00',
      stockQuantity: 12,
      weight: 0.25,
    })
    const { rows } = await shop.database.execute(
      sql`select price_grosze from product_prices where product_id = 1 order by id`,
    )
    expect(rows.at(-1)).toMatchObject({ price_grosze: 3150 })
    const entries = await shop.database.execute<{ action: string }>(
      sql`select action from audit_entries where subject = 'product' order by id`,
    )
    expect(entries.rows.map(({ action }) => action)).toEqual(['changed', 'created'])

    // The same file a second time: nothing is there twice.
    const again = await importTable(mended, false)
    expect(again).toMatchObject({ newCount: 0, changedCount: 0, unchangedCount: 1, refusedCount: 1 })
    expect(again.refused[0]?.reason).toContain('Jest już produkt o\u00A0tej nazwie')
    expect(await list()).toEqual(after)
  })

  test('that is old overwrites neither another’s change nor a sale, and nothing happens that the preview didn’t say', async () => {
    const { rows } = await exported()
    const typed = rows.map((row) => ({
      ...row,
      ilość: row['numer'] === '3' ? '500' : (row['ilość'] ?? ''),
      'cena (zł)': row['numer'] === '3' ? (row['cena (zł)'] ?? '') : '77',
    }))
    await shop.callAsAdmin('PUT', '/api/admin/products/2', { body: { description: 'Inny opis' } })
    // Two sales: the one product isn’t counted anew in the table, the other is.
    await shop.database.execute(sql`update products set stock_quantity = stock_quantity - 2 where id in (1, 3)`)
    const previewed = await importTable(table(typed), true)
    expect(previewed.changed.map(({ id }) => id).toSorted()).toEqual([1, 4, 5, 6])
    expect(previewed.refused.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('zmieniono po eksporcie'),
      expect.stringMatching(/było 80.*jest 78/),
    ])
    await shop.callAsAdmin('PUT', '/api/admin/products/4', { body: { price: '88' } })
    const before = await list()
    const outdated = await importTable(table(typed), false, previewed.seen)
    expect(outdated).toMatchObject({ status: 409, message: panelFailures.product_import_outdated })
    expect(await list()).toEqual(before)
    await importTable(table(typed), false)
    const one = (await list()).find(({ id }) => id === 1)
    expect(one).toMatchObject({ price: '77.00', stockQuantity: 118 })
  })

  test('that is none is refused as a whole, with what is wrong with it', async () => {
    const files: [content: string, sentence: string | RegExp][] = [
      ['', panelFailures.import_empty],
      ['numer;nazwa', panelFailures.product_file_only_header],
      ['numer;kolor\n1;biały', /Nieznane kolumny: „kolor”/],
      ['numer;numer\n1;1', /Powtórzone kolumny: „numer”/],
      ['cena;ilość\n1;1', panelFailures.product_columns_missing],
      [`numer;nazwa\n${'1;"a'.repeat(3)}`, /cudzysłów/],
      [`numer\n${'1\n'.repeat(1001)}`, panelFailures.product_file_too_long],
    ]
    for (const [content, sentence] of files) {
      const answer = await importTable(content, false)
      expect(answer.status).toBe(422)
      expect(answer.message).toMatch(sentence)
    }
  })
})
