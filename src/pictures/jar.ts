import type { CutPicture } from './picture.ts'

// Written by `npm run pictures`.
export const jar: CutPicture = {
  address: '/pictures/jar-0c8502e2',
  widths: [320, 640, 900, 1200],
  width: 1200,
  height: 1200,
  colour: '#dedad5',
}
