import type { CutPicture } from './picture.ts'

// Written by `npm run pictures`.
export const box: CutPicture = {
  address: '/pictures/box-5de90516',
  widths: [320, 640, 900, 1200],
  width: 1200,
  height: 1200,
  colour: '#d3d2cc',
}
