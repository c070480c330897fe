import { administrators } from '../../../guards/administrators.guard.server.ts'
import { printMoney } from '../../../kernel/money.ts'
import { endpoints } from '../../../server/http/app-env.ts'
import { body, pathId } from '../../../server/http/endpoint.ts'
import { orRefuse } from '../../../server/http/errors.ts'
import { recordTransfer } from './record-transfer.server.ts'
import { newTransfer, recordedTransfer } from './transfer.ts'

export const transfersApi = endpoints().post(
  '/admin/orders/:id/transfers',
  administrators('manage orders', 'Note that a bank transfer came for an order', { 201: recordedTransfer }),
  pathId(),
  body(newTransfer),
  async (c) => {
    const { database, administrator } = c.var
    const noted = orRefuse(await recordTransfer(database, administrator, c.req.valid('param').id, c.req.valid('json')))
    return c.json({ ...noted, difference: printMoney(noted.difference) }, 201)
  },
)
