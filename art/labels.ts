import { readFileSync } from 'node:fs'
import { brand } from '../src/brand.ts'

/** What is printed on a package. Lengths are millimetres of the real thing; what isn't drawn stays the package's own paper or cloth. */
export interface Label {
  name: string
  width: number
  height: number
  drawing: string
}

export const INK = '#17222b'
export const SLATE = '#52616b'
export const PAPER = '#f6f3ea'
export const VIOLET = '#56347f'
const FROM = 'LOIRE-ATLANTIQUE'
const BY_HAND = 'récolté à la main'

interface Lettering {
  italic?: boolean
  sans?: boolean
  weight?: number
  spacing?: number
  colour?: string
  anchor?: 'start' | 'middle' | 'end'
}

export function words(text: string, x: number, y: number, size: number, look: Lettering = {}): string {
  const { italic = false, sans = false, weight = 400, spacing = 0, colour = INK, anchor = 'middle' } = look
  const family = sans ? 'Instrument Sans' : 'Fraunces'
  // Letter-spacing follows the last letter too: half of it is taken back, so that the line stands in the middle.
  const middle = anchor === 'middle' ? x + (spacing * size) / 2 : x
  return `<text x="${middle}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" font-style="${italic ? 'italic' : 'normal'}" letter-spacing="${spacing * size}" text-anchor="${anchor}" fill="${colour}">${text}</text>`
}

const rule = (x1: number, x2: number, y: number, thickness: number, colour = INK) =>
  `<path d="M${x1} ${y}H${x2}" stroke="${colour}" stroke-width="${thickness}"/>`

const frame = (x: number, y: number, width: number, height: number, thickness: number, colour = INK) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${colour}" stroke-width="${thickness}"/>`

export const sheet = (x: number, y: number, width: number, height: number, colour = PAPER, corner = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}" fill="${colour}"/>`

const favicon = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8')
const [crystal = ''] = /<g fill="#fff">.*<\/g>/s.exec(favicon) ?? []

const inSquare = (drawing: string, middleX: number, middleY: number, size: number) =>
  `<g transform="translate(${middleX - size / 2} ${middleY - size / 2}) scale(${size / 44})">${drawing}</g>`

/** The violet seal is the site's favicon, in a square of 44 units. */
export const seal = (middleX: number, middleY: number, size: number) =>
  inSquare(favicon.replace(/<\/?svg[^>]*>/g, ''), middleX, middleY, size)

/** A part of one of the site's engravings, its paper taken away so that only the ink is printed. */
function engraving(name: string, part: [number, number, number, number], x: number, y: number, width: number): string {
  const svg = readFileSync(new URL(`../src/ui/engravings/${name}.svg`, import.meta.url), 'utf8')
  const inked = svg.replace(/<path fill="#ffffff" d="M0 0h[^"]*"\/>/, '')
  const [, , wide, high] = part
  const height = (width * high) / wide
  return inked.replace(
    /<svg[^>]*>/,
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${part.join(' ')}" preserveAspectRatio="none">`,
  )
}

const jar: Label = {
  name: 'jar',
  width: 58,
  height: 56,
  drawing: [
    sheet(0, 8, 58, 48),
    rule(0, 58, 10.2, 0.3),
    rule(0, 58, 53.8, 0.3),
    seal(29, 9.5, 16),
    words(brand.name, 29, 30, 13, { weight: 500, spacing: -0.01 }),
    words('sel marin fin', 27.5, 37.9, 5.6, { italic: true }),
    words('250 g', 29, 48, 8.6, { weight: 600 }),
    words(BY_HAND, 29, 52.2, 2.3, { sans: true, weight: 500, spacing: 0.06 }),
  ].join(''),
}

