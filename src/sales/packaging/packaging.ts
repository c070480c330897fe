import * as z from 'zod/mini'
import { failure } from '../../kernel/outcome.ts'

const weight = z.number('Wpisz liczbę gramów').check(z.minimum(0, 'Najmniej 0'), z.maximum(50_000, 'Najwyżej 50 kg'))

/** Something of each material, as the registers tell materials apart. */
const ofEach = <Weight extends z.ZodMiniType>(each: Weight) =>
  z.object({
    paper: each,
    plastic: each,
    glass: each,
    steel: each,
    aluminium: each,
    wood: each,
    composite: each,
    other: each,
  })

/** Grams by material; what isn't named is nothing. */
const grams = ofEach(z.optional(weight))
export type Grams = z.infer<typeof grams>
export type Material = keyof Grams
export const materials = Object.keys(grams.def.shape) as Material[]

/** As they are typed: an empty field is nothing. */
const typedGrams = ofEach(z.optional(z.nullable(weight)))

/** From when on packaging weighs so much. Null: as if that had never been said. */
export const packagingChange = z
  .object({
    productId: z.nullable(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
    box: z.nullable(z.string().check(z.minLength(1), z.maxLength(60))),
    since: z.iso.date('Podaj dzień'),
    grams: z.nullable(typedGrams),
  })
  .check(
    z.refine(({ productId, box }) => (productId === null) !== (box === null), {
      error: 'Wybierz produkt albo karton',
      path: ['productId'],
    }),
  )
export type PackagingChange = z.infer<typeof packagingChange>

/** A product or a box, and what its packaging weighs since when, the latest first. */
export const packagedThing = z.object({
  productId: z.nullable(z.int()),
  box: z.nullable(z.string()),
  name: z.string(),
  weights: z.array(z.object({ since: z.string(), grams })),
})
export type PackagedThing = z.infer<typeof packagedThing>

export const yearAsked = z.object({
  year: z.coerce
    .number('Podaj rok')
    .check(z.int('Podaj rok'), z.minimum(2020, 'Podaj rok'), z.maximum(2100, 'Podaj rok')),
})

/** What left for a country in a year, in grams by material, with what can't be told. */
const countryOfYear = z.object({
  country: z.string(),
  parcels: z.int(),
  pieces: z.int(),
  ofProducts: grams,
  ofParcels: grams,
  unknownPieces: z.int(),
  unknownParcels: z.int(),
})
export type CountryOfYear = z.infer<typeof countryOfYear>

export const packagingOfYear = z.object({
  year: z.int(),
  countries: z.array(countryOfYear),
  /** What left and nobody has said what its packaging weighs. */
  unknown: z.array(z.object({ name: z.string(), count: z.int() })),
})
export type PackagingOfYear = z.infer<typeof packagingOfYear>

export const nothingToPack = failure('packaged_thing_not_found', 'missing')

/** The sum of two weights, material by material. */
export function addGrams(one: Grams, other: Grams, times = 1): Grams {
  const sum = { ...one }
  // Tenths of a gram, so that many light labels don't drift.
  for (const [material, weighs = 0] of Object.entries(other) as [Material, number | undefined][])
    sum[material] = Math.round((sum[material] ?? 0) * 10 + weighs * 10 * times) / 10
  return sum
}

/** What was typed, without what weighs nothing. */
export const withoutGaps = (typed: z.infer<typeof typedGrams>): Grams =>
  Object.fromEntries(Object.entries(typed).filter(([, weighs]) => weighs)) as Grams
