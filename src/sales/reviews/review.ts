import * as z from 'zod/mini'
import { languages } from '../../kernel/language.ts'
import { failure } from '../../kernel/outcome.ts'
import { optionalText } from '../../schemas/panel-fields.ts'
import { optionalLine, paragraphs } from '../../schemas/public-fields.ts'
import { rowVersion } from '../../schemas/row-version.ts'
import { longestName, longestReview } from './written-review.ts'

export const reviewStates = ['waiting', 'published', 'refused'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Why a review isn't published. That it is a bad one is no reason. */
export const refusalReasons = ['insult', 'personal_data', 'not_about_product', 'advertising', 'unlawful'] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** What a buyer sends of one product, by a plain form. */
export const reviewDraft = z.object({
  product: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
  stars: z.pipe(z.string().check(z.regex(/^[1-5]$/)), z.transform(Number)),
  /** Stars say something without words, too. */
  body: z.union([z.literal(''), paragraphs(longestReview)]),
  /** '' for none. */
  name: optionalLine(longestName),
})
export type ReviewDraft = z.output<typeof reviewDraft>

const ownReview = z.object({
  stars: z.int(),
  body: z.string(),
  shownName: z.nullable(z.string()),
  state: z.enum(reviewStates),
  reason: z.nullable(z.enum(refusalReasons)),
  note: z.nullable(z.string()),
})

/** An order as its buyer reviews it. */
export const orderToReview = z.object({
  orderNumber: z.string(),
  /** The goods have left: before, nobody can say how they are. */
  isOpen: z.boolean(),
  firstName: z.string(),
  products: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      weight: z.nullable(z.string()),
      imageUrl: z.nullable(z.string()),
      review: z.nullable(ownReview),
    }),
  ),
})
export type OrderToReview = z.infer<typeof orderToReview>

const shownReview = z.object({
  id: z.int(),
  stars: z.int(),
  body: z.string(),
  shownName: z.nullable(z.string()),
  language: z.enum(languages),
  writtenAt: z.string(),
  reply: z.nullable(z.string()),
})

/** What all may read of a product's reviews: a page of them, and what isn't among them. */
export const productReviews = z.object({
  count: z.int(),
  average: z.nullable(z.number()),
  /** How many gave one star, two, up to five. */
  stars: z.array(z.int()),
  reviews: z.array(shownReview),
  refused: z.array(z.object({ reason: z.enum(refusalReasons), count: z.int() })),
})
export type ProductReviews = z.infer<typeof productReviews>
export type ShownReview = z.infer<typeof shownReview>

/** A review as the panel has it. */
export const reviewRecord = z.object({
  ...shownReview.shape,
  productName: z.string(),
  orderId: z.nullable(z.int()),
  orderNumber: z.nullable(z.string()),
  state: z.enum(reviewStates),
  reason: z.nullable(z.enum(refusalReasons)),
  note: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  version: z.int(),
})
export type ReviewRecord = z.infer<typeof reviewRecord>

const reason = z.enum(refusalReasons, 'Wybierz powód')

/** Why a review is refused, and what its author is told beside. */
export const refusal = z.object({ reason, note: optionalText(1_000) })

/** What the shop says to a review; nothing takes it back. */
export const replyToReview = z.object({ reply: optionalText(2_000) })

/** Published, or refused for a reason. A reply that isn't named stays. */
export const decision = z.discriminatedUnion(
  'state',
  [
    z.object({ version: rowVersion(), state: z.literal('published'), ...z.partial(replyToReview).shape }),
    z.object({
      version: rowVersion(),
      state: z.literal('refused'),
      ...refusal.shape,
      note: z.optional(refusal.shape.note),
    }),
  ],
  'Wybierz, co zrobić z\u00A0opinią',
)
export type Decision = z.output<typeof decision>

export const reviewNotFound = failure('review_not_found', 'missing')
export const reviewChangedMeanwhile = failure('review_changed_meanwhile', 'conflict')
export const reviewIsPublished = failure('review_is_published', 'conflict')
/** Reviews are written by buyers, of what they bought and was sent to them. */
export const notBought = failure('product_not_bought', 'missing')
