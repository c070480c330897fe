import * as z from 'zod/mini'
import { languages } from '../kernel/language.ts'
import { failure } from '../kernel/outcome.ts'
import { search, yesOrNo } from '../schemas/list-filters.ts'
import { emailAddress, line, paragraphs, trap } from '../schemas/public-fields.ts'

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

/** The same as the panel lists it. */
export const contactRecord = z.extend(contactMessage, {
  id: z.int(),
  createdAt: z.string(),
  /** Null: it waits for somebody. */
  handledAt: z.nullable(z.string()),
  handledBy: z.nullable(z.string()),
})
export type ContactRecord = z.infer<typeof contactRecord>

/** Which messages to list. */
export const contactFilter = {
  handled: z.optional(yesOrNo),
  search,
}

/** What the office says of a message. */
export const handling = z.object({ isHandled: z.boolean('Wybierz, czy wiadomość jest załatwiona') })

export const contactMessageNotFound = failure('contact_message_not_found', 'missing')
