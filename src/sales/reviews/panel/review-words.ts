import { plural } from '../../../i18n/plural.ts'
import type { RefusalReason, ReviewState } from '../review.ts'

/** What the panel says of reviews. */
export const reviewWords = {
  states: { waiting: 'czeka', published: 'opublikowana', refused: 'odrzucona' } satisfies Record<ReviewState, string>,
  reasons: {
    insult: 'obraża kogoś',
    personal_data: 'zawiera czyjeś dane osobowe',
    not_about_product: 'nie dotyczy produktu',
    advertising: 'jest reklamą',
    unlawful: 'narusza prawo',
  } satisfies Record<RefusalReason, string>,
  count: plural('pl', { one: '# opinia', few: '# opinie', many: '# opinii', other: '# opinii' }),
  waiting: plural('pl', {
    one: '# czeka na przeczytanie',
    few: '# czekają na przeczytanie',
    many: '# czeka na przeczytanie',
    other: '# czeka na przeczytanie',
  }),
}
