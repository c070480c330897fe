import * as z from 'zod/mini'
import { failure } from '../kernel/outcome.ts'
import { amount, optionalAmount, optionalMoment, wholeNumber } from '../schemas/panel-fields.ts'
import { discountTypes, type DiscountType } from './discount.ts'
import { rowVersion } from '../schemas/row-version.ts'

const longestCode = 40
/** Letters of the shop's four languages. */
const codePattern = new RegExp(`^[A-ZÀ-ÖØ-ÞĄĆĘŁŃŚŹŻŒŸ0-9_-]{1,${longestCode}}$`)

/** A code as it is kept, however it was typed. */
const inCapitals = (typed: string) => typed.normalize().trim().toUpperCase()

/** The code that somebody means; undefined for what can't be one. */
export function readCode(typed: string): string | undefined {
  const read = inCapitals(typed)
  return codePattern.test(read) ? read : undefined
}

const required = 'Kod rabatowy jest wymagany'

const fields = {
  code: z
    .string(required)
    .check(
      z.overwrite(inCapitals),
      z.minLength(1, required),
      z.maxLength(longestCode, `Najwyżej ${longestCode} znaków`),
      z.regex(codePattern, 'Kod może zawierać tylko litery, cyfry, myślnik i podkreślenie'),
    ),
  type: z.enum(discountTypes, 'Wybierz rodzaj rabatu'),
  /** Per cent or złoty. */
  value: amount('Wartość rabatu jest wymagana', 'Wartość rabatu').check(
    z.refine((hundredths) => hundredths > 0, 'Wartość rabatu musi być większa od zera'),
  ),
  minOrderAmount: optionalAmount,
  maxUses: z.nullable(wholeNumber(1, 'Liczba użyć musi być dodatnia')),
  validFrom: optionalMoment('first'),
  validUntil: optionalMoment('last'),
  isActive: z.boolean(),
}

/** A new code, as the panel's form sends it. */
export const discountCodeDraft = z.object({
  ...fields,
  minOrderAmount: z._default(fields.minOrderAmount, null),
  maxUses: z._default(fields.maxUses, null),
  /** Null: from now on. */
  validFrom: z._default(fields.validFrom, null),
  validUntil: z._default(fields.validUntil, null),
  isActive: z._default(fields.isActive, true),
})
export type DiscountCodeDraft = z.output<typeof discountCodeDraft>

/** A change names only the fields that it changes; with `version` it refuses to overwrite another's change. */
export const discountCodeChanges = z.partial(z.object({ ...fields, version: rowVersion() }))
export type DiscountCodeChanges = z.output<typeof discountCodeChanges>

/** A code as the panel sees it. */
export const discountCode = z.object({
  id: z.int(),
  code: z.string(),
  type: z.enum(discountTypes),
  value: z.string(),
  minOrderAmount: z.nullable(z.string()),
  maxUses: z.nullable(z.int()),
  /** Uses of orders that are paid, and of those that may still be. */
  usedCount: z.int(),
  validFrom: z.string(),
  validUntil: z.nullable(z.string()),
  isActive: z.boolean(),
  version: z.int(),
})
export type DiscountCode = z.infer<typeof discountCode>

const discountStates = ['inactive', 'expired', 'usedUp', 'planned', 'active'] as const
export type DiscountState = (typeof discountStates)[number]

/** A code of the list, with its state by the clock of the database; the reader's may be wrong. */
export const listedDiscountCode = z.extend(discountCode, { state: z.enum(discountStates) })
export type ListedDiscountCode = z.infer<typeof listedDiscountCode>

export const discountCodeNotFound = failure('discount_code_not_found', 'missing')
export const discountCodeChangedMeanwhile = failure('discount_code_changed_meanwhile', 'conflict')
/** A code that an order has used can be made inactive, but not deleted. */
export const discountCodeUsed = failure('discount_code_used', 'conflict')
export const discountCodeTaken = failure('discount_code_taken', 'conflict', 'code')
const percentageTooHigh = failure('discount_percentage_too_high', 'rule', 'value')
const endsEarly = failure('discount_code_ends_early', 'rule', 'validUntil')
export type DiscountCodeProblem = typeof percentageTooHigh | typeof endsEarly

interface Terms {
  type: DiscountType
  hundredths: number
  validFrom: Date
  validUntil: Date | null
}

/** What is wrong with a code whose fields are each valid. */
export function problemOfCode({ type, hundredths, validFrom, validUntil }: Terms): DiscountCodeProblem | undefined {
  if (type === 'percentage' && hundredths > 100_00) return percentageTooHigh
  return validUntil && validUntil <= validFrom ? endsEarly : undefined
}

type Standing = Pick<DiscountCode, 'isActive' | 'validFrom' | 'validUntil' | 'maxUses' | 'usedCount'>

/** The state of a code at a moment. If several reasons make it unusable, the most permanent one is returned. */
export function discountState(code: Standing, now: Date): DiscountState {
  if (!code.isActive) return 'inactive'
  if (code.validUntil !== null && new Date(code.validUntil) < now) return 'expired'
  if (code.maxUses !== null && code.usedCount >= code.maxUses) return 'usedUp'
  if (new Date(code.validFrom) > now) return 'planned'
  return 'active'
}
