import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { onTestFinished } from 'vitest'
import { connectDatabase, type Database } from '../../src/server/database/database.ts'
import { createLog } from '../../src/server/log.ts'
import { createDataFolder } from './data-folder.ts'
import { createTestDatabase, longTimeoutSeconds } from './database.ts'
import { openSmtpServer } from './smtp-server.ts'
import { startProgram, type Program } from './program.ts'

/** A database, a folder and a real mail server, over which a program can be started, killed, and started again. */
export async function openKillableShop(settings: Record<string, string> = {}) {
  const { url, drop } = await createTestDatabase('ready')
  const { path, remove } = await createDataFolder()
  const office = await openSmtpServer()
  const { database, close } = connectDatabase(url, createLog('silent'), longTimeoutSeconds)
  onTestFinished(async () => {
    await close()
    await office.close()
    await drop()
    await remove()
  })
  const start = async () => {
    await letSilencePass(url, database)
    const program = await startProgram(path, {
      DATABASE_URL: url,
      SMTP_URL: office.url,
      LOG_LEVEL: 'silent',
      ...settings,
    })
    onTestFinished(async () => void (await program.stop()))
    return program
  }
  return { url, dataFolder: path, database, office, start }
}

/** What a killed program was at is missed after some seconds, and tried again after some more: here they are over at once. */
export async function letSilencePass(url: string, database: Database): Promise<void> {
  await database.execute(sql`
    update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`)
  await database.execute(sql`update pgboss.queue set monitor_claim_on = null, monitor_on = null`)
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false, migrate: false })
  boss.on('error', () => {})
  await boss.start()
  await boss.supervise()
  await boss.stop({ graceful: false })
  await database.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
}

/** Ends it in the middle of whatever it does. */
export async function kill({ process: child }: Program): Promise<void> {
  child.kill('SIGKILL')
  if (child.signalCode === null) await once(child, 'exit')
}
