import { brand } from '../src/brand.ts'
import { INK, PAPER, SLATE, VIOLET, seal, sheet, words, type Label } from './labels.ts'

// What stands on the back of a package, in Polish and in French. A best-before date isn't asked of salt (Regulation 1169/2011, annex X).

interface Good {
  kind: [polish: string, french: string]
  goodFor: [polish: string, french: string]
  weight: string
}

interface Place {
  x: number
  y: number
  width: number
  height: number
  /** Of the small print. */
  size: number
  colour?: string
}

const { seller, postalAddress } = brand
const maker = `${seller.legalName}<br>${postalAddress.street}<br>${postalAddress.postalCode} ${postalAddress.town}, France`

function rows({ goodFor, weight }: Good): [polish: [string, string], french: [string, string]][] {
  return [
    [
      ['Zastosowanie', goodFor[0]],
      ['Usage', goodFor[1]],
    ],
    [
      ['Składniki', 'sól morska, bez dodatków'],
      ['Ingrédients', 'sel marin, sans additif'],
    ],
    [
      ['Pochodzenie', 'Loire-Atlantique, Francja'],
      ['Origine', 'Loire-Atlantique, France'],
    ],
    [
      ['Przechowywanie', 'w suchym miejscu, szczelnie zamknięta'],
      ['Conservation', 'au sec, bien fermé'],
    ],
    [
      ['Producent', maker],
      ['Poids net', `<b style="font-size:1.5em;line-height:1.2">${weight}</b><br>sans date limite · bez terminu`],
    ],
  ]
}

/** The two columns of small print, line by line, with hairlines between. */
function smallPrint(good: Good, { x, y, width, height, size, colour = INK }: Place): string {
  const cell = ([head, text]: [string, string]) =>
    `<div style="padding:0.36em 0 0.42em"><div style="font-size:0.74em;font-weight:600;letter-spacing:0.06em;opacity:0.72">${head}</div>${text}</div>`
  const lines = rows(good).map((pair) => pair.map(cell).join(''))
  const grid = 'display:grid;grid-template-columns:1fr 1fr;column-gap:1.6em;border-top:0.07em solid'
  // A browser lays out whole pixels: the print is set large, and made small afterwards.
  const large = 40 / size
  return `<g transform="translate(${x} ${y}) scale(${1 / large})"><foreignObject width="${width * large}" height="${height * large}"><div style="font:500 40px/1.2 'Instrument Sans';color:${colour}">${lines.map((line) => `<div style="${grid}">${line}</div>`).join('')}</div></foreignObject></g>`
}

/** The same upper part everywhere: the name, and what it is in both languages. */
function heading({ kind }: Good, x: number, y: number, size: number, colour = INK): string {
  const look = { anchor: 'start', colour } as const
  return [
    words(brand.name, x, y, size, { ...look, weight: 500, spacing: -0.01 }),
    words(kind[0], x, y + size * 0.62, size * 0.42, { ...look, italic: true }),
    words(kind[1], x, y + size * 1.08, size * 0.42, { ...look, italic: true }),
  ].join('')
}

const stitched = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${SLATE}" stroke-width="0.7" stroke-dasharray="2.6 1.4"/>`

const fine: Good = {
  kind: ['sól morska drobna', 'sel marin fin'],
  goodFor: ['na co dzień, na stół i do deski serów', 'chaque jour, à table et avec le fromage'],
  weight: '250 g',
}
const coarse: Good = {
  kind: ['sól morska gruba', 'gros sel marin'],
  goodFor: ['do pieczonych warzyw, ryb w soli i do młynka', 'légumes rôtis, poisson en croûte, moulin'],
  weight: '500 g',
}
const flower: Good = {
  kind: ['kwiat soli', 'fleur de sel'],
  goodFor: ['do wykończenia dań, tuż przed podaniem', 'pour finir un plat, juste avant de servir'],
  weight: '1 kg',
}
const kitchen: Good = {
  kind: ['sól morska', 'sel marin'],
  goodFor: ['do gotowania na co dzień', 'la cuisine de tous les jours'],
  weight: '2 kg',
}
const family: Good = {
  kind: ['sól morska', 'sel marin'],
  goodFor: ['do kiszonek, peklowania i chleba', 'conserves, salaisons et pain'],
  weight: '5 kg',
}
const restaurants: Good = {
  kind: ['sól morska', 'sel marin'],
  goodFor: ['dla kuchni restauracyjnych i hotelowych', 'cuisines de restaurants et d’hôtels'],
  weight: '25 kg',
}

/** It must not run around a sack: a patch sewn on its back. */
const patch = (name: string, good: Good, width: number, height: number, size: number): Label => ({
  name,
  width,
  height,
  drawing: [
    sheet(0, 0, width, height, PAPER, 1.5),
    stitched(2, 2, width - 4, height - 4),
    heading(good, width * 0.09, height * 0.15, width * 0.135),
    seal(width * 0.82, height * 0.13, width * 0.155),
    smallPrint(good, { x: width * 0.09, y: height * 0.3, width: width * 0.82, height: height * 0.68, size }),
  ].join(''),
})

export const backLabels: Label[] = [
  {
    name: 'jar-back',
    width: 58,
    height: 56,
    drawing: [
      sheet(0, 0, 58, 56),
      sheet(0, 0, 58, 0.9, VIOLET),
      heading(fine, 4, 9.4, 7),
      seal(50, 8.4, 8.6),
      smallPrint(fine, { x: 4, y: 18.6, width: 50, height: 38, size: 1.68 }),
    ].join(''),
  },
  {
    name: 'box-back',
    width: 144,
    height: 132,
    drawing: [
      heading(coarse, 8, 19, 14),
      seal(74, 17, 14),
      smallPrint(coarse, { x: 8, y: 39, width: 72, height: 76, size: 2.95 }),
      sheet(0, 116, 144, 16, INK),
      words('Loire-Atlantique', 44, 126.4, 5.4, { italic: true, colour: PAPER }),
      words('500 g', 116, 128.2, 11.5, { weight: 600, colour: PAPER }),
    ].join(''),
  },
  {
    name: 'pouch-back',
    width: 104,
    height: 142,
    drawing: [
      sheet(0, 0, 104, 142),
      sheet(0, 0, 104, 1.6, VIOLET),
      heading(flower, 9, 22, 15),
      seal(86, 17.5, 17),
      smallPrint(flower, { x: 9, y: 44, width: 86, height: 98, size: 3.55 }),
    ].join(''),
  },
  patch('sack-2kg-back', kitchen, 104, 132, 3.55),
  patch('sack-5kg-back', family, 134, 166, 4.5),
  {
    name: 'sack-25kg-back',
    width: 500,
    height: 690,
    drawing: [
      sheet(0, 0, 500, 112, INK),
      words(brand.name, 250, 84, 92, { weight: 550, spacing: -0.01, colour: '#efe6d3' }),
      words(restaurants.kind.join(' · '), 250, 168, 40, { italic: true, weight: 500 }),
      smallPrint(restaurants, { x: 52, y: 200, width: 396, height: 430, size: 17.5 }),
      seal(430, 640, 64),
    ].join(''),
  },
]
