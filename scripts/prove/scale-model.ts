/** Seconds of a processor that one piece of work takes, by who spends them. */
export interface Demands {
  node: number
  postgres: number
  /** Whoever asks, where they work on the same machine. */
  client: number
}

interface Place {
  /** Copies of the program; each has one thread that answers. */
  copies: number
  /** Processors that all of them share. */
  cores: number
}

/** The most pieces a second, by the law of utilisation: nobody is busy for more than all of their time. */
export function ceilingOf({ node, postgres, client }: Demands, { copies, cores }: Place): number {
  return Math.min(copies / node, cores / (node + postgres + client))
}

/** What one arrangement will do, from what another one did on the same machine: it comes as near to its ceiling. */
export function predict(measured: { perSecond: number; place: Place }, demands: Demands, place: Place): number {
  return (measured.perSecond / ceilingOf(demands, measured.place)) * ceilingOf(demands, place)
}
