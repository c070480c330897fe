import { failure } from '../../kernel/outcome.ts'

interface Bound {
  pieces: number
  /** Of all that is on the shelf: where there is much, more. */
  share: number
}

/** How much orders that nobody has paid may hold for an e-mail address, an address, and its network, in which many people may be. */
export const reservationLimits = {
  email: { pieces: 200, share: 1 / 4 },
  address: { pieces: 200, share: 1 / 4 },
  network: { pieces: 400, share: 1 / 2 },
} satisfies Record<string, Bound>

/** The same of one product, for an e-mail address and for an address: as often its largest quantity. */
const maxOfProduct = { largestQuantities: 2, share: 1 / 4 }

/** @param shelf how many pieces there are, with those that are held */
export const isTooMuch = (held: number, shelf: number, { pieces, share }: Bound) =>
  held > Math.max(pieces, Math.floor(shelf * share))

export const isTooMuchOfProduct = (held: number, shelf: number, maxPerOrder: number) =>
  isTooMuch(held, shelf, { pieces: maxOfProduct.largestQuantities * maxPerOrder, share: maxOfProduct.share })

export const overReservationLimit = failure('over_held_limit', 'rule')

/** So much that the office should know: half of what there is, where that is more than a few pieces. */
export const isMuchReserved = ({ held, left }: { held: number; left: number }) => held >= 10 && held >= left
