import { brand, identity } from '../../brand.ts'

type Package = 'jar' | 'box' | 'pouch' | 'sack-2kg' | 'sack-5kg' | 'sack-25kg'
export type Vessel = 'jar' | 'box' | 'pouch' | 'sack' | 'crystal'

const PACKAGES = new Map<string, Package>([
  ['250g', 'jar'],
  ['500g', 'box'],
  ['1kg', 'pouch'],
  ['2kg', 'sack-2kg'],
  ['5kg', 'sack-5kg'],
  ['25kg', 'sack-25kg'],
])

const VESSELS: Record<Package, Vessel> = {
  jar: 'jar',
  box: 'box',
  pouch: 'pouch',
  'sack-2kg': 'sack',
  'sack-5kg': 'sack',
  'sack-25kg': 'sack',
}

/** What we pack salt of this weight in; there is nothing for other weights. */
const packageFor = (weight: string | null) => PACKAGES.get(weight ?? '')

/** The same in pictures: the packages in ours are labelled with the example's name, which nobody else packs in. */
export const packageInPictures = (weight: string | null) => (bearsOurLabel() ? packageFor(weight) : undefined)

export const bearsOurLabel = (): boolean => brand.name === identity.original.name

/** What stands for it in a drawing: one sack for all, and a crystal for what we don't pack. */
export function vesselFor(weight: string | null): Vessel {
  const packed = packageFor(weight)
  return packed ? VESSELS[packed] : 'crystal'
}
