import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../panel-kit/panel-format.ts'
import { NumberField, SelectField, SwitchField, TextField } from '../../panel-kit/fields/PanelField.tsx'
import { PictureField } from '../../panel-kit/fields/PictureField.tsx'
import type { PanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import type { PictureUpload } from '../../panel-kit/fields/usePictureUpload.ts'
import { parseWeight } from '../../kernel/weight.ts'
import { boxesQuery } from '../../shipping/boxes/panel/boxes.query.ts'
import { readBox, type ShopBox } from '../../shipping/boxes/shop-box.ts'
import { heaviestInLocker, largestForLocker } from '../../shipping/locker.ts'
import { carton } from '../../shipping/parcels.ts'
import { usualLargestQuantity } from '../largest-quantity.ts'
import { vatRates } from '../product.ts'
import type { ProductValues } from './product-values.ts'
import { ProductThumbnail } from './ProductThumbnail.tsx'

interface Props {
  form: PanelForm<ProductValues>
  upload: PictureUpload
  /** The current stock of an existing product. */
  stockNow: number | undefined
}

/** The fields that are the same in all languages. */
export function ProductFields({ form, upload, stockNow }: Props) {
  const { weight, stockQuantity } = form.watch()
  const { data: boxes } = useQuery(boxesQuery)
  const kilograms = weight.trim() === '' ? null : parseWeight(`${weight}kg`) / 1000
  const isElsewhere = stockNow !== undefined && stockNow !== stockQuantity
  return (
    <div className="space-y-5">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-4 sm:grid-cols-4">
        <TextField form={form} name="price" label="Cena (zł)" inputMode="decimal" step="0.01" autoComplete="off" />
        <SelectField form={form} name="vatRate" label="Stawka VAT" setValueAs={Number}>
          {vatRates.map((rate) => (
            <option key={rate} value={rate}>
              {rate}%
            </option>
          ))}
        </SelectField>
        <TextField
          form={form}
          name="weight"
          label="Waga netto (kg)"
          isOptional
          inputMode="decimal"
          autoComplete="off"
          hint={`Bez opakowania; z\u00A0niej cena za kilogram.`}
        />
        <NumberField
          form={form}
          name="stockQuantity"
          label="Ilość"
          inputMode="numeric"
          hint={isElsewhere && `W magazynie teraz: ${stockNow}`}
        />
      </div>
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-4">
        <div className="sm:col-span-2">
          <TextField
            form={form}
            name="grossWeight"
            label="Waga wysyłkowa brutto (kg)"
            isOptional
            inputMode="decimal"
            autoComplete="off"
            hint={`Sztuka z\u00A0opakowaniem, bez kartonu. ${sayLimit(boxes)}; puste: netto i\u00A05%, co najmniej 50\u00A0g.`}
          />
        </div>
        <NumberField
          form={form}
          name="maxPerOrder"
          label="Najwięcej w&nbsp;zamówieniu"
          isOptional
          inputMode="numeric"
          hint={`Sztuk w\u00A0jednym; puste: ${usualLargestQuantity}.`}
        />
        <NumberField form={form} name="sortOrder" label="Kolejność" inputMode="numeric" />
        <div className="flex flex-wrap gap-x-8 sm:col-span-4">
          <SwitchField form={form} name="isActive" label="Aktywny" />
          <SwitchField form={form} name="inStock" label="Dostępny" />
        </div>
      </div>
      <PictureField
        form={form}
        name="imageUrl"
        upload={upload}
        renderPicture={(address) => <ProductThumbnail imageUrl={address} weight={kilograms} className="size-20" />}
      />
    </div>
  )
}

/** From which weight on no locker takes a piece: by the boxes of the shop, or by the usual one where it has named none. */
function sayLimit(boxes: ShopBox[] | undefined): string {
  const active = boxes?.filter(({ isActive }) => isActive).map(readBox)
  if (!active || active.length === 0)
    return `Powyżej ${formatNumber((heaviestInLocker - carton) / 1000)}\u00A0kg tylko kurier (karton: ${carton}\u00A0g)`
  const largest = largestForLocker(active)
  return largest
    ? `Powyżej ${formatNumber(largest.heaviestContent / 1000)}\u00A0kg tylko kurier, bo tyle mieści karton „${largest.name}”`
    : 'Żaden karton nie wchodzi do paczkomatu, więc tylko kurier'
}
