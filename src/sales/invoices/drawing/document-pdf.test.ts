import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { invoicesServerTexts } from '../texts.server.ts'
import { problemsOfPdf } from '../../../../tests/support/pdf-ua/problems-of-pdf.ts'
import { extentsOf, outside } from '../../../../tests/support/drawn-extents.ts'
import { sampleCorrection, sampleInvoice, sampleProforma } from '../../../../tests/support/sample-documents.ts'
import { languages } from '../../../kernel/language.ts'
import { openFonts } from '../../../pdf/fonts.server.ts'
import { measureWith, shapeLine } from '../../../pdf/shape-line.server.ts'
import { documentPdf, fileNameOf, openFontsFor, drawDocument } from './document-pdf.server.ts'
import type { InvoiceDocument } from '../invoice.ts'

async function read(document: InvoiceDocument) {
  const pdf = await getDocumentProxy(new Uint8Array(await documentPdf(document)))
  const { text } = await extractText(pdf, { mergePages: false })
  const pages = text.map((page) => page.normalize('NFC').replaceAll(/\s+/g, ' '))
  return { pdf, pages, text: pages.join(' ') }
}

const long =
  'Przedsiębiorstwo Produkcyjno-Handlowo-Usługowe „Gospodarstwo Brzęczyszczykiewicz i Wspólnicy” Spółka z ograniczoną odpowiedzialnością Spółka komandytowa'
const two = [
  { productName: 'Fleur de sel', vatRate: 8, quantity: 12, price: 123_456 },
  { productName: 'Sól gruba', quantity: 3 },
]
const hundred = Array.from({ length: 100 }, (_, place) => ({ productName: `Sól nr ${place + 1}`, quantity: place + 1 }))

