import { checkoutTexts } from '../texts.ts'
import { useState, type ComponentType, type ReactNode } from 'react'
import { formatMoney, formatWeight } from '../../../i18n/format.ts'
import type { Grams } from '../../../kernel/weight.ts'
import type { PickupPoint } from '../../../shipping/pickup-points/pickup-point.ts'
import { shippingMethods, type ShippingMethod } from '../../../shipping/shipping.ts'
import { useExpectedDays } from '../../../shipping/useExpectedDays.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useTexts, useAppContext } from '../../../web/app-context.tsx'
import { Card } from './Card.tsx'
import { ChosenPoint } from './ChosenPoint.tsx'
import type { Delivery } from '../delivery.ts'

/** Where a pickup point is chosen; fetched when somebody wants one. */
export type PickupDialog = ComponentType<{
  token: string | null
  onPoint(point: PickupPoint): void
  onClose(): void
}>

interface Props {
  method: ShippingMethod
  point: PickupPoint | null
  weight: Grams
  /** Why no locker takes it, sentence by sentence. */
  noLocker: string[]
  delivery: Delivery
  isReckoning: boolean
  problem: string | undefined
  mapToken: string | null
  loadDialog(): Promise<PickupDialog>
  onMethod(method: ShippingMethod): void
  onPoint(point: PickupPoint): void
}

/** How the parcel gets there. */
export function ShippingCard(props: Props) {
  const { method, point, weight, noLocker, delivery, isReckoning, problem, mapToken, loadDialog, onMethod, onPoint } =
    props
  const { language } = useAppContext()
  const { shipping: texts, free } = useTexts(checkoutTexts).checkoutForm
  const [Dialog, setDialog] = useState<PickupDialog>()
  const [opening, setOpening] = useState<'idle' | 'opening' | 'failed'>('idle')

  const open = async () => {
    setOpening('opening')
    const loaded = await loadDialog().catch(() => undefined)
    setOpening(loaded ? 'idle' : 'failed')
    setDialog(() => loaded)
  }
  const close = () => setDialog(undefined)
  const choose = (chosen: ShippingMethod) => {
    onMethod(chosen)
    setOpening('idle')
    if (chosen === 'inpost') void open()
  }
  const isOffered = (name: ShippingMethod) => name !== 'inpost' || noLocker.length === 0
  const price = (cost: Delivery[ShippingMethod]): ReactNode => {
    if (isReckoning) return <Skeleton className="mt-1 h-5 w-16" />
    return cost.ok && (cost.cost === 0 ? free : formatMoney(cost.cost, language))
  }

  return (
    <Card name="shipping" heading={texts.heading}>
      <fieldset className="min-w-0">
        <legend className="sr-only">{texts.legend}</legend>
        <div className="border-t border-line">
          {shippingMethods.map((name) => (
            <label key={name} className="group flex items-start gap-4 border-b border-line py-4">
              <input
                type="radio"
                name="shippingMethod"
                value={name}
                checked={method === name}
                disabled={!isOffered(name)}
                onChange={() => choose(name)}
                className="mt-0.5 size-6 shrink-0 accent-violet"
              />
              {/* With large letters on a small screen, the price goes under the words. */}
              <span className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4">
                <span className="min-w-0 flex-[1_1_9rem] wrap-anywhere">
                  <span className="block font-medium group-has-disabled:text-mid">{texts[name]}</span>
                  {/* What a piece weighs with its packaging is known a moment after the page. */}
                  <span aria-live="polite" className="block text-sm text-mid">
                    {isOffered(name)
                      ? texts[`${name}Hint`]
                      : noLocker.map((sentence) => (
                          <span key={sentence} className="block">
                            {sentence}
                          </span>
                        ))}
                    {isOffered(name) && !isReckoning && <Terms of={delivery[name]} />}
                  </span>
                </span>
                {isOffered(name) && <span className="shrink-0 tabular-nums">{price(delivery[name])}</span>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {weight > 0 && <p className="mt-3 text-sm text-mid">{texts.weight(formatWeight(weight, language))}</p>}
      {method === 'inpost' && (
        <ChosenPoint point={point} state={opening} problem={point ? undefined : problem} onOpen={() => void open()} />
      )}
      {Dialog && (
        <Dialog
          token={mapToken}
          onClose={close}
          onPoint={(chosen) => {
            onPoint(chosen)
            close()
          }}
        />
      )}
    </Card>
  )
}

/** When it comes, and what lacks for free delivery, as far as the owner promises either. */
function Terms({ of: delivered }: { of: Delivery[ShippingMethod] }) {
  const { language } = useAppContext()
  const { shipping: texts } = useTexts(checkoutTexts).checkoutForm
  const days = useExpectedDays(delivered.ok ? delivered.days : null)
  if (!delivered.ok) return null
  const { free } = delivered
  const missing = free && formatMoney(free.missing, language)
  return (
    <>
      {days && <span className="block">{texts.arrives(days)}</span>}
      {missing && (
        <span className="block">
          {free.upTo === null ? texts.toFree(missing) : texts.toFreeUpTo(missing, formatWeight(free.upTo, language))}
        </span>
      )}
    </>
  )
}
