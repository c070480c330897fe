import * as z from 'zod/mini'
import { countryIn } from '../../kernel/countries.ts'
import { failure } from '../../kernel/outcome.ts'
import { rowVersion } from '../../schemas/row-version.ts'
import { vatStates } from '../../taxes/standard-rates.ts'
import type { VatState } from '../../taxes/destination-tax.ts'

/** From this net sum of a year on, consumers in other member states are taxed where they live (art. 22a of the VAT act). In grosze. */
export const threshold = 4_200_000

/** At how many hundredths of it the owner is warned. */
const warningSteps = [70, 90, 100] as const
export type WarningStep = (typeof warningSteps)[number]

/** The highest step that a sum has reached. */
export const stepOf = (net: number): WarningStep | null =>
  warningSteps.findLast((step) => (step === 100 ? net > threshold : net * 100 >= threshold * step)) ?? null

export const nameOfState = (state: VatState): string =>
  state === 'XI' ? 'Irlandia Północna' : countryIn('pl-PL', state)

const state = z.enum(vatStates as [VatState, ...VatState[]], 'Wybierz kraj z listy')
const day = z.iso.date('Podaj dzień')
const rate = z.number('Wpisz stawkę').check(
  z.minimum(0, 'Stawka nie może być ujemna'),
  z.maximum(50, 'Stawka jest za wysoka'),
  z.refine((typed) => Number.isInteger(Math.round(typed * 1e6) / 1e5), 'Najwyżej jedno miejsce po przecinku'),
)

/** A rate as the owner confirms it. */
export const destinationRateDraft = z.object({
  country: state,
  productId: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(2_147_483_647)))),
  rate,
  from: day,
})
/** Several at once: what is proposed for all countries. */
export const destinationRateDrafts = z.object({
  rates: z.array(destinationRateDraft).check(z.minLength(1), z.maxLength(200)),
})

export const destinationSwitch = z.object({ since: z.nullable(day), version: z.optional(rowVersion()) })

const savedRate = z.object({
  id: z.int(),
  country: z.string(),
  countryName: z.string(),
  productId: z.nullable(z.int()),
  productName: z.nullable(z.string()),
  rate: z.number(),
  from: z.string(),
})
export type SavedRate = z.infer<typeof savedRate>

const served = z.object({
  country: state,
  name: z.string(),
  /** The standard rate there, to be proposed. */
  proposed: z.number(),
  /** What is sold there without a rate, by name; empty: nothing. */
  missing: z.array(z.string()),
})

/** The year's sales to consumers in other member states, and how they are taxed. */
export const salesAbroad = z.object({
  year: z.int(),
  threshold: z.string(),
  /** Net, less what went back. */
  thisYear: z.string(),
  lastYear: z.string(),
  percent: z.int(),
  step: z.nullable(z.literal(warningSteps)),
  isOverLastYear: z.boolean(),
  countries: z.array(z.object({ country: z.string(), name: z.string(), net: z.string() })),
  since: z.nullable(z.string()),
  version: z.int(),
  rates: z.array(savedRate),
  served: z.array(served),
  ratesReadOn: z.string(),
})
export type SalesAbroad = z.infer<typeof salesAbroad>

export const quarterAsked = z.object({
  quarter: z.string().check(z.regex(/^2\d{3}-[1-4]$/, 'Podaj kwartał, np. 2026-4')),
})

const sums = { gross: z.string(), net: z.string(), vat: z.string() }
const ossRow = z.object({ country: z.string(), name: z.string(), rate: z.number(), ...sums })

/** What a return for OSS is written from. */
export const ossQuarter = z.object({
  quarter: z.string(),
  /** Sold in the quarter, less what of that went back in it. */
  rows: z.array(ossRow),
  /** What of earlier quarters' sales went back in it: below zero. */
  corrections: z.array(z.object({ ...ossRow.shape, quarter: z.string() })),
  total: z.object(sums),
})
export type OssQuarter = z.infer<typeof ossQuarter>

/** Goods are sent where no rate is known. */
export const destinationRatesMissing = (countries: string) => ({
  ...failure('destination_rates_missing', 'rule', 'since'),
  facts: { countries },
})
export const destinationSinceInPast = failure('destination_since_in_past', 'rule', 'since')
export const destinationTaxChangedMeanwhile = failure('destination_tax_changed_meanwhile', 'conflict')
export const destinationRateNotFound = failure('destination_rate_not_found', 'missing')
export const destinationProductUnknown = failure('destination_product_unknown', 'rule', 'productId')
