import { readResponse } from '../../web/api.ts'
import { api } from '../../panel-kit/panel-api.ts'

export const discountCodesQuery = {
  queryKey: ['discount-codes'],
  queryFn: () => readResponse(api.admin['discount-codes'].$get()),
}
