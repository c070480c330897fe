import { mkdtemp, chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../src/server/embedded-postgres.ts'
import { buildWhenNeeded } from './build-when-needed.ts'
import { runTests } from './run-tests.ts'

// The program as its users meet it once more, on a PostgreSQL server that `DATABASE_URL` names, as an owner with several
// copies runs it. All other tests make their databases on such a server anyway, or on purpose not.
const asUsersMeetIt = ['tests/e2e', 'tests/operations.test.ts']

const dataFolder = await mkdtemp(join(tmpdir(), 'salorge-server-'))
await chmod(dataFolder, 0o711)
const postgres = await startEmbeddedPostgres({ dataFolder, say: () => {} })
await buildWhenNeeded()
await runTests(asUsersMeetIt, { DATABASE_URL: postgres.url })
await postgres.stop()
await rm(dataFolder, { recursive: true })
