import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { homeCountry } from '../../kernel/countries.ts'
import { printMoney, readMoney, type Money } from '../../kernel/money.ts'
import { parseWeight } from '../../kernel/weight.ts'
import type { Rate } from '../../shipping/shipping.ts'
import { readResponse, type ApiClient } from '../../web/api.ts'

/** What the page must know before anybody orders. Terms may have changed while somebody looked elsewhere. */
export const checkoutSettings = (api: ApiClient) =>
  queryOptions({
    queryKey: ['checkout-settings'],
    queryFn: ({ signal }) => readResponse(api.store['checkout-settings'].$get({}, { init: { signal } })),
    staleTime: 0,
  })

/** A browser that is offline doesn't wait in silence: what fails is said, and rates that hold otherwise take their place. */
const networkMode = 'always'

const patienceForRates = 5_000

/** What parcels cost. Who waits for it too long reckons with what holds otherwise. */
export const shippingRates = (api: ApiClient) =>
  queryOptions({
    queryKey: ['shipping-rates'],
    async queryFn({ signal }): Promise<Rate[]> {
      const init = { signal: AbortSignal.any([signal, AbortSignal.timeout(patienceForRates)]) }
      const rates = await readResponse(api.admin['shipping-rates'].$get({}, { init }))
      // A copy of the shop that was not upgraded yet knows of no countries.
      return rates.map(({ deliveryType, countries = [homeCountry], minWeight, maxWeight, cost, isActive }) => ({
        deliveryType,
        countries,
        minWeight: parseWeight(`${minWeight}kg`),
        maxWeight: maxWeight === null ? null : parseWeight(`${maxWeight}kg`),
        cost: readMoney(cost),
        isActive,
      }))
    },
    staleTime: 0,
    retry: false,
    networkMode,
  })

/** What a code takes off the products. Asked anew whenever these come to something else. */
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
