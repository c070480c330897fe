import * as z from 'zod/mini'
import { orNothing } from '../../schemas/visible.ts'

/** A caller other than our page may send characters that the database can't store. */
const asOneLine = z.overwrite<string>((given) => given.toWellFormed().replaceAll(/\p{Cc}+/gu, ' '))
const text = (longest: number) => z.string().check(asOneLine, z.trim(), z.maxLength(longest))
const optional = (longest: number) => z.optional(z.nullable(text(longest)))

const besides = {
  address: z.optional(z.nullable(z.object({ line1: optional(200), line2: optional(200) }))),
  location: z.optional(
    z.nullable(
      z.object({
        latitude: z.number().check(z.minimum(-90), z.maximum(90)),
        longitude: z.number().check(z.minimum(-180), z.maximum(180)),
      }),
    ),
  ),
  opening_hours: optional(200),
  payment_point_descr: optional(500),
  distance: z.optional(z.nullable(z.number())),
}

const carriersCode = /^[A-Z0-9-]{3,20}$/

const kept = z.object({ name: z.string(), code: z.optional(z.string()), ...besides })
export type PickupPoint = z.output<typeof kept>

const sent = z.object({ name: optional(200), code: optional(200), ...besides }).check(({ value, issues }) => {
  if (!carriersCode.test(codeIn(value)))
    issues.push({ code: 'custom', message: 'pickup_point', path: [value.code ? 'code' : 'name'], input: value })
})

const codeIn = ({ name, code }: Pick<z.output<typeof sent>, 'name' | 'code'>) => (code || name || '').toUpperCase()

/**
 * Where a parcel is picked up, as the carrier's map gives it. The carrier's code is `code`, or `name` where only that is
 * sent: a point that somebody typed has a name alone. Whatever else the carrier says of it is dropped.
 */
export const pickupPoint = z.pipe(
  z.pipe(
    sent,
    z.transform(({ name, code, ...more }: z.output<typeof sent>): PickupPoint => {
      const own = codeIn({ name, code })
      return { name: (code && orNothing(name ?? '')) || own, ...(code && { code: own }), ...more }
    }),
  ),
  kept,
)

/** By what the carrier knows it. */
export const codeOfPoint = (point: PickupPoint | null | undefined): string | null => point?.code ?? point?.name ?? null

/** What is known of a point stays when its code alone is sent again. */
export function pointAfter(known: PickupPoint | null, told: PickupPoint): PickupPoint {
  if (!known || codeOfPoint(known) !== codeOfPoint(told)) return told
  return { ...known, ...told, name: told.code === undefined ? known.name : told.name }
}
