import { useQueryClient } from '@tanstack/react-query'
import { useAppContext } from '../../web/app-context.tsx'
import { currentCustomer, isSignedOut } from '../customer.query.ts'

/** Around a call that needs the customer: when the session has ended elsewhere, the whole page learns it. */
export function useOwnCall() {
  const { api } = useAppContext()
  const queryClient = useQueryClient()
  return <Answer>(call: Promise<Answer>): Promise<Answer> =>
    call.catch((failure: unknown) => {
      if (isSignedOut(failure)) queryClient.setQueryData(currentCustomer(api).queryKey, null)
      throw failure
    })
}
