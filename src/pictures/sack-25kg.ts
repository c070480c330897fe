import type { CutPicture } from './picture.ts'

// Written by `npm run pictures`.
export const sack25kg: CutPicture = {
  address: '/pictures/sack-25kg-c8bb289d',
  widths: [320, 640, 1200],
  width: 1200,
  height: 1200,
  colour: '#cfcac3',
}
