import { materialsServerTexts } from '../texts.server.ts'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { amount } from '../../../../tests/support/release.ts'
import { extentsOf, outside } from '../../../../tests/support/drawn-extents.ts'
import { anyName, names } from '../../../../tests/support/members-names.ts'
import { languages } from '../../../kernel/language.ts'
import { Crystal } from '../../../ui/Sticker.tsx'
import { drawCertificate, namePlace } from './certificate.ts'
import type { Box, Drawing } from '../../../pdf/drawing.ts'
import { missingLetters, openFonts } from '../../../pdf/fonts.server.ts'
import { graphicSizes, type Graphic } from '../material-files.ts'
import { facets } from '../../../pdf/mark.ts'
import { strokesOf } from '../../../pdf/engravings.server.ts'
import { measureWith, shapeLine } from '../../../pdf/shape-line.server.ts'
import { drawGraphic } from './social-graphics.ts'

const graphics = Object.keys(graphicSizes) as Graphic[]
const all = await openFonts(names)

/** What more than one test looks at is drawn and measured once. */
const drawn = new Map<string, ReturnType<typeof drawAnew>>()
const measured = new WeakMap<Drawing, ReturnType<typeof extentsOf>>()

function draw(name: string) {
  const known = drawn.get(name) ?? drawAnew(name)
  drawn.set(name, known)
  return known
}

function extentsIn(drawing: Drawing) {
  const known = measured.get(drawing) ?? extentsOf(drawing, all)
  measured.set(drawing, known)
  return known
}

function drawAnew(name: string, language: (typeof languages)[number] = 'pl') {
  const texts = materialsServerTexts[language].certificate
  const measure = measureWith(all)
  const certified = { kind: 'restaurant', name, number: '2026-0042', issued: '23 listopada 2026' } as const
  return {
    certificate: drawCertificate(certified, texts, measure),
    ...(Object.fromEntries(
      graphics.map((graphic) => [graphic, drawGraphic(graphic, { name, texts }, measure)]),
    ) as Record<Graphic, Drawing>),
  }
}

/** Nothing may come nearer to the edge than this, in parts of the shorter side. */
const margin = 0.04
const paperOf = ({ width, height }: Drawing): Box => {
  const edge = Math.min(width, height) * margin
  return { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge }
}
const namesOn = ({ items }: Drawing) =>
  items.filter((item) => item.kind === 'words').filter(({ face }) => face === 'display')
/** Where the first line stands that is drawn below this height. */
function heightOfRuleBelow({ items }: Drawing, height: number): number {
  const rules = items.map((item) => (item.kind === 'shape' && /^M[\d.]+ ([\d.]+)L[\d.]+ \1$/.exec(item.outline)) || [])
  return Math.min(...rules.map(([, at]) => Number(at)).filter((at) => at > height))
}
const wordsOf = (drawing: Drawing) => namesOn(drawing).map(({ text }) => text)

function expectInFrame(name: string): void {
  const { certificate, ...pictures } = draw(name)
  for (const drawing of [certificate, ...Object.values(pictures)]) {
    const extents = extentsIn(drawing)
    expect(Math.max(...extents.map((extent) => outside(extent, paperOf(drawing)))), name).toBe(0)
  }
  const { x, y, width, height } = namePlace
  const place = { x: x - 8, y: y - 12, width: width + 16, height: height + 24 }
  const set = extentsIn(certificate).filter(({ words }) => words.part?.role === 'H2')
  expect(Math.max(...set.map((extent) => outside(extent, place))), name).toBe(0)
  expect(Math.min(...set.map(({ words }) => words.size))).toBeGreaterThanOrEqual(11)
}

describe('a name', () => {
  test.for(names)('stays in its frame on everything that is made: %s', (name) => expectInFrame(name))

  test('stays in its frame, and can be read, whatever it is', () => {
    fc.assert(fc.property(anyName, expectInFrame), { numRuns: amount(8, 200) })
  })

  test.for([...names, 'محمد علي'])('touches no line below it: %s', (name) => {
    for (const drawing of Object.values(draw(name))) {
      const reached = extentsIn(drawing).filter(({ words }) => words.face === 'display' && words.part?.role !== 'H1')
      const last = Math.max(...reached.map(({ bottom }) => bottom))
      expect(last).toBeLessThan(heightOfRuleBelow(drawing, reached[0]?.words.y ?? 0))
    }
  })

  test('that reached out would be seen to', () => {
    const { certificate } = draw('W'.repeat(60))
    const wide = certificate.items.map((item) => (item.kind === 'words' ? { ...item, size: item.size * 1.6 } : item))
    const extents = extentsOf({ ...certificate, items: wide }, all)
    expect(Math.max(...extents.map((extent) => outside(extent, paperOf(certificate))))).toBeGreaterThan(5)
  })

  test('is set whole, whatever it is broken into', () => {
    for (const name of names.filter((one) => !one.includes('\u202E'))) {
      const bare = (text: string) => text.normalize('NFC').replaceAll(/\s/g, '')
      for (const drawing of [draw(name).certificate, draw(name).story]) {
        const [title = ''] = drawing.width < 600 ? [materialsServerTexts.pl.certificate.title] : []
        expect(bare(wordsOf(drawing).join('').replace(title, '')), name).toBe(bare(name))
      }
    }
  })

  test('of usual length stands in one line, a long one in lines of about the same width', () => {
    expect(wordsOf(draw('Jan Kowalski').certificate)).toContain('Jan Kowalski')
    const long = 'Gasthaus Zum Weißen Rößl am Wolfgangsee Betriebsgesellschaft'
    const lines = extentsIn(draw(long).certificate).filter(({ words }) => words.part?.role === 'H2')
    expect(lines.map(({ words }) => words.text)).toEqual([
      'Gasthaus Zum Weißen',
      'Rößl am Wolfgangsee',
      'Betriebsgesellschaft',
    ])
    const widths = lines.map(({ left, right }) => right - left)
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.85)
  })

  test('is broken after its hyphen, and in the middle of a word only where it would be tiny otherwise', () => {
    expect(wordsOf(draw('Grażyna Brzęczyszczykiewicz-Żółćińska').certificate)).toContain('Żółćińska')
    const unbroken = namesOn(draw('W'.repeat(60)).certificate).filter(({ part }) => part?.role === 'H2')
    expect(unbroken.length).toBeGreaterThan(2)
    expect(Math.min(...unbroken.map(({ size }) => size))).toBeGreaterThanOrEqual(20)
  })
})

