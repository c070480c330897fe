import { materialsServerTexts } from '../texts.server.ts'
import sharp from 'sharp'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { problemsOfPdf } from '../../../../tests/support/pdf-ua/problems-of-pdf.ts'
import { names } from '../../../../tests/support/members-names.ts'
import { rasterise } from '../../../server/pictures/rasterise.ts'
import { drawCertificate } from './certificate.ts'
import { missingLetters, openFonts } from '../../../pdf/fonts.server.ts'
import { graphicSizes, type Graphic } from '../material-files.ts'
import { setPdf } from '../../../pdf/set-pdf.server.ts'
import { setSvg } from '../../../pdf/set-svg.server.ts'
import { measureWith } from '../../../pdf/shape-line.server.ts'
import { drawGraphic } from './social-graphics.ts'

const texts = materialsServerTexts.fr.certificate
const at = new Date('2026-11-23T10:00:00Z')

async function certificateOf(name: string) {
  const fonts = await openFonts([name])
  const certified = { kind: 'chef', name, number: '2026-0042', issued: '23 novembre 2026' } as const
  return { drawing: drawCertificate(certified, texts, measureWith(fonts)), fonts }
}

async function pdfOf(name: string): Promise<Uint8Array> {
  const { drawing, fonts } = await certificateOf(name)
  return new Uint8Array(await setPdf(drawing, fonts, { title: name, author: 'Salorge', language: 'fr', at }))
}

const readBack = async (pdf: Uint8Array) => {
  const document = await getDocumentProxy(pdf)
  const { text } = await extractText(document, { mergePages: true })
  return { document, text: text.normalize('NFC').replaceAll(/\s+/g, ' ') }
}

describe('the certificate as PDF', () => {
  test('can be searched and copied: name, number, day and all that it says, in the order in which it is read', async () => {
    const { text } = await readBack(await pdfOf('Grażyna Brzęczyszczykiewicz-Żółćińska'))
    expect(text).toContain('Certificat d’adhésion Nous certifions que Grażyna')
    expect(text.replaceAll(' ', '')).toContain('GrażynaBrzęczyszczykiewicz-Żółćińska')
    for (const part of ['2026-0042', '23 novembre 2026', 'récolté à la main']) expect(text).toContain(part)
  })

  // What is written from right to left is told by each reader in a way of its own, and joiners of pictures by none.
  test.for(names.filter((name) => !/[\u0590-\u06FF\u200B-\u202E]/u.test(name)))(
    'holds every letter of %s that there is',
    async (name) => {
      const { text } = await readBack(await pdfOf(name))
      const missing = await missingLetters(name)
      const bare = (written: string) => written.normalize('NFC').replaceAll(/[\s\uFE0F]/g, '')
      const drawn = missing.reduce((rest, letter) => rest.replaceAll(letter, ''), bare(name))
      for (const letter of drawn) expect(bare(text), letter).toContain(letter)
    },
  )

  test('is one page of A4 that says what it is, whose, in which language, and in which order it is read', async () => {
    const pdf = await pdfOf('Jan Kowalski')
    const { document } = await readBack(pdf.slice())
    expect(document.numPages).toBe(1)
    const [, , width, height] = (await document.getPage(1)).view
    expect([width, height].map((side) => Math.round(((side ?? 0) / 72) * 25.4))).toEqual([210, 297])
    const { info } = await getMeta(document)
    expect(info).toMatchObject({ Title: 'Jan Kowalski', Author: 'Salorge', Language: 'fr' })
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree())
    for (const role of ['"H1"', '"H2"', '"P"']) expect(tree).toContain(role)
    const named = ['Jan Kowalski', 'Szef & „Sól” <Šárka> 👩‍🍳 שלום محمد']
    const problems = await Promise.all(named.map(async (name) => problemsOfPdf(await pdfOf(name))))
    expect(problems).toEqual([[], []])
  })

  test('brings all its fonts along, cut to the letters that it needs, and is small', async () => {
    const pdf = Buffer.from(await pdfOf('Chef 👩‍🍳 Zoë Δημήτρης')).toString('latin1')
    const named = new Set(Array.from(pdf.matchAll(/\/BaseFont \/(\S+)/g), ([, name]) => name))
    expect(named.size).toBeGreaterThan(3)
    for (const name of named) expect(name).toMatch(/^[A-Z]{6}\+/)
    expect(pdf.match(/\/FontFile2/g)?.length).toBe(named.size)
    expect(pdf.length).toBeLessThan(80_000)
  })

  test('is the same file each time that it is made', async () => {
    const [one, other] = [await pdfOf('Jan Kowalski'), await pdfOf('Jan Kowalski')]
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
  })
})

describe('as pixels', () => {
  test.for(Object.keys(graphicSizes) as Graphic[])(
    '%s has its size, the paper’s colour and the member’s name',
    async (graphic) => {
      const fonts = await openFonts(['Jan', 'Ewa'])
      const rasterOf = (name: string) =>
        ({
          drawing: setSvg(drawGraphic(graphic, { name, texts }, measureWith(fonts)), fonts),
          hasGround: true,
          format: 'png',
        }) as const
      const [jan, ewa] = await rasterise([rasterOf('Jan'), rasterOf('Ewa')])
      expect(await sharp(jan).metadata()).toMatchObject({ ...graphicSizes[graphic], hasAlpha: false })
      expect((await sharp(jan).raw().toBuffer()).subarray(0, 3).toString('hex')).toBe('17222b')
      expect(jan?.equals(ewa ?? Buffer.alloc(0))).toBe(false)
    },
  )

  test('letters are outlines: no font of the machine is asked for', async () => {
    const { drawing, fonts } = await certificateOf('Jan Kowalski')
    expect(setSvg(drawing, fonts)).not.toMatch(/<text|font|href|<style/)
  })
})
