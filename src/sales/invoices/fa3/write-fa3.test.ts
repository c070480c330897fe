import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { judgeFa3, readOfficialSchema } from '../../../../tests/support/official-schemas.ts'
import { sampleCorrection, sampleInvoice } from '../../../../tests/support/sample-documents.ts'
import { money } from '../../../kernel/money.ts'
import { afterReturn } from '../invoice-lines.ts'
import { differenceOf, type InvoiceLine, type NumberedDocument } from '../invoice.ts'
import { taxContained } from '../../orders/vat.ts'
import { writeFa3 } from './write-fa3.ts'

const facts = { issueDay: '2027-01-04', writtenAt: new Date('2027-01-04T10:00:00.123Z') }
const number = '5265877635-20270104-0100C0ABCDEF-12'

/** A document's file, which is valid, without what makes it readable. */
function written(document: NumberedDocument, more: object = {}): string {
  const xml = writeFa3(document, { ...facts, ...more })
  expect(judgeFa3(xml)).toEqual([])
  return xml.replaceAll(/\n */g, '')
}
const rowsIn = (xml: string) =>
  [...xml.matchAll(/<NrWierszaFa>\d+<\/NrWierszaFa>(.*?)<\/FaWiersz>/g)].map(([, row = '']) => row)

const atNothing = (line: InvoiceLine): InvoiceLine => ({ ...line, rate: 0 })
const untaxed = (document: NumberedDocument): NumberedDocument => {
  const lines = document.lines.map(atNothing)
  return { ...document, lines, sums: [taxContained(0, money(lines.reduce((sum, { gross }) => sum + gross, 0)))] }
}

test('the schema is the ministry’s, and refuses what isn’t written by it', () => {
  const checksum = (name: string) => createHash('sha256').update(readOfficialSchema(name)).digest('hex')
  expect(checksum('schemat_FA(3)_v1-0E.xsd')).toBe('b646b6b525f51adf1bb2545f111fc8ca6e7aa6dd2f98948f1667d3695c06d958')
  expect(checksum('bazowe/StrukturyDanych_v10-0E.xsd')).toMatch(/^cb08348374598e1e/)
  const xml = writeFa3(sampleInvoice(), facts)
  const broken = [
    ['<P_17>2</P_17>', ''],
    ['<P_15>', '<P_15>1,'],
    ['<KodKraju>FR', '<KodKraju>QQ'],
    ['<NIP>5260250274', '<NIP>0000000000'],
    ['<P_12>23<', '<P_12>19<'],
    ['<JST>2</JST><GV>2</GV>', '<GV>2</GV><JST>2</JST>'],
  ] as const
  for (const [right, wrong] of broken)
    expect(judgeFa3(xml.replaceAll(/\n */g, '').replace(right, wrong))).not.toEqual([])
})

test('an invoice says who sold what to whom, at which prices, and that it is paid', () => {
  const invoice = sampleInvoice({
    discount: 333,
    lines: [
      { productName: 'Sól "gruba" & <drobna>', quantity: 3 },
      { productName: 'Masło', vatRate: 5 },
    ],
  })
  const xml = written(invoice)
  expect(writeFa3(invoice, facts)).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<Faktura /)
  const told = [
    '<DataWytworzeniaFa>2027-01-04T10:00:00Z<',
    '<Podmiot1><DaneIdentyfikacyjne><NIP>1234563218</NIP>',
    '<Podmiot2><DaneIdentyfikacyjne><NIP>5260250274</NIP><Nazwa>Bistro Morze sp. z o.o.</Nazwa></DaneIdentyfikacyjne>' +
      '<Adres><KodKraju>PL</KodKraju><AdresL1>ul. Solna 7/12</AdresL1><AdresL2>31-000 Kraków</AdresL2></Adres><JST>2</JST><GV>2</GV>',
    '<P_1>2027-01-04</P_1><P_2>FV/2026/000123</P_2><P_6>2026-11-23</P_6><P_13_1>68.45</P_13_1><P_14_1>15.74</P_14_1>' +
      '<P_13_3>26.73</P_13_3><P_14_3>1.34</P_14_3><P_15>112.26</P_15>',
    '<RodzajFaktury>VAT</RodzajFaktury><FaWiersz>',
    '<P_7>Sól &quot;gruba&quot; &amp; &lt;drobna&gt;</P_7><P_8A>szt.</P_8A><P_8B>3</P_8B><P_9B>24.90</P_9B>',
    '<P_7>Dostawa</P_7><P_8A>usł.</P_8A><P_8B>1</P_8B>',
    '<Zaplacono>1</Zaplacono><DataZaplaty>2026-11-23</DataZaplaty><PlatnoscInna>1</PlatnoscInna><OpisPlatnosci>płatność internetowa<',
    '<NrZamowienia>S-2026-000123</NrZamowienia>',
  ]
  for (const part of told) expect(xml).toContain(part)
  const register = 'KRS 0000123456, REGON 123456785'
  const registered = { ...invoice, seller: { ...invoice.seller, register, bdo: '000123456' } }
  expect(written(registered)).toContain(
    '<Rejestry><KRS>0000123456</KRS><REGON>123456785</REGON><BDO>000123456</BDO></Rejestry>',
  )
  const atOnce = written(sampleInvoice({ paymentMethod: 'terminal' }), { issueDay: '2026-11-23' })
  expect(atOnce).not.toContain('<P_6>')
  expect(atOnce).toContain('<FormaPlatnosci>2</FormaPlatnosci>')
})

