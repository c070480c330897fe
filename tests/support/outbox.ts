import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from 'vitest'

/** The emails in a program's outbox. An unfinished file has another name. */
export async function outboxOf({ dataFolder }: { dataFolder: string }): Promise<Email[]> {
  const outbox = join(dataFolder, 'outbox')
  const names = await readdir(outbox).catch(() => [])
  const whole = names.filter((name) => name.endsWith('.eml'))
  return Promise.all(whole.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))))
}

export async function emailsTo(program: { dataFolder: string }, address: string): Promise<Email[]> {
  return (await outboxOf(program)).filter(({ to }) => to?.some((one) => one.address === address))
}

/** The emails to this address, once there are at least this many. */
export async function waitForEmails(program: { dataFolder: string }, address: string, count = 1): Promise<Email[]> {
  let found: Email[] = []
  await expect.poll(async () => (found = await emailsTo(program, address)).length).toBeGreaterThanOrEqual(count)
  return found
}
