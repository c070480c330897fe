import { writeFile } from 'node:fs/promises'
import { SCALE } from './engraving.ts'
import { evaporation } from './process/pans.ts'
import { HEIGHT, PAPER, WIDTH } from './process/plate.ts'
import { harvest } from './process/harvest.ts'

const plates = { evaporation: evaporation(), harvest: harvest() }

for (const [name, drawing] of Object.entries(plates)) {
  const [wide, high] = [WIDTH * SCALE, HEIGHT * SCALE]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${wide} ${high}">
<path fill="${PAPER}" d="M0 0h${wide}v${high}H0z"/>
${drawing}
</svg>
`
  await writeFile(new URL(`../src/ui/engravings/${name}.svg`, import.meta.url), svg)
}
