import { useQueryClient } from '@tanstack/react-query'
import { answered } from '../web/api.ts'
import { useVisit } from '../web/visit.tsx'

/** Signs out: nothing that was fetched is kept, and the page begins anew, whatever became of the call. */
export function useSignOut(): () => Promise<void> {
  const { api } = useVisit()
  const queryClient = useQueryClient()
  return async () => {
    await answered(api.customers.logout.$post()).catch(() => undefined)
    queryClient.clear()
    window.location.reload()
  }
}
