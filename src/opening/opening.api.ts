import { administrators } from '../guards/administrators.guard.server.ts'
import { endpoints } from '../server/http/app-env.ts'
import { body } from '../server/http/endpoint.ts'
import { answerLine, decideStep } from './answer-opening.server.ts'
import { lineAnswer, opening, stepDecision } from './opening.ts'
import { readOpening } from './read-opening.server.ts'

export const openingApi = endpoints()
  .get(
    '/admin/opening',
    administrators('open the shop', 'What is left to do before the shop opens', { 200: opening }),
    async (c) => c.json(await readOpening(c.var.database, c.var.config)),
  )

  .put(
    '/admin/opening/line',
    administrators('open the shop', 'Say that a line is seen to, which the program can not know', { 204: null }),
    body(lineAnswer),
    async (c) => {
      await answerLine(c.var.database, c.var.administrator, c.req.valid('json'))
      return c.body(null, 204)
    },
  )

  .put(
    '/admin/opening/step',
    administrators('open the shop', 'Note how far the guided set-up has come', { 204: null }),
    body(stepDecision),
    async (c) => {
      await decideStep(c.var.database, c.var.administrator, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
