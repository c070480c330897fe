import type { CutPicture } from './picture.ts'

// Written by `npm run pictures`.
export const sack5kg: CutPicture = {
  address: '/pictures/sack-5kg-6ea73934',
  widths: [320, 640, 900, 1200],
  width: 1200,
  height: 1200,
  colour: '#dad4cd',
}
