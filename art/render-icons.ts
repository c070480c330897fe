import { fileURLToPath } from 'node:url'

import sharp from 'sharp'

const inPublic = (name: string) => fileURLToPath(new URL(`../public/${name}`, import.meta.url))

const SIZE = 180
const POINTS_PER_INCH = 72
const DRAWN_SIZE = 44

// Home screens cut their own corners, and paint whatever is transparent black: so the violet runs to the edge.
await sharp(inPublic('favicon.svg'), { density: (POINTS_PER_INCH * SIZE) / DRAWN_SIZE })
  .resize(SIZE, SIZE)
  .flatten({ background: '#56347f' })
  .png({ palette: true })
  .toFile(inPublic('apple-touch-icon.png'))
