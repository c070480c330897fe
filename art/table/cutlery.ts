import { outline, polygon, type Point } from '../engraving.ts'
import { noise } from '../noise.ts'

const INK = '#17222b'
const FORK_X = 128
const tine = (x: number, inner: number): Point[] => [
  [x - 4, inner],
  [x - 4.2, 200],
  [x - 3, 164],
  [x, 158],
  [x + 3, 164],
  [x + 4.2, 200],
  [x + 4, inner],
]
const fork = polygon([
  ...outline(
    [
      ...[-29, -9.7, 9.7, 29].flatMap((x) => tine(FORK_X + x, 246)),
      [FORK_X + 33, 280],
      [FORK_X + 27, 306],
      [FORK_X + 9, 328],
      [FORK_X + 5, 352],
      [FORK_X + 6, 430],
      [FORK_X + 10, 500],
      [FORK_X + 12, 548],
      [FORK_X, 562],
      [FORK_X - 12, 548],
      [FORK_X - 10, 500],
      [FORK_X - 6, 430],
      [FORK_X - 5, 352],
      [FORK_X - 9, 328],
      [FORK_X - 27, 306],
      [FORK_X - 33, 280],
    ],
    3,
  ),
])

const KNIFE_X = 868
const blade = polygon(
  outline(
    [
      [KNIFE_X + 12, 372],
      [KNIFE_X + 13, 280],
      [KNIFE_X + 12, 190],
      [KNIFE_X + 4, 162],
      [KNIFE_X - 6, 176],
      [KNIFE_X - 17, 230],
      [KNIFE_X - 19, 300],
      [KNIFE_X - 14, 356],
      [KNIFE_X - 4, 374],
    ],
    5,
  ),
)
const handle = polygon(
  outline(
    [
      [KNIFE_X - 6, 374],
      [KNIFE_X + 12, 374],
      [KNIFE_X + 14, 430],
      [KNIFE_X + 17, 520],
      [KNIFE_X + 14, 556],
      [KNIFE_X + 3, 562],
      [KNIFE_X - 8, 556],
      [KNIFE_X - 10, 520],
      [KNIFE_X - 8, 430],
    ],
    5,
  ),
)

/** Slanting cuts over the silver, on the side away from the light. */
const hatch = (left: number, right: number, from: number, to: number, thick: number) =>
  Array.from({ length: Math.floor((to - from) / 4.6) }, (_, index) => {
    const y = from + index * 4.6
    const short = 0.6 + 0.4 * noise(y / 17, left)
    return polygon([
      [right - (right - left) * short, y + 3],
      [right, y - thick / 2],
      [right, y + thick / 2],
    ])
  }).join('')

const clip = (id: string, path: string, cuts: string) =>
  `<clipPath id="${id}"><path d="${path}"/></clipPath><path fill="#fff" stroke="${INK}" stroke-width="15" stroke-linejoin="round" d="${path}"/><path clip-path="url(#${id})" fill="${INK}" d="${cuts}"/>`

/** Short cuts on the cloth, where a handle or a blade keeps the light away. */
const cast = (x: number, from: number) =>
  Array.from({ length: Math.floor((560 - from) / 14.4) }, (_, index) => {
    const y = from + index * 14.4
    const long = 18 + 16 * noise(y / 30, x)
    return polygon([
      [x, y],
      [x + long, y + 3],
      [x, y + 1.5],
    ])
  }).join('')

export const shadows = () => cast(FORK_X + 12, 330) + cast(KNIFE_X + 16, 190)

export const silver = () =>
  [
    clip('fork', fork, hatch(FORK_X + 1, FORK_X + 40, 240, 560, 2.4)),
    clip('blade', blade, hatch(KNIFE_X - 12, KNIFE_X + 16, 150, 374, 2.6)),
    clip('handle', handle, hatch(KNIFE_X - 6, KNIFE_X + 20, 374, 562, 3.6)),
  ].join('\n')
