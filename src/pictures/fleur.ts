import type { CutPicture } from './picture.ts'

// Written by `npm run pictures`.
export const fleur: CutPicture = {
  address: '/pictures/fleur-3a8c93f8',
  widths: [480, 960, 1440],
  width: 1440,
  height: 1440,
  colour: '#5f6161',
}
