import { failure } from '../../../kernel/outcome.ts'

interface Bound {
  pieces: number
  /** The share of the total stock: large stocks allow more. */
  share: number
}

/**
 * The maximum that unpaid orders may reserve per email address, network address and network. A network can have many
 * people behind it.
 */
export const reservationLimits = {
  email: { pieces: 200, share: 1 / 4 },
  address: { pieces: 200, share: 1 / 4 },
  network: { pieces: 400, share: 1 / 2 },
} satisfies Record<string, Bound>

/** The same for one product, per email address and network address: a multiple of its largest quantity. */
const maxOfProduct = { largestQuantities: 2, share: 1 / 4 }

/** @param shelf the pieces in stock, including reserved ones */
export const isTooMuch = (held: number, shelf: number, { pieces, share }: Bound) =>
  held > Math.max(pieces, Math.floor(shelf * share))

export const isTooMuchOfProduct = (held: number, shelf: number, maxPerOrder: number) =>
  isTooMuch(held, shelf, { pieces: maxOfProduct.largestQuantities * maxPerOrder, share: maxOfProduct.share })

/**
 * The same for orders that wait for a bank transfer, which hold their pieces for days: what one person holds so, and of
 * one product what all of them together do. A few pieces are always allowed; beyond these a share of what there is, so
 * that no stranger empties a small shelf.
 */
export const transferLimits = {
  email: { pieces: 100, share: 1 / 8 },
  address: { pieces: 100, share: 1 / 8 },
  network: { pieces: 200, share: 1 / 4 },
} satisfies Record<string, Bound>
export const transferLimitsOfProduct = {
  person: { pieces: 5, share: 1 / 8 },
  everybody: { pieces: 10, share: 1 / 2 },
} satisfies Record<string, Bound>

export const overTransferLimit = failure('over_transfer_limit', 'rule')

export const overReservationLimit = failure('over_held_limit', 'rule')

/** Enough to notify the office: at least half of the stock, if that is more than a few pieces. */
export const isMuchReserved = ({ held, left }: { held: number; left: number }) => held >= 10 && held >= left
