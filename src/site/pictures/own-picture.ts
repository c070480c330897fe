import * as z from 'zod/mini'
import { failure } from '../../kernel/outcome.ts'
import { languageOffer } from '../../i18n/language-offer.ts'
import { optionalText, wholeNumber } from '../../schemas/panel-fields.ts'
import { slotNames } from '../../ui/pictures/picture-slots.ts'
import { rowVersion } from '../../schemas/row-version.ts'

const pixels = wholeNumber(0, 'Kadr wychodzi poza obraz')

/** Which part of the picture is shown, in its pixels; how high it is follows from the place. */
const crop = z.object({ left: pixels, top: pixels, width: pixels })

const crops = z.object({ whole: crop, upright: z.optional(crop) })
export type Crops = z.infer<typeof crops>

const alt = z.object({ pl: optionalText(300), en: optionalText(300), de: optionalText(300), fr: optionalText(300) })

const noAlt =
  'Opisz w domyślnym języku strony, co widać na obrazie, dla tych, którzy go nie zobaczą. Jeśli nic nie mówi, włącz „Obraz jest tylko ozdobą”.'

/** What shall stand in the place of our picture. */
export const ownPictureDraft = z
  .object({
    imageUrl: z.string('Wybierz obraz').check(z.regex(/^\/pictures\/[0-9a-f]{64}\.webp$/, 'Wybierz obraz')),
    crops,
    alt,
    isDecoration: z.boolean(),
    version: z.optional(rowVersion()),
  })
  .check(
    z.check((context) => {
      const { isDecoration, alt: told } = context.value
      const { first } = languageOffer.now()
      // One that is left behind by a change of languages is better than none.
      if (isDecoration || told[first] !== null) return
      context.issues.push({ code: 'custom', path: ['alt', first], message: noAlt, input: told })
    }),
  )
export type OwnPictureDraft = z.output<typeof ownPictureDraft>

/** A place of a picture, as the panel sees it. */
export const adminPicture = z.object({
  id: z.enum(slotNames),
  version: z.int(),
  own: z.nullable(
    z.object({
      /** As it was uploaded. */
      imageUrl: z.string(),
      crops,
      alt: z.record(z.string(), z.string()),
      /** A small one of those that pages show. */
      shownUrl: z.string(),
    }),
  ),
})
export type AdminPicture = z.infer<typeof adminPicture>

export const uploadedPicture = z.object({ imageUrl: z.string(), width: z.int(), height: z.int() })

export const pictureTooSmall = failure('picture_too_small', 'rule')
export const cropOutside = failure('picture_crop_outside', 'rule')
export const pictureSourceGone = failure('picture_source_gone', 'rule', 'imageUrl')
export const pictureChangedMeanwhile = failure('picture_changed_meanwhile', 'conflict')
