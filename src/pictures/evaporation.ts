import type { CutPicture } from './picture.ts'

// Written by `npm run pictures`.
export const evaporation: CutPicture = {
  address: '/pictures/evaporation-0096a618',
  widths: [400, 720, 1040],
  width: 1040,
  height: 1300,
  colour: '#868686',
}
