import type { CutPicture } from './picture.ts'

/** Written by `npm run pictures`. */
export const productViews = {
  'jar-back': {
    address: '/pictures/jar-back-778a4232',
    widths: [320, 640, 960],
    height: 960,
    colour: '#e3dfda',
  },
} satisfies Record<string, CutPicture>
