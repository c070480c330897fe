import { useQueryClient } from '@tanstack/react-query'
import type { ClientResponse } from 'hono/client'
import { readResponse, CallFailed } from '../../../../web/api.ts'
import { setFreshQueryData } from '../../../../web/set-fresh-query-data.ts'
import type { OrderRecord } from '../../order-details.ts'
import { orderRecord } from '../list/orders.query.ts'

/** Changes an order and shows the answer at once. If somebody else changed it first, it says so. */
export function useOrderChange(id: number) {
  const client = useQueryClient()
  const { queryKey } = orderRecord(id)
  return async function change<Answer>(call: Promise<ClientResponse<Answer, number, 'json'>>): Promise<Answer> {
    try {
      const answer = await readResponse(call)
      if (isOrderRecord(answer)) await setFreshQueryData(client, queryKey, answer)
      return answer
    } catch (error) {
      const isOutdated = error instanceof CallFailed && error.answer['code'] === 'order_changed_meanwhile'
      throw isOutdated ? changedMeanwhile(error) : error
    }
  }
}

const isOrderRecord = (answer: unknown): answer is OrderRecord =>
  typeof answer === 'object' && answer !== null && 'events' in answer

const changedMeanwhile = ({ status, answer }: CallFailed) =>
  new CallFailed(status, {
    ...answer,
    message:
      'To zamówienie zostało w\u00A0międzyczasie zmienione. Widzisz już jego aktualny stan: sprawdź go i\u00A0zapisz jeszcze raz.',
  })
