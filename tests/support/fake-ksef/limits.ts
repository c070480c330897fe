/** How often one may ask, by group of calls: in a second, a minute and an hour, as the ministry publishes it. */
const limits = {
  onlineSession: [10, 30, 120],
  invoiceSend: [10, 30, 180],
  invoiceStatus: [30, 120, 1200],
  invoiceMetadata: [8, 16, 20],
  sessionMisc: [10, 120, 1200],
  signIn: [60, Infinity, Infinity],
} as const
export type LimitGroup = keyof typeof limits

const windows = [1_000, 60_000, 3_600_000] as const

/** Counts calls in windows that move along with the clock. */
export class Limits {
  readonly #calls = new Map<string, number[]>()

  /** How many seconds to wait; undefined: the call is welcome. */
  waitFor(group: LimitGroup, who: string, now: number): number | undefined {
    const key = `${group} ${who}`
    const past = (this.#calls.get(key) ?? []).filter((at) => at > now - windows[2])
    for (const [place, span] of windows.entries()) {
      const within = past.filter((at) => at > now - span)
      const oldest = within.at(-limits[group][place as 0 | 1 | 2])
      if (oldest !== undefined) return Math.max(1, Math.ceil((oldest + span - now) / 1_000))
    }
    this.#calls.set(key, [...past, now])
    return undefined
  }
}

/** Which group a call belongs to. */
export function groupOf(call: string): LimitGroup | undefined {
  if (/^POST \/v2\/sessions\/online(\/[^/]+\/close)?$/.test(call)) return 'onlineSession'
  if (/^POST \/v2\/sessions\/online\/[^/]+\/invoices$/.test(call)) return 'invoiceSend'
  if (/^GET \/v2\/sessions\/[^/]+\/invoices\/[^/]+$/.test(call)) return 'invoiceStatus'
  if (/^POST \/v2\/invoices\/query\/metadata$/.test(call)) return 'invoiceMetadata'
  if (call.startsWith('GET /v2/sessions/')) return 'sessionMisc'
  if (/^\w+ \/v2\/(auth|security)\//.test(call)) return 'signIn'
  return undefined
}
