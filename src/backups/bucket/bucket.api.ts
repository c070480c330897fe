import { administrators } from '../../guards/administrators.guard.server.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { bucketTestAnswer } from './bucket.ts'
import { tryBucket } from './try-bucket.server.ts'

export const bucketApi = endpoints().post(
  '/admin/backups/bucket/test',
  administrators('manage backups', 'Write, read and remove a small object in the bucket for backups', {
    200: bucketTestAnswer,
  }),
  async (c) => c.json(await tryBucket(c.var.database, c.var.administrator, c.var.config)),
)
