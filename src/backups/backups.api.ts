import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { validator } from 'hono/validator'
import { recordAudit } from '../audit/record-audit.server.ts'
import { administrators } from '../guards/administrators.guard.server.ts'
import { askedAgain } from '../guards/asked-again.guard.server.ts'
import { endpoints } from '../server/http/app-env.ts'
import { body } from '../server/http/endpoint.ts'
import { orRefuse } from '../server/http/errors.ts'
import {
  backupsAnswer,
  backupNotFound,
  backupUnderWay,
  bringRequest,
  broughtAnswer,
  contentsAnswer,
  restoreRequest,
} from './backup.ts'
import { bringBackup } from './bring-backup.server.ts'
import { openBackupFolder } from './backup-folder.server.ts'
import { askForBackup, makeBackup } from './make-backup.server.ts'
import { askForProof, proveRestore } from './prove-backup.server.ts'
import { jobsAtWork, readBackups } from './read-backups.server.ts'
import { beginRestore, readContents, type RestoreShop } from './restore-from-panel.server.ts'

const pathName = () => validator('param', ({ name = '' }: Record<string, string>) => ({ name }))

/** A restore is what all rooms together do, so it is handed in from above. */
export const backupsApi = (restoreShop: RestoreShop) =>
  endpoints()
    .get(
      '/admin/backups',
      administrators('manage backups', 'Backups, and how making and proving them goes', { 200: backupsAnswer }),
      async (c) => c.json(await readBackups(c.var.database, c.var.config)),
    )

    .post('/admin/backups', administrators('manage backups', 'Make a backup now', { 204: null }), async (c) => {
      if ((await jobsAtWork(c.var.database)).has(makeBackup.name)) orRefuse(backupUnderWay)
      await askForBackup(c.var.database, c.var.administrator)
      return c.body(null, 204)
    })

    .post(
      '/admin/backups/proof',
      administrators('manage backups', 'Prove now that the newest one can be restored', { 204: null }),
      async (c) => {
        if ((await jobsAtWork(c.var.database)).has(proveRestore.name)) orRefuse(backupUnderWay)
        await askForProof(c.var.database, c.var.administrator)
        return c.body(null, 204)
      },
    )

    .get(
      '/admin/backups/:name/file',
      administrators('manage backups', 'The file of a backup, with all that the shop holds', {
        200: 'application/gzip',
      }),
      askedAgain(),
      pathName(),
      async (c) => {
        const { name } = c.req.valid('param')
        const folder = openBackupFolder(c.var.config.dataFolder)
        const found = (await folder.list()).find((one) => one.name === name)
        if (!found) return orRefuse(backupNotFound)
        await recordAudit(c.var.database, c.var.administrator, { action: 'downloaded', subject: 'backup', name })
        c.header('Content-Type', 'application/gzip')
        c.header('Content-Length', String(found.bytes))
        c.header('Content-Disposition', `attachment; filename="${name}"`)
        return c.body(Readable.toWeb(createReadStream(folder.pathOf(name))) as ReadableStream)
      },
    )

    .get(
      '/admin/backups/:name/contents',
      administrators('manage backups', 'What a backup would bring back, read to its end', { 200: contentsAnswer }),
      pathName(),
      async (c) => c.json(orRefuse(await readContents(c.var, c.req.valid('param').name))),
    )

    .post(
      '/admin/backups/:name/bring',
      administrators('manage backups', 'Bring a backup from the bucket here and decrypt it', { 200: broughtAnswer }),
      askedAgain(),
      pathName(),
      body(bringRequest),
      async (c) => {
        const { name } = c.req.valid('param')
        const { privateKey } = c.req.valid('json')
        return c.json(orRefuse(await bringBackup(c.var, c.var.administrator, name, privateKey)))
      },
    )

    .post(
      '/admin/backups/:name/restore',
      administrators('manage backups', 'Put a backup in the place of all that the shop holds', { 204: null }),
      askedAgain(),
      pathName(),
      body(restoreRequest),
      async (c) => {
        orRefuse(await beginRestore(c.var, c.var.administrator, c.req.valid('param').name, restoreShop))
        return c.body(null, 204)
      },
    )
