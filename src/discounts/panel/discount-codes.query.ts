import { answered } from '../../web/api.ts'
import { api } from '../../panel-kit/panel-api.ts'

export const discountCodesQuery = {
  queryKey: ['discount-codes'],
  queryFn: () => answered(api.admin['discount-codes'].$get()),
}
