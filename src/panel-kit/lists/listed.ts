import type { ClientResponse } from 'hono/client'
import { readResponse } from '../../web/api.ts'

/** A page of a list, and how many there are on all of its pages. */
export async function listed<Row>(
  call: Promise<ClientResponse<Row[], number, 'json'>>,
): Promise<{ rows: Row[]; total: number }> {
  let total = 0
  const counted = async () => {
    const answer = await call
    total = Number(answer.headers.get('X-Total-Count'))
    return answer
  }
  return { rows: await readResponse(counted()), total }
}
