import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { connectDatabase } from '../../src/server/database.ts'
import { createLog } from '../../src/server/log.ts'
import { createDataFolder } from './data-folder.ts'
import { createTestDatabase, unhurried } from './database.ts'
import { openPostOffice } from './post-office.ts'
import { startProgram, type Program } from './program.ts'

/** A database, a folder and a real mail server, over which a program can be started, killed, and started again. */
export async function openKillableShop(settings: Record<string, string>) {
  const { url, drop } = await createTestDatabase()
  const { path, remove } = await createDataFolder()
  const office = await openPostOffice()
  const { database, close } = connectDatabase(url, createLog('silent'), unhurried)
  onTestFinished(async () => {
    await close()
    await office.close()
    await drop()
    await remove()
  })
  const start = async () => {
    const program = await startProgram(path, {
      DATABASE_URL: url,
      SMTP_URL: office.url,
      LOG_LEVEL: 'silent',
      ...settings,
    })
    onTestFinished(async () => void (await program.stop()))
    return program
  }
  return { database, office, start }
}

/** Ends it in the middle of whatever it does. */
export async function kill({ process: child }: Program): Promise<void> {
  child.kill('SIGKILL')
  if (child.signalCode === null) await once(child, 'exit')
}
