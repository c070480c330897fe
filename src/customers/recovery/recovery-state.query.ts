import { queryOptions } from '@tanstack/react-query'
import { readResponse, type ApiClient } from '../../web/api.ts'
import type { RecoveryState } from '../customer.ts'

/** How the link in a letter stands; done, once a password was chosen by it on this very page. */
export const recoveryStateOf = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['password-recovery', token],
    queryFn: (): Promise<{ state: RecoveryState | 'done' }> =>
      readResponse(api.customers['password-recovery'][':token'].$get({ param: { token } })),
  })
