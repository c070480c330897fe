import type { CutPicture } from './picture.ts'

// Written by `npm run pictures`.
export const hero: CutPicture = {
  address: '/pictures/hero-3f1d9268',
  widths: [960, 1440, 1920, 2560],
  width: 2560,
  height: 1440,
  colour: '#646464',
}

export const heroTall: CutPicture = {
  address: '/pictures/hero-tall-f7540b82',
  widths: [430, 860, 1290],
  width: 1290,
  height: 2200,
  colour: '#525152',
}

export const jar: CutPicture = {
  address: '/pictures/jar-0c8502e2',
  widths: [320, 640, 900, 1200],
  width: 1200,
  height: 1200,
  colour: '#dedad5',
}

export const box: CutPicture = {
  address: '/pictures/box-5de90516',
  widths: [320, 640, 900, 1200],
  width: 1200,
  height: 1200,
  colour: '#d3d2cc',
}

export const pouch: CutPicture = {
  address: '/pictures/pouch-027fe1c3',
  widths: [320, 640, 900, 1200],
  width: 1200,
  height: 1200,
  colour: '#dbd4cb',
}

export const sack2kg: CutPicture = {
  address: '/pictures/sack-2kg-c9287953',
  widths: [320, 640, 900, 1200],
  width: 1200,
  height: 1200,
  colour: '#e5e3df',
}

export const sack5kg: CutPicture = {
  address: '/pictures/sack-5kg-6ea73934',
  widths: [320, 640, 900, 1200],
  width: 1200,
  height: 1200,
  colour: '#dad4cd',
}

export const sack25kg: CutPicture = {
  address: '/pictures/sack-25kg-e460055a',
  widths: [320, 640, 900, 1200],
  width: 1200,
  height: 1200,
  colour: '#cfcac3',
}

export const family: CutPicture = {
  address: '/pictures/family-444b6d60',
  widths: [640, 1200, 1800],
  width: 1800,
  height: 1200,
  colour: '#eeede6',
}

export const tide: CutPicture = {
  address: '/pictures/tide-dede514f',
  widths: [400, 720, 1040],
  width: 1040,
  height: 1300,
  colour: '#6a6a6a',
}

export const evaporation: CutPicture = {
  address: '/pictures/evaporation-0096a618',
  widths: [400, 720, 1040],
  width: 1040,
  height: 1300,
  colour: '#868686',
}

export const harvest: CutPicture = {
  address: '/pictures/harvest-98e68e4e',
  widths: [400, 720, 1040],
  width: 1040,
  height: 1300,
  colour: '#686868',
}

export const fleur: CutPicture = {
  address: '/pictures/fleur-3a8c93f8',
  widths: [480, 960, 1440],
  width: 1440,
  height: 1440,
  colour: '#5f6161',
}
