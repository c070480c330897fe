import { HORIZON } from './camera.ts'
import { SCALE } from '../engraving.ts'
import { DAWN_X } from './light.ts'

type Stops = readonly (readonly [offset: number, grey: string, opacity?: number])[]

const stops = (list: Stops) =>
  list
    .map(([offset, grey, opacity = 1]) => `<stop offset="${offset}" stop-color="${grey}" stop-opacity="${opacity}"/>`)
    .join('')

const downwards = (id: string, list: Stops) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`

const rightwards = (id: string, list: Stops) => `<linearGradient id="${id}">${stops(list)}</linearGradient>`

/** Light that spreads from the point of the horizon where the sun will rise. */
const fromDawn = (id: string, wide: number, high: number, list: Stops) => {
  const place = `translate(${DAWN_X * SCALE} ${HORIZON * SCALE}) scale(${wide * SCALE} ${high * SCALE})`
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="${place}">${stops(list)}</radialGradient>`
}

/**
 * White text lies over this picture, and needs a grey of at most #767676 behind it for a contrast of 4.5:1.
 * Only around the dawn, and on the salt, may the inks be lighter.
 */
export const inks = [
  '<defs>',
  downwards('sky', [
    [0, '#111'],
    [0.7, '#222'],
    [1, '#3c3c3c'],
  ]),
  downwards('water', [
    [0, '#333'],
    [0.35, '#1d1d1d'],
    [1, '#0e0e0e'],
  ]),
  fromDawn('halo', 640, 190, [
    [0, '#fff', 0.42],
    [1, '#fff', 0],
  ]),
  fromDawn('sky-cuts', 760, 390, [
    [0, '#f4f4f4'],
    [0.3, '#b4b4b4'],
    [0.62, '#707070'],
    [1, '#5a5a5a'],
  ]),
  fromDawn('water-cuts', 760, 170, [
    [0, '#d4d4d4'],
    [0.22, '#909090'],
    [0.46, '#707070'],
    [1, '#5a5a5a'],
  ]),
  rightwards('salt', [
    [0, '#fafafa'],
    [0.45, '#c4c4c4'],
    [1, '#5c5c5c'],
  ]),
  '</defs>',
].join('\n')
