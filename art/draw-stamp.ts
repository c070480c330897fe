import { writeFile } from 'node:fs/promises'
import { polygon, SCALE, type Point } from './engraving.ts'
import { gableBoards, house, rake, shingles, sideBoards } from './stamp/house.ts'
import { cancellation, perforated } from './stamp/paper.ts'
import { bank, crumbs, heaps, HIGH, outline, shade, shore, sky, sun, water, WIDE } from './stamp/scene.ts'

// The stamp on the postcard of the contact page: violet ink, one plate. Its lower edge is left free for name and year.
const SHEET = { wide: 352, high: 310 }
const STAMP = { x: 112, y: 6, wide: 236, high: 298 }
const WINDOW = { x: STAMP.x + 16, y: STAMP.y + 16 }

const violet = '#3d2461'
const paper = '#fbfaf6'

const lines = (list: readonly (readonly [Point, Point])[]) =>
  list
    .map(([[x1, y1], [x2, y2]]) => `M${[x1, y1, x2, y2].map((figure) => Math.round(figure * SCALE)).join(' ')}`)
    .join('')

const { top, edge } = bank()
const [wide, high] = [WIDE * SCALE, HIGH * SCALE]

const scene = `<clipPath id="window"><path d="M0 0h${wide}v${high}h-${wide}z"/></clipPath>
<g fill="${violet}" stroke-linecap="round" clip-path="url(#window)">
<path d="${sky()}"/>
<path fill="none" stroke="${violet}" stroke-width="5" d="${sun()}"/>
<path d="${shore()}"/>
<path d="${water()}"/>
<path fill="${paper}" d="${top}"/>
<path d="${edge}${crumbs()}"/>
<path fill="${paper}" stroke="${violet}" stroke-width="7" d="${polygon(house.side)}${polygon(house.roof)}"/>
<path stroke="${violet}" stroke-width="15" d="${lines(sideBoards)}"/>
<path stroke="${violet}" stroke-width="11" d="${lines(shingles)}"/>
<path d="${polygon(house.gable)}"/>
<path stroke="${paper}" stroke-width="5" d="${lines(gableBoards)}"/>
<path fill="${paper}" stroke="${violet}" stroke-width="6" d="${polygon(house.rim)}"/>
<path fill="${violet}" stroke="${paper}" stroke-width="9" d="${polygon(house.door)}${polygon(house.shutter)}"/>
<path stroke="${paper}" stroke-width="34" d="${lines(rake)}"/>
<path stroke="${violet}" stroke-width="16" d="${lines(rake)}"/>
${heaps
  .map(
    (heap) =>
      `<path fill="${paper}" stroke="${violet}" stroke-width="7" d="${outline(heap)}"/><path d="${shade(heap)}"/>`,
  )
  .join('\n')}
</g>
<path fill="none" stroke="${violet}" stroke-width="9" d="M0 0h${wide}v${high}h-${wide}z"/>`

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.wide}" height="${SHEET.high}" viewBox="0 0 ${SHEET.wide} ${SHEET.high}">
<path fill="${paper}" stroke="#c9c5ba" stroke-width=".8" d="${perforated(STAMP)}"/>
<g transform="translate(${WINDOW.x} ${WINDOW.y}) scale(${1 / SCALE})">
${scene}
</g>
${cancellation(62, 112)}
</svg>
`

await writeFile(new URL('../src/contact/stamp.svg', import.meta.url), svg)
