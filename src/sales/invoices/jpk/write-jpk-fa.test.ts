import { expect, test } from 'vitest'
import { judgeJpkFa } from '../../../../tests/support/jpk-fa-schema.ts'
import { sampleCorrection, sampleInvoice } from '../../../../tests/support/sample-documents.ts'
import type { NumberedDocument } from '../invoice.ts'
import { writeJpkFa } from './write-jpk-fa.ts'

const invoice = sampleInvoice({ lines: [{ productName: 'Sól', quantity: 2 }], shipping: 0, taxNumber: 'EL094014201' })
const facts = {
  from: '2026-11-01',
  to: '2026-11-30',
  writtenAt: new Date('2026-12-01T08:00:00.5Z'),
  taxOffice: '1471',
  seller: invoice.seller,
  address: { country: 'FR', street: 'quai des Paludiers', house: '12', town: 'Le Croisic', postalCode: '44490' },
}

test('a time’s documents are told with what was sold, corrections as differences; without any there is no file', () => {
  const refund = sampleCorrection(invoice, 980)
  const renamed: NumberedDocument = {
    ...invoice,
    kind: 'correction',
    number: 'FK/2026/000008',
    correction: { of: invoice, reason: 'buyer_corrected', before: invoice.sums, buyerBefore: invoice.buyer },
  }
  const xml = writeJpkFa([invoice, refund, renamed], facts) ?? ''
  expect(judgeJpkFa(xml)).toEqual([])
  const line = xml.replaceAll(/\n */g, '')
  const told = [
    '<JPK xmlns="http://jpk.mf.gov.pl/wzor/2022/02/17/02171/"',
    '<DataOd>2026-11-01</DataOd><DataDo>2026-11-30</DataDo><KodUrzedu>1471</KodUrzedu>',
    '<AdresPodmiotu2><etd:KodKraju>FR</etd:KodKraju><etd:KodPocztowy>44490</etd:KodPocztowy>',
    '<P_4B>1234563218</P_4B><P_5A>EL</P_5A><P_5B>094014201</P_5B><P_13_1>40.49</P_13_1><P_14_1>9.31</P_14_1><P_15>49.80</P_15>',
    '<P_13_1>-7.97</P_13_1><P_14_1>-1.83</P_14_1><P_15>-9.80</P_15>',
    '<RodzajFaktury>KOREKTA</RodzajFaktury><PrzyczynaKorekty>zwrot części zapłaty</PrzyczynaKorekty><NrFaKorygowanej>FV/2026/000123<',
    '<LiczbaFaktur>3</LiczbaFaktur><WartoscFaktur>40.00</WartoscFaktur>',
    '<P_8B>-2</P_8B><P_9B>24.90</P_9B><P_11>-40.49</P_11><P_11A>-49.80</P_11A><P_12>23</P_12>',
    '<P_8B>2</P_8B><P_9B>24.90</P_9B><P_10>9.80</P_10><P_11>32.52</P_11><P_11A>40.00</P_11A>',
    '<LiczbaWierszyFaktur>5</LiczbaWierszyFaktur><WartoscWierszyFaktur>32.52</WartoscWierszyFaktur>',
  ]
  for (const part of told) expect(line).toContain(part)
  for (const [right, wrong] of [
    ['<P_22>false</P_22>', ''],
    ['KOREKTA', 'KOR'],
    ['<P_15>', '<P_15>x'],
  ] as const)
    expect(judgeJpkFa(line.replace(right, wrong))).not.toEqual([])
  expect(writeJpkFa([], facts)).toBeUndefined()
})
