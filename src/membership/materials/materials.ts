import * as z from 'zod/mini'
import { failure } from '../../kernel/outcome.ts'

/** A link in a letter leads to the materials for so long. */
export const linkDays = 30

/** How it stands with a member's materials, in the order in which it usually comes. */
const materialsStates = [
  /** Nobody has asked for them. */
  'none',
  /** They are being made. */
  'preparing',
  /** Some letters of the name can't be drawn: they wait for the administrator. */
  'held',
  /** They could not be made. */
  'failed',
  /** The letter with the link waits to be handed over. */
  'mailing',
  /** No mail server takes the letter. */
  'undelivered',
  'sent',
] as const

/** What the panel knows of a member's materials. */
export const materialsRecord = z.object({
  state: z.enum(materialsStates),
  certificateNumber: z.nullable(z.string()),
  missingLetters: z.array(z.string()),
  /** Why they could not be made or sent. */
  reason: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  downloads: z.int(),
  lastDownloadAt: z.nullable(z.string()),
})
export type MaterialsRecord = z.infer<typeof materialsRecord>

/** What a link in a letter leads to. */
export const linkedMaterials = z.object({
  name: z.string(),
  certificateNumber: z.string(),
  validUntil: z.string(),
  /** All of them in one, and each by itself. */
  pack: z.object({ name: z.string(), bytes: z.int() }),
  files: z.array(z.object({ name: z.string(), bytes: z.int() })),
})
export type LinkedMaterials = z.infer<typeof linkedMaterials>

/** "2026-0042" */
export const printCertificateNumber = (number: number, year: number | string) =>
  `${year}-${String(number).padStart(4, '0')}`

/** What the administrator's button says along. */
export const materialsOrder = z.object({
  /** Whoever was sent them is to be sent them once more. */
  again: z.boolean('Wybierz, czy wysłać ponownie'),
})

export const materialsSentAlready = failure('materials_sent_already', 'conflict')
export const materialsLinkUnknown = failure('materials_link_unknown', 'missing')
export const materialsLinkExpired = failure('materials_link_expired', 'gone')
