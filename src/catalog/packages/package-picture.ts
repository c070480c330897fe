import type { CutPicture } from '../../ui/pictures/picture.ts'
import { packages } from '../../ui/pictures/packages.ts'
import { packageInPictures } from './vessel.ts'

/** What salt of this weight looks like in its package, where we pack it. */
export function packagePicture(weight: string | null): CutPicture | undefined {
  const packed = packageInPictures(weight)
  return packed && packages[packed]
}
