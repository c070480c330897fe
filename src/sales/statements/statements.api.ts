import * as z from 'zod/mini'
import { administrators } from '../../guards/administrators.guard.server.ts'
import { body, pathId, query } from '../../server/http/endpoint.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { bodyWithFile } from '../../server/http/multipart.ts'
import { paging } from '../../server/http/paging.ts'
import { bookSureLines, decideLine } from './decide-line.server.ts'
import { importStatement } from './import-statement.server.ts'
import { listStatementLines, summariseStatementLines } from './list-statement-lines.server.ts'
import * as statement from './statement.ts'

export const statementsApi = endpoints()
  .get(
    '/admin/statement-lines',
    administrators('manage orders', 'What came in by the bank’s statements, with the orders it may be for', {
      200: z.array(statement.statementLine),
    }),
    query(z.object({ ...paging, ...statement.statementFilter })),
    async (c) => {
      const { lines, total } = await listStatementLines(c.var.database, c.req.valid('query'))
      c.header('X-Total-Count', String(total))
      return c.json(lines)
    },
  )

  .get(
    '/admin/statement-lines/summary',
    administrators('manage orders', 'How much waits, and what of it can be booked at one press', {
      200: statement.statementSummary,
    }),
    async (c) => c.json(await summariseStatementLines(c.var.database)),
  )

  .post(
    '/admin/statement-lines/import',
    administrators('manage orders', 'Read a bank’s statement; nothing is booked by it', {
      200: statement.statementReport,
    }),
    bodyWithFile('statementFile', z.object({}), {
      maxBytes: statement.maxStatementBytes,
      missing: statement.statementMissing,
      tooLarge: statement.statementTooLarge,
    }),
    async (c) => {
      const file = await c.req.valid('form').file.bytes()
      return c.json(orRefuse(await importStatement(c.var.database, c.var.administrator, file)))
    },
  )

  .post(
    '/admin/statement-lines/sure',
    administrators('manage orders', 'Book the lines that fit an order by number and amount', {
      200: statement.bookedLines,
    }),
    body(statement.sureLines),
    async (c) => c.json(await bookSureLines(c.var.database, c.var.administrator, c.req.valid('json').lines)),
  )

  .put(
    '/admin/statement-lines/:id',
    administrators('manage orders', 'Say for which order money came, or that it is for none', {
      200: statement.statementLine,
    }),
    pathId(),
    body(statement.lineDecision),
    async (c) =>
      c.json(
        orRefuse(await decideLine(c.var.database, c.var.administrator, c.req.valid('param').id, c.req.valid('json'))),
      ),
  )
