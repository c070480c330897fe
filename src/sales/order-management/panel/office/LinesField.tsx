import { useQuery } from '@tanstack/react-query'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { allProducts } from '../../../../catalog/panel/catalog.query.ts'
import { panelBox } from '../../../../panel-kit/fields/PanelField.tsx'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { formatAmount } from '../../../../panel-kit/panel-format.ts'
import { asTyped, type OfficeForm } from './office-values.ts'

interface Props {
  form: OfficeForm
  /** What lines say of themselves beside their product, such as an earlier price. */
  detailOf?(id: number): string | undefined
  /** Names of products that the shop no longer has. */
  nameOf?(id: number): string | undefined
}

const shownAtOnce = 8

/** What is ordered: products are found by typing, one press adds a piece. */
export function LinesField({ form, detailOf, nameOf }: Props) {
  const { data: products = [] } = useQuery(allProducts)
  const [typed, setTyped] = useState('')
  const cart = form.watch('cart')
  const found = products.filter(
    ({ name, isActive }) => isActive && name.toLocaleLowerCase('pl').includes(typed.trim().toLocaleLowerCase('pl')),
  )
  const set = (next: typeof cart) => form.setValue('cart', next, { ...asTyped, shouldValidate: true })
  const change = (id: number, quantity: number | string) =>
    set(
      cart.some((line) => line.id === id)
        ? cart.map((line) => (line.id === id ? { id, quantity } : line))
        : [...cart, { id, quantity }],
    )
  const add = (id: number) => {
    change(id, Number(cart.find((line) => line.id === id)?.quantity ?? 0) + 1)
    setTyped('')
  }
  return (
    <div className="space-y-3">
      <div>
        <label htmlFor={`${form.id}-find`} className="mb-1 block text-sm font-medium">
          Dodaj produkt
        </label>
        <input
          id={`${form.id}-find`}
          type="search"
          value={typed}
          autoComplete="off"
          spellCheck={false}
          placeholder="Wpisz część nazwy"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            const [first] = found
            if (first && typed.trim()) add(first.id)
          }}
          className={panelBox}
        />
        <ul aria-label="Produkty do dodania" className="mt-2 flex flex-wrap gap-2">
          {found.slice(0, shownAtOnce).map(({ id, name, price, stockQuantity }) => (
            <li key={id} className="max-w-full">
              <PanelButton
                onClick={() => add(id)}
                disabled={stockQuantity === 0}
                className="max-w-full text-left whitespace-normal!"
              >
                <Plus aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0" />
                <span>
                  {name}, {formatAmount(price)}{' '}
                  <span className="font-normal text-mid">{stockQuantity === 0 ? 'brak' : `${stockQuantity} szt.`}</span>
                </span>
              </PanelButton>
            </li>
          ))}
        </ul>
        {typed.trim() !== '' && found.length === 0 && <p className="text-sm text-mid">Nie ma takiego produktu.</p>}
      </div>
      {cart.length > 0 && (
        <ul aria-label="W zamówieniu" className="border-t border-line">
          {cart.map(({ id, quantity }) => {
            const name = products.find((product) => product.id === id)?.name ?? nameOf?.(id) ?? '…'
            const pieces = Number(quantity) || 0
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 text-sm">
                <span className="min-w-0 flex-[1_1_10rem] wrap-anywhere">
                  <span className="font-medium">{name}</span>
                  {detailOf?.(id) && <span className="block text-xs text-mid">{detailOf(id)}</span>}
                </span>
                <span className="flex items-center gap-1">
                  <PanelButton
                    look="quiet"
                    aria-label={`Mniej: ${name}`}
                    onClick={() => change(id, Math.max(1, pieces - 1))}
                  >
                    <Minus aria-hidden="true" strokeWidth={1.5} className="size-4" />
                  </PanelButton>
                  <input
                    aria-label={`Sztuk: ${name}`}
                    inputMode="numeric"
                    value={quantity}
                    onChange={({ currentTarget }) => {
                      const digits = currentTarget.value.replaceAll(/\D/g, '').slice(0, 4)
                      change(id, digits === '' ? '' : Number(digits))
                    }}
                    className={`${panelBox} w-16! text-center tabular-nums`}
                  />
                  <PanelButton look="quiet" aria-label={`Więcej: ${name}`} onClick={() => change(id, pieces + 1)}>
                    <Plus aria-hidden="true" strokeWidth={1.5} className="size-4" />
                  </PanelButton>
                  <PanelButton
                    look="quietDanger"
                    aria-label={`Usuń: ${name}`}
                    onClick={() => set(cart.filter((line) => line.id !== id))}
                  >
                    Usuń
                  </PanelButton>
                </span>
              </li>
            )
          })}
        </ul>
      )}
      {(form.problemAt('cart') !== undefined ||
        cart.some((_, place) => form.problemAt(`cart.${place}.quantity`) !== undefined)) && (
        <p role="alert" className="text-sm font-medium text-clay">
          Dodaj przynajmniej jeden produkt i&nbsp;wpisz liczbę sztuk.
        </p>
      )}
    </div>
  )
}
