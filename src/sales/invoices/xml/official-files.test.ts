import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyStory } from '../../../../tests/support/issued-stories.ts'
import { judgeJpkFa } from '../../../../tests/support/jpk-fa-schema.ts'
import { judgeFa3 } from '../../../../tests/support/official-schemas.ts'
import { amount } from '../../../../tests/support/release.ts'
import { readMoney } from '../../../kernel/money.ts'
import { writeFa3 } from '../fa3/write-fa3.ts'
import { writeJpkFa } from '../jpk/write-jpk-fa.ts'
import { differenceOf, totalOf, type NumberedDocument } from '../invoice.ts'

const facts = { issueDay: '2027-01-04', writtenAt: new Date('2027-01-04T10:00:00.123Z') }

const sumIn = (xml: string, field: RegExp) =>
  [...xml.matchAll(field)].reduce((sum, [, said = '']) => sum + readMoney(said), 0)
const amountsOf = (name: string) => new RegExp(`<${name}>(-?[\\d.]+)</${name}>`, 'g')
const totalIn = ({ sums, correction }: NumberedDocument) =>
  totalOf(correction ? differenceOf(correction.before, sums) : sums).gross

test('whatever is issued is valid FA(3), and rows, rates and total agree to the grosz', () => {
  fc.assert(
    fc.property(anyStory, (story) => {
      for (const document of story) {
        const xml = writeFa3(document, facts)
        expect(judgeFa3(xml)).toEqual([])
        const total = totalIn(document)
        expect(sumIn(xml, amountsOf('P_15'))).toBe(total)
        expect(sumIn(xml, amountsOf('P_1[34]_[1-7](?:_[1-3])?'))).toBe(total)
        const rows = xml.split('<FaWiersz>').slice(1)
        const worth = rows.map((row) => {
          const said = sumIn(row, amountsOf('P_11A?'))
          const [, quantity] = /<P_8B>(\d+)</.exec(row) ?? []
          expect(sumIn(row, amountsOf('P_9[AB]')) * Number(quantity) - sumIn(row, amountsOf('P_10'))).toBe(said)
          return row.includes('<StanPrzed>') ? -said : said
        })
        expect(worth.reduce((sum, one) => sum + one, 0)).toBe(total)
        expect(Buffer.byteLength(xml)).toBeLessThan(1_000_000)
        // What the ministry refuses beside the schema.
        expect(xml).not.toMatch(
          /[\p{Cs}\p{Noncharacter_Code_Point}\u007F-\u009F]|<\?(?!xml version="1.0" encoding="UTF-8"\?>)/u,
        )
      }
    }),
    { numRuns: amount(25, 2_000) },
  )
})

const asked = { from: '2026-11-01', to: '2026-11-30', writtenAt: facts.writtenAt, taxOffice: '1471' }
const seat = { house: '12', town: 'Kraków', postalCode: '31-000' }
const inPoland = { ...seat, country: 'PL' as const, voivodeship: 'małopolskie', county: 'Kraków', commune: 'Kraków' }

test('the documents of a time are a valid JPK_FA whose sums are theirs', () => {
  fc.assert(
    fc.property(fc.array(anyStory, { minLength: 1, maxLength: 3 }), (stories) => {
      const documents = stories.flat()
      const [{ seller }] = documents as [NumberedDocument]
      const xml = writeJpkFa(documents, { ...asked, seller, address: inPoland }) ?? ''
      expect(judgeJpkFa(xml)).toEqual([])
      const total = documents.reduce((sum, document) => sum + totalIn(document), 0)
      expect(sumIn(xml, amountsOf('WartoscFaktur'))).toBe(total)
      expect(sumIn(xml, amountsOf('P_15'))).toBe(total)
      expect(sumIn(xml, amountsOf('P_1[34]_[1-7]'))).toBe(total)
      const nets = sumIn(xml, amountsOf('P_13_[1-7]'))
      expect(sumIn(xml, amountsOf('P_11'))).toBe(nets)
      expect(sumIn(xml, amountsOf('WartoscWierszyFaktur'))).toBe(nets)
      expect(xml).toContain(`<LiczbaFaktur>${documents.length}<`)
      expect(xml).toContain(`<LiczbaWierszyFaktur>${xml.split('<FakturaWiersz>').length - 1}<`)
    }),
    { numRuns: amount(10, 500) },
  )
})
