import type { Grams } from '../kernel/weight.ts'

/** What no locker takes, however the rest is packed: a single piece above the carrier's limit, with its packaging. */
export const heaviestInLocker: Grams = 25_000

interface Piece {
  /** Net. */
  weight: Grams | null
  /** With its packaging; where nobody has told it, the net weight stands for it. */
  grossWeight: Grams | null
}

export const fitsLocker = ({ weight, grossWeight }: Piece): boolean => (grossWeight ?? weight ?? 0) <= heaviestInLocker
