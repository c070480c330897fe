import { queryOptions } from '@tanstack/react-query'
import { answered } from '../../web/api.ts'
import { api } from '../../web/panel/panel-api.ts'

/** The fixed message, as it would be sent now. */
export const offerQuery = queryOptions({
  queryKey: ['offer'],
  queryFn: () => answered(api.admin.marketing.offer.$get()),
})
