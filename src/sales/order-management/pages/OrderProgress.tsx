import { orderManagementTexts } from '../texts.ts'
import { useTexts } from '../../../web/app-context.tsx'
import type { OrderDetails } from '../order-details.ts'
import { orderSteps, reachedSteps } from './order-progress.ts'

/** How far an order has come: beneath each other on a phone, else in a row, joined by a line as far as it went. */
export function OrderProgress({ order }: { order: OrderDetails }) {
  const texts = useTexts(orderManagementTexts).orderView
  const reached = reachedSteps(order)
  const last = [...reached].at(-1)
  return (
    <ol aria-label={texts.progress} className="isolate mt-10 max-w-4xl sm:grid sm:grid-cols-5">
      {orderSteps.map((step, place) => {
        const isReached = reached.has(step)
        const line = isReached ? 'before:bg-violet forced-colors:before:bg-[CanvasText]' : 'before:bg-line'
        const dot = isReached ? 'border-violet bg-violet forced-colors:bg-[CanvasText]' : 'border-mid bg-salt'
        return (
          <li
            key={step}
            aria-current={step === last ? 'step' : undefined}
            className={`relative flex items-center gap-4 pb-5 last:pb-0 before:absolute before:bottom-[calc(100%-13px)] before:left-[7px] before:-z-10 before:h-full before:w-0.5 max-sm:last:before:h-[calc(100%+1.25rem)] sm:block sm:pr-3 sm:pb-0 sm:before:top-[7px] sm:before:right-full sm:before:bottom-auto sm:before:left-auto sm:before:h-0.5 sm:before:w-full ${line} ${place === 0 ? 'before:hidden' : ''}`}
          >
            <span aria-hidden="true" className={`relative block size-4 shrink-0 rounded-full border-2 ${dot}`} />
            <span className={`block sm:mt-3 ${isReached ? '' : 'text-mid'} ${step === last ? 'font-medium' : ''}`}>
              {texts.steps[step]} <span className="sr-only">{isReached ? texts.reached : texts.ahead}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
