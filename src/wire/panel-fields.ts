import * as z from 'zod/mini'

/** What the panel's forms have in common. The panel speaks Polish only, so each rule carries its sentence. */
export const requiredText = (required: string, longest: number) =>
  z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(longest, `Najwyżej ${longest} znaków`))

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
