import * as z from 'zod/mini'
import { panelEmail } from '../schemas/panel-fields.ts'

/** Where the test message is sent; empty: to the office. */
export const mailTestRequest = z.object({ recipient: z.union([z.literal(''), panelEmail]) })

/** What came of it. */
export const mailTestAnswer = z.object({
  recipient: z.string(),
  isSent: z.boolean(),
  /** What the mail server itself said; empty where it said nothing, or there is none. */
  answer: z.string(),
  /** What it means, and what to do about it. */
  sentence: z.string(),
})
export type MailTestAnswer = z.infer<typeof mailTestAnswer>

/** Where messages go, and whether that was tried. */
export const mailStanding = z.object({
  office: z.string(),
  hasServer: z.boolean(),
  /** When the server last took a letter as mail is set now. */
  takenAt: z.nullable(z.string()),
})
export type MailStanding = z.infer<typeof mailStanding>
