import type { CutPicture } from './picture.ts'

/** Written by `npm run pictures`. */
export const scenes = {
  hero: {
    address: '/pictures/hero-3f1d9268',
    widths: [960, 1440, 1920, 2560],
    height: 1440,
    colour: '#646464',
  },
  'hero-tall': {
    address: '/pictures/hero-tall-f7540b82',
    widths: [430, 860, 1290],
    height: 2200,
    colour: '#525152',
  },
  tide: {
    address: '/pictures/tide-dede514f',
    widths: [400, 720, 1040],
    height: 1300,
    colour: '#6a6a6a',
  },
  evaporation: {
    address: '/pictures/evaporation-0096a618',
    widths: [400, 720, 1040],
    height: 1300,
    colour: '#868686',
  },
  harvest: {
    address: '/pictures/harvest-98e68e4e',
    widths: [400, 720, 1040],
    height: 1300,
    colour: '#686868',
  },
  fleur: {
    address: '/pictures/fleur-3a8c93f8',
    widths: [480, 960, 1440],
    height: 1440,
    colour: '#5f6161',
  },
  table: {
    address: '/pictures/table-40dda4e2',
    widths: [480, 800, 1200, 1500],
    height: 1000,
    colour: '#b1a69a',
  },
} satisfies Record<string, CutPicture>
