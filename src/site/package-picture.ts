import { box } from '../pictures/box.ts'
import { jar } from '../pictures/jar.ts'
import type { CutPicture } from '../pictures/picture.ts'
import { pouch } from '../pictures/pouch.ts'
import { sack25kg } from '../pictures/sack-25kg.ts'
import { sack2kg } from '../pictures/sack-2kg.ts'
import { sack5kg } from '../pictures/sack-5kg.ts'
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
