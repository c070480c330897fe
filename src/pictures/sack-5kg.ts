import type { CutPicture } from './picture.ts'

// Written by `npm run pictures`.
export const sack5kg: CutPicture = {
  address: '/pictures/sack-5kg-4738eee2',
  widths: [320, 640, 1200],
  width: 1200,
  height: 1200,
  colour: '#dad4cd',
}
