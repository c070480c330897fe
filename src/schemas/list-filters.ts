import * as z from 'zod/mini'

/** Yes or no, as an address or a form can say it. */
export const yesOrNo = z.pipe(
  z.enum(['true', 'false'], 'Wybierz true lub false'),
  z.transform((asked) => asked === 'true'),
)

/** What the panel looks for in a list, in whatever letters. */
export const search = z.optional(z.string().check(z.trim(), z.maxLength(200, 'Najwyżej 200 znaków')))

/** The one thing that is looked for by its number, as in "#12": links lead by that, since names of people don't belong in addresses. */
export const numberSought = (sought: string | undefined): number | undefined => {
  const [, digits] = /^#(\d{1,9})$/.exec(sought ?? '') ?? []
  return digits === undefined ? undefined : Number(digits)
}
