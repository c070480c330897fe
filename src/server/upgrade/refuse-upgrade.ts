import { StartupProblem } from '../startup-problem.ts'
import type { Looked } from './look-at-shop.ts'
import type { Service } from './service.ts'

/** Before anything is touched. */
export function refuseBeforehand(
  { majors, isServer, isRunning, others, bytes, free, dataFolder }: Looked,
  service: Service,
): void {
  const nothing = 'Nothing was changed.'
  if ((isRunning || (isServer && others > 0)) && !service.canStopRunning) throw runsElsewhere(service)
  const [database, program] = [Number(majors.database), Number(majors.program)]
  refuseOlderServer({ majors, isServer })
  if (!isServer && database > program)
    throw new StartupProblem(
      `The database in ${dataFolder} was made by PostgreSQL ${database}, and this version brings ${program}: it is older than the one that runs. ${nothing}`,
    )
  // The rehearsal has a PostgreSQL of its own, with its log of changes.
  const needs = { backup: bytes, data: bytes * 1.3 + 300 * 2 ** 20 }
  const sum = needs.backup + needs.data
  if (free.isOneDisk ? free.data < sum : free.data < needs.data || free.backup < needs.backup)
    throw new StartupProblem(
      `The disk has too little room for a backup and a rehearsal: ${megabytes(sum)} are needed, and ${megabytes(Math.min(free.data, free.backup))} are free. ${nothing}`,
    )
}

/** A server is its owner's to upgrade. */
export function refuseOlderServer({
  majors: { database, program },
  isServer,
}: Pick<Looked, 'majors' | 'isServer'>): void {
  if (!isServer || Number(database) >= Number(program)) return
  throw new StartupProblem(
    `The server that DATABASE_URL names is PostgreSQL ${database}, and this version needs ${program}: make a backup, set up a server of ${program}, restore the backup there ("npm run restore FILE" with its DATABASE_URL), then upgrade. Nothing was changed.`,
  )
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / 2 ** 20)} MB`

export const runsElsewhere = ({ command }: Service) =>
  new StartupProblem(
    `The shop still runs: stop it where it was started (Ctrl-C), then type the same again ("${command} …"). Nothing was changed.`,
  )