describe('a letter', () => {
  test.for([
    ['Zażółć gęślą jaźń ŁŹĆ', []],
    ['Ďábelské Ťuhýk Őrült Țară Ġdid Þór Æsir Œuvre Ŵyl ẞ', []],
    ['Nguyễn Ặ ỗ', []],
    ['Δημήτρης Ὀδυσσεύς Володимир Ґ Ѝ', []],
    ['Zoe\u0308 x\u030C', []],
    ['👩‍🍳 👩🏽‍🍳 🏳️‍🌈 ❤️‍🔥 🇵🇱 1️⃣ ☕ ™ ©', []],
    ['שלום مرحبا', []],
    ['\u200FA\u00AD\u200DB\uFEFF', []],
    ['中国 한', ['中', '国', '한']],
    ['Z\u0310\u0311\u0312\u0313', ['Z\u0310\u0311\u0312\u0313']],
  ] as const)(
    'that a font has is drawn, whichever it is, and one that none has is named: %s',
    async ([text, missing]) => {
      expect(await missingLetters(text)).toEqual(missing)
    },
  )

  test('that none has leaves an open box', async () => {
    const fonts = await openFonts(['中'])
    expect(measureWith(fonts)('中', 'display', 100)).toBeCloseTo(66)
  })
})

test('what is written from right to left stands in the order in which it is seen, its brackets turned, numbers as they are', () => {
  const seen = (name: string) => shapeLine(name, 'display', all).map(({ text }) => text)
  expect(seen('כהן (שף) 26')).toEqual(['26', ' (', 'שף', ')', 'כהן '])
  expect(seen('Bar אב')).toEqual(['Bar ', 'אב'])
})

test('only what rarer letters need is opened', async () => {
  expect([...(await openFonts(['Grażyna Brzęczyszczykiewicz'])).keys()]).toHaveLength(6)
  expect([...(await openFonts(['Δ'])).keys()]).toContain('noto-serif')
  expect([...(await openFonts(['Zoë 🧂'])).keys()].slice(6)).toEqual(['noto-emoji'])
  expect([...(await openFonts(['שלום'])).keys()].slice(6)).toEqual(['noto-serif-hebrew'])
  expect([...(await openFonts(['中'])).keys()]).toHaveLength(6)
})

test.for(languages)('the words of certificates in %s are drawn by our own two fonts', async (language) => {
  const texts = JSON.stringify(materialsServerTexts[language].certificate).replaceAll(/\\[nru]/g, ' ')
  expect(await missingLetters(texts)).toEqual([])
  expect((await openFonts([texts])).size).toBe(6)
  const drawing = drawAnew('Jan Kowalski', language)
  for (const one of Object.values(drawing)) {
    expect(Math.max(...extentsIn(one).map((extent) => outside(extent, paperOf(one))))).toBe(0)
  }
})

test('the mark is the one that stands on the site', () => {
  const markup = renderToStaticMarkup(Crystal())
  const paths = Array.from(
    markup.matchAll(/<path (?:opacity="([^"]+)" )?d="([^"]+)"/g),
    ([, opacity = '1', outline]) => ({
      outline,
      opacity: Number(opacity),
    }),
  )
  expect(paths).toEqual(facets)
})

test('the engraving is read whole: every outline of its file, in two inks', () => {
  const place = { x: 0, y: 0, width: 1, height: 1 }
  const strokes = strokesOf({
    kind: 'engraving',
    picture: 'evaporation',
    part: place,
    place,
    ink: '#123456',
    ground: '#fedcba',
  })
  expect(strokes.length).toBeGreaterThan(4)
  expect(new Set(strokes.map(({ fill }) => fill))).toEqual(new Set(['#123456', '#fedcba']))
  expect(strokes.every(({ outline }) => outline.startsWith('M'))).toBe(true)
})
