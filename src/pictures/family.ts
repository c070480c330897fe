import type { CutPicture } from './picture.ts'

// Written by `npm run pictures`.
export const family: CutPicture = {
  address: '/pictures/family-94771a51',
  widths: [640, 1200, 1800],
  width: 1800,
  height: 1200,
  colour: '#eeede6',
}
