import { asc } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import type { KsefEnvironment } from '../../src/ksef/ksef.ts'
import { connectKsef } from '../../src/ksef/connect-ksef.server.ts'
import type { KsefConfig } from '../../src/server/config.ts'
import { bringForward } from '../../src/sales/invoices/ksef/bring-ksef-document.server.ts'
import { ksefDocuments, type KsefRow } from '../../src/sales/invoices/ksef/ksef-documents.table.ts'
import type { KsefServices } from '../../src/sales/invoices/ksef/ksef-line.server.ts'
import { createLog } from '../../src/server/log.ts'
import { withLive } from '../../src/server/live.ts'
import { FakeKsef } from './fake-ksef.ts'
import { placeInvoicedOrder } from './invoices.ts'
import { openTestShop } from './shop.ts'

/** The number of the example that sells until an owner has said who they are. */
const sellersNumber = '1234563218'

/** What is done meanwhile is done with KSeF switched on. */
export const inKsef = <Result>(work: () => Result, environment: KsefEnvironment | null = 'production'): Result =>
  withLive(new Map([['ksef', environment]]), work)

/** A shop that sends its documents to a stand-in of KSeF, and what its tests do and look at. */
export async function openKsefShop({ hasOffline = true } = {}) {
  const ksef = await FakeKsef.open()
  onTestFinished(() => ksef.close())
  const own = ksef.issue(sellersNumber)
  const account: KsefConfig = {
    environment: 'production',
    taxNumber: sellersNumber,
    proof: { by: 'certificate', ...own },
    offline: hasOffline ? ksef.issue(sellersNumber, { usage: 'offline' }) : undefined,
    url: ksef.url,
    patience: { answer: 30_000, admission: 30_000, pause: 1 },
  }
  const shop = await openTestShop()
  const { database } = shop
  const connect = (): KsefServices => ({
    database,
    log: createLog('silent'),
    line: { account, ksef: connectKsef(account) },
    now: () => new Date(ksef.now()),
    quiet: 0,
  })
  const services = connect()
  const rows = (): Promise<KsefRow[]> => database.select().from(ksefDocuments).orderBy(asc(ksefDocuments.invoiceId))
  return {
    shop,
    database,
    ksef,
    services,
    /** Another copy of the program. */
    connect,
    place: (said: Parameters<typeof placeInvoicedOrder>[1] = {}, at?: Date) =>
      inKsef(() => placeInvoicedOrder(database, said, at)),
    rows,
    row: async (id: number) => (await rows()).find(({ invoiceId }) => invoiceId === id),
    /** Takes every document so many steps. */
    async work(times = 3): Promise<void> {
      for (let turn = 0; turn < times; turn += 1)
        for (const { invoiceId } of await rows()) await bringForward(services, invoiceId)
    },
  }
}
