import { useQuery } from '@tanstack/react-query'
import { useRef, useLayoutEffect } from 'react'
import { ListFailure, ListSkeleton } from '../../panel-kit/lists/ListStates.tsx'
import { formatAmount, formatMoment } from '../../panel-kit/panel-format.ts'
import { readResponse } from '../../web/api.ts'
import { AmountField } from '../../panel-kit/fields/AmountField.tsx'
import { FormButtons } from '../../panel-kit/forms/FormButtons.tsx'
import { MomentField } from '../../panel-kit/fields/MomentField.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { PanelFormFrame } from '../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import type { AdminProduct } from '../product.ts'
import { promotionDraft, type AdminPromotion } from '../prices/promotion.ts'
import { PromotionRow } from './PromotionRow.tsx'
import { pricesOf, promotionsOf } from './catalog.query.ts'

interface Props {
  product: AdminProduct
  /** Called with whether a promotion is typed but not added. */
  onPromotionTyped(isTyped: boolean): void
}

/** The promotions of a product and its past prices. */
export function ProductPrices({ product: { id, price }, onPromotionTyped }: Props) {
  const promotions = useQuery(promotionsOf(id))
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="promotions" className="mt-12 border-t border-line pt-6">
      <h3 id="promotions" ref={heading} tabIndex={-1} className="text-xl outline-none">
        Promocje
      </h3>
      <p className="mt-1 mb-4 text-sm text-mid">
        Cena regularna: {formatAmount(price)}. Obok ceny promocyjnej sklep pokazuje regularną i&nbsp;najniższą z&nbsp;30
        dni przed obniżką, którą oblicza sam.
      </p>
      {promotions.data ? (
        <ul aria-label="Promocje tego produktu" className="mb-6 border-t border-line empty:hidden">
          {promotions.data.map((promotion) => (
            <PromotionRow key={promotion.id} promotion={promotion} onGone={() => heading.current?.focus()} />
          ))}
        </ul>
      ) : promotions.error ? (
        <ListFailure error={promotions.error} retry={promotions.refetch} />
      ) : (
        <ListSkeleton label="Ładowanie promocji" />
      )}
      <PromotionForm productId={id} onTyped={onPromotionTyped} />
      <PriceHistory productId={id} />
    </section>
  )
}

function PriceHistory({ productId }: { productId: number }) {
  const { data: prices = [] } = useQuery(pricesOf(productId))
  return (
    <details className="mt-8 text-sm">
      <summary className="min-h-6 cursor-pointer font-medium pointer-coarse:min-h-11">Historia cen regularnych</summary>
      <ul aria-label="Historia cen regularnych" className="mt-2 border-t border-line">
        {prices.map(({ price, isOffered, validFrom }) => (
          <li
            key={`${validFrom} ${price} ${isOffered}`}
            className="flex justify-between gap-4 border-b border-line py-2 tabular-nums"
          >
            <span>
              od {formatMoment(validFrom)}
              {!isOffered && ', nieaktywny'}
            </span>
            <span className="whitespace-nowrap">{formatAmount(price)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface Values {
  price: string
  startsAt: string
  endsAt: string
}

const blank: Values = { price: '', startsAt: '', endsAt: '' }

/** Plans or starts a promotion of a product. */
function PromotionForm({ productId, onTyped }: { productId: number; onTyped: Props['onPromotionTyped'] }) {
  const form = usePanelForm<Values, AdminPromotion>({
    schema: promotionDraft,
    values: blank,
    send: (json) =>
      readResponse(api.admin.products[':id'].promotions.$post({ param: { id: String(productId) }, json })),
    done: 'Promocja została dodana',
    onSent: () => form.reset(blank),
  })
  const { isDirty } = form
  useLayoutEffect(() => {
    onTyped(isDirty)
    return () => onTyped(false)
  }, [isDirty, onTyped])
  return (
    <PanelFormFrame form={form} label="Nowa promocja" className="space-y-4">
      <div className="max-w-40">
        <AmountField form={form} name="price" label="Cena promocyjna" unit="zł" />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-4">
        <MomentField
          form={form}
          name="startsAt"
          label="Od"
          hint="Czas polski. Puste: od tej chwili. Bez godziny: od początku dnia."
          isOptional
        />
        <MomentField form={form} name="endsAt" label="Do" hint="Bez godziny: do końca dnia." />
      </div>
      <FormButtons form={form} label="Dodaj promocję" onCancel={form.isDirty ? () => form.reset(blank) : undefined} />
    </PanelFormFrame>
  )
}