describe('a document as PDF', () => {
  test('says all that the VAT act wants of an invoice', async () => {
    const invoice = sampleInvoice({ lines: two, discount: 10_000 })
    const { text } = await read({ ...invoice, seller: { ...invoice.seller, bdo: '000123456' } })
    for (const part of [
      ' BDO 000123456 ',
      'Faktura FV/2026/000123',
      'Data wystawienia 2026-11-23',
      'Data otrzymania zapłaty 2026-11-23',
      'Sprzedawca Association Salorge 12 quai des Paludiers 44490 Le Croisic Francja NIP 1234563218',
      'Nabywca Bistro Morze sp. z o.o. ul. Solna 7/12 31-000 Kraków Polska NIP 5260250274',
      'Lp. Nazwa towaru lub usługi Ilość J.m. Cena brutto Rabat VAT Wartość brutto',
      'Stawka VAT Netto Kwota VAT Brutto',
      'Razem 13 700,33 1 105,08 14 805,41',
      'Zapłacono 14 805,41 PLN',
    ]) {
      expect(text).toContain(part)
    }
    const within = await read({ ...invoice, taxation: 'within_union' })
    expect(within.text).toContain('Francja NIP PL1234563218')
    expect(text).toMatch(/1 ?Fleur de sel ?12 szt. 1 234,56 99,50 8 % 14 715,22/)
    expect(text).toContain('8 % 13 639,94 1 091,19 14 731,13')
  })

  test('of a correction says what it corrects, why, and how it was, changes and is', async () => {
    const { text } = await read(sampleCorrection(sampleInvoice({ lines: two }), 50_001))
    for (const part of [
      'Faktura korygująca FK/2026/000007',
      'Koryguje fakturę FV/2026/000123 z dnia 2026-11-23',
      'Przyczyna korekty zwrot części zapłaty',
      'Towary i usługi objęte korektą Lp. Nazwa towaru lub usługi Ilość J.m. VAT',
      '1 Fleur de sel 12 szt. 8 % 2 Sól gruba 3 szt. 23 %',
      'Razem 13 792,86 1 112,55 14 905,41',
      'Razem −462,68 −37,33 −500,01',
      'Razem 13 330,18 1 075,22 14 405,40',
    ]) {
      expect(text).toContain(part)
    }
  })

  test('of a proforma says that it is none, and what is to be paid', async () => {
    const { text } = await read(sampleProforma(sampleInvoice()))
    expect(text).toContain('Proforma S-2026-000123')
    expect(text).toContain('Do zapłaty 40,89 PLN')
    expect(text).toContain('Do zapłaty do 2026-11-25 14:30')
    expect(text).toContain('Proforma nie jest fakturą')
    expect(text).not.toContain('Zapłacono')
    expect(text).not.toContain('Data otrzymania zapłaty')
  })

  test.for([
    ['en', 'Faktura Invoice', 'Dostawa / Delivery', 'PL5260250274'],
    ['de', 'Faktura Rechnung', 'Dostawa / Lieferung', 'PL5260250274'],
    ['fr', 'Faktura Facture', 'Dostawa / Livraison', 'PL5260250274'],
  ] as const)('is read in Polish and in the customer’s language (%s)', async ([language, ...parts]) => {
    const { text, pdf } = await read(sampleInvoice({ language }))
    for (const part of [...parts, 'Data wystawienia']) expect(text).toContain(part)
    const correction = await read(sampleCorrection(sampleInvoice({ language }), 100))
    const { correctedOn, sums, units } = invoicesServerTexts[language].invoicePaper
    expect(correction.text).toContain(`z dnia / ${correctedOn} 2026-11-23`)
    for (const part of [`szt. / ${units.piece}`, `Razem / ${sums.total}`]) expect(text).toContain(part)
    expect((await getMeta(pdf)).info).toMatchObject({ Title: expect.stringContaining('Faktura FV/2026/000123') })
  })

  test('of a hundred lines names the columns on each page, and which page it is', async () => {
    const { pages } = await read(sampleInvoice({ lines: hundred }))
    expect(pages.length).toBe(4)
    for (const [index, page] of pages.entries()) expect(page).toContain(`Strona ${index + 1} z ${pages.length}`)
    for (const page of pages.slice(0, -1)) expect(page).toContain('Lp. Nazwa towaru lub usługi')
    const all = pages.join(' ')
    for (const { productName } of hundred) expect(all).toContain(productName)
  })

  test('is the same file each time that it is made', async () => {
    const [one, other] = [await documentPdf(sampleInvoice()), await documentPdf(sampleInvoice())]
    expect(one.equals(other)).toBe(true)
  })

  test('has every letter of its parties and goods, also those that the face of its text lacks', async () => {
    const companyName = 'Quán Nguyễn Thị Hoa ½ ²³ ţ'
    const invoice = sampleInvoice({ companyName, city: 'Huế', lines: [{ productName: 'Muối biển ½' }] })
    const fonts = await openFontsFor(invoice)
    const words = drawDocument(invoice, measureWith(fonts)).flatMap(({ items }) =>
      items.filter((item) => item.kind === 'words'),
    )
    const missing = words.filter(({ text, face }) =>
      shapeLine(text, face, fonts).some((run) => !run.font || run.glyphs.glyphs.some(({ id }) => id === 0)),
    )
    expect(missing.map(({ text }) => text)).toEqual([])
    expect(words.map(({ text }) => text).join(' ')).toContain('Nguyễn Thị Hoa')
    expect((await read(invoice)).text).toContain('31-000 Huế')
  })

  test('bears KSeF’s codes with their labels, which are links, too, and says when it is a test', async () => {
    const hash = 'UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE'
    const [link, certificateLink] = [
      `https://qr.example.com/invoice/${hash}`,
      `https://qr.example.com/certificate/${hash}`,
    ]
    const number = '1234563218-20261123-0100A0B1C2D3-E4'
    const linksOf = async ({ pdf, pages }: Awaited<ReturnType<typeof read>>) => {
      const found = await Promise.all(pages.map(async (_, index) => (await pdf.getPage(index + 1)).getAnnotations()))
      return found.flat().map(({ url }) => url as string)
    }
    const accepted = await read({ ...sampleInvoice(), ksef: { environment: 'production', number, link } })
    expect(accepted.text).toContain(number)
    expect(accepted.text).not.toMatch(/OFFLINE|CERTYFIKAT|testowe/)
    expect(await linksOf(accepted)).toEqual([link])
    const waiting = { environment: 'test', number: null, link, certificateLink } as const
    const offline = await read({ ...sampleInvoice(), ksef: waiting })
    for (const part of ['OFFLINE', 'CERTYFIKAT', 'testowe środowisko KSeF']) expect(offline.text).toContain(part)
    expect(await linksOf(offline)).toEqual([link, certificateLink])
    expect((await read(sampleInvoice())).text).not.toContain('KSeF')
  })

  const ofHome = read(sampleInvoice({ language: 'en', lines: [{ productName: 'Sól', vatRate: 5.5 }] }))

  test.for([
    [{ taxation: 'within_union' }, 'Wewnątrzwspólnotowa dostawa towarów', 'Intra-Community supply'],
    [{ taxation: 'export' }, 'Eksport towarów', 'Export of goods'],
    [{ taxation: 'destination' }, 'Procedura OSS, podatek według stawek kraju konsumenta: Niemcy', 'OSS scheme'],
    [
      { taxation: 'exempt', exemption: 'art. 113 ust. 1' },
      'Zwolnienie z VAT: art. 113 ust. 1',
      'Exempt from VAT: art. 113',
    ],
    [{ isSplitPayment: true }, 'mechanizm podzielonej płatności', 'Split payment'],
  ] as const)('says in words how it is taxed or paid: $1', async ([told, ...parts]) => {
    const lines = [{ productName: 'Sól', vatRate: 0 }]
    const { text } = await read({ ...sampleInvoice({ language: 'en', country: 'Germany', lines }), ...told })
    for (const part of parts) expect(text).toContain(part)
    expect(text.includes('zw.')).toBe('exemption' in told)
    const domestic = await ofHome
    for (const part of parts) expect(domestic.text).not.toContain(part)
    expect(domestic.text).toContain('5,5 %')
  })

  test('of a correction of its buyer says who was and who is right, and that no money moves', async () => {
    const invoice = sampleInvoice()
    const buyerBefore = { ...invoice.buyer, name: 'Bistro Może' }
    const of = { ...invoice, ksefNumber: '1234563218-20261123-0100A0B1C2D3-E4' }
    const correction = { of, reason: 'buyer_corrected', before: invoice.sums, buyerBefore } as const
    const { text } = await read({ ...invoice, kind: 'correction', correction })
    for (const part of [
      'dane nabywcy',
      of.ksefNumber,
      'Nabywca przed korektą Bistro Może',
      'Nabywca po korekcie Bistro Morze',
      '0,00 PLN',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('Data zwrotu')
    const replacing = await read({ ...invoice, replaces: { number: 'FV/2026/000009', issuedAt: invoice.issuedAt } })
    expect(replacing.text).toContain('Zastępuje fakturę FV/2026/000009 z dnia 2026-11-23')
  })

  test('that is a preview says on each page that it is none', async () => {
    const pdf = await documentPdf(
      { ...sampleInvoice({ lines: hundred.slice(0, 40) }), number: '' },
      { isPreview: true },
    )
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: false })
    for (const page of text) expect(page).toContain('PODGLĄD – to nie jest faktura')
  })

  test('of each kind can be heard as it is read (PDF/UA-1), in Polish and beside it in another language', async () => {
    const ksef = {
      environment: 'test',
      number: null,
      link: 'https://example.com/1',
      certificateLink: 'https://example.com/2',
    } as const
    const invoice = { ...sampleInvoice({ lines: hundred.slice(0, 30), language: 'de' }), ksef }
    const own = { ...sampleInvoice({ companyName: 'Quán Nguyễn & „Sól”' }), isSplitPayment: true }
    const all = [invoice, sampleCorrection(invoice, 1), sampleProforma(own), own]
    const problems = await Promise.all(all.map(async (document) => problemsOfPdf(await documentPdf(document))))
    expect(problems.flat()).toEqual([])
    const pdf = await getDocumentProxy(new Uint8Array(await documentPdf(invoice)))
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree())
    for (const part of ['"H1"', '"Table"', '"TH"', '"TD"', '"lang":"de"']) expect(tree).toContain(part)
  })

  test('says of what was paid in the demonstration that nothing was sold', async () => {
    const invoice = sampleInvoice({ paymentMethod: 'demo', language: 'de' })
    for (const document of [invoice, sampleCorrection(invoice, 100)]) {
      const { text } = await read(document)
      expect(text).toContain('Dokument próbny')
      expect(text).toContain('Probedokument')
    }
    expect((await read(sampleInvoice())).text).not.toContain('próbny')
  })

  test('is saved under its name', () => {
    expect(fileNameOf(sampleInvoice())).toBe('Faktura-FV-2026-000123.pdf')
    expect(fileNameOf(sampleCorrection(sampleInvoice(), 1))).toBe('Faktura-korygujaca-FK-2026-000007.pdf')
    expect(fileNameOf(sampleProforma(sampleInvoice()))).toBe('Proforma-S-2026-000123.pdf')
  })
})

