import { languageOffer } from '../../i18n/language-offer.ts'
import { languages, type Language } from '../../kernel/language.ts'
import { ownPictures, type OwnPicture } from './own-pictures.ts'
import type { SlotName } from './picture-slots.ts'

/** The words for a picture that a visitor is told: in their own language, then in the site's first, then in any. */
export function altFor({ alt }: Pick<OwnPicture, 'alt'>, language: Language) {
  const best = [language, languageOffer.now().first, ...languages].find((one) => alt[one])
  return { alt: (best && alt[best]) ?? '', lang: best === language ? undefined : best }
}

/** The owner's picture for this place, as it is shown; nothing where ours stays. */
export function ownPicture(slot: SlotName, language: Language) {
  const own = ownPictures.now()[slot]
  return own && { picture: own.whole, ...altFor(own, language) }
}
