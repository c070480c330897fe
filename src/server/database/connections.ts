/** The most connections to the database that one program opens, by what they are for. */
export const connections = {
  /** Requests, and what jobs do. */
  work: 10,
  /** Fetching jobs, and hearing of new ones. */
  jobs: 2,
  newJobs: 1,
  /** Hearing that the content has changed. */
  news: 1,
  /** A backup that is being made: one for itself. One that is proven or restored: one beside the shop's lock, or for the database beside. */
  backups: 1 + 2 + 2,
}

const connectionsOfOneProgram = Object.values(connections).reduce((sum, one) => sum + one, 0)

/** What the database that comes along admits, and what of it is kept for its keeper. */
export const admitted = { all: 100, forKeeper: 3 }

/** So many programs fit on it, whatever they do. */
export const programsThatFit = Math.floor((admitted.all - admitted.forKeeper) / connectionsOfOneProgram)