test.for(languages)(
  'nothing reaches out of the page or stands on something else, however long it is (%s)',
  async (language) => {
    const endless = {
      lines: [...two, { productName: `Sól${'ż'.repeat(300)}`, price: 999_999_99, quantity: 999 }],
      discount: 12_345,
    }
    const country = 'Bosnia and Herzegovina'
    const invoice = sampleInvoice({ ...endless, companyName: `${long} ${'x'.repeat(200)}`, language, country })
    const marked: InvoiceDocument = {
      ...invoice,
      taxation: 'within_union',
      isSplitPayment: true,
      ksef: {
        environment: 'test',
        number: '1234563218-20261123-0100A0B1C2D3-E4',
        link: 'https://example.com',
        certificateLink: 'https://example.com/2',
      },
    }
    const of = { ...invoice, ksefNumber: '1234563218-20261123-0100A0B1C2D3-E4' }
    const correction = { of, reason: 'buyer_corrected', before: invoice.sums, buyerBefore: invoice.buyer } as const
    const corrected: InvoiceDocument = { ...invoice, kind: 'correction', correction }
    for (const document of [invoice, marked, corrected, sampleCorrection(invoice, 50_001), sampleProforma(invoice)]) {
      const fonts = await openFonts([])
      for (const page of drawDocument(document, measureWith(fonts))) {
        const extents = extentsOf(page, fonts)
        const paper = { x: 40, y: 30, width: page.width - 80, height: page.height - 60 }
        expect(extents.filter((extent) => outside(extent, paper) > 0).map(({ words }) => words.text)).toEqual([])
        const meeting = extents.flatMap((one, place) =>
          extents
            .slice(place + 1)
            .filter(
              (other) =>
                one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
            )
            .map((other) => `${one.words.text} | ${other.words.text}`),
        )
        expect(meeting).toEqual([])
      }
    }
  },
)
