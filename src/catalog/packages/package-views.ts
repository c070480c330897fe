import { packages } from '../../ui/pictures/packages.ts'
import type { CutPicture } from '../../ui/pictures/picture.ts'
import { productViews } from '../../ui/pictures/product-views.ts'
import { packageInPictures } from './vessel.ts'

/** What one of our pictures of a product shows. */
export type PackageView = 'package' | 'crystals' | 'use' | 'back'

/** How the salt in each package looks close up, and what it is taken for. */
const salts = {
  jar: { crystals: 'crystals-fine', use: 'use-bread' },
  box: { crystals: 'crystals-coarse', use: 'use-potatoes' },
  pouch: { crystals: 'crystals-flakes', use: 'use-eggs' },
  'sack-2kg': { crystals: 'crystals-coarse', use: 'use-potatoes' },
  'sack-5kg': { crystals: 'crystals-coarse', use: 'use-potatoes' },
  'sack-25kg': { crystals: 'crystals-coarse', use: 'use-potatoes' },
} as const

const drawn: Readonly<Record<string, CutPicture>> = productViews

/** Our pictures of salt of this weight that there are, the package first; none where we don't pack it. */
export function packageViews(weight: string | null): { shows: PackageView; picture: CutPicture }[] {
  const packed = packageInPictures(weight)
  if (!packed) return []
  const others = { ...salts[packed], back: `${packed}-back` } as const
  const views = Object.entries(others).flatMap(([shows, name]) =>
    drawn[name] ? [{ shows: shows as keyof typeof others, picture: drawn[name] }] : [],
  )
  return [{ shows: 'package', picture: packages[packed] }, ...views]
}
