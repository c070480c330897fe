import { Pencil, Trash2, TriangleAlert } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatWeight } from '../../i18n/format.ts'
import { readResponse } from '../../web/api.ts'
import { changeAddress } from '../../panel-kit/address.ts'
import { confirm } from '../../panel-kit/confirm.ts'
import { api } from '../../panel-kit/panel-api.ts'
import { dropLook } from '../../panel-kit/lists/Grip.tsx'
import { RowButton } from '../../panel-kit/lists/RowButton.tsx'
import { useAction } from '../../panel-kit/useAction.ts'
import { printMoney, readMoney } from '../../kernel/money.ts'
import { pricePerKilogram } from '../../kernel/unit-price.ts'
import { PanelBadge } from '../../panel-kit/PanelBadge.tsx'
import { formatAmount, formatNumber } from '../../panel-kit/panel-format.ts'
import { InlineValue } from './InlineValue.tsx'
import { useInlineChange } from './useInlineChange.ts'
import { stockLevel, type AdminProduct } from '../product.ts'
import { missingFoodFacts } from './missing-food-facts.ts'
import { languagesMissing } from './product-values.ts'
import { ProductThumbnail } from './ProductThumbnail.tsx'
import { upcomingPromotions, waitingCounts } from './catalog.query.ts'

type InlineChange = ReturnType<typeof useInlineChange>

interface Props {
  product: AdminProduct
  isEdited: boolean
  /** Where another is about to be dropped, or that it is the one. */
  drop: string | undefined
  grip: ReactNode
  moveButtons: ReactNode
  onRemoved(): void
}

export const editButtonOf = (id: string) => `edit-product-${id}`

/** One product of the list, with its actions. */
export function ProductRow({ product, isEdited, drop, grip, moveButtons, onRemoved }: Props) {
  const { id, name, weight, imageUrl, translations, sortOrder } = product
  const { change, changeStock } = useInlineChange(product)
  const missing = languagesMissing(translations)
  const foodFacts = missingFoodFacts(product)
  const removal = useAction({
    call: () => readResponse(api.admin.products[':id'].$delete({ param: { id: String(id) } })),
    done: 'Produkt został usunięty',
    onDone: onRemoved,
  })
  const remove = async () => {
    const agrees = await confirm({
      title: 'Usunąć produkt?',
      text: `„${name}” zniknie ze sklepu. Złożone już zamówienia zachowają go na swoich listach.`,
      agree: 'Usuń produkt',
    })
    if (agrees) removal.act()
  }
  return (
    <tr
      aria-current={isEdited || undefined}
      data-drop={drop}
      className={`${dropLook} border-b border-line py-3 aria-[current]:bg-violet/8 max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:gap-y-2`}
    >
      <th
        scope="row"
        className="text-left font-normal max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-1 sm:py-2.5 sm:pr-3"
      >
        <span className="flex items-center gap-3 max-sm:flex-wrap">
          {grip}
          <ProductThumbnail imageUrl={imageUrl} weight={weight} className="size-12" />
          {/* On phones with large letters the words go below the picture. */}
          <span className="min-w-0 max-sm:flex-[1_1_6rem]">
            <span className="block font-medium wrap-anywhere">{name}</span>
            <span className="block text-xs text-mid tabular-nums">
              {weight === null ? 'bez wagi' : formatWeight(Math.round(weight * 1000), 'pl')}
              {', '}
              <InlineValue
                title="Zmień miejsce na liście"
                label={`Nowe miejsce: ${name}`}
                value={String(sortOrder)}
                inputMode="numeric"
                save={(typed) => change({ sortOrder: Number(typed) }, `Miejsce zmienione: ${name}`)}
              >
                miejsce {sortOrder}
              </InlineValue>
            </span>
            {missing.length > 0 && (
              <span className="block text-xs font-medium text-clay">
                <span className="sr-only">Tłumaczenia: </span>brak: {missing.join(', ')}
              </span>
            )}
            {foodFacts.length > 0 && (
              <span className="block text-xs wrap-anywhere text-mid">brakuje: {foodFacts.join(', ')}</span>
            )}
          </span>
        </span>
        {moveButtons}
      </th>
      <td className="text-right whitespace-nowrap tabular-nums max-sm:row-start-2 max-sm:pl-[60px] sm:py-2.5 sm:pr-4">
        <ProductPrice product={product} change={change} />
      </td>
      <td className="tabular-nums max-sm:col-span-2 max-sm:row-start-2 sm:w-40 sm:py-2.5 sm:pr-2">
        <StockBadges product={product} changeStock={changeStock} />
      </td>
      <td className="text-right whitespace-nowrap max-sm:col-start-3 max-sm:row-start-1 sm:w-24 sm:py-2.5">
        <span className="flex justify-end">
          <RowButton
            icon={Pencil}
            label={`Edytuj: ${name}`}
            id={editButtonOf(String(id))}
            onClick={() => changeAddress({ edit: String(id) })}
          />
          <RowButton
            icon={Trash2}
            label={`Usuń: ${name}`}
            isPending={removal.isPending}
            onClick={() => void remove()}
          />
        </span>
      </td>
    </tr>
  )
}