const box: Label = {
  name: 'box',
  width: 144,
  height: 132,
  drawing: [
    engraving('harvest', [0, 2010, 5200, 3545], 0, 56, 88),
    engraving('evaporation', [945, 2010, 3309, 3545], 88, 56, 56),
    sheet(0, 56, 144, 0.9, INK),
    sheet(0, 116, 144, 16, INK),
    words(FROM, 44, 13, 3.3, { sans: true, weight: 500, spacing: 0.22 }),
    words(brand.name, 44, 33, 20.5, { weight: 500, spacing: -0.01 }),
    words('gros sel marin', 44, 46, 9, { italic: true }),
    words('500 g', 44, 128.2, 11.5, { weight: 600, colour: PAPER }),
    words(BY_HAND, 116, 126.4, 4.4, { sans: true, colour: PAPER }),
    seal(116, 29, 24),
  ].join(''),
}

const pouch: Label = {
  name: 'pouch',
  width: 104,
  height: 142,
  drawing: [
    sheet(0, 0, 104, 142),
    frame(4, 4, 96, 134, 0.5),
    frame(5.6, 5.6, 92.8, 130.8, 0.25),
    words(FROM, 52, 17, 3.6, { sans: true, weight: 500, spacing: 0.22 }),
    engraving('crystal', [0, 500, 7200, 6000], 20, 21, 64),
    words(brand.name, 52, 93, 23, { weight: 500, spacing: -0.01 }),
    words('fleur de sel', 52, 107, 11.5, { italic: true }),
    rule(14, 90, 114, 0.35),
    words('1 kg', 52, 129, 14, { weight: 600 }),
    words('récolté', 14.5, 123.6, 4, { sans: true, anchor: 'start' }),
    words('à la main', 14.5, 128.8, 4, { sans: true, anchor: 'start' }),
    seal(82, 124.4, 15),
  ].join(''),
}

const cotton: Label = {
  name: 'sack-2kg',
  width: 130,
  height: 150,
  drawing: [
    inSquare(crystal.replace('#fff', VIOLET), 65, 23, 60),
    words(brand.name, 65, 77, 34, { weight: 500, spacing: -0.01 }),
    words('sel marin', 65, 95, 16, { italic: true }),
    rule(35, 95, 104, 0.7),
    words('2 kg', 65, 131, 28, { weight: 600 }),
    words(FROM, 65, 146, 5, { sans: true, weight: 600, spacing: 0.22 }),
  ].join(''),
}

/** They run around the whole sack, as on the sacks that millers lent out. */
const stripes = [0, 1, 2].map((index) => sheet(0, 134 + index * 6.5, 420, index === 1 ? 4 : 1.8, VIOLET)).join('')

const linen: Label = {
  name: 'sack-5kg',
  width: 420,
  height: 160,
  drawing: [
    words(brand.name, 210, 40, 42, { weight: 600, spacing: -0.01 }),
    words('sel marin', 210, 61, 19, { italic: true, weight: 500 }),
    words('5 kg', 210, 107, 46, { weight: 650 }),
    words(BY_HAND, 210, 126, 8, { sans: true, weight: 500 }),
    stripes,
  ].join(''),
}

const sack: Label = {
  name: 'sack-25kg',
  width: 500,
  height: 690,
  drawing: [
    sheet(0, 0, 500, 112, INK),
    words(brand.name, 250, 84, 92, { weight: 550, spacing: -0.01, colour: '#efe6d3' }),
    words('sel marin', 250, 160, 48, { italic: true, weight: 500 }),
    words(`${FROM} · ${BY_HAND.toUpperCase()}`, 250, 188, 12, { sans: true, weight: 600, spacing: 0.2, colour: SLATE }),
    engraving('harvest', [0, 2010, 5200, 3545], 0, 206, 500),
    rule(0, 500, 206, 2.5),
    rule(0, 500, 547, 2.5),
    words('25 kg', 222, 650, 96, { weight: 650 }),
    seal(388, 620, 64),
  ].join(''),
}

export const labels = [jar, box, pouch, cotton, linen, sack]
