import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timesAsMuch } from '../../../tests/support/timing.ts'
import { inWindows1250 } from '../../../tests/support/windows-1250.ts'
import type { ImportedContact, ImportedRow } from './imported-row.ts'
import { readContactRows } from './read-contact-rows.server.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

async function read(file: string | Uint8Array) {
  const rows: ImportedRow[] = []
  const outcome = readContactRows(typeof file === 'string' ? utf8(file) : file, (row) => void rows.push(row))
  return { outcome, rows, contacts: rows.map((row) => ('contact' in row ? row.contact : row.reason)) }
}

const encodings: Record<string, (text: string) => Uint8Array> = {
  'UTF-8': utf8,
  'UTF-8 with BOM': (text) => utf8(`\uFEFF${text}`),
  'Windows-1250': inWindows1250,
}
const delimiters = { comma: ',', semicolon: ';', tab: '\t' }
const lineEnds = ['\n', '\r\n', '\r']

/** How a file may be written: the names of its columns in their order, and all that doesn't change what it says. */
interface Dialect {
  columns: [field: keyof ImportedContact, name: string][]
  encode: (text: string) => Uint8Array
  delimiter: string
  lineEnd: string
  quotesAll: boolean
  isAnnounced: boolean
  endsWithLineEnd: boolean
}

