import { expect, test } from 'vitest'
import { judgeFa3 } from '../../../../tests/support/official-schemas.ts'
import { sampleCorrection, sampleInvoice } from '../../../../tests/support/sample-documents.ts'
import { writeFa3 } from './write-fa3.ts'

const facts = { issueDay: '2027-01-04', writtenAt: new Date('2027-01-04T10:00:00.123Z') }

test('an invoice and its correction are what the state’s schema asks for', () => {
  const invoice = sampleInvoice({
    discount: 333,
    lines: [
      { productName: 'Sól', quantity: 3 },
      { productName: 'Masło', vatRate: 5 },
    ],
  })
  const correction = sampleCorrection(invoice, 1_234)
  for (const document of [invoice, correction]) {
    const xml = writeFa3(document, facts)
    expect(judgeFa3(xml)).toEqual([])
    expect(judgeFa3(xml.replace('<P_17>2</P_17>', ''))).not.toEqual([])
  }
})
