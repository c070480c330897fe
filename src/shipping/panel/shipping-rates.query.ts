import { readResponse, CallFailed } from '../../web/api.ts'
import { api } from '../../panel-kit/panel-api.ts'
import type { AdminShippingRate, ShippingRate } from '../shipping-rate.ts'

/** Without a session the endpoint returns the public rates instead of refusing; the panel then has to ask for a sign-in. */
async function listRates(): Promise<AdminShippingRate[]> {
  const rates = await readResponse(api.admin['shipping-rates'].$get())
  if (!rates.every(isForAdministrators)) throw new CallFailed(401)
  return rates
}

const isForAdministrators = (rate: ShippingRate): rate is AdminShippingRate => 'version' in rate

export const shippingRatesQuery = { queryKey: ['shipping-rates'], queryFn: listRates }
