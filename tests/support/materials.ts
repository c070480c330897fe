import { unzipSync } from 'fflate'
import { expect, onTestFinished } from 'vitest'
import { prepareMaterials, recordMaterialsSent } from '../../src/membership/materials/prepare-materials.server.ts'
import type { LinkedMaterials, MaterialsRecord } from '../../src/membership/materials/materials.ts'
import { sendMail } from '../../src/mail/send-mail.server.ts'
import { createLog } from '../../src/server/log.ts'
import { applyTo, chef } from './applications.ts'
import { openSmtpServer } from './smtp-server.ts'
import { openTestShop, type TestShop } from './shop.ts'
import { withShortPauses, runJobsOn } from './job-runner.ts'

/** All that has to do with materials, without pauses. */
const materialsJobs = [
  withShortPauses(sendMail),
  withShortPauses(prepareMaterials),
  withShortPauses(recordMaterialsSent),
]

/** A shop that makes materials and sends them to a real mail server. */
export async function openMaterialsShop() {
  const logged: string[] = []
  const log = createLog('info', { write: (line) => void logged.push(line) })
  const shop = await openTestShop({}, undefined, undefined, log)
  const office = await openSmtpServer()
  onTestFinished(() => office.close())
  await runJobsOn(shop.databaseUrl, { jobs: materialsJobs, environment: { SMTP_URL: office.url }, logged })
  /** The letters with links that came to an address so far. */
  const emailsTo = (address: string) =>
    office.delivered.filter(({ to, text }) => to?.[0]?.address === address && /\/materials\//.test(text ?? ''))
  return { shop, office, emailsTo, logged }
}

/** Somebody new, and what can be done with them. */
export async function applicant(shop: TestShop, application: object = chef, language = 'pl') {
  const { id } = (await (await applyTo(shop, application, { language })).json()) as { id: number }
  const path = `/api/admin/members/${'organizationName' in application ? 'restaurants' : 'chefs'}`
  return {
    id,
    decide: (body: object) => shop.callAsAdmin('PUT', `${path}/${id}`, { body }),
    ask: (again = false) => shop.callAsAdmin('POST', `/api/admin/members/${id}/materials`, { body: { again } }),
    remove: () => shop.callAsAdmin('DELETE', `${path}/${id}`),
    async record(): Promise<MaterialsRecord> {
      const rows = (await (await shop.callAsAdmin('GET', path)).json()) as { id: number; materials: MaterialsRecord }[]
      const found = rows.find((row) => row.id === id)
      if (!found) throw new Error(`member ${id} is not listed`)
      return found.materials
    },
  }
}

/** What takes a second or two by itself; a machine that is busy elsewhere is no failure. */
export const timeout = { timeout: 90_000, interval: 100 }
/** For tests in which that happens some times. */
export const slowTest = { timeout: 240_000 }

/** Waits until it stands so with them. */
export const stands = (one: { record(): Promise<MaterialsRecord> }, state: MaterialsRecord['state']) =>
  expect.poll(async () => (await one.record()).state, timeout).toBe(state)

export const tokenIn = ({ text }: { text?: string | undefined }) =>
  /\/materials\/([\w-]{43})/.exec(text ?? '')?.[1] ?? ''

export async function behind(shop: TestShop, token: string): Promise<LinkedMaterials> {
  const answer = await shop.call('GET', `/api/materials/${token}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as LinkedMaterials
}

/** Takes all of it away, as the page's button does. */
export async function unpack(shop: TestShop, token: string): Promise<Record<string, Buffer>> {
  const { pack } = await behind(shop, token)
  const answer = await shop.call('GET', `/api/materials/${token}/files/${pack.name}?download=true`)
  expect(answer.status).toBe(200)
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]))
}
