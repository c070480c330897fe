import { api } from '../../../panel-kit/panel-api.ts'
import { readResponse } from '../../../web/api.ts'

export const boxesQuery = {
  queryKey: ['shipping-boxes'],
  queryFn: () => readResponse(api.admin['shipping-boxes'].$get()),
}
