import * as z from 'zod/mini'

/** What the lines are decided by: all that matters of database, configuration and settings. */
export interface ShopFacts {
  seller: { isExample: boolean; hasTaxNumber: boolean; hasPhone: boolean }
  hasLegalDrafts: boolean
  /** Of people, counters and networks that came with the program. */
  hasExampleContent: boolean
  /** Chosen countries to which no rate leads, so that nobody there can order. */
  hasCountryWithoutRate: boolean
  mail: 'outbox' | 'untried' | 'tried'
  payments: 'closed' | 'demo' | 'test' | 'live'
  isWebhookSeen: boolean
  isHttps: boolean
  hasBackup: boolean
  /** Of every owner: one who lacks it is the way in. */
  hasSecondFactor: boolean
}

/** What stands in the way of selling, in the order in which an owner sees to it, and whether it does. */
const isLeft = {
  example_seller: ({ seller }) => seller.isExample,
  tax_number: ({ seller }) => !seller.hasTaxNumber,
  phone: ({ seller }) => !seller.hasPhone,
  // Whether rates are right, the program can't know.
  vat_rates: () => true,
  example_content: (shop) => shop.hasExampleContent,
  country_without_rate: (shop) => shop.hasCountryWithoutRate,
  legal_drafts: (shop) => shop.hasLegalDrafts,
  mail_server: ({ mail }) => mail === 'outbox',
  mail_untried: ({ mail }) => mail === 'untried',
  payments_closed: ({ payments }) => payments === 'closed',
  payments_demo: ({ payments }) => payments === 'demo',
  payments_test: ({ payments }) => payments === 'test',
  webhook: ({ payments, isWebhookSeen }) => (payments === 'test' || payments === 'live') && !isWebhookSeen,
  https: ({ isHttps }) => !isHttps,
  backup: ({ hasBackup }) => !hasBackup,
  second_factor: ({ hasSecondFactor }) => !hasSecondFactor,
} satisfies Record<string, (shop: ShopFacts) => boolean>
export type OpeningLine = keyof typeof isLeft
export const openingLines = Object.keys(isLeft) as [OpeningLine, ...OpeningLine[]]

export const linesOf = (shop: ShopFacts): OpeningLine[] => openingLines.filter((line) => isLeft[line](shop))

/** Lines that the program can't see fulfilled: an administrator says so, or puts them off. Not every seller has a tax number. */
export const answerableLines = [
  'tax_number',
  'example_content',
  'vat_rates',
  'second_factor',
] as const satisfies OpeningLine[]
export type AnswerableLine = (typeof answerableLines)[number]

/** The guided set-up, step by step. */
export const setupSteps = ['administrator', 'seller', 'languages', 'mail', 'payments'] as const
export type SetupStep = (typeof setupSteps)[number]

const outcome = z.enum(['done', 'skipped'])
export type StepOutcome = z.infer<typeof outcome>

/** How far a shop is from opening. */
export const opening = z.object({
  lines: z.array(z.object({ line: z.enum(openingLines), isAnswered: z.boolean() })),
  steps: z.array(z.object({ step: z.enum(setupSteps), outcome: z.nullable(outcome) })),
})
export type Opening = z.infer<typeof opening>

export const lineAnswer = z.object({ line: z.enum(answerableLines), isAnswered: z.boolean() })
export const stepDecision = z.object({ step: z.enum(setupSteps), outcome })
