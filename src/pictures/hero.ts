import type { CutPicture } from './picture.ts'

// Written by `npm run pictures`.
export const hero: CutPicture = {
  address: '/pictures/hero-3f1d9268',
  widths: [960, 1440, 1920, 2560],
  width: 2560,
  height: 1440,
  colour: '#646464',
}
