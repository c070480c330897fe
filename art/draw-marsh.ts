import { writeFile } from 'node:fs/promises'

import { crumbs, crust, mud, wetEdges, wetSides } from './marsh/banks.ts'
import { HEIGHT, HORIZON, WIDTH } from './marsh/camera.ts'
import { farShore, tower } from './marsh/distance.ts'
import { SCALE } from './engraving.ts'
import { hut } from './marsh/hut.ts'
import { inks } from './marsh/inks.ts'
import { rake } from './marsh/rake.ts'
import { heaps, outline, shade, shadow } from './marsh/salt.ts'
import { sky } from './marsh/sky.ts'
import { water } from './marsh/water.ts'

const wide = WIDTH * SCALE
const high = HEIGHT * SCALE
const horizon = HORIZON * SCALE

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${wide} ${high}">
${inks}
<path fill="url(#sky)" d="M0 0h${wide}v${horizon}h-${wide}z"/>
<path fill="url(#water)" d="M0 ${horizon}h${wide}v${high - horizon}h-${wide}z"/>
<path fill="url(#halo)" d="M0 0h${wide}v${high}h-${wide}z"/>
<path fill="url(#sky-cuts)" d="${sky()}"/>
<path fill="url(#water-cuts)" d="${water()}"/>
<path fill="#1b1b1b" d="${farShore()}${tower()}"/>
<path fill="#0c0c0c" fill-opacity=".6" d="${hut.mirrored}"/>
<path fill="#0c0c0c" fill-opacity=".8" d="${wetSides()}"/>
<path fill="#242424" d="${mud()}"/>
<path fill="#4e4e4e" d="${crust()}"/>
<path fill="#6a6a6a" d="${crumbs()}"/>
<path fill="url(#water-cuts)" d="${wetEdges()}"/>
<path fill="#1c1c1c" d="${hut.platform}"/>
<path fill="#101010" d="${hut.gable}"/>
<path fill="#2b2b2b" d="${hut.side}"/>
<path fill="#464646" d="${hut.roof}${hut.rim}"/>
<path fill="#333" d="${hut.boards}"/>
<path fill="#050505" d="${hut.door}"/>
${heaps
  .toReversed()
  .map(
    (heap) =>
      `<path fill="#090909" fill-opacity=".7" d="${shadow(heap)}"/><path fill="url(#salt)" d="${outline(heap)}"/><path fill="#161616" d="${shade(heap)}"/>`,
  )
  .join('\n')}
<path fill="#0a0a0a" d="${rake()}"/>
</svg>
`

await writeFile(new URL('../public/marsh.svg', import.meta.url), svg)
