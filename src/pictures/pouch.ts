import type { CutPicture } from './picture.ts'

// Written by `npm run pictures`.
export const pouch: CutPicture = {
  address: '/pictures/pouch-027fe1c3',
  widths: [320, 640, 900, 1200],
  width: 1200,
  height: 1200,
  colour: '#dbd4cb',
}
