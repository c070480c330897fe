import { useQueryClient } from '@tanstack/react-query'
import type { ClientResponse } from 'hono/client'
import { answered, CallFailed } from '../../web/api.ts'
import { isSessionEnd } from '../../web/panel/panel-api.ts'
import { takeOver } from '../../web/take-over.ts'
import type { OrderRecord } from '../order-details.ts'
import { orderRecord } from './order-record.query.ts'

/** What else shows something of an order: the list, its figures, and the stock of its products. */
const alsoShown = [['orders'], ['order-summary'], ['products']]

/**
 * Changes an order as it was seen. Where somebody else has changed it since, it is asked for again, and what was typed
 * stays.
 */
export function useOrderChange(id: number) {
  const client = useQueryClient()
  const { queryKey } = orderRecord(id)
  return async function change<Answer>(call: Promise<ClientResponse<Answer, number, 'json'>>): Promise<Answer> {
    try {
      const answer = await answered(call)
      if (isOrderRecord(answer)) await takeOver(client, queryKey, answer)
      for (const key of alsoShown) void client.invalidateQueries({ queryKey: key })
      return answer
    } catch (error) {
      if (!(error instanceof CallFailed) || error.status < 400 || isSessionEnd(error)) throw error
      // Also what was refused may have left its trace.
      await client.invalidateQueries({ queryKey })
      throw error.answer['code'] === 'order_changed_meanwhile' ? changedMeanwhile(error) : error
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
