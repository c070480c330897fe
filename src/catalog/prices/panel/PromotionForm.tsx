import { useLayoutEffect } from 'react'
import { readResponse } from '../../../web/api.ts'
import { AmountField } from '../../../panel-kit/fields/AmountField.tsx'
import { FormButtons } from '../../../panel-kit/forms/FormButtons.tsx'
import { MomentField } from '../../../panel-kit/fields/MomentField.tsx'
import { api } from '../../../panel-kit/panel-api.ts'
import { PanelFormFrame } from '../../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../../panel-kit/forms/usePanelForm.ts'
import { promotionDraft, type AdminPromotion } from '../promotion.ts'

interface Values {
  price: string
  startsAt: string
  endsAt: string
}

const blank: Values = { price: '', startsAt: '', endsAt: '' }

interface Props {
  productId: number
  /** Told whether something is typed here that isn't sent. */
  onTyped(isTyped: boolean): void
}

/** Plans a promotion of a product, or begins it. */
export function PromotionForm({ productId, onTyped }: Props) {
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
