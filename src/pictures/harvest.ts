import type { CutPicture } from './picture.ts'

// Written by `npm run pictures`.
export const harvest: CutPicture = {
  address: '/pictures/harvest-98e68e4e',
  widths: [400, 720, 1040],
  width: 1040,
  height: 1300,
  colour: '#686868',
}
