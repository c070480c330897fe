import * as z from 'zod/mini'
import { failure } from '../../kernel/outcome.ts'
import { kilograms, requiredText } from '../../schemas/panel-fields.ts'
import { rowVersion } from '../../schemas/row-version.ts'
import { heaviestByCourier } from '../parcels.ts'
import type { Box, Measures } from './own-boxes.ts'

/** More kinds than a small shop has on its shelf. */
export const mostBoxes = 50

/** What the carrier's courier takes, in millimetres. */
const longestSide = 1_200
const longestTogether = 2_200

const required = 'Wpisz wymiar w\u00A0centymetrach'
/** A measure that the panel names in centimetres, to the millimetre. */
const centimetres = z.pipe(
  z.number(required).check(z.minimum(1, 'Najmniej 1 cm'), z.maximum(300, 'Najwyżej 300 cm')),
  z.transform((given) => Math.ceil(Math.round(given * 100) / 10)),
)

const fields = {
  name: requiredText('Nazwa kartonu jest wymagana', 60),
  ownWeight: kilograms(heaviestByCourier, { required: 'Wpisz, ile waży pusty karton' }),
  heaviestContent: kilograms(heaviestByCourier, { required: 'Wpisz, ile karton udźwignie' }),
  length: centimetres,
  width: centimetres,
  height: centimetres,
  isActive: z.boolean(),
}

/** A new box, as the panel's form sends it: weights in kilograms, measures in centimetres. */
export const boxDraft = z.object({ ...fields, isActive: z._default(fields.isActive, true) })
export type BoxDraft = z.output<typeof boxDraft>

/** A change names only the fields that it changes; `before` puts it in front of another box, or with null behind all. */
export const boxChanges = z.partial(
  z.object({ ...fields, before: z.nullable(z.int().check(z.positive())), version: rowVersion() }),
)
export type BoxChanges = z.output<typeof boxChanges>

/** A box as the panel sees it. */
export const shopBox = z.object({
  id: z.int(),
  name: z.string(),
  ownWeight: z.number(),
  heaviestContent: z.number(),
  length: z.number(),
  width: z.number(),
  height: z.number(),
  isActive: z.boolean(),
  version: z.int(),
})
export type ShopBox = z.infer<typeof shopBox>

/** A box from the server, as orders are packed into it. */
export const readBox = ({ name, ownWeight, heaviestContent, length, width, height }: Omit<ShopBox, 'id'>): Box => ({
  name,
  weight: Math.round(ownWeight * 1_000),
  heaviestContent: Math.round(heaviestContent * 1_000),
  measures: { length: Math.round(length * 10), width: Math.round(width * 10), height: Math.round(height * 10) },
})

export const boxNotFound = failure('shipping_box_not_found', 'missing')
export const boxChangedMeanwhile = failure('shipping_box_changed_meanwhile', 'conflict')
export const boxNameTaken = failure('shipping_box_name_taken', 'rule', 'name')
export const tooManyBoxes = failure('too_many_shipping_boxes', 'rule')
const boxTooHeavy = failure('shipping_box_too_heavy', 'rule', 'heaviestContent')
const boxTooLarge = failure('shipping_box_too_large', 'rule', 'length')
export type BoxProblem = typeof boxTooHeavy | typeof boxTooLarge

/** What is wrong with a box whose single fields are valid: no courier would take it. */
export function problemOfBox(box: Measures & Pick<BoxDraft, 'ownWeight' | 'heaviestContent'>): BoxProblem | undefined {
  if (box.ownWeight + box.heaviestContent > heaviestByCourier) return boxTooHeavy
  const sides = [box.length, box.width, box.height]
  const isTooLarge = Math.max(...sides) > longestSide || sides.reduce((sum, side) => sum + side) > longestTogether
  return isTooLarge ? boxTooLarge : undefined
}
