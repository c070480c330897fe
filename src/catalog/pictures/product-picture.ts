import * as z from 'zod/mini'
import { languages, type Language } from '../../kernel/language.ts'
import { pictureAddress, shortText } from '../../schemas/panel-fields.ts'

export const maxPictures = 12

const alt = z.optional(shortText('Tekst alternatywny', 200, true))
const alts = z.object({ pl: alt, en: alt, de: alt, fr: alt } satisfies Record<Language, typeof alt>)

/** What a picture shows, in the languages in which somebody has said it. */
export type PictureAlts = { [Name in Language]?: string | undefined }

/** A picture as the panel sends it. */
const picture = z.object({ url: pictureAddress, alt: z._default(alts, {}) })
export type SentPicture = z.output<typeof picture>

/** All pictures of a product in their order; the first is the one that lists show. */
export const pictures = z.array(picture).check(
  z.maxLength(maxPictures, `Najwyżej ${maxPictures} zdjęć`),
  z.refine((all) => new Set(all.map(({ url }) => url)).size === all.length, 'To samo zdjęcie jest tu dwa razy'),
)

export const adminPicture = z.object({ url: z.string(), alt: alts })
export type AdminPicture = z.infer<typeof adminPicture>

/** As visitors see it, in their language. */
export const shownPicture = z.object({ url: z.string(), alt: z.string() })
export type ShownPicture = z.infer<typeof shownPicture>

/** Without those that are empty. */
export const saidAlts = (sent: PictureAlts): PictureAlts =>
  Object.fromEntries(languages.flatMap((language) => (sent[language] ? [[language, sent[language]]] : [])))

/** A text that is missing is shown in Polish, as the names are. */
export const altIn = (said: PictureAlts, language: Language): string => said[language] ?? said.pl ?? ''
