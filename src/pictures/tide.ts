import type { CutPicture } from './picture.ts'

// Written by `npm run pictures`.
export const tide: CutPicture = {
  address: '/pictures/tide-dede514f',
  widths: [400, 720, 1040],
  width: 1040,
  height: 1300,
  colour: '#6a6a6a',
}