test('each way of taxing has its fields', () => {
  const invoice = untaxed(sampleInvoice({ taxNumber: 'DE123456789', country: 'Germany' }))
  const within = written({ ...invoice, taxation: 'within_union' })
  expect(within).toContain('<Podmiot1><PrefiksPodatnika>PL</PrefiksPodatnika>')
  expect(within).toContain('<KodUE>DE</KodUE><NrVatUE>123456789</NrVatUE>')
  expect(within).toContain('<P_13_6_2>40.89</P_13_6_2><P_15>40.89</P_15>')
  expect(rowsIn(within)[0]).toMatch(/<P_9A>24.90<\/P_9A><P_11>24.90<\/P_11><P_12>0 WDT<\/P_12>/)
  const abroad = sampleInvoice({ taxNumber: 'CHE123456789MWST', country: 'Switzerland' })
  const exported = written({ ...untaxed(abroad), taxation: 'export' })
  expect(exported).toContain('<KodKraju>CH</KodKraju><NrID>E123456789MWST</NrID>')
  expect(exported).toMatch(/<P_13_6_3>40.89<.*<P_12>0 EX</)
  const toConsumer = { companyName: null, taxNumber: null, country: 'France' }
  const lines = [
    { productName: 'Sól', vatRate: 5.5 },
    { productName: 'Sól z ziołami', vatRate: 20 },
  ]
  const destination = written({ ...sampleInvoice({ ...toConsumer, lines, shipping: 0 }), taxation: 'destination' })
  expect(destination).toContain('<BrakID>1</BrakID><Nazwa>Anna Nowak</Nazwa>')
  expect(destination).toContain('<P_13_5>44.35</P_13_5><P_14_5>5.45</P_14_5><P_15>49.80</P_15>')
  expect(rowsIn(destination).map((row) => /<P_12_XII>(.*?)</.exec(row)?.[1])).toEqual(['5.5', '20'])
  const exempt = (exemption: string) => written({ ...untaxed(sampleInvoice()), taxation: 'exempt', exemption })
  expect(exempt('art. 113 ust. 1 i 9 ustawy o VAT')).toMatch(
    /<P_13_7>40.89<.*<P_19>1<\/P_19><P_19A>art. 113.*<P_12>zw</,
  )
  expect(exempt('art. 135 dyrektywy 2006/112/WE')).toContain('<P_19B>')
  expect(exempt('decyzja urzędu')).toContain('<P_19C>')
  expect(exempt('§ 3 rozporządzenia z 20 grudnia 2013 r.')).toContain('<P_19A>')
  expect(written(sampleInvoice({ lines: [{ productName: 'Książka', vatRate: 0 }] }))).toMatch(/<P_13_6_1>.*<P_12>0 KR</)
  const sample = sampleInvoice()
  const seller = { ...sample.seller, bankAccount: '61 1090 1014 0000 0712 1981 2874' }
  const paidApart = { ...sample, seller, isSplitPayment: true }
  expect(written(paidApart)).toMatch(/<P_18A>1<.*<NrRB>61109010140000071219812874</)
  expect(written(sampleCorrection(paidApart, 100))).not.toContain('<NrRB>')
})

test('a correction shows each line before and after, and one goes on where the last one ended', () => {
  const invoice = sampleInvoice({
    lines: [
      { productName: 'Sól', quantity: 2 },
      { productName: 'Masło', vatRate: 5 },
    ],
  })
  const first = sampleCorrection(invoice, 1_000)
  const second: NumberedDocument = {
    ...sampleCorrection(first, 500),
    number: 'FK/2026/000008',
    correction: { of: invoice, reason: 'part_refund', before: first.sums },
  }
  const sums = afterReturn(second.sums, differenceOf(first.sums, second.sums))
  const failed: NumberedDocument = {
    ...second,
    sums,
    correction: { of: invoice, reason: 'refund_failed', before: second.sums },
  }
  const states = (document: NumberedDocument) => {
    const rows = rowsIn(written(document))
    const before = rows.filter((row) => row.endsWith('<StanPrzed>1</StanPrzed>'))
    return [
      before.map((row) => row.replace('<StanPrzed>1</StanPrzed>', '')),
      rows.filter((row) => !row.includes('Stan')),
    ]
  }
  const [asSold, afterFirst] = states(first)
  expect(asSold).toEqual(rowsIn(written(invoice)))
  expect(states(second)[0]).toEqual(afterFirst)
  expect(states(failed)).toEqual(states(second).toReversed())
  const xml = written(first)
  expect(xml).toContain('<P_15>-10.00</P_15>')
  expect(xml).toContain('<PrzyczynaKorekty>zwrot części zapłaty</PrzyczynaKorekty><TypKorekty>2</TypKorekty>')
  const taxAlone = sampleCorrection(sampleInvoice({ lines: [{ productName: 'Ziarno', price: 3 }], shipping: 0 }), 1)
  expect(written(taxAlone)).toContain('<P_13_1>0.00</P_13_1><P_14_1>-0.01</P_14_1><P_15>-0.01</P_15>')
  const whole = rowsIn(written(sampleCorrection(invoice, 8_969 + 100)))
  expect(whole.filter((row) => row.includes('<P_8B>0</P_8B>')).length).toBe(whole.length / 2)
})

