import type { CutPicture } from './picture.ts'

// Written by `npm run pictures`.
export const sack2kg: CutPicture = {
  address: '/pictures/sack-2kg-c9287953',
  widths: [320, 640, 900, 1200],
  width: 1200,
  height: 1200,
  colour: '#e5e3df',
}
