import { checkoutTexts } from '../texts.ts'
import { useId } from 'react'
import { nameOfPoint } from '../../../shipping/pickup-points/name-of-point.ts'
import type { PickupPoint } from '../../../shipping/pickup-points/pickup-point.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTexts } from '../../../web/app-context.tsx'

interface Props {
  point: PickupPoint | null
  state: 'idle' | 'opening' | 'failed'
  problem: string | undefined
  onOpen(): void
}

/** The point at which a parcel will be picked up, or the way to choose one. */
export function ChosenPoint({ point, state, problem, onOpen }: Props) {
  const texts = useTexts(checkoutTexts).checkoutForm.shipping
  const id = useId()
  return (
    <div className="mt-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div aria-live="polite" className="min-w-0 wrap-anywhere empty:hidden">
        {point && (
          <>
            <p className="text-sm text-mid">{texts.chosen}</p>
            <p className="font-medium">{nameOfPoint(point)}</p>
            {[point.address?.line1, point.address?.line2].map((line) => line && <p key={line}>{line}</p>)}
            {point.opening_hours && <p className="text-sm text-mid">{texts.hours(point.opening_hours)}</p>}
          </>
        )}
      </div>
      <div>
        <Button
          look="outline"
          aria-disabled={state === 'opening'}
          aria-describedby={problem || state === 'failed' ? `${id}-problem` : undefined}
          data-problem={problem ? true : undefined}
          onClick={() => state !== 'opening' && onOpen()}
          className={problem ? 'border-clay' : ''}
        >
          {state === 'opening' ? texts.opening : point ? texts.change : texts.choose}
        </Button>
        <p id={`${id}-problem`} aria-live="polite" className="min-h-7 pt-1.5 text-sm font-medium text-clay">
          {state === 'failed' ? texts.notOpened : problem}
        </p>
      </div>
    </div>
  )
}
