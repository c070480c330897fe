import * as z from 'zod/mini'
import { orNothing, visible } from './visible.ts'

/**
 * What the forms that everybody may fill in have in common. They speak four languages, so a rule's message is a code;
 * its sentence stands in `schemas/texts/`.
 */
const required = 'required'

const within = (longest: number) => z.maxLength(longest, `too_long:${longest}`)

/** Marks that turn the direction of all that follows, also of what others wrote. Letters know theirs without them. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g

/** What would begin another line is a space; what can't be shown is left out. */
const asOneLine = z.overwrite<string>((typed) =>
  typed
    .toWellFormed()
    .replaceAll(turning, '')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' '),
)

/** One line of text. */
export const line = (longest: number) =>
  z.string(required).check(asOneLine, z.trim(), z.regex(visible, required), within(longest))

/** One line of text, or '' for none. */
export const optionalLine = (longest: number) =>
  z.string(required).check(asOneLine, z.trim(), z.overwrite(orNothing), within(longest))

/** Text of several lines. */
export const paragraphs = (longest: number) =>
  z.string(required).check(
    z.overwrite((typed) =>
      typed
        .toWellFormed()
        .replaceAll(turning, '')
        .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
        .replaceAll(/[^\P{Cc}\n\t]/gu, ''),
    ),
    z.trim(),
    z.regex(visible, required),
    within(longest),
  )

export const emailAddress = z.string(required).check(z.trim(), z.minLength(1, required), within(254), z.email('email'))

/** A field that people don't see and programs that fill in every field do. */
export const trap = z.optional(
  z.string().register(z.globalRegistry, { description: 'A trap for spam: whoever sends anything here is not heard.' }),
)
