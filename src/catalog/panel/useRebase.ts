import { useEffect } from 'react'
import type { PanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import type { AdminProduct } from '../product.ts'
import { differencesOf, touchedFields, type Difference } from './product-differences.ts'
import { valuesOf, type ProductValues } from './product-values.ts'

interface Rebase {
  /** Where somebody else's change has to be looked at before one's own is saved. */
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
