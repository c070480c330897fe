import * as z from 'zod/mini'
import { shopInFileNames } from '../../server/files/shop-in-file-names.ts'
import { askedAgain } from '../../guards/asked-again.guard.server.ts'
import { administrators } from '../../guards/administrators.guard.server.ts'
import { shownInPoland } from '../../kernel/polish-time.ts'
import type { CopiedPart } from '../../server/copied-part.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { query } from '../../server/http/endpoint.ts'
import { orRefuse } from '../../server/http/errors.ts'
import { bodyWithFile } from '../../server/http/multipart.ts'
import { putCopy } from './put-copy.server.ts'
import { copyAgreed, copyAsked, copyMissing, copyReport, copyTooLarge, maxCopyBytes } from './settings-copy.ts'
import { takeCopy } from './take-copy.server.ts'

/** Of all parts that rooms bring: some of them stand beside this one. */
export const settingsCopyApi = (copied: readonly CopiedPart[]) =>
  endpoints()
    .get(
      '/admin/settings-copy',
      administrators('copy settings', 'All that the owner has set, without secrets, as a zip', { 200: z.file() }),
      askedAgain(),
      async (c) => {
        const [day = ''] = shownInPoland(new Date()).split(' ')
        const content = await takeCopy(c.var.database, copied)
        c.header('Content-Type', 'application/zip')
        c.header('Content-Disposition', `attachment; filename="${shopInFileNames()}-ustawienia-${day}.zip"`)
        return c.body(content)
      },
    )

    .post(
      '/admin/settings-copy',
      administrators(
        'copy settings',
        'Put such a file in the place of what is set here; with preview=true it only says what would change',
        { 200: copyReport },
      ),
      askedAgain(),
      query(copyAsked),
      bodyWithFile('file', copyAgreed, { maxBytes: maxCopyBytes, missing: copyMissing, tooLarge: copyTooLarge }),
      async (c) => {
        const { database, administrator, config, live } = c.var
        const { file, texts } = c.req.valid('form')
        const isPreview = c.req.valid('query').preview !== undefined
        const asked = { file: await file.bytes(), agreed: isPreview ? undefined : (texts.mark ?? '') }
        const report = orRefuse(await putCopy(database, administrator, asked, config, copied))
        if (!isPreview) await live.reload()
        return c.json(report)
      },
    )
