import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { homeCountry } from '../../kernel/countries.ts'
import { printMoney, readMoney, type Money } from '../../kernel/money.ts'
import { readRate } from '../../shipping/read-rate.ts'
import type { Rate } from '../../shipping/shipping.ts'
import { readResponse, type ApiClient } from '../../web/api.ts'

/** The settings of the checkout. They are always read again, because the terms may have changed. */
export const checkoutSettings = (api: ApiClient) =>
  queryOptions({
    queryKey: ['checkout-settings'],
    queryFn: ({ signal }) => readResponse(api.store['checkout-settings'].$get({}, { init: { signal } })),
    staleTime: 0,
  })

/** An offline browser fails at once instead of waiting, so that the page can say so or use the usual rates. */
const networkMode = 'always'

const patienceForRates = 5_000

/** The shipping rates. After the time limit the page uses the usual ones. */
export const shippingRates = (api: ApiClient) =>
  queryOptions({
    queryKey: ['shipping-rates'],
    async queryFn({ signal }): Promise<Rate[]> {
      const init = { signal: AbortSignal.any([signal, AbortSignal.timeout(patienceForRates)]) }
      const rates = await readResponse(api.admin['shipping-rates'].$get({}, { init }))
      // A copy of the shop that was not upgraded yet sends no countries.
      return rates.map((rate) => readRate({ ...rate, countries: rate.countries ?? [homeCountry] }))
    },
    staleTime: 0,
    retry: false,
    networkMode,
  })

/** The discount of a code. It is asked again whenever the subtotal changes. */
export const discountFor = (api: ApiClient, code: string, subtotal: Money) =>
  queryOptions({
    queryKey: ['discount', code, subtotal],
    async queryFn({ signal }) {
      const json = { code, orderAmount: Number(printMoney(subtotal)) }
      const { discountAmount } = await readResponse(
        api.store['validate-discount'].$post({ json }, { init: { signal } }),
      )
      return { code, amount: readMoney(String(discountAmount)) }
    },
    placeholderData: keepPreviousData,
    enabled: code !== '',
    staleTime: 0,
    gcTime: 0,
    retry: false,
    networkMode,
  })
