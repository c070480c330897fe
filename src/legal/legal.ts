import * as z from 'zod/mini'
import { legalVersions } from './legal-versions.ts'

/** Terms, privacy policy, and what there is to know about withdrawing from a contract. */
export const legalDocuments = ['terms', 'privacy', 'withdrawal'] as const
export type LegalDocument = (typeof legalDocuments)[number]

/** The version that whoever orders now accepts. */
export const currentLegalVersion: string = legalVersions[0]

export const legalQuestion = z.object({ version: z.optional(z.string()) })

/** One text in one language; its title isn't in `html`. */
export const legalPage = z.object({
  document: z.enum(legalDocuments),
  version: z.string(),
  title: z.string(),
  html: z.string(),
})
