import type { Language } from '../../kernel/language.ts'
import { bearsOurLabel, packageInPictures } from './vessel.ts'

// `art/render-share-pictures.ts` draws them. Networks keep what they were shown: another drawing gets another number.
const NUMBER = 1

/** As networks want them. */
export const shareSize = { width: 1200, height: 630 }

/** The home page's title over the marsh; for another name than the one in it, the marsh alone. */
export const sharePicture = (language: Language) => `/share/${bearsOurLabel() ? language : 'marsh'}-${NUMBER}.jpg`

/** What salt of this weight is sold in, for where no AVIF and no SVG is shown: in the shape of shared pictures, and square. */
export const sharedPackage = (weight: string | null) => `/share/${packageInPictures(weight) ?? 'crystal'}-${NUMBER}.jpg`
export const squarePackage = (weight: string | null) =>
  `/share/${packageInPictures(weight) ?? 'crystal'}-square-${NUMBER}.jpg`
