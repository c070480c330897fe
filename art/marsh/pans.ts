import { HORIZON } from './camera.ts'

/** Banks that run away from us: where they lie across, and how wide they are. The widest carries the salt. */
export const LONG_BANKS = [
  { across: -14.6, wide: 0.4 },
  { across: -11.6, wide: 0.22 },
  { across: -8.9, wide: 0.22 },
  { across: -6.2, wide: 0.3 },
  { across: -3.72, wide: 0.16 },
  { across: -1.45, wide: 0.16 },
  { across: 1.2, wide: 0.66 },
  { across: 3.5, wide: 0.18 },
  { across: 6.1, wide: 0.3 },
  { across: 9.2, wide: 0.2 },
  { across: 12.4, wide: 0.2 },
] as const

export const SALT_BANK = 1.2

/** Banks that run across, by how far away they are. Salt workers stagger them between neighbouring rows. */
export const CROSS_BANKS = [1.2, 1.86, 2.75, 3.95, 5.6, 8, 11.5, 16.5, 25, 40] as const

export const stagger = (row: number) => [1, 1.13, 0.93, 1.06, 0.97, 1.16, 1, 1.09, 0.95, 1.12, 1][row] ?? 1

export const FARTHEST_Y = HORIZON + 4
