import type { CutPicture } from './picture.ts'

/** Written by `npm run pictures`. */
export const productViews = {
  'jar-back': {
    address: '/pictures/jar-back-778a4232',
    widths: [320, 640, 960],
    height: 960,
    colour: '#e3dfda',
  },
  'crystals-coarse': {
    address: '/pictures/crystals-coarse-f9cec691',
    widths: [320, 640, 760],
    height: 760,
    colour: '#5d5f5e',
  },
  'use-bread': {
    address: '/pictures/use-bread-090e2a32',
    widths: [320, 640, 820],
    height: 820,
    colour: '#9b8b73',
  },
  'crystals-fine': {
    address: '/pictures/crystals-fine-16c3b045',
    widths: [320, 640, 760],
    height: 760,
    colour: '#636564',
  },
  'crystals-flakes': {
    address: '/pictures/crystals-flakes-94fa7ed9',
    widths: [320, 640, 760],
    height: 760,
    colour: '#6a6c6d',
  },
  'box-back': {
    address: '/pictures/box-back-047148c6',
    widths: [320, 640, 800],
    height: 800,
    colour: '#dcdbd5',
  },
  'pouch-back': {
    address: '/pictures/pouch-back-d66ce8ac',
    widths: [320, 640, 800],
    height: 800,
    colour: '#ded6cd',
  },
  'sack-2kg-back': {
    address: '/pictures/sack-2kg-back-8ab25583',
    widths: [320, 640, 800],
    height: 800,
    colour: '#e9e8e4',
  },
  'sack-5kg-back': {
    address: '/pictures/sack-5kg-back-02802989',
    widths: [320, 640, 800],
    height: 800,
    colour: '#e0ddd5',
  },
} satisfies Record<string, CutPicture>
