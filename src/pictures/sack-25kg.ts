import type { CutPicture } from './picture.ts'

// Written by `npm run pictures`.
export const sack25kg: CutPicture = {
  address: '/pictures/sack-25kg-e460055a',
  widths: [320, 640, 900, 1200],
  width: 1200,
  height: 1200,
  colour: '#cfcac3',
}
