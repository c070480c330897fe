import * as z from 'zod/mini'
import { languages } from '../kernel/language.ts'
import { emailAddress, line, paragraphs, trap } from '../wire/public-fields.ts'

/** What a visitor writes to the office. Without a language it is the one that the visitor reads the site in. */
export const contactDraft = z.object({
  name: line(100),
  email: emailAddress,
  message: paragraphs(20_000),
  language: z.optional(z.enum(languages)),
  subject: trap,
})

export const contactMessage = z.object({
  name: z.string(),
  email: z.string(),
  message: z.string(),
  language: z.enum(languages),
})
export type ContactMessage = z.infer<typeof contactMessage>
