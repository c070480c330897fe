import { useQueryClient } from '@tanstack/react-query'
import { readResponse } from '../web/api.ts'
import { useAppContext } from '../web/app-context.tsx'

/** Signs out: nothing that was fetched is kept, and the page begins anew, whatever became of the call. */
export function useSignOut(): () => Promise<void> {
  const { api } = useAppContext()
  const queryClient = useQueryClient()
  return async () => {
    await readResponse(api.customers.logout.$post()).catch(() => undefined)
    queryClient.clear()
    window.location.reload()
  }
}
