import type { CutPicture } from './picture.ts'

/** Written by `npm run pictures`. */
export const packages = {
  jar: {
    address: '/pictures/jar-0c8502e2',
    widths: [320, 640, 900, 1200],
    height: 1200,
    colour: '#dedad5',
  },
  box: {
    address: '/pictures/box-5de90516',
    widths: [320, 640, 900, 1200],
    height: 1200,
    colour: '#d3d2cc',
  },
  pouch: {
    address: '/pictures/pouch-027fe1c3',
    widths: [320, 640, 900, 1200],
    height: 1200,
    colour: '#dbd4cb',
  },
  'sack-2kg': {
    address: '/pictures/sack-2kg-c9287953',
    widths: [320, 640, 900, 1200],
    height: 1200,
    colour: '#e5e3df',
  },
  'sack-5kg': {
    address: '/pictures/sack-5kg-6ea73934',
    widths: [320, 640, 900, 1200],
    height: 1200,
    colour: '#dad4cd',
  },
  'sack-25kg': {
    address: '/pictures/sack-25kg-e460055a',
    widths: [320, 640, 900, 1200],
    height: 1200,
    colour: '#cfcac3',
  },
  family: {
    address: '/pictures/family-444b6d60',
    widths: [640, 1200, 1800],
    height: 1200,
    colour: '#eeede6',
  },
} satisfies Record<string, CutPicture>
