import * as z from 'zod/mini'
import { languages } from '../kernel/language.ts'

/** What the panel's forms have in common. The panel speaks Polish only, so each rule carries its sentence. */
export const requiredText = (required: string, longest: number) =>
  z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(longest, `Najwyżej ${longest} znaków`))

/** A text or none; an empty field is none. */
export const optionalText = (longest: number) =>
  z.nullable(
    z.pipe(
      z.string('Wpisz tekst').check(z.trim(), z.maxLength(longest, `Najwyżej ${longest} znaków`)),
      z.transform((text) => (text === '' ? null : text)),
    ),
  )

export const wholeNumber = (lowest: number, tooLow: string) =>
  z.int('Wpisz liczbę całkowitą').check(z.minimum(lowest, tooLow), z.maximum(1_000_000, 'Ta liczba jest zbyt duża'))

export const sortOrder = wholeNumber(-1_000_000, 'Ta liczba jest zbyt mała')

/** A picture: a path of ours, or an https address anywhere. */
const pictureAddress = z.string().check(
  z.maxLength(2_000, 'Adres obrazu jest zbyt długi'),
  z.refine((address) => /^\/(?![/\\])[^\s\\]*$/.test(address) || isHttps(address), 'Nieprawidłowy URL obrazu'),
)

function isHttps(address: string): boolean {
  return /^https:\/\/\S+$/.test(address) && URL.canParse(address)
}

/** A picture or none; an empty field is none. */
export const optionalPicture = z.nullable(
  z.union(
    [
      z.pipe(
        z.literal(''),
        z.transform(() => null),
      ),
      pictureAddress,
    ],
    'Nieprawidłowy URL obrazu',
  ),
)

/** Texts in several languages; at least one of them where there is a sentence that says so. */
export function eachLanguageOnce<Text extends z.ZodMiniType<{ language: string }>>(text: Text, required?: string) {
  const twice = 'Każdy język może wystąpić raz'
  return z.array(text, required).check(
    z.minLength(required === undefined ? 0 : 1, required),
    z.maxLength(languages.length, twice),
    z.refine((all) => new Set(all.map(({ language }) => language)).size === all.length, twice),
  )
}