/** The price, and the way to change the regular one. */
function ProductPrice({ product, change }: { product: AdminProduct } & Pick<InlineChange, 'change'>) {
  const { name, price: regular } = product
  return (
    <InlineValue
      title="Zmień cenę regularną"
      label={`Nowa kwota: ${name}`}
      value={regular.replace('.', ',')}
      inputMode="decimal"
      save={(price) => change({ price }, `Cena zmieniona: ${name}`)}
    >
      <span className="block text-right">
        <ShownPrice product={product} />
      </span>
    </InlineValue>
  )
}

/** What visitors pay for a product now. */
function ShownPrice({ product: { id, price: regular, weight } }: { product: AdminProduct }) {
  const { data: promotions = [] } = useQuery(upcomingPromotions)
  const running = promotions.find((one) => one.productId === id && one.state === 'running')
  const price = running?.price ?? regular
  const grams = Math.round((weight ?? 0) * 1000)
  return (
    <>
      <span className="block">{formatAmount(price)}</span>
      {running && (
        <span className="block text-xs text-mid">
          <span className="sr-only">Cena regularna: </span>
          <s>{formatAmount(regular)}</s>
        </span>
      )}
      {grams > 0 && (
        <span className="block text-xs text-mid">
          {formatAmount(printMoney(pricePerKilogram(readMoney(price), grams)))}&nbsp;/&nbsp;kg
        </span>
      )}
      {running && <PanelBadge tone="waiting">Promocja</PanelBadge>}
    </>
  )
}

/** Whether it is shown, whether it can be bought, and how much of it is left. */
function StockBadges({ product, changeStock }: { product: AdminProduct } & Pick<InlineChange, 'changeStock'>) {
  const { id, name, isActive, inStock, stockQuantity } = product
  const turning = useAction({
    call: () =>
      readResponse(
        api.admin.products[':id'].$put({
          param: { id: String(product.id) },
          json: { isActive: !isActive, version: product.version },
        }),
      ),
    done: isActive ? `Ukryty w\u00A0sklepie: ${name}` : `Widoczny w\u00A0sklepie: ${name}`,
  })
  const { data: waits = [] } = useQuery(waitingCounts)
  const waiting = waits.find(({ productId }) => productId === id)?.count ?? 0
  const level = stockLevel(stockQuantity)
  const pieces = `${formatNumber(stockQuantity)}\u00A0szt.`
  return (
    <span className="flex flex-wrap gap-1">
      <button
        type="button"
        title={isActive ? 'Ukryj w\u00A0sklepie' : 'Pokaż w\u00A0sklepie'}
        aria-disabled={turning.isPending || undefined}
        onClick={() => !turning.isPending && turning.act()}
        className="inline-flex min-h-7 max-w-full items-center rounded hover:bg-ink/8 pointer-coarse:min-h-11"
      >
        <PanelBadge tone={isActive ? 'good' : 'plain'}>{isActive ? 'Aktywny' : 'Nieaktywny'}</PanelBadge>
      </button>
      <InlineValue
        title="Zmień stan: 12 to nowy stan, +5 albo -3 to różnica"
        label={`Nowy stan albo różnica: ${name}`}
        value={String(stockQuantity)}
        inputMode="text"
        save={changeStock}
      >
        {inStock ? (
          <PanelBadge tone={level === 0 ? 'bad' : 'good'}>
            {level === 0 ? 'Wyprzedany' : 'W\u00A0magazynie'}: {pieces}
          </PanelBadge>
        ) : (
          <PanelBadge>Niedostępny: {pieces}</PanelBadge>
        )}
      </InlineValue>
      {waiting > 0 && <PanelBadge tone="waiting">Na powrót czeka: {formatNumber(waiting)}</PanelBadge>}
      {level === 1 && (
        <PanelBadge tone="bad">
          <TriangleAlert aria-hidden="true" className="mr-1 inline size-3 align-[-1px]" />
          Niski stan
        </PanelBadge>
      )}
    </span>
  )
}