test('a correction names its invoice by the number of KSeF, or says that it has none', () => {
  const correction = sampleCorrection(sampleInvoice(), 100)
  expect(written(correction)).toMatch(
    /<DataWystFaKorygowanej>2026-11-23<\/DataWystFaKorygowanej><NrFaKorygowanej>FV\/2026\/000123<\/NrFaKorygowanej><NrKSeFN>1</,
  )
  expect(written(correction, { correctedKsefNumber: number, correctedIssueDay: '2026-11-24' })).toMatch(
    /2026-11-24<\/DataWystFaKorygowanej>.*<NrKSeF>1<\/NrKSeF><NrKSeFFaKorygowanej>5265877635-20270104-0100C0ABCDEF-12</,
  )
})

test('a correction counts in its month, in that of its cause, or in the invoice’s', () => {
  const invoice = sampleInvoice()
  const refund = sampleCorrection(invoice, 100)
  const effect = (document: NumberedDocument) => /<TypKorekty>(\d)/.exec(written(document))?.[1]
  const failed = (paidAt: string): NumberedDocument => ({
    ...refund,
    sums: invoice.sums,
    paidAt: new Date(paidAt),
    correction: { of: invoice, reason: 'refund_failed', before: refund.sums },
  })
  expect([refund, failed('2027-01-03T12:00:00Z'), failed('2026-12-31T22:59:59Z')].map(effect)).toEqual(['2', '2', '3'])
})

test('corrected data of the buyer stand beside what was said before, and change no amount', () => {
  const invoice = sampleInvoice()
  const buyer = { ...invoice.buyer, name: 'Bistro Morze sp. j.' }
  const correction = {
    of: invoice,
    reason: 'buyer_corrected' as const,
    before: invoice.sums,
    buyerBefore: invoice.buyer,
  }
  const xml = written({ ...invoice, kind: 'correction', number: 'FK/2026/000009', buyer, correction })
  expect(xml).toMatch(/<Podmiot2>.*Bistro Morze sp. j\..*<IDNabywcy>FK\/2026\/000009<\/IDNabywcy><JST>/)
  expect(xml).toMatch(
    /<TypKorekty>1<.*<Podmiot2K>.*Bistro Morze sp. z o.o.*<IDNabywcy>FK\/2026\/000009<\/IDNabywcy><\/Podmiot2K>/,
  )
  expect(xml).toContain('<P_15>0.00</P_15>')
  expect(xml).not.toMatch(/<P_1[34]|<FaWiersz>/)
})

test('what turns out to be taxed otherwise leaves one field and enters another', () => {
  const invoice = sampleInvoice()
  const now = { ...untaxed(invoice), taxation: 'within_union' as const }
  const change = { of: invoice, reason: 'order_changed' as const, linesBefore: invoice.lines, before: invoice.sums }
  const correct = (document: NumberedDocument, more: object) =>
    written({ ...document, kind: 'correction', number: 'FK/2026/000010', correction: { ...change, ...more } })
  expect(correct(now, { taxationBefore: 'domestic' })).toContain(
    '<P_13_1>-33.24</P_13_1><P_14_1>-7.65</P_14_1><P_13_6_2>40.89</P_13_6_2><P_15>0.00</P_15>',
  )
  const back = correct(
    { ...invoice, taxation: 'domestic' },
    { linesBefore: now.lines, before: now.sums, taxationBefore: 'within_union' },
  )
  expect(back).toMatch(/<P_13_1>33.24<.*<P_13_6_2>-40.89<.*<P_12>0 WDT<\/P_12><StanPrzed>/)
})

test('foreign letters are kept, control characters and halves of letters aren’t, and nothing is cut in the middle of one', () => {
  const long = `a${'😀'.repeat(300)}`
  const productName = ` Fleur\u0000 de\t\u0085sel\uD83D \uFFFE漢 `
  const xml = written(sampleInvoice({ lines: [{ productName }, { productName: long }] }))
  expect(xml).toContain('<P_7>Fleur de sel 漢</P_7>')
  expect(xml).toContain(`<P_7>a${'😀'.repeat(255)}</P_7>`)
})
