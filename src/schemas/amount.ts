import * as z from 'zod/mini'
import { parseMoney, type Money } from '../kernel/money.ts'

/** An amount that the shop's own pages send along: "24.90", "24,9" or 24.9. */
export const amount = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((written, context): Money => {
    const read = parseMoney(written)
    if (read !== undefined && read >= 0) return read
    context.issues.push({ code: 'custom', message: 'Invalid input', input: written })
    return z.NEVER
  }),
)
