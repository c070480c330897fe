import { formatMoment } from '../../../../panel-kit/panel-format.ts'
import type { OrderRecord } from '../../order-details.ts'
import { actorOfEvent, sentenceOfEvent } from './event-sentences.ts'
import { OrderSection } from '../OrderSection.tsx'

/** All that happened to the order, the latest first. */
export function OrderHistory({ events }: { events: OrderRecord['events'] }) {
  return (
    <OrderSection heading="Historia">
      <ol reversed className="space-y-3">
        {/* An event is never changed nor removed, so its place from the first on names it. */}
        {events
          .map((event, place) => ({ event, place }))
          .toReversed()
          .map(({ event, place }) => (
            <li key={place} className="border-l-2 border-line pl-3">
              <p>{sentenceOfEvent(event)}</p>
              <p className="text-xs text-mid tabular-nums">
                {actorOfEvent(event)}, <time dateTime={event.createdAt}>{formatMoment(event.createdAt)}</time>
              </p>
            </li>
          ))}
      </ol>
    </OrderSection>
  )
}
