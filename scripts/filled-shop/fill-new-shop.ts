import { createFirstAdministrator } from '../../src/administrators/create-first-administrator.server.ts'
import { jobs } from '../../src/app/jobs.ts'
import '../../src/app/what-follows.server.ts'
import { seedProducts } from '../../src/catalog/seed-products.server.ts'
import { connectDatabase } from '../../src/server/database/database.ts'
import { alone, migrate } from '../../src/server/database/migrate.ts'
import { seedOnce } from '../../src/server/database/seed.ts'
import { prepareJobs } from '../../src/server/jobs/jobs.ts'
import { createLog } from '../../src/server/log.ts'
import { startEmbeddedPostgres } from '../../src/server/postgres/embedded-postgres.ts'
import { seedShippingRates } from '../../src/shipping/seed-shipping-rates.server.ts'
import { seedTeam } from '../../src/team/seed-team.server.ts'
import { fillRest } from './fill-rest.ts'
import { fillShop } from './fill-shop.ts'

/** A new shop with a year behind it and something in every table, and without pictures, which would make it large. */
export async function fillNewShop(dataFolder: string): Promise<{ url: string; close(): Promise<void> }> {
  const { url, stop } = await startEmbeddedPostgres({ dataFolder, say: () => {} })
  const { database, close } = connectDatabase(url, createLog('silent'), 60)
  await alone(url, async () => {
    await migrate(url)
    await prepareJobs(url, jobs)
    await seedOnce(database, 'products', seedProducts)
    await seedOnce(database, 'team', seedTeam)
    await seedOnce(database, 'shipping-rates', seedShippingRates)
    await createFirstAdministrator(database, { username: 'admin', password: 'simoussi-1972' }, () => {})
    await fillShop(database, { others: 12 })
    await fillRest(database)
  })
  return {
    url,
    close: async () => {
      await close()
      await stop()
    },
  }
}
