import { useState } from 'react'
import { languageNames } from '../../../i18n/language-names.ts'
import { api } from '../../../panel-kit/panel-api.ts'
import { FoldedText } from '../../../panel-kit/FoldedText.tsx'
import { formatMoment } from '../../../panel-kit/panel-format.ts'
import { PanelBadge } from '../../../panel-kit/PanelBadge.tsx'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { PanelLink } from '../../../panel-kit/PanelLink.tsx'
import { useAction } from '../../../panel-kit/useAction.ts'
import { Stars } from '../../../ui/Stars.tsx'
import { readResponse } from '../../../web/api.ts'
import type { ReviewRecord } from '../review.ts'
import { RefuseForm, ReplyForm } from './ReviewForms.tsx'
import { reviewWords } from './review-words.ts'

/** One review, and what can be done about it. */
export function Review({ review }: { review: ReviewRecord }) {
  const { id, productName, shownName, stars, body, language, state, reason, note, reply, version } = review
  const [opened, open] = useState<'refuse' | 'reply'>()
  const close = () => open(undefined)
  const publishing = useAction({
    call: () =>
      readResponse(
        api.admin.reviews[':id'].$put({ param: { id: String(id) }, json: { version, state: 'published' as const } }),
      ),
    done: 'Opinia została opublikowana',
    onDone: () => focusBeside(id),
  })
  const called = `${productName}, ${shownName ?? 'bez podpisu'}`
  return (
    <li
      id={placeOf(id)}
      tabIndex={-1}
      aria-label={`Opinia: ${called}`}
      className="grid gap-x-8 gap-y-2 border-b border-line py-4 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div className="min-w-0 space-y-1 text-sm">
        <p className="font-medium wrap-anywhere">{productName}</p>
        <p className="wrap-anywhere text-mid">{shownName ?? 'Bez podpisu'}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-mid tabular-nums">
          <time dateTime={review.writtenAt}>{formatMoment(review.writtenAt)}</time>
          <PanelBadge>{languageNames[language]}</PanelBadge>
        </p>
        {review.orderId !== null && (
          <p>
            <PanelLink
              asked={{ tab: 'orders', order: String(review.orderId) }}
              className="inline-flex min-h-6 items-center text-violet underline underline-offset-4 pointer-coarse:min-h-11"
            >
              Zamówienie {review.orderNumber}
            </PanelLink>
          </p>
        )}
        {review.decidedAt && (
          <p className="text-xs text-mid">
            <PanelBadge tone={state === 'published' ? 'good' : 'plain'}>{reviewWords.states[state]}</PanelBadge>{' '}
            <span className="tabular-nums">{formatMoment(review.decidedAt)}</span>, {review.decidedBy}
          </p>
        )}
      </div>
      <div className="min-w-0 text-sm">
        <Stars given={stars} label={`${stars} na 5`} />
        <div lang={language} className="mt-2">
          {body ? <FoldedText text={body} /> : <p className="text-mid">Same gwiazdki, bez słów.</p>}
        </div>
        {reason && (
          <p className="mt-2 wrap-anywhere text-mid">
            Powód odmowy: {reviewWords.reasons[reason]}
            {note && `. ${note}`}
          </p>
        )}
        {reply && (
          <p className="mt-2 border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line text-mid">
            Odpowiedź sklepu: {reply}
          </p>
        )}
        {opened === 'refuse' && <RefuseForm review={review} onClose={close} />}
        {opened === 'reply' && <ReplyForm review={review} onClose={close} />}
        {opened === undefined && (
          <div className="mt-3 flex flex-wrap items-center gap-2">
            {state !== 'published' && (
              <PanelButton look="solid" isPending={publishing.isPending} onClick={() => publishing.act()}>
                Opublikuj<span className="sr-only">: {called}</span>
              </PanelButton>
            )}
            {state === 'published' && (
              <PanelButton onClick={() => open('reply')}>{reply ? 'Zmień odpowiedź' : 'Odpowiedz'}</PanelButton>
            )}
            <PanelButton look="quietDanger" onClick={() => open('refuse')}>
              {state === 'refused' ? 'Zmień powód' : 'Odrzuć'}
            </PanelButton>
          </div>
        )}
      </div>
    </li>
  )
}

const placeOf = (id: number) => `review-${id}`

/** What had the focus is about to go: who works through the list by keyboard goes on with the next one. */
function focusBeside(id: number): void {
  const place = document.getElementById(placeOf(id))
  const next = place?.nextElementSibling ?? place?.previousElementSibling ?? document.getElementById('reviews-head')
  if (next instanceof HTMLElement) next.focus()
}
