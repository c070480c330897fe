import { languages, type Language } from '../../../kernel/language.ts'
import type { SlotName } from '../../../ui/pictures/picture-slots.ts'
import { pictureSlots } from '../../../ui/pictures/picture-slots.ts'
import type { AdminPicture, Crops } from '../own-picture.ts'

/** What stands in a place, as the form holds it. */
export interface PictureValues {
  imageUrl: string
  crops: Crops
  alt: Record<Language, string>
  isDecoration: boolean
}

const noCrop = { left: 0, top: 0, width: 0 }

export const noCropsOf = (slot: SlotName): Crops => ({
  whole: noCrop,
  ...(pictureSlots[slot].upright && { upright: noCrop }),
})

export function valuesOf({ id, own }: AdminPicture): PictureValues {
  return {
    imageUrl: own?.imageUrl ?? '',
    crops: own?.crops ?? noCropsOf(id),
    alt: Object.fromEntries(languages.map((language) => [language, own?.alt[language] ?? ''])) as PictureValues['alt'],
    isDecoration: pictureSlots[id].hasNoAlt ?? (own !== null && Object.keys(own.alt).length === 0),
  }
}
