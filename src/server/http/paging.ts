import * as z from 'zod/mini'

const number = (lowest: number, highest: number, otherwise: number) =>
  z.pipe(
    z.pipe(z._default(z.string().check(z.regex(/^\d{1,9}$/)), String(otherwise)), z.transform(Number)),
    z.number().check(z.minimum(lowest), z.maximum(highest)),
  )

/** Which part of a list that can grow: the first hundred, unless asked otherwise. */
export const paging = { page: number(1, 1_000_000, 1), limit: number(1, 500, 100) }
