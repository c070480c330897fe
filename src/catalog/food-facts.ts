import * as z from 'zod/mini'
import { optionalText } from '../schemas/panel-fields.ts'

/**
 * What food must tell before it is bought, besides its net weight: what it is called by law, what is in it, where it is
 * from, how it is kept and who answers for it. Then what helps to choose: what it is good for, who gathers it and how.
 * Each is a text of its own in each language, or none.
 */
export const foodFactNames = [
  'legalName',
  'ingredients',
  'allergens',
  'origin',
  'storage',
  'operator',
  'goodFor',
  'harvest',
] as const
export type FoodFact = (typeof foodFactNames)[number]
export type FoodFacts = Record<FoodFact, string | null>
type SentFoodFacts = { [Name in FoodFact]?: string | null | undefined }

export const eachFoodFact = <Value>(make: (name: FoodFact) => Value) =>
  Object.fromEntries(foodFactNames.map((name) => [name, make(name)])) as Record<FoodFact, Value>

const text = optionalText(5_000)

/** As the panel sends them. */
export const foodFacts = eachFoodFact(() => text)
export const foodFactsOfNew = eachFoodFact(() => z._default(text, null))
/** Optional, so that an API client that doesn't know them leaves them as they are. */
export const foodFactsOfTranslation = eachFoodFact(() => z.optional(text))

/** As visitors see them. */
export const foodFactsShown = eachFoodFact(() => z.nullable(z.string()))

/** Merges sent values into the stored ones; fields that are not sent stay. */
export const onTopOf = (kept: FoodFacts | undefined, sent: SentFoodFacts): FoodFacts =>
  eachFoodFact((name) => (sent[name] === undefined ? (kept?.[name] ?? null) : sent[name]))
