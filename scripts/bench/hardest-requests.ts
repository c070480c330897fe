// oxlint-disable eslint/no-await-in-loop -- what held the program is read after each request
import { Agent } from 'node:http'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { startEmbeddedPostgres } from '../../src/server/postgres/embedded-postgres.ts'
import { send } from '../../tests/support/worst/send.ts'
import { projectFolder } from '../project.ts'
import { startShop } from './running-shop.ts'
import { signInAsAdmin } from './sign-in-as-admin.ts'

const password = 'a-bench-of-its-own'

export interface Held {
  name: string
  milliseconds: number
}

/** For how long the event loop was held while each of the requests that are hardest to read was answered, the longest first. */
export async function measureHardest(folder: string, each: number): Promise<Held[]> {
  const worst = join(projectFolder, 'tests/support/worst/worst-requests.ts')
  const { module } = await runnerImport<typeof import('../../tests/support/worst/worst-requests.ts')>(worst)
  const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'hardest'), say: () => {} })
  const settings = { DATABASE_URL: postgres.url, ADMIN_PASSWORD: password, TRUST_PROXY: 'true', LOG_LEVEL: 'warn' }
  const shop = await startShop(folder, settings)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const origin = `http://127.0.0.1:${shop.port}`
    const Cookie = await signInAsAdmin(origin, password)
    const held: Held[] = []
    const requests = module
      .worstRequests()
      .filter((one, place) => place % each === 0 || module.knownToBeHard.test(one.name))
    for (const [place, one] of requests.entries()) {
      const from = { 'X-Forwarded-For': `203.0.${place >> 8}.${place & 255}`, Cookie }
      await longestDelay(origin)
      await send(agent, origin, { ...one, headers: { ...from, ...one.headers } })
      held.push({ name: one.name, milliseconds: 1_000 * (await longestDelay(origin)) })
    }
    return held.toSorted((first, other) => other.milliseconds - first.milliseconds)
  } finally {
    agent.destroy()
    await shop.stop()
    await postgres.stop()
  }
}

/** Since it was read last, in seconds. */
async function longestDelay(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^salorge_event_loop_delay_seconds\{quantile="1"\} (\S+)/m.exec(metrics)?.[1])
}
