import { bistro } from './bistro.ts'
import { cafe } from './cafe.ts'
import { hotel } from './hotel.ts'
import { inn } from './inn.ts'
import { left, quayside } from './quayside.ts'
import { saltStore } from './salt-store.ts'
import { timbered } from './timbered-house.ts'

/** Houses that have guests, side by side on a quay, from the first card to the sixth. */
export const quay = [
  quayside(),
  bistro(left(1)),
  timbered(left(2)),
  hotel(left(3)),
  saltStore(left(4)),
  cafe(left(5)),
  inn(left(6)),
].join('\n')
