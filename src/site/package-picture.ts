import type { CutPicture } from '../pictures/picture.ts'
import { box, jar, pouch, sack25kg, sack2kg, sack5kg } from '../pictures/pictures.ts'
import { packageFor, type Package } from './vessel.ts'

const pictures: Record<Package, CutPicture> = {
  jar,
  box,
  pouch,
  'sack-2kg': sack2kg,
  'sack-5kg': sack5kg,
  'sack-25kg': sack25kg,
}

/** What salt of this weight looks like in its package, where we pack it. */
export function packagePicture(weight: string | null): CutPicture | undefined {
  const packed = packageFor(weight)
  return packed && pictures[packed]
}
