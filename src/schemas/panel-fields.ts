import * as z from 'zod/mini'
import { languages } from '../kernel/language.ts'
import { money, parseMoney, type Money } from '../kernel/money.ts'
import { momentInPoland } from '../kernel/polish-time.ts'
import { orNothing } from './visible.ts'
import { gramsFromKilograms, type Grams } from '../kernel/weight.ts'

/** What the panel's forms have in common. The panel speaks Polish only, so each rule carries its sentence. */

/** Half a character, which programs can send and JSON in the database can't hold, becomes a mark for one. */
const wellFormed = z.overwrite<string>((typed) => typed.toWellFormed())

const seen = z.overwrite(orNothing)

export const requiredText = (required: string, longest: number) =>
  z
    .string(required)
    .check(wellFormed, z.trim(), seen, z.minLength(1, required), z.maxLength(longest, `Najwyżej ${longest} znaków`))

/** Letters that nobody sees: controls, and marks that turn the direction of what follows them. */
const unseen = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu

/** A text that pages show: without unseen letters, and on lines of one kind. */
export const shownText = z.overwrite<string>((typed) =>
  typed.toWellFormed().replaceAll('\r\n', '\n').replaceAll(unseen, ''),
)

/** The same of a bounded length, named in what is said of it; empty where it may be left out. */
export const shortText = (name: string, longest: number, isOptional = false) =>
  z
    .string(`${name}: wpisz tekst`)
    .check(
      shownText,
      z.trim(),
      seen,
      z.minLength(isOptional ? 0 : 1, `${name}: pole wymagane`),
      z.maxLength(longest, `Najwyżej ${longest} znaków`),
    )

/** A text or none; an empty field is none. */
export const optionalText = (longest: number) =>
  z.nullable(
    z.pipe(
      z.string('Wpisz tekst').check(wellFormed, z.trim(), seen, z.maxLength(longest, `Najwyżej ${longest} znaków`)),
      z.transform((text) => (text === '' ? null : text)),
    ),
  )

const wrongEmail = 'Nieprawidłowy adres email'
export const panelEmail = z
  .string(wrongEmail)
  .check(wellFormed, z.trim(), z.maxLength(254, 'Najwyżej 254 znaki'), z.email(wrongEmail))

export const wholeNumber = (lowest: number, tooLow: string) =>
  z.int('Wpisz liczbę całkowitą').check(z.minimum(lowest, tooLow), z.maximum(1_000_000, 'Ta liczba jest zbyt duża'))

export const sortOrder = wholeNumber(-1_000_000, 'Ta liczba jest zbyt mała')

const highestAmount = money(100_000_000)

const isEmpty = (typed: string | number) => String(typed).trim() === ''

/** An amount as people and programs write it: 24.9, "24.90" or "24,90". Sentences begin with its name, a feminine one. */
export const amount = (required: string, name = 'Kwota') =>
  z.pipe(
    z.union([z.string(), z.number()], required),
    z.transform((typed, context): Money => {
      const read = parseMoney(typed)
      const problem = isEmpty(typed)
        ? required
        : read === undefined
          ? `${name} musi być liczbą z najwyżej dwoma miejscami po przecinku`
          : read < 0
            ? `${name} nie może być ujemna`
            : read > highestAmount
              ? `${name} jest zbyt wysoka`
              : undefined
      if (problem === undefined) return read as Money
      context.issues.push({ code: 'custom', message: problem, input: typed })
      return z.NEVER
    }),
  )

/** An amount or none; an empty field is none. */
export const optionalAmount = z.nullable(
  z.pipe(
    z.pipe(
      z.union([z.string(), z.number()], 'Wpisz kwotę'),
      z.transform((typed) => (isEmpty(typed) ? null : typed)),
    ),
    z.nullable(amount('Wpisz kwotę')),
  ),
)

const date = z.iso.date()
const dateAndTime = z.iso.datetime({ offset: true, local: true })

/** What says no zone is what clocks in Poland show, and a date alone is its first moment or its last. */
function readMoment(typed: string, ofDate: 'first' | 'last'): Date | undefined {
  // Of years before and after this millennium, programs and databases have their own opinions.
  if (!typed.startsWith('2')) return undefined
  if (date.safeParse(typed).success) return momentInPoland(`${typed}T${ofDate === 'first' ? '00:00' : '23:59:59.999'}`)
  if (!dateAndTime.safeParse(typed).success) return undefined
  return /(Z|[+-]\d\d:\d\d)$/.test(typed) ? new Date(typed) : momentInPoland(typed)
}

/** A moment or none; an empty field is none. */
export const optionalMoment = (ofDate: 'first' | 'last') =>
  z.nullable(
    z.pipe(
      z.string('Podaj datę').check(z.trim()),
      z.transform((typed, context): Date | null => {
        if (typed === '') return null
        const moment = readMoment(typed, ofDate)
        if (moment) return moment
        context.issues.push({ code: 'custom', message: 'Nieprawidłowa data', input: typed })
        return z.NEVER
      }),
    ),
  )

/** A weight that the panel names in kilograms. Nothing is a weight only where it may be the lower end of a range. */
export const kilograms = (heaviest: number, { required, from = 1 }: { required: string; from?: 0 | 1 }) =>
  z.pipe(
    z.number(required).check(z.maximum(heaviest, 'Waga jest zbyt duża')),
    z.transform((given, context): Grams => {
      const grams = given === 0 && from === 0 ? 0 : gramsFromKilograms(given)
      if (grams !== undefined) return grams
      const sign = from === 0 ? 'nie może być ujemna' : 'musi być dodatnia'
      context.issues.push({ code: 'custom', message: `Waga ${sign}, z dokładnością do grama`, input: given })
      return z.NEVER
    }),
  )

/** A picture: a path of ours, or an https address anywhere. */
export const pictureAddress = z.string().check(
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
