import type { CutPicture } from './picture.ts'

// Written by `npm run pictures`.
export const jar: CutPicture = {
  address: '/pictures/jar-a203b99f',
  widths: [320, 640, 1200],
  width: 1200,
  height: 1200,
  colour: '#dedad5',
}
