import { useEffect } from 'react'
import { get } from 'react-hook-form'
import type { PanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { translationLanguages } from '../../kernel/language.ts'
import type { AdminProduct } from '../product.ts'
import { valuesOf, textLabels, textsOfProduct, type ProductValues } from './product-values.ts'

interface Rebase {
  /** The fields where somebody else's change has to be reviewed before saving. */
  differences: Difference[]
  keepMine(): void
  takeTheirs(): void
}

/**
 * Merges changes from the server into an open form. Untouched fields are updated silently; if a typed field is
 * affected, the administrator decides. Typed values are never dropped without asking.
 */
export function useRebase(
  form: PanelForm<ProductValues>,
  began: AdminProduct | undefined,
  latest: AdminProduct | undefined,
  setBegan: (product: AdminProduct) => void,
): Rebase {
  const news = latest && began && isNews(began, latest) ? latest : undefined
  const differences = news && began && form.isDirty ? differencesOf(valuesOf(began), form.watch(), valuesOf(news)) : []

  const takeTheirs = () => {
    if (!news) return
    setBegan(news)
    form.reset(valuesOf(news))
  }
  const keepMine = () => {
    if (!news || !began) return
    const touched = touchedFields(valuesOf(began), form.getValues())
    takeTheirs()
    for (const [path, value] of touched) form.setValue(path, value as never, { shouldDirty: true })
  }
  const isHarmless = news !== undefined && differences.length === 0 && !form.isSending
  useEffect(() => {
    if (isHarmless) keepMine()
  })
  return { differences, keepMine, takeTheirs }
}

const isNews = (began: AdminProduct, latest: AdminProduct) => JSON.stringify(began) !== JSON.stringify(latest)

type Path =
  | Exclude<keyof ProductValues, 'translations'>
  | `translations.${0 | 1 | 2}.${(typeof textsOfProduct)[number]}`

interface ComparedField {
  path: Path
  label: string
  say?(value: unknown): string
}

const yesOrNo = (value: unknown) => (value ? 'tak' : 'nie')

const formatKilograms = (value: unknown) => (value === '' ? '' : `${value}\u00A0kg`)

const compared: ComparedField[] = [
  ...textsOfProduct.map((text) => ({ path: text, label: textLabels[text] })),
  { path: 'price', label: 'Cena', say: (value) => `${value}\u00A0zł` },
  { path: 'vatRate', label: 'Stawka VAT', say: (value) => `${value}%` },
  { path: 'weight', label: 'Waga netto', say: formatKilograms },
  { path: 'grossWeight', label: 'Waga wysyłkowa brutto', say: formatKilograms },
  { path: 'stockQuantity', label: 'Ilość', say: (value) => `${value}\u00A0szt.` },
  {
    path: 'maxPerOrder',
    label: 'Najwięcej w\u00A0zamówieniu',
    say: (value) => (value === null ? '' : `${value}\u00A0szt.`),
  },
  { path: 'sortOrder', label: 'Kolejność' },
  { path: 'isActive', label: 'Aktywny', say: yesOrNo },
  { path: 'inStock', label: 'Dostępny', say: yesOrNo },
  { path: 'imageUrl', label: 'Zdjęcie' },
  ...translationLanguages.flatMap((language, place) =>
    textsOfProduct.map((text) => ({
      path: `translations.${place as 0 | 1 | 2}.${text}` as const,
      label: `${textLabels[text]} (${language})`,
    })),
  ),
]

export interface Difference {
  label: string
  onServer: string
  /** The typed value. Undefined: the field wasn't touched here. */
  here: string | undefined
}

/** Fields whose server value differs from both the form's start and the typed value. */
export function differencesOf(began: ProductValues, typed: ProductValues, server: ProductValues): Difference[] {
  return compared.flatMap(({ path, label, say = String }) => {
    const [before, here, there] = [get(began, path), get(typed, path), get(server, path)] as unknown[]
    if (there === before || there === here) return []
    const isTouched = here !== before
    // Each sale changes the quantity. That matters only to who is about to set it.
    if (path === 'stockQuantity' && !isTouched) return []
    return [{ label, onServer: say(there) || '(puste)', here: isTouched ? say(here) || '(puste)' : undefined }]
  })
}

/** The typed values, to be applied to another state of the product. */
export function touchedFields(began: ProductValues, typed: ProductValues): [path: Path, value: unknown][] {
  return compared.flatMap(({ path }) =>
    get(typed, path) === get(began, path) ? [] : [[path, get(typed, path) as unknown]],
  )
}
