import type { CutPicture } from './picture.ts'

// Written by `npm run pictures`.
export const family: CutPicture = {
  address: '/pictures/family-444b6d60',
  widths: [640, 1200, 1800],
  width: 1800,
  height: 1200,
  colour: '#eeede6',
}
