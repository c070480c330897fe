import { packages } from '../../ui/pictures/packages.ts'
import type { CutPicture } from '../../ui/pictures/picture.ts'
import { packageInPictures } from './vessel.ts'

/** What one of our pictures of a product shows. */
export type PackageView = 'package'

/** Our pictures of salt of this weight, the package first; none where we don't pack it. */
export function packageViews(weight: string | null): { shows: PackageView; picture: CutPicture }[] {
  const packed = packageInPictures(weight)
  if (!packed) return []
  return [{ shows: 'package', picture: packages[packed] }]
}
