import { administrators } from '../guards/administrators.guard.server.ts'
import { endpoints } from '../server/http/app-env.ts'
import { readToday } from './read-today.server.ts'
import { today } from './today.ts'

export const todayApi = endpoints().get(
  '/admin/today',
  administrators('manage orders', 'What waits for the office, and how the last thirty days went', { 200: today }),
  async (c) => c.json(await readToday(c.var)),
)
