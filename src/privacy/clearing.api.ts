import { administrators } from '../guards/administrators.guard.server.ts'
import { endpoints } from '../server/http/app-env.ts'
import { body } from '../server/http/endpoint.ts'
import { orRefuse } from '../server/http/errors.ts'
import { answerClearing, confirmClock, readClock } from './answer-clearing.server.ts'
import { clearingDecision, clockReport } from './clearing-question.ts'

export const clearingApi = endpoints()
  .get(
    '/admin/clock',
    administrators('see status', 'Whether the clock has leapt, and which clearing waits', { 200: clockReport }),
    async (c) => c.json(await readClock(c.var.database)),
  )

  .post(
    '/admin/clock/confirm',
    administrators('clear old data', 'Say that the clock is right', { 204: null }),
    async (c) => {
      orRefuse(await confirmClock(c.var.database, c.var.administrator))
      return c.body(null, 204)
    },
  )

  .post(
    '/admin/clock/clearing',
    administrators('clear old data', 'Let old data be cleared, or say that the clock is wrong', { 204: null }),
    body(clearingDecision),
    async (c) => {
      orRefuse(await answerClearing(c.var.database, c.var.administrator, c.req.valid('json')))
      return c.body(null, 204)
    },
  )
