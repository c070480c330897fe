/** Why a product's stock has changed. */
export const movementKinds = [
  /** The first that is known of it. */
  'opening',
  /** Taken for an order, paid or not yet. */
  'sold',
  /** An order that never left has given it back. */
  'given_back',
  /** It was sent, and came back. */
  'returned',
  'received',
  'counted',
  'lost',
  'corrected',
  /** The product was deleted. */
  'removed',
] as const
export type MovementKind = (typeof movementKinds)[number]
