import { answered } from '../../web/api.ts'
import { api } from '../../web/panel/panel-api.ts'

export const discountCodesQuery = {
  queryKey: ['discount-codes'],
  queryFn: () => answered(api.admin['discount-codes'].$get()),
}
