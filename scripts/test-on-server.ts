import { mkdtemp, chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../src/server/embedded-postgres.ts'
import { buildWhenNeeded } from './build-when-needed.ts'
import { runTests } from './run-tests.ts'

// What users do that reaches the database, once more on a PostgreSQL server that `DATABASE_URL` names, as an owner with
// several copies runs it. How pages look doesn't depend on that, and all other tests make their databases on such a server
// anyway, or on purpose not.
const journeys = ['visitor', 'team', 'join', 'contact', 'unsubscribe', 'customers', 'buying'].map(
  (journey) => `tests/e2e/${journey}.test.ts`,
)
const guarantees = ['rush', 'tampering', 'same-checkout'].map((guarantee) => `src/checkout/${guarantee}.test.ts`)
const throughTheDatabase = [
  ...journeys,
  ...guarantees,
  'src/payments/any-order.test.ts',
  'src/orders/tend-orders.test.ts',
  'src/orders/order-meetings.test.ts',
  'tests/operations.test.ts',
]

const dataFolder = await mkdtemp(join(tmpdir(), 'salorge-server-'))
await chmod(dataFolder, 0o711)
const postgres = await startEmbeddedPostgres({ dataFolder, say: () => {} })
await buildWhenNeeded()
await runTests(throughTheDatabase, { DATABASE_URL: postgres.url })
await postgres.stop()
await rm(dataFolder, { recursive: true })