function write(contacts: ImportedContact[], dialect: Dialect): Uint8Array {
  const { columns, delimiter, lineEnd, quotesAll, isAnnounced, endsWithLineEnd } = dialect
  const cell = (text: string) => (quotesAll || /[;,\t"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const line = (cells: (string | null)[]) => cells.map((text) => cell(text ?? '')).join(delimiter)
  const lines = [
    ...(isAnnounced ? [`sep=${delimiter}`] : []),
    line(columns.map(([, name]) => name)),
    ...contacts.map((contact) => line(columns.map(([field]) => contact[field]))),
  ]
  return dialect.encode(lines.join(lineEnd) + (endsWithLineEnd ? lineEnd : ''))
}

const names = {
  businessName: ['nazwa', 'businessName', ' NAZWA ', 'Business Name'],
  emailAddress: ['email', 'emailAddress', 'E-mail', 'EmailAddress '],
  contactPerson: ['kontakt', 'contactPerson', 'KONTAKT', 'contact_person'],
  businessType: ['typ', 'businessType', 'Typ', 'BusinessType'],
}
type Field = keyof typeof names

/** Letters of both alphabets, and all that has a meaning in such files. */
const text = fc
  .string({ unit: fc.constantFrom(...'aZ9 ąęłńśźżŁÓöé.\'&„”–"\n\r;,\t='), maxLength: 12 })
  .map((letters) => `B${letters}x`)
const contact = fc.record({
  businessName: text,
  emailAddress: fc.integer({ min: 0, max: 1e9 }).map((number) => `a${number}@example.com`),
  contactPerson: fc.option(text),
  businessType: fc.constantFrom('restaurant', 'hotel', 'catering', 'other', null),
}) satisfies fc.Arbitrary<ImportedContact>
const dialects: fc.Arbitrary<Dialect> = fc.record({
  columns: fc
    .shuffledSubarray(Object.keys(names) as Field[], { minLength: 4 })
    .chain((fields) =>
      fc.tuple(
        ...fields.map((field) => fc.constantFrom(...names[field]).map((name) => [field, name] as [Field, string])),
      ),
    ),
  encode: fc.constantFrom(...Object.values(encodings)),
  delimiter: fc.constantFrom(...Object.values(delimiters)),
  lineEnd: fc.constantFrom(...lineEnds),
  quotesAll: fc.boolean(),
  isAnnounced: fc.boolean(),
  endsWithLineEnd: fc.boolean(),
})

describe('a file says the same', () => {
  test('in whatever encoding, with whatever between its cells and lines, in any order and name of its columns', async () => {
    const contacts = fc.uniqueArray(contact, { selector: ({ emailAddress }) => emailAddress, minLength: 1 })
    await fc.assert(
      fc.asyncProperty(contacts, dialects, async (list, dialect) => {
        const { contacts: found, outcome } = await read(write(list, dialect))
        expect(found).toEqual(list)
        expect(outcome).toMatchObject({ ok: true, value: { rowCount: list.length } })
      }),
      { numRuns: 1_000 },
    )
  })

  const combinations = Object.entries(encodings).flatMap(([encoding, encode]) =>
    Object.entries(delimiters).map(([name, delimiter]) => ({ encoding, encode, name, delimiter })),
  )
  test.for(combinations)('in $encoding with a $name', async ({ encode, delimiter }) => {
    const lines = [
      ['Typ', 'E-MAIL'.replace('-', ''), 'kontakt', 'businessName'],
      ['Restauracja', 'zolw@example.com', 'Łucja Źdźbło', '"Żółw, ""gęś""; i\tświnka\nśpiąca"'],
    ]
    const { contacts } = await read(encode(lines.map((cells) => cells.join(delimiter)).join('\r\n')))
    expect(contacts).toEqual([
      {
        businessName: 'Żółw, "gęś"; i\tświnka\nśpiąca',
        emailAddress: 'zolw@example.com',
        contactPerson: 'Łucja Źdźbło',
        businessType: 'restaurant',
      },
    ])
  })

  test.for(['SPÓŁKA PÓŁNOC', 'Kół', 'PODRÓŻ „BRZÓZ”'])(
    'in Windows-1250 with %s, which UTF-8 could be, too',
    async (name) => {
      for (const encode of Object.values(encodings)) {
        // oxlint-disable-next-line eslint/no-await-in-loop -- three of them
        const { contacts } = await read(encode(`nazwa,email\n${name},a@example.com\n`))
        expect(contacts).toMatchObject([{ businessName: name }])
      }
    },
  )
})

describe('rows', () => {
  test('have the numbers that a spreadsheet shows, past empty lines, lines of empty cells and cells of several lines', async () => {
    const { rows, outcome } = await read(
      'sep=;\n\nnazwa;email\n"Bar\n\nOko";a@example.com\n\n;;\n  ;\nB;b@example.com\nC;c\n\n',
    )
    expect(rows.map(({ row }) => row)).toEqual([3, 7, 8])
    expect(outcome).toMatchObject({ value: { rowCount: 3 } })
  })

  test.for([
    ['Restauracja', 'restaurant'],
    ['HOTEL', 'hotel'],
    [' katering ', 'catering'],
    ['Catering', 'catering'],
    ['inne', 'other'],
    ['inny', 'other'],
    ['other', 'other'],
    ['', null],
    ['constructor', 'typ: Dozwolone są restauracja, hotel, catering i inne'],
  ])('of the type %j are read as %j', async ([typed, expected]) => {
    const { contacts } = await read(`nazwa;email;typ\nBar;bar@example.com;${typed}\n`)
    expect(contacts).toEqual([
      expected?.startsWith('typ')
        ? expected
        : { businessName: 'Bar', emailAddress: 'bar@example.com', contactPerson: null, businessType: expected },
    ])
  })

  test.for([
    '=1+1',
    '+48',
    '-5',
    '@SUM(A1)',
    '  =1',
    '\u00A0=1',
    '\u200B=1',
    '＝1',
    '＋1',
    '－1',
    '＠a',
    "'=1+1",
    '"\tx"',
  ])('whose name or contact person is a formula are faulty: %j', async (formula) => {
    const { contacts } = await read(`nazwa,email,kontakt\n${formula},a@example.com,\nBar,b@example.com,${formula}\n`)
    const reason = 'Tekst nie może zaczynać się jak formuła, od =, +, -, @ ani tabulatora'
    expect(contacts).toEqual([`nazwa: ${reason}`, `kontakt: ${reason}`])
  })

  test.for([
    ['Bar "Pod Rybą"', 'Bar "Pod Rybą"'],
    ['"Pod Rybą" Bar', '"Pod Rybą" Bar'],
    ["O'Hara", "O'Hara"],
    ["'s-Hertog", "'s-Hertog"],
    ["'007", '007'],
    ['3-5', '3-5'],
  ])('with the name %s are taken by it', async ([cell, businessName]) => {
    expect((await read(`nazwa;email\n${cell};a@example.com\n`)).contacts).toMatchObject([{ businessName }])
  })

  test('with an address that a row before has are faulty and name that row; a faulty row doesn’t count', async () => {
    const { contacts } = await read('nazwa,email\n,a@example.com\nA,a@example.com\nB,A@Example.com\nC,a@EXAMPLE.com\n')
    expect(contacts).toMatchObject([
      'nazwa: Nazwa firmy jest wymagana',
      { businessName: 'A' },
      'email: Ten adres jest już w wierszu 3',
      'email: Ten adres jest już w wierszu 3',
    ])
  })

  test('may leave out cells of columns without a name, and put nothing else there', async () => {
    const { contacts } = await read(
      'nazwa;email;;\nA;a@example.com\nB;b@example.com;;\nC;c@example.com;;x\nD;d@example.com;;;\n',
    )
    expect(contacts).toMatchObject([
      { businessName: 'A' },
      { businessName: 'B' },
      'Za dużo komórek w wierszu',
      { businessName: 'D' },
    ])
  })
})

describe('a file costs what its size says', () => {
  const size = 250_000
  const header = 'nazwa;email\n'
  const list = Array.from({ length: size / 30 }, (_, number) => `Bar ${number};bar${number}@example.com\n`).join('')
  const strange = {
    'blank lines': '\n'.repeat(size),
    'lines of nothing but separators': ';\n'.repeat(size / 2),
    quotes: '"'.repeat(size),
    'quotes that end nothing': '"x'.repeat(size / 2),
    'a letter a row': 'x\n'.repeat(size / 10),
    'cells of one letter': 'x;'.repeat(size / 2),
    'one cell': `${'x'.repeat(size)};a@example.com`,
    'one cell of spaces': `${' '.repeat(size)}x;a@example.com`,
    'an address of pieces': `Bar;a@${'a.'.repeat(size / 2)}`,
  }
  test.for(Object.entries(strange))('of %s, in no more than some times what a list takes', async ([, written]) => {
    const ratio = await timesAsMuch(
      () => read(header + written),
      () => read(header + list),
    )
    expect(ratio).toBeLessThan(10)
  })
})
