import { api } from '../../../panel-kit/panel-api.ts'
import { readResponse } from '../../../web/api.ts'

export const zonesQuery = {
  queryKey: ['shipping-zones'],
  queryFn: () => readResponse(api.admin['shipping-zones'].$get()),
}
