import { clockInPoland } from '../../kernel/polish-time.ts'
import { formatDay, formatMoment } from '../panel-format.ts'

/** Where a date alone begins or ends, as the server reads it. */
const edges = { first: '00:00:00', last: '23:59:59' }
export type Edge = keyof typeof edges

/** A moment as one would type it in Poland: '2026-05-01T10:00', or a date alone where that says the same. */
export function typedMoment(moment: string | null, edge: Edge): string {
  if (moment === null) return ''
  const [day = '', time = ''] = clockInPoland(new Date(moment)).split('T')
  return time === edges[edge] ? day : `${day}T${time.slice(0, 5)}`
}

/** The same to be read: "01.05.2026, 10:00", or the day alone. */
export const formatEdge = (moment: string, edge: Edge) =>
  typedMoment(moment, edge).includes('T') ? formatMoment(moment) : formatDay(moment)
