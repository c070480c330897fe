import type { CutPicture } from './picture.ts'

// Written by `npm run pictures`.
export const heroTall: CutPicture = {
  address: '/pictures/hero-tall-f7540b82',
  widths: [430, 860, 1290],
  width: 1290,
  height: 2200,
  colour: '#525152',
}
