import { useMutation } from '@tanstack/react-query'
import { api } from '../../panel-kit/panel-api.ts'
import { showToast } from '../../ui/toasts.ts'
import { CallFailed, readResponse } from '../../web/api.ts'
import type { AdminProduct } from '../product.ts'

/** Changes one field of a product where it stands in the list, on top of what is shown of it. */
export function useInlineChange(product: AdminProduct) {
  const { id, name, version, stockQuantity } = product
  const { mutateAsync } = useMutation({
    mutationFn: async ({ call }: { call(): Promise<unknown>; done: string }) => call(),
    onSuccess: (_, { done }) => showToast({ text: done }),
  })
  const param = { id: String(id) }
  const change = async (
    changes: Partial<{ price: string; sortOrder: number; isActive: boolean; stockQuantity: number }>,
    done: string,
  ) => {
    const seen = changes.stockQuantity === undefined ? {} : { stockQuantitySeen: stockQuantity }
    const json = { ...changes, ...seen, version }
    try {
      await mutateAsync({ call: () => readResponse(api.admin.products[':id'].$put({ param, json })), done })
    } catch (error) {
      throw said(error)
    }
  }
  return {
    change,
    /** "12" is what there is; "+5" and "-3" are the difference, whatever was sold meanwhile. */
    async changeStock(typed: string) {
      const [, sign, digits = ''] = /^([+\-−]?)\s?(\d{1,6})$/.exec(typed) ?? []
      if (sign === undefined) throw new CallFailed(422, { message: 'Wpisz liczbę sztuk (12) albo różnicę (+5, -3).' })
      if (!sign) return change({ stockQuantity: Number(digits) }, `Stan zmieniony: ${name}`)
      const pieces = sign === '+' ? Number(digits) : -Number(digits)
      const json = { productId: id, kind: 'corrected' as const, pieces }
      const call = () => readResponse(api.admin.stock.movements.$post({ json }))
      return mutateAsync({ call, done: `Stan zmieniony: ${name}` })
    },
  }
}

/** There is one field, so what is wrong with it is what there is to say. */
function said(error: unknown): unknown {
  const [problem] = error instanceof CallFailed ? Object.values(error.fields) : []
  return problem && error instanceof CallFailed ? new CallFailed(error.status, { message: problem }) : error
}
