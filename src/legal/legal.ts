import * as z from 'zod/mini'
import { versionsOf } from './legal-versions.ts'

/** Who sells, on what terms, how it is delivered and paid, how one withdraws, what the seller answers for, what becomes of data, and how far everybody can use the site. */
export const legalDocuments = [
  'imprint',
  'terms',
  'delivery',
  'withdrawal',
  'guarantee',
  'privacy',
  'accessibility',
] as const
export type LegalDocument = (typeof legalDocuments)[number]

/** The version that customers accept with an order now. */
export const currentLegalVersion = (): string => versionsOf('terms')[0]

/** The version of the privacy policy that holds now. */
export const currentPrivacyVersion = (): string => versionsOf('privacy')[0]

/** What customers accept has one version: a new one of either text is a new one of both. */
export const acceptedDocuments = ['terms', 'withdrawal'] as const satisfies LegalDocument[]

/** The texts that are published together with this one, itself among them. */
export const publishedWith = (document: LegalDocument): readonly LegalDocument[] =>
  acceptedDocuments.some((accepted) => accepted === document) ? acceptedDocuments : [document]

/** How long customers may withdraw from a contract without a reason. The texts say it in words of their own. */
export const withdrawalDays = 14

/** How long goods and money may take to come back. */
export const daysToSettle = 14

/** To withdraw, and to send it back and be paid: until then the contract isn't over. */
export const returnDays = withdrawalDays + daysToSettle
/** How long customers can claim what is wrong with the goods. */
export const claimYears = 2

export const legalQuestion = z.object({ version: z.optional(z.string()) })

/** One text in one language; its title isn't in `html`. */
export const legalPage = z.object({
  document: z.enum(legalDocuments),
  version: z.string(),
  title: z.string(),
  html: z.string(),
})
