import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactsIn, importFile, importForm, importPath } from '../../../tests/support/imports.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { timesAsMuch } from '../../../tests/support/timing.ts'
import { panelFailures } from '../../schemas/panel-failures.ts'
import { maxImportedBytes } from './contact-import.ts'
import { amount, onlyForRelease } from '../../../tests/support/release.ts'

const bytes = (...values: number[]) => Uint8Array.from(values)
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))
const list = 'nazwa;email\nBar;bar@example.com\n'
const allowed =
  'Dozwolone kolumny to nazwa (businessName), email (emailAddress), kontakt (contactPerson) i typ (businessType).'

const notCsv = panelFailures.import_not_csv
const badFiles: [name: string, file: string | Uint8Array<ArrayBuffer>, sentence: string][] = [
  ['nothing in it', '', panelFailures.import_empty],
  ['a mark of UTF-8 alone', bytes(0xef, 0xbb, 0xbf), panelFailures.import_empty],
  ['empty lines', ' \n;;\n\t\r\n', panelFailures.import_empty],
  ['only a header', 'nazwa;email;kontakt;typ', panelFailures.import_only_header],
  ['only a header and empty lines', 'nazwa,email\n\n,\n', panelFailures.import_only_header],
  ['a NUL at its end', `${list}\0`, notCsv],
  ['a NUL in a name', list.replace('Bar;', 'B\0r;'), notCsv],
  ['UTF-16', utf16(list), notCsv],
  ['UTF-16 the other way', new Uint8Array(Buffer.from(utf16(list)).swap16()), notCsv],
  ['the beginning of a workbook', `PK\u0003\u0004${list}`, notCsv],
  ['JSON', '{"nazwa": "Bar", "email": "bar@example.com"}', notCsv],
  ['HTML', '<!doctype html>\n<table><tr><td>nazwa;email</table>', notCsv],
  ['a PDF', '%PDF-1.7\n1 0 obj\n', notCsv],
  ['bytes that are no letters', bytes(0x81, 0x83, 0x3b, 0x90), notCsv],
  ['a mark of UTF-8 that lies', bytes(0xef, 0xbb, 0xbf, 0x6e, 0xb9, 0x0a), notCsv],
  [
    'an open quote',
    `${list}"Bistro;bistro@example.com\nOko;oko@example.com\n`,
    'W wierszu 3 zaczyna się cudzysłów, który się nie kończy. Popraw plik i spróbuj ponownie.',
  ],
  [
    'an open quote among commas, near the beginning',
    'nazwa,email\n"Bistro,bistro@example.com\nOko,oko@example.com\n',
    'W wierszu 2 zaczyna się cudzysłów, który się nie kończy. Popraw plik i spróbuj ponownie.',
  ],
  [
    'a row that no contact fills',
    `nazwa,email\nBar,bar@example.com\n"${'Oko,oko@example.com\n'.repeat(100_000)}`,
    'Wiersz 3 jest zbyt długi. Sprawdź, czy w pliku kończy się każdy cudzysłów.',
  ],
  [
    'an address of millions of pieces',
    `nazwa,email\nBar,a@${'a.'.repeat(7_900_000)}\n`,
    'Wiersz 2 jest zbyt długi. Sprawdź, czy w pliku kończy się każdy cudzysłów.',
  ],
  ['a header that has no end', 'a'.repeat(2_000_000), notCsv],
  [
    'unknown columns',
    'nazwa;email;miasto; NIP \nBar;b@example.com;Łódź;1',
    `Nieznane kolumny: „miasto”, „NIP”. ${allowed}`,
  ],
  ['no known column', 'imię,adres e-mail\nA,a@example.com\n', `Nieznane kolumny: „imię”, „adres e-mail”. ${allowed}`],
  ['no header', 'Bar,bar@example.com\n', `Nieznane kolumny: „Bar”, „bar@example.com”. ${allowed}`],
  [
    'a column called as nothing is',
    'nazwa,email,constructor,__proto__\n',
    `Nieznane kolumny: „constructor”, „__proto__”. ${allowed}`,
  ],
  ['no addresses', 'nazwa;typ\nBar;hotel\n', `Brakujące kolumny: „email”. ${allowed}`],
  ['one column', 'kontakt\nEwa\n', `Brakujące kolumny: „nazwa”, „email”. ${allowed}`],
  [
    'a column twice',
    'nazwa;email;businessName\nA;a@example.com;B\n',
    `Powtórzone kolumny: „nazwa”, „businessName”. ${allowed}`,
  ],
  [
    'more empty lines than a spreadsheet has',
    `nazwa;email\n${';\n'.repeat(1_048_576)}`,
    panelFailures.import_too_many_rows,
  ],
  ['too many rows', `nazwa;email\n${'A;a\n'.repeat(50_001)}`, panelFailures.import_too_many_rows],
]

const asks = [{}, { preview: 'true' }, { update: 'true' }] as const

test('a bad file is refused at its field, with one sentence that says what is wrong, and nothing is imported', async () => {
  const shop = await openTestShop()
  for (const [place, [name, file, sentence]] of badFiles.entries()) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other, as three uploads at once are allowed
    const { status, answer } = await importFile(shop, file, asks[place % asks.length])
    expect([name, status, answer]).toEqual([
      name,
      422,
      expect.objectContaining({ message: sentence, error: sentence, fields: { csvFile: sentence } }),
    ])
  }
  expect(await contactsIn(shop)).toEqual([])
})

test('the sentence about a file of many strange columns stays short', async () => {
  const shop = await openTestShop()
  const header = Array.from({ length: 5_000 }, (_, number) => `kolumna ${number} ${'x'.repeat(100)}`).join(';')
  const { answer } = await importFile(shop, header)
  expect(answer.message).toMatch(/^Nieznane kolumny: „kolumna 0 x+…”, .*…\. Dozwolone/)
  expect(answer.message.length).toBeLessThan(700)
})

