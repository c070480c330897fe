import { administrators } from '../guards/administrators.guard.server.ts'
import { endpoints } from '../server/http/app-env.ts'
import { readChecks } from './read-status.server.ts'
import { shopStatus } from './status.ts'
import { readVersion } from './version.server.ts'

export const statusApi = endpoints().get(
  '/admin/status',
  administrators('see status', 'Whether the shop is safe: what was found, and what to do', { 200: shopStatus }),
  async (c) => {
    const [checks, version] = await Promise.all([readChecks(c.var), readVersion()])
    return c.json({ lookedAt: new Date().toISOString(), checks, version })
  },
)
