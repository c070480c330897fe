export type Vessel = 'jar' | 'box' | 'pouch' | 'sack' | 'crystal'

const VESSELS = new Map<string, Vessel>([
  ['250g', 'jar'],
  ['500g', 'box'],
  ['1kg', 'pouch'],
  ['2kg', 'sack'],
  ['5kg', 'sack'],
  ['25kg', 'sack'],
])

/** What salt of this weight is sold in. */
export function vesselFor(weight: string | null): Vessel {
  return VESSELS.get(weight ?? '') ?? 'crystal'
}