test(
  'a column that is named a hundred thousand times is refused at a cost that grows with the file alone',
  onlyForRelease('the gate has a file of endless columns'),
  async () => {
    const shop = await openTestShop()
    const isRefused = async (times: number) => {
      const { answer } = await importFile(shop, `nazwa${',email'.repeat(times)}\nBar,bar@example.com\n`)
      expect(answer.code).toBe('import_columns_doubled')
    }
    const ratio = await timesAsMuch(
      () => isRefused(100_000),
      () => isRefused(25_000),
    )
    // Four, or less for what each call costs; sixteen, if each were compared with all.
    expect(ratio).toBeLessThan(8)
  },
)

describe('what is sent besides', () => {
  const send = (shop: TestShop, body: FormData | undefined, path = importPath) =>
    shop.callAsAdmin('POST', path, body && { body }).then(async (answer) => [answer.status, await answer.json()])

  test('without a file is refused as the panel says it', async () => {
    const shop = await openTestShop()
    const untouched = new FormData()
    untouched.set('csvFile', new File([], ''))
    const asText = new FormData()
    asText.set('csvFile', list)
    for (const form of [untouched, asText, importFormWithout()]) {
      const [status, answer] = await send(shop, form)
      expect([status, answer]).toEqual([422, expect.objectContaining({ message: 'Wybierz plik CSV' })])
    }
  })

  test('is checked: a consent that is too long, or a file; flags that are none', async () => {
    const shop = await openTestShop()
    expect(await send(shop, importForm(list, 'x'.repeat(1_001)))).toMatchObject([
      422,
      { fields: { consent: 'Najwyżej 1000 znaków' } },
    ])
    const withFile = importForm(list)
    withFile.set('consent', new File(['x'], 'x.txt'))
    expect(await send(shop, withFile)).toMatchObject([422, { fields: { consent: 'Wpisz tekst' } }])
    for (const asked of ['preview=1', 'update=yes', 'faulty=pdf'])
      expect((await send(shop, importForm(list), `${importPath}?${asked}`))[0]).toBe(422)
    expect((await send(shop, importForm(list, 'zgo\0da')))[0]).toBe(400)
    expect(await contactsIn(shop)).toEqual([])
  })

  test('as another type than a form is refused with 415', async () => {
    const shop = await openTestShop()
    for (const headers of [{ 'Content-Type': 'text/csv' }, { 'Content-Type': 'multipart/form-data' }])
      expect((await shop.callAsAdmin('POST', importPath, { body: list, headers })).status).toBe(415)
  })
})

function importFormWithout(): FormData {
  const form = new FormData()
  form.set('consent', 'Targi')
  return form
}

describe('a file that is too large', () => {
  const refused = [
    413,
    { fields: { csvFile: 'Plik jest zbyt duży. Może mieć najwyżej 16 MB; podziel go na mniejsze.' } },
  ]
  const row = 'Bar;bar@example.com\n'

  test('by little, or by far, is refused with a sentence', async () => {
    const shop = await openTestShop()
    for (const size of [maxImportedBytes, 100 * 1024 * 1024]) {
      const body = importForm(`nazwa;email\n${row.repeat(size / row.length)}`)
      // oxlint-disable-next-line eslint/no-await-in-loop -- each of them is large
      const answer = await shop.callAsAdmin('POST', importPath, { body })
      expect([answer.status, await answer.json()]).toMatchObject(refused)
    }
    expect(await contactsIn(shop)).toEqual([])
  })
})

describe('no nonsense is our fault', () => {
  const letters = fc
    .array(fc.constantFrom(...'";,\t\r\nnazwaemail=@.\'sep ą'), { maxLength: 60 })
    .map((all) => all.join(''))
  const rubbish = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    letters,
    letters.map((text) => `nazwa,email\n${text}`),
    fc.string({ unit: 'grapheme' }),
  )
  const known = [200, 422]

  test('in a file: it is imported, or refused with a sentence', async () => {
    const shop = await openTestShop()
    await fc.assert(
      fc.asyncProperty(rubbish, fc.constantFrom(...asks), async (file, asked) => {
        const { status, answer } = await importFile(
          shop,
          typeof file === 'string' ? file : Uint8Array.from(file),
          asked,
        )
        expect(known).toContain(status)
        expect(answer.message).toMatch(/\.$/)
      }),
      { numRuns: amount(50, 150) },
    )
  })

  test('around a file: a form that is cut off or parted wrongly is refused', async () => {
    const shop = await openTestShop()
    const request = new Request('https://example.com', { method: 'POST', body: importForm(list, 'Targi') })
    const type = request.headers.get('Content-Type') ?? ''
    const whole = Buffer.from(await request.arrayBuffer()).toString('latin1')
    const broken = fc.oneof(
      fc.nat(whole.length - 1).map((length) => ({ body: whole.slice(0, length), type })),
      fc.string({ minLength: 1 }).map((body) => ({ body, type })),
      fc
        .constantFrom('x', '"y"', '----')
        .map((boundary) => ({ body: whole, type: `multipart/form-data; boundary=${boundary}` })),
      fc.constant({ body: whole.repeat(30), type }),
    )
    await fc.assert(
      fc.asyncProperty(broken, async ({ body, type: sent }) => {
        const answer = await shop.callAsAdmin('POST', importPath, { body, headers: { 'Content-Type': sent } })
        expect([200, 400, 415, 422]).toContain(answer.status)
        await answer.arrayBuffer()
      }),
      { numRuns: amount(20, 60) },
    )
  })
})
