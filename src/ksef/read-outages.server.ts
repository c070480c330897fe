import * as z from 'zod/mini'
import { askKsef, parsedBy } from './ask-ksef.server.ts'
import type { KsefAnswer, KsefOutage } from './ksef.ts'

const kinds = { MAINTENANCE: 'unavailable', FAILURE: 'failure', TOTAL_FAILURE: 'total_failure' } as const

const messages = z.array(
  z.object({
    id: z.coerce.string(),
    /** The same for all that is announced of one outage. */
    eventId: z.coerce.string(),
    category: z.string(),
    title: z.string(),
    text: z.string(),
    start: z.string(),
    end: z.nullish(z.string()),
    version: z.nullish(z.number()),
    published: z.string(),
  }),
)

/** What the ministry announces of its own system: one entry an outage, as the newest announcement of it has it. */
export async function readOutages(address: string, patience: number): Promise<KsefAnswer<KsefOutage[]>> {
  const told = await askKsef(`${address}/messages`, { patience })
  if (told.is !== 'told') return told.is === 'refusal' ? { is: 'unavailable' } : told
  const announced = parsedBy(messages, told.text)
  if (!announced) return { is: 'unavailable' }
  const newest = new Map<string, z.infer<typeof messages>[number]>()
  for (const one of announced.toSorted(inOrder)) newest.set(one.eventId, one)
  return {
    is: 'done',
    value: [...newest.values()].flatMap(({ eventId, category, title, text, start, end }) => {
      const kind = kinds[category as keyof typeof kinds]
      if (!kind) return []
      return [{ id: eventId, kind, title, text, startsAt: new Date(start), endsAt: end ? new Date(end) : null }]
    }),
  }
}

type Announced = z.infer<typeof messages>[number]
const inOrder = (one: Announced, other: Announced) =>
  Date.parse(one.published) - Date.parse(other.published) || (one.version ?? 0) - (other.version ?? 0)
