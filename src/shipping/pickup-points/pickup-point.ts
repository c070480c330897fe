import * as z from 'zod/mini'

/** A caller other than our page may send characters that the database can't store. */
const asOneLine = z.overwrite<string>((given) => given.toWellFormed().replaceAll(/\p{Cc}+/gu, ' '))
const text = (longest: number) => z.string().check(asOneLine, z.trim(), z.maxLength(longest))
const optional = (longest: number) => z.optional(z.nullable(text(longest)))

/**
 * Where a parcel is picked up, as the carrier's map gives it. A point that somebody typed has a name alone. Whatever else
 * the carrier says of it is dropped.
 */
export const pickupPoint = z.object({
  name: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9-]{3,20}$/, 'pickup_point')),
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
})
export type PickupPoint = z.output<typeof pickupPoint>
